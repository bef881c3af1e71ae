import type { Problem, ProblemCode, Severity } from './problem.ts';

/*
 * Two validations of two versions of one roster: what is the same problem in both, and has it become worse? Repairs and
 * offers rest on this. What makes two problems one depends on the game.
 */

export interface ProblemKinds {
	/** Problems of the roster as a whole: the entry they point at may change while the problem stays the same. */
	readonly whole: ReadonlySet<ProblemCode>;
	/** Facts that are measures or mistaken values, and so no part of what the problem is about. */
	readonly measures: ReadonlySet<string>;
	/** How far a problem is from being solved, in its own unit; 0 when it has no measure. */
	readonly excessOf: (problem: Problem) => number;
	/** True when two problems of one subject are one problem; absent: always. */
	readonly same?: (a: Problem, b: Problem) => boolean;
}

export type ProblemIndex = ReadonlyMap<string, readonly Problem[]>;

export interface Comparison {
	/** What a problem is about: its code, its entry unless it is the whole roster's, and the ids among its facts. */
	readonly subjectOf: (problem: Problem) => string;
	readonly indexProblems: (problems: readonly Problem[]) => ProblemIndex;
	/** The problem of the index that is the given one, whatever its measure. */
	readonly findProblem: (index: ProblemIndex, wanted: Problem) => Problem | null;
	/** Problems that were not there before, or were there and have become worse; errors unless told otherwise. */
	readonly newProblems: (
		before: ProblemIndex,
		after: readonly Problem[],
		severities?: readonly Severity[]
	) => Problem[];
}

export function makeComparison({ whole, measures, excessOf, same = () => true }: ProblemKinds): Comparison {
	const subjectOf = ({ code, entry, facts }: Problem): string => {
		const ids = Object.entries(facts)
			.filter(([name, value]) => !measures.has(name) && typeof value !== 'number')
			.map(([, value]) => value);
		return JSON.stringify([code, whole.has(code) ? null : entry, ...ids]);
	};
	const indexProblems = (problems: readonly Problem[]): ProblemIndex => {
		const index = new Map<string, Problem[]>();
		for (const problem of problems) {
			const subject = subjectOf(problem);
			const group = index.get(subject);
			if (group) group.push(problem);
			else index.set(subject, [problem]);
		}
		return index;
	};
	const findProblem = (index: ProblemIndex, wanted: Problem): Problem | null =>
		index.get(subjectOf(wanted))?.find((each) => same(each, wanted)) ?? null;
	const newProblems = (
		before: ProblemIndex,
		after: readonly Problem[],
		severities: readonly Severity[] = ['error']
	): Problem[] =>
		after.filter((problem) => {
			if (!severities.includes(problem.severity)) return false;
			const known = findProblem(before, problem);
			return known === null || excessOf(problem) > excessOf(known);
		});
	return { subjectOf, indexProblems, findProblem, newProblems };
}
