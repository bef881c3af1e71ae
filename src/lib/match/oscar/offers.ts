import type { Ask, Offer } from '../engine.ts';
import type { MatchEvent } from '../document.ts';
import { type Need, check, costOf, enemyInPlay } from './acting.ts';
import { type Ref, hasRule, isVehicle, sideOf } from './field.ts';
import { type Purpose, commandersOf, officerMatters } from './modifiers.ts';
import { canSupport } from './melee.ts';
import { inCommandOf } from './consequences.ts';
import { withoutRoll } from './morale.ts';
import { rerolls } from './reroll.ts';
import { targetNeeds } from './shooting.ts';
import { type OscarState, type Pending, engaged, groupOf, inPlay, pieceOf, toBeTried } from './state.ts';
import { activatesAlone, endTestPairs } from './turn.ts';
import { farthestShot, isTemplate, meleeChoices, shoots, usesLeft } from './weapons.ts';
import { otherSide } from '../engine.ts';
import { COVERS } from './events.ts';

/* What may be decided next, with what only the table can say about it. */

/** Where the rules give no limit to a shot, what a table measures. */
const NO_LIMIT = 99;
const BY_TABLE = 9;

const flag = (field: string): Ask => ({ kind: 'flag', field, required: false });
const choice = (field: string, choices: readonly string[], required = false): Ask => ({
	...{ kind: 'choice', field, choices, required }
});
const byTable = (field = 'modifier'): Ask => ({
	...{ kind: 'number', field, min: -BY_TABLE, max: BY_TABLE, unit: null, required: false }
});

const offer = (state: OscarState, who: Ref | null, event: MatchEvent, asks: readonly Ask[] = []): Offer => ({
	...{ event, asks, side: who === null ? state.hand : sideOf(who), due: false }
});

const officer = (state: OscarState, ref: Ref, purpose: Purpose, field = 'officer'): Ask[] =>
	officerMatters(state, ref, purpose) ? [flag(field)] : [];
const test = (state: OscarState, ref: Ref, purpose: Purpose): Ask[] => [...officer(state, ref, purpose), byTable()];
const holds = (needs: readonly Need[]): boolean => check(needs).ok;

function shotOffers(state: OscarState, ref: Ref, watcher: boolean): Offer[] {
	const group = groupOf(state, ref);
	if (engaged(state, ref) || group.posture === 'prone-in-cover') return [];
	const piece = pieceOf(state, ref);
	const foes = watcher
		? state.reaction
			? [state.reaction.target]
			: []
		: inPlay(state, otherSide(piece.side)).map((each) => each.ref);
	const by = watcher ? { watcher: ref } : {};
	return piece.profile.weapons.flatMap((weapon): Offer[] => {
		if (!shoots(weapon) || usesLeft(state, ref, weapon) < 1) return [];
		const id = weapon.weapon.id;
		const max = farthestShot(weapon) ?? NO_LIMIT;
		const distance = (required: boolean): Ask => ({
			...{ kind: 'number', field: 'distance', min: 0, max, unit: 'inch', required }
		});
		if (isTemplate(weapon)) {
			const far = weapon.range === null ? [] : [distance(false)];
			if (weapon.weapon.scatters) return [offer(state, ref, { kind: 'aim', weapon: id, ...by }, far)];
			return [offer(state, ref, { kind: 'blast', weapon: id, ...by }, [...far, ...blastAsks(state, ref)])];
		}
		const targets = foes.filter((target) => holds(targetNeeds(state, ref, weapon, target, watcher)));
		if (targets.length === 0) return [];
		const able: Ask[] =
			group.men > 1 ? [{ kind: 'number', field: 'able', min: 1, max: group.men, unit: null, required: false }] : [];
		const asks = [choice('target', targets, true), distance(true), choice('cover', COVERS), ...able, byTable()];
		return [offer(state, ref, { kind: 'shoot', weapon: id, ...by }, asks)];
	});
}

function blastAsks(state: OscarState, shooter: Ref): Ask[] {
	const keys = [...inPlay(state, 0), ...inPlay(state, 1)].map(({ ref }) => ref).filter((ref) => ref !== shooter);
	const each = (choices: (ref: Ref) => readonly string[]) => Object.fromEntries(keys.map((ref) => [ref, choices(ref)]));
	const counts = each((ref) => Array.from({ length: groupOf(state, ref).men }, (_, at) => String(at + 1)));
	return [
		{ kind: 'each', field: 'under', choices: counts, distinct: false, required: true },
		{ kind: 'each', field: 'cover', choices: each(() => COVERS), distinct: false, required: false },
		byTable()
	];
}

function fightOffer(state: OscarState, ref: Ref, target: Ref): Offer[] {
	const [own, theirs] = [ref, target].map((each) => meleeChoices(pieceOf(state, each), state.field));
	if (!own || !theirs || own.length === 0 || theirs.length === 0) return [];
	const helpers = (of: Ref): string[] =>
		inPlay(state, sideOf(of)).flatMap(({ ref: helper }) => (canSupport(state, of, helper) ? [helper] : []));
	const some = (field: string, choices: string[]): Ask[] =>
		choices.length === 0 ? [] : [{ kind: 'some', field, choices, min: 0, max: choices.length, required: false }];
	const cohesion = (of: Ref, field: string): Ask[] =>
		commandersOf(state, sideOf(of)).some((piece) => hasRule(piece, 'cohesion') && piece.ref !== of)
			? [flag(field)]
			: [];
	return [
		offer(state, ref, { kind: 'fight', target }, [
			...(own.length > 1 ? [choice('weapon', own)] : []),
			...(theirs.length > 1 ? [choice('enemyWeapon', theirs)] : []),
			...some('supports', helpers(ref)),
			...some('enemySupports', helpers(target)),
			...cohesion(ref, 'cohesion'),
			...cohesion(target, 'enemyCohesion'),
			byTable(),
			byTable('enemyModifier')
		])
	];
}

/** What the active group may spend its points on. */
function actions(state: OscarState): Offer[] {
	const { active } = state;
	if (active === null) return [];
	const ref = active.group;
	const piece = pieceOf(state, ref);
	const group = groupOf(state, ref);
	const can = (action: string): boolean => active.points >= costOf(state, action);
	const standing = group.posture === 'standing';
	const free = !engaged(state, ref);
	const vehicle = isVehicle(piece);
	const foes = inPlay(state, otherSide(piece.side)).filter((each) => holds(enemyInPlay(state, ref, each.ref)));
	const men = foes.filter((each) => !isVehicle(each)).map((each) => each.ref);
	const vehicles = foes.filter((each) => isVehicle(each) && !groupOf(state, each.ref).immobilised);
	const moves = standing && free && !group.immobilised;
	const say = (event: MatchEvent, asks: readonly Ask[] = []): Offer => offer(state, ref, event, asks);
	return [
		...(can('move') && moves && (vehicle || !active.moved)
			? [say({ kind: 'move' }, [flag('difficult'), ...(vehicle || men.length === 0 ? [] : [choice('contact', men)])])]
			: []),
		...(can('run') && moves && !vehicle && !active.moved ? [say({ kind: 'run' })] : []),
		...(can('charge') && moves && !vehicle && !active.moved && !active.fought && men.length > 0
			? [say({ kind: 'charge' }, [choice('target', men, true), flag('contact')])]
			: []),
		...(can('attack') && !active.fought ? shotOffers(state, ref, false) : []),
		...(can('attack') && !active.fought ? group.contacts.flatMap((target) => fightOffer(state, ref, target)) : []),
		...(can('disengage') && !free && !vehicle ? [say({ kind: 'disengage' }, test(state, ref, 'disengage'))] : []),
		...(can('set-charge') && standing && free && !vehicle && vehicles.length > 0
			? [
					say({ kind: 'set-charge' }, [
						...[
							choice(
								'target',
								vehicles.map((each) => each.ref),
								true
							)
						],
						...test(state, ref, 'set-charge')
					])
				]
			: []),
		...(can('overwatch') && free && group.posture !== 'prone-in-cover' && piece.profile.weapons.some(shoots)
			? [say({ kind: 'overwatch' })]
			: []),
		...(can('go-prone') && standing && free && !vehicle ? [say({ kind: 'go-prone' }, [flag('cover')])] : []),
		...(can('stand-up') && !standing ? [say({ kind: 'stand-up' })] : []),
		say({ kind: 'end-activation' })
	];
}

function reactions(state: OscarState): Offer[] {
	const { reaction } = state;
	if (reaction === null) return [];
	const must = state.field.rulings['overwatch'] === 'must';
	return reaction.watchers.flatMap((watcher) =>
		[...shotOffers(state, watcher, true), offer(state, watcher, { kind: 'hold-fire', watcher })].map((each) => ({
			...each,
			due: must
		}))
	);
}

function dueOffers(state: OscarState, first: Pending): Offer[] {
	const due = (offers: readonly Offer[]): Offer[] => offers.map((each) => ({ ...each, due: true }));
	switch (first.kind) {
		case 'morale': {
			const { group } = first;
			const asks = withoutRoll(state, group) === null ? test(state, group, 'morale') : [];
			return due([offer(state, group, { kind: 'morale', group }, asks)]);
		}
		case 'flee':
			return due([offer(state, first.group, { kind: 'flee', group: first.group }, [flag('cover'), flag('off')])]);
		case 'command-range': {
			const choices = inCommandOf(state, first.officer).map(({ ref }) => ref);
			const asks: Ask[] = [{ kind: 'some', field: 'groups', choices, min: 0, max: choices.length, required: true }];
			return due([offer(state, first.officer, { kind: 'command-range' }, asks)]);
		}
		case 'damage':
			return due([offer(state, first.vehicle, { kind: 'damage' })]);
		case 'fight': {
			const react = reactions(state);
			return react.some((each) => each.due) ? react : [...due(fightOffer(state, first.group, first.target)), ...react];
		}
		case 'blast':
			return due([offer(state, first.group, { kind: 'blast' }, blastAsks(state, first.group))]);
	}
}

function rerollOffers(state: OscarState): Offer[] {
	const { retry } = state;
	if (retry === null) return [];
	return rerolls(retry.before, retry.group, retry.morale, retry.used).map(({ by, rule }) =>
		offer(state, by, { kind: 'reroll', by, rule })
	);
}

function handOffers(state: OscarState): Offer[] {
	const { initiative } = state;
	if (initiative === null) return [];
	const theirs = initiative.imposes ? toBeTried(state, otherSide(initiative.winner)).map(({ ref }) => ref) : [];
	const asks = theirs.length === 0 ? [] : [choice('imposed', theirs)];
	return [0, 1].map((first) => ({ event: { kind: 'hand', first }, asks, side: initiative.winner, due: false }));
}

function activations(state: OscarState): Offer[] {
	const { hand, imposed } = state;
	if (hand === null) return [];
	const ready = toBeTried(state, hand);
	const bound = ready.filter(({ ref }) => ref === imposed);
	return (bound.length > 0 ? bound : ready).map(({ ref }) =>
		offer(
			state,
			ref,
			{ kind: 'activate', group: ref },
			activatesAlone(state, ref) ? [] : test(state, ref, 'activation')
		)
	);
}

function turnEnd(state: OscarState): Offer[] {
	const tests = endTestPairs(state).map(([group, enemy]): Offer => ({
		event: { kind: 'end-test', group, enemy },
		asks: [
			...officer(state, group, 'end-test'),
			...officer(state, enemy, 'end-test', 'enemyOfficer'),
			byTable(),
			byTable('enemyModifier')
		],
		side: null,
		due: false
	}));
	return [{ event: { kind: 'next-turn' }, asks: [], side: null, due: false }, ...tests];
}

/** What can be decided next, whoever decides it. By-hand changes are always possible and not among them. */
export function offersOf(state: OscarState): readonly Offer[] {
	const [first] = state.pending;
	if (state.phase === 'ended') return [];
	if (first !== undefined) {
		const offers = dueOffers(state, first);
		// Nothing to fight with: the table drops it.
		const stuck = offers.length === 0 ? [{ ...offer(state, null, { kind: 'waive' }), due: true }] : [];
		return [...offers, ...stuck, ...rerollOffers(state)];
	}
	const react = reactions(state);
	if (react.some(({ due }) => due)) return [...react, ...rerollOffers(state)];
	const also = [...react, ...rerollOffers(state)];
	switch (state.phase) {
		case 'initiative':
			return [...also, { event: { kind: 'initiative' }, asks: [], side: null, due: false }];
		case 'hand':
			return [...also, ...handOffers(state)];
		case 'activation':
			return [...also, ...activations(state)];
		case 'action':
			return [...also, ...actions(state)];
		case 'turn-end':
			return [...also, ...turnEnd(state)];
	}
}
