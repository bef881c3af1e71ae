import type { Role } from '../catalogue/oscar.ts';
import type { FaceWords, Named, StatCell } from './content.ts';

/* What the cards of an OSCAR company say, as data: every word and distance is already as it is printed. */

/** One attack of a weapon: `4k2` at `0–6″`. */
export interface AttackCell {
	readonly attack: string;
	/** Without the unit where the column names it; empty where no distance is measured. */
	readonly range: string;
}

export interface OscarWeapon {
	readonly name: string;
	/** After the name, such as "3, une par activation" or "gabarit d’explosion, dévie"; or empty. */
	readonly detail: string;
	/** The attack in hand-to-hand; null for a weapon that only shoots. */
	readonly contact: string | null;
	/** Short, normal, long, always in this order; null for a weapon of hand-to-hand alone. */
	readonly cells: readonly [AttackCell | null, AttackCell | null, AttackCell | null] | null;
}

/** Men who share one malus: one box each, by how many are left, such as 6 and 5 at −1. */
export interface MenStep {
	/** 0 at full strength, then the malus as a positive number of steps. */
	readonly step: number;
	/** `0`, `−1`, ... */
	readonly malus: string;
	/** Headcounts in falling order. */
	readonly men: readonly number[];
}

/** One group, officer or vehicle as its card shows it. */
export interface OscarCard {
	/** Entry id. */
	readonly id: string;
	readonly unit: string;
	/** The player's own name for it, or empty. */
	readonly name: string;
	/** Null when the catalogue does not know the unit. */
	readonly role: Role | null;
	/** Role, company, and for a vehicle whether it is armoured. */
	readonly kind: string;
	/** "8 combattants"; or empty. */
	readonly men: string;
	readonly stats: readonly StatCell[];
	readonly weapons: readonly OscarWeapon[];
	readonly rules: readonly Named[];
	readonly steps: readonly MenStep[];
	/** What befalls a vehicle, with the faces of the die: "1–2"; empty for everything else. */
	readonly damage: readonly Named[];
	/** Which values are ours, as one sentence; or empty. */
	readonly house: string;
	readonly notes: string;
}

export interface OscarCardWords extends FaceWords {
	/** The left edge of a card that was turned: "Activé". */
	readonly activated: string;
	/** Short, normal, long, with the unit where the cells leave it out. */
	readonly columns: readonly [string, string, string];
	/** Before the attack in hand-to-hand: "au contact". */
	readonly contact: string;
	/** The box of a man alone: "Hors de combat". */
	readonly out: string;
	readonly notes: string;
	readonly house: string;
}
