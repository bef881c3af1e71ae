import type { FactValue } from '../../util/result.ts';
import { makeComparison } from '../compare.ts';
import type { Problem, ProblemCode } from '../problem.ts';

/* What makes two problems of a warband one problem, and how far each is from being solved. */

export type { ProblemIndex } from '../compare.ts';

/** Problems of the warband as a whole: the entry they point at may change while the problem stays the same. */
const WHOLE_WARBAND: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
	'points-over-limit',
	'composition-below',
	'composition-above',
	'unique-repeated',
	'special-characters-above',
	'pair-uneven',
	'requires-unit',
	'figures-unusual',
	'house-value'
]);

/** Facts that are measures or mistaken values, and so no part of what the problem is about. */
const MEASURES: ReadonlySet<string> = new Set(['value', 'options', 'counts']);

const listOf = (fact: FactValue | undefined): readonly (number | string)[] =>
	typeof fact === 'object' && fact ? fact : [];

/** True when two problems of one subject are one problem; options exclude each other group by group. */
function sameProblem(a: Problem, b: Problem): boolean {
	if (a.code !== 'options-exclusive') return true;
	const theirs = listOf(b.facts['options']);
	return listOf(a.facts['options']).some((option) => theirs.includes(option));
}

const numberOf = (fact: FactValue | undefined): number => (typeof fact === 'number' ? fact : 0);

/** How far a problem is from being solved, in its own unit: points, figures, skills; 0 when it has no measure. */
export function excessOf({ code, facts }: Problem): number {
	const count = numberOf(facts['count']);
	switch (code) {
		case 'points-over-limit':
			return numberOf(facts['points']) - numberOf(facts['limit']);
		case 'skills-over-allowance':
			return count - numberOf(facts['allowed']);
		case 'composition-above':
		case 'special-characters-above':
		case 'crew-out-of-range':
			return count - numberOf(facts['max']);
		case 'composition-below':
			return numberOf(facts['min']) - count;
		case 'unique-repeated':
			return count;
		case 'requires-unit':
			return numberOf(facts['needed']) - count;
		case 'options-exclusive':
			return listOf(facts['options']).length;
		case 'pair-uneven': {
			const [a, b] = listOf(facts['counts']);
			return Math.abs(Number(a) - Number(b));
		}
		case 'figures-unusual': {
			const figures = numberOf(facts['figures']);
			return Math.max(numberOf(facts['min']) - figures, figures - numberOf(facts['max']));
		}
		default:
			return 0;
	}
}

export const { subjectOf, indexProblems, findProblem, newProblems } = makeComparison({
	whole: WHOLE_WARBAND,
	measures: MEASURES,
	excessOf,
	same: sameProblem
});
