import { expect, test } from 'vitest';
import { distancesOf, fillDistances, inchesToCm } from './distances.ts';

test('distances of a text are shown in the unit of the reader', () => {
	const text = 'Short range {3}, normal {12}, 4 men; {x} is no distance.';
	expect(distancesOf(text)).toEqual([3, 12]);
	expect(fillDistances(text, (inches) => `${inches}″`)).toBe('Short range 3″, normal 12″, 4 men; {x} is no distance.');
	expect(fillDistances(text, (inches) => `${inchesToCm(inches)} cm`)).toContain('7.5 cm, normal 30.5 cm');
});

test.each([
	[0, 0],
	[1, 2.5],
	[2, 5],
	[3, 7.5],
	[6, 15],
	[8, 20.5],
	[9, 23],
	[12, 30.5],
	[18, 45.5],
	[24, 61],
	[42, 106.5]
])('%d inches are %d cm, to the half centimetre', (inches, cm) => {
	expect(inchesToCm(inches)).toBe(cm);
});
