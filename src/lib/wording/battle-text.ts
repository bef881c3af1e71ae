import { CHARACTERISTICS, SKILLS } from '#lib/catalogue/battle.ts';
import type { TextFile } from '#lib/catalogue/dbg.ts';
import { type Locale, nameOf } from '#lib/catalogue/text.ts';
import { m } from '#lib/paraglide/messages.js';
import type { BattleCreature, BattleHero, BattleRoster } from '#lib/roster/battle-document.ts';
import type { Report } from '#lib/rules/problem.ts';
import { strengthBonus } from '#lib/rules/battle/fielded.ts';
import { thresholdFor } from '#lib/rules/battle/threshold.ts';
import { oneLine, plainLines } from '#lib/util/one-line.ts';
import { membersWords } from './battle-members.ts';
import { battleProblem } from './battle-problems.ts';
import { type BattleContext, creatureName, fieldName, generalWords, heroName } from './battle-words.ts';
import type { TextOptions } from './roster-text.ts';
import { answerWords } from './words.ts';

/** Name, then game, soldiers, members and strategic points: a line each. */
export function battleHeadLines({ roster }: BattleContext, report: Report, locale: Locale): string[] {
	const { strategicPoints } = roster;
	return [
		oneLine(roster.name) || m.cli_text_untitled({}, { locale }),
		[
			m.force_game({}, { locale }),
			m.force_soldiers({ count: report.figures }, { locale }),
			...membersWords(roster, locale),
			...(strategicPoints === 0 ? [] : [m.force_strategic({ count: strategicPoints }, { locale })])
		].join(' · ')
	];
}

function verdict(context: BattleContext, report: Report, locale: Locale): string[] {
	const errors = report.problems.filter(({ severity }) => severity === 'error');
	if (errors.length === 0) return [m.cli_text_legal({}, { locale })];
	return errors.map((problem) => m.cli_text_illegal({ problem: battleProblem(problem, context, locale) }, { locale }));
}

/** What is known of a hero, in the order of a card. Percents stand without their sign, as on a card. */
export function heroFacts(hero: BattleHero, text: TextFile, locale: Locale): string[] {
	const lang = { locale };
	const valued = (name: string, value: number | null): string[] =>
		value === null ? [] : [m.force_text_value({ field: name, value }, lang)];
	const { wounds, fate, casts, talents } = hero;
	const sb = strengthBonus(hero);
	return [
		...(hero.general ? [m.force_text_is_general({}, lang)] : []),
		...(hero.npc ? [m.force_text_npc({}, lang)] : []),
		...CHARACTERISTICS.flatMap((id) => valued(nameOf(text, `characteristic.${id}.short`), hero.characteristics[id])),
		...(sb === null ? [] : [m.force_text_sb({ value: sb }, lang)]),
		...(wounds === null ? [] : [m.force_text_wounds({ value: wounds }, lang)]),
		...(fate === 0 ? [] : [m.force_text_fate({ value: fate }, lang)]),
		...SKILLS.flatMap((id) => valued(nameOf(text, `skill.${id}`), hero.skills[id])),
		...talents.map((id) => oneLine(nameOf(text, `talent.${id}`))),
		...(hero.missile ? [m.force_text_missile({}, lang)] : []),
		...(casts === null ? [] : [m.force_text_casts({ value: casts }, lang)])
	];
}

/** The same of a creature. */
export const creatureFacts = ({ sb, wounds }: BattleCreature, locale: Locale): string[] => [
	...(sb === null ? [] : [m.force_text_sb({ value: sb }, { locale })]),
	...(wounds === null ? [] : [m.force_text_wounds({ value: wounds }, { locale })])
];

interface Member {
	readonly who: string;
	readonly facts: readonly string[];
	readonly notes: string;
}

function memberLines({ who, facts, notes }: Member, compact: boolean, locale: Locale): string[] {
	const lang = { locale };
	const note = oneLine(notes);
	const what = facts.join(', ');
	return [
		what === '' || compact ? m.force_text_hero_bare({ who }, lang) : m.force_text_hero({ who, what }, lang),
		...(note === '' || compact ? [] : [`  ${m.cli_text_note({ text: note }, lang)}`])
	];
}

/** Strategic points and where they come from; null without any. */
export function strategicWords({ strategic, strategicPoints }: BattleRoster, locale: Locale): string | null {
	if (strategicPoints === 0) return null;
	const lang = { locale };
	const total = m.force_strategic({ count: strategicPoints }, lang);
	const parts = (['plan', 'fortification'] as const).flatMap((part) => {
		const value = strategic[part];
		return value === null ? [] : [m.force_text_value({ field: fieldName(part, locale), value }, lang)];
	});
	return parts.length === 0 ? total : m.force_text_parts({ total, parts: parts.join(', ') }, lang);
}

/** A force as plain text, for a messenger; an illegal one says so. */
export function battleText(
	context: BattleContext,
	report: Report,
	locale: Locale,
	{ compact = false, link }: TextOptions = {}
): string {
	const { roster, catalogue, text } = context;
	const lang = { locale };
	const threshold = thresholdFor(report.figures, roster, catalogue);
	const strategic = strategicWords(roster, locale);
	const rulings = Object.entries(roster.rulings).filter(([id, value]) => catalogue.rulings.get(id)?.default !== value);
	const notes = compact ? '' : plainLines(roster.notes);
	const section = (title: string, members: readonly Member[]): string[] =>
		members.length === 0
			? []
			: ['', title.toLocaleUpperCase(locale), ...members.flatMap((member) => memberLines(member, compact, locale))];
	return [
		...battleHeadLines(context, report, locale),
		...verdict(context, report, locale),
		...(roster.general ? [m.force_text_general(generalWords(roster.general, locale), lang)] : []),
		...(threshold && !compact ? [m.force_alone_threshold({ points: threshold.points }, lang)] : []),
		...(strategic === null ? [] : [strategic]),
		...section(
			m.force_text_heroes({}, lang),
			roster.heroes.map((hero) => ({
				who: heroName(hero, locale),
				facts: heroFacts(hero, text, locale),
				notes: hero.notes
			}))
		),
		...section(
			m.force_text_creatures({}, lang),
			roster.creatures.map((creature) => ({
				who: creatureName(creature, locale),
				facts: creatureFacts(creature, locale),
				notes: creature.notes
			}))
		),
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
