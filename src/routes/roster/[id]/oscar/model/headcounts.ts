import type { Role } from '#lib/catalogue/oscar.ts';
import type { OscarCatalogue } from '#lib/catalogue/oscar-index.ts';
import type { OscarRoster } from '#lib/roster/oscar-document.ts';
import { crewedMin } from '#lib/rules/oscar/checks/groups.ts';
import { type Group, specialWeapons } from '#lib/rules/oscar/group.ts';

const isSquad = (role: Role): boolean => role === 'line' || role === 'veteran' || role === 'elite';

/**
 * The headcounts that the rules allow a group, for one tap each (oscar p. 10): even numbers from 6 to 10, a crew, a lone
 * specialist or a single officer or vehicle. Any other number can still be typed.
 */
export function legalHeadcounts(group: Group, roster: OscarRoster, catalogue: OscarCatalogue): readonly number[] {
	const { headcount, crewedSupportMax, loneSpecialist } = catalogue.game.structure;
	const from = (min: number, max: number, step = 1): number[] =>
		Array.from({ length: Math.max(0, Math.floor((max - min) / step) + 1) }, (_, n) => min + n * step);
	if (isSquad(group.role)) return from(headcount.min, headcount.max, 2);
	if (group.role !== 'support') return [1];
	const special = specialWeapons(group, catalogue);
	if (special.some((weapon) => weapon.special === 'lone')) return [loneSpecialist];
	const crewed = special.some((weapon) => weapon.special === 'crewed');
	return from(crewed ? crewedMin({ roster, catalogue }) : 1, crewedSupportMax);
}
