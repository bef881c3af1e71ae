import { expect, test } from 'vitest';
import { clamp, parseCount } from './count.ts';

test.each([
	['3', 3],
	[' 3 ', 3],
	['3\u00a0', 3],
	['007', 7],
	['+4', 4],
	['0', 0],
	['١٢', 12],
	['１２', 12],
	['९', 9],
	['999999999', 999_999_999]
])('%j is read as %d', (text, value) => {
	expect(parseCount(text)).toBe(value);
});

test.each(['', ' ', '-1', '1.5', '1,5', '1e9', 'NaN', 'Infinity', '12345678901', 'trois', '½', '²a', '3 4'])(
	'%j is no count',
	(text) => {
		expect(parseCount(text)).toBeNull();
	}
);

test('clamp keeps a value inside its bounds', () => {
	expect([clamp(-1, 0, 9), clamp(5, 0, 9), clamp(1e9, 0, 9)]).toEqual([0, 5, 9]);
});
