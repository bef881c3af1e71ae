import { expect, test } from 'vitest';
import { battleCatalogue } from '../../catalogue/battle-lists.ts';
import { toNumber } from '../../dice/fraction.ts';
import { seededDice } from '../../dice/random.ts';
import { advance } from '../fold.ts';
import { diceChances, mean } from './chances.ts';
import { SAMPLES, battleForecast, turnForecast } from './forecast.ts';
import { actionOdds, bestMeant, npcOdds, tacticalChances } from './odds.ts';
import { actorIn } from './state.ts';
import { atHeroes, engine, play, scene, startOf } from './table.fixture.ts';

const at = atHeroes();
const A1 = '0:h1';
const odds = (action: Parameters<typeof actionOdds>[2], fold = at, how: object = {}) => {
	const found = actionOdds(
		scene(fold.state),
		actorIn(fold.state, action === 'great-creature' ? '0:c1' : A1),
		action,
		how
	);
	if (!found) throw new Error(`no odds for ${action}`);
	return found;
};

test('dice: the better of two tens, and three', () => {
	const { weights, total } = diceChances({ count: 2, sides: 10, keep: 1, plus: 3 });
	expect([total, weights.get(13), weights.get(4)]).toEqual([100n, 19n, 1n]);
	expect(mean({ weights, total })).toBeCloseTo(10.15, 9);
});

test.each([
	// means of the source: 3.5, 5.5, 7 and 11 (bataille-rangee 3.3)
	['balanced', 3.5],
	['advantaged', 5.5],
	['greatly-advantaged', 7],
	['overwhelming', 11]
])('military dice, %s: %f on average', (id, expected) => {
	const dice = battleCatalogue.game.balances.find((each) => each.id === id)?.stronger;
	expect(dice && mean(diceChances(dice))).toBe(expected);
});

test('an action: its target, its chance, its mean', () => {
	const ranged = odds('ranged-support'); // 45 and 10: 55
	expect([ranged.target?.total, ranged.success && toNumber(ranged.success)]).toEqual([55, 0.55]);
	// degrees 0 to 5 at least 1: faces 36..55 are 1 (20 of them), 26..35 two, .. 1..5 five
	expect([...ranged.points.weights].sort(([a], [b]) => a - b)).toEqual([
		[0, 45n],
		[1, 20n],
		[2, 10n],
		[3, 10n],
		[4, 10n],
		[5, 5n]
	]);
	expect(ranged.expected).toBeCloseTo((20 + 20 + 30 + 40 + 25) / 100, 9);
	expect(ranged.damage).toEqual({ least: 2, most: 11, mean: 6.5 });
	expect(odds('great-creature').expected).toBeCloseTo(9.5, 9);
	expect(odds('great-creature', at, { extra: 2 }).expected).toBeCloseTo(11.5, 9);
	expect(odds('magic-support', at, { difficulty: 25 }).expected).toBeCloseTo(1.5, 9);
	expect(npcOdds(scene(at.state))).toMatchObject({ expected: 2, damage: { least: 3, most: 12 } });
	expect(actionOdds(scene(at.state), actorIn(at.state, A1), 'challenge')).toBe(null);
});

test.each(['ranged-support', 'among-troops', 'heroic-act', 'magic-support', 'front-line', 'great-creature'] as const)(
	'%s: what resolving every roll gives is what the odds say',
	(action) => {
		for (const rulings of [{}, { degrees: 'tens-difference', 'magic-split': 'failure-one' }]) {
			const fold = atHeroes(rulings);
			const { points } = odds(action, fold);
			const seen = new Map<number, bigint>();
			const hero = action === 'great-creature' ? '0:c1' : A1;
			const damage =
				action === 'magic-support' || action === 'ranged-support' || action === 'among-troops' ? [[1]] : [[1], [1]];
			const faces = action === 'great-creature' ? 6 : 100;
			for (let face = 1; face <= faces; face++) {
				const after = play(fold, { kind: 'act', hero, action, dice: [[face], ...damage] });
				const gains = after.state.due[0]?.kind === 'gain' ? [1, 2, 3, 4, 5, 6] : [null];
				for (const gain of gains) {
					const { state } = gain === null ? after : play(after, { kind: 'gain', dice: [[gain]] });
					seen.set(state.points[0], (seen.get(state.points[0]) ?? 0n) + (gain === null ? 6n : 1n));
				}
			}
			const scaled = new Map(
				[...points.weights].map(([each, weight]) => [each, (weight * BigInt(faces * 6)) / points.total])
			);
			expect(seen).toEqual(scaled);
		}
	}
);

test('the generals’ test, counted against every pair of rolls', () => {
	const fold = play(startOf({}, [{}, { general: { name: 'B', strategy: null, command: 55 } }]), {
		kind: 'muster',
		balance: 'balanced'
	});
	const { state } = play(fold, { kind: 'set', phase: 'tactical' });
	const { wins, total } = tacticalChances(scene(state));
	const seen: [bigint, bigint] = [0n, 0n];
	for (let first = 1; first <= 100; first++) {
		for (let second = 1; second <= 100; second += 1) {
			const plan = engine.plan(state, { kind: 'tactical' });
			if (!plan.ok) throw new Error('refused');
			const [due] = plan.value.resolve([[first], [second]]).state.due;
			if (due?.kind === 'tactical-gain' && due.sides[0] !== undefined) seen[due.sides[0]]++;
		}
	}
	expect([wins, total]).toEqual([seen, 10_000n]);
});

test('what is meant when nobody says: the best mean, the shortcut for who is not played', () => {
	const { state } = at;
	expect(bestMeant(scene(state), actorIn(state, '0:h2'))).toEqual({ action: 'npc' });
	expect(bestMeant(scene(state), actorIn(state, '0:c1'))).toEqual({ action: 'great-creature' });
	expect(bestMeant(scene(state), actorIn(state, A1))).toEqual({ action: 'heroic-act' });
});

const FEW = { heroes: [{ id: 'h1', characteristics: { ws: 40 } }], creatures: [], strategicPoints: 0, general: null };

test('this turn, exactly: who reaches the threshold with the one test that is left', () => {
	const muster = { kind: 'muster', balance: 'balanced', threshold: 20 };
	const forces = [FEW, { ...FEW, heroes: [] }] as const;
	const set = { kind: 'set', phase: 'heroes', first: 15, second: 19 };
	const { state } = play(startOf({}, forces), muster, set);
	// front line: 50 and under brings 3 and the degrees: 5 or more from 30 down
	expect(turnForecast(scene(state), { [A1]: { action: 'front-line' } })).toEqual({
		win: [expect.closeTo(0.3, 12), 0],
		draw: 0,
		goesOn: expect.closeTo(0.7, 12),
		error: null
	});
	expect(turnForecast(scene(startOf().state), {})).toBe(null);
	const level = play(startOf({}, forces), muster, { ...set, first: 19, second: 22 });
	const forecast = turnForecast(scene(level.state), { [A1]: { action: 'among-troops' } });
	// 22 needs three points, more needs four: among the troops 1 + degrees, so 30 to 21 and 20 or less
	expect(forecast?.draw).toBeCloseTo(0.1, 12);
	expect(forecast?.win).toEqual([expect.closeTo(0.2, 12), expect.closeTo(0.7, 12)]);
});

test('the battle: exact and sampled agree, and both with battles played to the end', () => {
	const muster = { kind: 'muster', balance: 'advantaged', stronger: 1, threshold: 30 };
	const start = play(startOf({}, [FEW, { ...FEW, strategicPoints: 1 }]), muster);
	const meanings = { [A1]: { action: 'front-line' as const }, '1:h1': { action: 'npc' as const } };
	const exact = battleForecast(scene(start.state), meanings, 'mt19937:1');
	const sample = battleForecast(scene(start.state), meanings, 'mt19937:1', 0);
	if (!exact || !sample) throw new Error('no forecast');
	expect(exact.error).toBe(null);
	expect(exact.win[0] + exact.win[1] + exact.draw).toBeCloseTo(1, 9);
	expect(sample.error).toBeCloseTo(Math.sqrt((sample.win[0] * (1 - sample.win[0])) / SAMPLES), 3);
	expect(Math.abs(sample.win[0] - exact.win[0])).toBeLessThan(4 * (sample.error ?? 0));

	const dice = seededDice(11);
	const games = 1500;
	let won = 0;
	for (let game = 0; game < games; game++) {
		const seed = `mt19937:${dice.die(1_000_000)}`;
		let fold = start;
		while (!engine.isOver(fold.state)) {
			const { state } = fold;
			const event =
				state.due.length > 0
					? state.due[0]?.kind === 'tactical-gain'
						? { kind: 'tactical-gain' }
						: { kind: 'waive' }
					: state.phase === 'heroes'
						? state.people[A1]?.acted === false
							? { kind: 'act', hero: A1, action: 'front-line' }
							: { kind: 'npc', hero: '1:h1' }
						: { kind: state.phase };
			const next = advance(fold, event, seed, engine);
			if (!next.ok) throw new Error(JSON.stringify([event, next.error]));
			fold = next.value;
		}
		if (fold.state.outcome?.winner === 0) won++;
	}
	const error = Math.sqrt((exact.win[0] * (1 - exact.win[0])) / games);
	expect(Math.abs(won / games - exact.win[0])).toBeLessThan(4 * error);
});
