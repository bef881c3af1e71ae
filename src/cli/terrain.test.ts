import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TENDENCIES } from '#lib/catalogue/legio.ts';
import { main } from './main.ts';

async function run(...options: string[]) {
	const out: string[] = [];
	const err: string[] = [];
	const code = await main(['terrain', ...options], {
		cwd: '/',
		out: (chunk) => out.push(typeof chunk === 'string' ? chunk : new TextDecoder().decode(chunk)),
		err: (line) => err.push(line),
		stdin: (async function* () {
			yield '';
		})()
	});
	return { code, out: out.join(''), err };
}

interface Table {
	readonly tendency: string;
	readonly seed: string;
	readonly pieces: readonly {
		section: number;
		piece: string;
		compulsory: boolean;
		edge: string;
		box: { x: number; y: number; width: number; height: number };
	}[];
	readonly rolls: readonly { section: number; dice: number[]; roll: number; piece: string | null }[];
	readonly stopped: string;
}
const tableOf = async (...options: string[]): Promise<Table> => JSON.parse((await run(...options, '--json')).out);

test('the same seed gives the same table, another one another', async () => {
	const first = await run('--tendency', 'hilly', '--seed', '7', '--json');
	expect(first).toEqual(await run('--tendency', 'hilly', '--seed', 'mt19937:7', '--json'));
	expect(first).toEqual(await run('--tendency', 'Hilly', '--seed', '7', '--json'));
	expect(first.code).toBe(0);
	expect(first.out).not.toBe((await run('--tendency', 'hilly', '--seed', '8', '--json')).out);
	expect(JSON.parse(first.out)).toMatchObject({
		tendency: 'hilly',
		seed: 'mt19937:7',
		table: { width: 120, depth: 80, section: 40 }
	});
});

test.each(TENDENCIES)('%s: a table keeps the rules of the set-up', async (tendency) => {
	for (let seed = 0; seed < 20; seed++) {
		const { pieces, rolls, stopped } = await tableOf('--tendency', tendency, '--seed', String(seed));
		expect(pieces.filter(({ compulsory }) => compulsory)).toHaveLength(1);
		expect(pieces[0]?.compulsory).toBe(true);
		expect(stopped).toBe(pieces.length === 4 ? 'full' : 'all-tested');
		if (stopped === 'all-tested') expect(rolls).toHaveLength(5);
		const own = pieces[0]?.section;
		const order = [1, 2, 3, 4, 5, 6].filter((section) => section !== own);
		expect(rolls.map(({ section }) => section)).toEqual(order.slice(0, rolls.length));
		for (const { dice, roll } of rolls) expect(dice.reduce((sum, face) => sum + face, 0)).toBe(roll);
		expect(pieces.slice(1).map(({ section, piece }) => [section, piece])).toEqual(
			rolls.filter(({ piece }) => piece !== null).map(({ section, piece }) => [section, piece])
		);
		for (const { box } of pieces) {
			expect(Math.min(box.x, box.y, 120 - box.x - box.width, 80 - box.y - box.height)).toBeGreaterThanOrEqual(0);
		}
	}
});

test('the defender’s choice', async () => {
	const { pieces } = await tableOf('--tendency', 'tropical', '--seed', '1', '--compulsory', 'marsh');
	expect(pieces[0]?.piece).toBe('marsh');
});

test.each(['fr', 'en'])('a table in words, with a sketch of its six sections (%s)', async (lang) => {
	const { code, out } = await run('--tendency', 'littoral', '--seed', '3', '--lang', lang);
	expect(code).toBe(0);
	expect(out).not.toMatch(/undefined|NaN|legio_|terrain\./);
	expect(out.trimEnd().split('\n').slice(-2)).toEqual([
		expect.stringMatching(/^ {2}1 .+ {2}2 .+ {2}3 /),
		expect.stringMatching(/^ {2}4 .+ {2}5 .+ {2}6 /)
	]);
});

test('the picture of a table, alone on standard output, or in a file beside the words', async () => {
	const options = ['--tendency', 'dry', '--seed', '4', '--lang', 'fr'];
	const { code, out } = await run(...options, '-o', '-');
	expect(code).toBe(0);
	expect(out).toMatch(/^<svg [^]*<\/svg>\n$/);
	const { pieces } = await tableOf(...options);
	expect(/<title>(.*)<\/title>/.exec(out)?.[1]?.split(', ')).toHaveLength(pieces.length);
	const folder = mkdtempSync(join(tmpdir(), 'signifer-'));
	const file = join(folder, 'table.svg');
	const both = await run(...options, '-o', file);
	expect(both).toEqual(await run(...options));
	expect(readFileSync(file, 'utf8')).toBe(out);
	expect(await run(...options, '-o', join(folder, 'none', 'table.svg'))).toMatchObject({ code: 2, out: '' });
});

test('chances of one roll and of every table, exact', async () => {
	const { code, out } = await run('--tendency', 'arable', '--chances', '--json');
	expect(code).toBe(0);
	const chances = JSON.parse(out);
	expect(chances.roll).toEqual({
		outOf: 36,
		pieces: { wood: 3, 'gentle-hill': 11, 'steep-hill': 1, rough: 0, marsh: 0, dunes: 0 },
		none: 21
	});
	const tables: { compulsory: string; totals: object; tables: { chance: { value: number } }[] }[] = chances.tables;
	expect(tables.map(({ compulsory }) => compulsory)).toEqual(['gentle-hill', 'wood']);
	expect(tables[0]?.totals).toMatchObject({
		1: { value: expect.closeTo((7 / 12) ** 5, 12), numerator: '16807', denominator: '248832' }
	});
	for (const each of tables) {
		expect(each.tables.reduce((sum, { chance }) => sum + chance.value, 0)).toBeCloseTo(1, 12);
	}
	const one = JSON.parse((await run('--tendency', 'arable', '--chances', '--compulsory', 'wood', '--json')).out);
	expect(one.tables).toEqual([chances.tables[1]]);
});

test.each(['fr', 'en'])('chances in words (%s)', async (lang) => {
	const { code, out } = await run('--tendency', 'dry', '--chances', '--lang', lang);
	expect(code).toBe(0);
	expect(out).toMatch(/64\/81/);
	expect(out).not.toMatch(/undefined|NaN|legio_|terrain\./);
});

test.each([
	[[], '--tendency'],
	[['--tendency', 'swamp', '--seed', '1'], 'swamp'],
	[['--tendency', 'constructor', '--seed', '1'], 'constructor'],
	[['--tendency', 'dry'], '--seed'],
	[['--tendency', 'dry', '--seed', 'x'], 'x'],
	[['--tendency', 'dry', '--seed', '99999999999'], '99999999999'],
	[['--tendency', 'dry', '--seed'], '--seed'],
	[['--tendency', 'dry', '--seed', '1', '--compulsory', 'wood'], 'wood'],
	[['--tendency', 'dry', '--seed', '1', '--chances'], '--chances'],
	[['--tendency', 'dry', '--chances', '-o', 'x.svg'], '-o'],
	[['--tendency', 'dry', '--seed', '1', '--ink', 'full'], '--ink'],
	[['--tendency', 'dry', '--seed', '1', 'more'], 'more']
])('%j is refused on one line that names %s', async (options, names) => {
	for (const lang of ['fr', 'en']) {
		const { code, out, err } = await run(...options, '--lang', lang);
		expect([code, out, err.length]).toEqual([2, '', 1]);
		expect(err[0]).toContain(names);
		expect(err[0]).not.toContain('\n');
	}
});
