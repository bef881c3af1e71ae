import { expect, test } from 'vitest';
import { battleCatalogue } from '../../catalogue/battle-lists.ts';
import type { RulingValue } from '../../roster/fields.ts';
import { thresholdFor } from './threshold.ts';

const of = (soldiers: number, rulings: Record<string, RulingValue> = {}) =>
	thresholdFor(soldiers, { rulings }, battleCatalogue);

test.each([
	[1, 12],
	[15, 12], // vector B1
	[20, 12],
	[21, 12],
	[35, 18], // as near to 20 as to 50: the higher
	[50, 18],
	[300, 35],
	[1000, 55],
	[1499, 55],
	[1501, 65],
	[20000, 120],
	[50000, 140],
	[1_000_000, 140]
])('%i soldiers: %i points', (soldiers, points) => {
	expect(of(soldiers)?.points).toBe(points);
});

test.each([
	[20, 12],
	[21, 18],
	[301, 45],
	[20001, 140],
	[60000, 140]
])('next higher row, %i soldiers: %i points', (soldiers, points) => {
	expect(of(soldiers, { 'threshold-between': 'next' })?.points).toBe(points);
});

test('the cut row is the ruling’s', () => {
	expect(of(50000, { 'threshold-50000': 150 })).toMatchObject({ points: 150, kind: 'house', why: 'cut-row' });
});

test.each([
	[100, 'stated', false],
	[110, 'inferred', true],
	[15, 'inferred', false],
	[45000, 'house', true]
])('%i soldiers: %s, between rows: %s', (soldiers, kind, between) => {
	expect(of(soldiers)).toMatchObject({ kind, between });
});

test.each([0, -5, NaN])('%d soldiers: no threshold', (soldiers) => {
	expect(of(soldiers)).toBeNull();
});

test('more soldiers never need fewer points', () => {
	for (const value of ['nearest', 'next']) {
		let before = 0;
		for (let soldiers = 1; soldiers < 70_000; soldiers += 37) {
			const now = of(soldiers, { 'threshold-between': value })?.points ?? 0;
			expect(now).toBeGreaterThanOrEqual(before);
			before = now;
		}
	}
});
