import { expect, test } from 'vitest';
import { dbgCatalogue } from '#lib/catalogue/dbg-lists.ts';
import { dbgText } from '#lib/catalogue/dbg-text.ts';
import { ofGame, parseRoster } from '#lib/roster/document.ts';
import { validateDbg } from '#lib/rules/dbg/validate.ts';
import { assert } from '#lib/util/assert.ts';
import { type TextOptions, rosterText } from './roster-text.ts';

const ROSTER = {
	format: 'signifer.roster',
	version: 1,
	game: 'dbg',
	army: 'romans',
	name: 'Vexillatio\nsecunda',
	pointsLimit: 300,
	composition: 'elite-group',
	rulings: { 'missile-table': 'quick-reference' },
	notes: 'Joueur : Anne\nClub : Lyon',
	entries: [
		{ id: 'a1', unit: 'centurion', name: 'Marcus', options: ['horse'], skills: ['elite-warrior'], notes: 'à cheval' },
		{ id: 'a2', unit: 'immunis', count: 4 },
		{ id: 'a3', unit: 'caetratus', count: 3, swaps: { 'contact-weapon': 'lance' } },
		{ id: 'a4', unit: 'optio', count: 1 },
		{ id: 'a5', unit: 'eques', count: 4 }
	]
};
const TEXT = {
	...dbgText.fr,
	'ruling.missile-table': 'Quelle table des tirs\u202f?',
	'ruling.missile-table.quick-reference': 'aide de jeu'
};

function textOf(change: object = {}, options: TextOptions = {}): string {
	const read = parseRoster({ ...ROSTER, ...change });
	assert(read.ok, 'the fixture is readable');
	const roster = ofGame(read.value, 'dbg');
	return rosterText(roster, validateDbg(roster, dbgCatalogue), dbgCatalogue, TEXT, 'fr', options);
}

test('everything of the roster is in the text, one fact a line', () => {
	const lines = textOf({}, { link: 'https://example.org/#abc' }).split('\n');
	expect(lines.slice(0, 2)).toEqual(['Vexillatio secunda', 'De Bello Gallico · Romains · Groupe d’élite']);
	expect(lines).toContain('Liste conforme');
	expect(lines.find((line) => line.startsWith('OFFICIERS'))).toMatch(/2 figurines, \d+ points \(\d+\u202f?\s?%\)/);
	expect(lines.find((line) => line.includes('Marcus'))).toMatch(/^- Marcus, Centurion — \d+ points$/);
	expect(lines).toContain('  Cheval, Guerrier d’élite');
	expect(lines.some((line) => line.endsWith('à cheval'))).toBe(true);
	expect(lines.find((line) => line.includes('immunis'))).toMatch(/^- 4 × .* — 68 points \(17 chacun\)$/);
	expect(lines).toContain('  Arme de contact → Lance');
	expect(lines).toContain('- Quelle table des tirs\u202f? aide de jeu');
	expect(lines.slice(-6)).toEqual([
		'Notes',
		'Joueur : Anne',
		'Club : Lyon',
		'',
		'Lien\u202f: https://example.org/#abc',
		''
	]);
});

test('the subtotals add up to the points of the head', () => {
	const text = textOf();
	const total = Number(/^(\d+) \/ 300 points/m.exec(text)?.[1]);
	const subtotals = [...text.matchAll(/^\p{Lu}+.*figurines?, (\d+) points/gmu)].map((match) => Number(match[1]));
	expect(subtotals).toHaveLength(4);
	expect(subtotals.reduce((sum, points) => sum + points, 0)).toBe(total);
});

test('an illegal roster says so, problem by problem, in both forms', () => {
	for (const options of [{}, { compact: true }]) {
		const text = textOf({ pointsLimit: 100, entries: [...ROSTER.entries, { id: 'x', unit: 'elephant' }] }, options);
		expect(text).not.toContain('Liste conforme');
		const illegal = text.split('\n').filter((line) => line.startsWith('NON CONFORME'));
		expect(illegal.some((line) => line.includes('100'))).toBe(true);
		expect(illegal.some((line) => line.includes('elephant'))).toBe(true);
		expect(text).toContain('UNITÉS INCONNUES');
	}
});

test('the compact form keeps names, numbers and choices only', () => {
	const text = textOf({}, { compact: true });
	expect(text).toContain('- Marcus, Centurion (Cheval, Guerrier d’élite)');
	expect(text).toContain('- 4 × ');
	expect(text).not.toMatch(/chacun|Club|à cheval|figurines, \d+ points/);
	expect(text.length).toBeLessThan(textOf().length * 0.8);
});

test('no limit, no name, no entry and a free composition are fine', () => {
	const text = textOf({ name: ' ', pointsLimit: null, composition: 'free', entries: [], rulings: {}, notes: '' });
	expect(text).toContain('Liste sans nom');
	expect(text).toContain('0 point, sans limite, 0 figurine');
	expect(text).not.toMatch(/undefined|NaN/);
});
