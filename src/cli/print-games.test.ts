import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBack } from '#lib/pdf/read-back.fixture.ts';
import { main } from './main.ts';

/* `cards` and `sheet` of the games whose lists are the player's own. */

const folder = mkdtempSync(join(tmpdir(), 'signifer-print-'));
const head = { format: 'signifer.roster', version: 1 };
const force = {
	...head,
	game: 'bataille-rangee',
	name: 'Ἀχιλλεύς Война 🐎',
	soldiers: 300,
	general: { name: 'Anselm', strategy: 45, command: 50 },
	heroes: [{ id: 'h1', name: 'Brune', characteristics: { bs: 55 }, missile: true, wounds: 12 }]
};
writeFileSync(join(folder, 'force.json'), JSON.stringify(force));
writeFileSync(join(folder, 'illegal-force.json'), JSON.stringify({ ...force, soldiers: -1 }));

async function print(...argv: string[]) {
	const out: string[] = [];
	const err: string[] = [];
	const code = await main([...argv, '-o', 'out.pdf', '--json'], {
		cwd: folder,
		out: (chunk) => out.push(String(chunk)),
		err: (line) => err.push(line),
		stdin: (async function* () {})()
	});
	expect(err).toEqual([]);
	expect(code).toBe(0);
	const { pages } = await readBack(readFileSync(join(folder, 'out.pdf')));
	const told: unknown = JSON.parse(out.join(''));
	return {
		told,
		pages: pages.length,
		text: pages
			.flatMap(({ texts }) => texts)
			.join(' ')
			.replaceAll(/\s+/g, ' ')
	};
}

test('the cards of a Bataille rangée force have each action with its chance', { timeout: 60_000 }, async () => {
	const { text, told } = await print('cards', 'force.json', '--card', 'tarot', '--lang', 'en');
	for (const said of ['Brune', 'Support from afar', '65%', 'Anselm', 'Command a unit']) expect(text).toContain(said);
	expect(told).toMatchObject({ missing: ['🐎'] });
});

test(
	'its sheet has the threshold and the score to fill in, also of an illegal force',
	{ timeout: 60_000 },
	async () => {
		const legal = await print('sheet', 'force.json', '--base', 'https://a.example');
		for (const said of ['Seuil de victoire', '140*', 'Tactique', 'Ouvrir cette liste'])
			expect(legal.text).toContain(said);
		expect(legal.text).not.toContain('Liste non conforme');
		const illegal = await print('sheet', 'illegal-force.json', '--ink', 'saver');
		expect(illegal.text).toContain('Liste non conforme');
	}
);
