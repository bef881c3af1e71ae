import { expect } from 'vitest';
import type { DbgCatalogue } from '../../../catalogue/dbg-index.ts';
import { dbgCatalogue } from '../../../catalogue/dbg-lists.ts';
import type { Edit } from '../../../roster/edits.ts';
import type { DbgProblemCode } from '../../problem.ts';
import { rosterOf } from '../testing.ts';
import { validateDbg } from '../validate.ts';
import { repairsDbg } from './repairs.ts';

const words = (edit: Edit): string =>
	Object.values(edit)
		.map((value) => (typeof value === 'object' && value !== null && 'unit' in value ? value.unit : String(value)))
		.join(' ');

/** The repairs of the first problem with a code, as `points: edit + edit`. */
export function repair(
	code: DbgProblemCode,
	fields: Record<string, unknown>,
	catalogue: DbgCatalogue = dbgCatalogue
): string[] {
	const roster = rosterOf(fields);
	const problem = validateDbg(roster, catalogue).problems.find((each) => each.code === code);
	expect(problem?.code).toBe(code);
	return repairsDbg(roster, problem!, catalogue).map(
		({ edits, points }) => `${points}: ${edits.map(words).join(' + ')}`
	);
}

export const entries = (...rows: [string, number, Record<string, unknown>?][]): Record<string, unknown>[] =>
	rows.map(([unit, count, more], n) => ({ id: `${n + 1}`, unit, count, ...more }));
