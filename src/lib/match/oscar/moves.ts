import { diceWanted } from './rolls.ts';
import { acting, check, enemyInPlay, free, onFoot, spend, standing } from './acting.ts';
import { due, endActivation, openReaction } from './consequences.ts';
import { type Planned, no, planned } from './course.ts';
import type { EventOf } from './events.ts';
import { isVehicle } from './field.ts';
import { type OscarState, groupOf, makeContact } from './state.ts';
import { shoots } from './weapons.ts';

/* Moving, lying down, keeping watch (oscar 1.9, 1.10, 1.16). Where to is the table's business: the log says how far. */

/** Half of the movement over difficult ground, which does not trouble vehicles. */
const DIFFICULT_PART = 2;

/** A move; vehicles move with every point, others once in an activation. */
export function move(state: OscarState, { difficult, contact }: EventOf<'move'>): Planned {
	const action = difficult ? 'move-difficult' : 'move';
	const able = acting(state, action);
	if (!able.ok) return able;
	const { active, ref, piece } = able.value;
	const checked = check([
		[isVehicle(piece) || !active.moved, 'moved-already', ref],
		[!groupOf(state, ref).immobilised, 'immobilised', ref],
		standing(state, ref),
		free(state, ref),
		...(contact === undefined ? [] : [...enemyInPlay(state, ref, contact), onFoot(state, ref), onFoot(state, contact)])
	]);
	if (!checked.ok) return checked;
	const half = difficult && !isVehicle(piece);
	const inches = piece.profile.movement / (half ? DIFFICULT_PART : 1);
	return planned(state, {}, (course) => {
		spend(course, action, { moved: true });
		course.say('move', { group: ref, inches, difficult, contact: contact ?? null });
		if (contact !== undefined) course.state = makeContact(course.state, ref, contact);
		openReaction(course, ref);
	});
}

/** The best die of a Discipline roll is added to the movement. */
export function run(state: OscarState): Planned {
	const able = acting(state, 'run');
	if (!able.ok) return able;
	const { active, ref, piece } = able.value;
	const checked = check([
		onFoot(state, ref),
		[!active.moved, 'moved-already', ref],
		standing(state, ref),
		free(state, ref)
	]);
	if (!checked.ok) return checked;
	return planned(state, { wants: [diceWanted(piece.profile.discipline, ref)] }, (course, dice) => {
		const best = Math.max(...(dice[0] ?? [0]));
		spend(course, 'run', { moved: true });
		course.say(
			'run',
			{ group: ref, movement: piece.profile.movement, best, inches: piece.profile.movement + best },
			{ dice }
		);
		openReaction(course, ref);
	});
}

/** A move and a melee with +1; without contact at its end, nothing. */
export function charge(state: OscarState, { target, contact }: EventOf<'charge'>): Planned {
	const able = acting(state, 'charge');
	if (!able.ok) return able;
	const { active, ref, piece } = able.value;
	const checked = check([
		onFoot(state, ref),
		[!active.moved, 'moved-already', ref],
		[!active.fought, 'fought-already', ref],
		standing(state, ref),
		free(state, ref),
		...enemyInPlay(state, ref, target),
		onFoot(state, target)
	]);
	if (!checked.ok) return checked;
	return planned(state, {}, (course) => {
		spend(course, 'charge', { moved: true, fought: true });
		course.say('charge', { group: ref, target, contact, inches: piece.profile.movement });
		if (contact) {
			course.state = makeContact(course.state, ref, target);
			due(course, { kind: 'fight', group: ref, target });
		}
		openReaction(course, ref);
	});
}

export function goProne(state: OscarState, { cover }: EventOf<'go-prone'>): Planned {
	const able = acting(state, 'go-prone');
	if (!able.ok) return able;
	const { ref } = able.value;
	const checked = check([onFoot(state, ref), standing(state, ref), free(state, ref)]);
	if (!checked.ok) return checked;
	return planned(state, {}, (course) => {
		spend(course, 'go-prone');
		course.change(ref, { posture: cover ? 'prone-in-cover' : 'prone' });
		course.say('go-prone', { group: ref, cover });
	});
}

export function standUp(state: OscarState): Planned {
	const able = acting(state, 'stand-up');
	if (!able.ok) return able;
	const { ref } = able.value;
	if (groupOf(state, ref).posture === 'standing') return no('not-prone', ref);
	return planned(state, {}, (course) => {
		spend(course, 'stand-up');
		course.change(ref, { posture: 'standing' });
		course.say('stand-up', { group: ref });
	});
}

export function overwatch(state: OscarState): Planned {
	const able = acting(state, 'overwatch');
	if (!able.ok) return able;
	const { ref, piece } = able.value;
	const checked = check([
		free(state, ref),
		[groupOf(state, ref).posture !== 'prone-in-cover', 'prone-in-cover', ref],
		[piece.profile.weapons.some(shoots), 'not-for-shooting', ref]
	]);
	if (!checked.ok) return checked;
	return planned(state, {}, (course) => {
		spend(course, 'overwatch');
		course.change(ref, { overwatch: true });
		course.say('overwatch', { group: ref });
	});
}

/** The points that are left are given up (oscar 1.9 says nothing of keeping them). */
export function endActing(state: OscarState): Planned {
	if (state.active === null) return no('not-in-hand', null);
	const { group, points } = state.active;
	return planned(state, {}, (course) => {
		endActivation(course, group);
		course.say('activation-ends', { group, unspent: points });
	});
}
