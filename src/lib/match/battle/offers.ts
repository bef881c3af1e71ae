import type { Action } from '../../catalogue/battle.ts';
import { BALANCES } from '../../catalogue/battle.ts';
import { type Ask, type Offer, SIDES, type Side } from '../engine.ts';
import { actionOf, lacksOf, opponentsFor } from './acting.ts';
import type { Scene } from './course.ts';
import type { EventKind } from './events.ts';
import { fleeingFrom } from './fights.ts';
import { type Actor, type BattleState, type Due, FATES, actorIn, isFree, personIn } from './state.ts';
import { isRolled, targetsFor } from '../../rules/battle/percent.ts';

/* What may be decided next, and what is asked about it. */

const offer = (
	kind: EventKind,
	side: Side | null,
	asks: readonly Ask[] = [],
	fields: object = {},
	due = false
): Offer => ({
	event: { kind, ...fields },
	asks,
	side,
	due
});
const choice = (field: string, choices: readonly (string | number)[], required = true): Ask => ({
	...{ field, required, kind: 'choice', choices }
});
const number = (field: string, min: number, max: number, required = false): Ask => ({
	...{ field, required, kind: 'number', min, max, unit: null }
});
const MODIFIER = number('modifier', -60, 60);

function musterOffer({ table }: BattleState): Offer {
	const threshold = number('threshold', 1, 999, table === null);
	// without a stronger side the forces can only be balanced: an answer that leaves it out would be refused
	return offer('muster', null, [choice('balance', BALANCES), choice('stronger', [0, 1]), threshold]);
}

/** What an action asks of its hero. */
export function actAsks(scene: Scene, actor: Actor, action: Action): readonly Ask[] {
	const asks: Ask[] = [];
	const named = opponentsFor(scene, actor, action);
	if (named.length > 0)
		asks.push(
			choice(
				'opponent',
				named.map(({ ref }) => ref)
			)
		);
	if (action.id === 'group-attack') {
		const friends = Object.values(scene.state.actors).filter(
			({ ref, side, kind }) => side === actor.side && kind === 'hero' && ref !== actor.ref && isFree(scene.state, ref)
		);
		const choices = friends.map(({ ref }) => ref);
		if (choices.length > 0)
			asks.push({ field: 'others', required: false, kind: 'some', choices, min: 0, max: choices.length });
	}
	const targets = targetsFor(action, actor.hero, 0, scene.state, scene.catalogue);
	if (targets.length > 1)
		asks.push(
			choice(
				'by',
				targets.map(({ of }) => of),
				false
			)
		);
	if (action.success?.spell) asks.push(number('difficulty', 0, 99));
	if (isRolled(action.test)) asks.push(MODIFIER);
	if (action.needs.includes('creature')) asks.push(number('extra', 0, 20));
	return asks;
}

/** The actions that an actor may take now, in the order of the source. */
export function actOffers(scene: Scene, actor: Actor): readonly Offer[] {
	if (!isFree(scene.state, actor.ref)) return [];
	const { ref, side, kind, hero } = actor;
	const actions = [...scene.catalogue.actions.keys()].map((id) => actionOf(scene, id));
	const acts = actions
		.filter((action) => lacksOf(scene, actor, action).length === 0)
		.map((action) => {
			const agreed = action.needs.includes('agreement') ? { agreed: true } : {};
			return offer('act', side, actAsks(scene, actor, action), { hero: ref, action: action.id, ...agreed });
		});
	return kind === 'hero' && hero.npc ? [offer('npc', side, [], { hero: ref }), ...acts] : acts;
}

function fleeOffers({ state }: Scene, due: Due): readonly Offer[] {
	return fleeingFrom(due).flatMap((ref) => {
		const { side, hero } = actorIn(state, ref);
		return [
			...(hero.characteristics.ag === null
				? []
				: [offer('flee', side, [MODIFIER], { hero: ref, by: 'agility' }, true)]),
			...(personIn(state, ref).destiny < 1 ? [] : [offer('flee', side, [], { hero: ref, by: 'fate' }, true)])
		];
	});
}

function dueOffers(scene: Scene, due: Due): readonly Offer[] {
	switch (due.kind) {
		case 'tactical-gain':
			return [offer('tactical-gain', due.sides.length === 1 ? (due.sides[0] ?? null) : null, [], {}, true)];
		case 'gain':
			return [offer('gain', actorIn(scene.state, due.hero).side, [], {}, true)];
		case 'wounds': {
			const asks = [number('lost', 0, Math.max(99, due.damage ?? 0), true), choice('fate', FATES, false)];
			return [offer('wounds', actorIn(scene.state, due.hero).side, asks, {}, true)];
		}
		case 'duel': {
			const results = [...(due.met ? [] : ['refused' as const]), 'won' as const, 'lost' as const, 'undecided' as const];
			const { side } = actorIn(scene.state, due.hero);
			return [...results.map((result) => offer('duel', side, [], { result }, true)), ...fleeOffers(scene, due)];
		}
		case 'hunt': {
			const results = (['won', 'undecided'] as const).map((result) => offer('hunt', null, [], { result }, true));
			return [...results, ...fleeOffers(scene, due)];
		}
	}
}

/** What may be decided next. Setting by hand, ending and dropping what is due have no offer. */
export function battleOffers(scene: Scene): readonly Offer[] {
	const { state } = scene;
	const [due] = state.due;
	if (state.phase === 'ended') return [];
	if (due) return dueOffers(scene, due);
	switch (state.phase) {
		case 'muster':
			return [musterOffer(state)];
		case 'tactical':
			return [offer('tactical', null, [number('first', -60, 60), number('second', -60, 60)])];
		case 'heroes':
			return [
				...SIDES.flatMap((side) =>
					Object.values(state.actors).flatMap((actor) => (actor.side === side ? actOffers(scene, actor) : []))
				),
				offer('heroes-done', null)
			];
		default:
			return [offer(state.phase, null)];
	}
}
