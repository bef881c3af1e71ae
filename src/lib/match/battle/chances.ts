import type { Dice } from '../../catalogue/battle.ts';

/* How often each number of points comes: integer weights, nothing rounded (bataille-rangee 3.3, 3.4). */

/** Points and their weights; the weights add up to `total`. */
export interface Chances {
	readonly weights: ReadonlyMap<number, bigint>;
	readonly total: bigint;
}

export const certain = (points: number): Chances => ({ weights: new Map([[points, 1n]]), total: 1n });

/** Every result of `each`, as often as it comes. */
export function counted(each: Iterable<readonly [points: number, weight: number | bigint]>): Chances {
	const weights = new Map<number, bigint>();
	let total = 0n;
	for (const [points, weight] of each) {
		const times = BigInt(weight);
		if (times === 0n) continue;
		weights.set(points, (weights.get(points) ?? 0n) + times);
		total += times;
	}
	return { weights, total };
}

/** The sum of two that do not depend on each other. */
export const plus = (a: Chances, b: Chances): Chances =>
	counted([...a.weights].flatMap(([x, n]) => [...b.weights].map(([y, k]) => [x + y, n * k] as const)));

export const shifted = ({ weights, total }: Chances, points: number): Chances => ({
	weights: new Map([...weights].map(([each, weight]) => [each + points, weight])),
	total
});

/** The sum of the dice kept, and what is added; never less than nothing, as `diceTotal` has it. */
export function diceChances({ count, sides, keep = count, plus: more = 0 }: Dice): Chances {
	let hands: (readonly [kept: readonly number[], weight: bigint])[] = [[[], 1n]];
	for (let die = 0; die < count; die++) {
		const next = new Map<string, readonly [readonly number[], bigint]>();
		for (const [kept, weight] of hands) {
			for (let face = 1; face <= sides; face++) {
				const best = [...kept, face].sort((a, b) => b - a).slice(0, keep);
				const key = best.join();
				next.set(key, [best, (next.get(key)?.[1] ?? 0n) + weight]);
			}
		}
		hands = [...next.values()];
	}
	return counted(
		hands.map(([kept, weight]) => [
			Math.max(
				0,
				kept.reduce((sum, face) => sum + face, more)
			),
			weight
		])
	);
}

/** The mean, to the last bits of a number. */
export function mean({ weights, total }: Chances): number {
	let sum = 0n;
	for (const [points, weight] of weights) sum += BigInt(points) * weight;
	return Number((sum * 1_000_000_000n) / total) / 1e9;
}
