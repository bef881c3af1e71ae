import { expect, test } from 'vitest';
import type { Facts } from '../../util/result.ts';
import type { DbgProblemCode, Problem, Severity } from '../problem.ts';
import { excessOf, findProblem, indexProblems, newProblems, subjectOf } from './compare.ts';

const make = (code: DbgProblemCode, entry: string | null, facts: Facts, severity: Severity = 'error'): Problem => ({
	code,
	severity,
	entry,
	facts,
	rule: 'format'
});

/** Two problems, and whether the second is the first one seen again. */
const SAME: [string, Problem, Problem, boolean][] = [
	[
		'its numbers may change',
		make('composition-above', null, { category: 'elite', count: 7, max: 6 }),
		make('composition-above', null, { category: 'elite', count: 9, max: 6 }),
		true
	],
	[
		'its category may not',
		make('composition-above', null, { category: 'elite', count: 7, max: 6 }),
		make('composition-above', null, { category: 'warriors', count: 7, max: 6 }),
		false
	],
	[
		'its code may not',
		make('composition-above', null, { category: 'elite', count: 7, max: 6 }),
		make('composition-below', null, { category: 'elite', count: 7, min: 8 }),
		false
	],
	[
		'a problem of the warband may point to another entry',
		make('unique-repeated', 'a', { unit: 'caesar', count: 2 }),
		make('unique-repeated', null, { unit: 'caesar', count: 3 }),
		true
	],
	[
		'a problem of an entry may not',
		make('skill-repeated', 'a', { skill: 'tough' }),
		make('skill-repeated', 'b', { skill: 'tough' }),
		false
	],
	[
		'nor to another skill',
		make('skill-repeated', 'a', { skill: 'tough' }),
		make('skill-repeated', 'a', { skill: 'run' }),
		false
	],
	[
		'a ruling may have another wrong value',
		make('unknown-ruling', null, { ruling: 'x', value: 'y' }),
		make('unknown-ruling', null, { ruling: 'x', value: 'z' }),
		true
	],
	[
		'a pair is the same whatever its counts',
		make('pair-uneven', 'a', { units: ['x', 'y'], counts: [1, 2] }),
		make('pair-uneven', 'b', { units: ['x', 'y'], counts: [3, 2] }),
		true
	],
	[
		'another pair is not',
		make('pair-uneven', 'a', { units: ['x', 'y'], counts: [1, 2] }),
		make('pair-uneven', 'a', { units: ['x', 'z'], counts: [1, 2] }),
		false
	],
	[
		'options of one group',
		make('options-exclusive', 'a', { options: ['x', 'y', 'z'] }),
		make('options-exclusive', 'a', { options: ['y', 'z'] }),
		true
	],
	[
		'options of two groups',
		make('options-exclusive', 'a', { options: ['x', 'y'] }),
		make('options-exclusive', 'a', { options: ['p', 'q'] }),
		false
	]
];

test.each(SAME)('the same problem: %s', (_name, one, other, same) => {
	expect(findProblem(indexProblems([one]), other)).toBe(same ? one : null);
	expect(findProblem(indexProblems([other]), one)).toBe(same ? other : null);
});

test('of several problems with one subject the right one is found', () => {
	const first = make('options-exclusive', 'a', { options: ['x', 'y'] });
	const second = make('options-exclusive', 'a', { options: ['p', 'q'] });
	expect(subjectOf(first)).toBe(subjectOf(second));
	expect(findProblem(indexProblems([first, second]), make('options-exclusive', 'a', { options: ['q', 'r'] }))).toBe(
		second
	);
});

const EXCESS: [DbgProblemCode, Facts, number][] = [
	['points-over-limit', { points: 210, limit: 200 }, 10],
	['skills-over-allowance', { count: 4, allowed: 1 }, 3],
	['composition-above', { category: 'elite', count: 9, max: 6 }, 3],
	['special-characters-above', { count: 3, max: 1 }, 2],
	['crew-out-of-range', { count: 5, min: 1, max: 2 }, 3],
	['composition-below', { category: 'elite', count: 1, min: 4 }, 3],
	['unique-repeated', { unit: 'caesar', count: 3 }, 3],
	['requires-unit', { unit: 'dog-master', count: 1, needed: 3 }, 2],
	['options-exclusive', { options: ['x', 'y', 'z'] }, 3],
	['pair-uneven', { units: ['x', 'y'], counts: [1, 4] }, 3],
	['pair-uneven', { units: ['x', 'y'], counts: [4, 1] }, 3],
	['figures-unusual', { figures: 7, min: 10, max: 40 }, 3],
	['figures-unusual', { figures: 45, min: 10, max: 40 }, 5],
	['skill-repeated', { skill: 'tough' }, 0],
	['points-over-limit', {}, 0]
];

test.each(EXCESS)('how far %s with %j is from solved: %d', (code, facts, excess) => {
	expect(excessOf(make(code, null, facts))).toBe(excess);
});

test('new problems are those that were not there, and those that have become worse', () => {
	const over = (points: number): Problem => make('points-over-limit', null, { points, limit: 200 });
	const stray = make('unknown-option', 'a', { option: 'x' });
	const before = indexProblems([over(210)]);
	expect(newProblems(before, [over(205)])).toEqual([]);
	expect(newProblems(before, [over(210)])).toEqual([]);
	expect(newProblems(before, [over(211), stray])).toEqual([over(211), stray]);
	expect(newProblems(before, [])).toEqual([]);
});

test('only errors count, unless more is asked for', () => {
	const warning = make('figures-unusual', null, { figures: 1, min: 10, max: 40 }, 'warning');
	const none = indexProblems([]);
	expect(newProblems(none, [warning])).toEqual([]);
	expect(newProblems(none, [warning], ['error', 'warning'])).toEqual([warning]);
});
