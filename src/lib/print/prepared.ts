import type { Measure, Plan } from '../cards/plan.ts';
import type { CardOptions } from '../cards/pages.ts';
import type { SheetOptions } from '../cards/sides.ts';

export const PRINTS = ['cards', 'sheet', 'both'] as const;
export type Prints = (typeof PRINTS)[number];

/** Every entry is printed. */
export const NOTHING: ReadonlySet<string> = new Set();

export type PrintOptions = CardOptions & SheetOptions & { readonly what: Prints };

/** A roster of any game, ready to be laid out: what a screen and the command line need of it. */
export interface Prepared {
	readonly title: string;
	/** What breaks a rule, as sentences; empty for a legal roster. */
	readonly problems: readonly string[];
	/** Every text in one string: which characters fonts are needed for. */
	readonly text: string;
	/** Some entry has more figures than are printed. */
	readonly cutShort: boolean;
	/** The sheet first, then the cards. */
	readonly plan: (options: PrintOptions, measure: Measure) => Plan;
}
