import fc from 'fast-check';
import { expect, test } from 'vitest';
import tables from '../../../tests/fixtures/odds.json' with { type: 'json' };
import { lowestTerms, toNumber } from '../dice/fraction.ts';
import { dbgMeleeOdds } from './dbg-melee-odds.ts';
import { resolveMelee } from './dbg-melee.ts';
import { read, oddsOf, rolled, melee, chance, shot } from './odds.fixture.ts';

test.each(Object.entries(tables.opposed))('opposed d10 at difference %s is exact', (difference, [win, tie, loss]) => {
	// Equal Combat values, the difference as a modifier: ties stay draws.
	const attack = read(melee([{ combat: 5, defence: 10, modifier: Number(difference) }], [{ combat: 5, defence: 10 }]));
	if (attack.game !== 'dbg' || attack.kind !== 'melee') throw new Error();
	const odds = dbgMeleeOdds(attack);
	const text = (f: { numerator: bigint; denominator: bigint }) => {
		const { numerator, denominator } = lowestTerms(f);
		return `${numerator}/${denominator}`;
	};
	expect([text(odds.win), text(odds.draw), text(odds.loss)]).toEqual([win, tie, loss]);
});

test('the higher Combat value settles equal scores', () => {
	const odds = oddsOf(melee([{ combat: 6, defence: 10 }], [{ combat: 5, defence: 10, modifier: 1 }]));
	expect(chance(odds, 'win')).toBeCloseTo(5 / 11 + 1 / 11, 12);
	expect(chance(odds, 'draw')).toBe(0);
	const modified = oddsOf(
		melee([{ combat: 6, defence: 10 }], [{ combat: 5, defence: 10, modifier: 1 }], {
			rulings: { 'melee-tie': 'modified' }
		})
	);
	expect(chance(modified, 'draw')).toBeCloseTo(1 / 11, 12);
});

test('X4: fifteen against twelve and eleven; both give ground, one is struck', () => {
	// Matugenos, Combat 6, against two: -2. He needs 15 = 6 - 2 + 11.
	const base = (strike: number) =>
		rolled(
			melee(
				[{ combat: 6, defence: 10 }],
				[
					{ combat: 5, defence: 10 },
					{ combat: 4, defence: 13 }
				],
				{ strike, dice: [[0, 1], [7], [7]] }
			)
		);
	expect(base(0)).toMatchObject({
		scores: [[15], [12, 11]],
		winner: 0,
		recoil: [[false], [true, true]],
		states: [['fit'], ['out', 'fit']]
	});
	expect(base(1)).toMatchObject({ states: [['fit'], ['fit', 'wounded']] });
});

test.each([
	[1, 'fit'],
	[0, 'wounded'],
	[-1, 'wounded'],
	[-2, 'wounded'],
	[-3, 'out']
])('a blow %i short of the Defence leaves the man %s', (short, state) => {
	const result = rolled(
		melee([{ combat: 5, defence: 10 }], [{ combat: 0, defence: 14 + short }], { dice: [[9], [1]] })
	);
	expect(result).toMatchObject({ states: [['fit'], [state]] });
});

test('tough men, dogs and wounded men fare as the rules say', () => {
	const blow = (man: object) =>
		rolled(melee([{ combat: 9, defence: 10 }], [{ combat: 0, defence: 10, ...man }], { dice: [[9], [1]] }));
	expect(blow({ tough: true })).toMatchObject({ states: [['fit'], ['wounded']] });
	expect(blow({ tough: true, state: 'wounded' })).toMatchObject({ states: [['fit'], ['out']] });
	expect(blow({ dog: true, defence: 18 })).toMatchObject({ states: [['fit'], ['out']] });
	expect(blow({ state: 'wounded', defence: 18 })).toMatchObject({ states: [['fit'], ['out']] });
	expect(blow({ state: 'wounded', defence: 19 })).toMatchObject({ states: [['fit'], ['wounded']] });
});

test('several victors each strike, and two wounds put out of action', () => {
	const result = rolled(
		melee(
			[
				{ combat: 5, defence: 10 },
				{ combat: 5, defence: 10 }
			],
			[{ combat: 4, defence: 13 }],
			{ dice: [[9], [8], [1]] }
		)
	);
	expect(result).toMatchObject({ winner: 0, scores: [[14, 13], [3]], states: [['fit', 'fit'], ['out']] });
});

test('a man and a dog against one cost him 1, two men 2', () => {
	const man = { combat: 5, defence: 10 };
	const dog = { combat: 5, defence: 10, dog: true };
	const score = (others: object[]) => {
		const result = rolled(melee([man], others, { dice: [[5], ...others.map(() => [1])] }));
		return result.kind === 'melee' && result.game === 'dbg' ? result.scores[0][0] : null;
	};
	expect(score([man])).toBe(10);
	expect(score([man, man])).toBe(8);
	expect(score([man, dog])).toBe(9);
	expect(score([dog, man])).toBe(9);
	expect(score([dog, dog, dog])).toBe(8);
});

const fighter = fc.record({
	combat: fc.integer({ min: 0, max: 9 }),
	defence: fc.integer({ min: 8, max: 15 }),
	state: fc.constantFrom('fit', 'wounded'),
	modifier: fc.integer({ min: -4, max: 4 }),
	damage: fc.integer({ min: -1, max: 2 }),
	tough: fc.boolean(),
	dog: fc.boolean()
});
const rulings = fc.record({
	'wounded-malus': fc.constantFrom(-2, -3),
	'melee-tie': fc.constantFrom('bare', 'modified')
});

// Dice values up to 19 with their weights over 100, the rest counted as lost: its share bounds the difference.
const VALUES = [
	...Array.from({ length: 9 }, (_, i) => [i + 1, 0.1]),
	...Array.from({ length: 9 }, (_, i) => [i + 11, 0.01])
];
const KNOWN = VALUES.reduce((sum, [, p]) => sum + (p ?? 0), 0);

test('resolving every possible roll gives the odds (one against one or two)', () => {
	fc.assert(
		fc.property(
			fighter,
			fc.array(fighter, { minLength: 1, maxLength: 2 }),
			fc.boolean(),
			rulings,
			(one, many, swap, r) => {
				const sides: [unknown[], unknown[]] = swap ? [many, [one]] : [[one], many];
				const strike = swap ? 0 : many.length - 1;
				const attack = read(melee(sides[0], sides[1], { strike, rulings: r }));
				if (attack.game !== 'dbg' || attack.kind !== 'melee') throw new Error();
				const dice = many.length + 1;
				const seen = { win: 0, draw: 0, loss: 0, fit: 0, wounded: 0, out: 0 };
				for (let n = 0; n < VALUES.length ** dice; n++) {
					let p = 1;
					const values = Array.from({ length: dice }, (_, i) => {
						const [value = 0, weight = 0] = VALUES[Math.floor(n / VALUES.length ** i) % VALUES.length] ?? [];
						p *= weight;
						return value;
					});
					const result = resolveMelee(attack, values);
					seen[result.winner === null ? 'draw' : result.winner === 0 ? 'win' : 'loss'] += p;
					seen[result.states[1][swap ? 0 : strike] ?? 'fit'] += p;
				}
				const odds = dbgMeleeOdds(attack);
				const missing = 1 - KNOWN ** dice + 1e-9;
				for (const [key, exact] of [
					['win', odds.win],
					['draw', odds.draw],
					['loss', odds.loss],
					['wounded', odds.struck.wounded],
					['out', odds.struck.out]
				] as const) {
					const value = toNumber(exact);
					expect(value).toBeGreaterThanOrEqual(seen[key] - 1e-9);
					expect(value).toBeLessThanOrEqual(seen[key] + missing);
				}
				expect(toNumber(odds.struck.nothing)).toBeGreaterThanOrEqual(seen.fit - 1e-9);
			}
		),
		{ numRuns: 100, seed: 51 }
	);
}, 60_000);

test('every sum of chances is 1 within 1e-12, with up to five fighters on a side', () => {
	fc.assert(
		fc.property(
			fighter,
			fc.array(fighter, { minLength: 1, maxLength: 5 }),
			fc.boolean(),
			rulings,
			(one, many, swap, r) => {
				const odds = oddsOf(melee(swap ? many : [one], swap ? [one] : many, { rulings: r }));
				const sum = (...paths: string[]) => paths.reduce((total, path) => total + chance(odds, path), 0);
				expect(Math.abs(sum('win', 'draw', 'loss') - 1)).toBeLessThan(1e-12);
				expect(Math.abs(sum('struck.nothing', 'struck.wounded', 'struck.out') - 1)).toBeLessThan(1e-12);
				for (const path of ['win', 'draw', 'loss', 'struck.nothing', 'struck.wounded', 'struck.out']) {
					expect(chance(odds, path)).toBeGreaterThanOrEqual(0);
				}
			}
		),
		{ numRuns: 300, seed: 52 }
	);
});

test('a seeded run of 20,000 melees has the computed chance in its range', () => {
	const attack = melee(
		[{ combat: 6, defence: 10 }],
		[
			{ combat: 5, defence: 13 },
			{ combat: 4, defence: 10 }
		]
	);
	const odds = oddsOf(attack);
	const n = 20_000;
	let [wins, outs] = [0, 0];
	for (let seed = 1; seed <= n; seed++) {
		const result = rolled({ ...attack, seed });
		if (result.game !== 'dbg' || result.kind !== 'melee') throw new Error();
		if (result.winner === 0) wins++;
		if (result.states[1][0] === 'out') outs++;
	}
	const within = (count: number, p: number) =>
		expect(Math.abs(count - n * p)).toBeLessThan(4.5 * Math.sqrt(n * p * (1 - p)));
	within(wins, chance(odds, 'win'));
	within(outs, chance(odds, 'struck.out'));
});

test('a shot meets the Defence raised by every malus', () => {
	// Bow at 35 cm: medium, +1. 4 + d10 against 12: 8 or more hits (30 %), 11 or more is fatal (margin 3).
	const odds = oddsOf(shot({}));
	expect(chance(odds, 'miss')).toBeCloseTo(0.7, 12);
	expect(chance(odds, 'out')).toBeCloseTo(0.1, 12);
	expect(chance(odds, 'wounded')).toBeCloseTo(0.2, 12);
	expect(rolled(shot({ dice: [[8]] }))).toMatchObject({
		score: 12,
		difficulty: 12,
		hit: true,
		state: 'wounded',
		recoil: true
	});
	expect(rolled(shot({ dice: [[7]] }))).toMatchObject({ hit: false, state: 'fit', recoil: false });
	expect(rolled(shot({ dice: [[0, 1]] }))).toMatchObject({ score: 15, state: 'out' });
});

test.each([
	[{ distance: 20 }, 11],
	[{ distance: 20.5 }, 12],
	[{ distance: 70 }, 13],
	[{ terrain: 'awkward' }, 13],
	[{ terrain: 'difficult' }, 14],
	[{ terrain: 'obstacle' }, 14],
	[{ weather: 'rain' }, 13],
	[{ weather: 'fog' }, 14],
	[{ weather: 'night' }, 15],
	[{ mountedMoved: true }, 13],
	[{ modifier: 4 }, 16]
])('shot %j has difficulty %i', (more, difficulty) => {
	expect(rolled(shot({ ...more, dice: [[1]] }))).toMatchObject({ difficulty });
});

test('rulings of shots: table of the quick reference, margin over the bare Defence', () => {
	const near = { distance: 10, dice: [[9]] };
	expect(rolled(shot(near))).toMatchObject({ score: 13, state: 'wounded' });
	expect(rolled(shot({ ...near, rulings: { 'missile-table': 'quick-reference' } }))).toMatchObject({ state: 'out' });
	expect(rolled(shot({ dice: [[0, 1]], defence: 12, rulings: {} }))).toMatchObject({ state: 'wounded' });
	expect(rolled(shot({ dice: [[0, 1]], defence: 12, rulings: { 'shot-margin': 'bare' } }))).toMatchObject({
		state: 'out'
	});
});

test('resolving every die gives the odds of a shot', () => {
	fc.assert(
		fc.property(
			fc.record({
				shooting: fc.integer({ min: 0, max: 6 }),
				weapon: fc.constantFrom('heavy-javelin', 'light-javelin', 'sling', 'bow', 'manubalista', 'scorpio'),
				distance: fc.integer({ min: 0, max: 12 }),
				defence: fc.integer({ min: 8, max: 15 }),
				modifier: fc.integer({ min: 0, max: 5 }),
				state: fc.constantFrom('fit', 'wounded'),
				tough: fc.boolean(),
				dog: fc.boolean(),
				rulings: fc.record({
					'missile-table': fc.constantFrom('body', 'quick-reference'),
					'shot-margin': fc.constantFrom('raised', 'bare')
				})
			}),
			(given) => {
				const attack = { game: 'dbg', kind: 'shot', ...given };
				const odds = oddsOf(attack);
				const seen = { miss: 0, wounded: 0, out: 0 };
				let known = 0;
				for (let decade = 0; decade < 6; decade++) {
					for (let face = 1; face <= 9; face++) {
						const result = rolled({ ...attack, dice: [[...Array<number>(decade).fill(0), face]] });
						if (result.kind !== 'shot' || result.game !== 'dbg') throw new Error();
						const p = 10 ** -(decade + 1);
						known += p;
						seen[result.recoil ? (result.state === 'out' ? 'out' : 'wounded') : 'miss'] += p;
					}
				}
				for (const key of ['miss', 'wounded', 'out'] as const) {
					expect(Math.abs(chance(odds, key) - seen[key])).toBeLessThan(1 - known + 1e-9);
				}
				expect(chance(odds, 'miss') + chance(odds, 'wounded') + chance(odds, 'out')).toBeCloseTo(1, 12);
			}
		),
		{ numRuns: 1000, seed: 53 }
	);
}, 60_000);

test('a test of value 6 against 10 passes on 4 or more, or 5 when equality fails', () => {
	const given = { game: 'dbg', kind: 'test', value: 6, difficulty: 10 };
	expect(chance(oddsOf(given), 'pass')).toBeCloseTo(0.7, 12);
	expect(chance(oddsOf({ ...given, rulings: { 'fixed-test-equality': 'failure' } }), 'pass')).toBeCloseTo(0.6, 12);
	expect(rolled({ ...given, dice: [[4]] })).toMatchObject({ score: 10, pass: true });
	expect(rolled({ ...given, dice: [[4]], rulings: { 'fixed-test-equality': 'failure' } })).toMatchObject({
		pass: false
	});
});
