import type { FaceWords, Named } from './content.ts';
import type { SheetBase, SheetBaseWords, WeaponTable } from './sheet-content.ts';

/* What an army of DBA Legio says on paper, as data: every word is already as it is printed. */

/** What a piece of terrain does to an element: `×`, `−2D`, `0`, `–`. */
export interface TerrainCell {
	readonly said: string;
	/** `strong`: forbidden; `quiet`: nothing is written of it. */
	readonly weight: 'strong' | 'plain' | 'quiet';
}

/** One kind of element, with a cell for each piece of terrain. */
export interface TerrainLine {
	/** `KN`. */
	readonly code: string;
	readonly name: string;
	readonly cells: readonly TerrainCell[];
}

/** The card of an army: what each piece of terrain does to its own elements. */
export interface LegioCard {
	/** Id of its first entry. */
	readonly id: string;
	/** The army, or the name of the list. */
	readonly unit: string;
	readonly name: string;
	/** "Forestière · agressivité 2". */
	readonly kind: string;
	/** "12 éléments". */
	readonly count: string;
	/** Names of the pieces, as heads of the columns. */
	readonly terrains: readonly string[];
	readonly lines: readonly TerrainLine[];
	/** What the signs in the cells mean, those in use only. */
	readonly signs: readonly Named[];
	/** Sight, shooting and height, piece by piece. */
	readonly pieces: readonly Named[];
	readonly rules: readonly Named[];
	/** Elements that the catalogue does not know; or empty. */
	readonly unknown: string;
}

export interface LegioCardWords extends FaceWords {
	readonly unknown: string;
}

export interface LegioSheetEntry {
	readonly count: string;
	readonly unit: string;
	readonly name: string;
	readonly cells: readonly string[];
	readonly details: readonly string[];
	readonly notes: string;
}

/** The sheet of an army. */
export interface LegioSheet extends SheetBase {
	readonly terrains: readonly string[];
	readonly groups: readonly {
		readonly name: string;
		readonly summary: string;
		readonly entries: readonly LegioSheetEntry[];
	}[];
	/** After the table, label and text: the signs, the compulsory piece. */
	readonly closing: readonly { readonly label: string; readonly said: string }[];
	/** Chances of one roll for terrain. */
	readonly chances: WeaponTable;
}

export interface LegioSheetWords extends SheetBaseWords {
	readonly element: string;
	/** Over the chances of one roll. */
	readonly chances: string;
}
