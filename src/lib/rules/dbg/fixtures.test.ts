import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dbgCatalogue } from '../../catalogue/dbg-lists.ts';
import { DBG_PROBLEM_CODES, type Problem } from '../problem.ts';
import { repairsDbg } from './repairs/repairs.ts';
import { rosterOf } from './testing.ts';
import { validateDbg } from './validate.ts';
import { applyEdits } from '../../roster/edits.ts';

interface Pair {
	readonly problem: Problem;
	readonly valid: Record<string, unknown>;
	readonly invalid: Record<string, unknown>;
}

const folder = new URL('../../../../tests/fixtures/dbg/', import.meta.url);
const pairs = new Map(
	readdirSync(folder).map((file): [string, Pair] => [
		file.replace('.json', ''),
		JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
	])
);

test('every problem code has a pair of rosters', () => {
	const covered = new Set([...pairs.values()].map(({ problem }) => problem.code));
	expect(DBG_PROBLEM_CODES.filter((code) => !covered.has(code))).toEqual([]);
});

test.each([...pairs])('%s: the valid roster is legal and without it', (_name, { problem, valid }) => {
	const report = validateDbg(rosterOf(valid), dbgCatalogue);
	expect(report.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
	expect(report.legal).toBe(true);
	expect(report.problems).not.toContainEqual(problem);
});

test.each([...pairs])('%s: the invalid roster has this problem and no other', (_name, { problem, invalid }) => {
	const report = validateDbg(rosterOf(invalid), dbgCatalogue);
	const wanted = report.problems.filter(({ severity, facts }) =>
		severity === 'note' ? facts['field'] === problem.facts['field'] : severity === problem.severity
	);
	expect(wanted).toEqual([problem]);
	expect(report.legal).toBe(problem.severity !== 'error');
});

const repairable = [...pairs].filter(([, { problem }]) => problem.severity !== 'note');

test.each(repairable)('%s: its repairs make the roster legal, the smallest first', (_name, { problem, invalid }) => {
	const roster = rosterOf(invalid);
	const before = validateDbg(roster, dbgCatalogue);
	const repairs = repairsDbg(roster, problem, dbgCatalogue);
	expect(repairs.length).toBeGreaterThan(0);
	expect(repairs.length).toBeLessThanOrEqual(4);
	for (const { edits, points } of repairs) {
		const after = validateDbg(applyEdits(roster, edits), dbgCatalogue);
		expect(after.legal).toBe(true);
		expect(after.problems.filter(({ code }) => code === problem.code)).toEqual([]);
		expect(after.points - before.points).toBe(points);
	}
	const sizes = repairs.map(({ edits }) => edits.length);
	expect(sizes.slice(0, 3)).toEqual(sizes.slice(0, 3).toSorted((a, b) => a - b));
});
