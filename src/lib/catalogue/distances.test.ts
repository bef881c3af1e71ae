import { expect, test } from 'vitest';
import { distancesOf, fillDistances, inchesToCm } from './distances.ts';

test('distances of a text are shown in the unit of the reader', () => {
	const text = 'Short range {3}, normal {12}, 4 men; {x} is no distance.';
	expect(distancesOf(text)).toEqual([3, 12]);
	expect(fillDistances(text, (inches) => `${inches}″`)).toBe('Short range 3″, normal 12″, 4 men; {x} is no distance.');
	expect(fillDistances(text, (inches) => `${inchesToCm(inches)} cm`)).toContain('7.62 cm, normal 30.48 cm');
});

test.each([
	[0, 0],
	[1, 2.54],
	[2, 5.08],
	[3, 7.62],
	[6, 15.24],
	[8, 20.32],
	[9, 22.86],
	[12, 30.48],
	[18, 45.72],
	[24, 60.96],
	[42, 106.68]
])('%d inches are %d cm, exactly', (inches, cm) => {
	expect(inchesToCm(inches)).toBe(cm);
});
