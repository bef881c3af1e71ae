import fc from 'fast-check';
import { expect, test } from 'vitest';
import { read, oddsOf, rolled, chance } from './odds.fixture.ts';
import { resolveOscarMelee, resolveOscarShot } from './oscar-attack.ts';

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
