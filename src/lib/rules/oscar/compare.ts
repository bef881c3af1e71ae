import type { FactValue } from '../../util/result.ts';
import { type Comparison, makeComparison } from '../compare.ts';
import type { Problem, ProblemCode } from '../problem.ts';

/* What makes two problems of a company one problem, and how far each is from being solved. */

const numberOf = (fact: FactValue | undefined): number => (typeof fact === 'number' ? fact : 0);

/** How far a problem is from being solved, in its own unit: groups or men; 0 when it has no measure. */
export function excessOf({ code, facts }: Problem): number {
	const [count, men] = [numberOf(facts['count']), numberOf(facts['headcount'])];
	const [min, max] = [numberOf(facts['min']), numberOf(facts['max'])];
	switch (code) {
		case 'officers-above':
		case 'combat-groups-above':
		case 'veterans-above':
		case 'support-above':
		case 'vehicles-above':
			return count - max;
		case 'officer-missing':
		case 'combat-groups-below':
			return min - count;
		case 'support-or-vehicle':
			return numberOf(facts['support']) + numberOf(facts['vehicles']);
		case 'headcount-out-of-range':
			return Math.max(min - men, men - max);
		case 'support-crew-above':
			return men - max;
		case 'support-crew-below':
			return min - men;
		case 'lone-specialist':
			return men;
		default:
			return 0;
	}
}

export const oscarComparison: Comparison = makeComparison({
	whole: new Set<ProblemCode>(['house-value']),
	measures: new Set(['value']),
	excessOf
});
