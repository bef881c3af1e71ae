import type { CarriedWeapon, Role, Unit, Weapon } from '../../catalogue/oscar.ts';
import type { OscarCatalogue } from '../../catalogue/oscar-index.ts';
import type { OscarEntry, OwnProfile } from '../../roster/oscar-document.ts';

/** What an entry fields, as printed or as its own profile says, before rulings. Distances in inches. */
export interface Group {
	readonly entry: OscarEntry;
	/** Null for a profile of the entry's own. */
	readonly unit: Unit | null;
	readonly role: Role;
	readonly movement: number;
	readonly defence: string;
	readonly discipline: string;
	readonly commandRange: number | null;
	readonly armoured: boolean;
	/** Without those that the catalogue does not know. */
	readonly weapons: readonly CarriedWeapon[];
	readonly rules: readonly string[];
	/** Men when the entry does not say. */
	readonly usualHeadcount: number;
}

/** House bound of a headcount, far above any legal one. */
export const MAX_HEADCOUNT = 99;

export const isValidHeadcount = (headcount: number): boolean =>
	Number.isInteger(headcount) && headcount >= 1 && headcount <= MAX_HEADCOUNT;

/** Weapons that need a support group, each once, in the order of the profile. */
export function specialWeapons({ weapons }: Pick<Group, 'weapons'>, catalogue: OscarCatalogue): Weapon[] {
	const carried = weapons.flatMap(({ weapon }) => catalogue.weapons.get(weapon) ?? []);
	return [...new Set(carried)].filter(({ special }) => special !== undefined);
}

/** Men of a profile of one's own that does not say how many: the usual ones of its role (oscar p. 10). */
function usualMen(role: Role, special: readonly Weapon[], { game: { structure } }: OscarCatalogue): number {
	switch (role) {
		case 'officer':
		case 'vehicle':
			return 1;
		case 'support':
			return special.some((weapon) => weapon.special === 'lone')
				? structure.loneSpecialist
				: structure.crewedSupportMax;
		case 'line':
		case 'veteran':
		case 'elite':
			return structure.headcount.base;
	}
}

function ownGroup(entry: OscarEntry, profile: OwnProfile, catalogue: OscarCatalogue): Group {
	const { role, movement, defence, discipline, commandRange, armoured } = profile;
	const weapons = profile.weapons.filter((id) => catalogue.weapons.has(id)).map((weapon) => ({ weapon }));
	return {
		...{ entry, unit: null, role, movement, defence, discipline, commandRange, armoured, weapons },
		rules: profile.rules,
		usualHeadcount: usualMen(role, specialWeapons({ weapons }, catalogue), catalogue)
	};
}

/** The group of an entry: its own profile if it has one, else its unit; null when the catalogue has no such unit. */
export function groupOf(entry: OscarEntry, catalogue: OscarCatalogue): Group | null {
	if (entry.profile !== null) return ownGroup(entry, entry.profile, catalogue);
	const unit = entry.unit === null ? undefined : catalogue.units.get(entry.unit);
	if (!unit) return null;
	const { role, movement, defence, discipline, commandRange, armoured, weapons, rules, headcount } = unit;
	return {
		...{ entry, unit, role, movement, defence, discipline, commandRange, armoured, weapons, rules },
		usualHeadcount: headcount
	};
}
