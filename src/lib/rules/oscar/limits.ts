import type { Role } from '../../catalogue/oscar.ts';
import type { OscarCatalogue } from '../../catalogue/oscar-index.ts';
import type { OscarRoster } from '../../roster/oscar-document.ts';
import { rulingValue } from '../ruling.ts';

/** How many of a place a company has (oscar p. 10). */
export interface Limit {
	readonly place: Role;
	readonly min: number;
	/** Null: no limit. */
	readonly max: number | null;
	/** The ruling that holds the maximum, if any. */
	readonly ruling: string | null;
}

export const ELITE_PLACE = 'elite-place';
export const SUPPORT_OR_VEHICLE = 'support-or-vehicle';

/** Where a group of a role stands in the company: elite groups among the veterans, unless a ruling sets them apart. */
export function placeOf(role: Role, roster: OscarRoster, catalogue: OscarCatalogue): Role {
	return role === 'elite' && rulingValue(roster, ELITE_PLACE, catalogue) !== 'own-place' ? 'veteran' : role;
}

/** The places of a company in the order of its diagram, with what each may hold. */
export function limitsOf(roster: OscarRoster, catalogue: OscarCatalogue): readonly Limit[] {
	const { officersMin, combatGroupsMin, veteranGroupsMax, vehiclesMax } = catalogue.game.structure;
	const byRuling = (place: Role, min: number, ruling: string): Limit => {
		const value = rulingValue(roster, ruling, catalogue);
		return { place, min, max: typeof value === 'number' ? value : null, ruling };
	};
	const elite: Limit = { place: 'elite', min: 0, max: null, ruling: ELITE_PLACE };
	return [
		byRuling('officer', officersMin, 'officers-max'),
		byRuling('line', combatGroupsMin, 'combat-groups-max'),
		{ place: 'veteran', min: 0, max: veteranGroupsMax, ruling: null },
		...(placeOf('elite', roster, catalogue) === 'elite' ? [elite] : []),
		byRuling('support', 0, 'support-groups'),
		{ place: 'vehicle', min: 0, max: vehiclesMax, ruling: null }
	];
}

/** True when support groups and vehicles exclude each other. */
export const supportOrVehicle = (roster: OscarRoster, catalogue: OscarCatalogue): boolean =>
	rulingValue(roster, SUPPORT_OR_VEHICLE, catalogue) === 'one';
