import fc from 'fast-check';
import { expect, test } from 'vitest';
import game from '../../../lists/dbg/game.json' with { type: 'json' };
import tables from '../../../tests/fixtures/odds.json' with { type: 'json' };
import { GameFile } from '../catalogue/dbg.ts';
import { lowestTerms, toNumber } from '../dice/fraction.ts';
import { type Attack, parseAttack } from './attack.ts';
import { dbgMeleeOdds } from './dbg-melee-odds.ts';
import { resolveMelee } from './dbg-melee.ts';
import { type Chance, type Odds, attackOdds } from './odds.ts';
import { resolveOscarMelee, resolveOscarShot } from './oscar-attack.ts';
import { rollAttack } from './roll.ts';

const missile = GameFile.parse(game).missileTables;

function read(value: unknown): Attack {
	const parsed = parseAttack(value);
	if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
	return parsed.value;
}
function oddsOf(value: unknown): Odds {
	const odds = attackOdds(read(value), missile);
	if (!odds.ok) throw new Error(JSON.stringify(odds.error));
	return odds.value;
}
function rolled(value: unknown) {
	const result = rollAttack(read(value), missile);
	if (!result.ok) throw new Error(JSON.stringify(result.error));
	return result.value;
}
const melee = (ours: unknown[], theirs: unknown[], more: object = {}) => ({
	game: 'dbg',
	kind: 'melee',
	sides: [ours, theirs],
	...more
});

/** The chance at a path such as `struck.out`. */
function chance(odds: Odds, path: string): number {
	let at: Chance | Odds | readonly Odds[] | undefined = odds;
	for (const key of path.split('.')) at = (at as Record<string, Chance | Odds> | undefined)?.[key];
	return (at as Chance).value;
}

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

const shot = (more: object) => ({
	game: 'dbg',
	kind: 'shot',
	shooting: 4,
	weapon: 'bow',
	distance: 35,
	defence: 11,
	...more
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

test.each([
	[0, '21'],
	[1, '26'],
	[-1, '15'],
	[-2, '10'],
	[-3, '6']
])('D3: 2k2 %i passes 7 with %s of 36', (modifier, of36) => {
	const odds = oddsOf({ game: 'oscar', kind: 'test', discipline: '2k2', modifier });
	expect(chance(odds, 'pass')).toBe(Number(of36) / 36);
});

test('D4, D5: 3k2 and 3k3 pass 7', () => {
	expect(oddsOf({ game: 'oscar', kind: 'test', discipline: '3k2' })['pass']).toMatchObject({
		value: 174 / 216,
		numerator: '29',
		denominator: '36'
	});
	expect(chance(oddsOf({ game: 'oscar', kind: 'test', discipline: '3k3' }), 'pass')).toBe(196 / 216);
});

test('EX1: 5 and 4 with -2 is exactly 7', () => {
	expect(rolled({ game: 'oscar', kind: 'test', discipline: '2k2', modifier: -2, dice: [[5, 4]] })).toMatchObject({
		score: 7,
		pass: true
	});
});

test.each([
	['D8', 9, 4, {}, 2],
	['D9', 8, 4, {}, 1],
	['D9 loose', 8, 4, { 'loss-multiples': 'at-least' }, 2],
	['D10', 13, 3, {}, 4],
	['D11', 7, 7, {}, 0],
	['one short', 6, 7, {}, 0]
])('%s: %i against %i', (_, attack, defence, rules, casualties) => {
	const faces = (total: number) => (total > 12 ? [6, 6, total - 12, 1] : [Math.ceil(total / 2), Math.floor(total / 2)]);
	const [a, d] = [faces(attack), faces(defence)];
	const pool = (list: number[]) => `${list.length}k${Math.min(3, list.length)}`;
	expect(
		rolled({ game: 'oscar', kind: 'shot', attack: pool(a), defence: pool(d), dice: [a, d], rulings: rules })
	).toMatchObject({ attack, defence, casualties, prone: attack === defence });
});

test('resolving every roll gives the odds of OSCAR shooting and melee, exactly', () => {
	const pools = fc.constantFrom('1k1', '2k1', '2k2', '3k2', '3k3');
	const modifier = fc.integer({ min: -3, max: 2 });
	const rules = fc.record({ 'loss-multiples': fc.constantFrom('strict', 'at-least') });
	const men = fc.integer({ min: 0, max: 5 });
	const everyRoll = function* (count: number): Generator<number[]> {
		for (let n = 0; n < 6 ** count; n++)
			yield Array.from({ length: count }, (_, i) => (Math.floor(n / 6 ** i) % 6) + 1);
	};
	fc.assert(
		fc.property(pools, pools, modifier, modifier, rules, men, (a, b, ma, mb, r, m) => {
			const attack = {
				game: 'oscar',
				kind: 'shot',
				attack: a,
				defence: b,
				attackModifier: ma,
				defenceModifier: mb,
				rulings: r,
				targets: m
			};
			const fight = {
				game: 'oscar',
				kind: 'melee',
				sides: [
					{ attack: a, modifier: ma },
					{ attack: b, modifier: mb, men: m }
				],
				rulings: r
			};
			const [shooting, fighting] = [read(attack), read(fight)];
			if (shooting.game !== 'oscar' || shooting.kind !== 'shot') throw new Error();
			if (fighting.game !== 'oscar' || fighting.kind !== 'melee') throw new Error();
			const counts: Record<string, number> = {};
			const add = (key: string) => (counts[key] = (counts[key] ?? 0) + 1);
			let rolls = 0;
			for (const first of everyRoll(Number(a[0]))) {
				for (const second of everyRoll(Number(b[0]))) {
					rolls++;
					const s = resolveOscarShot(shooting, first, second);
					add(`casualties.${s.casualties}`);
					if (s.prone) add('prone');
					const f = resolveOscarMelee(fighting, first, second);
					add(f.winner === 0 ? 'win' : f.winner === 1 ? 'loss' : 'draw');
					add(`losses.${f.losses[1]}`);
				}
			}
			const [shootingOdds, fightingOdds] = [oddsOf(attack), oddsOf(fight)];
			for (const path of ['prone', ...[0, 1, 2, 3, 4].map((n) => `casualties.${n}`)]) {
				expect(chance(shootingOdds, path)).toBe((counts[path] ?? 0) / rolls);
			}
			for (const path of ['win', 'draw', 'loss', ...[0, 1, 2, 3, 4].map((n) => `losses.${n}`)]) {
				expect(chance(fightingOdds, path)).toBe((counts[path] ?? 0) / rolls);
			}
		}),
		{ numRuns: 20, seed: 54 }
	);
}, 60_000);

test.each([
	[null, 'not-an-attack'],
	[[], 'not-an-attack'],
	[{ game: 'chess', kind: 'melee' }, 'not-an-attack'],
	[{ game: '__proto__', kind: 'melee' }, 'not-an-attack'],
	[{ game: 'dbg', kind: 'constructor' }, 'not-an-attack'],
	[{ game: 'dbg', kind: 'melee' }, 'wrong-shape'],
	[melee([], [{ combat: 1, defence: 1 }]), 'wrong-shape'],
	[melee([{ combat: 1.5, defence: 10 }], [{ combat: 1, defence: 1 }]), 'wrong-shape'],
	[melee([{ combat: 1e308, defence: 10 }], [{ combat: 1, defence: 1 }]), 'wrong-shape'],
	[melee([{ combat: 1, defence: 1, state: 'out' }], [{ combat: 1, defence: 1 }]), 'wrong-shape'],
	[melee(Array(2).fill({ combat: 1, defence: 1 }), Array(2).fill({ combat: 1, defence: 1 })), 'many-against-many'],
	[melee([{ combat: 1, defence: 1 }], [{ combat: 1, defence: 1 }], { strike: 1 }), 'strike-out-of-range'],
	[{ game: 'oscar', kind: 'test', discipline: '2k3' }, 'wrong-shape']
])('%j is refused: %s', (value, code) => {
	expect(parseAttack(value)).toMatchObject({ ok: false, error: { code } });
});

test.each([
	[melee([{ combat: 1, defence: 1 }], [{ combat: 1, defence: 1 }]), 'no-dice'],
	[melee([{ combat: 1, defence: 1 }], [{ combat: 1, defence: 1 }], { dice: [[1]] }), 'dice-count'],
	[melee([{ combat: 1, defence: 1 }], [{ combat: 1, defence: 1 }], { dice: [[1], [0]] }), 'die-unfinished'],
	[melee([{ combat: 1, defence: 1 }], [{ combat: 1, defence: 1 }], { seed: 'x' }), 'bad-seed'],
	[shot({ distance: 71, dice: [[1]] }), 'out-of-range'],
	[shot({ rulings: { 'missile-table': 'mine' }, dice: [[1]] }), 'unknown-ruling'],
	[{ game: 'oscar', kind: 'test', discipline: '2k2', dice: [[1, 7]] }, 'bad-face'],
	[{ game: 'oscar', kind: 'test', discipline: '2k2', dice: [[1]] }, 'dice-count']
])('rolling %j fails: %s', (value, code) => {
	expect(rollAttack(read(value), missile)).toMatchObject({ ok: false, error: { code } });
});

test('the same seed rolls the same, and its faces resolve to the same result', () => {
	const attack = melee([{ combat: 6, defence: 10 }], [{ combat: 5, defence: 13 }]);
	const first = rolled({ ...attack, seed: 'mt19937:99' });
	expect(rolled({ ...attack, seed: 99 })).toEqual(first);
	expect(first.seed).toBe('mt19937:99');
	expect(rolled({ ...attack, dice: first.dice })).toEqual({ ...first, seed: null });
});
