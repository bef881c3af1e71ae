import type { BattleCatalogue } from '../../catalogue/battle-index.ts';
import type { Action, ActionId, Need, Test } from '../../catalogue/battle.ts';
import type { BattleHero, BattleRoster } from '../../roster/battle-document.ts';
import { fieldedHeroes } from './fielded.ts';

/** What a hero lacks for an action: conditions of his own army, or the value that it tests. */
export type Lack = Need | 'value';

const MASTER_GUNNER = 'master-gunner';

/** Whether the hero or his army answers a condition; null: it is not theirs to answer. */
function answers(need: Need, hero: BattleHero, roster: BattleRoster): boolean | null {
	switch (need) {
		case 'spell':
			return hero.casts !== null;
		case 'war-machines':
			return roster.warMachines;
		case 'master-gunner':
			return hero.talents.includes(MASTER_GUNNER);
		case 'missile':
			return hero.missile;
		case 'strategy':
			return hero.skills.strategy !== null;
		case 'creature':
			return false; // a hero is none
		case 'agreement':
		case 'opponent':
		case 'enemy-creature':
			return null; // known on the day
	}
}

/** Values that a test may use, those that the hero does not have left out. Percent, without the action's bonus. */
export function valuesFor(test: Test, hero: BattleHero): readonly number[] {
	if ('outside' in test) return [];
	const values =
		'skill' in test
			? [hero.skills[test.skill]]
			: test.characteristics.map((characteristic) => hero.characteristics[characteristic]);
	return values.filter((value) => value !== null);
}

/** What a hero lacks to take an action, as far as his own army can tell (bataille-rangee 3.4). */
export function lacksFor(action: Action, hero: BattleHero, roster: BattleRoster): readonly Lack[] {
	const lacks: Lack[] = action.needs.filter((need) => answers(need, hero, roster) === false);
	const { test } = action;
	if (test && !('outside' in test) && valuesFor(test, hero).length === 0) lacks.push('value');
	return lacks;
}

/** Actions for heroes that no hero of the force can take; none when there is no hero. */
export function untakenActions(roster: BattleRoster, catalogue: BattleCatalogue): readonly ActionId[] {
	const heroes = fieldedHeroes(roster).filter(({ npc }) => !npc);
	if (heroes.length === 0) return [];
	return [...catalogue.actions.values()]
		.filter((action) => !action.needs.includes('creature'))
		.filter((action) => heroes.every((hero) => lacksFor(action, hero, roster).length > 0))
		.map(({ id }) => id);
}
