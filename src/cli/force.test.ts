import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOCALES } from '#lib/catalogue/text.ts';
import { loadBattleSamples } from '#lib/roster/battle-samples.ts';
import { makeRosterDocument } from '#lib/roster/document.ts';
import { main } from './main.ts';

const folder = mkdtempSync(join(tmpdir(), 'signifer-force-'));
const write = (name: string, value: unknown): void => writeFileSync(join(folder, name), JSON.stringify(value));
const samples = await loadBattleSamples();
for (const { id, roster } of samples) write(`${id}.json`, makeRosterDocument(roster));
const bare = { format: 'signifer.roster', version: 1, game: 'bataille-rangee' };
write('bare.json', bare);
write('broken.json', {
	...bare,
	soldiers: 45_000,
	general: { name: 'Otto' },
	heroes: [{ id: 'a', name: 'Ada', general: true, wounds: -3, skills: { command: 40 }, notes: 'borgne' }, { id: 'b' }],
	creatures: [{ id: 'c', name: 'Ymir' }],
	strategicPoints: 30,
	strategic: { plan: 11 },
	rulings: { degrees: 'tens-difference', 'no-such': 1 },
	notes: 'Au petit matin.'
});
write('pack.json', { game: 'bataille-rangee', creatures: [{ id: 'hydra', sb: 6, wounds: 50 }] });

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

test.each(samples.map(({ id }) => id))('the ready force %s is sound, and its link gives it back', async (id) => {
	const check = await run('check', `${id}.json`, '--json');
	expect(check.code).toBe(0);
	expect(JSON.parse(check.out)).toMatchObject({ legal: true, points: null, limit: null });
	const { out: link } = await run('share', `${id}.json`);
	const opened = await run('open', link.trim());
	const { roster } = samples.find((sample) => sample.id === id) ?? {};
	expect(JSON.parse(opened.out)).toMatchObject({
		game: 'bataille-rangee',
		name: roster?.name,
		soldiers: roster?.soldiers,
		general: roster?.general,
		heroes: roster?.heroes.map(({ name, general }) => ({ name, general })),
		strategicPoints: roster?.strategicPoints
	});
});

test.each(LOCALES)('%s: every problem is a sentence, with a repair where there is one', async (locale) => {
	const { code, out } = await run('check', 'broken.json', '--lang', locale);
	expect(code).toBe(1);
	for (const words of ['Ada', 'Ymir', '−3', '11', '30', 'no-such']) expect(out.replaceAll('-3', '−3')).toContain(words);
	expect(out).not.toMatch(/undefined|NaN|\{|[a-z]+-[a-z]+-[a-z]+:/);
	const { problems }: { problems: { code: string }[] } = JSON.parse((await run('check', 'broken.json', '--json')).out);
	expect(new Set(problems.map((problem) => problem.code))).toEqual(
		new Set([
			'unknown-ruling',
			'value-out-of-range',
			'general-differs',
			'general-untested',
			'strategic-out-of-range',
			'strategic-sum',
			'strength-unknown',
			'actions-untaken'
		])
	);
	for (const problem of problems) expect(out).not.toContain(problem.code);
});

test('an empty force says what it lacks', async () => {
	const { code, out } = await run('check', 'bare.json', '--lang', 'en');
	expect(code).toBe(1);
	expect(out).toContain('The force needs a general to lead it');
	expect(out).toContain('0 is no number of soldiers');
	expect(out).toContain('Give a general');
});

test('the text of a force', async () => {
	const siege = (await run('text', 'siege.json', '--lang', 'en')).out;
	expect(siege).toContain('Bataille rangée · 1,000 soldiers · 5 heroes · war machines · 13 strategic points');
	expect(siege).toContain('General: Margravine Ilse (Strategy 60%, Command 55%)');
	expect(siege).toContain('Threshold for these soldiers alone: 55 points');
	expect(siege).toContain('13 strategic points: Plan or help 4, Fortification 9');
	expect(siege).toContain('- Maître Tilo: WS 30, BS 50');
	expect(siege).toContain('Master gunner, missile weapon');
	const broken = (await run('text', 'broken.json')).out;
	for (const words of [
		'borgne',
		'Au petit matin.',
		'GRANDES CRÉATURES',
		'Héros sans nom',
		'ni stratégie ni commandement'
	]) {
		expect(broken).toContain(words);
	}
	const compact = (await run('text', 'siege.json', '--compact')).out;
	expect(compact).toContain('- Maître Tilo\n');
	expect(compact).not.toContain('CC 30');
});

test('lists names actions and heroes, and checks a file of one’s own', async () => {
	expect((await run('lists', '--lang', 'en')).out).toContain('- front-line');
	expect((await run('lists', '--check', 'pack.json')).code).toBe(0);
	const faulty = await run('lists', '--check', 'bare.json', '--lang', 'en');
	expect(faulty.code).toBe(1);
});
