import type { BattleAction } from '../cards/battle-content.ts';
import type { Action, Need } from '../catalogue/battle.ts';
import { m } from '../paraglide/messages.js';
import type { BattleCreature, BattleHero } from '../roster/battle-document.ts';
import { strengthBonus } from '../rules/battle/fielded.ts';
import { type Lack, lacksFor } from '../rules/battle/needs.ts';
import { FACES, type Target, ruledAction, targetsFor, winningFaces } from '../rules/battle/percent.ts';
import { percent } from '../wording/attacks.ts';
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

/** Points, damage and conditions, one after the other. */
function detailOf(action: Action, who: Parameters<typeof printYield>[1], context: BattlePrintContext): string {
	const { locale, text } = context;
	const lang = { locale };
	const { test, success, failure, outcomes, damage } = action;
	const points = (outcome: NonNullable<typeof success>): string => printYield(outcome, who, locale);
	const needs = action.needs
		.filter((need) => ON_THE_DAY.includes(need))
		.map((need) => printName(`need.${need}`, { text }));
	const parts = [
		...(success === null
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

function actionOf(action: Action, hero: BattleHero, context: BattlePrintContext): BattleAction {
	const { roster, catalogue, text, locale } = context;
	const [best] = targetsFor(action, hero, 0, roster, catalogue);
	return {
		name: printName(`action.${action.id}`, { text }),
		test: best ? testWords(best, context) : '',
		chance: best ? percent(winningFaces(best.total) / FACES, locale) : '',
		detail: detailOf(action, { strengthBonus: strengthBonus(hero), difficulty: hero.casts }, context)
	};
}

/** A hero who is not played has one line: these points, this damage, no test (bataille-rangee 3.5). */
function npcAction({ catalogue, locale }: BattlePrintContext): BattleAction {
	const { points, damage } = catalogue.game.npc;
	return {
		name: m.print_battle_npc({}, { locale }),
		test: '',
		chance: '',
		detail: m.print_battle_npc_detail({ points, dice: printDice(damage, locale) }, { locale })
	};
}

/** The actions that a hero may take, as far as his card and his army can tell. */
export function heroActions(hero: BattleHero, context: BattlePrintContext): BattleAction[] {
	if (hero.npc) return [npcAction(context)];
	return actionsOf(context)
		.filter((action) => lacksFor(action, hero, context.roster).length === 0)
		.map((action) => actionOf(action, hero, context));
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
			const why = lacks.map((lack) => lackWords(lack, context)).join(', ');
			return [m.print_battle_barred({ action: printName(`action.${action.id}`, { text }), why }, { locale })];
		})
		.join(', ');
}

/** A great creature always takes its own action. */
export function creatureActions({ sb }: BattleCreature, context: BattlePrintContext): BattleAction[] {
	return actionsOf(context)
		.filter(({ needs }) => needs.includes('creature'))
		.map((action) => ({
			name: printName(`action.${action.id}`, context),
			test: '',
			chance: '',
			detail: detailOf(action, { strengthBonus: sb, difficulty: null }, context)
		}));
}
