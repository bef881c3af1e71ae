import type { Plan } from '#lib/cards/plan.ts';
import { dbgCatalogue } from '#lib/catalogue/dbg-lists.ts';
import type { TextFile } from '#lib/catalogue/dbg.ts';
import type { Locale } from '#lib/catalogue/text.ts';
import type { Drawn, Progress } from '#lib/pdf/draw.ts';
import type { FontSet, FontShelf } from '#lib/pdf/fonts.ts';
import { cutShort, planDocument, printDocument, type PrintOptions, textOfDocument } from '#lib/print/document.ts';
import { type Roster, ofGame } from '#lib/roster/document.ts';

/** A print laid out: what the preview shows and the PDF draws. */
export interface Laid {
	readonly plan: Plan;
	readonly fonts: FontSet;
	readonly title: string;
	readonly locale: Locale;
	readonly backs: boolean;
	/** Characters that no font has. */
	readonly missing: readonly string[];
	readonly legal: boolean;
	/** Some entry has more figures than are printed. */
	readonly cutShort: boolean;
}

export interface PrintInput {
	readonly roster: Roster;
	readonly options: PrintOptions;
	readonly locale: Locale;
	readonly player: string;
	/** As it is printed. */
	readonly date: string;
	/** Share link, or null. */
	readonly link: string | null;
	/** Entries without cards. */
	readonly excluded: ReadonlySet<string>;
}

/** Lays a print out. Rejects when a font file cannot be loaded. */
export async function makePrint(input: PrintInput, text: TextFile, shelf: FontShelf): Promise<Laid> {
	const { roster, options, locale, excluded } = input;
	const context = { roster: ofGame(roster, 'dbg'), catalogue: dbgCatalogue, text, locale };
	const included = new Set(roster.entries.map(({ id }) => id).filter((id) => !excluded.has(id)));
	const document = printDocument(context, options.what, input, included);
	const fonts = await shelf.fontsFor(textOfDocument(document));
	const plan = planDocument(document, options, fonts.measure);
	return {
		plan,
		fonts,
		title: document.title,
		locale,
		backs: options.backs && options.what !== 'sheet',
		missing: missingIn(plan, fonts),
		legal: document.problems.length === 0,
		cutShort: cutShort(document)
	};
}

/** The PDF of a print; null when the signal stopped it. */
export async function makePdf({ plan, fonts, title, locale, backs }: Laid, progress: Progress): Promise<Drawn | null> {
	const { drawPdf } = await import('#lib/pdf/draw.ts');
	const drawn = await drawPdf(plan, fonts, { title, language: locale, created: new Date(), backs }, progress);
	return drawn.ok ? drawn.value : null;
}

const missingIn = (plan: Plan, fonts: FontSet): string[] => [
	...new Set(
		plan.pages.flatMap(({ boxes }) =>
			boxes.flatMap((box) => (box.kind === 'text' ? fonts.missing(box.text, box.font) : []))
		)
	)
];
