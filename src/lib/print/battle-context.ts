import type { Yield, Dice } from '../catalogue/battle.ts';
import type { BattleCatalogue } from '../catalogue/battle-index.ts';
import type { TextFile } from '../catalogue/dbg.ts';
import type { Locale } from '../catalogue/text.ts';
import { m } from '../paraglide/messages.js';
import type { BattleRoster } from '../roster/battle-document.ts';
import { yieldPoints } from '../rules/battle/percent.ts';
import { numberOf } from '../wording/words.ts';

/** A force of Bataille rangée to print: `text` is in the language of the print. */
export interface BattlePrintContext {
	readonly roster: BattleRoster;
	readonly catalogue: BattleCatalogue;
	readonly text: TextFile;
	readonly locale: Locale;
}

/** A number with its sign and a true minus, nothing for zero. */
const added = (value: number, locale: Locale): string =>
	value === 0 ? '' : `${value < 0 ? '−' : '+'}${numberOf(Math.abs(value), locale)}`;

/** `1D10+2`; where the best count: `le meilleur de 2D10+3`. */
export function printDice({ count, sides, keep, plus = 0 }: Dice, locale: Locale): string {
	const dice = `${count}D${sides}`;
	if (keep === undefined || keep >= count) return dice + added(plus, locale);
	return [m.print_battle_best({ dice }, { locale }), added(plus, locale)].filter((part) => part !== '').join(', ');
}

/** What an outcome is worth: `DR+3`, `1D6+DR`, `4`. `strengthBonus` null: not known. */
export function printYield(
	outcome: Yield,
	{ strengthBonus, difficulty }: { readonly strengthBonus: number | null; readonly difficulty: number | null },
	locale: Locale
): string {
	const lang = { locale };
	if (outcome.spell) {
		if (difficulty === null) return m.print_battle_spell({}, lang);
		return String(yieldPoints(outcome, { degrees: 0, rolled: 0, strengthBonus: 0, difficulty }));
	}
	const parts = [
		...(outcome.dice ? [printDice(outcome.dice, locale)] : []),
		...(outcome.degrees ? [m.print_battle_degrees({}, lang)] : []),
		...(outcome.strengthBonus ? [strengthBonus === null ? m.print_battle_sb({}, lang) : String(strengthBonus)] : [])
	];
	if (parts.length === 0) return outcome.points < 0 ? `−${-outcome.points}` : String(outcome.points);
	return parts.join('+') + added(outcome.points, locale);
}
