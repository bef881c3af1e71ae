import { type CardOptions, planCards } from '../cards/pages.ts';
import type { Plan } from '../cards/plan.ts';
import { planSheet, type SheetOptions } from '../cards/sheet.ts';
import type { Locale } from '../catalogue/text.ts';
import { dbgCatalogue } from '../catalogue/dbg-lists.ts';
import { dbgText } from '../catalogue/dbg-text.ts';
import { cardContents, type PrintContext } from '../print/contents.ts';
import { type SheetInput, sheetContent } from '../print/sheet.ts';
import { cardWordsFor, sheetWords } from '../print/words.ts';
import type { Roster } from '../roster/document.ts';
import { drawPdf } from './draw.ts';
import { type FontSet, loadFonts } from './fonts.ts';
import { nodeFonts } from './fonts-node.ts';

/* Printing without a browser: for the command line. */

export interface NodePrint {
	readonly locale: Locale;
	/** Written into the PDF; the same roster, options and date give the same bytes. */
	readonly created: Date;
}

export interface PrintedPdf {
	readonly bytes: Uint8Array;
	readonly pages: number;
	/** Characters that no embedded font has: drawn as empty boxes. */
	readonly missing: readonly string[];
}

const finished = async (
	plan: Plan,
	fonts: FontSet,
	title: string,
	{ locale, created }: NodePrint,
	backs: boolean
): Promise<PrintedPdf> => {
	const drawn = await drawPdf(plan, fonts, { title, language: locale, created, backs });
	if (!drawn.ok) throw new Error('bug: stopped without being asked');
	return { ...drawn.value, pages: plan.pages.length };
};

const contextOf = (roster: Roster, locale: Locale): PrintContext => ({
	roster,
	catalogue: dbgCatalogue,
	text: dbgText[locale],
	locale
});

/** Unit cards as a PDF. Options absent: A4, poker size, full ink, one card an entry, no backs. */
export async function cardsPdf(roster: Roster, options: NodePrint & Partial<CardOptions>): Promise<PrintedPdf> {
	const { paper = 'a4', size = 'poker', ink = 'full', per = 'entry', backs = false } = options;
	const context = contextOf(roster, options.locale);
	const contents = cardContents(context);
	const words = cardWordsFor(context);
	const fonts = await loadFonts(nodeFonts, JSON.stringify([contents, words]));
	const plan = planCards(contents, { paper, size, ink, per, backs }, words, fonts.measure);
	return finished(plan, fonts, words.list, options, backs);
}

/** The roster sheet as a PDF. Options absent: A4, full ink, with the quick reference, nobody's name, no problem, no link. */
export async function sheetPdf(
	roster: Roster,
	options: NodePrint & Partial<SheetOptions> & Partial<SheetInput>
): Promise<PrintedPdf> {
	const { paper = 'a4', ink = 'full', reference = true, player = '', date = '', problems = [], link = null } = options;
	const context = contextOf(roster, options.locale);
	const content = sheetContent(context, { player, date, problems, link });
	const words = cardWordsFor(context);
	const fonts = await loadFonts(nodeFonts, JSON.stringify([content, words]));
	const plan = planSheet(content, { paper, ink, reference }, sheetWords(options.locale), words, fonts.measure);
	return finished(plan, fonts, content.name, options, false);
}
