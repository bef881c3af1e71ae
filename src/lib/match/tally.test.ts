import { expect, test } from 'vitest';
import type { Attack } from './attack.ts';
import { logLine } from './engine.ts';
import type { LogEntry } from './fold.ts';
import { tallyOf } from './tally.ts';
import { attackOdds } from './odds.ts';

const shot: Attack = {
	...{ game: 'oscar', kind: 'shot', attack: '4k2', defence: '2k2', attackModifier: 0, defenceModifier: 0 },
	...{ targets: 8, rulings: {}, dice: undefined, seed: undefined }
};
const melee: Attack = {
	...{ game: 'oscar', kind: 'melee', rulings: {}, dice: undefined, seed: undefined },
	sides: [
		{ attack: '2k1', modifier: 0, men: 4 },
		{ attack: '2k1', modifier: 0, men: 4 }
	]
};
const entry = (attack: Attack | null, dice: number[][], who: string | null): LogEntry => ({
	event: 0,
	typed: false,
	lines: [logLine('x', {}, { attack, dice, sums: [{ code: 'a', who, terms: [], total: 0, against: [] }] })]
});
const sideOf = (id: string) => (id.startsWith('0:') ? 0 : id.startsWith('1:') ? 1 : null);

test('every roll adds its exact chances before it and what came of it', () => {
	const odds = attackOdds(shot, {});
	if (!odds.ok || !('0' in (odds.value['casualties'] ?? {}))) throw new Error('no odds');
	const [own, theirs] = tallyOf(
		[
			entry(
				shot,
				[
					[6, 6, 1, 1],
					[1, 1]
				],
				'0:a'
			), // 12 against 2: four
			entry(
				shot,
				[
					[1, 1, 1, 1],
					[6, 6]
				],
				'0:a'
			), // a miss
			entry(
				shot,
				[
					[1, 1, 1, 1],
					[6, 6]
				],
				'1:b'
			)
		],
		sideOf
	);
	expect(own.shots).toMatchObject({ count: 2, got: 1 });
	expect(own.losses).toMatchObject({ count: 2, got: 4 });
	expect(own.shots.expected).toBeCloseTo(2 * theirs.shots.expected, 12);
	expect(theirs.shots.expected).toBeGreaterThan(0.1);
	expect(theirs.shots.expected).toBeLessThan(0.95);
});

test('a melee counts for both sides, and even dice make even odds', () => {
	const [own, theirs] = tallyOf(
		[
			entry(
				melee,
				[
					[6, 6],
					[1, 1]
				],
				'1:b'
			)
		],
		sideOf
	);
	expect([own.fights.got, theirs.fights.got]).toEqual([0, 1]);
	expect(own.fights.expected).toBeCloseTo(theirs.fights.expected, 12);
	expect(theirs.losses.got).toBeGreaterThan(0);
});

test('what nobody rolled, what is no attack and what other dice were rolled for is left out', () => {
	const none = tallyOf(
		[
			entry(shot, [[6]], '0:a'),
			entry(null, [], '0:a'),
			entry(
				shot,
				[
					[6, 6, 1, 1],
					[1, 1]
				],
				null
			)
		],
		sideOf
	);
	expect(none.map(({ shots, tests }) => shots.count + tests.count)).toEqual([0, 0]);
});
