import { type MatchFailure } from '../engine.ts';
import { type Result, err, failure, ok } from '../../util/result.ts';
import type { Course } from './course.ts';
import { type Piece, type Ref, isVehicle } from './field.ts';
import { type Activation, type OscarState, engaged, enemies, groupOf, onTable, pieceOf } from './state.ts';

/* What an action needs before it may be done (oscar 1.9, 1.10). */

type Check = Result<null, MatchFailure>;

/** A condition that must hold, and the reason given when it does not. */
export type Need = readonly [holds: boolean, why: string, who: Ref];

export function check(needs: readonly Need[]): Check {
	const broken = needs.find(([holds]) => !holds);
	return broken ? err(failure('not-allowed', { why: broken[1], who: broken[2] })) : ok(null);
}

export const costOf = (state: OscarState, action: string): number => state.field.points[action] ?? 1;

/** The action and its piece, when the points are there. */
export interface Acting {
	readonly active: Activation;
	readonly ref: Ref;
	readonly piece: Piece;
}

export function acting(state: OscarState, action: string): Result<Acting, MatchFailure> {
	const { active } = state;
	if (active === null) return err(failure('not-now', { kind: action, phase: state.phase }));
	const ref = active.group;
	const enough = check([[active.points >= costOf(state, action), 'no-points', ref]]);
	return enough.ok ? ok({ active, ref, piece: pieceOf(state, ref) }) : enough;
}

/** Points are spent; `changes` says what was done with them. */
export function spend(
	course: Course,
	action: string,
	changes: Partial<Pick<Activation, 'moved' | 'fought' | 'used'>> = {}
): void {
	const { active } = course.state;
	if (active === null) return;
	course.set({ active: { ...active, ...changes, points: active.points - costOf(course.state, action) } });
}

export const standing = (state: OscarState, ref: Ref): Need => [
	groupOf(state, ref).posture === 'standing',
	'prone',
	ref
];
export const free = (state: OscarState, ref: Ref): Need => [!engaged(state, ref), 'engaged', ref];
export const onFoot = (state: OscarState, ref: Ref): Need => [!isVehicle(pieceOf(state, ref)), 'vehicle', ref];

/** The target of an attack: an enemy in play. */
export const enemyInPlay = (state: OscarState, own: Ref, target: Ref): readonly Need[] => [
	[enemies(own, target), 'own-side', target],
	[onTable(state, target), 'out-of-play', target]
];
