import type { BattleSheet, BattleSheetEntry, BattleSheetWords, PenCell } from '../cards/battle-content.ts';
import { cleanLine, cleanText } from '../cards/clean.ts';
import type { ReferenceSection } from '../cards/sheet-content.ts';
import { CHARACTERISTICS } from '../catalogue/battle.ts';
import { m } from '../paraglide/messages.js';
import type { BattleCreature, BattleHero } from '../roster/battle-document.ts';
import { fieldedHeroes } from '../rules/battle/fielded.ts';
import { thresholdFor } from '../rules/battle/threshold.ts';
import { rulingValue } from '../rules/ruling.ts';
import { numberOf } from '../wording/words.ts';
import { creatureActions, heroActions } from './battle-actions.ts';
import { heroName, meansWords, skillWords, statCells, talentWords } from './battle-cards.ts';
import { type BattlePrintContext, printDice } from './battle-context.ts';
import { baseSheetWords, changedRulings, inCell, printName, printRule, printTitle, sheetFields } from './common.ts';
import { qrOf } from './qr.ts';
import type { SheetInput } from './sheet.ts';

/** A value that the source does not state. */
const MARK = '*';

/** Actions that these rules roll for, each with its chance and what it brings on average. */
const actionList = (hero: BattleHero, context: BattlePrintContext): string[] =>
	heroActions(hero, context).flatMap(({ name, chance, expected }) =>
		chance === '' ? [] : [m.print_battle_action({ name, chance, expected }, { locale: context.locale })]
	);

function heroEntry(hero: BattleHero, context: BattlePrintContext): BattleSheetEntry {
	const { locale } = context;
	const stats = statCells(hero, context).map(({ value }) => value);
	const cells = stats.length > 0 ? stats : CHARACTERISTICS.map(() => '–');
	return {
		unit: hero.general ? m.print_battle_general({}, { locale }) : m.print_battle_hero({}, { locale }),
		name: heroName(hero, context),
		cells: [...cells, hero.wounds === null ? '–' : inCell(String(hero.wounds))],
		details: [
			...(hero.npc ? [m.print_battle_unplayed({}, { locale })] : []),
			...skillWords(hero, context),
			...talentWords(hero, context),
			...meansWords(hero, context),
			...actionList(hero, context)
		],
		notes: cleanText(hero.notes)
	};
}

function creatureEntry(creature: BattleCreature, context: BattlePrintContext): BattleSheetEntry {
	const { locale } = context;
	const bonus = creature.sb === null ? '–' : inCell(String(creature.sb));
	return {
		unit: m.print_battle_creature({}, { locale }),
		name: cleanLine(creature.name),
		cells: [...CHARACTERISTICS.map(() => ''), creature.wounds === null ? '–' : inCell(String(creature.wounds))],
		details: [
			m.print_battle_skill({ name: m.print_battle_strength_bonus({}, { locale }), value: bonus }, { locale }),
			...creatureActions(creature, context).map(({ name, detail }) => `${name}, ${detail}`)
		],
		notes: cleanText(creature.notes)
	};
}

const heroCount = (context: BattlePrintContext): string =>
	m.print_battle_heroes_count({ count: fieldedHeroes(context.roster).length }, { locale: context.locale });

function groupsOf(context: BattlePrintContext): BattleSheet['groups'] {
	const { roster, locale } = context;
	const lang = { locale };
	const heroes = fieldedHeroes(roster);
	const { creatures } = roster;
	return [
		...(heroes.length === 0
			? []
			: [
					{
						name: m.print_battle_heroes({}, lang),
						summary: heroCount(context),
						creatures: false,
						entries: heroes.map((hero) => heroEntry(hero, context))
					}
				]),
		...(creatures.length === 0
			? []
			: [
					{
						name: m.print_battle_creatures({}, lang),
						summary: m.print_battle_creatures_count({ count: creatures.length }, lang),
						creatures: true,
						entries: creatures.map((creature) => creatureEntry(creature, context))
					}
				])
	];
}

/** Soldiers of both camps or of the larger one, the row, the strategic points: what is not ours is left to the pen. */
function thresholdCells({ roster, catalogue, locale }: BattlePrintContext): PenCell[] {
	const lang = { locale };
	const larger = rulingValue(roster, 'size-counts', catalogue) === 'larger';
	const owner = rulingValue(roster, 'strategic-threshold', catalogue) === 'owner';
	const empty = (label: string): PenCell => ({ label, value: '' });
	return [
		{ label: m.print_battle_ours({}, lang), value: inCell(numberOf(roster.soldiers, locale)) },
		empty(m.print_battle_theirs({}, lang)),
		empty(larger ? m.print_battle_larger({}, lang) : m.print_battle_together({}, lang)),
		empty(m.print_battle_table_points({}, lang)),
		empty(owner ? m.print_battle_strategic_owner({}, lang) : m.print_battle_strategic_both({}, lang)),
		empty(m.print_battle_to_reach({}, lang))
	];
}

/** The table of thresholds; a star where the source does not state the value. */
function thresholdTable({ roster, catalogue, locale }: BattlePrintContext): PenCell[] {
	return catalogue.game.thresholds.map(({ soldiers, points, provenance }, at) => {
		const value = typeof points === 'number' ? points : rulingValue(roster, points.ruling, catalogue);
		const count = numberOf(soldiers, locale);
		return {
			label: at === 0 ? m.print_battle_at_most({ count }, { locale }) : count,
			value: `${value}${provenance.kind === 'stated' ? '' : MARK}`
		};
	});
}

function thresholdNote(context: BattlePrintContext): string {
	const { roster, catalogue, locale } = context;
	const lang = { locale };
	const { soldiers, strategic } = roster;
	const next = rulingValue(roster, 'threshold-between', catalogue) === 'next';
	const larger = rulingValue(roster, 'size-counts', catalogue) === 'larger';
	const total = larger ? soldiers : 2 * soldiers;
	const equal = thresholdFor(total, roster, catalogue);
	const plan = strategic.plan === null ? '' : m.print_battle_from_plan({ points: strategic.plan }, lang);
	const walls =
		strategic.fortification === null ? '' : m.print_battle_from_walls({ points: strategic.fortification }, lang);
	return [
		m.print_battle_mark({}, lang),
		next ? m.print_battle_between_next({}, lang) : m.print_battle_between_nearest({}, lang),
		...(equal === null
			? []
			: [
					m.print_battle_if_equal(
						{ total: numberOf(total, locale), row: numberOf(equal.row, locale), points: equal.points },
						lang
					)
				]),
		plan,
		walls
	]
		.filter((said) => said !== '')
		.join(' ');
}

const balanceCells = ({ catalogue, text, locale }: BattlePrintContext): PenCell[] =>
	catalogue.game.balances.map(({ id, stronger, weaker }) => ({
		label: printName(`balance.${id}`, { text }),
		value: m.print_battle_balance_dice(
			{ stronger: printDice(stronger, locale), weaker: printDice(weaker, locale) },
			{ locale }
		)
	}));

function referenceOf({ catalogue, text, locale }: BattlePrintContext): ReferenceSection[] {
	const lang = { locale };
	return [
		{
			name: m.print_battle_turn_steps({}, lang),
			items: catalogue.game.reference.map((id) => printRule(`reference.${id}`, { text }))
		},
		{
			name: m.print_battle_twelve({}, lang),
			items: [...catalogue.actions.keys()].map((id) => printRule(`action.${id}`, { text }))
		}
	];
}

/** What the battle sheet of a force says. Total on any parsed roster. */
export function battleSheet(context: BattlePrintContext, input: SheetInput): BattleSheet {
	const { roster, catalogue, text, locale } = context;
	const lang = { locale };
	const machines = roster.warMachines ? m.print_battle_machines({}, lang) : '';
	const heroes = fieldedHeroes(roster);
	return {
		name: printTitle(roster.name, locale),
		subtitle: [m.print_battle_game({}, lang), ...(machines === '' ? [] : [machines])].join(' · '),
		fields: sheetFields(input, locale),
		facts: [
			{ label: m.print_battle_fact_soldiers({}, lang), value: inCell(numberOf(roster.soldiers, locale)), of: '' },
			{ label: m.print_battle_heroes({}, lang), value: String(heroes.length), of: '' },
			{ label: m.print_battle_fact_strategic({}, lang), value: inCell(String(roster.strategicPoints)), of: '' }
		],
		problems: input.problems.map(cleanLine),
		groups: groupsOf(context),
		total: heroCount(context),
		threshold: thresholdCells(context),
		thresholds: thresholdTable(context),
		thresholdNote: thresholdNote(context),
		balances: balanceCells(context),
		start: inCell(String(roster.strategicPoints)),
		rulings: changedRulings(roster, catalogue, text, locale),
		notes: cleanText(roster.notes),
		qr: input.link === null ? null : qrOf(input.link),
		reference: referenceOf(context)
	};
}

export function battleSheetWords({ text, locale }: BattlePrintContext): BattleSheetWords {
	const lang = { locale };
	return {
		...baseSheetWords(locale),
		hero: m.print_battle_hero({}, lang),
		columns: [
			...CHARACTERISTICS.map((key) => text[`characteristic.${key}.short`] ?? key),
			m.print_battle_wounds_short({}, lang)
		],
		threshold: m.print_battle_threshold({}, lang),
		balance: m.print_battle_balance({}, lang),
		score: m.print_battle_score({}, lang),
		us: m.print_battle_us({}, lang),
		them: m.print_battle_them({}, lang),
		turn: m.print_battle_turn({}, lang),
		startRow: m.print_battle_start({}, lang),
		gains: [
			m.print_battle_moral({}, lang),
			m.print_battle_military({}, lang),
			m.print_battle_tactical({}, lang),
			m.print_battle_gain_heroes({}, lang),
			m.print_battle_total({}, lang)
		]
	};
}
