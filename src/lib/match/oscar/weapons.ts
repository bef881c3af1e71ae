import type { Column } from '../../catalogue/oscar.ts';
import { COLUMNS } from '../../catalogue/oscar.ts';
import type { FieldedWeapon } from '../../rules/oscar/fielded-weapon.ts';
import { type Field, type Piece, type Ref, isVehicle } from './field.ts';
import { type OscarState, groupOf, pieceOf } from './state.ts';

/* Which weapons a group may use, at which distance, against whom (oscar 1.5, 1.13 to 1.15, 1.19). */

export const weaponOf = (piece: Piece, id: string): FieldedWeapon | null =>
	piece.profile.weapons.find(({ weapon }) => weapon.id === id) ?? null;

/** Shoots, or is thrown: not a weapon for contact alone. */
export const shoots = ({ range, weapon }: FieldedWeapon): boolean => range !== null || weapon.template !== undefined;
export const isTemplate = ({ weapon }: FieldedWeapon): boolean => weapon.template !== undefined;

/** The band a distance in inches falls into; null out of range. The end of a band belongs to it. */
export function bandAt({ columns }: FieldedWeapon, distance: number): Column | null {
	const found = COLUMNS.find((column) => {
		const band = columns[column];
		return band !== null && distance >= 0 && (band.to === null || distance <= band.to);
	});
	return found ?? null;
}

/** The farthest shot in inches; null without a limit. */
export function farthestShot({ columns }: FieldedWeapon): number | null {
	const last = COLUMNS.map((column) => columns[column]).findLast((band) => band !== null);
	return last?.to ?? null;
}

/** How many uses are left of a weapon that is counted: in this match and in this activation. */
export function usesLeft(state: OscarState, ref: Ref, fielded: FieldedWeapon): number {
	const id = fielded.weapon.id;
	const left = fielded.count === null ? Infinity : fielded.count - (groupOf(state, ref).spent[id] ?? 0);
	const used = state.active?.group === ref ? (state.active.used[id] ?? 0) : 0;
	const now = fielded.perActivation === null ? Infinity : fielded.perActivation - used;
	return Math.max(0, Math.min(left, now));
}

export const contactWeapons = ({ profile }: Piece): FieldedWeapon[] =>
	profile.weapons.filter(({ contact }) => contact !== null);

/** Id under which a group without a melee weapon fights (ruling fists). */
export const FISTS = 'fists';

/** The melee weapons to choose from, by id; fists when there is none. */
export function meleeChoices(piece: Piece, field: Field): readonly string[] {
	const armed = contactWeapons(piece).map(({ weapon }) => weapon.id);
	if (armed.length > 0) return armed;
	return field.rulings[FISTS] === 'none' || isVehicle(piece) ? [] : [FISTS];
}

/** The attack of a melee weapon, or of fists as the ruling gives it; null when the group has no such weapon. */
export function meleeAttack(piece: Piece, id: string, field: Field): string | null {
	if (!meleeChoices(piece, field).includes(id)) return null;
	if (id === FISTS) return String(field.rulings[FISTS]);
	return weaponOf(piece, id)?.contact ?? null;
}

/** True when a hit of this weapon on a vehicle is settled by the damage table (oscar 1.19, ruling vehicle-explosions). */
export function damagesVehicles({ weapon }: FieldedWeapon, field: Field): boolean {
	if (weapon.template !== 'explosion') return false;
	return field.rulings['vehicle-explosions'] === 'all' || weapon.againstVehicles === true;
}

/** False for small arms against armour (ruling vehicle-small-arms). */
export function canHurt(state: OscarState, fielded: FieldedWeapon, target: Ref): boolean {
	const piece = pieceOf(state, target);
	if (!isVehicle(piece) || damagesVehicles(fielded, state.field)) return true;
	return !piece.profile.armoured || state.field.rulings['vehicle-small-arms'] === 'normal';
}
