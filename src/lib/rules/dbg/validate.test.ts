import { expect, test } from 'vitest';
import { dbgCatalogue } from '../../catalogue/dbg-lists.ts';
import { type DbgRoster, parseRoster } from '../../roster/document.ts';
import { assert } from '../../util/assert.ts';
import { validateDbg } from './validate.ts';

function read(document: Record<string, unknown>): DbgRoster {
	const parsed = parseRoster({ format: 'signifer.roster', version: 1, game: 'dbg', ...document });
	assert(parsed.ok, 'a roster of this test cannot be read');
	return parsed.value;
}

test('the example of the file format costs what the book says', () => {
	const roster = read({
		army: 'romans',
		variant: null,
		name: 'Vexillatio secunda',
		pointsLimit: 200,
		composition: 'elite-group',
		rulings: { 'missile-table': 'quick-reference' },
		entries: [
			{ id: 'a1', unit: 'centurion', count: 1, name: 'Marcus', options: ['horse'], skills: ['elite-warrior'] },
			{ id: 'a2', unit: 'immunis', count: 6 },
			{ id: 'a3', unit: 'caetratus', count: 4, swaps: { 'contact-weapon': 'lance' } }
		]
	});
	const report = validateDbg(roster, dbgCatalogue);
	// 21 + 8 (horse) + 2 (elite warrior) = 31; 6 x 17 = 102; 4 x 11 = 44
	expect(report.points).toBe(31 + 102 + 44);
	expect(report.figures).toBe(11);
	expect(report.legal).toBe(false);
	expect(report.problems.filter(({ severity }) => severity !== 'note')).toEqual([
		{
			code: 'composition-below',
			severity: 'error',
			entry: null,
			facts: { category: 'officers', count: 1, min: 2 },
			rule: 'dbg VI'
		},
		{
			code: 'composition-below',
			severity: 'error',
			entry: null,
			facts: { category: 'elite', count: 0, min: 4 },
			rule: 'dbg VI'
		},
		{
			code: 'composition-above',
			severity: 'error',
			entry: null,
			facts: { category: 'warriors', count: 6, max: 4 },
			rule: 'dbg VI'
		},
		{
			code: 'composition-above',
			severity: 'error',
			entry: null,
			facts: { category: 'skirmishers', count: 4, max: 3 },
			rule: 'dbg VI'
		}
	]);
});
