import { type Facts, type Result, err, failure, ok } from '../../util/result.ts';
import { type Applied, type DiceWant, type LogLine, type MatchFailure, type Plan, logLine } from '../engine.ts';
import type { Ref } from './field.ts';
import type { Roll } from './rolls.ts';
import { type GroupState, type OscarState, withGroup } from './state.ts';

/* How an event runs: a state that is replaced step by step, and the lines of the log that this makes. */

export class Course {
	readonly log: LogLine[] = [];
	constructor(public state: OscarState) {}

	say(code: string, facts: Facts = {}, more: Parameters<typeof logLine>[2] = {}): void {
		this.log.push(logLine(code, facts, more));
	}
	change(ref: Ref, changes: Partial<GroupState>): void {
		this.state = withGroup(this.state, ref, changes);
	}
	set(changes: Partial<OscarState>): void {
		this.state = { ...this.state, ...changes };
	}
}

/** A plan that also tells its rolls, with the items of their modifiers. */
export interface OscarPlan extends Plan<OscarState> {
	readonly rolls: readonly Roll[];
}
export type Planned = Result<OscarPlan, MatchFailure>;

export interface Rolls {
	readonly wants?: readonly DiceWant[];
	readonly rolls?: readonly Roll[];
}

/** What an event does once its dice are there. */
export function planned(
	state: OscarState,
	{ wants = [], rolls = [] }: Rolls,
	run: (course: Course, dice: readonly (readonly number[])[]) => void
): Planned {
	return ok({
		wants,
		rolls,
		attack: rolls[0]?.attack ?? null,
		resolve: (dice): Applied<OscarState> => {
			const course = new Course(state);
			run(course, dice);
			return { state: course.state, log: course.log };
		}
	});
}

/** Why something cannot be done now: `why` is worded in `wording/match-oscar.ts`. */
export const no = (why: string, who: Ref | null): Planned => err(failure('not-allowed', { why, who }));
