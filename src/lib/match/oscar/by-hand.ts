import type { Facts } from '../../util/result.ts';
import { check, enemyInPlay } from './acting.ts';
import { checkEnd, end, leaveMelee, out } from './consequences.ts';
import { type Course, type Planned, no, planned } from './course.ts';
import type { EventOf } from './events.ts';
import { type Ref, sideOf } from './field.ts';
import { type GroupState, type OscarState, groupOf, makeContact, onTable, passHand, pieceOf } from './state.ts';

/* What the table decides itself: nothing blocks it, and the log says that it was by hand. */

export const endMatch = (state: OscarState, { reason, winner }: EventOf<'end'>): Planned =>
	planned(state, {}, (course) => end(course, reason, winner));

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

type Set = EventOf<'set'>;
type Place = GroupState['place'];

/** Any state of a group, or the turn, phase and hand. */
export function setByHand(state: OscarState, event: Set): Planned {
	if (event.group === undefined) return planned(state, {}, (course) => setTurn(course, event));
	const { group, men, place, contact, marker } = event;
	const now = groupOf(state, group);
	const left = men ?? now.men;
	const where = place ?? (left === 0 && now.place === 'table' ? 'killed' : now.place);
	const checked = check([
		[left <= pieceOf(state, group).profile.headcount, 'no-such-men', group],
		[where !== 'table' || left > 0, 'no-such-men', group],
		[marker !== 'active' || now.marker === 'active', 'not-in-hand', group],
		...(contact === undefined
			? []
			: [...enemyInPlay(state, group, contact), [where === 'table', 'out-of-play', group] as const])
	]);
	if (!checked.ok) return checked;
	return planned(state, {}, (course) => {
		course.say('by-hand', { group, ...given(event) });
		setGroup(course, group, event, left, where);
		if (course.state.phase !== 'ended') setTurn(course, event);
	});
}

/** The fields that the event names. */
const given = ({ kind: _, group: _group, ...fields }: Set): Facts =>
	Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

function setGroup(course: Course, group: Ref, event: Set, men: number, place: Place): void {
	const { posture, marker, overwatch, immobilised, contact, apart } = event;
	const now = groupOf(course.state, group);
	course.change(group, {
		men,
		posture: posture ?? now.posture,
		marker: marker ?? now.marker,
		overwatch: overwatch ?? now.overwatch,
		immobilised: immobilised ?? now.immobilised
	});
	if (place === 'table') course.change(group, { place });
	else if (onTable(course.state, group)) out(course, group, place);
	else
		course.change(group, {
			place,
			overwatch: false,
			...(place === 'killed' || place === 'destroyed' ? { men: 0 } : {})
		});
	if (course.state.phase === 'ended') return;
	if (apart === true) leaveMelee(course, group);
	if (contact !== undefined) course.state = makeContact(course.state, group, contact);
	if (marker !== undefined && marker !== 'active' && course.state.active?.group === group) {
		course.state = passHand(course.state, sideOf(group));
	}
	checkEnd(course);
}

/** A group that was spending its points has done so. */
function setTurn(course: Course, event: Set): void {
	const { turn, phase, hand } = event;
	if (event.group === undefined) course.say('turn-by-hand', given(event));
	if (turn !== undefined) course.set({ turn });
	if (phase === undefined && hand === undefined) return;
	const { active } = course.state;
	if (active !== null) course.change(active.group, { marker: 'done' });
	const next = phase ?? 'activation';
	const whose = next === 'activation' ? (hand ?? course.state.hand ?? 0) : null;
	course.set({ phase: next, hand: whose, active: null, initiative: null, imposed: null });
}
