import { expect, test } from 'vitest';
import { main } from './main.ts';

async function run(command: string, input: unknown, ...options: string[]) {
	const out: string[] = [];
	const err: string[] = [];
	const text = typeof input === 'string' ? input : JSON.stringify(input);
	const code = await main([command, '-', ...options], {
		cwd: '/',
		out: (chunk) => out.push(String(chunk)),
		err: (line) => err.push(line),
		stdin: (async function* () {
			yield text;
		})()
	});
	return { code, out: out.join(''), err };
}

const MELEE = {
	game: 'dbg',
	kind: 'melee',
	sides: [
		[{ combat: 6, defence: 10, state: 'fit', modifier: 0, damage: 0, tough: false, dog: false }],
		[
			{ combat: 5, defence: 13 },
			{ combat: 4, defence: 10 }
		]
	],
	strike: 0,
	rulings: {},
	dice: [[5], [0, 3], [7]]
};

test('odds of a melee as JSON: chances by name, each with its value', async () => {
	const { code, out } = await run('odds', MELEE, '--json');
	expect(code).toBe(0);
	const odds = JSON.parse(out) as Record<string, { value: number } & Record<string, { value: number }>>;
	expect(Object.keys(odds)).toEqual(['win', 'draw', 'loss', 'struck', 'strikers']);
	expect(Object.keys(odds['struck'] ?? {})).toEqual(['nothing', 'wounded', 'out']);
	expect((odds['win']?.value ?? 0) + (odds['draw']?.value ?? 0) + (odds['loss']?.value ?? 0)).toBeCloseTo(1, 12);
});

test('finite dice also have their quotient', async () => {
	const { out } = await run(
		'odds',
		{ game: 'oscar', kind: 'test', discipline: '2k2', modifier: -2, target: 7 },
		'--json'
	);
	expect(JSON.parse(out)).toEqual({ pass: { value: 10 / 36, numerator: '5', denominator: '18' } });
});

test('the same attack rolled: 9 against 18 and 11', async () => {
	const { code, out } = await run('roll', MELEE, '--json');
	expect(code).toBe(0);
	expect(JSON.parse(out)).toMatchObject({ scores: [[9], [18, 11]], winner: 1, states: [['out'], ['fit', 'fit']] });
});

test.each(['fr', 'en'])('odds and rolls in words (%s)', async (lang) => {
	for (const attack of [
		MELEE,
		{ game: 'dbg', kind: 'shot', shooting: 4, weapon: 'bow', distance: 35, defence: 11, seed: 3 },
		{ game: 'dbg', kind: 'test', value: 6, difficulty: 10, seed: 3 },
		{ game: 'oscar', kind: 'shot', attack: '4k2', defence: '2k2', seed: 3 },
		{ game: 'oscar', kind: 'melee', sides: [{ attack: '1k1', modifier: 1 }, { attack: '1k1' }], seed: 3 },
		{ game: 'oscar', kind: 'test', discipline: '2k2', seed: 3 }
	]) {
		for (const command of ['odds', 'roll']) {
			const { code, out } = await run(command, attack, '--lang', lang);
			expect(code).toBe(0);
			expect(out).toMatch(/\d/);
			expect(out).not.toMatch(/undefined|NaN|match_/);
		}
	}
});

test.each([
	['odds', '{', /JSON/],
	['odds', 'null', /dbg|attaque|attack/],
	['odds', { ...MELEE, sides: [[], []] }, /sides.*(1 au moins|1 or more)/],
	['odds', { game: 'oscar', kind: 'test', discipline: '2k2', target: 1001 }, /target.*(jusqu’à|up to) 1000/],
	['odds', { game: 'dbg', kind: 'shot', shooting: 4, weapon: 'bow', distance: 71, defence: 11 }, /71/],
	['odds', { ...MELEE, rulings: { 'wounded-mallus': -3 } }, /wounded-mallus.*-3/],
	['odds', { ...MELEE, rulings: { 'wounded-malus': -9 } }, /wounded-malus.*-9/],
	['roll', { ...MELEE, rulings: { constructor: true } }, /constructor.*true/],
	[
		'odds',
		{ game: 'oscar', kind: 'test', discipline: '2k2', target: 7, rulings: { 'melee-tie': 'bare' } },
		/melee-tie/
	],
	['roll', { ...MELEE, dice: [[5]] }, /3/],
	['roll', { ...MELEE, dice: [[5], [0], [7]] }, /0/],
	['roll', { ...MELEE, dice: undefined }, /seed/]
])('%s of %j is refused on one line', async (command, input, says) => {
	for (const lang of ['fr', 'en']) {
		const { code, out, err } = await run(command, input, '--lang', lang);
		expect([code, out, err.length]).toEqual([2, '', 1]);
		expect(err[0]).toMatch(says);
		expect(err[0]).not.toContain('\n');
	}
});
