import { expect, test } from 'vitest';
import { dbgCatalogue } from '../../catalogue/dbg-lists.ts';
import { entryCost, figuresByUnit, figuresOf, isValidCount, offerOf, rosterPoints, swapOf } from './points.ts';
import { rosterOf, toyCatalogue, toyUnit } from './testing.ts';

const points = (fields: Record<string, unknown>): number => rosterPoints(rosterOf(fields), dbgCatalogue).total;

/** Totals worked by hand from the printed prices. */
const TOTALS: [string, Record<string, unknown>, number][] = [
	['an empty roster', {}, 0],
	[
		'the example of the file format: 21 + 8 + 2, 6 x 17, 4 x (11 + 0)',
		{
			entries: [
				{ id: 'a1', unit: 'centurion', options: ['horse'], skills: ['elite-warrior'] },
				{ id: 'a2', unit: 'immunis', count: 6 },
				{ id: 'a3', unit: 'caetratus', count: 4, swaps: { 'contact-weapon': 'lance' } }
			]
		},
		177
	],
	[
		'options and skills are paid for every figure: 5 x (7 + 2 + 1), 2 x (14 + 3 + 4)',
		{
			entries: [
				{ id: 'a', unit: 'cingeto', count: 5, options: ['medium-armour', 'carnyx'] },
				{ id: 'b', unit: 'evocatus', count: 2, options: ['standard'], skills: ['tough'] }
			]
		},
		92
	],
	['a Roman pair is 34', { entries: ['rider', 'footman'].map((x) => ({ id: x, unit: `roman-germanic-${x}` })) }, 34],
	['a German pair is 35', { entries: ['rider', 'footman'].map((x) => ({ id: x, unit: `germanic-paired-${x}` })) }, 35],
	['a wagon with its crew of two: 2 x 6', { entries: [{ id: 'a', unit: 'proud-german-woman', count: 2 }] }, 12],
	['a skill at 0 points', { entries: [{ id: 'a', unit: 'celtic-hero', skills: ['lynx-eye'] }] }, 13],
	['an innate skill bought all the same', { entries: [{ id: 'a', unit: 'seer', skills: ['divination'] }] }, 13],
	['what is not offered costs nothing', { entries: [{ id: 'a', unit: 'optio', options: ['horse', 'elephant'] }] }, 16],
	[
		'an unknown unit costs nothing',
		{ entries: [{ id: 'a', unit: 'velite', options: ['horse'], skills: ['tough'] }] },
		0
	],
	['an unknown skill costs nothing', { entries: [{ id: 'a', unit: 'optio', skills: ['flight'] }] }, 16],
	['a swap that is not offered', { entries: [{ id: 'a', unit: 'optio', swaps: { 'contact-weapon': 'lance' } }] }, 16],
	['bought twice is paid twice', { entries: [{ id: 'a', unit: 'optio', options: ['pilum', 'pilum'] }] }, 20],
	['no figure, no point', { entries: [{ id: 'a', unit: 'optio', count: -5 }] }, 0],
	// Boudica 26, heavy armour 4, chariot by ruling, two-handed weapon by ruling
	[
		'prices by ruling: 26 + 4 + 12 + 2',
		{ entries: [{ id: 'a', unit: 'boudica', options: ['heavy-armour', 'war-chariot', 'two-handed-weapon'] }] },
		44
	],
	[
		'prices by changed rulings: 26 + 4 + 20 + 0',
		{
			rulings: { 'war-chariot-cost': 20, 'two-handed-weapon-cost': 0 },
			entries: [{ id: 'a', unit: 'boudica', options: ['heavy-armour', 'war-chariot', 'two-handed-weapon'] }]
		},
		50
	],
	[
		'a ruling outside its choices leaves the default: 16 + 3',
		{ rulings: { 'optio-heavy-armour-cost': -100 }, entries: [{ id: 'a', unit: 'optio', options: ['heavy-armour'] }] },
		19
	]
];

test.each(TOTALS)('%s', (_name, fields, total) => {
	expect(points(fields)).toBe(total);
});

const PACK = [
	{ id: 'm', unit: 'dog-master', count: 2 },
	{ id: 'd1', unit: 'mastiff', count: 4 },
	{ id: 'd2', unit: 'mastiff', count: 3 }
];

test('mastiffs cost 8 each, or the first three of each master nothing, by ruling', () => {
	expect(points({ entries: PACK })).toBe(2 * 12 + 7 * 8);
	const paid = { rulings: { 'mastiffs-paid': true } };
	expect(points({ ...paid, entries: PACK })).toBe(2 * 12 + 1 * 8);
	expect(points({ ...paid, entries: PACK.slice(0, 2) })).toBe(2 * 12);
	expect(points({ ...paid, entries: PACK.slice(1) })).toBe(7 * 8);
});

test('the breakdown lists every entry and what the ruling gives back', () => {
	const roster = rosterOf({ army: 'celts', rulings: { 'mastiffs-paid': true }, entries: PACK });
	const { entries, adjustments, total } = rosterPoints(roster, dbgCatalogue);
	expect([...entries].map(([id, cost]) => [id, cost.total])).toEqual([
		['m', 24],
		['d1', 32],
		['d2', 24]
	]);
	expect(adjustments).toEqual([{ ruling: 'mastiffs-paid', unit: 'mastiff', figures: 6, points: -48 }]);
	expect(total).toBe(24 + 32 + 24 - 48);
	expect(rosterPoints(rosterOf({ entries: PACK.slice(1) }), dbgCatalogue).adjustments).toEqual([]);
	const alone = rosterOf({ rulings: { 'mastiffs-paid': true }, entries: PACK.slice(1) });
	expect(rosterPoints(alone, dbgCatalogue).adjustments).toEqual([]);
});

test('skills bought for free dogs stay paid', () => {
	const entries = [PACK[0], { id: 'd', unit: 'mastiff', count: 3, skills: ['tough'] }];
	expect(points({ rulings: { 'mastiffs-paid': true }, entries })).toBe(24 + 3 * 4);
});

test('only dogs come free, and only with a unit that they require', () => {
	const requires = { unit: 'shepherd', perUnit: 2, provenance: { kind: 'stated' as const } };
	const toy = toyCatalogue([
		toyUnit('shepherd'),
		toyUnit('hound', { dog: true, requires }),
		toyUnit('stray', { dog: true }),
		toyUnit('lamb', { requires })
	]);
	const roster = rosterOf({
		army: 'blue',
		rulings: { 'mastiffs-paid': true },
		entries: ['shepherd', 'hound', 'stray', 'lamb'].map((unit) => ({ id: unit, unit }))
	});
	expect(rosterPoints(roster, toy).adjustments).toEqual([
		{ ruling: 'mastiffs-paid', unit: 'hound', figures: 1, points: -10 }
	]);
});

test('the parts of an entry’s price, with the ruling that holds one', () => {
	const roster = rosterOf({
		entries: [
			{
				id: 'a',
				unit: 'optio',
				count: 3,
				options: ['pilum', 'heavy-armour', 'horse'],
				skills: ['guide', 'flight']
			}
		]
	});
	expect(entryCost(roster.entries[0]!, roster, dbgCatalogue)).toEqual({
		perFigure: 23,
		figures: 3,
		total: 69,
		parts: [
			{ kind: 'unit', id: 'optio', points: 16, ruling: null },
			{ kind: 'option', id: 'pilum', points: 2, ruling: null },
			{ kind: 'option', id: 'heavy-armour', points: 3, ruling: 'optio-heavy-armour-cost' },
			{ kind: 'skill', id: 'guide', points: 2, ruling: null }
		]
	});
});

test('a swap has its price', () => {
	const swaps = [{ replace: 'club', by: 'spear', cost: 4, provenance: { kind: 'stated' as const } }];
	const toy = toyCatalogue([toyUnit('guard', { swaps })]);
	const roster = rosterOf({
		army: 'blue',
		entries: [{ id: 'a', unit: 'guard', count: 2, swaps: { club: 'spear', hide: 'spear' } }]
	});
	expect(entryCost(roster.entries[0]!, roster, toy)).toMatchObject({
		perFigure: 14,
		total: 28,
		parts: [{ kind: 'unit' }, { kind: 'swap', id: 'spear', points: 4, ruling: null }]
	});
});

test('a unit that is unknown has a price without parts', () => {
	const roster = rosterOf({ entries: [{ id: 'a', unit: 'velite', count: 2 }] });
	expect(entryCost(roster.entries[0]!, roster, dbgCatalogue)).toEqual({
		perFigure: 0,
		figures: 2,
		total: 0,
		parts: []
	});
});

test.each([
	[1, true],
	[999, true],
	[1000, false],
	[0, false],
	[-1, false],
	[1.5, false],
	[1e308, false],
	[Infinity, false],
	[NaN, false]
])('a count of %d is valid: %s', (count, valid) => {
	expect(isValidCount(count)).toBe(valid);
	const entry = { ...rosterOf({ entries: [{ id: 'a', unit: 'optio' }] }).entries[0]!, count };
	expect(figuresOf(entry)).toBe(valid ? count : 0);
});

test('figures are counted by unit over the whole roster', () => {
	const roster = rosterOf({ entries: [...PACK, { id: 'x', unit: 'mastiff', count: 0 }, { id: 'y', unit: 'velite' }] });
	expect([...figuresByUnit(roster)]).toEqual([
		['dog-master', 2],
		['mastiff', 7],
		['velite', 1]
	]);
});

test('an offer names its group and choice; what a unit owns is not offered again', () => {
	const boudica = dbgCatalogue.units.get('boudica')!;
	expect(offerOf(boudica, 'horse')?.choice).toEqual({ item: 'horse', cost: 8 });
	expect(offerOf(boudica, 'horse')?.group).toBe(boudica.options[1]);
	expect(offerOf(boudica, 'bow')).toBeNull();
	const owner = { ...boudica, base: ['horse'] };
	expect(offerOf(owner, 'horse')).toBeNull();
});

test('a swap is found by both its ends', () => {
	const caetratus = dbgCatalogue.units.get('caetratus')!;
	expect(swapOf(caetratus, 'contact-weapon', 'lance')).toMatchObject({ cost: 0 });
	expect(swapOf(caetratus, 'contact-weapon', 'bow')).toBeNull();
	expect(swapOf(caetratus, 'light-javelins', 'lance')).toBeNull();
});
