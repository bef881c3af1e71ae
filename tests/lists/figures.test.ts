import { expect, test } from 'vitest';
import type { Unit } from '#lib/catalogue/dbg.ts';
import { compositions, equipment, fixtureRows, game, provenances, rulings, skills, units } from './files.ts';

/*
 * The figures of the lists against a copy of the source's tables. A figure that changes on purpose changes here too, and
 * raises `revision` in game.json, which share links carry.
 */

const boxes = fixtureRows('dbg-boxes.csv');
const prices = fixtureRows('dbg-prices.csv');
const number = (cell: string | undefined) => Number(cell ?? Number.NaN);
const kindOf = (unit: Unit, field: 'name' | 'profile' | 'rank' | 'base') => unit.provenance[field]?.kind ?? 'stated';

test('the 58 boxes of the source are the 58 units', () => {
	expect(boxes).toHaveLength(58);
	expect(boxes.map((row) => row['unit']).toSorted()).toEqual([...units.keys()].toSorted());
});

test.each(boxes)('$box $unit: the profile is the printed box', (row) => {
	const unit = units.get(row['unit'] ?? '');
	expect(unit).toMatchObject({
		box: row['box'],
		army: row['army'],
		category: row['category'],
		profile: {
			combat: number(row['combat']),
			shooting: number(row['shooting']),
			defence: number(row['defence']),
			discipline: number(row['discipline']),
			movement: number(row['movement']),
			cost: number(row['cost'])
		}
	});
});

test.each(boxes)('$box $unit: stated is only what the source states', (row) => {
	const unit = units.get(row['unit'] ?? '');
	if (!unit) throw new Error('no such unit');
	expect({ name: kindOf(unit, 'name'), profile: kindOf(unit, 'profile'), base: kindOf(unit, 'base') }).toEqual({
		name: row['name'],
		profile: row['profile'],
		base: row['base']
	});
	expect(unit.rank === undefined ? '' : kindOf(unit, 'rank')).toBe(row['rank']);
});

/** Prices and their provenance as the fixture writes them. */
const listed = [
	...[...units.values()].flatMap((unit) => [
		...unit.options.flatMap(({ choices, provenance }) =>
			choices.map(({ item, cost }) =>
				['option', unit.id, item, typeof cost === 'number' ? cost : `ruling:${cost.ruling}`, provenance.kind].join()
			)
		),
		...unit.swaps.map((swap) => ['swap', unit.id, swap.by, swap.cost, swap.provenance.kind].join()),
		...(unit.pair ? [['pair', unit.id, unit.pair.with, unit.pair.cost, unit.pair.provenance.kind].join()] : [])
	]),
	...[...skills.values()].map((skill) => ['skill', '', skill.id, skill.cost ?? '', skill.provenance.kind].join()),
	...[...equipment.values()].map((item) => ['equipment', '', item.id, '', item.provenance.kind].join())
];

test('options, swaps, pairs, skills and equipment: prices and provenance are those of the source', () => {
	expect(listed.toSorted()).toEqual(prices.map((row) => Object.values(row).join()).toSorted());
});

test('compositions, usual sizes and skill allowances are those of the source', () => {
	expect(compositions.get('elite-group')).toMatchObject({
		limits: {
			officers: [2, 5],
			elite: [4, 6],
			warriors: [0, 4],
			skirmishers: [0, 3],
			'special-troops': [0, 2]
		},
		limitsProvenance: { kind: 'stated' }
	});
	expect(compositions.get('battle-group')?.limitsProvenance.kind).toBe('house');
	expect(game.figures).toMatchObject({ min: 10, max: 40, provenance: { kind: 'stated' } });
	const choose = [...units.values()].flatMap(({ id, skills: { choose: count } }) => (count ? [[id, count]] : []));
	expect(Object.fromEntries(choose)).toEqual({
		'trimarcisia-noble': 1,
		'celtic-hero': 3,
		optio: 2,
		evocatus: 1,
		'senate-spy': 3,
		'companion-in-arms': 2,
		'hercynian-sentinel': 1,
		'bher-warrior': 3,
		'aries-slayer': 1
	});
});

const missiles = (table: string) =>
	Object.fromEntries(
		Object.entries(game.missileTables[table] ?? {}).map(([row, bands]) => [
			row,
			bands.map(([from, to, damage]) => `+${damage}/${from}-${to}`).join(' ')
		])
	);

test('missile tables: damage and range in cm, short, medium, long', () => {
	expect(missiles('body')).toEqual({
		'heavy-javelin': '+1/0-5 +1/6-9 +1/10-12',
		'light-javelin': '+0/0-10 +0/11-20 +0/21-30',
		sling: '+0/0-15 +0/16-30 +0/31-50',
		bow: '+0/0-20 +0/21-50 +0/51-70',
		manubalista: '+2/0-20 +2/21-50 +2/51-70',
		scorpio: '+5/0-30 +3/31-70 +3/71-100'
	});
	expect(missiles('quick-reference')).toEqual({
		...missiles('body'), // the light javelin is not in it
		'heavy-javelin': '+1/0-5 +0/6-9 +0/10-12',
		sling: '+1/0-15 +0/16-30 +0/31-50',
		bow: '+1/0-20 +0/21-50 +0/51-70'
	});
});

test('open questions: what we answer unless told otherwise', () => {
	const answers = [...rulings.values()].map((ruling) => [ruling.id, ruling.default]);
	expect(Object.fromEntries(answers)).toEqual({
		'skill-cap': 3,
		'unstated-skill-allowance': 'by-rank',
		'two-handed-weapon-cost': 2,
		'war-chariot-cost': 12,
		'optio-heavy-armour-cost': 3,
		'mastiffs-paid': false,
		'squires-per-noble': 'at-most-two',
		'eburones-ambiorix': 'allowed',
		'special-character-limit': 'each-once',
		'heavy-armour-on-horse': false,
		'wounded-malus': -2,
		'obstacle-defence': 2,
		'missile-table': 'body',
		'shot-margin': 'raised',
		'melee-tie': 'bare',
		'drawn-recoil': 'nothing',
		'two-handed-damage': 'plus-one',
		'rider-defence': 'rider',
		'fixed-test-equality': 'success',
		'camouflage-difficulty': 11,
		initiative: 'roll',
		'shots-per-turn': 1,
		'break-point': 50,
		impetuous: 'evolving',
		'discipline-aura': 'ask'
	});
});

test('protections are read from the boxes: 11, 12, 12, 13', () => {
	const defence = (id: string) => equipment.get(id)?.defenceAtLeast;
	expect(['light-armour', 'medium-armour', 'battle-shield', 'heavy-armour'].map(defence)).toEqual([11, 12, 12, 13]);
	// A profile already counts its base equipment: nothing that a unit wears may promise more than its box.
	const faults = [...units.values()].filter((unit) => {
		const worn = unit.base.flatMap((id) => defence(id) ?? []);
		return unit.profile.defence !== Math.max(10, ...worn);
	});
	expect(faults.map((unit) => unit.id)).toEqual([]);
});

test('every provenance that is not stated has its reason, and a unit has none for what it has not', () => {
	const { rulings: _, ...rest } = game;
	const silent = provenances({ rest, units: [...units.values()] })
		.filter(({ provenance }) => provenance.kind !== 'stated' && provenance.why === undefined)
		.map(({ path }) => path);
	expect(silent).toEqual([]);
	const empty = [...units.values()].filter(
		({ provenance, rank, rules, unique, inCategory }) =>
			(provenance.rank && !rank) ||
			(provenance.rules && rules.length === 0) ||
			(provenance.unique && !unique) ||
			(provenance.inCategory && inCategory)
	);
	expect(empty.map((unit) => unit.id)).toEqual([]);
});
