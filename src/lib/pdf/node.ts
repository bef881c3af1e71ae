import { planCards, type CardOptions } from '../cards/pages.ts';
import type { Locale } from '../catalogue/text.ts';
import { dbgCatalogue } from '../catalogue/dbg-lists.ts';
import { dbgText } from '../catalogue/dbg-text.ts';
import { cardContents } from '../print/contents.ts';
import { cardWordsFor } from '../print/words.ts';
import type { Roster } from '../roster/document.ts';
import { drawPdf } from './draw.ts';
import { loadFonts } from './fonts.ts';
import { nodeFonts } from './fonts-node.ts';

/* Printing without a browser: for the command line. */

export interface NodePrint extends Partial<CardOptions> {
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

/** Unit cards as a PDF. Options absent: A4, poker size, full ink, one card an entry, no backs. */
export async function cardsPdf(roster: Roster, { locale, created, ...options }: NodePrint): Promise<PrintedPdf> {
	const context = { roster, catalogue: dbgCatalogue, text: dbgText[locale], locale };
	const contents = cardContents(context);
	const words = cardWordsFor(context);
	const fonts = await loadFonts(nodeFonts, JSON.stringify([contents, words, roster.name]));
	const full: CardOptions = { paper: 'a4', size: 'poker', ink: 'full', per: 'entry', backs: false, ...options };
	const plan = planCards(contents, full, words, fonts.measure);
	const drawn = await drawPdf(plan, fonts, { title: words.list, language: locale, created, backs: full.backs });
	if (!drawn.ok) throw new Error('bug: stopped without being asked');
	return { ...drawn.value, pages: plan.pages.length };
}
