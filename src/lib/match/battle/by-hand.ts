import type { Facts } from '../../util/result.ts';
import { type Planned, type Scene, no, planned } from './course.ts';
import type { EventOf } from './events.ts';
import { settleHeroes } from './phases.ts';
import { personIn } from './state.ts';

/* What the table decides itself: nothing blocks it, and the log says that it was by hand. */

/** The fields that the event names. */
const given = ({ kind: _, dice: _dice, ...fields }: EventOf<'set'>): Facts =>
	Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** Any state of a hero or creature, or the score, turn and phase. */
export function planSet(scene: Scene, event: EventOf<'set'>): Planned {
	const { state } = scene;
	const { hero, lost, fate, acted, first, second, turn, phase } = event;
	if (hero !== undefined && !Object.hasOwn(state.actors, hero)) return no('unknown-hero', hero);
	if (phase !== undefined && state.needed === null) return no('not-mustered');
	return planned(scene, [], (course) => {
		course.say('by-hand', given(event));
		if (hero !== undefined) {
			const now = personIn(state, hero);
			course.change(hero, { lost: lost ?? now.lost, acted: acted ?? now.acted });
			// told and counted as a death only when it is one
			if (fate !== undefined && fate !== now.fate) course.wound(hero, 0, fate);
		}
		course.put([first ?? course.state.points[0], second ?? course.state.points[1]]);
		course.set({ turn: turn ?? course.state.turn, phase: phase ?? course.state.phase });
		settleHeroes(course);
	});
}
