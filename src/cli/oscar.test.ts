import { GAMES } from '#lib/roster/document.ts';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBack } from '#lib/pdf/read-back.fixture.ts';
import { loadOscarSamples } from '#lib/roster/oscar-samples.ts';
import { makeRosterDocument } from '#lib/roster/document.ts';
import { main } from './main.ts';

const folder = mkdtempSync(join(tmpdir(), 'signifer-oscar-'));
const samples = await loadOscarSamples();
for (const { id, roster } of samples) {
	writeFileSync(join(folder, `${id}.json`), JSON.stringify(makeRosterDocument(roster)));
}
const short = samples[0]?.roster;
if (!short) throw new Error('no samples');
const [, veterans, group] = short.entries;
writeFileSync(
	join(folder, 'short.json'),
	JSON.stringify({ ...makeRosterDocument(short), entries: [veterans, { ...group, headcount: 7 }] })
);
writeFileSync(
	join(folder, 'dbg.json'),
	JSON.stringify({ format: 'signifer.roster', version: 1, game: 'dbg', army: 'celts', entries: [] })
);

async function run(...argv: string[]) {
	const out: string[] = [];
	const err: string[] = [];
	const code = await main(argv, {
		cwd: folder,
		out: (chunk) => out.push(String(chunk)),
		err: (line) => err.push(line),
		stdin: (async function* () {})()
	});
	return { code, out: out.join(''), err };
}

test.each(samples.map(({ id }) => id))('the sample %s is legal, travels as a link and reads as text', async (id) => {
	const check = await run('check', `${id}.json`, '--json');
	expect(check.code).toBe(0);
	expect(JSON.parse(check.out)).toMatchObject({ legal: true, points: null, limit: null });
	const { out: link } = await run('share', `${id}.json`);
	const { out: document } = await run('open', link.trim());
	expect(JSON.parse(document)).toMatchObject({ format: 'signifer.roster', game: 'oscar' });
	for (const lang of ['fr', 'en']) {
		const { code, out } = await run('text', `${id}.json`, '--lang', lang);
		expect(code).toBe(0);
		expect(out).not.toMatch(/undefined|NaN|oscar_|\{\d/);
	}
});

test('a short company: every problem, each with its smallest repair', async () => {
	const { code, out } = await run('check', 'short.json', '--json');
	expect(code).toBe(1);
	const { problems } = JSON.parse(out) as { problems: { code: string; entry: string | null; facts: object }[] };
	expect(problems.map((problem) => [problem.code, problem.facts])).toEqual([
		['officer-missing', { count: 0, min: 1 }],
		['combat-groups-below', { count: 1, min: 2 }],
		['headcount-odd', { headcount: 7 }]
	]);
	const { out: words } = await run('check', 'short.json', '--lang', 'en');
	expect(words).toContain('At least 2 combat groups: there is 1 [OSCAR, page 10]');
	expect(words).toContain('change to 8 men');
});

test('distances in inches or centimetres, in profiles and in rulings', async () => {
	const document = { ...makeRosterDocument(short), rulings: { 'short-range': 'third' } };
	writeFileSync(join(folder, 'third.json'), JSON.stringify(document));
	const inches = await run('text', 'third.json', '--lang', 'fr');
	expect(inches.out).toContain('Mvt 12″');
	expect(inches.out).toContain('d’une arme de 12″');
	const cm = await run('text', 'third.json', '--units', 'cm', '--lang', 'en');
	expect(cm.out).toContain('30.48\u00A0cm');
	expect(cm.out).toContain('10.16\u00A0cm, a third of normal range');
	expect(cm.out).not.toMatch(/″|\{\d/);
	expect(await run('text', 'third.json', '--units', 'ells')).toMatchObject({ code: 2 });
});

test('parity: a matched pair, and what a short company must add', async () => {
	expect(await run('parity', 'crossroads-captain.json', 'crossroads-hauptmann.json', '--json')).toMatchObject({
		code: 0
	});
	const { code, out } = await run('parity', 'francophone.json', 'short.json', '--json');
	expect(code).toBe(1);
	expect(JSON.parse(out)).toMatchObject({
		match: false,
		problems: [
			{ code: 'parity-groups', facts: { a: 2, b: 1 } },
			{ code: 'parity-structure', facts: { role: 'officer', a: 1, b: 0 } }
		]
	});
	const words = await run('parity', 'francophone.json', 'short.json', '--lang', 'en');
	expect(words.out).toContain('For the second: Add ');
});

test.each([
	[['parity', 'francophone.json', 'dbg.json'], 'dbg.json: this is no OSCAR company'],
	[['parity', 'francophone.json'], 'parity: B is missing']
])('%j is refused', async (argv, says) => {
	const { code, err } = await run(...argv, '--lang', 'en');
	expect([code, err]).toEqual([2, [expect.stringContaining(says)]]);
});

test('lists has the catalogue of every game; a company file of one’s own is checked', async () => {
	const { code, out } = await run('lists', '--json');
	expect(code).toBe(0);
	const { catalogues } = JSON.parse(out) as {
		catalogues: { game: string; companies?: { id: string; units: object[] }[] }[];
	};
	expect(catalogues.map(({ game }) => game)).toEqual([...GAMES]);
	expect(catalogues.find(({ game }) => game === 'oscar')?.companies?.map(({ units }) => units.length)).toEqual([
		4, 4, 4, 4, 4
	]);
	const words = await run('lists', '--lang', 'en');
	expect(words.out).toContain('Soviet company (soviet)');

	writeFileSync(join(folder, 'pack.json'), JSON.stringify({ game: 'oscar', companies: [], units: [] }));
	expect(await run('lists', '--check', 'pack.json', '--json')).toMatchObject({ code: 0 });
	const lone = { id: 'guards', nameProvenance: { kind: 'stated' } };
	writeFileSync(join(folder, 'pack.json'), JSON.stringify({ game: 'oscar', companies: [lone], units: [] }));
	const faulty = await run('lists', '--check', 'pack.json', '--json');
	expect(faulty.code).toBe(1);
	expect(JSON.parse(faulty.out)).toMatchObject({
		valid: false,
		faults: [
			{ code: 'role-missing', facts: { path: 'companies.0', role: 'officer', count: 0, min: 1 } },
			{ code: 'role-missing', facts: { path: 'companies.0', role: 'line', count: 0, min: 2 } }
		]
	});
	for (const lang of ['fr', 'en']) {
		const told = await run('lists', '--check', 'pack.json', '--lang', lang);
		expect(told.out).toMatch(/companies\.0/);
		expect(told.out).not.toMatch(/undefined|cli_/);
	}
});

test('cards and sheet are PDFs that say what the company is, also an illegal one', async () => {
	for (const command of ['cards', 'sheet']) {
		const { code, out } = await run(
			command,
			'short.json',
			'-o',
			`${command}.pdf`,
			'--units',
			'cm',
			'--json',
			'--lang',
			'en'
		);
		expect(code).toBe(0);
		expect(JSON.parse(out)).toMatchObject({ missing: [] });
		const { pages } = await readBack(readFileSync(join(folder, `${command}.pdf`)));
		const said = pages.flatMap(({ texts }) => texts).join(' ');
		expect(said).toContain('22.86');
		expect(said).toMatch(/Not a legal list/);
		expect(said).not.toMatch(/undefined|NaN|print_|\{\d/);
	}
}, 60_000);
