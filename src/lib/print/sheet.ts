import { cleanLine, cleanText } from '../cards/clean.ts';
import type { CardContent, Named, Weapon } from '../cards/content.ts';
import type { ReferenceSection, SheetCategory, SheetContent, SheetEntry } from '../cards/sheet-content.ts';
import { CATEGORIES, type Category } from '../catalogue/dbg.ts';
import { nameOf, wordsOf } from '../catalogue/text.ts';
import { m } from '../paraglide/messages.js';
import { rulingValue } from '../rules/dbg/lookup.ts';
import { entryCost, figuresOf, rosterPoints } from '../rules/dbg/points.ts';
import { fieldedProfile } from '../rules/dbg/profile.ts';
import { type PrintContext, armyName, cardContents } from './contents.ts';
import { changedRulings, printTitle, sheetFields } from './common.ts';
import { qrOf } from './qr.ts';
import { signed } from './words.ts';

export interface SheetInput {
	/** As typed, perhaps empty. */
	readonly player: string;
	readonly date: string;
	/** Sentences of what breaks a rule. */
	readonly problems: readonly string[];
	/** The share link, or null. */
	readonly link: string | null;
}

const detailsOf = ({ equipment, weapons, skills, rules }: CardContent, plain: string): string[] =>
	[...equipment, ...weapons, ...skills, ...rules].map(({ name }) => name).filter((name) => name !== plain);

function categoriesOf(context: PrintContext, contents: readonly CardContent[]): SheetCategory[] {
	const { roster, catalogue, text, locale } = context;
	const limits = catalogue.compositions.get(roster.composition)?.limits ?? {};
	const plain = cleanLine(nameOf(text, 'equipment.contact-weapon'));
	const entries = contents.map((content, at): SheetEntry => {
		const entry = roster.entries[at];
		return {
			...content,
			total: entry ? entryCost(entry, roster, catalogue).total : 0,
			details: detailsOf(content, plain)
		};
	});
	const groups: readonly (Category | null)[] = [...CATEGORIES, null];
	return groups.flatMap((category) => {
		const own = entries.filter((entry) => entry.category === category);
		if (own.length === 0) return [];
		const count = own.reduce((sum, entry) => sum + entry.figures, 0);
		const points = m.print_points({ points: own.reduce((sum, entry) => sum + entry.total, 0) }, { locale });
		const figures = m.print_sheet_figures_count({ count }, { locale });
		const limit = category === null ? undefined : limits[category];
		return [
			{
				category,
				name:
					category === null ? m.print_sheet_unknown({}, { locale }) : cleanLine(nameOf(text, `category.${category}`)),
				summary: limit
					? m.print_sheet_summary_limits({ figures, points, min: limit[0], max: limit[1] }, { locale })
					: m.print_sheet_summary({ figures, points }, { locale }),
				entries: own
			}
		];
	});
}

/** Losses from which morale is tested (ruling break-point), or null when never. */
export function breakPoint({
	roster,
	catalogue
}: PrintContext): { readonly lost: number; readonly percent: number } | null {
	const percent = rulingValue(roster, 'break-point', catalogue);
	if (typeof percent !== 'number') return null;
	const figures = roster.entries.reduce((sum, entry) => sum + figuresOf(entry), 0);
	return { lost: Math.ceil((figures * percent) / 100), percent };
}

/** Rules the roster uses, each once, in the order of the catalogue. */
function referenceOf(context: PrintContext): ReferenceSection[] {
	const { roster, catalogue, text, locale } = context;
	const used = { equipment: new Set<string>(), skills: new Set<string>(), rules: new Set<string>() };
	for (const entry of roster.entries) {
		const fielded = fieldedProfile(entry, roster, catalogue);
		fielded?.equipment.forEach((id) => used.equipment.add(id));
		fielded?.skills.forEach((id) => used.skills.add(id));
		catalogue.units.get(entry.unit)?.rules.forEach((id) => used.rules.add(id));
	}
	const say = (keys: Iterable<string>): Named[] =>
		[...keys].flatMap((key) => {
			const rule = wordsOf(text, `${key}.rule`);
			return rule === null ? [] : [{ name: cleanLine(nameOf(text, key)), rule: cleanLine(rule) }];
		});
	const ordered = (kind: string, known: Iterable<string>, wanted: ReadonlySet<string>): string[] =>
		[...known].filter((id) => wanted.has(id)).map((id) => `${kind}.${id}`);
	const rules = catalogue.game.rules.map(({ id }) => id);
	const army = [`army.${roster.army}`, ...(roster.variant === null ? [] : [`variant.${roster.variant}`])];
	return [
		{ name: m.print_sheet_army({}, { locale }), items: say(army) },
		{ name: m.print_sheet_skills({}, { locale }), items: say(ordered('skill', catalogue.skills.keys(), used.skills)) },
		{ name: m.print_sheet_rules({}, { locale }), items: say(ordered('rule', rules, used.rules)) },
		{
			name: m.print_sheet_equipment({}, { locale }),
			items: say(ordered('equipment', catalogue.equipment.keys(), used.equipment))
		}
	];
}

/** Missile weapons of all entries, each once. */
function weaponsOf(contents: readonly CardContent[]): Weapon[] {
	const known = new Map(contents.flatMap(({ weapons }) => weapons).map((weapon) => [weapon.name, weapon]));
	return [...known.values()];
}

/** What the sheet of a roster says. Total on any parsed roster. */
export function sheetContent(context: PrintContext, input: SheetInput): SheetContent {
	const { roster, catalogue, text, locale } = context;
	const lang = { locale };
	const contents = cardContents(context);
	const { total, adjustments } = rosterPoints(roster, catalogue);
	const figures = roster.entries.reduce((sum, entry) => sum + figuresOf(entry), 0);
	const lost = breakPoint(context);
	return {
		name: printTitle(roster.name, locale),
		army: roster.army,
		subtitle: m.print_sheet_subtitle(
			{ army: armyName(context), composition: cleanLine(nameOf(text, `composition.${roster.composition}`)) },
			lang
		),
		fields: sheetFields(input, locale),
		facts: [
			{
				label: m.print_sheet_points({}, lang),
				value: String(total),
				of:
					roster.pointsLimit === null
						? m.print_sheet_no_limit({}, lang)
						: m.print_sheet_of({ limit: roster.pointsLimit }, lang)
			},
			{ label: m.print_sheet_figures({}, lang), value: String(figures), of: '' },
			{ label: m.print_sheet_break({}, lang), value: lost ? String(lost.lost) : m.print_sheet_never({}, lang), of: '' }
		],
		problems: input.problems.map(cleanLine),
		categories: categoriesOf(context, contents),
		adjustments: adjustments.map(({ ruling, points }) => ({
			label: m.print_sheet_adjustment({ ruling: cleanLine(nameOf(text, `ruling.${ruling}`)) }, lang),
			points: signed(points)
		})),
		total: m.print_sheet_summary(
			{
				figures: m.print_sheet_figures_count({ count: figures }, lang),
				points: m.print_points({ points: total }, lang)
			},
			lang
		),
		breakPoint: lost ? m.print_sheet_break_rule(lost, lang) : m.print_sheet_break_never({}, lang),
		rulings: changedRulings(roster, catalogue, text, locale),
		notes: cleanText(roster.notes),
		qr: input.link === null ? null : qrOf(input.link),
		weapons: weaponsOf(contents),
		reference: referenceOf(context)
	};
}
