import type { Problem, Report } from '#lib/rules/problem.ts';

/** What is wrong with one entry, errors first; notes (house values) are told by the marks beside the figures. */
export const problemsOf = (report: Report, entry: string): readonly Problem[] =>
	report.problems.filter((problem) => problem.entry === entry && problem.severity !== 'note');

export interface ProblemCounts {
	readonly errors: number;
	readonly warnings: number;
	readonly notes: number;
}
export function countProblems(report: Report): ProblemCounts {
	const of = (severity: Problem['severity']): number =>
		report.problems.filter((problem) => problem.severity === severity).length;
	return { errors: of('error'), warnings: of('warning'), notes: of('note') };
}
