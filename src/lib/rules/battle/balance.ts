import type { Balance } from '../../catalogue/battle.ts';

/*
 * The balance of forces is the table's to judge (bataille-rangee 3.3): by headcount, armament and training, never by the
 * ground. The source defines none of the four cases, so all figures here are ours: they suggest, they never decide.
 */

/** Most steps by which one camp is better armed or trained. */
export const MOST_STEPS = 2;
/** What a step of arms or training counts: as half as many soldiers again (house). */
const STEP = 1.5;
/** From so many times the other's strength on (house), the strongest first. */
const BANDS: readonly (readonly [number, Balance])[] = [
	[6, 'overwhelming'],
	[3, 'greatly-advantaged'],
	[1.5, 'advantaged']
];

/** How the first camp compares with the second. */
export interface Comparison {
	/** Soldiers of the first for each of the second, above 0. */
	readonly numbers: number;
	/** Steps from -2 (the second is much better) to 2. */
	readonly arms: number;
	readonly training: number;
}

export interface BalanceHint {
	readonly balance: Balance;
	/** Index of the stronger camp; null when balanced. */
	readonly stronger: 0 | 1 | null;
}

/** The balance that these three comparisons suggest. */
export function suggestBalance({ numbers, arms, training }: Comparison): BalanceHint {
	const strength = numbers * STEP ** (arms + training);
	const times = Math.max(strength, 1 / strength);
	// a hair under the band is the band: 1 / 1.5 is no round number
	const band = BANDS.find(([least]) => times >= least - 1e-9);
	return band ? { balance: band[1], stronger: strength > 1 ? 0 : 1 } : { balance: 'balanced', stronger: null };
}
