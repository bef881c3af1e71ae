import type { Role } from '../../../catalogue/oscar.ts';
import type { OscarProblemCode } from '../../problem.ts';
import { type Check, inPlace, problem } from '../context.ts';
import { limitsOf, SUPPORT_OR_VEHICLE, supportOrVehicle } from '../limits.ts';
import { rulingSection, STRUCTURE } from '../sections.ts';

const BELOW: Readonly<Partial<Record<Role, OscarProblemCode>>> = {
	officer: 'officer-missing',
	line: 'combat-groups-below'
};
const ABOVE: Readonly<Partial<Record<Role, OscarProblemCode>>> = {
	officer: 'officers-above',
	line: 'combat-groups-above',
	veteran: 'veterans-above',
	support: 'support-above',
	vehicle: 'vehicles-above'
};

/**
 * Every place of the company holds neither too few nor too many: at least two combat groups and an officer, at most one
 * veteran group, one vehicle, and what rulings say of the rest (oscar p. 10). A group counts whatever its headcount.
 */
const places: Check = (context) =>
	limitsOf(context.roster, context.catalogue).flatMap(({ place, min, max, ruling }) => {
		const count = inPlace(context, place).length;
		const [below, above] = [BELOW[place], ABOVE[place]];
		if (below && count < min) return [problem(below, STRUCTURE, null, { count, min })];
		if (!above || max === null || count <= max) return [];
		return [problem(above, ruling === null ? STRUCTURE : rulingSection(ruling), null, { count, max })];
	});

/** Ruling support-or-vehicle `one`: a company has the one or the other. */
const oneOfTwo: Check = (context) => {
	const [support, vehicles] = [inPlace(context, 'support').length, inPlace(context, 'vehicle').length];
	if (!supportOrVehicle(context.roster, context.catalogue) || support === 0 || vehicles === 0) return [];
	return [problem('support-or-vehicle', rulingSection(SUPPORT_OR_VEHICLE), null, { support, vehicles })];
};

/** Cards belong to one company; base profiles and samples go anywhere, and a free company takes all. */
const otherCompany: Check = ({ known, roster, companyKnown }) =>
	known.flatMap(({ entry, group: { unit } }) => {
		if (!companyKnown || roster.army === 'own' || !unit) return [];
		if (unit.company === null || unit.company === roster.army) return [];
		return [problem('unit-of-other-army', STRUCTURE, entry.id, { unit: unit.id, army: unit.company })];
	});

export const companyChecks: readonly Check[] = [places, oneOfTwo, otherCompany];
