import type { BattleAction } from '../cards/battle-content.ts';
import type { Action, Need } from '../catalogue/battle.ts';
import { toNumber } from '../dice/fraction.ts';
import { type ActionOdds, actionOdds } from '../match/battle/odds.ts';
import { startBattle } from '../match/battle/state.ts';
import { m } from '../paraglide/messages.js';
import type { BattleCreature, BattleHero } from '../roster/battle-document.ts';
import { strengthBonus } from '../rules/battle/fielded.ts';
import { type Lack, lacksFor } from '../rules/battle/needs.ts';
import { type Target, ruledAction } from '../rules/battle/percent.ts';
import { percent } from '../wording/attacks.ts';
import { numberOf } from '../wording/words.ts';
import { type BattlePrintContext, printDice, printYield } from './battle-context.ts';
import { printName } from './common.ts';
import { signed } from './words.ts';

/* The twelve actions as one hero may take them: what he rolls, how likely it is, what it brings and costs. */

/** Conditions that nobody's card can answer: they are told with the action. */
const ON_THE_DAY: readonly Need[] = ['agreement', 'opponent', 'enemy-creature'];

const actionsOf = ({ roster, catalogue }: BattlePrintContext): Action[] =>
	[...catalogue.actions.values()].map((action) => ruledAction(action, roster, catalogue));

const shortName = (of: Target['of'], { text }: BattlePrintContext): string =>
	text[`characteristic.${of}.short`] ?? printName(`skill.${of}`, { text });

/** No test, and no point to be had. */
const isNothing = ({ test, success }: Action): boolean =>
	test === null && success !== null && success.points === 0 && !success.dice && !success.strengthBonus;

/** Points, damage and conditions, one after the other. */
function detailOf(
	action: Action,
	who: Parameters<typeof printYield>[1],
	odds: ActionOdds | null,
	context: BattlePrintContext
): string {
	const { locale, text } = context;
	const lang = { locale };
	const { test, success, failure, outcomes, damage } = action;
	const points = (outcome: NonNullable<typeof success>): string => printYield(outcome, who, locale);
	const needs = action.needs
		.filter((need) => ON_THE_DAY.includes(need))
		.map((need) => printName(`need.${need}`, { text }));
	const expected = expectedWords(odds, context);
	const parts = [
		...(success === null || isNothing(action)
			? []
			: [
					test === null
						? m.print_battle_gain({ points: points(success) }, lang)
						: m.print_battle_success({ points: points(success) }, lang)
				]),
		...(failure === null ? [] : [m.print_battle_failure({ points: points(failure) }, lang)]),
		...(outcomes === undefined
			? []
			: [
					...(outcomes.refused === null ? [] : [m.print_battle_refused({ points: points(outcomes.refused) }, lang)]),
					m.print_battle_won({ points: points(outcomes.won) }, lang),
					m.print_battle_fled({ points: points(outcomes.fled) }, lang)
				]),
		...(expected === '' ? [] : [m.print_battle_expected({ points: expected }, lang)]),
		...(damage === null ? [] : [m.print_battle_damage({ dice: printDice(damage, locale) }, lang)]),
		...(needs.length === 0 ? [] : [m.print_battle_needs({ needs: needs.join(', ') }, lang)])
	];
	return parts.length === 0 ? m.print_battle_nothing({}, lang) : parts.join(' · ');
}

/** `CC +10`, `Soins`. */
function testWords({ of, bonus }: Target, context: BattlePrintContext): string {
	const facts = { of: shortName(of, context), bonus: signed(bonus) };
	return bonus === 0 ? facts.of : m.print_battle_test(facts, { locale: context.locale });
}

/** The odds of each action of one fighter, before any battle: nothing that happens in one changes them. */
function oddsFor(id: string, { roster, catalogue }: BattlePrintContext): (action: Action['id']) => ActionOdds | null {
	const state = startBattle({ sides: [roster, roster], rulings: roster.rulings }, catalogue);
	const actor = Object.values(state.actors).find(({ side, entry }) => side === 0 && entry === id);
	return (action) => (actor ? actionOdds({ state, catalogue }, actor, action) : null);
}

const expectedWords = (odds: ActionOdds | null, { locale }: BattlePrintContext): string =>
	odds === null || odds.expected <= 0 ? '' : numberOf(Math.round(odds.expected * 10) / 10, locale);

function actionOf(
	action: Action,
	hero: BattleHero,
	odds: ActionOdds | null,
	context: BattlePrintContext
): BattleAction {
	const { text, locale } = context;
	return {
		name: printName(`action.${action.id}`, { text }),
		test: odds?.target ? testWords(odds.target, context) : '',
		chance: odds?.success ? percent(toNumber(odds.success), locale) : '',
		expected: expectedWords(odds, context),
		detail: detailOf(action, { strengthBonus: strengthBonus(hero), difficulty: hero.casts }, odds, context)
	};
}

/** A hero who is not played has one line: these points, this damage, no test (bataille-rangee 3.5). */
function npcAction({ catalogue, locale }: BattlePrintContext): BattleAction {
	const { points, damage } = catalogue.game.npc;
	return {
		name: m.print_battle_npc({}, { locale }),
		test: '',
		chance: '',
		expected: '',
		detail: m.print_battle_npc_detail({ points, dice: printDice(damage, locale) }, { locale })
	};
}

/** The actions that a hero may take, as far as his card and his army can tell. */
export function heroActions(hero: BattleHero, context: BattlePrintContext): BattleAction[] {
	if (hero.npc) return [npcAction(context)];
	const odds = oddsFor(hero.id, context);
	return actionsOf(context)
		.filter((action) => lacksFor(action, hero, context.roster).length === 0)
		.map((action) => actionOf(action, hero, odds(action.id), context));
}

const lackWords = (lack: Lack, { text, locale }: BattlePrintContext): string =>
	lack === 'value' ? m.print_battle_lack_value({}, { locale }) : printName(`need.${lack}`, { text });

/** What a hero cannot do, each with what he lacks; the creatures' own action is nobody's. */
export function barredWords(hero: BattleHero, context: BattlePrintContext): string {
	const { roster, text, locale } = context;
	if (hero.npc) return '';
	return actionsOf(context)
		.filter(({ needs }) => !needs.includes('creature'))
		.flatMap((action) => {
			const lacks = lacksFor(action, hero, roster);
			if (lacks.length === 0) return [];
			// a value to roll against is told only where nothing else is missing
			const others = lacks.filter((lack) => lack !== 'value');
			const why = (others.length > 0 ? others : lacks).map((lack) => lackWords(lack, context)).join(', ');
			return [m.print_battle_barred({ action: printName(`action.${action.id}`, { text }), why }, { locale })];
		})
		.join(', ');
}

/** A great creature always takes its own action. */
export function creatureActions({ id, sb }: BattleCreature, context: BattlePrintContext): BattleAction[] {
	const odds = oddsFor(id, context);
	return actionsOf(context)
		.filter(({ needs }) => needs.includes('creature'))
		.map((action) => ({
			name: printName(`action.${action.id}`, context),
			test: '',
			chance: '',
			expected: sb === null ? '' : expectedWords(odds(action.id), context),
			detail: detailOf(action, { strengthBonus: sb, difficulty: null }, sb === null ? null : odds(action.id), context)
		}));
}
