import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dbgCatalogue } from '#lib/catalogue/dbg-lists.ts';
import { applyEdits } from '#lib/roster/edits.ts';
import { testRoster as roster } from './fixture.ts';
import { addUnit, moveEntry, siblings } from './actions.ts';
import { drawEntryId } from './entry-id.ts';

test('an entry id is never one in use', () => {
	// a generator that answers the same six letters twice, then others
	const draws = [...Array.from({ length: 6 }, () => 0), ...Array.from({ length: 6 }, () => 0.99)];
	const taken = roster([{ id: 'e-aaaaaa', unit: 'immunis' }]);
	expect(drawEntryId(taken, () => draws.shift() ?? 0.5)).toBe('e-999999');
});

test('rank and file are counted in one row, persons get a row each', () => {
	const some = roster([
		{ id: 'a', unit: 'immunis', count: 2 },
		{ id: 'b', unit: 'immunis', count: 3, name: 'Gladiators' },
		{ id: 'c', unit: 'centurion' }
	]);
	expect(addUnit(some, dbgCatalogue, 'immunis', 'n').edits).toEqual([{ kind: 'set-count', entry: 'a', count: 3 }]);
	expect(addUnit(some, dbgCatalogue, 'centurion', 'n').edits).toEqual([
		{ kind: 'add-entry', entry: 'n', unit: 'centurion', count: 1 }
	]);
	expect(addUnit(some, dbgCatalogue, 'caetratus', 'n', 4)).toEqual({
		entry: 'n',
		edits: [{ kind: 'add-entry', entry: 'n', unit: 'caetratus', count: 4 }]
	});
	const wagon = roster([{ id: 'w', unit: 'proud-german-woman' }]);
	expect(addUnit(wagon, dbgCatalogue, 'proud-german-woman', 'n').entry).toBe('n');
});

test('ten taps on add make ten figures (C63)', () => {
	let now = roster([]);
	for (let tap = 0; tap < 10; tap++) now = applyEdits(now, addUnit(now, dbgCatalogue, 'immunis', `n${tap}`).edits);
	expect(now.entries.map((entry) => entry.count)).toEqual([10]);
});

test('moving changes the order among those shown together, and nothing else', () => {
	const units = ['centurion', 'immunis', 'optio', 'evocatus', 'tribune', 'no-such-unit', 'miles-gregarius', 'ghost'];
	fc.assert(
		fc.property(
			fc.array(fc.constantFrom(...units), { minLength: 1, maxLength: 12 }),
			fc.nat(11),
			fc.integer({ min: -2, max: 14 }),
			(names, pick, place) => {
				const before = roster(names.map((unit, n) => ({ id: `e${n}`, unit })));
				const id = `e${pick % names.length}`;
				const after = applyEdits(before, moveEntry(before, dbgCatalogue, id, place));
				const shown = siblings(before, dbgCatalogue, id).map((entry) => entry.id);
				const want = shown.filter((each) => each !== id);
				want.splice(Math.min(Math.max(place, 0), shown.length - 1), 0, id);
				expect(siblings(after, dbgCatalogue, id).map((entry) => entry.id)).toEqual(want);
				// every other category keeps its own order
				for (const other of before.entries) {
					if (shown.includes(other.id)) continue;
					expect(siblings(after, dbgCatalogue, other.id)).toEqual(siblings(before, dbgCatalogue, other.id));
				}
			}
		)
	);
});
