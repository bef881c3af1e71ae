import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BALANCES } from '../../catalogue/battle.ts';
import { MOST_STEPS, suggestBalance } from './balance.ts';

test.each([
	[1, 0, 0, 'balanced', null],
	[1.4, 0, 0, 'balanced', null],
	[1.5, 0, 0, 'advantaged', 0],
	[1, 0, -1, 'advantaged', 1],
	[3, 0, 0, 'greatly-advantaged', 0],
	[0.5, 0, -1, 'greatly-advantaged', 1],
	[6, 0, 0, 'overwhelming', 0],
	[1 / 6, 0, 0, 'overwhelming', 1],
	[3, -2, -1, 'balanced', null] // many, but badly armed and trained
])('%d to 1, arms %i, training %i: %s', (numbers, arms, training, balance, stronger) => {
	expect(suggestBalance({ numbers, arms, training })).toEqual({ balance, stronger });
});

const step = fc.integer({ min: -MOST_STEPS, max: MOST_STEPS });
const ratio = fc.double({ min: 0.05, max: 20, noNaN: true });

test('the camps exchanged, the same balance favours the other', () => {
	fc.assert(
		fc.property(ratio, step, step, (numbers, arms, training) => {
			const one = suggestBalance({ numbers, arms, training });
			const other = suggestBalance({ numbers: 1 / numbers, arms: -arms || 0, training: -training || 0 });
			expect(other.balance).toBe(one.balance);
			expect(other.stronger).toBe(one.stronger === null ? null : 1 - one.stronger);
		})
	);
});

test('more of anything never makes the first camp weaker', () => {
	const rank = (numbers: number, arms: number, training: number): number => {
		const { balance, stronger } = suggestBalance({ numbers, arms, training });
		return BALANCES.indexOf(balance) * (stronger === 1 ? -1 : 1);
	};
	fc.assert(
		fc.property(ratio, step, step, fc.double({ min: 1, max: 4, noNaN: true }), (numbers, arms, training, times) => {
			const before = rank(numbers, arms, training);
			expect(rank(numbers * times, arms, training)).toBeGreaterThanOrEqual(before);
			expect(rank(numbers, arms + 1, training)).toBeGreaterThanOrEqual(before);
			expect(rank(numbers, arms, training + 1)).toBeGreaterThanOrEqual(before);
		})
	);
});
