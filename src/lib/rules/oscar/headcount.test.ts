import { expect, test } from 'vitest';
import { oscarCatalogue } from '../../catalogue/oscar-lists.ts';
import { headcountBands, headcountMalus } from './headcount.ts';
import { company, toyCatalogue } from './testing.ts';

const HIGHER = company('');
const LOWER = company('', { rulings: { 'between-rows': 'next-lower' } });
const maluses = (starting: number, roster = HIGHER) =>
	Array.from({ length: starting }, (_, n) => headcountMalus(starting, starting - n, roster, oscarCatalogue));

test('the example of the book: three men left of eight have -2', () => {
	expect(headcountMalus(8, 3, HIGHER, oscarCatalogue)).toBe(-2);
});

test.each([
	[10, [0, 0, 0, 0, -1, -1, -2, -2, -3, -3]],
	[8, [0, 0, -1, -1, -2, -2, -3, -3]],
	[6, [0, 0, -1, -2, -3, -3]],
	[4, [0, -1, -2, -3]],
	[1, [0]],
	// Between the tables: full strength has no malus, then the next higher table.
	[2, [0, -3]],
	[3, [0, -2, -3]],
	[5, [0, -1, -2, -3, -3]],
	[7, [0, -1, -1, -2, -2, -3, -3]]
])('a group of %d, from full strength to its last man: %j', (starting, wanted) => {
	expect(maluses(starting)).toEqual(wanted);
});

test.each([
	[10, [0, -1, -1, -1, -1, -2, -2, -3, -3, -3]],
	[8, [0, -1, -1, -2, -2, -3, -3, -3]],
	[6, [0, -1, -1, -2, -3, -3]],
	[4, [0, -1, -2, -3]]
])('under the next lower row, a group of %d: %j', (starting, wanted) => {
	expect(maluses(starting, LOWER)).toEqual(wanted);
});

test('more men than at the start have no malus, none at all the last one', () => {
	expect(headcountMalus(8, 9, HIGHER, oscarCatalogue)).toBe(0);
	expect(headcountMalus(8, 9, LOWER, oscarCatalogue)).toBe(0);
	expect(headcountMalus(8, 0, HIGHER, oscarCatalogue)).toBe(-3);
	expect(headcountMalus(8, 0, LOWER, oscarCatalogue)).toBe(-3);
});

test('the boxes of a card: where -1, -2 and -3 begin', () => {
	expect(headcountBands(8, HIGHER, oscarCatalogue)).toEqual([
		{ malus: 0, from: 8, to: 7 },
		{ malus: -1, from: 6, to: 5 },
		{ malus: -2, from: 4, to: 3 },
		{ malus: -3, from: 2, to: 1 }
	]);
	expect(headcountBands(6, HIGHER, oscarCatalogue)).toEqual([
		{ malus: 0, from: 6, to: 5 },
		{ malus: -1, from: 4, to: 4 },
		{ malus: -2, from: 3, to: 3 },
		{ malus: -3, from: 2, to: 1 }
	]);
	expect(headcountBands(1, HIGHER, oscarCatalogue)).toEqual([{ malus: 0, from: 1, to: 1 }]);
	expect(headcountBands(0, HIGHER, oscarCatalogue)).toEqual([]);
});

test('bands cover every man once, most men first, and never grow milder', () => {
	for (const roster of [HIGHER, LOWER]) {
		for (let starting = 1; starting <= 99; starting++) {
			const bands = headcountBands(starting, roster, oscarCatalogue);
			expect(bands.flatMap(({ from, to }) => Array.from({ length: from - to + 1 }, (_, n) => from - n))).toEqual(
				Array.from({ length: starting }, (_, n) => starting - n)
			);
			const order = bands.map(({ malus }) => malus);
			expect(order).toEqual([...new Set(order)].toSorted((a, b) => b - a));
			expect(order[0]).toBe(0);
		}
	}
});

test('another catalogue has other rows', () => {
	const toy = toyCatalogue([]);
	expect(headcountBands(20, HIGHER, toy)).toEqual([
		{ malus: 0, from: 20, to: 16 },
		{ malus: -1, from: 15, to: 6 },
		{ malus: -4, from: 5, to: 1 }
	]);
});
