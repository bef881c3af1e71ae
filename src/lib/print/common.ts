import { cleanLine } from '../cards/clean.ts';
import type { FaceWords, Named } from '../cards/content.ts';
import type { SheetBase, SheetBaseWords } from '../cards/sheet-content.ts';
import type { TextFile } from '../catalogue/dbg.ts';
import { type Locale, nameOf, wordsOf } from '../catalogue/text.ts';
import { m } from '../paraglide/messages.js';
import type { RulingValue } from '../roster/fields.ts';
import { rulingChanged, rulingValue } from '../rules/ruling.ts';
import { answerWords } from '../wording/words.ts';
import type { SheetInput } from './sheet.ts';

/* What every game says on paper: who plays, which rulings are changed, the words around cards and sheets. */

const MOST_FIELD = 120;

type WithAnswers = Parameters<typeof rulingChanged>[0];
type WithRulings = Parameters<typeof rulingChanged>[2];

/** A name of the catalogue on one printable line. */
export const printName = (key: string, { text }: { readonly text: TextFile }): string => cleanLine(nameOf(text, key));

/** A name with its line of rule words. */
export function printRule(key: string, context: { readonly text: TextFile }): Named {
	const rule = wordsOf(context.text, `${key}.rule`);
	return { name: printName(key, context), rule: rule === null ? null : cleanLine(rule) };
}

/** Name of the player and date, as typed, or lines to write on. */
export const sheetFields = ({ player, date }: SheetInput, locale: Locale): SheetBase['fields'] => [
	{ label: m.print_sheet_player({}, { locale }), value: cleanLine(player).slice(0, MOST_FIELD) },
	{ label: m.print_sheet_date({}, { locale }), value: cleanLine(date).slice(0, MOST_FIELD) }
];

/** The answers that differ from the usual ones, question and answer. */
export function changedRulings(answers: WithAnswers, catalogue: WithRulings, text: TextFile, locale: Locale): Named[] {
	return [...catalogue.rulings.keys()]
		.filter((id) => rulingChanged(answers, id, catalogue))
		.map((id) => {
			const value: RulingValue = rulingValue(answers, id, catalogue) ?? '';
			return { name: printName(`ruling.${id}`, { text }), rule: cleanLine(answerWords(id, value, text, locale)) };
		});
}

/** The name of a list on paper. */
export const printTitle = (name: string, locale: Locale): string => cleanLine(name) || m.print_unnamed({}, { locale });

/** The words around cards; `legal` as validated. */
export function faceWords(list: string, legal: boolean, locale: Locale): FaceWords {
	const lang = { locale };
	return {
		list,
		mark: legal ? '' : m.print_sheet_illegal({}, lang),
		continued: (card, cards) => m.print_continued({ card, cards }, lang),
		scale: m.print_scale({}, lang),
		page: (page, pages) => m.print_page({ page, pages }, lang)
	};
}

/** The words of the sheet of any game. */
export function baseSheetWords(locale: Locale): SheetBaseWords {
	const lang = { locale };
	return {
		illegal: m.print_sheet_illegal({}, lang),
		total: m.print_sheet_total({}, lang),
		rulings: m.print_sheet_rulings({}, lang),
		notes: m.print_notes({}, lang),
		reference: m.print_sheet_reference({}, lang),
		weapons: m.print_sheet_weapons({}, lang),
		link: m.print_sheet_link({}, lang),
		page: (page, pages) => m.print_page({ page, pages }, lang)
	};
}

const MOST_SIGNS = 7;
/** A value that no rule allows may have any length: the sheet says what is wrong with it, the cell shows its beginning. */
export const inCell = (value: string): string =>
	value.length > MOST_SIGNS ? `${value.slice(0, MOST_SIGNS - 1)}…` : value;

/** A text cut to so many characters, so that a name of a thousand does not fill a page. */
export function clipped(text: string, most: number): string {
	const characters = [...text];
	return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text;
}
