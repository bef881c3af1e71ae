import { unreachable } from '../../../util/assert.ts';
import { isDbgCode, type Problem } from '../../problem.ts';
import type { Context } from '../context.ts';
import type { Candidate } from './edits.ts';
import * as entry from './for-entry.ts';
import * as head from './for-head.ts';
import * as units from './for-units.ts';
import * as warband from './for-warband.ts';

/** What could clear a problem, the likeliest first. Nothing here is promised: the search tries each. */
export function candidatesFor(context: Context, problem: Problem): readonly Candidate[] {
	if (!isDbgCode(problem.code)) return [];
	switch (problem.code) {
		case 'unknown-army':
			return head.unknownArmy(context);
		case 'unknown-variant':
			return head.unknownVariant(context);
		case 'unknown-composition':
			return head.unknownComposition(context);
		case 'unknown-ruling':
			return head.unknownRuling(context, problem);
		case 'points-over-limit':
			return warband.pointsOver(context);
		case 'composition-below':
			return warband.compositionBelow(context, problem);
		case 'composition-above':
			return warband.compositionAbove(context, problem);
		case 'special-characters-above':
			return warband.specialCharacters(context, problem);
		case 'figures-unusual':
			return warband.figuresUnusual(context, problem);
		case 'unknown-unit':
			return units.unknownUnit(context, problem);
		case 'unit-of-other-army':
			return units.otherArmy(context, problem);
		case 'forbidden-in-variant':
			return units.forbidden(context, problem);
		case 'variant-only':
			return units.variantOnly(context, problem);
		case 'unique-repeated':
			return units.uniqueRepeated(context, problem);
		case 'pair-uneven':
			return units.pairUneven(context, problem);
		case 'requires-unit':
			return units.requiresUnit(context, problem);
		case 'crew-out-of-range':
			return units.crew(context, problem);
		case 'count-invalid':
			return entry.countInvalid(context, problem);
		case 'unknown-option':
		case 'option-not-offered':
			return entry.strayOption(context, problem);
		case 'options-exclusive':
			return entry.exclusive(context, problem);
		case 'swap-not-offered':
			return entry.swap(context, problem);
		case 'unknown-skill':
		case 'skill-not-offered':
		case 'skill-not-for-army':
		case 'skill-officers-only':
			return entry.straySkill(context, problem);
		case 'skill-repeated':
			return entry.skillRepeated(context, problem);
		case 'skills-over-allowance':
			return entry.skillsOver(context, problem);
		case 'house-value':
			return []; // nothing is wrong
		default:
			return unreachable(problem.code);
	}
}
