import { diceTotal } from '../../rules/battle/dice.ts';
import type { Action } from '../../catalogue/battle.ts';
import { assert } from '../../util/assert.ts';
import { actionOf } from './acting.ts';
import { type Course, type Planned, type Scene, diceWants, faceAt, facesFrom, hundred, no, planned } from './course.ts';
import type { EventOf } from './events.ts';
import { settleHeroes } from './phases.ts';
import { type Due, type Ref, actorIn, personIn } from './state.ts';

/*
 * The two fights that are fought by the group's own rules: a challenge, and an attack on a creature (bataille-rangee
 * 3.4, actions 8 and 9). Only how they end is told here.
 */

type Duel = Extract<Due, { kind: 'duel' }>;
type Hunt = Extract<Due, { kind: 'hunt' }>;

function outcomesOf(scene: Scene, action: 'challenge' | 'group-attack'): NonNullable<Action['outcomes']> {
	const { outcomes } = actionOf(scene, action);
	assert(outcomes, `${action} has no outcomes`);
	return outcomes;
}
const replaceDue = (course: Course, due: Due): void => course.set({ due: [due, ...course.state.due.slice(1)] });
const oweWounds = (course: Course, refs: readonly Ref[]): void =>
	course.owe(...refs.map((hero): Due => ({ kind: 'wounds', hero, damage: null })));

export function planDuel(scene: Scene, { hero, opponent, met }: Duel, { result }: EventOf<'duel'>): Planned {
	const { refused, won } = outcomesOf(scene, 'challenge');
	if (result === 'refused') {
		if (met) return no('duel-begun', hero);
		assert(refused, 'a challenge that cannot be refused');
		const { damage } = actionOf(scene, 'challenge');
		return planned(scene, damage ? diceWants(damage, hero) : [], (course, dice) => {
			course.settle();
			const points = course.score(actorIn(scene.state, hero).side, refused.points);
			const lost = damage ? diceTotal(damage, facesFrom(dice, 0, damage.count)) : null;
			course.say('duel-refused', { hero, enemy: opponent, points, damage: lost }, { dice });
			if (lost !== null) course.owe({ kind: 'wounds', hero, damage: lost });
			settleHeroes(course);
		});
	}
	return planned(scene, [], (course) => {
		course.settle();
		const winner = result === 'won' ? hero : result === 'lost' ? opponent : null;
		const points = winner === null ? 0 : course.score(actorIn(scene.state, winner).side, won.points);
		course.say('duel', { hero, enemy: opponent, winner, points });
		oweWounds(course, [hero, opponent]);
	});
}

export function planHunt(scene: Scene, { creature, heroes, took }: Hunt, { result }: EventOf<'hunt'>): Planned {
	const { won } = outcomesOf(scene, 'group-attack');
	const [first] = took;
	assert(first, 'a hunt without hunters');
	if (result === 'won' && heroes.length === 0) return no('all-fled', creature);
	return planned(scene, [], (course) => {
		course.settle();
		const points = result === 'won' ? course.score(actorIn(scene.state, first).side, won.points) : 0;
		course.say('hunt', { enemy: creature, won: result === 'won', points });
		// the creature is dead when it is beaten: "creature dead"
		if (result === 'won') course.wound(creature, 0, 'dead');
		oweWounds(course, result === 'won' ? took : [...took, creature]);
	});
}

/** Who may flee from what is due first. */
export const fleeingFrom = (due: Due | undefined): readonly Ref[] =>
	due?.kind === 'duel' ? [due.hero, due.opponent] : due?.kind === 'hunt' ? due.heroes : [];

/** A flight that succeeds costs points all the same; one that fails leaves the fighter in the fight. */
export function planFlee(scene: Scene, due: Duel | Hunt, { hero, by, modifier = 0 }: EventOf<'flee'>): Planned {
	const { state } = scene;
	if (!fleeingFrom(due).includes(hero)) return no('not-in-fight', hero);
	const actor = actorIn(state, hero);
	const { ag } = actor.hero.characteristics;
	if (by === 'fate' && personIn(state, hero).destiny < 1) return no('no-fate', hero);
	if (by === 'agility' && ag === null) return no('lacks-value', hero);
	const { fled } = outcomesOf(scene, due.kind === 'duel' ? 'challenge' : 'group-attack');
	return planned(scene, by === 'agility' ? [hundred(hero)] : [], (course, dice) => {
		const roll = by === 'agility' ? faceAt(dice, 0) : null;
		const target = (ag ?? 0) + modifier;
		const success = roll === null || roll <= target;
		if (by === 'fate') course.change(hero, { destiny: personIn(state, hero).destiny - 1 });
		const points = success ? course.score(actor.side, fled.points) : 0;
		const against = [
			{ code: 'ag', value: ag ?? 0 },
			...(modifier !== 0 ? [{ code: 'modifier', value: modifier }] : [])
		];
		const terms = [{ code: 'd100', value: roll ?? 0 }];
		const sums = roll === null ? [] : [{ code: 'test', who: hero, terms, total: roll, against }];
		course.say('flee', { hero, by, success, points }, { sums, dice });
		if (!success) {
			if (due.kind === 'duel') replaceDue(course, { ...due, met: true });
			return;
		}
		if (due.kind === 'duel') {
			course.settle();
			oweWounds(course, [due.hero, due.opponent]);
			return;
		}
		const heroes = due.heroes.filter((ref) => ref !== hero);
		if (heroes.length > 0) replaceDue(course, { ...due, heroes });
		else {
			course.settle();
			oweWounds(course, due.took);
		}
	});
}
