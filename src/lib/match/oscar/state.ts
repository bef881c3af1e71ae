import { assert } from '../../util/assert.ts';
import type { OscarEvent } from './events.ts';
import { type Side, otherSide } from '../engine.ts';
import { type Field, type Piece, type Ref, hasRule, sideOf } from './field.ts';

/* The state of an OSCAR match: plain data. Every change makes a new one; what did not change is shared. */

export const PHASES = [
	'initiative', // both dice are to be rolled
	'hand', // the winner says who starts
	'activation', // the side in hand tries a group
	'action', // the active group spends its points
	'turn-end', // end tests, then the next turn
	'ended'
] as const;
export type Phase = (typeof PHASES)[number];

/** Where a group is: on the table, or why it is out of play. */
export const PLACES = ['table', 'killed', 'destroyed', 'prisoner', 'fled', 'surrendered'] as const;
export type Place = (typeof PLACES)[number];

/** `prone-in-cover` lies against cover: neither target nor shooter (oscar 1.13). */
export const POSTURES = ['standing', 'prone', 'prone-in-cover'] as const;
export type Posture = (typeof POSTURES)[number];

/** Activation this turn: not tried, spending its points, or tried (the marker, or the card turned). */
export const MARKERS = ['ready', 'active', 'done'] as const;
export type Marker = (typeof MARKERS)[number];

export interface GroupState {
	/** Men left; the leader is the last of them. */
	readonly men: number;
	readonly place: Place;
	readonly posture: Posture;
	readonly marker: Marker;
	readonly overwatch: boolean;
	/** Enemies in base contact. */
	readonly contacts: readonly Ref[];
	/** A vehicle that moves no more. */
	readonly immobilised: boolean;
	/** The turn in which a damaged vehicle cannot be activated. */
	readonly stunned: number | null;
	/** The first morale test has been (rule well-trained). */
	readonly tested: boolean;
	/** The turn in which rule lucky was last used. */
	readonly lucky: number | null;
	/** The turn of the last end test. */
	readonly endTest: number | null;
	/** How many of a counted weapon are spent, by its id. */
	readonly spent: Readonly<Record<string, number>>;
}

/** The group that acts. */
export interface Activation {
	readonly group: Ref;
	readonly points: number;
	readonly moved: boolean;
	readonly fought: boolean;
	/** Uses in this activation of weapons limited in it, by id. */
	readonly used: Readonly<Record<string, number>>;
}

export const CAUSES = ['shot', 'melee', 'commander', 'example', 'prone'] as const;
/**
 * Why men are lost or morale is tested; `example`: the man shot for a failed test (ruling fanatic-retest); `prone`: the one
 * lost for it by a group that lies under fire.
 */
export type Cause = (typeof CAUSES)[number];

/** What must be settled before play goes on; the first is the one that is due. */
export type Pending =
	| { readonly kind: 'morale'; readonly group: Ref; readonly cause: Cause }
	| { readonly kind: 'flee'; readonly group: Ref }
	/** A commander is killed: which groups were within his range? */
	| { readonly kind: 'command-range'; readonly officer: Ref }
	| { readonly kind: 'damage'; readonly vehicle: Ref }
	| { readonly kind: 'fight'; readonly group: Ref; readonly target: Ref }
	/** The template lies where the shot came down. */
	| { readonly kind: 'blast'; readonly group: Ref; readonly weapon: string };

/** A test that failed and may be rolled again (rules lucky and inspiring): the state before it. */
export interface Retry {
	readonly before: OscarState;
	readonly event: OscarEvent;
	readonly group: Ref;
	readonly morale: boolean;
	/** Rules that have been used on this test. */
	readonly used: readonly string[];
}

export interface Initiative {
	readonly winner: Side;
	/** The winner may name the first group of the other side (ruling impose-group). */
	readonly imposes: boolean;
}

export const END_REASONS = ['groups-lost', 'surrendered', 'scenario', 'turns', 'agreed'] as const;
export type EndReason = (typeof END_REASONS)[number];

export interface Outcome {
	readonly reason: EndReason;
	/** Null: nobody. */
	readonly winner: Side | null;
}

export interface OscarState {
	readonly game: 'oscar';
	readonly field: Field;
	readonly turn: number;
	readonly phase: Phase;
	/** The side that decides; null when both do. */
	readonly hand: Side | null;
	readonly initiative: Initiative | null;
	readonly lastWinner: Side | null;
	/** The group its side must try first this turn. */
	readonly imposed: Ref | null;
	readonly groups: Readonly<Record<Ref, GroupState>>;
	readonly active: Activation | null;
	readonly pending: readonly Pending[];
	/** Enemies on overwatch who may answer what the target has just done. */
	readonly reaction: { readonly target: Ref; readonly watchers: readonly Ref[] } | null;
	/** Who shot at or fought whom this turn, for the end test. */
	readonly fights: readonly (readonly [Ref, Ref])[];
	readonly retry: Retry | null;
	readonly outcome: Outcome | null;
	/** The table plays on after an end: lost groups no longer end the game. */
	readonly playOn: boolean;
}

export function pieceOf(state: OscarState, ref: Ref): Piece {
	const piece = state.field.pieces[ref];
	assert(piece, `no group ${ref}`);
	return piece;
}
export function groupOf(state: OscarState, ref: Ref): GroupState {
	const group = state.groups[ref];
	assert(group, `no group ${ref}`);
	return group;
}

export const onTable = (state: OscarState, ref: Ref): boolean => groupOf(state, ref).place === 'table';
export const engaged = (state: OscarState, ref: Ref): boolean => groupOf(state, ref).contacts.length > 0;
export const isProne = (state: OscarState, ref: Ref): boolean => groupOf(state, ref).posture !== 'standing';

/** The groups of a side that are in play, in the order of its roster. */
export const inPlay = (state: OscarState, side: Side): Piece[] =>
	Object.values(state.field.pieces).filter((piece) => piece.side === side && onTable(state, piece.ref));

/** Can be tried: in play, not tried this turn, and no vehicle out of action for a turn. */
export const canBeTried = (state: OscarState, ref: Ref): boolean => {
	const { place, marker, stunned } = groupOf(state, ref);
	return place === 'table' && marker === 'ready' && stunned !== state.turn;
};
export const toBeTried = (state: OscarState, side: Side): Piece[] =>
	inPlay(state, side).filter(({ ref }) => canBeTried(state, ref));

/** A man alone who counts as a character: an officer, or a junior officer who alone is left (oscar 1.7, C8 and C10). */
export function isCharacter(state: OscarState, ref: Ref): boolean {
	const piece = pieceOf(state, ref);
	if (piece.profile.role === 'officer') return true;
	return groupOf(state, ref).men === 1 && piece.profile.headcount > 1 && hasRule(piece, 'junior-officer');
}

export const withGroup = (state: OscarState, ref: Ref, changes: Partial<GroupState>): OscarState => ({
	...state,
	groups: { ...state.groups, [ref]: { ...groupOf(state, ref), ...changes } }
});

export const enemies = (a: Ref, b: Ref): boolean => sideOf(a) !== sideOf(b);

/** Two groups come into base contact: a melee (oscar 1.12). */
export function makeContact(state: OscarState, a: Ref, b: Ref): OscarState {
	const joined = (from: Ref, to: Ref): readonly Ref[] => [
		...groupOf(state, from).contacts.filter((each) => each !== to),
		to
	];
	const contacts = { [a]: joined(a, b), [b]: joined(b, a) };
	return withGroup(withGroup(state, a, { contacts: contacts[a] ?? [] }), b, { contacts: contacts[b] ?? [] });
}

/** A group is in contact with nobody any more. */
export function breakContact(state: OscarState, ref: Ref): OscarState {
	return groupOf(state, ref).contacts.reduce(
		(after, other) =>
			withGroup(after, other, { contacts: groupOf(after, other).contacts.filter((each) => each !== ref) }),
		withGroup(state, ref, { contacts: [] })
	);
}

const READY: Omit<GroupState, 'men'> = {
	place: 'table',
	posture: 'standing',
	marker: 'ready',
	overwatch: false,
	contacts: [],
	immobilised: false,
	stunned: null,
	tested: false,
	lucky: null,
	endTest: null,
	spent: {}
};

export const firstState = (field: Field): OscarState => ({
	...{ game: 'oscar', field, turn: 1, phase: 'initiative', hand: null, initiative: null, lastWinner: null },
	...{
		imposed: null,
		active: null,
		pending: [],
		reaction: null,
		fights: [],
		retry: null,
		outcome: null,
		playOn: false
	},
	groups: Object.fromEntries(
		Object.values(field.pieces).map(({ ref, profile }) => [ref, { ...READY, men: profile.headcount }])
	)
});

/** After a group has been tried: the other side if it has one to try, else the same, else the turn is over. */
export function passHand(state: OscarState, from: Side): OscarState {
	const next = [otherSide(from), from].find((side) => toBeTried(state, side).length > 0);
	const clear = { active: null, initiative: null } as const;
	if (next === undefined) return { ...state, ...clear, phase: 'turn-end', hand: null, imposed: null };
	return { ...state, ...clear, phase: 'activation', hand: next };
}
