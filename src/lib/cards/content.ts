import type { Category, RangeBand } from '../catalogue/dbg.ts';
import type { z } from 'zod/mini';

/*
 * What cards and sheet say, as data: every word is already in the language of the print. Layout adds none.
 */

export type Band = z.infer<typeof RangeBand>;

/** A name with its line of rule words, if it has one. */
export interface Named {
	readonly name: string;
	readonly rule: string | null;
}

export interface Weapon {
	readonly name: string;
	/** [from cm, to cm, damage]: short, medium, long. */
	readonly bands: readonly Band[];
}

export const STATS = ['combat', 'shooting', 'defence', 'discipline', 'movement'] as const;
export type StatKey = (typeof STATS)[number];
export interface Stat {
	readonly key: StatKey;
	/** After equipment; cm for movement. */
	readonly value: number;
	/** The value of the printed profile where it differs, else null. */
	readonly printed: number | null;
}

/** One entry of a roster as its card and its line on the sheet show it. */
export interface CardContent {
	/** Entry id. */
	readonly id: string;
	readonly unit: string;
	/** The player's own name for it, or empty. */
	readonly name: string;
	/** null when the catalogue does not know the unit. */
	readonly category: Category | null;
	readonly categoryName: string;
	/** Army id, for its emblem. */
	readonly army: string;
	readonly armyName: string;
	readonly rank: string | null;
	readonly stats: readonly Stat[];
	/** Equipment by name; `rule` only where it changes play beyond the profile. */
	readonly equipment: readonly Named[];
	readonly weapons: readonly Weapon[];
	readonly skills: readonly Named[];
	readonly rules: readonly Named[];
	/** Points of one figure. */
	readonly points: number;
	readonly figures: number;
	/** States a figure goes through after `fit`, such as `wounded`, `out`; one box each. */
	readonly states: readonly ('wounded' | 'out')[];
	readonly notes: string;
}

/** One of the large numbers of a card. */
export interface StatCell {
	readonly value: string;
	/** The printed value where it differs, else null. */
	readonly printed: string | null;
	readonly long: string;
	readonly short: string;
}

/** The words around cards of any game, in the language of the print. */
export interface FaceWords {
	readonly list: string;
	/** Said beside the name of the list on every page, such as "Liste non conforme"; or empty. */
	readonly mark: string;
	/** `continued(2, 3)` = "suite 2/3". */
	readonly continued: (card: number, cards: number) => string;
	readonly scale: string;
	readonly page: (page: number, pages: number) => string;
}

/** The words of a card, in the language of the print. */
export interface CardWords extends FaceWords {
	readonly stats: Readonly<Record<StatKey, { readonly long: string; readonly short: string }>>;
	/** `points(21)` = "21 pts". */
	readonly points: (points: number) => string;
	/** The state before any wound, and the states that have boxes. */
	readonly fit: string;
	readonly wounded: string;
	readonly out: string;
	readonly bands: readonly [string, string, string];
	/** `range(0, 5)` = "0–5 cm". */
	readonly range: (from: number, to: number) => string;
	/** `damage(1)` = "+1", `damage(0)` = "0". */
	readonly damage: (bonus: number) => string;
	readonly damageLabel: string;
	readonly notes: string;
	/** `figure(2, 6)` = "2/6": one of the figures of an entry. */
	readonly figure: (figure: number, figures: number) => string;
}
