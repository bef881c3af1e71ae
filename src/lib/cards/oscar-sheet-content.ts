import type { Role } from '../catalogue/oscar.ts';
import type { SheetBase, SheetBaseWords, WeaponTable } from './sheet-content.ts';

/** A box of the company's diagram. `free` may be filled, `missing` must be, `surplus` is one too many. */
export interface DiagramSlot {
	readonly state: 'filled' | 'free' | 'missing' | 'surplus';
	/** What stands in it, or what could: "Groupe de combat". */
	readonly name: string;
	/** "8 combattants", "libre", "à remplir". */
	readonly detail: string;
}

/** Slots of one kind, in the order of the book's diagram; the first is the command. */
export interface DiagramPlace {
	readonly role: Role;
	readonly name: string;
	readonly slots: readonly DiagramSlot[];
}

export interface OscarSheetEntry {
	/** Men; empty for an unknown unit. */
	readonly count: string;
	readonly unit: string;
	readonly name: string;
	/** Movement, defence, discipline, command range. */
	readonly cells: readonly string[];
	/** Weapons, rules, what it is, each by name. */
	readonly details: readonly string[];
	readonly notes: string;
}

export interface OscarSheetPlace {
	/** Null: units that the catalogue does not know. */
	readonly role: Role | null;
	readonly name: string;
	readonly summary: string;
	readonly entries: readonly OscarSheetEntry[];
}

/** The sheet of an OSCAR company. */
export interface OscarSheet extends SheetBase {
	readonly diagram: readonly DiagramPlace[];
	readonly places: readonly OscarSheetPlace[];
	/** What ends the game, as a sentence. */
	readonly ends: string;
	readonly weapons: WeaponTable;
}

export interface OscarSheetWords extends SheetBaseWords {
	readonly group: string;
	/** Over the four numbers, with their unit. */
	readonly stats: readonly string[];
	readonly ends: string;
	readonly weapons: string;
}
