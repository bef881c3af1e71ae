import type { Category, TextFile } from '#lib/catalogue/dbg.ts';
import type { DbgCatalogue } from '#lib/catalogue/dbg-index.ts';
import { type Locale, nameOf } from '#lib/catalogue/text.ts';
import { m } from '#lib/paraglide/messages.js';
import type { DbgEntry, DbgRoster } from '#lib/roster/dbg-document.ts';
import { rulingChanged, rulingValue } from '#lib/rules/dbg/lookup.ts';
import { type PointsBreakdown, rosterPoints } from '#lib/rules/dbg/points.ts';
import type { Report } from '#lib/rules/problem.ts';
import { oneLine, plainLines } from '#lib/util/one-line.ts';
import { problemSentence } from './problems.ts';
import { answerWords, numberOf, signedOf } from './words.ts';

export interface TextOptions {
	/** Only what a reader needs to field the warband: no subtotals, prices or notes. */
	readonly compact?: boolean;
	/** The share link, printed last. */
	readonly link?: string;
}

interface Sheet {
	readonly roster: DbgRoster;
	readonly report: Report;
	readonly catalogue: DbgCatalogue;
	readonly text: TextFile;
	readonly locale: Locale;
	readonly points: PointsBreakdown;
	readonly compact: boolean;
}

const pointsWords = (count: number, { locale }: Sheet): string => m.cli_text_points({ count }, { locale });
const figuresWords = (count: number, { locale }: Sheet): string => m.cli_text_figures({ count }, { locale });

/** Name, game with army and composition, points with figures: a line each. */
export function headLines(roster: DbgRoster, report: Report, text: TextFile, locale: Locale): string[] {
	const figures = m.cli_text_figures({ count: report.figures }, { locale });
	const army = nameOf(text, `army.${roster.army}`);
	const variant = roster.variant === null ? '' : ` (${nameOf(text, `variant.${roster.variant}`)})`;
	return [
		oneLine(roster.name) || m.cli_text_untitled({}, { locale }),
		[m.problems_game_dbg({}, { locale }), army + variant, nameOf(text, `composition.${roster.composition}`)]
			.map(oneLine)
			.join(' · '),
		report.limit === null
			? m.cli_text_head_points_free(
					{ points: m.cli_text_points({ count: report.points }, { locale }), figures },
					{ locale }
				)
			: m.cli_text_head_points(
					{ points: numberOf(report.points, locale), limit: numberOf(report.limit, locale), figures },
					{ locale }
				)
	];
}

/** An illegal roster says so in every form it leaves the program in; warnings follow. */
function verdict(sheet: Sheet): string[] {
	const { report, locale } = sheet;
	const lines = report.problems.flatMap((problem) => {
		const words = { problem: problemSentence(problem, sheet, locale) };
		if (problem.severity === 'error') return [m.cli_text_illegal(words, { locale })];
		return problem.severity === 'warning' ? [m.cli_text_warning(words, { locale })] : [];
	});
	return report.legal ? [m.cli_text_legal({}, { locale }), ...lines] : lines;
}

function entryName(entry: DbgEntry, { text, locale }: Sheet): string {
	const unit = oneLine(nameOf(text, `unit.${entry.unit}`));
	const name = oneLine(entry.name);
	const count = numberOf(entry.count, locale);
	if (entry.count === 1) return name === '' ? unit : m.cli_text_named({ name, unit }, { locale });
	return name === ''
		? m.cli_text_several({ count, unit }, { locale })
		: m.cli_text_named_several({ name, count, unit }, { locale });
}

/** What the player chose for an entry: swaps, options, skills; what the unit has anyway is not repeated. */
function choices(entry: DbgEntry, { text, locale }: Sheet): string {
	const item = (id: string): string => nameOf(text, `equipment.${id}`);
	return [
		...Object.entries(entry.swaps).map(([replace, by]) =>
			m.cli_text_swap({ replace: item(replace), by: item(by) }, { locale })
		),
		...entry.options.map(item),
		...entry.skills.map((id) => nameOf(text, `skill.${id}`))
	]
		.map(oneLine)
		.join(', ');
}

function entryLines(entry: DbgEntry, sheet: Sheet): string[] {
	const { locale, points, compact } = sheet;
	const who = entryName(entry, sheet);
	const chosen = choices(entry, sheet);
	if (compact) return [`- ${who}${chosen === '' ? '' : ` (${chosen})`}`];
	const cost = points.entries.get(entry.id);
	const words = { who, points: pointsWords(cost?.total ?? 0, sheet), each: numberOf(cost?.perFigure ?? 0, locale) };
	const notes = oneLine(entry.notes);
	return [
		`- ${entry.count === 1 ? m.cli_text_price(words, { locale }) : m.cli_text_price_each(words, { locale })}`,
		...(chosen === '' ? [] : [`  ${chosen}`]),
		...(notes === '' ? [] : [`  ${m.cli_text_note({ text: notes }, { locale })}`])
	];
}

function categoryLines(category: Category | null, sheet: Sheet): string[] {
	const { roster, catalogue, text, locale, points, report, compact } = sheet;
	const entries = roster.entries.filter((entry) => (catalogue.units.get(entry.unit)?.category ?? null) === category);
	if (entries.length === 0) return [];
	const sum = (part: 'total' | 'figures'): number =>
		entries.reduce((total, entry) => total + (points.entries.get(entry.id)?.[part] ?? 0), 0);
	const name = category === null ? m.cli_text_other_units({}, { locale }) : nameOf(text, `category.${category}`);
	const title = name.toLocaleUpperCase(locale);
	const share = report.points === 0 ? 0 : Math.round((sum('total') / report.points) * 100);
	const words = {
		category: title,
		figures: figuresWords(sum('figures'), sheet),
		points: pointsWords(sum('total'), sheet),
		share
	};
	return [
		'',
		compact ? title : m.cli_text_category(words, { locale }),
		...entries.flatMap((entry) => entryLines(entry, sheet))
	];
}

/** Points that a ruling gives back, such as free mastiffs. */
function adjustmentLines(sheet: Sheet): string[] {
	if (sheet.compact) return [];
	const { points, text, locale } = sheet;
	const lines = points.adjustments.map((adjustment) =>
		m.cli_text_adjustment(
			{
				ruling: nameOf(text, `ruling.${adjustment.ruling}`),
				signed: signedOf(adjustment.points, locale),
				figures: figuresWords(adjustment.figures, sheet)
			},
			{ locale }
		)
	);
	return lines.length === 0 ? [] : ['', ...lines];
}

function rulingLines({ roster, catalogue, text, locale }: Sheet): string[] {
	const changed = [...catalogue.rulings.keys()].filter((id) => rulingChanged(roster, id, catalogue));
	if (changed.length === 0) return [];
	const lines = changed.map((id) => {
		const value = answerWords(id, rulingValue(roster, id, catalogue) ?? '', text, locale);
		return `- ${m.cli_text_ruling({ ruling: nameOf(text, `ruling.${id}`), value }, { locale })}`;
	});
	return ['', m.cli_text_rulings({}, { locale }), ...lines];
}

function noteLines({ roster, locale, compact }: Sheet): string[] {
	const notes = plainLines(roster.notes);
	return compact || notes === '' ? [] : ['', m.cli_text_notes({}, { locale }), notes];
}

/**
 * A roster as plain text, for a messenger or a tournament entry: head, verdict (every problem of an illegal roster as a
 * line of its own), entries by category with subtotals and the share of the points, changed rulings, notes, link.
 * Ends in a line break.
 */
export function rosterText(
	roster: DbgRoster,
	report: Report,
	catalogue: DbgCatalogue,
	text: TextFile,
	locale: Locale,
	options: TextOptions = {}
): string {
	const points = rosterPoints(roster, catalogue);
	const sheet: Sheet = { roster, report, catalogue, text, locale, points, compact: options.compact === true };
	return [
		...headLines(roster, report, text, locale),
		...verdict(sheet),
		...[...catalogue.game.categories, null].flatMap((category) => categoryLines(category, sheet)),
		...adjustmentLines(sheet),
		...rulingLines(sheet),
		...noteLines(sheet),
		...(options.link === undefined ? [] : ['', m.cli_text_link({ link: options.link }, { locale })]),
		''
	].join('\n');
}
