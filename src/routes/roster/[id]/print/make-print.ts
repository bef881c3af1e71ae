import type { Plan } from '#lib/cards/plan.ts';
import type { Locale } from '#lib/catalogue/text.ts';
import type { Drawn, Progress } from '#lib/pdf/draw.ts';
import type { FontSet, FontShelf } from '#lib/pdf/fonts.ts';
import type { Prepared, PrintOptions } from '#lib/print/prepared.ts';
import { type GameId, type Roster, ofGame } from '#lib/roster/document.ts';
import type { DistanceUnit } from '#lib/wording/distance.ts';

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
	/** Of the distances of OSCAR. */
	readonly unit: DistanceUnit;
	readonly player: string;
	/** As it is printed. */
	readonly date: string;
	/** Share link, or null. */
	readonly link: string | null;
	/** Entries without cards. */
	readonly excluded: ReadonlySet<string>;
}

type Prepare = (input: PrintInput) => Promise<Prepared>;

/** A game's words and layout arrive when it is printed. */
const PREPARE: Record<GameId, Prepare> = {
	dbg: async (input) => {
		const { locale, options } = input;
		const [{ prepareDbg }, { dbgCatalogue }, { loadDbgText }] = await Promise.all([
			import('#lib/print/document.ts'),
			import('#lib/catalogue/dbg-lists.ts'),
			import('#lib/catalogue/dbg-text-load.ts')
		]);
		const context = {
			roster: ofGame(input.roster, 'dbg'),
			catalogue: dbgCatalogue,
			text: await loadDbgText(locale),
			locale
		};
		return prepareDbg(context, options.what, input, input.excluded);
	},
	oscar: async (input) => {
		const { locale, unit, options } = input;
		const [{ prepareOscar }, { oscarCatalogue }, { loadOscarText }] = await Promise.all([
			import('#lib/print/oscar-document.ts'),
			import('#lib/catalogue/oscar-lists.ts'),
			import('#lib/catalogue/oscar-text-load.ts')
		]);
		const text = await loadOscarText(locale);
		const context = { roster: ofGame(input.roster, 'oscar'), catalogue: oscarCatalogue, text, locale, unit };
		return prepareOscar(context, options.what, input, input.excluded);
	},
	'dba-legio': async (input) => {
		const { locale, options } = input;
		const [{ prepareLegio }, { legioCatalogue }, { loadLegioText }] = await Promise.all([
			import('#lib/print/legio-document.ts'),
			import('#lib/catalogue/legio-lists.ts'),
			import('#lib/catalogue/legio-text-load.ts')
		]);
		const roster = ofGame(input.roster, 'dba-legio');
		const context = { roster, catalogue: legioCatalogue, text: await loadLegioText(locale), locale };
		return prepareLegio(context, options.what, input, input.excluded);
	},
	'bataille-rangee': async (input) => {
		const { locale, options } = input;
		const [{ prepareBattle }, { battleCatalogue }, { loadBattleText }] = await Promise.all([
			import('#lib/print/battle-document.ts'),
			import('#lib/catalogue/battle-lists.ts'),
			import('#lib/catalogue/battle-text-load.ts')
		]);
		const roster = ofGame(input.roster, 'bataille-rangee');
		const context = { roster, catalogue: battleCatalogue, text: await loadBattleText(locale), locale };
		return prepareBattle(context, options.what, input, input.excluded);
	}
};

/** Lays a print out. Rejects when a font file or a game's words cannot be loaded. */
export async function makePrint(input: PrintInput, shelf: FontShelf): Promise<Laid> {
	const { roster, options, locale } = input;
	const document = await PREPARE[roster.game](input);
	const fonts = await shelf.fontsFor(document.text);
	const plan = document.plan(options, fonts.measure);
	return {
		plan,
		fonts,
		title: document.title,
		locale,
		backs: options.backs && options.what !== 'sheet',
		missing: missingIn(plan, fonts),
		legal: document.problems.length === 0,
		cutShort: document.cutShort
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
