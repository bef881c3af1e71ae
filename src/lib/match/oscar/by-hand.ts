import type { Side } from '../engine.ts';
import { checkEnd, end, leaveMelee, out } from './consequences.ts';
import { type Course, type Planned, no, planned } from './course.ts';
import type { EventOf } from './events.ts';
import { sideOf } from './field.ts';
import { type OscarState, type Place, groupOf, makeContact, onTable, passHand, pieceOf } from './state.ts';

/* What the table decides itself: nothing blocks it, and the log says that it was by hand. */

export const finish = (state: OscarState, { reason, winner }: EventOf<'finish'>): Planned =>
	planned(state, {}, (course) => end(course, reason, winner ?? null));

export const playOn = (state: OscarState): Planned =>
	planned(state, {}, (course) => {
		course.set({ playOn: true });
		course.say('play-on');
	});

/** What is due first is dropped. */
export function waive(state: OscarState): Planned {
	const [first, ...rest] = state.pending;
	if (first === undefined) return no('nothing-due', null);
	return planned(state, {}, (course) => {
		course.set({ pending: rest });
		course.say('waived', { what: first.kind });
	});
}

/** Any state of a group by hand. */
export function setGroup(state: OscarState, event: EventOf<'set'>): Planned {
	const { group, men, place, contact, marker } = event;
	const now = groupOf(state, group);
	if (men !== undefined && men > pieceOf(state, group).profile.headcount) return no('no-such-men', group);
	const left = men ?? now.men;
	const where = place ?? (left === 0 && now.place === 'table' ? 'killed' : now.place);
	if (where === 'table' && left === 0) return no('no-such-men', group);
	if (marker === 'active' && now.marker !== 'active') return no('not-in-hand', group);
	if (contact !== undefined) {
		if (sideOf(contact) === sideOf(group)) return no('own-side', contact);
		if (where !== 'table' || !onTable(state, contact)) return no('out-of-play', contact);
	}
	return planned(state, {}, (course) => runSet(course, event, left, where));
}

function runSet(course: Course, event: EventOf<'set'>, men: number, place: Place): void {
	const { kind: _, group, contact, apart, ...changes } = event;
	const { men: _men, place: _place, ...marks } = changes;
	const given = Object.entries({ ...changes, contact, apart }).filter(([, value]) => value !== undefined);
	course.say('by-hand', { group, ...Object.fromEntries(given) });
	course.change(group, {
		men,
		...Object.fromEntries(Object.entries(marks).filter(([, value]) => value !== undefined))
	});
	if (place === 'table') course.change(group, { place });
	else if (onTable(course.state, group)) out(course, group, place);
	else course.change(group, { place, ...(place === 'killed' || place === 'destroyed' ? { men: 0 } : {}) });
	if (course.state.phase === 'ended') return;
	if (apart === true) leaveMelee(course, group);
	if (contact !== undefined) course.state = makeContact(course.state, group, contact);
	if (event.marker !== undefined && event.marker !== 'active' && course.state.active?.group === group) {
		course.state = passHand(course.state, sideOf(group));
	}
	checkEnd(course);
}

/** Turn, phase or hand by hand. A group that was spending its points has done so. */
export function setTurn(state: OscarState, { turn, phase, hand: side }: EventOf<'set-turn'>): Planned {
	return planned(state, {}, (course) => {
		course.say('turn-by-hand', { turn: turn ?? state.turn, phase: phase ?? null, side: side ?? null });
		if (turn !== undefined) course.set({ turn });
		if (phase === undefined && side === undefined) return;
		if (state.active !== null) course.change(state.active.group, { marker: 'done' });
		const next = phase ?? 'activation';
		const whose: Side | null = next === 'activation' ? (side ?? state.hand ?? 0) : null;
		course.set({ phase: next, hand: whose, active: null, initiative: null, imposed: null });
	});
}
