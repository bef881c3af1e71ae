import { expect, test } from 'vitest';
import { type Cost, GameFile, TENDENCIES, TERRAINS } from '#lib/catalogue/legio.ts';
import { fixtureRows, provenances, repeated } from './files.ts';
import { elements, game, listFile, rulings, tendencies, terrains } from './legio-files.ts';

/*
 * The figures of the lists against a copy of the source's tables. A figure that changes on purpose changes here too, and
 * raises `revision` in game.json, which share links carry.
 */

const table = fixtureRows('legio-table.csv');
const effects = fixtureRows('legio-effects.csv');

test('the vocabularies of the program are those of the lists', () => {
	expect([...tendencies.keys()]).toEqual(TENDENCIES);
	expect([...terrains.keys()]).toEqual(TERRAINS);
	expect([...elements.keys()]).toEqual(effects.map((row) => row['element']));
	expect(elements.size).toBe(17);
});

test('the terrain table is that of the source, cell by cell, with where each cell comes from', () => {
	expect(table).toHaveLength(77);
	const ours = [...tendencies.values()].flatMap((tendency) =>
		tendency.table.map(({ roll, piece, provenance }) => ({
			roll: String(roll),
			tendency: tendency.id,
			piece: piece ?? '',
			provenance: provenance?.kind ?? 'stated'
		}))
	);
	const sorted = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).toSorted();
	expect(sorted(ours)).toEqual(sorted(table));
	for (const { table: rows } of tendencies.values()) {
		expect(rows.map(({ roll }) => roll)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
	}
});

test('the compulsory pieces are those of the source', () => {
	expect(Object.fromEntries([...tendencies.values()].map(({ id, compulsory }) => [id, compulsory]))).toEqual({
		arable: ['gentle-hill', 'wood'],
		forest: ['wood'],
		hilly: ['steep-hill'],
		steppe: ['gentle-hill'],
		dry: ['rough', 'dunes'],
		tropical: ['wood', 'marsh'],
		littoral: ['marsh', 'dunes']
	});
});

/** A cost as the fixture writes it. */
function written(cost: Cost | undefined): string {
	if (!cost) return '.';
	if (cost.forbidden) return 'X';
	const dice = cost.diceLost ? `-${cost.diceLost}` : '0';
	const camels = cost.diceLostOnCamels === undefined ? '' : `; camels ${cost.diceLostOnCamels}`;
	return `${dice}${cost.disorder ? ' D' : ''}${camels}`;
}

test.each(effects)('$element: what each piece costs it is what the source says', (row) => {
	const element = elements.get(row['element'] ?? '');
	const ours = Object.fromEntries(TERRAINS.map((piece) => [piece, written(element?.costs[piece])]));
	expect({ element: row['element'], ...ours }).toEqual(row);
});

test('heavy and light chariots are meant by "all chariots", and say so', () => {
	for (const [id, { costs }] of elements) {
		const inferred = Object.entries(costs).filter(([, cost]) => cost.provenance !== undefined);
		const chariot = id === 'HCH' || id === 'LCH';
		expect([id, inferred.map(([piece]) => piece)]).toEqual([
			id,
			chariot ? TERRAINS.filter((piece) => piece !== 'rough') : []
		]);
	}
});

test('sight, shooting and height by piece are those of the source', () => {
	const facts = [...terrains.values()].map(({ id, sight, noShooting, overFriends, uphill }) => [
		id,
		sight,
		noShooting,
		overFriends.join(' '),
		uphill
	]);
	expect(facts).toEqual([
		['wood', 'blocked', true, '', null],
		['gentle-hill', 'to-crest', false, 'BW ART', { bonus: 1, except: ['ART'] }],
		['steep-hill', 'to-crest', false, 'BW', { bonus: 1 }],
		['rough', 'clear', false, '', null],
		['marsh', 'clear', false, '', null],
		['dunes', 'to-crest', false, 'BW', { bonus: 1, only: ['CM', 'PS'], camels: true }]
	]);
});

test('table, zone, limit, edges and generals are those of the source', () => {
	expect(game.table).toMatchObject({ width: 120, depth: 80, section: 40 });
	expect([game.mostPieces.count, game.deployment.depth, game.generalValues.values]).toEqual([4, 20, [-1, 0, 1]]);
	expect(game.sections.lines.map(({ section, edges }) => `${section} ${edges.join('')}`)).toEqual([
		'1 NNWWSE',
		'2 NNWWEE',
		'3 NNEESW',
		'4 SSWWNE',
		'5 SSWWEE',
		'6 SSEENW'
	]);
});

test('open questions: what we answer unless told otherwise', () => {
	expect(Object.fromEntries([...rulings.values()].map((ruling) => [ruling.id, ruling.default]))).toEqual({
		'attacker-tie': 'roll-again',
		'second-player': 'defender',
		'section-order': 'one-to-six',
		'row-eleven': 'printed',
		'middle-edge': 'right',
		'army-size': 12,
		'compulsory-placing': 'attacker',
		'hidden-elements': 'covered'
	});
	for (const { id, default: usual, choices } of rulings.values()) {
		expect(choices).toContain(usual);
		expect([id, choices.length > 1, repeated(choices)]).toEqual([id, true, []]);
	}
});

test('what an answer changes in the table or on an edge belongs to one of the choices of its ruling', () => {
	const differences = [
		...[...tendencies.values()].flatMap(({ table: rows }) => rows.flatMap(({ byRuling }) => byRuling ?? [])),
		...game.sections.lines.flatMap(({ byRuling }) => byRuling ?? [])
	];
	expect(differences).toHaveLength(4);
	for (const { ruling, value } of differences) expect(rulings.get(ruling)?.choices).toContain(value);
});

test('every provenance that is not stated has its reason', () => {
	const { rulings: _, ...rest } = game;
	const silent = provenances(rest).filter(
		({ provenance }) => provenance.kind !== 'stated' && provenance.why === undefined
	);
	expect(silent).toEqual([]);
});

test('pieces fit their section, bases fit the zone', () => {
	for (const { id, size } of terrains.values()) {
		expect([id, size.along < game.table.section && size.across < game.table.section]).toEqual([id, true]);
	}
	for (const { id, base } of elements.values()) expect([id, base.depth < game.deployment.depth]).toEqual([id, true]);
});

test('a misspelt field is refused, not ignored', () => {
	const file: object = Object(listFile('game.json'));
	expect(GameFile.safeParse(file).success).toBe(true);
	expect(GameFile.safeParse({ ...file, revison: 2 }).success).toBe(false);
});
