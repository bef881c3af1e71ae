import type { BattleCatalogue } from '../../catalogue/battle-index.ts';
import type { Action, Characteristic, Skill, Test, Yield } from '../../catalogue/battle.ts';
import type { BattleHero } from '../../roster/battle-document.ts';
import type { RulingValue } from '../../roster/fields.ts';
import { rulingValue } from '../ruling.ts';

/* Tests against a percentage and what they bring (bataille-rangee 3.4). A roll is 1 to 100; `00` is 100. */

export const FACES = 100;

interface WithAnswers {
	readonly rulings: Readonly<Record<string, RulingValue>>;
}

/** What a test is rolled against: a value of the hero and what the action adds to it. */
export interface Target {
	readonly of: Characteristic | Skill;
	readonly value: number;
	readonly bonus: number;
	readonly total: number;
}

const NO_BONUS: Pick<Target, 'bonus'> = { bonus: 0 };

/**
 * Every target that a hero may choose for a test, the best first; none when he lacks the value, or when the fight is
 * outside these rules. `modifier` is what the table adds.
 */
export function targetsFor(
	{ id, test }: Pick<Action, 'id' | 'test'>,
	hero: Pick<BattleHero, 'characteristics' | 'skills'>,
	modifier: number,
	answers: WithAnswers,
	catalogue: BattleCatalogue
): readonly Target[] {
	if (!test || 'outside' in test) return [];
	const values: readonly (readonly [Characteristic | Skill, number | null])[] =
		'skill' in test
			? [[test.skill, hero.skills[test.skill]]]
			: test.characteristics.map((each) => [each, hero.characteristics[each]]);
	const onlyInt = id === 'heroic-act' && rulingValue(answers, 'act-bonus', catalogue) === 'intelligence';
	return values
		.flatMap(([of, value]): Target[] => {
			if (value === null) return [];
			const { bonus } = onlyInt && of !== 'int' ? NO_BONUS : test;
			return [{ of, value, bonus: bonus + modifier, total: value + bonus + modifier }];
		})
		.sort((a, b) => b.total - a.total);
}

/** Faces of the hundred that succeed: a test succeeds at its target or under it. */
export const winningFaces = (target: number): number => Math.min(FACES, Math.max(0, Math.floor(target)));

/** Degrees of a success (ruling degrees): full tens under the target, or the difference of the tens and one. */
export function degreesOf(target: number, roll: number, answers: WithAnswers, catalogue: BattleCatalogue): number {
	const tens = (value: number): number => Math.floor(value / 10);
	return rulingValue(answers, 'degrees', catalogue) === 'tens-difference'
		? tens(target) - tens(roll) + 1
		: tens(target - roll);
}

/** What an outcome is worth once everything about it is known. */
export interface YieldFacts {
	readonly degrees: number;
	/** The die of the outcome, when it has one. */
	readonly rolled: number;
	readonly strengthBonus: number;
	/** Of the spell. */
	readonly difficulty: number;
}

/** Points of a spell: the tens of its difficulty and one, within bounds (bataille-rangee 3.4, action 2). */
const spellPoints = ({ min, max }: { readonly min: number; readonly max: number }, difficulty: number): number =>
	Math.min(max, Math.max(min, Math.floor(difficulty / 10) + 1));

/** Victory points of an outcome, before the least that a success brings. */
export function yieldPoints(outcome: Yield, { degrees, rolled, strengthBonus, difficulty }: YieldFacts): number {
	// `points` of a spell is its least, which the bounds hold already
	if (outcome.spell) return spellPoints(outcome.spell, difficulty);
	return (
		outcome.points +
		(outcome.degrees === true ? degrees : 0) +
		(outcome.dice ? rolled : 0) +
		(outcome.strengthBonus === true ? strengthBonus : 0)
	);
}

/** Points of a test that succeeded: never less than the least (bataille-rangee 3.4). */
export const successPoints = (outcome: Yield, facts: YieldFacts, { game }: BattleCatalogue): number =>
	Math.max(game.leastOnSuccess.points, yieldPoints(outcome, facts));

/** The action as the answers to the open questions change it. */
export function ruledAction(action: Action, answers: WithAnswers, catalogue: BattleCatalogue): Action {
	return (action.byRuling ?? []).reduce((now, { ruling, value, failure, damage }) => {
		if (rulingValue(answers, ruling, catalogue) !== value) return now;
		return { ...now, ...(failure ? { failure } : {}), ...(damage ? { damage } : {}) };
	}, action);
}

/** Whether these rules roll the test themselves. */
export const isRolled = (test: Test | null): boolean => test !== null && !('outside' in test);
