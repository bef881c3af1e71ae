import { type Field, type Piece, type Ref, hasRule } from './field.ts';
import { type OscarState, groupOf, inPlay, isCharacter, pieceOf } from './state.ts';

/* Every bonus and malus of a roll, itemised (oscar 1.6, 1.9, 1.12, 1.13, 1.17). */

/** One item: points added to the total, or dice rolled besides. */
export interface Modifier {
	readonly code: string;
	readonly points: number;
	readonly dice: number;
}

export const sumPoints = (modifiers: readonly Modifier[]): number =>
	modifiers.reduce((sum, { points }) => sum + points, 0);
export const sumDice = (modifiers: readonly Modifier[]): number => modifiers.reduce((sum, { dice }) => sum + dice, 0);

export const item = (code: string, points: number, dice = 0): readonly Modifier[] =>
	points === 0 && dice === 0 ? [] : [{ code, points, dice }];

/** What the reference sheet gives under this name. */
const listed = (field: Field, code: string): readonly Modifier[] => {
	const { points = 0, dice = 0 } = field.bonuses[code] ?? {};
	return item(code, points, dice);
};

/**
 * The malus of men lost, from the table of the starting headcount. A junior officer who alone is left is a character, and
 * a single man has no table (ruling last-officer).
 */
function headcount(state: OscarState, ref: Ref, men: number): readonly Modifier[] {
	const freed = isCharacter(state, ref) && state.field.rulings['last-officer'] !== 'malus';
	return freed ? [] : item('headcount', pieceOf(state, ref).malus[men] ?? 0);
}

export type Purpose = 'activation' | 'morale' | 'disengage' | 'set-charge' | 'end-test';

/** Characters who command: in play, with a command range of their own. */
export const commandersOf = (state: OscarState, side: Piece['side']): Piece[] =>
	inPlay(state, side).filter(({ profile }) => profile.commandRange !== null);

/** A commander whose range the group may be in: one of its side other than itself, for a roll that his presence helps. */
export function officerMatters(state: OscarState, ref: Ref, purpose: Purpose): boolean {
	const piece = pieceOf(state, ref);
	if (piece.profile.role === 'officer') return false;
	if (purpose !== 'morale' && state.field.rulings['officer-bonus'] === 'morale') return false;
	if (ownOfficer(piece, purpose) !== null) return false;
	return commandersOf(state, piece.side).some((officer) => officer.ref !== ref);
}

/** An officer or commissar in the ranks helps at activation and morale only (oscar 1.7 C9, card of the commissar). */
function ownOfficer(piece: Piece, purpose: Purpose): 'junior-officer' | 'commissar' | null {
	if (purpose !== 'activation' && purpose !== 'morale') return null;
	if (hasRule(piece, 'junior-officer')) return 'junior-officer';
	return hasRule(piece, 'commissar') ? 'commissar' : null;
}

/**
 * The items of a Discipline roll. The presence of an officer is one row of the table: in the ranks or in range, it counts
 * once. `officer` says that a commander is in range; `byTable` is what the table agrees on besides.
 */
export function testModifiers(
	state: OscarState,
	ref: Ref,
	purpose: Purpose,
	officer: boolean,
	byTable: number
): readonly Modifier[] {
	const own = ownOfficer(pieceOf(state, ref), purpose);
	const present = own === null && officer && officerMatters(state, ref, purpose);
	const worth = state.field.bonuses['officer-in-range']?.points ?? 0;
	return [
		...headcount(state, ref, groupOf(state, ref).men),
		...(own === null ? [] : item(own, worth)),
		...(present ? listed(state.field, 'officer-in-range') : []),
		...item('by-table', byTable)
	];
}

/** Points that rule combat-plus-one adds, as its card says. */
const COMBAT_PLUS = 1;
/** Dice that rule frenzied adds. */
const FRENZY = 1;

const plusOne = (piece: Piece): readonly Modifier[] =>
	hasRule(piece, 'combat-plus-one') ? item('combat-plus-one', COMBAT_PLUS) : [];

/** What the shooter brings: the table read with the men who can shoot, if not all of them can. */
export function shooterModifiers(state: OscarState, ref: Ref, able: number): readonly Modifier[] {
	const men = groupOf(state, ref).men;
	const some = able < men;
	const malus = headcount(state, ref, some ? able : men);
	return [
		...(some ? malus.map((each) => ({ ...each, code: 'part-in-sight' })) : malus),
		...plusOne(pieceOf(state, ref))
	];
}

/** What the target brings: cover, and lying in the open. */
export function targetModifiers(
	state: OscarState,
	target: Ref,
	cover: 'none' | 'light' | 'heavy'
): readonly Modifier[] {
	const prone = groupOf(state, target).posture === 'prone';
	return [
		...(cover === 'none' ? [] : listed(state.field, `${cover}-cover`)),
		...(prone ? listed(state.field, 'prone-in-the-open') : [])
	];
}

export interface MeleeCircumstances {
	readonly charged: boolean;
	readonly supports: number;
	readonly cohesion: boolean;
	readonly byTable: number;
}

/** The items of one side of a melee. */
export function meleeModifiers(
	state: OscarState,
	ref: Ref,
	enemy: Ref,
	{ charged, supports, cohesion, byTable }: MeleeCircumstances
): readonly Modifier[] {
	const piece = pieceOf(state, ref);
	const prone = groupOf(state, enemy).posture !== 'standing';
	const frenzied = hasRule(piece, 'frenzied');
	const reinforcement = state.field.bonuses['reinforcement']?.dice ?? 0;
	return [
		...headcount(state, ref, groupOf(state, ref).men),
		...(charged ? listed(state.field, 'charge') : []),
		...(prone ? listed(state.field, 'prone-enemy') : []),
		...plusOne(piece),
		...(frenzied ? item('frenzied', 0, FRENZY) : cohesion ? item('cohesion', 0, FRENZY) : []),
		...item('reinforcement', 0, reinforcement * supports),
		...item('by-table', byTable)
	];
}
