import type { Category } from '../catalogue/dbg.ts';
import type { CardContent, Named, Weapon } from './content.ts';

/** A number worth seeing first: `{ label: 'Points', value: '198', of: '/ 200' }`. */
export interface Fact {
	readonly label: string;
	readonly value: string;
	readonly of: string;
}

export interface SheetEntry extends CardContent {
	/** Points of the whole entry. */
	readonly total: number;
	/** Equipment, skills and special rules by name, without what every fighter has. */
	readonly details: readonly string[];
}

export interface SheetCategory {
	/** null: units that the catalogue does not know. */
	readonly category: Category | null;
	readonly name: string;
	/** "6 figurines, de 4 à 6 · 102 pts". */
	readonly summary: string;
	readonly entries: readonly SheetEntry[];
}

/** Rules of one kind that the roster uses. */
export interface ReferenceSection {
	readonly name: string;
	readonly items: readonly Named[];
}

/** Attacks or damages of weapons by distance, as they are printed: short, medium or normal, long. */
export interface WeaponTable {
	/** Over the names: what a cell holds. */
	readonly heading: string;
	readonly columns: readonly string[];
	/** Part of the width that the names take. */
	readonly nameShare: number;
	readonly rows: readonly {
		readonly name: string;
		/** Plain, then bold; null where the weapon has none. */
		readonly cells: readonly (readonly [plain: string, bold: string] | null)[];
	}[];
}

/** What the sheet of any game says above and under its table, in the language of the print. */
export interface SheetBase {
	readonly name: string;
	/** "Romains · Groupe d’élite · De Bello Gallico". */
	readonly subtitle: string;
	/** Player, date: an empty value leaves a line to write on. */
	readonly fields: readonly { readonly label: string; readonly value: string }[];
	readonly facts: readonly Fact[];
	/** Sentences of what breaks a rule; empty when the list is legal. */
	readonly problems: readonly string[];
	/** "23 figurines · 198 pts". */
	readonly total: string;
	/** Rulings the player changed: question and answer. */
	readonly rulings: readonly Named[];
	readonly notes: string;
	/** QR of the link, or null when there is no link or it is too long for one. */
	readonly qr: readonly (readonly boolean[])[] | null;
	readonly reference: readonly ReferenceSection[];
}

/** The sheet of a De Bello Gallico warband. */
export interface SheetContent extends SheetBase {
	/** Army id, for its emblem. */
	readonly army: string;
	readonly categories: readonly SheetCategory[];
	/** Points given back by a ruling, as label and amount. */
	readonly adjustments: readonly { readonly label: string; readonly points: string }[];
	readonly breakPoint: string;
	readonly weapons: readonly Weapon[];
}

/** The words of the sheet of any game. */
export interface SheetBaseWords {
	readonly illegal: string;
	readonly total: string;
	readonly rulings: string;
	readonly notes: string;
	readonly reference: string;
	readonly weapons: string;
	/** Under the QR. */
	readonly link: string;
	readonly page: (page: number, pages: number) => string;
}

export interface SheetWords extends SheetBaseWords {
	readonly unit: string;
	readonly perFigure: string;
	readonly breakPoint: string;
	/** `times(6)` = "6 ×". */
	readonly times: (count: number) => string;
}
