import { type Weights, keepHighest, parsePool, poolWeights, weightAtLeast } from '../dice/pool.ts';
import { type Fraction, fraction, lowestTerms } from '../dice/fraction.ts';
import type { OscarMelee, OscarShot, OscarTest } from './attack.ts';

/* Shooting, melee and tests of OSCAR (oscar 1.11 to 1.13), on integer weights over all rolls of both pools. */

/** Most figures one attack can cost (oscar 1.11). */
export const MAX_LOSSES = 4;

type Rulings = Readonly<Record<string, number | boolean | string>>;

/**
 * Losses of an attack total over a defence total: one when it is higher, two when it is over twice as high, up to four.
 * Ruling loss-multiples `at-least` also counts an exact multiple from twice on.
 */
export function losses(attack: number, defence: number, rulings: Rulings = {}): number {
	if (attack <= defence) return 0;
	const loose = rulings['loss-multiples'] === 'at-least';
	let count = 1;
	for (let times = 2; times <= MAX_LOSSES; times++) {
		const mark = times * defence;
		if (attack > mark || (loose && attack === mark)) count = times;
	}
	return count;
}

function weightsOf(text: string): Weights {
	const pool = parsePool(text);
	if (!pool.ok) throw new Error('bug: a pool passed the schema');
	return poolWeights(pool.value);
}

const ratio = (weight: bigint, rolls: bigint): Fraction => lowestTerms(fraction(weight, rolls));

/** Chances by number of casualties, 0 to 4. */
export type Casualties = readonly [Fraction, Fraction, Fraction, Fraction, Fraction];

export interface OscarShotOdds {
	readonly casualties: Casualties;
	/** The totals are equal: no loss, the target goes prone. */
	readonly prone: Fraction;
}

type Tally = [bigint, bigint, bigint, bigint, bigint];

function tallied(tally: Tally, rolls: bigint): Casualties {
	const of = (weight: bigint): Fraction => ratio(weight, rolls);
	return [of(tally[0]), of(tally[1]), of(tally[2]), of(tally[3]), of(tally[4])];
}

const capped = (count: number, most: number): 0 | 1 | 2 | 3 | 4 => {
	const value = Math.min(count, most);
	return value <= 0 ? 0 : value === 1 ? 1 : value === 2 ? 2 : value === 3 ? 3 : 4;
};

export function oscarShotOdds(shot: OscarShot): OscarShotOdds {
	const attack = weightsOf(shot.attack);
	const defence = weightsOf(shot.defence);
	const tally: Tally = [0n, 0n, 0n, 0n, 0n];
	let prone = 0n;
	for (const [a, wa] of attack.byTotal) {
		for (const [d, wd] of defence.byTotal) {
			const [total, against] = [a + shot.attackModifier, d + shot.defenceModifier];
			if (total === against) prone += wa * wd;
			tally[capped(losses(total, against, shot.rulings), shot.targets)] += wa * wd;
		}
	}
	const rolls = attack.rolls * defence.rolls;
	return { casualties: tallied(tally, rolls), prone: ratio(prone, rolls) };
}

export interface OscarMeleeOdds {
	readonly win: Fraction;
	readonly draw: Fraction;
	readonly loss: Fraction;
	/** Figures lost by side 1; 0 includes draws and defeats of side 0. */
	readonly losses: Casualties;
	/** Figures lost by side 0. */
	readonly suffered: Casualties;
}

export function oscarMeleeOdds(melee: OscarMelee): OscarMeleeOdds {
	const [ours, theirs] = melee.sides;
	const [w0, w1] = [weightsOf(ours.attack), weightsOf(theirs.attack)];
	const [dealt, suffered]: [Tally, Tally] = [
		[0n, 0n, 0n, 0n, 0n],
		[0n, 0n, 0n, 0n, 0n]
	];
	let [win, draw, loss] = [0n, 0n, 0n];
	for (const [a, wa] of w0.byTotal) {
		for (const [b, wb] of w1.byTotal) {
			const [mine, other, weight] = [a + ours.modifier, b + theirs.modifier, wa * wb];
			if (mine > other) win += weight;
			else if (mine < other) loss += weight;
			else draw += weight;
			dealt[capped(losses(mine, other, melee.rulings), theirs.men)] += weight;
			suffered[capped(losses(other, mine, melee.rulings), ours.men)] += weight;
		}
	}
	const rolls = w0.rolls * w1.rolls;
	return {
		win: ratio(win, rolls),
		draw: ratio(draw, rolls),
		loss: ratio(loss, rolls),
		losses: tallied(dealt, rolls),
		suffered: tallied(suffered, rolls)
	};
}

/** Chance of a discipline test: pool + modifier reaches the target (oscar 1.9). */
export function oscarTestOdds(test: OscarTest): Fraction {
	const weights = weightsOf(test.discipline);
	return ratio(weightAtLeast(weights, test.target - test.modifier), weights.rolls);
}

/** The total of rolled faces under a pool, its highest dice kept (oscar 1.1). */
export const keptTotal = (text: string, faces: readonly number[]): number => {
	const pool = parsePool(text);
	if (!pool.ok) throw new Error('bug: a pool passed the schema');
	return keepHighest(faces, pool.value.keep);
};

export interface OscarShotResult {
	readonly attack: number;
	readonly defence: number;
	readonly casualties: number;
	readonly prone: boolean;
}

/** Resolves shooting from the faces of the attack and of the defence. */
export function resolveOscarShot(
	shot: OscarShot,
	attackFaces: readonly number[],
	defenceFaces: readonly number[]
): OscarShotResult {
	const attack = keptTotal(shot.attack, attackFaces) + shot.attackModifier;
	const defence = keptTotal(shot.defence, defenceFaces) + shot.defenceModifier;
	return {
		attack,
		defence,
		casualties: capped(losses(attack, defence, shot.rulings), shot.targets),
		prone: attack === defence
	};
}

export interface OscarMeleeResult {
	readonly totals: readonly [number, number];
	readonly winner: 0 | 1 | null;
	/** Figures lost by each side. */
	readonly losses: readonly [number, number];
}

/** Resolves melee from the faces of both sides. */
export function resolveOscarMelee(
	melee: OscarMelee,
	faces0: readonly number[],
	faces1: readonly number[]
): OscarMeleeResult {
	const [ours, theirs] = melee.sides;
	const mine = keptTotal(ours.attack, faces0) + ours.modifier;
	const other = keptTotal(theirs.attack, faces1) + theirs.modifier;
	return {
		totals: [mine, other],
		winner: mine > other ? 0 : mine < other ? 1 : null,
		losses: [
			capped(losses(other, mine, melee.rulings), ours.men),
			capped(losses(mine, other, melee.rulings), theirs.men)
		]
	};
}

/** Resolves a discipline test from its faces. */
export function resolveOscarTest(
	test: OscarTest,
	faces: readonly number[]
): { readonly total: number; readonly pass: boolean } {
	const sum = keptTotal(test.discipline, faces) + test.modifier;
	return { total: sum, pass: sum >= test.target };
}
