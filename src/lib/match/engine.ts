import type { RulingValue } from '../roster/fields.ts';
import type { Roster } from '../roster/document.ts';
import type { Facts, Failure, Result } from '../util/result.ts';
import type { Attack } from './attack.ts';
import type { MatchEvent } from './document.ts';

/*
 * What a game gives to be played: a state from two rosters, what an event does to it, and what may be decided next.
 * Everything is data and pure; words are in `wording/`, dice come from outside.
 */

/** A side of the match: the first or the second roster. */
export type Side = 0 | 1;
export const SIDES = [0, 1] as const;
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);

/** What a state starts from. The rulings of the match hold, whatever the rosters say. */
export interface MatchSetup {
	readonly sides: readonly [Roster, Roster];
	readonly rulings: Readonly<Record<string, RulingValue>>;
}

/** A die or pool that an event wants rolled, in this order. `who` is a figure or group, or null. */
export type DiceWant =
	| { readonly kind: 'd10'; readonly who: string | null } // endless: a 0 is rolled again
	| { readonly kind: 'pool'; readonly count: number; readonly who: string | null } // so many d6
	| { readonly kind: 'die'; readonly faces: number; readonly who: string | null };

/** One term of a sum: `die` is what was rolled, every other code a value or modifier of the game. */
export interface Term {
	readonly code: string;
	readonly value: number;
}

/** The arithmetic behind a result: the terms add up to `total`, which is compared with `against`. */
export interface Sum {
	readonly code: string;
	readonly who: string | null;
	readonly terms: readonly Term[];
	readonly total: number;
	/** What it was compared with, itself a sum; empty when it was compared with another sum of the entry. */
	readonly against: readonly Term[];
}

/** One line of the log, wordless. `facts` hold ids and numbers; `sums` the arithmetic; `dice` the faces, as they fell. */
export interface LogLine {
	readonly code: string;
	readonly facts: Facts;
	readonly sums: readonly Sum[];
	readonly dice: readonly (readonly number[])[];
	/** The attack or test that was rolled, so that its exact odds can be told afterwards. */
	readonly attack: Attack | null;
}

export const logLine = (
	code: string,
	facts: Facts = {},
	more: Partial<Omit<LogLine, 'code' | 'facts'>> = {}
): LogLine => ({
	code,
	facts,
	sums: [],
	dice: [],
	attack: null,
	...more
});

export interface Applied<State> {
	readonly state: State;
	readonly log: readonly LogLine[];
}

/** An event that may happen now: what must be rolled for it, and what it does once it is. */
export interface Plan<State> {
	readonly wants: readonly DiceWant[];
	/** The attack or test as data (docs/attacks.md), for its odds before the roll; null when nothing is attacked or tested. */
	readonly attack: Attack | null;
	/** `dice` are the faces of `wants`, one list each, already checked. Pure. */
	resolve(dice: readonly (readonly number[])[]): Applied<State>;
}

/** What an offer leaves to be said. The answer goes into the event under `field`; an unanswered question is left out. */
export type Ask = { readonly field: string; readonly required: boolean } & (
	| { readonly kind: 'flag' }
	| { readonly kind: 'number'; readonly min: number; readonly max: number; readonly unit: 'cm' | 'inch' | null }
	| { readonly kind: 'choice'; readonly choices: readonly (string | number)[] }
	/** Some of these, as a list. */
	| { readonly kind: 'some'; readonly choices: readonly string[]; readonly min: number; readonly max: number }
	/** For each key one of its choices, or nothing; with `distinct` nothing is chosen twice. */
	| {
			readonly kind: 'each';
			readonly choices: Readonly<Record<string, readonly string[]>>;
			readonly distinct: boolean;
	  }
);

/** Something that can be decided next: an event, and what is still to be asked about it. Any answers within bounds are legal. */
export interface Offer {
	readonly event: MatchEvent;
	readonly asks: readonly Ask[];
	/** Whose decision it is; null when it is nobody's in particular. */
	readonly side: Side | null;
	/** True when the rules want it before anything else (a recoil, a test that is due). */
	readonly due: boolean;
}

export type MatchFailure = Failure<
	| 'unknown-event' // {kind}
	| 'wrong-shape' // {path, expected, bound}: a field of the event
	| 'not-now' // {kind, phase}: of another phase or moment
	| 'due-first' // {kind, who}: what has to be settled first
	| 'match-over'
	| 'unknown-figure' // {figure}
	| 'not-allowed' // {why, who}: `why` is a code of the game
	| 'out-of-range' // {weapon, distance, max}
	| 'unknown-ruling' // {ruling, value}
	| 'dice-count' // {expected, given}: dice of the event, or faces of a pool {who}
	| 'bad-face' // {face, max}
	| 'die-unfinished' // {faces}: a 0 wants its next face
	| 'die-too-long' // {max}
>;

/** A game that can be played. `State` is plain data: it survives JSON. */
export interface MatchEngine<State> {
	readonly game: Roster['game'];
	start(setup: MatchSetup): State;
	/** Checks an event against the state. Fails with why it cannot happen now; dice are no matter yet. */
	plan(state: State, event: MatchEvent): Result<Plan<State>, MatchFailure>;
	offers(state: State): readonly Offer[];
	/** Nothing more happens once a match is over. */
	isOver(state: State): boolean;
}
