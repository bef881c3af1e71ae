import { acting, check, enemyInPlay, free, onFoot, spend, standing } from './acting.ts';
import { endActivation, out, settled } from './consequences.ts';
import { type Planned, no, planned } from './course.ts';
import type { EventOf } from './events.ts';
import { isVehicle } from './field.ts';
import { failedFor } from './reroll.ts';
import { passes, sumsOf, testRoll, wantsOf } from './rolls.ts';
import { type OscarState, groupOf, pieceOf } from './state.ts';

/* Explosive charges and the damage of a hit (oscar 1.19). */

/** In base contact with an enemy vehicle: a Discipline roll, and it moves no more but fires. */
export function setCharge(state: OscarState, event: EventOf<'set-charge'>): Planned {
	const able = acting(state, 'set-charge');
	if (!able.ok) return able;
	const { ref } = able.value;
	const { target } = event;
	const checked = check([
		onFoot(state, ref),
		standing(state, ref),
		free(state, ref),
		...enemyInPlay(state, ref, target),
		[isVehicle(pieceOf(state, target)), 'no-vehicle', target],
		[!groupOf(state, target).immobilised, 'immobilised', target]
	]);
	if (!checked.ok) return checked;
	const roll = testRoll(state, ref, 'set-charge', event);
	return planned(state, { wants: wantsOf(roll), rolls: [roll] }, (course, dice) => {
		const pass = passes(roll, dice);
		spend(course, 'set-charge');
		course.say(
			'set-charge',
			{ group: ref, target, pass },
			{ sums: sumsOf(roll, ['set-charge'], dice), dice, attack: roll.attack }
		);
		if (pass) course.change(target, { immobilised: true });
		else course.set({ retry: failedFor(state, event, ref, 'set-charge') });
	});
}

/** The die of the damage table for a vehicle that was hit. */
export function damage(state: OscarState): Planned {
	const [first] = state.pending;
	if (first?.kind !== 'damage') return no('nothing-due', null);
	const { vehicle } = first;
	return planned(state, { wants: [{ kind: 'die', faces: 6, who: vehicle }] }, (course, dice) => {
		const face = dice[0]?.[0] ?? 0;
		const row = state.field.vehicleDamage.find(({ from, to }) => face >= from && face <= to);
		settled(course);
		course.say('damage', { group: vehicle, face, effect: row?.id ?? null }, { dice });
		switch (row?.id) {
			case 'not-activated':
				// A vehicle that acts now goes on: it is the next turn that it loses.
				return course.change(vehicle, { stunned: state.turn + 1 });
			case 'immobilised':
				return course.change(vehicle, { immobilised: true });
			case 'destroyed':
				endActivation(course, vehicle);
				return out(course, vehicle, 'destroyed');
		}
	});
}
