import { battleCatalogue } from '#lib/catalogue/battle-lists.ts';
import { battleText } from '#lib/catalogue/battle-text.ts';
import type { DbgCatalogue } from '#lib/catalogue/dbg-index.ts';
import type { TextFile } from '#lib/catalogue/dbg.ts';
import { dbgCatalogue } from '#lib/catalogue/dbg-lists.ts';
import { dbgText } from '#lib/catalogue/dbg-text.ts';
import { legioCatalogue } from '#lib/catalogue/legio-lists.ts';
import { legioText } from '#lib/catalogue/legio-text.ts';
import { oscarCatalogue } from '#lib/catalogue/oscar-lists.ts';
import { oscarText } from '#lib/catalogue/oscar-text.ts';
import { type Locale, nameOf } from '#lib/catalogue/text.ts';
import { m } from '#lib/paraglide/messages.js';
import type { Arguments } from '../args.ts';
import { EXIT_FINE, type Io } from '../io.ts';
import { jsonText, table } from '../words.ts';
import { battleJson, battleLines } from './lists-battle.ts';
import { legioJson, legioLines } from './lists-legio.ts';
import { oscarJson, oscarLines } from './lists-oscar.ts';
import { pack } from './pack.ts';

function catalogueJson(catalogue: DbgCatalogue, text: TextFile): Record<string, unknown> {
	const { game, edition, revision, points } = catalogue.game;
	const units = [...catalogue.units.values()];
	return {
		game,
		edition,
		revision,
		limits: points.presets,
		compositions: catalogue.game.compositions.map(({ id, limits }) => ({
			id,
			name: nameOf(text, `composition.${id}`),
			limits
		})),
		armies: [...catalogue.armies.values()].map((army) => ({
			id: army.id,
			name: nameOf(text, `army.${army.id}`),
			variants: army.variants.map(({ id }) => ({ id, name: nameOf(text, `variant.${id}`) })),
			units: units
				.filter((unit) => unit.army === army.id)
				.map(({ id, category, profile }) => ({ id, name: nameOf(text, `unit.${id}`), category, cost: profile.cost }))
		}))
	};
}

function compositionLine(
	composition: DbgCatalogue['game']['compositions'][number],
	text: TextFile,
	locale: Locale
): string {
	const limits = Object.entries(composition.limits).map(([category, [min, max]]) =>
		m.cli_lists_limit({ category: nameOf(text, `category.${category}`), min, max }, { locale })
	);
	const words = limits.length === 0 ? m.cli_lists_no_limits({}, { locale }) : limits.join(', ');
	const name = `${nameOf(text, `composition.${composition.id}`)} (${composition.id})`;
	return `- ${m.cli_lists_limit_line({ composition: name, limits: words }, { locale })}`;
}

function catalogueText(catalogue: DbgCatalogue, text: TextFile, locale: Locale): string {
	const { edition, revision, compositions, categories } = catalogue.game;
	const armies = [...catalogue.armies.values()].flatMap((army) => {
		const units = [...catalogue.units.values()].filter((unit) => unit.army === army.id);
		const rows = categories.flatMap((category) =>
			units
				.filter((unit) => unit.category === category)
				.map((unit) => [
					`- ${unit.id}`,
					nameOf(text, `unit.${unit.id}`),
					nameOf(text, `category.${category}`),
					m.cli_text_points({ count: unit.profile.cost }, { locale })
				])
		);
		const variants = army.variants.map(({ id }) =>
			m.cli_lists_variant({ variant: `${nameOf(text, `variant.${id}`)} (${id})` }, { locale })
		);
		return ['', [`${nameOf(text, `army.${army.id}`)} (${army.id})`, ...variants].join(', '), ...table(rows)];
	});
	return [
		m.cli_lists_game({ game: edition, revision }, { locale }),
		'',
		m.cli_lists_compositions({}, { locale }),
		...compositions.map((composition) => compositionLine(composition, text, locale)),
		...armies,
		''
	].join('\n');
}

/** `lists`: the catalogues that ship with the program; with `--check`, a file of one's own. */
export async function lists(args: Arguments, io: Io): Promise<number> {
	const { options, locale } = args;
	const file = options.get('check');
	if (file !== undefined) return pack(file, args, io);
	const text = dbgText[locale];
	const company = oscarText[locale];
	const army = legioText[locale];
	const battle = battleText[locale];
	if (options.has('json')) {
		const catalogues = [
			catalogueJson(dbgCatalogue, text),
			oscarJson(oscarCatalogue, company),
			legioJson(legioCatalogue, army),
			battleJson(battleCatalogue, battle)
		];
		io.out(jsonText({ catalogues }));
		return EXIT_FINE;
	}
	const parts = [
		catalogueText(dbgCatalogue, text, locale),
		...oscarLines(oscarCatalogue, company, locale),
		'',
		...legioLines(legioCatalogue, army, locale),
		'',
		...battleLines(battleCatalogue, battle, locale),
		''
	];
	io.out(parts.join('\n'));
	return EXIT_FINE;
}
