import type { Dice } from '../../catalogue/battle.ts';

/** The sum of the dice kept, and what is added; damage is never less than nothing. */
export function diceTotal({ keep, count, plus = 0 }: Dice, faces: readonly number[]): number {
	const kept = [...faces].sort((a, b) => b - a).slice(0, keep ?? count);
	return Math.max(
		0,
		kept.reduce((sum, face) => sum + face, plus)
	);
}
