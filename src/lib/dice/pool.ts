import { type Result, type Failure, err, failure, ok } from '../util/result.ts';

/*
 * Pools of d6 written XkY: roll X, keep and add the Y highest (oscar 1.1). A pool may carry points (`+1`); `+1k0` is
 * one more die rolled, none more kept.
 */

export interface Pool {
	readonly roll: number;
	readonly keep: number;
}

/** House bound, far above any printed pool (6k3); keeps weights and work small. */
export const MAX_POOL = 20;
export const FACES = 6;

export type PoolFailure = Failure<'not-a-pool'>;

/** Reads `3k2` or `3K2`; 1 <= Y <= X <= 20. */
export function parsePool(text: string): Result<Pool, PoolFailure> {
	const match = /^(\d{1,3})[kK](\d{1,3})$/.exec(text.trim());
	const roll = Number(match?.[1]);
	const keep = Number(match?.[2]);
	if (!match || keep < 1 || keep > roll || roll > MAX_POOL) return err(failure('not-a-pool', { text, max: MAX_POOL }));
	return ok({ roll, keep });
}

export const makePool = ({ roll, keep }: Pool): string => `${roll}k${keep}`;

/** `+nk0`: more dice rolled, the same number kept (oscar 1.1, 1.17). */
export const withExtraDice = (pool: Pool, dice: number): Pool => ({ roll: pool.roll + dice, keep: pool.keep });

/** The total of rolled faces (1 to 6), the Y highest added. */
export function keepHighest(faces: readonly number[], keep: number): number {
	return faces
		.toSorted((a, b) => b - a)
		.slice(0, keep)
		.reduce((sum, face) => sum + face, 0);
}

/** Integer weights by total; they add up to `rolls`. */
export interface Weights {
	readonly rolls: bigint;
	readonly byTotal: ReadonlyMap<number, bigint>;
}

function binomials(n: number): bigint[] {
	const row = [1n];
	for (let k = 1; k <= n; k++) row.push(((row[k - 1] ?? 0n) * BigInt(n - k + 1)) / BigInt(k));
	return row;
}

/**
 * The exact distribution of a pool over all 6^X rolls. Faces are dealt from the highest down: of the dice not placed
 * yet, some show this face and fill the kept places first.
 */
export function poolWeights({ roll, keep }: Pool): Weights {
	// state: dice left to place -> total so far -> ways
	let states = new Map<number, Map<number, bigint>>([[roll, new Map([[0, 1n]])]]);
	for (let face = FACES; face >= 1; face--) {
		const next = new Map<number, Map<number, bigint>>();
		for (const [left, totals] of states) {
			const ways = binomials(left);
			const most = face === 1 ? left : 0; // the last face takes all that is left
			for (let shown = most; shown <= left; shown++) {
				const free = Math.max(0, keep - (roll - left));
				const gained = face * Math.min(free, shown);
				const target = next.get(left - shown) ?? new Map<number, bigint>();
				for (const [total, count] of totals) {
					const sum = total + gained;
					target.set(sum, (target.get(sum) ?? 0n) + count * (ways[shown] ?? 0n));
				}
				next.set(left - shown, target);
			}
		}
		states = next;
	}
	const byTotal = new Map([...(states.get(0) ?? new Map<number, bigint>())].sort(([a], [b]) => a - b));
	return { rolls: BigInt(FACES) ** BigInt(roll), byTotal };
}

/** Weight of totals of at least `target`. */
export function weightAtLeast(weights: Weights, target: number): bigint {
	let sum = 0n;
	for (const [total, weight] of weights.byTotal) if (total >= target) sum += weight;
	return sum;
}

/** The sum of n plain dice of `faces` sides (2D6, 1D3), by convolution. */
export function sumWeights(dice: number, faces: number): Weights {
	let byTotal = new Map<number, bigint>([[0, 1n]]);
	for (let die = 0; die < dice; die++) {
		const next = new Map<number, bigint>();
		for (const [total, weight] of byTotal) {
			for (let face = 1; face <= faces; face++) next.set(total + face, (next.get(total + face) ?? 0n) + weight);
		}
		byTotal = next;
	}
	return { rolls: BigInt(faces) ** BigInt(dice), byTotal };
}
