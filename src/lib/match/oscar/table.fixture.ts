import { oscarCatalogue } from '../../catalogue/oscar-lists.ts';
import type { RulingValue } from '../../roster/fields.ts';
import type { OscarRoster } from '../../roster/oscar-document.ts';
import { assert } from '../../util/assert.ts';
import type { MatchEvent } from '../document.ts';
import type { LogLine, MatchFailure } from '../engine.ts';
import { type Fold, advance, begin } from '../fold.ts';
import { oscarEngineOf } from './engine.ts';
import type { GroupState, OscarState } from './state.ts';

/* Test help: a table where both sides play with typed dice. */

export const engine = oscarEngineOf(oscarCatalogue);
const SEED = 'mt19937:7';

export class Table {
	fold: Fold<OscarState>;
	constructor(sides: readonly [OscarRoster, OscarRoster], rulings: Record<string, RulingValue> = {}) {
		this.fold = begin({ sides: [...sides], rulings }, engine);
	}
	get state(): OscarState {
		return this.fold.state;
	}
	group(ref: string): GroupState {
		const group = this.state.groups[ref];
		assert(group, `no group ${ref}`);
		return group;
	}
	/** An event that must be accepted; the lines it adds to the log. */
	do(kind: string, fields: Record<string, unknown> = {}, dice?: number[][]): readonly LogLine[] {
		const next = advance(this.fold, event(kind, fields, dice), SEED, engine);
		assert(next.ok, `${kind} ${JSON.stringify(fields)}: ${JSON.stringify(next)}`);
		this.fold = next.value;
		return this.fold.log.at(-1)?.lines ?? [];
	}
	/** Why an event is refused: its code, or the reason of `not-allowed`. */
	refused(kind: string, fields: Record<string, unknown> = {}, dice?: number[][]): MatchFailure['code'] | string | null {
		const next = advance(this.fold, event(kind, fields, dice), SEED, engine);
		if (next.ok) return null;
		const { code, facts } = next.error;
		return code === 'not-allowed' ? String(facts['why']) : code;
	}
	/** The first turn, side 0 in hand. */
	begins(): this {
		this.do('initiative', {}, [[4], [3]]);
		this.do('hand', { first: 0 });
		return this;
	}
	/** A group of either side is activated with the best dice, whoever is in hand. */
	acts(group: string): this {
		this.do('set', { phase: 'activation', hand: Number(group[0]) });
		this.do('set', { group, marker: 'ready' });
		const faces = this.state.field.pieces[group]?.profile.discipline.startsWith('3') ? [6, 6, 6] : [6, 6];
		const alone = this.state.field.pieces[group]?.profile.role === 'officer';
		this.do('activate', { group }, alone ? undefined : [faces]);
		return this;
	}
}

const event = (kind: string, fields: Record<string, unknown>, dice?: number[][]): MatchEvent => ({
	kind,
	...fields,
	...(dice === undefined ? {} : { dice })
});

/** The line of this code, which must be there. */
export function line(lines: readonly LogLine[], code: string): LogLine {
	const found = lines.find((each) => each.code === code);
	assert(found, `no line ${code} among ${lines.map((each) => each.code).join(', ')}`);
	return found;
}
/** The sum of a line as its terms and total. */
export const arithmetic = ({ sums }: LogLine, index = 0): unknown[] => [
	...(sums[index]?.terms ?? []).map(({ code, value }) => `${code} ${value}`),
	sums[index]?.total
];
