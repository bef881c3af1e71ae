import type { DbgCatalogue } from '../../catalogue/dbg-index.ts';
import { d10Value } from '../../dice/d10.ts';
import { assert } from '../../util/assert.ts';
import { type Facts, type Result, err, failure, ok } from '../../util/result.ts';
import type { Attack, DbgTest } from '../attack.ts';
import { resolveTest } from '../dbg-shot.ts';
import { type DiceWant, type MatchFailure, type Plan, type Sum, type Term, otherSide } from '../engine.ts';
import { Course } from './course.ts';
import { canActivate, figureOf, figuresOfSide, onField } from './figures.ts';
import { sumOf } from './modifiers.ts';
import type { DbgState, Figure, Phase } from './state.ts';

/* What the plans of all events share. */

export type Planned = Result<Plan<DbgState>, MatchFailure>;
export type Faces = readonly (readonly number[])[];

/** An event against the state it happens in. */
export interface Scene {
	readonly state: DbgState;
	readonly catalogue: DbgCatalogue;
}

/** Whose hand it is once an event is done: nobody waits for a side that has nobody left to activate. */
function settleHand(course: Course): void {
	const { phase, hand, initiative, over } = course.state;
	if (phase !== 'movement' || over) {
		if (hand !== null) course.set({ hand: null });
		return;
	}
	const first = hand ?? initiative ?? 0;
	const has = (side: 0 | 1): boolean =>
		figuresOfSide(course.state, side).some((each) => canActivate(course.state, each));
	course.set({ hand: has(first) ? first : has(otherSide(first)) ? otherSide(first) : null });
}

/** A choice among enemies of whom nobody is left is none; and nothing is due in a match that is over. */
function settleDues(course: Course): void {
	const { over, due } = course.state;
	if (over && due.length > 0) course.set({ due: [] });
	course.settle((each) => each.kind === 'strike' && !each.targets.some((id) => onField(course.figure(id))));
}

/** A plan that runs its course; the state it began with is never changed. */
export function planOf(
	{ state }: Scene,
	run: (course: Course, dice: Faces) => void,
	{ wants = [], attack = null }: { wants?: readonly DiceWant[]; attack?: Attack | null } = {}
): Planned {
	return ok({
		wants,
		attack,
		resolve: (dice) => {
			const course = new Course(state);
			run(course, dice);
			settleDues(course);
			settleHand(course);
			return { state: course.state, log: course.log };
		}
	});
}

export const d10 = (who: string | null): DiceWant => ({ kind: 'd10', who });

/** The value of faces that the dice source has checked. */
export function valueOf(faces: readonly number[] | undefined): number {
	const value = d10Value(faces ?? []);
	assert(value.ok, 'dice were not checked');
	return value.value;
}

/** Refuses: `why` is a code that the words know. */
export const refuse = (why: string, who: string | null = null, facts: Facts = {}): { ok: false; error: MatchFailure } =>
	err(failure('not-allowed', { why, who, ...facts }));

export const notNow = (kind: string, phase: Phase): { ok: false; error: MatchFailure } =>
	err(failure('not-now', { kind, phase }));

/** The figures of these ids, all on the field. Fails with the first that is none or is out. */
export function fielded(state: DbgState, ids: readonly string[]): Result<readonly Figure[], MatchFailure> {
	const found: Figure[] = [];
	for (const id of ids) {
		const figure = figureOf(state, id);
		if (!figure) return err(failure('unknown-figure', { figure: id }));
		if (!onField(figure)) return refuse('out', id);
		found.push(figure);
	}
	return ok(found);
}

export function oneFielded(state: DbgState, id: string): Result<Figure, MatchFailure> {
	const found = fielded(state, [id]);
	if (!found.ok) return found;
	const [figure] = found.value;
	assert(figure, 'one of one');
	return ok(figure);
}

export interface TestSetUp {
	readonly figure: Figure;
	readonly value: 'combat' | 'shooting' | 'discipline';
	readonly terms: readonly Term[];
	readonly difficulty: number;
	readonly state: DbgState;
}

/** A roll against a fixed difficulty as an attack (docs/attacks.md). */
export const testAttack = ({ figure, value, terms, difficulty, state }: TestSetUp): DbgTest => ({
	game: 'dbg',
	kind: 'test',
	value: figure.card[value],
	difficulty,
	modifier: sumOf(terms),
	rulings: { 'fixed-test-equality': state.rulings['fixed-test-equality'] ?? 'success' }
});

/** Rolls a test: whether it passed, and its arithmetic. */
export function rollTest(setUp: TestSetUp, dice: Faces): { readonly pass: boolean; readonly sum: Sum } {
	const { figure, value, terms, difficulty } = setUp;
	const die = valueOf(dice[0]);
	const { score, pass } = resolveTest(testAttack(setUp), die);
	return {
		pass,
		sum: {
			code: 'test',
			who: figure.id,
			terms: [{ code: value, value: figure.card[value] }, { code: 'die', value: die }, ...terms],
			total: score,
			against: [{ code: 'difficulty', value: difficulty }]
		}
	};
}

/** Plans a test of one figure; `then` is what follows from passing or failing. */
export function planTest(
	scene: Scene,
	setUp: Omit<TestSetUp, 'state'>,
	code: string,
	facts: Facts,
	then: (course: Course, pass: boolean) => void
): Planned {
	const full = { ...setUp, state: scene.state };
	const attack = testAttack(full);
	return planOf(
		scene,
		(course, dice) => {
			const { pass, sum } = rollTest(full, dice);
			course.say(code, { figure: setUp.figure.id, pass, ...facts }, { sums: [sum], dice, attack });
			then(course, pass);
		},
		{ wants: [d10(setUp.figure.id)], attack }
	);
}
