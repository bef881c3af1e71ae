import type { Action } from '../../catalogue/battle.ts';
import { FACES, type Target, degreesOf, successPoints, winningFaces, yieldPoints } from '../../rules/battle/percent.ts';
import { type Fraction, fraction } from '../../dice/fraction.ts';
import { SIDES, type Side } from '../engine.ts';
import { actionOf, difficultyOf, lacksOf, targetOf } from './acting.ts';
import { type Chances, certain, counted, diceChances, mean, plus, shifted } from './chances.ts';
import type { Scene } from './course.ts';
import type { EventOf } from './events.ts';
import { tacticalTarget, tacticalWinner } from './phases.ts';
import { type Actor, actorsOfSide, isFit, isFree } from './state.ts';

/* Exact odds of one action, of a side's turn, and of the generals' test. */

export interface ActionOdds {
	/** What is rolled against; null when nothing is. */
	readonly target: Target | null;
	/** Chance that the test succeeds; null when nothing is rolled. */
	readonly success: Fraction | null;
	readonly points: Chances;
	/** Mean points. */
	readonly expected: number;
	/** Before armour and defence; null: none. */
	readonly damage: { readonly least: number; readonly most: number; readonly mean: number } | null;
}

type How = Partial<Pick<EventOf<'act'>, 'by' | 'difficulty' | 'modifier' | 'extra'>>;

function damageOf(chances: Chances | null): ActionOdds['damage'] {
	if (!chances) return null;
	const all = [...chances.weights.keys()];
	return { least: Math.min(...all), most: Math.max(...all), mean: mean(chances) };
}

const oddsOf = (points: Chances, target: Target | null, damage: Chances | null): ActionOdds => ({
	target,
	success: target && fraction(BigInt(winningFaces(target.total)), BigInt(FACES)),
	points,
	expected: mean(points),
	damage: damageOf(damage)
});

function testedPoints(scene: Scene, actor: Actor, action: Action, target: Target, how: How): Chances {
	const { state, catalogue } = scene;
	const { success, failure } = action;
	const faces = winningFaces(target.total);
	const gain = success?.dice ? diceChances(success.dice) : certain(0);
	const facts = { strengthBonus: actor.sb ?? 0, difficulty: difficultyOf(how, actor) };
	const failed = failure ? yieldPoints(failure, { degrees: 0, rolled: 0, ...facts }) : 0;
	const all: [number, bigint][] = [[failed, BigInt(FACES - faces) * gain.total]];
	for (let face = 1; face <= faces; face++) {
		const degrees = degreesOf(target.total, face, state, catalogue);
		for (const [rolled, weight] of gain.weights) {
			all.push([success ? successPoints(success, { degrees, rolled, ...facts }, catalogue) : 0, weight]);
		}
	}
	return counted(all);
}

/**
 * What an action brings and costs. The two fights are the group's own: their points are null, as no rule of these gives
 * their odds.
 */
export function actionOdds(scene: Scene, actor: Actor, id: Action['id'], how: How = {}): ActionOdds | null {
	const action = actionOf(scene, id);
	if (action.outcomes) return null;
	const damage = action.damage && diceChances(action.damage);
	const target = targetOf(scene, actor, action, how);
	if (target) return oddsOf(testedPoints(scene, actor, action, target, how), target, damage);
	if (action.test) return null; // he has no value to roll against
	const { success } = action;
	const gain = success?.dice ? diceChances(success.dice) : certain(0);
	const facts = { degrees: 0, rolled: 0, strengthBonus: actor.sb ?? 0, difficulty: 0 };
	return oddsOf(shifted(gain, (success ? yieldPoints(success, facts) : 0) + (how.extra ?? 0)), null, damage);
}

/** A hero who is not played. */
export function npcOdds({ catalogue }: Scene): ActionOdds {
	const { points, damage } = catalogue.game.npc;
	return oddsOf(certain(points), null, diceChances(damage));
}

/** What an actor is meant to do: an action, the shortcut, or nothing. */
export type Meant = { readonly action: Action['id'] | 'npc' | 'nothing' } & How;
export type Meanings = Readonly<Record<string, Meant>>;

export function meantPoints(scene: Scene, actor: Actor, meant: Meant): Chances {
	if (meant.action === 'nothing') return certain(0);
	if (meant.action === 'npc') return npcOdds(scene).points;
	return actionOdds(scene, actor, meant.action, meant)?.points ?? certain(0);
}

/** What brings an actor most points on average, fights that must be agreed left out; the shortcut for those not played. */
export function bestMeant(scene: Scene, actor: Actor): Meant {
	if (actor.hero.npc && actor.kind === 'hero') return { action: 'npc' };
	let best: Meant = { action: 'nothing' };
	let most = 0;
	for (const { id } of scene.catalogue.actions.values()) {
		if (lacksOf(scene, actor, actionOf(scene, id)).length > 0) continue;
		const expected = actionOdds(scene, actor, id)?.expected ?? 0;
		if (expected > most) [best, most] = [{ action: id }, expected];
	}
	return best;
}

/** The points of a side's heroes and creatures; only those who have not acted when `left`. */
export function heroChances(scene: Scene, side: Side, meanings: Meanings, left: boolean): Chances {
	const { state } = scene;
	return actorsOfSide(state, side)
		.filter(({ ref }) => (left ? isFree(state, ref) : isFit(state, ref)))
		.map((actor) => meantPoints(scene, actor, meanings[actor.ref] ?? bestMeant(scene, actor)))
		.reduce(plus, certain(0));
}

/** How often each side wins the generals' test; the rest of `total` is nobody's. */
export function tacticalChances(scene: Scene): { readonly wins: readonly [bigint, bigint]; readonly total: bigint } {
	const { state, catalogue } = scene;
	// faces by degrees, failures under null
	const ways = SIDES.map((side) => {
		const target = tacticalTarget(scene, side)?.target ?? 0;
		const by = new Map<number | null, bigint>([[null, BigInt(FACES - winningFaces(target))]]);
		for (let face = 1; face <= winningFaces(target); face++) {
			const degrees = degreesOf(target, face, state, catalogue);
			by.set(degrees, (by.get(degrees) ?? 0n) + 1n);
		}
		return by;
	});
	const wins: [bigint, bigint] = [0n, 0n];
	for (const [first, n] of ways[0] ?? []) {
		for (const [second, k] of ways[1] ?? []) {
			const winner = tacticalWinner([first, second]);
			if (winner !== null) wins[winner] += n * k;
		}
	}
	return { wins, total: BigInt(FACES * FACES) };
}
