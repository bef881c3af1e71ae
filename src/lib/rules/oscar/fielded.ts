import type { Role, Unit } from '../../catalogue/oscar.ts';
import type { OscarCatalogue } from '../../catalogue/oscar-index.ts';
import type { OscarEntry, OscarRoster } from '../../roster/oscar-document.ts';
import { rulingValue } from '../ruling.ts';
import { menOf } from './context.ts';
import { type FieldedWeapon, fieldedWeapon } from './fielded-weapon.ts';
import { groupOf } from './group.ts';
import { readPool } from './pool.ts';

/** A group, officer or vehicle as it takes the field. Distances in inches, pools XkY. */
export interface FieldedGroup {
	/** Null for a profile of the entry's own. */
	readonly unit: Unit | null;
	readonly role: Role;
	readonly movement: number;
	readonly defence: string;
	/** Under the roster's rulings; `printedDiscipline` is the card's. */
	readonly discipline: string;
	readonly printedDiscipline: string;
	readonly commandRange: number | null;
	/** Men; 0 when the entry's headcount is no number of men. */
	readonly headcount: number;
	readonly armoured: boolean;
	readonly weapons: readonly FieldedWeapon[];
	readonly rules: readonly string[];
	/** Rulings that its Discipline or a weapon rests on, whatever their answer. */
	readonly rulings: readonly string[];
}

/** A pool as we write it; one that is no pool is shown as it is, and told by the validator. */
const shown = (pool: string): string => readPool(pool) ?? pool;

/**
 * The profile of an entry under the roster's rulings, what cards show and matches use: the Discipline of commanding
 * officers (ruling officer-discipline; a profile of the player's own keeps what he wrote), and weapons with the distances
 * and attacks of each band. Null when the catalogue has no such unit. Weapons that it does not know are left out.
 */
export function fieldedGroup(entry: OscarEntry, roster: OscarRoster, catalogue: OscarCatalogue): FieldedGroup | null {
	const group = groupOf(entry, catalogue);
	if (!group) return null;
	const differences = group.unit?.byRuling ?? [];
	const difference = differences.find(({ ruling, value }) => rulingValue(roster, ruling, catalogue) === value);
	const weapons = group.weapons.flatMap((carried) => {
		const weapon = catalogue.weapons.get(carried.weapon);
		return weapon ? [fieldedWeapon(weapon, roster, catalogue, carried)] : [];
	});
	const rulings = [...differences.map(({ ruling }) => ruling), ...weapons.flatMap((weapon) => weapon.rulings)];
	return {
		unit: group.unit,
		role: group.role,
		movement: group.movement,
		defence: shown(group.defence),
		discipline: difference?.discipline ?? shown(group.discipline),
		printedDiscipline: shown(group.discipline),
		commandRange: group.commandRange,
		headcount: menOf(entry, group),
		armoured: group.armoured,
		weapons,
		rules: group.rules,
		rulings: [...new Set(rulings)]
	};
}

/** Men of a company: a vehicle and its crew are no men of it, though it is one of its figures. */
export const companyMen = (roster: OscarRoster, catalogue: OscarCatalogue): number =>
	roster.entries.reduce((sum, entry) => {
		const group = fieldedGroup(entry, roster, catalogue);
		return sum + (group === null || group.role === 'vehicle' ? 0 : group.headcount);
	}, 0);
