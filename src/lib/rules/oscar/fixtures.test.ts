import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { oscarCatalogue } from '../../catalogue/oscar-lists.ts';
import { applyEdits } from '../../roster/edits.ts';
import { OSCAR_PROBLEM_CODES, type Problem } from '../problem.ts';
import { parity } from './parity.ts';
import { repairsOscar } from './repairs/repairs.ts';
import { companyOf } from './testing.ts';
import { validateOscar } from './validate.ts';

interface Pair {
	readonly problem: Problem;
	readonly valid: Record<string, unknown>;
	readonly invalid: Record<string, unknown>;
	/** For problems of two companies: side b. */
	readonly opponent?: Record<string, unknown>;
}

const folder = new URL('../../../../tests/fixtures/oscar/', import.meta.url);
const all = readdirSync(folder).map((file): [string, Pair] => [
	file.replace('.json', ''),
	JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
]);
const single = all.filter(([, { opponent }]) => !opponent);
const twofold = all.flatMap(([name, { opponent, ...pair }]) => (opponent ? [{ name, opponent, ...pair }] : []));

test('every problem code has a pair of rosters, named after it', () => {
	const covered = new Set(all.map(([, { problem }]) => problem.code));
	expect(OSCAR_PROBLEM_CODES.filter((code) => !covered.has(code))).toEqual([]);
	expect(all.filter(([name, { problem }]) => !name.startsWith(problem.code))).toEqual([]);
});

test.each(single)('%s: the valid company is legal and without it', (_name, { problem, valid }) => {
	const report = validateOscar(companyOf(valid), oscarCatalogue);
	expect(report.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
	expect(report.legal).toBe(true);
	expect(report.problems).not.toContainEqual(problem);
});

test.each(single)('%s: the invalid company has this problem and no other', (_name, { problem, invalid }) => {
	const report = validateOscar(companyOf(invalid), oscarCatalogue);
	const wanted = report.problems.filter(({ severity, facts }) =>
		severity === 'note' ? facts['field'] === problem.facts['field'] : severity === problem.severity
	);
	expect(wanted).toEqual([problem]);
	expect(report.legal).toBe(problem.severity !== 'error');
});

const repairable = single.filter(([, { problem }]) => problem.severity !== 'note');

test.each(repairable)('%s: its repairs make the company legal, the smallest first', (_name, { problem, invalid }) => {
	const roster = companyOf(invalid);
	const repairs = repairsOscar(roster, problem, oscarCatalogue);
	expect(repairs.length).toBeGreaterThan(0);
	expect(repairs.length).toBeLessThanOrEqual(4);
	for (const { edits, points } of repairs) {
		const after = validateOscar(applyEdits(roster, edits), oscarCatalogue);
		expect(after.legal).toBe(true);
		expect(points).toBe(0);
	}
	const sizes = repairs.map(({ edits }) => edits.length);
	expect(sizes.slice(0, 3)).toEqual(sizes.slice(0, 3).toSorted((a, b) => a - b));
});

test.each(twofold)('$name: the valid company matches its opponent, the invalid one does not', (pair) => {
	const [valid, invalid, opponent] = [pair.valid, pair.invalid, pair.opponent].map(companyOf);
	if (!valid || !invalid || !opponent) throw new Error('no pair');
	expect(parity(valid, opponent, oscarCatalogue)).toMatchObject({ match: true, problems: [] });
	expect(parity(invalid, opponent, oscarCatalogue)).toMatchObject({ match: false, problems: [pair.problem] });
	// Each company is legal on its own: the problem lies between the two.
	for (const each of [valid, invalid, opponent]) expect(validateOscar(each, oscarCatalogue).legal).toBe(true);
	expect(repairsOscar(invalid, pair.problem, oscarCatalogue)).toEqual([]);
});
