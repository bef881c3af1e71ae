import type { FactValue } from '../../util/result.ts';
import type { DbgProblemCode, Problem, ProblemCode, Severity } from '../problem.ts';

/*
 * Two validations of two versions of one roster: what is the same problem in both, and has it become worse? Repairs
 * and offers rest on this.
 */

/** Problems of the warband as a whole: the entry they point at may change while the problem stays the same. */
const WHOLE_WARBAND: ReadonlySet<ProblemCode> = new Set<DbgProblemCode>([
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

/** What a problem is about: its code, its entry unless it is the whole warband's, and the ids among its facts. */
export function subjectOf({ code, entry, facts }: Problem): string {
	const ids = Object.entries(facts)
		.filter(([name, value]) => !MEASURES.has(name) && typeof value !== 'number')
		.map(([, value]) => value);
	return JSON.stringify([code, WHOLE_WARBAND.has(code) ? null : entry, ...ids]);
}

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

export type ProblemIndex = ReadonlyMap<string, readonly Problem[]>;

export function indexProblems(problems: readonly Problem[]): ProblemIndex {
	const index = new Map<string, Problem[]>();
	for (const problem of problems) {
		const subject = subjectOf(problem);
		const group = index.get(subject);
		if (group) group.push(problem);
		else index.set(subject, [problem]);
	}
	return index;
}

/** The problem of the index that is the given one, whatever its measure. */
export const findProblem = (index: ProblemIndex, wanted: Problem): Problem | null =>
	index.get(subjectOf(wanted))?.find((each) => sameProblem(each, wanted)) ?? null;

/** Problems that were not there before, or were there and have become worse. */
export function newProblems(
	before: ProblemIndex,
	after: readonly Problem[],
	severities: readonly Severity[] = ['error']
): Problem[] {
	return after.filter((problem) => {
		if (!severities.includes(problem.severity)) return false;
		const known = findProblem(before, problem);
		return known === null || excessOf(problem) > excessOf(known);
	});
}
