import { expect, test } from 'vitest';
import { main } from './main.ts';

async function run(input: unknown, ...options: string[]) {
	const out: string[] = [];
	const err: string[] = [];
	const text = typeof input === 'string' ? input : JSON.stringify(input);
	const code = await main(['battle', '-', ...options], {
		cwd: '/',
		out: (chunk) => out.push(String(chunk)),
		err: (line) => err.push(line),
		stdin: (async function* () {
			yield text;
		})()
	});
	return { code, out: out.join(''), err };
}

const roster = (army: string, entries: object[], name = ''): object => ({
	...{ format: 'signifer.roster', version: 1, game: 'dbg', army, name, entries }
});
const MATCH = {
	format: 'signifer.match',
	version: 1,
	game: 'dbg',
	sides: [
		roster('romans', [
			{ id: 'r', unit: 'immunis', count: 2 },
			{ id: 'a', unit: 'auxiliary-archer', name: 'Caius' }
		]),
		roster('celts', [{ id: 'c', unit: 'cingeto', count: 2 }], 'Raid')
	],
	seed: 'mt19937:2026',
	rulings: {},
	events: [
		{ kind: 'initiative', dice: [[4], [0, 3]] },
		{ kind: 'activate', figure: '2.c.1', moved: 12, contact: ['1.r.1'] },
		{ kind: 'activate', figure: '1.a.1' },
		{ kind: 'shoot', shooter: '1.a.1', target: '2.c.2', distance: 40, terrain: 'awkward', dice: [[9]] },
		{ kind: 'phase' },
		{ kind: 'fight', lone: '2.c.1', others: ['1.r.1'], dice: [[2], [0, 1]] },
		{ kind: 'note', text: 'Pluie « battante »' }
	]
};

test('the log in French, with its arithmetic', async () => {
	const { code, out } = await run(MATCH);
	expect(code).toBe(0);
	expect(out.replaceAll('\u202f', ' ')).toBe(`Romains contre Raid
Graine : mt19937:2026

Initiative : Raid (dés de la table)
  Romains : dé 4 [4]
  Raid : dé 13 [0 3]
Cingeto 1 avance de 12 cm, au contact : Immunis 1
Caius est activé, sans bouger
Tir : Caius sur Cingeto 2 (Arc, 40 cm), touché (dés de la table)
  Caius : Tir 4 + dé 9 [9] = 13, pour Défense 10 + portée 1 + terrain gênant 1 = 12
  Cingeto 2 : score 13, pour Défense 10 + portée 1 + terrain gênant 1 = 12
Cingeto 2 est blessé
Cingeto 2 recule de 2 cm, à l’opposé du tireur
Combat : 2 figurines n’ont pas été activées
Immunis 1 : victoire sur Cingeto 1 (dés de la table)
  Cingeto 1 : Combat 5 + dé 2 [2] = 7
  Immunis 1 : Combat 6 + dé 11 [0 1] = 17
Immunis 1 frappe Cingeto 1
  Immunis 1 : score 17, pour Défense 10
Cingeto 1 est hors de combat
Note : Pluie « battante »

Tour 1, Combat
Romains : en forme 3, blessés 0, hors de combat 0, en fuite 0
Raid : en forme 0, blessés 1, hors de combat 1, en fuite 0
`);
});

test('the log in English; the same document always prints the same', async () => {
	const first = await run(MATCH, '--lang', 'en');
	expect(first.out).toContain('Cingeto 1 is out of action');
	expect(await run(MATCH, '--lang', 'en')).toEqual(first);
});

test('as JSON: the state and the log, wordless and worded', async () => {
	const { code, out } = await run(MATCH, '--json');
	expect(code).toBe(0);
	expect(JSON.parse(out)).toMatchObject({
		game: 'dbg',
		turn: 1,
		phase: 'combat',
		over: null,
		sides: [
			{ name: 'Romains', figures: 3, fit: 3 },
			{ name: 'Raid', figures: 2, wounded: 1, out: 1, losses: 1 }
		]
	});
	const { log }: { log: unknown[] } = JSON.parse(out);
	expect(log[5]).toMatchObject({
		event: 5,
		typed: true,
		lines: [{ code: 'fight-lost', dice: [[2], [0, 1]] }, { code: 'blows' }, { code: 'out' }]
	});
});

test('a final - says standard output, as always', async () => {
	expect(await run(MATCH, '-')).toEqual(await run(MATCH));
	expect((await run(MATCH, 'other.json')).code).toBe(2);
});

test('without dice they come from the seed', async () => {
	const seeded = { ...MATCH, events: MATCH.events.map(({ dice: _, ...event }) => event).slice(0, 1) };
	const { out } = await run(seeded, '--json');
	const log: { log: { typed: boolean; lines: { dice: number[][] }[] }[] } = JSON.parse(out);
	expect(log.log[0]?.typed).toBe(false);
	expect(log.log[0]?.lines[0]?.dice).toHaveLength(2);
	expect((await run({ ...seeded, seed: 'mt19937:2027' }, '--json')).out).not.toBe(out);
});

test.each([
	['{', /JSON/],
	[{ ...MATCH, version: 2 }, /2/],
	[{ ...MATCH, format: 'signifer.roster' }, /(partie|match) .*signifer\.roster/],
	[{ format: 7 }, /Signifer/],
	[{ ...MATCH, seed: 'x' }, /«\u202fx\u202f»|“x”/],
	[{ ...MATCH, sides: [MATCH.sides[0], roster('celts', [{ unit: 'cingeto' }])] }, /2.*entries\.0\.id/],
	[{ ...MATCH, events: [{ kind: 'fight', lone: 'x', others: ['y'] }] }, /1 \(fight\)/],
	[{ ...MATCH, events: [{ kind: 'initiative', dice: [[4], [0]] }] }, /1 \(initiative\).*0/],
	[{ ...MATCH, events: [...MATCH.events.slice(0, 2), { kind: 'activate', figure: '1.r.1' }] }, /3 \(activate\).*Immun/],
	[{ ...MATCH, events: [{ kind: 'initiative', dice: [[4]] }] }, /2.*1/]
])('%# is refused on one line', async (input, says) => {
	for (const lang of ['fr', 'en']) {
		const { code, out, err } = await run(input, '--lang', lang);
		expect([code, out, err.length]).toEqual([2, '', 1]);
		expect(err[0]).toMatch(says);
		expect(err[0]).not.toMatch(/undefined|match_|\n/);
	}
});

const company = (army: string, units: string): object => ({
	...{ format: 'signifer.roster', version: 1, game: 'oscar', army },
	entries: units.split(' ').map((unit, at) => ({ id: `g${at + 1}`, unit }))
});
const SKIRMISH = {
	format: 'signifer.match',
	version: 1,
	game: 'oscar',
	sides: [company('anglophone', 'captain squad-1 squad-2'), company('german', 'hauptmann gruppe-1 gruppe-2')],
	seed: 'mt19937:2026',
	events: [
		{ kind: 'initiative', dice: [[6], [3]] },
		{ kind: 'hand', first: 0 },
		{ kind: 'activate', group: '0:g2', officer: true, dice: [[2, 4]] },
		{ kind: 'move' },
		{
			kind: 'shoot',
			weapon: 'sub-machine-gun',
			target: '1:g2',
			distance: 9,
			dice: [
				[6, 5, 1],
				[2, 2]
			]
		},
		{ kind: 'morale', group: '1:g2' }
	]
};

test('an OSCAR match replays, in inches or centimetres', async () => {
	const { code, out } = await run(SKIRMISH, '--lang', 'en', '--units', 'cm');
	expect(code).toBe(0);
	expect(out).toBe(`English-speaking company against German company
Seed: mt19937:2026

Initiative: 6 against 3, English-speaking company chooses who starts and may name the first enemy group (the table’s dice)
English-speaking company starts
Squad 1 activates (the table’s dice)
  Squad 1: die 6 [2 4] + officer in range 1 = 7, against target 7
Squad 1 moves (22.86\u00A0cm at most)
Squad 1 shoots at Gruppe 1 (Sub-machine gun or automatic rifle, normal): 2 casualties (the table’s dice)
  Squad 1: die 11 [6 5 1]
  Gruppe 1: die 4 [2 2]
Gruppe 1 loses 2 men, 4 left
Gruppe 1 keeps its morale without a roll

Turn 1, activation
English-speaking company: 3 of 3 in play, 17 men of 17
German company: 3 of 3 in play, 11 men of 13
`);
	const json = JSON.parse((await run(SKIRMISH, '--json')).out);
	expect(json).toMatchObject({ game: 'oscar', turn: 1, phase: 'activation', hand: 1, over: false });
	expect(json.groups[4]).toMatchObject({ id: '1:g2', unit: 'gruppe-1', headcount: 6, men: 4, posture: 'standing' });
});

test('an OSCAR event that cannot happen is named with its reason', async () => {
	const events = [...SKIRMISH.events.slice(0, 2), { kind: 'activate', group: '1:g2' }];
	const { code, err } = await run({ ...SKIRMISH, events }, '--lang', 'en');
	expect(code).toBe(2);
	expect(err[0]).toContain('it is not the turn of Gruppe 1');
});
