import { type Locale, nameOf } from '#lib/catalogue/text.ts';
import { m } from '#lib/paraglide/messages.js';
import type { Report } from '#lib/rules/problem.ts';
import { companyMen, fieldedGroup } from '#lib/rules/oscar/fielded.ts';
import { companyStructure } from '#lib/rules/oscar/structure.ts';
import { oneLine, plainLines } from '#lib/util/one-line.ts';
import { type DistanceUnit, USUAL_UNIT, distanceText } from './distance.ts';
import { oscarProblem } from './oscar-problems.ts';
import { type OscarContext, groupWords } from './oscar-words.ts';
import type { TextOptions } from './roster-text.ts';
import { answerWords } from './words.ts';

/** Name, then game, company, groups and men: a line each. */
export function oscarHeadLines(context: OscarContext, report: Report, locale: Locale): string[] {
	const { roster, catalogue, text } = context;
	const groups = companyStructure(roster, catalogue).places.find(({ place }) => place === 'line')?.count ?? 0;
	const words = {
		company: nameOf(text, `company.${roster.army}`),
		groups: m.oscar_groups({ count: groups }, { locale }),
		men: m.oscar_men({ count: companyMen(roster, catalogue) }, { locale })
	};
	return [
		oneLine(roster.name) || m.cli_text_untitled({}, { locale }),
		[m.oscar_game({}, { locale }), m.oscar_text_head(words, { locale })].join(' · ')
	];
}

function verdict(context: OscarContext, report: Report, locale: Locale): string[] {
	const errors = report.problems.filter(({ severity }) => severity === 'error');
	if (errors.length === 0) return [m.cli_text_legal({}, { locale })];
	return errors.map((problem) => m.cli_text_illegal({ problem: oscarProblem(problem, context, locale) }, { locale }));
}

function entryLines(id: string, context: OscarContext, compact: boolean, unit: DistanceUnit, locale: Locale): string[] {
	const { roster, catalogue, text } = context;
	const entry = roster.entries.find((each) => each.id === id);
	if (!entry) return [];
	const lang = { locale };
	const who = groupWords(entry, text, locale);
	const group = fieldedGroup(entry, roster, catalogue);
	if (!group) return [m.oscar_text_one({ who }, lang)];
	const men = m.oscar_men({ count: group.headcount }, lang);
	const first = group.headcount === 1 ? m.oscar_text_one({ who }, lang) : m.oscar_text_group({ who, men }, lang);
	if (compact) return [first];
	const weapons = [
		...group.weapons.map(({ weapon }) => nameOf(text, `weapon.${weapon.id}`)),
		...group.rules.map((rule) => nameOf(text, `rule.${rule}`)),
		...(group.commandRange === null
			? []
			: [m.oscar_text_command({ range: distanceText(group.commandRange, unit, locale) }, lang)]),
		...(group.armoured ? [m.oscar_text_vehicle_armoured({}, lang)] : [])
	].map(oneLine);
	const notes = oneLine(entry.notes);
	const profile = {
		movement: distanceText(group.movement, unit, locale),
		defence: group.defence,
		discipline: group.discipline,
		weapons: weapons.join(', ') || '—'
	};
	return [
		first,
		m.oscar_text_profile(profile, lang),
		...(notes === '' ? [] : [`  ${m.cli_text_note({ text: notes }, lang)}`])
	];
}

/** A company as plain text, for a messenger or a tournament entry; an illegal one says so. */
export function oscarText(
	context: OscarContext,
	report: Report,
	locale: Locale,
	{ compact = false, link, unit = USUAL_UNIT }: TextOptions & { readonly unit?: DistanceUnit } = {}
): string {
	const { roster, catalogue, text } = context;
	const lang = { locale };
	const { places, unplaced } = companyStructure(roster, catalogue);
	const lines = (ids: readonly string[]): string[] =>
		ids.flatMap((id) => entryLines(id, context, compact, unit, locale));
	const rulings = Object.entries(roster.rulings).filter(([id, value]) => catalogue.rulings.get(id)?.default !== value);
	const notes = compact ? '' : plainLines(roster.notes);
	return [
		...oscarHeadLines(context, report, locale),
		...verdict(context, report, locale),
		...places
			.filter(({ count }) => count > 0)
			.flatMap(({ place, slots }) => [
				'',
				nameOf(text, `role.${place}`).toLocaleUpperCase(locale),
				...lines(slots.flatMap(({ entry }) => entry ?? []))
			]),
		...(unplaced.length === 0 ? [] : ['', m.cli_text_other_units({}, lang), ...lines(unplaced)]),
		...(rulings.length === 0
			? []
			: [
					'',
					m.cli_text_rulings({}, lang),
					...rulings.map(([id, value]) =>
						oneLine(
							`- ${m.cli_text_ruling({ ruling: nameOf(text, `ruling.${id}`), value: answerWords(id, value, text, locale) }, lang)}`
						)
					)
				]),
		...(notes === '' ? [] : ['', m.cli_text_notes({}, lang), notes]),
		...(link === undefined ? [] : ['', m.cli_text_link({ link }, lang)]),
		''
	].join('\n');
}
