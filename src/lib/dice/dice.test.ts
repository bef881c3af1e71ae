import fc from 'fast-check';
import { expect, test } from 'vitest';
import tables from '../../../tests/fixtures/odds.json' with { type: 'json' };
import { atLeast, d10Value, exactly } from './d10.ts';
import {
	addDecimal,
	fraction,
	fromDecimal,
	lowestTerms,
	power10,
	subDecimal,
	toNumber,
	ZERO,
	ONE
} from './fraction.ts';
import { keepHighest, makePool, parsePool, poolWeights, sumWeights, weightAtLeast, withExtraDice } from './pool.ts';
import { makeSeed, parseSeed, seededDice } from './random.ts';

test.each([
	[[5], 5],
	[[0, 5], 15],
	[[0, 0, 3], 23],
	[[9], 9]
])('d10 faces %j are worth %i', (faces, value) => {
	expect(d10Value(faces)).toEqual({ ok: true, value });
});

test.each([
	[[], 'die-unfinished'],
	[[0], 'die-unfinished'],
	[[0, 0], 'die-unfinished'],
	[[10], 'bad-face'],
	[[-1], 'bad-face'],
	[[1.5], 'bad-face'],
	[[5, 3], 'die-too-long'],
	[[...Array<number>(51).fill(0), 1], 'die-too-long']
])('d10 faces %j are refused: %s', (faces, code) => {
	expect(d10Value(faces)).toMatchObject({ ok: false, error: { code } });
});

test.each(Object.entries(tables.d10AtLeast))('P(d10 >= %s) = %s', (target, expected) => {
	const { numerator, denominator } = lowestTerms(fromDecimal(atLeast(Number(target))));
	expect(`${numerator}/${denominator}`).toBe(expected);
});

test('the d10 adds up: at least t = exactly t + at least t + 1, and multiples of ten never come up', () => {
	for (let t = -5; t <= 60; t++) {
		const difference = subDecimal(atLeast(t), addDecimal(exactly(t), atLeast(t + 1)));
		expect(difference.n).toBe(0n);
	}
	for (const t of [0, 10, 20, 50]) expect(exactly(t)).toEqual(ZERO);
	expect(atLeast(1)).toEqual(expect.objectContaining({ n: 10n, e: 1 }));
	expect(atLeast(-3)).toEqual(ONE);
});

test.each(Object.entries(tables.pools))('%s has the weights of an independent count', (text, counts) => {
	const pool = parsePool(text);
	if (!pool.ok) throw new Error(text);
	const { byTotal, rolls } = poolWeights(pool.value);
	expect(Object.fromEntries([...byTotal].map(([total, weight]) => [total, Number(weight)]))).toEqual(counts);
	expect([...byTotal.values()].reduce((sum, weight) => sum + weight, 0n)).toBe(rolls);
});

test('every pool up to 6 dice equals brute force', () => {
	for (let roll = 1; roll <= 6; roll++) {
		for (let keep = 1; keep <= roll; keep++) {
			const counts = new Map<number, bigint>();
			for (let n = 0; n < 6 ** roll; n++) {
				const faces = Array.from({ length: roll }, (_, i) => (Math.floor(n / 6 ** i) % 6) + 1);
				const total = keepHighest(faces, keep);
				counts.set(total, (counts.get(total) ?? 0n) + 1n);
			}
			expect(poolWeights({ roll, keep }).byTotal).toEqual(new Map([...counts].sort(([a], [b]) => a - b)));
		}
	}
});

test.each([
	['3k2', [6, 6, 1], 12],
	['3k2', [6, 1, 4], 10],
	['4k2', [2, 5, 6, 1], 11],
	['1k1', [3], 3]
])('%s of %j is %i', (text, faces, total) => {
	const pool = parsePool(text);
	if (!pool.ok) throw new Error(text);
	expect(keepHighest(faces, pool.value.keep)).toBe(total);
});

test('+1k0 rolls one die more and keeps as many', () => {
	expect(withExtraDice({ roll: 3, keep: 2 }, 1)).toEqual({ roll: 4, keep: 2 });
});

test.each(['', 'k', '0k0', '1k2', '2k0', '21k1', '3k-1', '3.5k1', '3k2k1', ' 3 k 2', '٣k2'])(
	'%j is no pool',
	(text) => {
		expect(parsePool(text)).toMatchObject({ ok: false, error: { code: 'not-a-pool' } });
	}
);

test('a pool reads back as it is written', () => {
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20 }), (a, b) => {
			const pool = { roll: Math.max(a, b), keep: Math.min(a, b) };
			expect(parsePool(makePool(pool))).toEqual({ ok: true, value: pool });
		})
	);
});

test('P(3k2 >= 7) is 174/216, and 2D6 >= 7 is 21/36', () => {
	expect(weightAtLeast(poolWeights({ roll: 3, keep: 2 }), 7)).toBe(174n);
	expect(weightAtLeast(sumWeights(2, 6), 7)).toBe(21n);
	expect(sumWeights(2, 6).rolls).toBe(36n);
});

test('fractions become the nearest number whatever their length', () => {
	expect(toNumber(fraction(1n, 3n))).toBe(1 / 3);
	expect(toNumber(fraction(power10(400), power10(400) * 3n))).toBe(1 / 3);
	expect(toNumber(fraction(1n, power10(30)))).toBeCloseTo(1e-30, 40);
	expect(toNumber(fraction(0n, 7n))).toBe(0);
	expect(lowestTerms(fraction(6n, 4n))).toEqual({ numerator: 3n, denominator: 2n });
});

test('a seed always rolls the same, and its text names the algorithm', () => {
	const dice = seededDice(20251);
	expect(Array.from({ length: 12 }, () => dice.die(6))).toMatchInlineSnapshot(`
		[
		  4,
		  5,
		  4,
		  3,
		  2,
		  3,
		  1,
		  3,
		  3,
		  2,
		  6,
		  1,
		]
	`);
	expect(Array.from({ length: 6 }, () => dice.d10())).toMatchInlineSnapshot(`
		[
		  [
		    4,
		  ],
		  [
		    7,
		  ],
		  [
		    2,
		  ],
		  [
		    9,
		  ],
		  [
		    8,
		  ],
		  [
		    0,
		    5,
		  ],
		]
	`);
	expect(makeSeed(20251)).toBe('mt19937:20251');
	expect(parseSeed('mt19937:20251')).toEqual({ ok: true, value: 20251 });
	expect(parseSeed('20251')).toEqual({ ok: true, value: 20251 });
});

test.each(['', 'x', 'xorshift:1', '1e9', '99999999999', '1.5'])('%j is no seed', (text) => {
	expect(parseSeed(text)).toMatchObject({ ok: false, error: { code: 'bad-seed' } });
});

test('seeded dice are fair enough: every face of 6,000 within five standard deviations', () => {
	const dice = seededDice(7);
	const counts = Array<number>(6).fill(0);
	for (let i = 0; i < 6000; i++) {
		const index = dice.die(6) - 1;
		counts[index] = (counts[index] ?? 0) + 1;
	}
	for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(5 * Math.sqrt(6000 * (1 / 6) * (5 / 6)));
});
