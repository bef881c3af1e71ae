import { type Result, err, failure, ok } from '../util/result.ts';
import { diceFor } from './dice-source.ts';
import type { MatchDocument, MatchEvent } from './document.ts';
import { type LogLine, type MatchEngine, type MatchFailure, logLine } from './engine.ts';

/*
 * A match is the fold of its events. `begin` is the state before the first, `advance` adds one; `replay` is both. To undo
 * is to replay without the last event.
 */

/** Lines of the log that one event made. */
export interface LogEntry {
	/** Index of the event in the document. */
	readonly event: number;
	readonly lines: readonly LogLine[];
	/** True when the table rolled the dice itself. */
	readonly typed: boolean;
}

export interface Fold<State> {
	readonly state: State;
	/** How far the sequence of the seed has been used. */
	readonly position: number;
	readonly log: readonly LogEntry[];
}

/** Why a document does not replay: what is wrong, and at which event (from 0). */
export interface ReplayFailure {
	readonly failure: MatchFailure;
	readonly event: number;
}

/** A word of the table in the log of any game; it changes nothing. */
export const NOTE = 'note';
const MAX_NOTE = 2000;

type Start = Pick<MatchDocument, 'sides' | 'rulings'>;

/** Before the first event. */
export function begin<State>(match: Start, engine: MatchEngine<State>): Fold<State> {
	return { state: engine.start({ sides: match.sides, rulings: match.rulings }), position: 0, log: [] };
}

/** The fold with one event more. Fails with why it cannot happen or what its dice should be; the old fold stays as it is. */
export function advance<State>(
	fold: Fold<State>,
	event: MatchEvent,
	seed: string,
	engine: Pick<MatchEngine<State>, 'plan' | 'isOver'>
): Result<Fold<State>, MatchFailure> {
	const add = (lines: readonly LogLine[], typed: boolean): readonly LogEntry[] => [
		...fold.log,
		{ event: fold.log.length, lines, typed }
	];
	if (event.kind === NOTE) {
		const text = event['text'];
		if (typeof text !== 'string' || text.length > MAX_NOTE) {
			return err(failure('wrong-shape', { path: 'text', expected: 'string', bound: String(MAX_NOTE) }));
		}
		return ok({ ...fold, log: add([logLine('note', { text })], false) });
	}
	if (engine.isOver(fold.state)) return err(failure('match-over'));
	const plan = engine.plan(fold.state, event);
	if (!plan.ok) return plan;
	const dice = diceFor(plan.value.wants, event.dice, seed, fold.position);
	if (!dice.ok) return dice;
	const applied = plan.value.resolve(dice.value.faces);
	return ok({
		state: applied.state,
		position: dice.value.position,
		log: add(applied.log, dice.value.typed && plan.value.wants.length > 0)
	});
}

/** The whole match. Fails at the first event that cannot happen. The same document always gives the same log. */
export function replay<State>(
	match: MatchDocument,
	engine: MatchEngine<State>
): Result<Fold<State>, ReplayFailure & { readonly before: Fold<State> }> {
	let fold = begin(match, engine);
	for (const [index, event] of match.events.entries()) {
		const next = advance(fold, event, match.seed, engine);
		if (!next.ok) return err({ failure: next.error, event: index, before: fold });
		fold = next.value;
	}
	return ok(fold);
}

/** The match with one event more, and without its last one. Both leave the old one as it is. */
export const withEvent = (match: MatchDocument, event: MatchEvent): MatchDocument => ({
	...match,
	events: [...match.events, event]
});
export const withoutLast = (match: MatchDocument): MatchDocument => ({ ...match, events: match.events.slice(0, -1) });
