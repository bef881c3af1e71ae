import type { BattleCatalogue } from '../../catalogue/battle-index.ts';
import type { Dice } from '../../catalogue/battle.ts';
import { rulingValue } from '../../rules/ruling.ts';
import { assert } from '../../util/assert.ts';
import { type Facts, type Result, err, failure, ok } from '../../util/result.ts';
import { type DiceWant, type LogLine, type MatchFailure, type Plan, type Side, logLine, otherSide } from '../engine.ts';
import { type ActorState, type BattleState, type Due, type Fate, type Ref, actorIn, personIn } from './state.ts';

/* How an event runs: a state that is replaced step by step, and the lines of the log that this makes. */

export class Course {
	readonly log: LogLine[] = [];
	constructor(
		public state: BattleState,
		readonly catalogue: BattleCatalogue
	) {}

	say(code: string, facts: Facts = {}, more: Parameters<typeof logLine>[2] = {}): void {
		this.log.push(logLine(code, facts, more));
	}
	set(changes: Partial<BattleState>): void {
		this.state = { ...this.state, ...changes };
	}
	change(ref: Ref, changes: Partial<ActorState>): void {
		this.set({ people: { ...this.state.people, [ref]: { ...personIn(this.state, ref), ...changes } } });
	}
	owe(...due: readonly Due[]): void {
		this.set({ due: [...this.state.due, ...due] });
	}
	/** What was due first is settled. */
	settle(): void {
		this.set({ due: this.state.due.slice(1) });
	}

	/** Adds to the score of one side, not below nothing (ruling negative-points); answers what it really gained. */
	score(side: Side, points: number): number {
		const [first, second] = this.state.points;
		const low = rulingValue(this.state, 'negative-points', this.catalogue) === true ? -Infinity : 0;
		const before = side === 0 ? first : second;
		const after = Math.max(low, before + points);
		this.put(side === 0 ? [after, second] : [first, after]);
		return after - before;
	}
	/** The score as it is from now on. */
	put(points: BattleState['points']): void {
		const { turn, phase, course } = this.state;
		const [first, second] = this.state.points;
		if (first === points[0] && second === points[1]) return;
		this.set({ points, course: [...course, { turn, phase, points }] });
	}

	/** A hero's wounds and how he fares; the death of a general brings the enemy points at once (bataille-rangee 3.5). */
	wound(ref: Ref, lost: number, fate: Fate): void {
		const actor = actorIn(this.state, ref);
		const before = personIn(this.state, ref);
		this.change(ref, { lost: before.lost + lost, fate });
		this.say('wounded', { hero: ref, lost, fate });
		if (fate === 'dead' && before.fate !== 'dead' && actor.general) {
			const side = otherSide(actor.side);
			const points = this.score(side, this.catalogue.game.generalDeath.points);
			this.say('general-dead', { hero: ref, side, points });
		}
	}
}

export interface Scene {
	readonly state: BattleState;
	readonly catalogue: BattleCatalogue;
}
export type Planned = Result<Plan<BattleState>, MatchFailure>;
export type Faces = readonly (readonly number[])[];

/** What an event does once its dice are there. */
export function planned(
	{ state, catalogue }: Scene,
	wants: readonly DiceWant[],
	run: (course: Course, dice: Faces) => void
): Planned {
	return ok({
		wants,
		attack: null,
		resolve: (dice) => {
			const course = new Course(state, catalogue);
			run(course, dice);
			return { state: course.state, log: course.log };
		}
	});
}

/** Why something cannot be done now: `why` is worded in `wording/match-battle.ts`. */
export const no = (why: string, who: Ref | null = null, facts: Facts = {}): { ok: false; error: MatchFailure } =>
	err(failure('not-allowed', { why, who, ...facts }));

export const hundred = (who: string | null): DiceWant => ({ kind: 'die', faces: 100, who });
export const diceWants = (dice: Dice, who: string | null): DiceWant[] =>
	Array.from({ length: dice.count }, () => ({ kind: 'die', faces: dice.sides, who }));

/** The face of a single die. */
export function faceAt(dice: Faces, index: number): number {
	const face = dice[index]?.[0];
	assert(face !== undefined, 'dice were not checked');
	return face;
}
/** The faces of `count` single dice from `from` on. */
export const facesFrom = (dice: Faces, from: number, count: number): number[] =>
	Array.from({ length: count }, (_, index) => faceAt(dice, from + index));
