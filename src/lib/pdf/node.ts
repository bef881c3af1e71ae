import type { CardOptions } from '../cards/pages.ts';
import type { SheetOptions } from '../cards/sides.ts';
import { battleCatalogue } from '../catalogue/battle-lists.ts';
import { battleText } from '../catalogue/battle-text.ts';
import { dbgCatalogue } from '../catalogue/dbg-lists.ts';
import { dbgText } from '../catalogue/dbg-text.ts';
import { legioCatalogue } from '../catalogue/legio-lists.ts';
import { legioText } from '../catalogue/legio-text.ts';
import type { Locale } from '../catalogue/text.ts';
import { oscarCatalogue } from '../catalogue/oscar-lists.ts';
import { oscarText } from '../catalogue/oscar-text.ts';
import { prepareBattle } from '../print/battle-document.ts';
import { prepareDbg } from '../print/document.ts';
import { prepareLegio } from '../print/legio-document.ts';
import { type CompanyInput, prepareOscar } from '../print/oscar-document.ts';
import type { Prepared, PrintOptions } from '../print/prepared.ts';
import type { SheetInput } from '../print/sheet.ts';
import { type GameId, type Roster, ofGame } from '../roster/document.ts';
import { drawPdf } from './draw.ts';
import { loadFonts } from './fonts.ts';
import { nodeFonts } from './fonts-node.ts';

/* Printing without a browser: for the command line. */

export interface NodePrint {
	readonly locale: Locale;
	/** Written into the PDF; the same roster, options and date give the same bytes. */
	readonly created: Date;
	/** Of the distances of OSCAR. Absent: inches. */
	readonly unit?: CompanyInput['unit'];
}

export interface PrintedPdf {
	readonly bytes: Uint8Array;
	readonly pages: number;
	/** Characters that no embedded font has: drawn as empty boxes. */
	readonly missing: readonly string[];
}

type Nobody = Omit<SheetInput, 'problems'>;

type Prepare = (roster: Roster, what: PrintOptions['what'], input: Nobody, options: NodePrint) => Prepared;

const PREPARE: Record<GameId, Prepare> = {
	dbg: (roster, what, input, { locale }) => {
		const context = { roster: ofGame(roster, 'dbg'), catalogue: dbgCatalogue, text: dbgText[locale], locale };
		return prepareDbg(context, what, input);
	},
	oscar: (roster, what, input, { locale, unit }) => {
		const company = { roster: ofGame(roster, 'oscar'), catalogue: oscarCatalogue, text: oscarText[locale], locale };
		return prepareOscar(unit ? { ...company, unit } : company, what, input);
	},
	'dba-legio': (roster, what, input, { locale }) => {
		const army = ofGame(roster, 'dba-legio');
		return prepareLegio({ roster: army, catalogue: legioCatalogue, text: legioText[locale], locale }, what, input);
	},
	'bataille-rangee': (roster, what, input, { locale }) => {
		const force = ofGame(roster, 'bataille-rangee');
		return prepareBattle({ roster: force, catalogue: battleCatalogue, text: battleText[locale], locale }, what, input);
	}
};

async function printed(roster: Roster, options: PrintOptions, input: Nobody, made: NodePrint): Promise<PrintedPdf> {
	const { locale, created } = made;
	const document = PREPARE[roster.game](roster, options.what, input, made);
	const fonts = await loadFonts(nodeFonts, document.text);
	const plan = document.plan(options, fonts.measure);
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
	options: NodePrint & Partial<SheetOptions> & Partial<Nobody>
): Promise<PrintedPdf> {
	const { player = '', date = '', link = null } = options;
	return printed(roster, { ...DEFAULTS, ...options, what: 'sheet' }, { player, date, link }, options);
}
