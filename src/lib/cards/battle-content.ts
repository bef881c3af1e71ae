import type { FaceWords, Named, StatCell } from './content.ts';
import type { SheetBase, SheetBaseWords } from './sheet-content.ts';

/* What the cards of heroes and the battle sheet of Bataille rangée say, as data: every word is already as it is printed. */

/** One of the twelve actions, as a hero may take it. */
export interface BattleAction {
	readonly name: string;
	/** What is rolled against: `CC 58`; or empty. */
	readonly test: string;
	/** `58 %`; or empty where nothing is rolled. */
	readonly chance: string;
	/** Mean points; or empty where these rules do not say. */
	readonly expected: string;
	/** Points, damage and conditions, as one line. */
	readonly detail: string;
}

/** A hero, the general or a great creature. */
export interface BattleCard {
	readonly id: string;
	/** What he is: "Général". */
	readonly unit: string;
	readonly name: string;
	readonly creature: boolean;
	/** The force, and whether he is played. */
	readonly kind: string;
	/** Fate points; or empty. */
	readonly end: string;
	readonly stats: readonly StatCell[];
	/** Skills, talents, weapons, spells: label and what. */
	readonly traits: readonly Named[];
	readonly actions: readonly BattleAction[];
	/** What he cannot do and what he lacks for it; or empty. */
	readonly barred: string;
	/** Null: not known, a line to write on. */
	readonly wounds: number | null;
	readonly notes: string;
}

export interface BattleCardWords extends FaceWords {
	readonly barred: string;
	readonly wounds: string;
	/** More boxes than a card holds. */
	readonly more: (count: number) => string;
	readonly notes: string;
}

/** A frame to write in: what it is for, and what is known already. */
export interface PenCell {
	readonly label: string;
	readonly value: string;
}

export interface BattleSheetEntry {
	readonly unit: string;
	readonly name: string;
	readonly cells: readonly string[];
	readonly details: readonly string[];
	readonly notes: string;
}

/** The battle sheet of a force. */
export interface BattleSheet extends SheetBase {
	readonly groups: readonly {
		readonly name: string;
		readonly summary: string;
		readonly creatures: boolean;
		readonly entries: readonly BattleSheetEntry[];
	}[];
	/** The threshold, step by step. */
	readonly threshold: readonly PenCell[];
	/** Soldiers and points of the table of thresholds. */
	readonly thresholds: readonly PenCell[];
	readonly thresholdNote: string;
	/** The four balances of forces with their dice. */
	readonly balances: readonly PenCell[];
	/** Victory points before the first turn. */
	readonly start: string;
}

export interface BattleSheetWords extends SheetBaseWords {
	readonly hero: string;
	/** Characteristics and wounds, as heads of columns. */
	readonly columns: readonly string[];
	readonly threshold: string;
	readonly balance: string;
	readonly score: string;
	readonly us: string;
	readonly them: string;
	readonly turn: string;
	readonly startRow: string;
	/** Moral, military, tactical, heroes, total. */
	readonly gains: readonly [string, string, string, string, string];
}
