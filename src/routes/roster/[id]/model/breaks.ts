import type { Problem, Report } from '#lib/rules/problem.ts';

/** The ids among the facts: what tells two problems of one code apart, whatever their numbers. */
const ID_FACTS = ['category', 'unit', 'units', 'option', 'options', 'skill', 'replace', 'by', 'ruling', 'variant'];

/** Problems of the whole roster, which name an entry only while a single one is concerned. */
const WIDE: ReadonlySet<Problem['code']> = new Set([
	'pair-uneven',
	'requires-unit',
	'unique-repeated',
	'special-characters-above'
]);

const keyOf = (problem: Problem): string =>
	JSON.stringify([
		problem.code,
		WIDE.has(problem.code) || problem.entry,
		...ID_FACTS.map((fact) => problem.facts[fact] ?? null)
	]);

/** How far a problem is from right; equal distances are equally bad. */
function distance({ facts }: Problem): number {
	const number = (name: string): number => (typeof facts[name] === 'number' ? facts[name] : 0);
	const counts = facts['counts'];
	if (Array.isArray(counts)) return Math.abs(Number(counts[0]) - Number(counts[1]));
	if ('limit' in facts) return number('points') - number('limit');
	if ('needed' in facts) return number('needed') - number('count');
	if ('allowed' in facts) return number('count') - number('allowed');
	const above = 'max' in facts ? number('count') - number('max') : 0;
	const below = 'min' in facts ? number('min') - number('count') : 0;
	if ('max' in facts || 'min' in facts) return Math.max(above, below);
	return number('count');
}

/** The errors that a change brings: new ones, and those it makes worse. Not what it leaves as it was or betters. */
export function broken(before: Report, after: Report): readonly Problem[] {
	const had = new Map<string, number>();
	for (const problem of before.problems) had.set(keyOf(problem), distance(problem));
	return after.problems.filter((problem) => {
		if (problem.severity !== 'error') return false;
		const was = had.get(keyOf(problem));
		return was === undefined || distance(problem) > was;
	});
}
