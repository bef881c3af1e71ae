import type { Profile } from '../../catalogue/dbg.ts';

/** One part of the price of a figure, in points. */
export interface CostPart {
	readonly kind: 'unit' | 'option' | 'swap' | 'skill';
	readonly id: string;
	readonly points: number;
	/** The ruling that holds this price, if any. */
	readonly ruling: string | null;
}

/** The price of an entry, in points. `total` = `perFigure` x `figures`; never negative. */
export interface EntryCost {
	readonly perFigure: number;
	readonly figures: number;
	readonly total: number;
	readonly parts: readonly CostPart[];
}

/** One change of the printed profile by equipment or a skill; distances in cm. */
export interface ProfileChange {
	readonly field: 'combat' | 'defence' | 'movement';
	readonly from: number;
	readonly to: number;
	readonly source: { readonly kind: 'equipment' | 'skill'; readonly id: string };
}

/** A figure as it takes the field. */
export interface FieldedProfile {
	readonly printed: Profile;
	readonly profile: Profile;
	readonly changes: readonly ProfileChange[];
	/** Base equipment after swaps, then bought options. */
	readonly equipment: readonly string[];
	readonly mounted: boolean;
	/** Innate skills, then bought ones. */
	readonly skills: readonly string[];
}
