import { expect, test } from 'vitest';
import type { DiceWant } from '#lib/match/engine.ts';
import { readFaces } from './dice-text.ts';

const d10: DiceWant = { kind: 'd10', who: null };
const pool: DiceWant = { kind: 'pool', count: 4, who: null };
const d3: DiceWant = { kind: 'die', faces: 3, who: null };
const d20: DiceWant = { kind: 'die', faces: 20, who: null };
const ten: DiceWant = { kind: 'die', faces: 10, who: null };
const hundred: DiceWant = { kind: 'die', faces: 100, who: null };

test.each<[DiceWant, string, readonly number[]]>([
	[d10, '7', [7]],
	[d10, '03', [0, 3]],
	[d10, ' 0 0 5 ', [0, 0, 5]],
	[pool, '6413', [6, 4, 1, 3]],
	[pool, '6, 4, 1, 3', [6, 4, 1, 3]],
	[d3, '2', [2]],
	[d20, '17', [17]],
	[ten, '0', [10]],
	[ten, '10', [10]],
	[hundred, '07', [7]],
	[hundred, '00', [100]]
])('%j read from "%s"', (want, text, faces) => {
	expect(readFaces(text, want)).toEqual({ ok: true, value: faces });
});

test.each<[DiceWant, string, string]>([
	[d10, '', 'dice-count'],
	[d10, '0', 'die-unfinished'],
	[d10, '34', 'die-too-long'],
	[d10, 'x', 'bad-face'],
	[pool, '641', 'dice-count'],
	[pool, '64137', 'bad-face'],
	[pool, '6407', 'bad-face'],
	[d3, '4', 'bad-face'],
	[d20, '1 7', 'dice-count'],
	[d20, '21', 'bad-face'],
	[d20, '0', 'bad-face'],
	[hundred, '101', 'bad-face']
])('%j refuses "%s": %s', (want, text, code) => {
	expect(readFaces(text, want)).toMatchObject({ ok: false, error: { code } });
});
