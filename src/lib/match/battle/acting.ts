import type { Action } from '../../catalogue/battle.ts';
import { diceTotal } from '../../rules/battle/dice.ts';
import { type Lack, lacksFor } from '../../rules/battle/needs.ts';
import {
	type Target,
	degreesOf,
	isRolled,
	ruledAction,
	successPoints,
	targetsFor,
	yieldPoints
} from '../../rules/battle/percent.ts';
import { assert } from '../../util/assert.ts';
import { type Result, ok } from '../../util/result.ts';
import { type MatchFailure, type Sum, otherSide } from '../engine.ts';
import { type Course, type Planned, type Scene, diceWants, faceAt, facesFrom, hundred, no, planned } from './course.ts';
import type { EventOf } from './events.ts';
import { settleHeroes } from './phases.ts';
import { type Actor, type Due, type Ref, actorIn, actorsOfSide, isFit, isFree } from './state.ts';

/* A hero's action (bataille-rangee 3.4), what it costs him, and the hero who is not played (3.5). */

type Act = EventOf<'act'>;

/** The action as the rulings of the table have it. */
export function actionOf({ state, catalogue }: Scene, id: Act['action']): Action {
	const action = catalogue.actions.get(id);
	assert(action, `no action ${id}`);
	return ruledAction(action, state, catalogue);
}

/** Enemies whom the action may name. */
export function opponentsFor({ state }: Scene, { side }: Actor, action: Action): readonly Actor[] {
	const enemies = actorsOfSide(state, otherSide(side)).filter(({ ref }) => isFit(state, ref));
	if (action.needs.includes('opponent')) return enemies.filter(({ kind }) => kind === 'hero');
	// a creature that has acted in this turn is not attacked: "it had no action" (bataille-rangee 3.4, action 9)
	if (action.needs.includes('enemy-creature')) {
		return enemies.filter(({ kind, ref }) => kind === 'creature' && isFree(state, ref));
	}
	return [];
}

/** Why an actor cannot take an action, whatever is agreed; empty when he can. */
export function lacksOf(scene: Scene, actor: Actor, action: Action): readonly Lack[] {
	const forCreatures = action.needs.includes('creature');
	if (actor.kind === 'creature') {
		if (!forCreatures) return ['creature'];
		return actor.sb === null ? ['value'] : [];
	}
	const lacks = [...lacksFor(action, actor.hero, scene.state.sides[actor.side])];
	for (const need of ['opponent', 'enemy-creature'] as const) {
		if (action.needs.includes(need) && opponentsFor(scene, actor, action).length === 0) lacks.push(need);
	}
	return lacks;
}

/** What the action is rolled against; null when nothing is rolled. The best, unless the hero has said by which. */
export function targetOf(scene: Scene, actor: Actor, action: Action, event: Partial<Act> = {}): Target | null {
	const targets = targetsFor(action, actor.hero, event.modifier ?? 0, scene.state, scene.catalogue);
	return targets.find(({ of }) => of === event.by) ?? targets[0] ?? null;
}

interface Checked {
	readonly actor: Actor;
	readonly action: Action;
	readonly target: Target | null;
	readonly opponent: Actor | null;
	readonly others: readonly Ref[];
}

function checkAct(scene: Scene, event: Act): Result<Checked, MatchFailure> {
	const { state } = scene;
	if (!Object.hasOwn(state.actors, event.hero)) return no('unknown-hero', event.hero);
	const actor = actorIn(state, event.hero);
	if (!isFit(state, actor.ref)) return no('hero-out', actor.ref);
	if (!isFree(state, actor.ref)) return no('has-acted', actor.ref);
	const action = actionOf(scene, event.action);
	const [lack] = lacksOf(scene, actor, action);
	if (lack !== undefined) return no(`lacks-${lack}`, actor.ref, { action: action.id });
	if (action.needs.includes('agreement') && event.agreed !== true) return no('not-agreed', actor.ref);
	const target = targetOf(scene, actor, action, event);
	if (event.by !== undefined && isRolled(action.test) && target?.of !== event.by) return no('no-such-test', actor.ref);
	const named = opponentsFor(scene, actor, action);
	const opponent = named.find(({ ref }) => ref === event.opponent) ?? null;
	if (named.length > 0 && !opponent) return no('no-opponent', actor.ref);
	const others =
		action.id === 'group-attack' ? [...new Set(event.others ?? [])].filter((ref) => ref !== actor.ref) : [];
	for (const ref of others) {
		const friend = Object.hasOwn(state.actors, ref) ? actorIn(state, ref) : null;
		if (friend?.side !== actor.side || friend.kind !== 'hero') return no('no-friend', ref);
		if (!isFree(state, ref)) return no('has-acted', ref);
	}
	return ok({ actor, action, target, opponent, others });
}

const testSum = (ref: Ref, roll: number, { of, value, bonus }: Target, modifier: number): Sum => ({
	code: 'test',
	who: ref,
	terms: [{ code: 'd100', value: roll }],
	total: roll,
	against: [
		{ code: of, value },
		...(bonus - modifier !== 0 ? [{ code: 'action-bonus', value: bonus - modifier }] : []),
		...(modifier !== 0 ? [{ code: 'modifier', value: modifier }] : [])
	]
});

export const difficultyOf = (event: Pick<Partial<Act>, 'difficulty'>, actor: Actor): number =>
	event.difficulty ?? actor.hero.casts ?? 0;

/** The next steps of an action that is no test: a challenge, an attack on a creature. */
function fightDue({ action, actor, opponent, others }: Checked): Extract<Due, { kind: 'duel' | 'hunt' }> | null {
	if (!opponent) return null;
	return action.id === 'challenge'
		? { kind: 'duel', hero: actor.ref, opponent: opponent.ref, met: false }
		: { kind: 'hunt', creature: opponent.ref, heroes: [actor.ref, ...others], took: [actor.ref, ...others] };
}

/** An action: the test, its points, and the damage that it costs. */
export function planAct(scene: Scene, event: Act): Planned {
	const checked = checkAct(scene, event);
	if (!checked.ok) return checked;
	const { actor, action, target, others } = checked.value;
	const fight = fightDue(checked.value);
	const gainNow = action.test === null && action.success?.dice;
	const damage = fight ? null : action.damage; // a fight's damage is rolled if it is refused
	const wants = [
		...(target ? [hundred(actor.ref)] : []),
		...(gainNow ? diceWants(gainNow, actor.ref) : []),
		...(damage ? diceWants(damage, actor.ref) : [])
	];
	return planned(scene, wants, (course, dice) => {
		for (const ref of [actor.ref, ...others]) course.change(ref, { acted: true });
		if (fight) {
			if (fight.kind === 'hunt') course.change(fight.creature, { acted: true });
			const enemy = fight.kind === 'hunt' ? fight.creature : fight.opponent;
			course.say('fight', { hero: actor.ref, action: action.id, enemy, others });
			course.owe(fight);
			return;
		}
		let at = 0;
		const roll = target ? faceAt(dice, at++) : null;
		const rolled = gainNow ? diceTotal(gainNow, facesFrom(dice, at, gainNow.count)) : 0;
		at += gainNow ? gainNow.count : 0;
		const success = roll === null || !target || roll <= target.total;
		const degrees =
			roll !== null && target && success ? degreesOf(target.total, roll, scene.state, scene.catalogue) : 0;
		const waits = success && target !== null && action.success?.dice !== undefined;
		const outcome = success ? action.success : action.failure;
		const facts = { degrees, rolled, strengthBonus: actor.sb ?? 0, difficulty: difficultyOf(event, actor) };
		const worth =
			waits || !outcome
				? 0
				: success && target
					? successPoints(outcome, facts, scene.catalogue)
					: yieldPoints(outcome, facts) + (actor.kind === 'creature' ? (event.extra ?? 0) : 0);
		const points = worth === 0 ? 0 : course.score(actor.side, worth);
		const sums = roll !== null && target ? [testSum(actor.ref, roll, target, event.modifier ?? 0)] : [];
		const lost = damage ? diceTotal(damage, facesFrom(dice, at, damage.count)) : null;
		course.say(
			'act',
			{ hero: actor.ref, action: action.id, tested: target !== null, success, degrees, points, damage: lost, waits },
			{ sums, dice }
		);
		if (waits) course.owe({ kind: 'gain', hero: actor.ref, action: action.id, degrees });
		if (lost !== null) course.owe({ kind: 'wounds', hero: actor.ref, damage: lost });
		settleHeroes(course);
	});
}

/** The die of a heroic act that succeeded. */
export function planGain(scene: Scene, due: Extract<Due, { kind: 'gain' }>): Planned {
	const { success } = actionOf(scene, due.action);
	assert(success?.dice, 'an action without a die');
	const actor = actorIn(scene.state, due.hero);
	const { dice } = success;
	return planned(scene, diceWants(dice, actor.ref), (course, faces) => {
		course.settle();
		const rolled = diceTotal(dice, facesFrom(faces, 0, dice.count));
		const facts = { degrees: due.degrees, rolled, strengthBonus: actor.sb ?? 0, difficulty: 0 };
		const points = course.score(actor.side, successPoints(success, facts, scene.catalogue));
		course.say('gain', { hero: actor.ref, action: due.action, rolled, degrees: due.degrees, points }, { dice: faces });
		settleHeroes(course);
	});
}

/** A hero who is not played: these points, this damage, no test (bataille-rangee 3.5). */
export function planNpc(scene: Scene, { hero }: EventOf<'npc'>): Planned {
	const { state, catalogue } = scene;
	const { npc } = catalogue.game;
	if (!Object.hasOwn(state.actors, hero)) return no('unknown-hero', hero);
	const actor = actorIn(state, hero);
	if (actor.kind === 'creature') return no('lacks-creature', hero);
	if (!isFit(state, hero)) return no('hero-out', hero);
	if (!isFree(state, hero)) return no('has-acted', hero);
	return planned(scene, diceWants(npc.damage, hero), (course, dice) => {
		course.change(hero, { acted: true });
		const points = course.score(actor.side, npc.points);
		const damage = diceTotal(npc.damage, facesFrom(dice, 0, npc.damage.count));
		course.say('npc', { hero, points, damage }, { dice });
		course.owe({ kind: 'wounds', hero, damage });
	});
}

/** What armour and defence left of the damage: the table says it (bataille-rangee 3.5). */
export function planWounds(
	scene: Scene,
	{ hero }: Extract<Due, { kind: 'wounds' }>,
	event: EventOf<'wounds'>
): Planned {
	return planned(scene, [], (course) => {
		course.settle();
		course.wound(hero, event.lost, event.fate ?? 'fit');
		settleHeroes(course);
	});
}

/** What is due first is dropped. */
export function planWaive(scene: Scene): Planned {
	const [first] = scene.state.due;
	if (!first) return no('nothing-due');
	return planned(scene, [], (course: Course) => {
		course.settle();
		course.say('waived', { what: first.kind });
		settleHeroes(course);
	});
}
