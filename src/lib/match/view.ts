import type { MatchEvent } from './document.ts';
import type { Ask, Offer, Side } from './engine.ts';

/* What a screen shows of a match, whatever the game: the course of the turn, and every figure or group as it is now. */

/** A figure or a group. `status` and `marks` are codes of the game; the words are in `wording/`. */
export interface PieceView {
	readonly id: string;
	readonly side: Side;
	/** Entry of its side's roster. */
	readonly entry: string;
	/** Unit of the catalogue, or null for a profile of the player's own, whose name is `profileName`. */
	readonly unit: string | null;
	readonly profileName: string;
	/** The player's own name, or ''. */
	readonly ownName: string;
	/** Place among the figures of its entry, from 1; 0 for a group, and for the only figure of its entry. */
	readonly number: number;
	/** Its sign: a category or role of the catalogue. */
	readonly glyph: string;
	/** Wounds or men: how many boxes, and how many of them are crossed off. */
	readonly boxes: number;
	readonly crossed: number;
	readonly inPlay: boolean;
	readonly status: string;
	/** Has had its turn. */
	readonly acted: boolean;
	/** Is acting now. */
	readonly active: boolean;
	readonly marks: readonly string[];
	/** Enemies base to base. */
	readonly contacts: readonly string[];
	/** What it is known for, as keys of the catalogue's texts (`skill.run`): the engine applies some, the rest are the table's to remember. */
	readonly traits: readonly string[];
}

export interface SideView {
	/** Figures or groups at the start, and how many of them are lost. */
	readonly pieces: number;
	readonly lost: number;
	/** Figures or men lost, for games whose pieces have many. */
	readonly men: number;
	readonly menLost: number;
	readonly marks: readonly string[];
}

export interface TableView {
	readonly turn: number;
	readonly phase: string;
	/** In their order. */
	readonly phases: readonly string[];
	/** Whose decision it is; null when it is both sides' or nobody's. */
	readonly hand: Side | null;
	/** Points that the acting group has left, where a game counts them. */
	readonly points: number | null;
	readonly weather: string | null;
	readonly pieces: readonly PieceView[];
	readonly sides: readonly [SideView, SideView];
	readonly over: { readonly winner: Side | null; readonly reason: string | null } | null;
}

/** What may be set by hand: an event, what it may say, and how things are now. */
export interface ByHand {
	readonly event: MatchEvent;
	readonly asks: readonly Ask[];
	readonly now: Readonly<Record<string, unknown>>;
}

/** What a screen asks of a game besides its engine. */
export interface GameView<State> {
	view(state: State): TableView;
	/** Of a figure or group; null is the table itself: turn, phase, hand. */
	byHand(state: State, piece: string | null): ByHand;
	/** What may be dropped by agreement. */
	waive(offer: Offer): MatchEvent | null;
	/** The event that ends the match by agreement. */
	end(winner: Side | null): MatchEvent;
	/** The piece that an offer belongs to: where it is listed. Null: the table's own. */
	subject(state: State, event: MatchEvent): string | null;
}
