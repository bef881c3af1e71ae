import type { BattleCard, BattleCardWords } from '../cards/battle-content.ts';
import { cleanLine, cleanText } from '../cards/clean.ts';
import type { Named, StatCell } from '../cards/content.ts';
import { CHARACTERISTICS, SKILLS, TALENTS } from '../catalogue/battle.ts';
import { m } from '../paraglide/messages.js';
import type { BattleCreature, BattleHero } from '../roster/battle-document.ts';
import { fieldedHeroes, strengthBonus } from '../rules/battle/fielded.ts';
import { barredWords, creatureActions, heroActions } from './battle-actions.ts';
import type { BattlePrintContext } from './battle-context.ts';
import { faceWords, inCell, printName, printTitle } from './common.ts';

const MOST_TALENTS = 40;

const valueOf = (value: number | null): string => (value === null ? '–' : inCell(String(value)));
const known = (wounds: number | null): number | null =>
	wounds !== null && Number.isInteger(wounds) && wounds > 0 ? wounds : null;

/** The eight characteristics; none when nothing is known of them, as of a general without a card. */
export function statCells(hero: BattleHero, { text }: BattlePrintContext): StatCell[] {
	if (CHARACTERISTICS.every((key) => hero.characteristics[key] === null)) return [];
	return CHARACTERISTICS.map((key) => ({
		value: valueOf(hero.characteristics[key]),
		printed: null,
		long: printName(`characteristic.${key}`, { text }),
		short: text[`characteristic.${key}.short`] ?? key
	}));
}

/** Skills that a hero has, each with its value. */
export function skillWords({ skills }: BattleHero, { text, locale }: BattlePrintContext): string[] {
	return SKILLS.flatMap((skill) => {
		const value = skills[skill];
		if (value === null) return [];
		const name = printName(`skill.${skill}`, { text });
		return [m.print_battle_skill({ name, value: valueOf(value) }, { locale })];
	});
}

/** Talents by name: those of the catalogue, and the player's own as he wrote them. */
export const talentWords = ({ talents }: BattleHero, { text }: BattlePrintContext): string[] =>
	talents
		.slice(0, MOST_TALENTS)
		.map((id) => (TALENTS.some((talent) => talent === id) ? printName(`talent.${id}`, { text }) : cleanLine(id)))
		.filter((name) => name !== '');

/** What a hero carries that some action asks for. */
export function meansWords({ missile, casts }: BattleHero, { locale }: BattlePrintContext): string[] {
	const lang = { locale };
	return [
		...(missile ? [m.print_battle_missile({}, lang)] : []),
		...(casts === null ? [] : [m.print_battle_casts({ difficulty: valueOf(casts) }, lang)])
	];
}

function traitsOf(hero: BattleHero, context: BattlePrintContext): Named[] {
	const lang = { locale: context.locale };
	const trait = (name: string, said: readonly string[]): Named[] =>
		said.length === 0 ? [] : [{ name, rule: said.join(', ') }];
	const bonus = strengthBonus(hero);
	return [
		...trait(m.print_battle_skills({}, lang), skillWords(hero, context)),
		...trait(m.print_battle_talents({}, lang), talentWords(hero, context)),
		...trait(m.print_battle_means({}, lang), meansWords(hero, context)),
		...trait(m.print_battle_strength_bonus({}, lang), bonus === null ? [] : [valueOf(bonus)])
	];
}

/** What a hero is called where a name is needed. */
export const heroName = ({ name, general }: BattleHero, { locale }: BattlePrintContext): string =>
	cleanLine(name) || (general ? m.print_battle_general({}, { locale }) : m.print_battle_hero({}, { locale }));

function heroCard(hero: BattleHero, context: BattlePrintContext): BattleCard {
	const { roster, locale } = context;
	const lang = { locale };
	return {
		id: hero.id,
		unit: hero.general ? m.print_battle_general({}, lang) : m.print_battle_hero({}, lang),
		name: cleanLine(hero.name),
		creature: false,
		kind: [printTitle(roster.name, locale), ...(hero.npc ? [m.print_battle_unplayed({}, lang)] : [])].join(' · '),
		end: hero.fate === 0 ? '' : m.print_battle_fate({ fate: valueOf(hero.fate) }, lang),
		stats: statCells(hero, context),
		traits: traitsOf(hero, context),
		actions: heroActions(hero, context),
		barred: barredWords(hero, context),
		wounds: known(hero.wounds),
		notes: cleanText(hero.notes)
	};
}

function creatureCard(creature: BattleCreature, context: BattlePrintContext): BattleCard {
	const { roster, locale } = context;
	const lang = { locale };
	const bonus = m.print_battle_strength_bonus({}, lang);
	return {
		id: creature.id,
		unit: m.print_battle_creature({}, lang),
		name: cleanLine(creature.name),
		creature: true,
		kind: printTitle(roster.name, locale),
		end: '',
		stats: [{ value: valueOf(creature.sb), printed: null, long: bonus, short: bonus }],
		traits: [],
		actions: creatureActions(creature, context),
		barred: '',
		wounds: known(creature.wounds),
		notes: cleanText(creature.notes)
	};
}

/** What the cards of a force say: the general first, heroes, great creatures. Total on any parsed roster. */
export const battleCards = (context: BattlePrintContext): BattleCard[] => [
	...fieldedHeroes(context.roster)
		.toSorted((a, b) => Number(b.general) - Number(a.general))
		.map((hero) => heroCard(hero, context)),
	...context.roster.creatures.map((creature) => creatureCard(creature, context))
];

/** The words around the cards of a force; `legal` as validated. */
export function battleCardWords({ roster, locale }: BattlePrintContext, legal: boolean): BattleCardWords {
	const lang = { locale };
	return {
		...faceWords(printTitle(roster.name, locale), legal, locale),
		barred: m.print_battle_barred_label({}, lang),
		wounds: m.print_battle_wounds({}, lang),
		more: (count) => m.print_battle_wounds_more({ count }, lang),
		notes: m.print_notes({}, lang)
	};
}
