import type { CardWords, StatKey } from '../cards/content.ts';
import type { SheetWords } from '../cards/sheet-content.ts';
import type { Locale } from '../catalogue/text.ts';
import { m } from '../paraglide/messages.js';
import { rulingValue } from '../rules/dbg/lookup.ts';
import { baseSheetWords, faceWords, printTitle } from './common.ts';
import type { PrintContext } from './contents.ts';

/** `+1`, `+0`, `−2` with a true minus. */
export const signed = (value: number): string => (value < 0 ? `\u2212${-value}` : `+${value}`);

const statWords = (locale: Locale): CardWords['stats'] => {
	const lang = { locale };
	const words: Record<StatKey, { long: string; short: string }> = {
		combat: { long: m.print_stat_combat({}, lang), short: m.print_stat_combat_short({}, lang) },
		shooting: { long: m.print_stat_shooting({}, lang), short: m.print_stat_shooting_short({}, lang) },
		defence: { long: m.print_stat_defence({}, lang), short: m.print_stat_defence_short({}, lang) },
		discipline: { long: m.print_stat_discipline({}, lang), short: m.print_stat_discipline_short({}, lang) },
		movement: { long: m.print_stat_movement({}, lang), short: m.print_stat_movement_short({}, lang) }
	};
	return words;
};

/** The words of a card. `list` is the roster's name; `woundedMalus` the value of ruling wounded-malus; `legal` as validated. */
export function cardWords(locale: Locale, list: string, woundedMalus: number, legal: boolean): CardWords {
	const lang = { locale };
	return {
		...faceWords(list, legal, locale),
		stats: statWords(locale),
		points: (points) => m.print_points({ points }, lang),
		fit: m.print_fit({}, lang),
		wounded: m.print_wounded({ malus: signed(woundedMalus) }, lang),
		out: m.print_out({}, lang),
		bands: [m.print_band_short({}, lang), m.print_band_medium({}, lang), m.print_band_long({}, lang)],
		range: (from, to) => m.print_range({ from, to }, lang),
		damage: signed,
		damageLabel: m.print_damage({}, lang),
		notes: m.print_notes({}, lang),
		figure: (figure, figures) => m.print_figure({ figure, figures }, lang)
	};
}

/** The words of a roster's cards: its name, and its ruling for the wounded. */
export function cardWordsFor({ roster, catalogue, locale }: PrintContext, legal: boolean): CardWords {
	const malus = rulingValue(roster, 'wounded-malus', catalogue);
	return cardWords(locale, printTitle(roster.name, locale), typeof malus === 'number' ? malus : -2, legal);
}

/** The words of a sheet. */
export function sheetWords(locale: Locale): SheetWords {
	const lang = { locale };
	return {
		...baseSheetWords(locale),
		unit: m.print_sheet_unit({}, lang),
		perFigure: m.print_sheet_per_figure({}, lang),
		breakPoint: m.print_sheet_break_label({}, lang),
		times: (count) => m.print_sheet_times({ count }, lang)
	};
}
