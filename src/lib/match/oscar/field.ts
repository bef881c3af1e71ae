import type { OscarCatalogue } from '../../catalogue/oscar-index.ts';
import { ofGame } from '../../roster/document.ts';
import type { RulingValue } from '../../roster/fields.ts';
import { type FieldedGroup, fieldedGroup } from '../../rules/oscar/fielded.ts';
import { headcountMalus } from '../../rules/oscar/headcount.ts';
import { rulingValue } from '../../rules/ruling.ts';
import { type MatchSetup, SIDES, type Side } from '../engine.ts';

/* What never changes during a match: the two companies as they take the field, the rulings, the numbers of the rules. */

/** A group, officer or vehicle of a match: `0:g1` is the entry `g1` of the first side. */
export type Ref = string;
export const refOf = (side: Side, entry: string): Ref => `${side}:${entry}`;
export const sideOf = (ref: Ref): Side => (ref.startsWith('0:') ? 0 : 1);

export interface Piece {
	readonly ref: Ref;
	readonly side: Side;
	/** Entry id in the roster of its side. */
	readonly entry: string;
	readonly profile: FieldedGroup;
	/** Malus by the number of men left: `malus[3]` for three. */
	readonly malus: readonly number[];
}

/** A bonus or malus of the reference sheet, in points and in dice. */
interface Bonus {
	readonly points: number;
	readonly dice: number;
}

interface DamageRow {
	readonly id: string;
	readonly from: number;
	readonly to: number;
}

export interface Field {
	readonly pieces: Readonly<Record<Ref, Piece>>;
	/** The answer to each ruling of play, agreed on or by default. */
	readonly rulings: Readonly<Record<string, RulingValue>>;
	/** Success of a Discipline roll. */
	readonly target: number;
	readonly bonuses: Readonly<Record<string, Bonus>>;
	/** Action points by action. */
	readonly points: Readonly<Record<string, number>>;
	readonly vehicleDamage: readonly DamageRow[];
}

/** Both companies on the field. Entries that the catalogue cannot field, or without men, stay off the table. */
export function makeField(setup: MatchSetup, catalogue: OscarCatalogue): Field {
	const { game } = catalogue;
	const pieces = SIDES.flatMap((side) => {
		const roster = { ...ofGame(setup.sides[side], 'oscar'), rulings: { ...setup.rulings } };
		return roster.entries.flatMap((entry): Piece[] => {
			const profile = fieldedGroup(entry, roster, catalogue);
			if (!profile || profile.headcount < 1) return [];
			const malus = Array.from({ length: profile.headcount + 1 }, (_, men) =>
				headcountMalus(profile.headcount, men, roster, catalogue)
			);
			return [{ ref: refOf(side, entry.id), side, entry: entry.id, profile, malus }];
		});
	});
	return {
		pieces: Object.fromEntries(pieces.map((piece) => [piece.ref, piece])),
		rulings: Object.fromEntries(
			[...catalogue.rulings.keys()].flatMap((id) => {
				const value = rulingValue(setup, id, catalogue);
				return value === null ? [] : [[id, value]];
			})
		),
		target: game.discipline.target,
		bonuses: Object.fromEntries(game.modifiers.map(({ id, points = 0, dice = 0 }) => [id, { points, dice }])),
		points: Object.fromEntries(game.actions.map(({ id, points }) => [id, points])),
		vehicleDamage: game.vehicleDamage.map(({ id, from, to }) => ({ id, from, to }))
	};
}

/** Roles that are combat groups in the words of the rules (oscar 1.20, ruling lost-groups-end). */
export const isCombatGroup = ({ profile: { role } }: Piece): boolean =>
	role === 'line' || role === 'veteran' || role === 'elite';
export const isVehicle = ({ profile }: Piece): boolean => profile.role === 'vehicle';

/** Special rules with an effect in play (oscar 1.6), by their ids in the catalogue. */
export type SpecialRule =
	| 'well-trained'
	| 'to-the-death'
	| 'poorly-trained'
	| 'combat-plus-one'
	| 'junior-officer'
	| 'commissar'
	| 'auto-activation'
	| 'fanatic'
	| 'frenzied'
	| 'cohesion'
	| 'inspiring'
	| 'lucky';
export const hasRule = ({ profile }: Piece, rule: SpecialRule): boolean => profile.rules.includes(rule);
