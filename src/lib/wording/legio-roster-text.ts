import { legioCatalogue } from '#lib/catalogue/legio-lists.ts';
import { type Locale, nameOf } from '#lib/catalogue/text.ts';
import { m } from '#lib/paraglide/messages.js';
import type { LegioEntry } from '#lib/roster/legio-document.ts';
import type { Report } from '#lib/rules/problem.ts';
import { rulingChanged } from '#lib/rules/ruling.ts';
import { oneLine, plainLines } from '#lib/util/one-line.ts';
import { elementName } from './legio-effects.ts';
import { legioHead } from './legio-head.ts';
import { type LegioContext, legioSentence } from './legio-problems.ts';
import type { TextOptions } from './roster-text.ts';
import { answerWords } from './words.ts';

/** Name, then game, army, tendency, aggression and elements: a line each. */
export function legioHeadLines({ army, text }: LegioContext, report: Report, locale: Locale): string[] {
	const lang = { locale };
	const head = legioHead(army, { name: (key) => nameOf(text, key) }, locale);
	return [
		oneLine(army.name) || m.cli_text_untitled({}, lang),
		[m.army_game({}, lang), ...head, m.army_elements({ count: report.figures }, lang)].join(' · ')
	];
}

/** `8 Warband (WB), general`. */
export function entryLine(entry: LegioEntry, { text }: LegioContext, locale: Locale): string {
	const lang = { locale };
	const element = `${elementName(entry, text, locale)} ${m.army_text_code({ code: oneLine(entry.element) }, lang)}`;
	const own = oneLine(entry.name);
	return [
		m.army_text_row({ count: entry.count, element }, lang),
		...(own === '' ? [] : [own]),
		...(entry.general ? [m.army_is_general({}, lang)] : [])
	].join(', ');
}

/** Open questions that the army answers otherwise than usual. */
export const legioRulings = ({ army }: LegioContext): string[] =>
	[...legioCatalogue.rulings.keys()].filter((id) => rulingChanged(army, id, legioCatalogue));

/** An army as plain text, for a messenger; an illegal one says so. */
export function legioText(
	context: LegioContext,
	report: Report,
	locale: Locale,
	{ compact = false, link }: TextOptions = {}
): string {
	const { army, text } = context;
	const lang = { locale };
	const errors = report.problems.filter(({ severity }) => severity === 'error');
	const rulings = legioRulings(context);
	const notes = compact ? '' : plainLines(army.notes);
	return [
		...legioHeadLines(context, report, locale),
		...(errors.length === 0
			? [m.cli_text_legal({}, lang)]
			: errors.map((problem) => m.cli_text_illegal({ problem: legioSentence(problem, context, locale) }, lang))),
		'',
		m.army_text_entries({}, lang).toLocaleUpperCase(locale),
		...army.entries.flatMap((entry) => {
			const note = oneLine(entry.notes);
			return [
				`- ${entryLine(entry, context, locale)}`,
				...(note === '' || compact ? [] : [`  ${m.cli_text_note({ text: note }, lang)}`])
			];
		}),
		...(rulings.length === 0
			? []
			: [
					'',
					m.cli_text_rulings({}, lang),
					...rulings.map((id) => {
						const value = answerWords(id, army.rulings[id] ?? '', text, locale);
						return `- ${m.cli_text_ruling({ ruling: oneLine(nameOf(text, `ruling.${id}`)), value }, lang)}`;
					})
				]),
		...(notes === '' ? [] : ['', m.cli_text_notes({}, lang), notes]),
		...(link === undefined ? [] : ['', m.cli_text_link({ link }, lang)]),
		''
	].join('\n');
}
