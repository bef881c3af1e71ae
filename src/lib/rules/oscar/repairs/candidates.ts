import { unreachable } from '../../../util/assert.ts';
import { isOscarCode, type Problem } from '../../problem.ts';
import type { Candidate } from '../../repair-search.ts';
import type { Context } from '../context.ts';
import * as company from './for-company.ts';
import * as group from './for-group.ts';

/** What could clear a problem, the likeliest first. Nothing here is promised: the search tries each. */
export function candidatesFor(context: Context, problem: Problem): readonly Candidate[] {
	if (!isOscarCode(problem.code)) return [];
	switch (problem.code) {
		case 'unknown-army':
			return company.unknownArmy(context);
		case 'unknown-ruling':
			return company.unknownRuling(context, problem);
		case 'unknown-unit':
			return company.unknownUnit(context, problem);
		case 'unit-of-other-army':
			return company.otherCompany(context, problem);
		case 'officer-missing':
			return company.placeBelow(context, problem, 'officer');
		case 'combat-groups-below':
			return company.placeBelow(context, problem, 'line');
		case 'officers-above':
			return company.placeAbove(context, problem, 'officer');
		case 'combat-groups-above':
			return company.placeAbove(context, problem, 'line');
		case 'veterans-above':
			return company.placeAbove(context, problem, 'veteran');
		case 'support-above':
			return company.placeAbove(context, problem, 'support');
		case 'vehicles-above':
			return company.placeAbove(context, problem, 'vehicle');
		case 'support-or-vehicle':
			return company.supportOrVehicle(context);
		case 'count-invalid':
			return group.countInvalid(context, problem);
		case 'headcount-odd':
			return group.headcountOdd(context, problem);
		case 'headcount-out-of-range':
			return group.headcountOutOfRange(context, problem);
		case 'support-crew-above':
			return group.crewAbove(context, problem);
		case 'support-crew-below':
			return group.crewBelow(context, problem);
		case 'lone-specialist':
			return group.loneSpecialist(context, problem);
		case 'weapon-needs-support':
			return group.weaponNeedsSupport(context, problem);
		case 'profile-out-of-range':
			return group.profileOutOfRange(context, problem);
		case 'unknown-weapon':
			return group.unknownWeapon(context, problem);
		case 'unknown-rule':
			return group.unknownRule(context, problem);
		case 'parity-groups':
		case 'parity-structure':
			return []; // of two companies: parity gives advice for either
		case 'house-value':
			return []; // nothing is wrong
		default:
			return unreachable(problem.code);
	}
}
