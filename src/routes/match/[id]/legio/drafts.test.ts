import { expect, test } from 'vitest';
import { keepDraft, readDraft } from './drafts.ts';

const PLAN = [{ entry: 'a', number: 1, x: 1, y: 2.5, facing: 90 }];
function storage() {
	const kept = new Map<string, string>();
	return {
		kept,
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value)
	};
}

test('a draft comes back to its match and side, and to no other', () => {
	const store = storage();
	expect(keepDraft('m', 1, { placements: PLAN, salt: 'aa' }, store)).toBe(true);
	expect(readDraft('m', 1, store)).toEqual({ placements: PLAN, salt: 'aa' });
	expect([readDraft('m', 0, store), readDraft('n', 1, store)].map(({ placements }) => placements)).toEqual([[], []]);
});

test('what cannot be read is an empty draft; what cannot be kept is told', () => {
	const store = storage();
	keepDraft('m', 0, { placements: PLAN, salt: null }, store);
	for (const key of store.kept.keys()) store.kept.set(key, '{"placements":[{"x":1}],"salt":null}');
	expect(readDraft('m', 0, store).placements).toEqual([]);
	for (const key of store.kept.keys()) store.kept.set(key, '{');
	expect(readDraft('m', 0, store).placements).toEqual([]);
	const full = {
		getItem: () => null,
		setItem: () => {
			throw new Error('full');
		}
	};
	expect(keepDraft('m', 0, { placements: PLAN, salt: null }, full)).toBe(false);
});
