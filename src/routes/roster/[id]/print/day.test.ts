import { expect, test } from 'vitest';
import { longDate, today } from './day.ts';

test('the day is the local one, at any hour', () => {
	expect(today(new Date(2026, 10, 30, 0, 5))).toBe('2026-11-30');
	expect(today(new Date(2026, 0, 2, 23, 55))).toBe('2026-01-02');
});

test.each([
	['2026-11-30', 'fr', '30 novembre 2026'],
	['2026-11-01', 'en', '1 November 2026'],
	['', 'fr', ''],
	['2026-11', 'fr', '']
] as const)('%s in %s is %s', (day, locale, expected) => {
	expect(longDate(day, locale)).toBe(expected);
});
