import { dbgCatalogue } from '../../catalogue/dbg-lists.ts';
import type { RulingValue } from '../../roster/fields.ts';
import { parseRoster } from '../../roster/document.ts';
import { type MatchDocument, type MatchEvent, newMatch } from '../document.ts';
import type { LogLine } from '../engine.ts';
import { type Fold, advance, begin, replay } from '../fold.ts';
import { dbgEngineOf } from './engine.ts';
import type { DbgState, Figure } from './state.ts';

/* A table for the tests of rules: two bands of a few figures, events with given dice. */

export interface Entry {
	readonly id: string;
	readonly unit: string;
	readonly count?: number;
	readonly options?: readonly string[];
	readonly skills?: readonly string[];
	readonly swaps?: Readonly<Record<string, string>>;
}
export interface Band {
	readonly army: string;
	readonly entries: readonly Entry[];
}

const engine = dbgEngineOf(dbgCatalogue);

function rosterOf({ army, entries }: Band) {
	const parsed = parseRoster({ format: 'signifer.roster', version: 1, game: 'dbg', army, entries });
	if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
	return parsed.value;
}

/** A match under way. Figures are `1.<entry>.<number>` and `2.<entry>.<number>`. */
export class Table {
	readonly match: MatchDocument;
	#events: MatchEvent[] = [];
	#fold: Fold<DbgState>;

	constructor(first: Band, second: Band, rulings: Record<string, RulingValue> = {}) {
		const made = newMatch({ sides: [rosterOf(first), rosterOf(second)], seed: 'mt19937:5', rulings });
		if (!made.ok) throw new Error(JSON.stringify(made.error));
		this.match = made.value;
		this.#fold = begin(this.match, engine);
	}

	get state(): DbgState {
		return this.#fold.state;
	}
	figure(id: string): Figure {
		const figure = this.state.figures[id];
		if (!figure) throw new Error(`no figure ${id}`);
		return figure;
	}
	/** Lines of the last event. */
	get lines(): readonly LogLine[] {
		return this.#fold.log.at(-1)?.lines ?? [];
	}
	/** Codes of the last event. */
	get codes(): readonly string[] {
		return this.lines.map(({ code }) => code);
	}

	try(event: MatchEvent) {
		return advance(this.#fold, event, this.match.seed, engine);
	}
	do(...events: MatchEvent[]): this {
		for (const event of events) {
			const next = this.try(event);
			if (!next.ok) throw new Error(`${JSON.stringify(event)}: ${JSON.stringify(next.error)}`);
			this.#fold = next.value;
			this.#events.push(event);
		}
		return this;
	}
	/** Why an event is refused: its code, and the reason of `not-allowed`. */
	no(event: MatchEvent): string {
		const next = this.try(event);
		if (next.ok) return 'fine';
		const { code, facts } = next.error;
		return code === 'not-allowed' ? String(facts['why']) : code;
	}
	plan(event: MatchEvent) {
		const plan = engine.plan(this.state, event);
		if (!plan.ok) throw new Error(JSON.stringify(plan.error));
		return plan.value;
	}
	offers(kind: string): readonly MatchEvent[] {
		return engine.offers(this.state).flatMap(({ event }) => (event.kind === kind ? [event] : []));
	}
	asks(kind: string): readonly string[] {
		const offer = engine.offers(this.state).find(({ event }) => event.kind === kind);
		return offer?.asks.map(({ field }) => field) ?? [];
	}
	/** The score that the fold gives again from the document: the same state. */
	replayed(): DbgState {
		const again = replay({ ...this.match, events: this.#events }, engine);
		if (!again.ok) throw new Error(JSON.stringify(again.error));
		return again.value.state;
	}

	/** Side 0 wins the initiative; the movement phase begins. */
	move(): this {
		return this.do({ kind: 'set', initiative: 0, phase: 'movement', hand: 0 });
	}
	/** The combat phase, with these pairs in contact. */
	melee(...pairs: readonly (readonly [string, string])[]): this {
		this.do({ kind: 'set', initiative: 0, phase: 'combat' });
		for (const [a, b] of pairs) this.do({ kind: 'touch', a, b });
		return this;
	}
	/** Score of one fighter or shooter in the last event. */
	sum(who: string, code?: string) {
		const sum = this.lines
			.flatMap(({ sums }) => sums)
			.find((each) => each.who === who && (code === undefined || each.code === code));
		if (!sum) throw new Error(`no sum of ${who}`);
		return sum;
	}
	total(who: string, code?: string): number {
		return this.sum(who, code).total;
	}
	/** The value of one term in a sum, 0 when it is not there. */
	term(who: string, term: string): number {
		return this.sum(who).terms.find((each) => each.code === term)?.value ?? 0;
	}
}

export const romans = (...entries: Entry[]): Band => ({ army: 'romans', entries });
export const celts = (...entries: Entry[]): Band => ({ army: 'celts', entries });
export const germans = (...entries: Entry[]): Band => ({ army: 'germans', entries });
