import { expect, test } from 'vitest';
import { company } from '#lib/rules/oscar/testing.ts';
import { companiesOf, pickTwo } from './pick.ts';

const stored = (id: string) => ({ id, revision: 1, createdAt: 0, updatedAt: 0, tags: [], deletedAt: null });
const three = companiesOf(['a', 'b', 'c'].map((id) => ({ ...stored(id), roster: company('captain') })));
const ids = (chosen: { a: string | null; b: string | null }, companies = three) => {
	const { a, b } = pickTwo(companies, chosen);
	return [a?.id ?? null, b?.id ?? null];
};

test('the two to compare: those chosen, else the newest, never one against itself', () => {
	expect(ids({ a: null, b: null })).toEqual(['a', 'b']);
	expect(ids({ a: 'c', b: null })).toEqual(['c', 'a']);
	expect(ids({ a: 'b', b: 'b' })).toEqual(['b', 'a']);
	expect(ids({ a: null, b: 'a' })).toEqual(['b', 'a']);
	expect(ids({ a: 'gone', b: 'c' })).toEqual(['a', 'c']);
	expect(ids({ a: null, b: null }, three.slice(0, 1))).toEqual(['a', null]);
	expect(ids({ a: null, b: null }, [])).toEqual([null, null]);
});
