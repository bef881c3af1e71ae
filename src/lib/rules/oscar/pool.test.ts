import { expect, test } from 'vitest';
import { readPool } from './pool.ts';

test.each([
	['1k1', '1k1'],
	['3k2', '3k2'],
	['3K2', '3k2'], // the book writes both
	['6k6', '6k6'],
	['2k3', null],
	['7k2', null],
	['9k9', null],
	['0k0', null],
	['2k0', null],
	['k2', null],
	['3k', null],
	['3 k 2', null],
	[' 3k2 ', '3k2'],
	['13k2', null],
	['3k22', null],
	['3d2', null],
	['', null]
])('%j is read as %j', (text, pool) => {
	expect(readPool(text)).toBe(pool);
});
