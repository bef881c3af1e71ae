import type { Dice } from '#lib/catalogue/battle.ts';
import { m } from '#lib/paraglide/messages.js';

/** Dice as a table says them: `1D10+4`, or the best of `2D10`, and what is added. */
export function diceWords({ count, sides, keep = count, plus = 0 }: Dice): string {
	const dice = `${count}D${sides}`;
	const more = plus === 0 ? '' : plus > 0 ? `+${plus}` : `−${-plus}`;
	return keep < count ? `${m.battleplay_dice_best({ dice })}${more}` : `${dice}${more}`;
}
