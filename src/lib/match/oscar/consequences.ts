import { otherSide, SIDES, type Side } from '../engine.ts';
import type { Course } from './course.ts';
import { type Piece, type Ref, hasRule, isCombatGroup, isVehicle, sideOf } from './field.ts';
import {
	type Cause,
	type EndReason,
	type Pending,
	type Phase,
	type Place,
	breakContact,
	enemies,
	engaged,
	groupOf,
	inPlay,
	onTable,
	passHand,
	pieceOf,
	toBeTried
} from './state.ts';

/* What follows from a result: losses, morale that is due, groups out of play, the end (oscar 1.11, 1.18, 1.20). */

/** Lost or surrendered groups of one side that end the game. */
const GROUPS_TO_END = 2;
/** Part of its men, in quarters, that a group with rule to-the-death loses before it tests. */
const TO_THE_DEATH_QUARTERS = 3;

const concerns = (pending: Pending, ref: Ref): boolean => {
	switch (pending.kind) {
		case 'morale':
		case 'flee':
		case 'blast':
			return pending.group === ref;
		case 'fight':
			return pending.group === ref || pending.target === ref;
		case 'damage':
			return pending.vehicle === ref;
		case 'command-range':
			return false;
	}
};

/** Consequences wait for one another in the order in which they arose; a melee that a charge brought waits for all of them. */
export function due(course: Course, item: Pending): void {
	const { pending } = course.state;
	const fights = item.kind === 'fight' ? [] : pending.filter(({ kind }) => kind === 'fight');
	course.set({ pending: [...pending.filter((each) => !fights.includes(each)), item, ...fights] });
}
/** What follows from the thing that was due, before anything else. */
export const dueNow = (course: Course, item: Pending): void => course.set({ pending: [item, ...course.state.pending] });
export const settled = (course: Course): void => course.set({ pending: course.state.pending.slice(1) });

/** The active group does nothing more this turn. */
export function endActivation(course: Course, ref: Ref): void {
	const { active } = course.state;
	if (active?.group === ref) course.set({ active: { ...active, points: 0 } });
}

/** A watcher has shot at what an enemy did, has let it pass, or can no longer. */
export function answered(course: Course, watcher: Ref): void {
	const { reaction } = course.state;
	if (reaction === null) return;
	const watchers = reaction.watchers.filter((each) => each !== watcher);
	course.set({ reaction: watchers.length === 0 ? null : { ...reaction, watchers } });
}

export function endOverwatch(course: Course, ref: Ref): void {
	if (!groupOf(course.state, ref).overwatch) return;
	course.change(ref, { overwatch: false });
	answered(course, ref);
	course.say('overwatch-ends', { group: ref });
}

/** Whether a group that has lost men, or whose commander fell, has to test. */
export function mustTest(piece: Piece, men: number): boolean {
	if (men < 1 || isVehicle(piece)) return false;
	const starting = piece.profile.headcount;
	return !hasRule(piece, 'to-the-death') || (starting - men) * 4 >= starting * TO_THE_DEATH_QUARTERS;
}

/** A group leaves the melee it is in; one that a charge brought is not fought any more. */
export function leaveMelee(course: Course, ref: Ref): void {
	course.state = breakContact(course.state, ref);
	course.set({ pending: course.state.pending.filter((each) => each.kind !== 'fight' || !concerns(each, ref)) });
}

/** A group is out of play, and nothing about it is due any more. */
export function out(course: Course, ref: Ref, place: Exclude<Place, 'table'>): void {
	course.state = breakContact(course.state, ref);
	const dead = place === 'killed' || place === 'destroyed';
	course.change(ref, { place, overwatch: false, ...(dead ? { men: 0 } : {}) });
	course.set({ pending: course.state.pending.filter((each) => !concerns(each, ref)) });
	if (course.state.reaction?.target === ref) course.set({ reaction: null });
	answered(course, ref);
	endActivation(course, ref);
	course.say('out', { group: ref, how: place });
	if (place === 'killed' && pieceOf(course.state, ref).profile.commandRange !== null) commanderKilled(course, ref);
	checkEnd(course);
}

/** Groups that a commander's death may concern: those of his side with men to lose heart. */
export const inCommandOf = (state: Course['state'], officer: Ref): Piece[] =>
	inPlay(state, sideOf(officer)).filter((piece) => !isVehicle(piece) && piece.profile.role !== 'officer');

function commanderKilled(course: Course, officer: Ref): void {
	if (inCommandOf(course.state, officer).length > 0) due(course, { kind: 'command-range', officer });
}

/** Men are removed, the leader last; a test is due when any are left (oscar 1.11, 1.18). */
export function lose(course: Course, ref: Ref, count: number, cause: Cause, test = true): void {
	const before = groupOf(course.state, ref).men;
	const lost = Math.min(count, before);
	if (lost < 1) return;
	const piece = pieceOf(course.state, ref);
	const men = before - lost;
	course.change(ref, { men });
	course.say('losses', { group: ref, count: lost, left: men, cause });
	if (men === 0) return out(course, ref, isVehicle(piece) ? 'destroyed' : 'killed');
	if (test && mustTest(piece, men)) due(course, { kind: 'morale', group: ref, cause });
}

/** Falls prone where it stands; vehicles do not (oscar 1.13). */
export function fallProne(course: Course, ref: Ref): void {
	if (isVehicle(pieceOf(course.state, ref)) || groupOf(course.state, ref).posture !== 'standing') return;
	course.change(ref, { posture: 'prone' });
	course.say('prone', { group: ref });
	endOverwatch(course, ref);
}

/** Both were engaged this turn: for the end test (oscar 1.20). A template on one's own men is no fight. */
export function fought(course: Course, a: Ref, b: Ref): void {
	if (enemies(a, b)) course.set({ fights: [...course.state.fights, [a, b]] });
}

/** Enemies on overwatch may answer a move or a shot (oscar 1.16). */
export function openReaction(course: Course, target: Ref): void {
	if (!onTable(course.state, target) || course.state.phase === 'ended') return;
	const watchers = inPlay(course.state, otherSide(sideOf(target)))
		.filter(({ ref }) => groupOf(course.state, ref).overwatch && !engaged(course.state, ref))
		.map(({ ref }) => ref);
	course.set({ reaction: watchers.length === 0 ? null : { target, watchers } });
}

export function end(course: Course, reason: EndReason, winner: Side | null): void {
	const { active } = course.state;
	if (active !== null) course.change(active.group, { marker: 'done' });
	course.set({
		...{ phase: 'ended', hand: null, active: null, pending: [], reaction: null, retry: null, imposed: null },
		outcome: { reason, winner }
	});
	course.say('game-ends', { reason, winner });
}

/** Whose groups are lost decides the game; when both sides' are, nobody wins (ruling lost-groups-end). */
export function checkEnd(course: Course): void {
	const { state } = course;
	if (state.phase === 'ended') return;
	const counted = Object.values(state.field.pieces).filter(
		(piece) => isCombatGroup(piece) || state.field.rulings['lost-groups-end'] === 'two-units'
	);
	const many = (side: Side, places: readonly Place[]): boolean =>
		counted.filter((piece) => piece.side === side && places.includes(groupOf(state, piece.ref).place)).length >=
		GROUPS_TO_END;
	const loser = (reason: EndReason, lost: (side: Side) => boolean): boolean => {
		const losers = SIDES.filter(lost);
		const [first] = losers;
		if (first === undefined) return false;
		end(course, reason, losers.length > 1 ? null : otherSide(first));
		return true;
	};
	// Without anybody left there is nothing to play on with.
	if (loser('groups-lost', (side) => inPlay(state, side).length === 0)) return;
	if (state.playOn) return;
	if (loser('groups-lost', (side) => many(side, ['killed', 'destroyed', 'prisoner', 'fled']))) return;
	loser('surrendered', (side) => many(side, ['surrendered']));
}

/** After an event: the activation that is over ends, and whose hand it is follows (oscar 1.9). `before` is the phase it found. */
export function settle(course: Course, before: Phase): void {
	const { active, phase, pending, hand } = course.state;
	if (phase === 'ended' || pending.length > 0) return;
	if (active !== null && (active.points <= 0 || !onTable(course.state, active.group))) {
		course.change(active.group, { marker: 'done' });
		course.state = passHand(course.state, sideOf(active.group));
	} else if (phase === 'activation' && hand !== null && toBeTried(course.state, hand).length === 0) {
		course.state = passHand(course.state, hand);
	}
	if (course.state.phase === 'turn-end' && before !== 'turn-end') turnEnds(course);
}

function turnEnds(course: Course): void {
	course.say('turn-ends', { turn: course.state.turn });
	if (course.state.field.rulings['overwatch-end'] !== 'end-of-turn') return;
	for (const ref of Object.keys(course.state.groups)) endOverwatch(course, ref);
}
