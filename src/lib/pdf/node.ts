import type { CardOptions } from '../cards/pages.ts';
import type { SheetOptions } from '../cards/sides.ts';
import { dbgCatalogue } from '../catalogue/dbg-lists.ts';
import { dbgText } from '../catalogue/dbg-text.ts';
import type { Locale } from '../catalogue/text.ts';
import { planDocument, printDocument, type PrintOptions, textOfDocument } from '../print/document.ts';
import type { SheetInput } from '../print/sheet.ts';
import { type Roster, ofGame } from '../roster/document.ts';
import { drawPdf } from './draw.ts';
import { loadFonts } from './fonts.ts';
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

async function printed(
	roster: Roster,
	options: PrintOptions,
	input: Omit<SheetInput, 'problems'>,
	{ locale, created }: NodePrint
): Promise<PrintedPdf> {
	const context = { roster: ofGame(roster, 'dbg'), catalogue: dbgCatalogue, text: dbgText[locale], locale };
	const document = printDocument(context, options.what, input);
	const fonts = await loadFonts(nodeFonts, textOfDocument(document));
	const plan = planDocument(document, options, fonts.measure);
	const meta = { title: document.title, language: locale, created, backs: options.backs };
	const drawn = await drawPdf(plan, fonts, meta);
	if (!drawn.ok) throw new Error('bug: stopped without being asked');
	return { ...drawn.value, pages: plan.pages.length };
}

const DEFAULTS = { paper: 'a4', size: 'poker', ink: 'full', per: 'entry', backs: false, reference: true } as const;

/** Unit cards as a PDF. Options absent: A4, poker size, full ink, one card an entry, no backs. */
export function cardsPdf(roster: Roster, options: NodePrint & Partial<CardOptions>): Promise<PrintedPdf> {
	const nobody = { player: '', date: '', link: null };
	return printed(roster, { ...DEFAULTS, ...options, what: 'cards' }, nobody, options);
}

/** The roster sheet as a PDF. Options absent: A4, full ink, with the quick reference, nobody's name, no link. */
export function sheetPdf(
	roster: Roster,
	options: NodePrint & Partial<SheetOptions> & Partial<Omit<SheetInput, 'problems'>>
): Promise<PrintedPdf> {
	const { player = '', date = '', link = null } = options;
	return printed(roster, { ...DEFAULTS, ...options, what: 'sheet' }, { player, date, link }, options);
}
