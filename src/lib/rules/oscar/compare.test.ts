import { expect, test } from 'vitest';
import type { Facts } from '../../util/result.ts';
import type { OscarProblemCode, Problem } from '../problem.ts';
import { excessOf, oscarComparison } from './compare.ts';

const problem = (code: OscarProblemCode, facts: Facts, entry: string | null = null): Problem => ({
	code,
	severity: code === 'house-value' ? 'note' : 'error',
	entry,
	facts,
	rule: ''
});

test.each<[OscarProblemCode, Facts, number]>([
	['officers-above', { count: 4, max: 1 }, 3],
	['combat-groups-above', { count: 10, max: 6 }, 4],
	['veterans-above', { count: 3, max: 1 }, 2],
	['support-above', { count: 2, max: 1 }, 1],
	['vehicles-above', { count: 3, max: 1 }, 2],
	['officer-missing', { count: 0, min: 1 }, 1],
	['combat-groups-below', { count: 0, min: 2 }, 2],
	['support-or-vehicle', { support: 1, vehicles: 2 }, 3],
	['headcount-out-of-range', { headcount: 14, min: 6, max: 10 }, 4],
	['headcount-out-of-range', { headcount: 4, min: 6, max: 10 }, 2],
	['support-crew-above', { headcount: 6, max: 4 }, 2],
	['support-crew-below', { headcount: 1, min: 3 }, 2],
	['lone-specialist', { headcount: 3 }, 3],
	['headcount-odd', { headcount: 7 }, 0],
	['unknown-unit', { unit: 'ghost' }, 0],
	['officers-above', {}, 0] // a problem of another making, without numbers
])('%s %j is %i from being solved', (code, facts, excess) => {
	expect(excessOf(problem(code, facts))).toBe(excess);
});

/** Codes of what is new or worse in the second list. */
const worse = (before: readonly Problem[], after: readonly Problem[]) =>
	oscarComparison.newProblems(oscarComparison.indexProblems(before), after).map(({ code }) => code);

test('a problem that grows is worse, one that shrinks is not, whatever its numbers', () => {
	const [few, many] = [
		problem('officers-above', { count: 2, max: 1 }),
		problem('officers-above', { count: 4, max: 1 })
	];
	expect(worse([few], [many])).toEqual(['officers-above']);
	expect(worse([many], [few])).toEqual([]);
	expect(worse([few], [few])).toEqual([]);
});

test('the same fault in another group, or of another field, is another problem', () => {
	const at = (entry: string) => problem('headcount-odd', { headcount: 7 }, entry);
	expect(worse([at('g1')], [at('g2')])).toEqual(['headcount-odd']);
	const field = (name: string, value: number) => problem('profile-out-of-range', { field: name, value }, 'g1');
	expect(worse([field('movement', 99)], [field('defence', 99)])).toEqual(['profile-out-of-range']);
	expect(worse([field('movement', 99)], [field('movement', 120)])).toEqual([]);
	expect(oscarComparison.findProblem(oscarComparison.indexProblems([at('g1')]), at('g2'))).toBeNull();
});
