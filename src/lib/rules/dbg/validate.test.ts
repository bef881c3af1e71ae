import { expect, test } from 'vitest';
import { dbgCatalogue } from '../../catalogue/dbg-lists.ts';
import type { Report } from '../problem.ts';
import { loadGame } from '../registry.ts';
import { brief, rosterOf } from './testing.ts';
import { legalDbg, validateDbg } from './validate.ts';

const validate = (fields: Record<string, unknown>): Report => validateDbg(rosterOf(fields), dbgCatalogue);

const ELEVEN = { id: 'z', unit: 'miles-gregarius', count: 11 };
const romans = (...entries: Record<string, unknown>[]): string[] => brief(validate({ entries: [...entries, ELEVEN] }));

test('the example of the file format: 177 points, 11 figures, four limits broken', () => {
	const roster = rosterOf({
		army: 'romans',
		variant: null,
		name: 'Vexillatio secunda',
		pointsLimit: 200,
		composition: 'elite-group',
		rulings: { 'missile-table': 'quick-reference' },
		notes: '',
		entries: [
			{
				id: 'a1',
				unit: 'centurion',
				count: 1,
				name: 'Marcus',
				options: ['horse'],
				skills: ['elite-warrior'],
				swaps: {},
				notes: ''
			},
			{ id: 'a2', unit: 'immunis', count: 6 },
			{ id: 'a3', unit: 'caetratus', count: 4, swaps: { 'contact-weapon': 'lance' } }
		]
	});
	// 21 + 8 (horse) + 2 (elite warrior) = 31; 6 x 17 = 102; 4 x 11 = 44
	const broken = (code: string, facts: Record<string, unknown>) => ({
		code,
		severity: 'error',
		entry: null,
		facts,
		rule: 'dbg VI'
	});
	expect(validateDbg(roster, dbgCatalogue)).toEqual({
		legal: false,
		points: 31 + 102 + 44,
		limit: 200,
		figures: 11,
		problems: [
			broken('composition-below', { category: 'officers', count: 1, min: 2 }),
			broken('composition-below', { category: 'elite', count: 0, min: 4 }),
			broken('composition-above', { category: 'warriors', count: 6, max: 4 }),
			broken('composition-above', { category: 'skirmishers', count: 4, max: 3 }),
			// His one skill is bought on an allowance that is ours.
			{
				code: 'house-value',
				severity: 'note',
				entry: 'a1',
				facts: { unit: 'centurion', field: 'skills' },
				rule: 'format'
			}
		]
	});
});

test('every problem of an entry is told at once', () => {
	const entry = {
		id: 'a',
		unit: 'cingeto',
		count: 0,
		options: ['light-armour', 'medium-armour', 'horse', 'elephant', 'horse'],
		skills: ['flight', 'rally', 'shoulder-brother', 'tough', 'tough', 'divination'],
		swaps: { 'contact-weapon': 'lance', shield: 'door' }
	};
	const found = brief(validate({ army: 'celts', pointsLimit: 0, entries: [entry] }));
	expect(found.toSorted()).toEqual([
		'count-invalid a 0',
		'figures-unusual - 0 10 40',
		'option-not-offered a horse',
		'options-exclusive a light-armour,medium-armour',
		'skill-not-for-army a shoulder-brother celts',
		'skill-not-offered a divination',
		'skill-officers-only a rally',
		'skill-repeated a tough',
		'skills-over-allowance a 5 0',
		'swap-not-offered a contact-weapon lance',
		'swap-not-offered a shield door',
		'unknown-option a elephant',
		'unknown-skill a flight'
	]);
});

test('errors come first, then warnings, then notes', () => {
	const { problems } = validate({ pointsLimit: 0, entries: [{ id: 'a', unit: 'caesar' }] });
	const order = ['error', 'warning', 'note'];
	const ranks = problems.map(({ severity }) => order.indexOf(severity));
	expect(ranks).toEqual(ranks.toSorted());
	expect(new Set(ranks)).toEqual(new Set([0, 1, 2]));
});

test('warnings and notes leave a roster legal', () => {
	const report = validate({ entries: [{ id: 'a', unit: 'caesar' }] });
	expect(report.problems.length).toBeGreaterThan(1);
	expect(report.legal).toBe(true);
	expect(legalDbg(rosterOf({ entries: [{ id: 'a', unit: 'caesar' }] }), dbgCatalogue).ok).toBe(true);
});

test('a draft is refused with its whole report', () => {
	const roster = rosterOf({ entries: [{ id: 'a', unit: 'velite' }] });
	expect(legalDbg(roster, dbgCatalogue)).toEqual({ ok: false, error: validateDbg(roster, dbgCatalogue) });
});

test('what hangs on an unknown army is not judged', () => {
	const entries = [
		{ id: 'a', unit: 'cingeto', count: 11, skills: [] },
		{ id: 'b', unit: 'tigerno', skills: ['blue-rooster-dance'] },
		{ id: 'c', unit: 'ambiorix' }
	];
	expect(brief(validate({ army: 'picts', variant: 'eburones', entries }))).toEqual(['unknown-army - picts']);
});

test('a unit of another army is judged by its own list, not by the variants of this one', () => {
	expect(romans({ id: 'a', unit: 'ambiorix' })).toEqual(['unit-of-other-army a ambiorix germans']);
	const germans = { army: 'germans', variant: 'eburones' };
	expect(brief(validate({ ...germans, entries: [ELEVEN, { id: 'a', unit: 'caesar' }] })).toSorted()).toEqual([
		'unit-of-other-army a caesar romans',
		'unit-of-other-army z miles-gregarius romans'
	]);
});

test('skills for one army are refused to a roster of another, whosever the unit is', () => {
	expect(romans({ id: 'a', unit: 'tigerno', skills: ['blue-rooster-dance'] })).toEqual([
		'unit-of-other-army a tigerno celts',
		'skill-not-for-army a blue-rooster-dance romans'
	]);
	expect(romans({ id: 'a', unit: 'centurion', skills: ['shoulder-brother'] })).toEqual([]);
});

test('of an unknown unit only what exists nowhere is told', () => {
	const entry = { id: 'a', unit: 'velite', options: ['horse', 'elephant', 'elephant'], skills: ['tough', 'flight'] };
	expect(romans({ ...entry, swaps: { a: 'b' } })).toEqual([
		'unknown-unit a velite',
		'unknown-option a elephant',
		'unknown-skill a flight'
	]);
});

/** unit, skills, problems */
const SKILL_ROWS: [string, string[], string[]][] = [
	['centurion', ['tough', 'guide', 'run'], []],
	['centurion', ['tough', 'guide', 'run', 'camouflage'], ['skills-over-allowance a 4 3']],
	['engineer', ['siegecraft'], []],
	['engineer', ['siegecraft', 'tough'], ['skills-over-allowance a 2 1']],
	['auxiliary-archer', ['tough'], ['skills-over-allowance a 1 0']],
	['senate-spy', ['tough', 'guide', 'run'], []],
	['immunis', ['tough'], ['skills-over-allowance a 1 0']],
	// What a unit is printed with takes no place, but cannot be bought again.
	['tribune', ['tough', 'guide', 'run'], []],
	['tribune', ['officer-evocatus'], ['skill-not-offered a officer-evocatus', 'skill-repeated a officer-evocatus']],
	['roman-germanic-footman', ['sustained-run'], ['skill-repeated a sustained-run', 'skills-over-allowance a 1 0']],
	// An unknown name takes no place.
	['evocatus', ['tough', 'flight', 'flight'], ['unknown-skill a flight']],
	['evocatus', ['peerless-tactician'], ['skill-officers-only a peerless-tactician']],
	['optio', ['peerless-tactician', 'rally'], []],
	['titus-pullo', ['rally'], ['skill-officers-only a rally', 'skills-over-allowance a 1 0']],
	['caesar', ['rally'], []]
];

test.each(SKILL_ROWS)('%s with %j: %j', (unit, skills, problems) => {
	const found = romans({ id: 'a', unit, skills }).filter((each) => !each.startsWith('pair-uneven'));
	expect(found).toEqual(problems);
});

/** requirement rows: nobles, squires, ruling, problems */
const SQUIRES: [number, number, string | undefined, string[]][] = [
	[1, 2, undefined, []],
	[1, 3, undefined, ['requires-unit s trimarcisia-noble 1 2']],
	[0, 1, undefined, ['requires-unit s trimarcisia-noble 0 1']],
	[2, 5, undefined, ['requires-unit s trimarcisia-noble 2 3']],
	[2, 0, undefined, []],
	[2, 4, 'exactly-two', []],
	[2, 3, 'exactly-two', ['requires-unit n trimarcisia-squire 3 4']],
	[2, 0, 'exactly-two', ['requires-unit n trimarcisia-squire 0 4']],
	[2, 5, 'exactly-two', ['requires-unit s trimarcisia-noble 2 3']],
	[0, 9, 'no-rule', []],
	[2, 0, 'no-rule', []]
];

test.each(SQUIRES)('%d nobles and %d squires, ruling %s: %j', (nobles, squires, ruling, problems) => {
	const entries = [
		{ id: 'z', unit: 'cingeto', count: 11 },
		...(nobles > 0 ? [{ id: 'n', unit: 'trimarcisia-noble', count: nobles }] : []),
		...(squires > 0 ? [{ id: 's', unit: 'trimarcisia-squire', count: squires }] : [])
	];
	const rulings = ruling === undefined ? {} : { 'squires-per-noble': ruling };
	expect(brief(validate({ army: 'celts', rulings, entries }))).toEqual(problems);
});

test('a problem of several entries points to none of them', () => {
	const dogs = { unit: 'mastiff', count: 2 };
	const entries = [
		{ id: 'z', unit: 'cingeto', count: 11 },
		{ id: 'm', unit: 'dog-master' },
		{ id: 'd', ...dogs },
		{ id: 'e', ...dogs }
	];
	expect(brief(validate({ army: 'celts', entries }))).toEqual(['requires-unit - dog-master 1 2']);
});

test('pairs are counted over the whole roster, rider first', () => {
	const rider = { unit: 'roman-germanic-rider' };
	const footman = { unit: 'roman-germanic-footman' };
	const even = [
		{ id: 'a', ...footman, count: 2 },
		{ id: 'b', ...rider },
		{ id: 'c', ...rider }
	];
	expect(romans(...even)).toEqual([]);
	const uneven = 'roman-germanic-rider,roman-germanic-footman';
	expect(romans(...even.slice(0, 2))).toEqual([`pair-uneven - ${uneven} 1,2`]);
	expect(romans(...even.slice(0, 1))).toEqual([`pair-uneven a ${uneven} 0,2`]);
	expect(romans({ id: 'b', ...rider })).toEqual([`pair-uneven b ${uneven} 1,0`]);
});

test('an entry without a valid count is no figure of a limit, a pair or a person', () => {
	expect(romans({ id: 'a', unit: 'caesar' }, { id: 'b', unit: 'caesar', count: 0 })).toEqual(['count-invalid b 0']);
	expect(romans({ id: 'a', unit: 'roman-germanic-rider', count: -1 })).toEqual(['count-invalid a -1']);
});

/** crew, problems */
test.each([
	[1, []],
	[2, []],
	[3, ['crew-out-of-range w 3 1 2']],
	[0, ['count-invalid w 0']],
	[1000, ['count-invalid w 1000']]
])('a wagon with a crew of %d: %j', (count, problems) => {
	const entries = [
		{ id: 'z', unit: 'freeman', count: 11 },
		{ id: 'w', unit: 'proud-german-woman', count }
	];
	expect(brief(validate({ army: 'germans', entries }))).toEqual(problems);
});

test('each woman of a wagon counts as a figure and as special troops', () => {
	const report = validate({
		army: 'germans',
		composition: 'battle-group',
		entries: [
			{ id: 'k', unit: 'baro' },
			{ id: 'z', unit: 'freeman', count: 11 },
			{ id: 'w', unit: 'proud-german-woman', count: 2 },
			{ id: 'x', unit: 'proud-german-woman', count: 2 },
			{ id: 'y', unit: 'proud-german-woman', count: 1 }
		]
	});
	expect(report.figures).toBe(17);
	expect(brief(report)).toEqual(['composition-above - special-troops 5 4']);
});

test('the limits of a composition are within bounds, both included', () => {
	const group = (officers: number, warriors: number): string[] =>
		brief(
			validate({
				composition: 'battle-group',
				entries: [
					{ id: 'o', unit: 'optio', count: officers },
					{ id: 'w', unit: 'immunis', count: warriors }
				]
			})
		).filter((each) => each.startsWith('composition'));
	expect(group(1, 4)).toEqual([]);
	expect(group(4, 24)).toEqual([]);
	expect(group(5, 25)).toEqual(['composition-above - officers 5 4', 'composition-above - warriors 25 24']);
	expect(group(1, 3)).toEqual(['composition-below - warriors 3 4']);
});

test.each([
	['each-once', []],
	['one-in-all', ['special-characters-above - 2 1']],
	['none', ['special-characters-above - 2 0']]
])('two special characters under ruling special-character-limit %s: %j', (value, problems) => {
	const rulings = { 'special-character-limit': value };
	const entries = [ELEVEN, { id: 'a', unit: 'caesar' }, { id: 'b', unit: 'titus-pullo' }];
	expect(brief(validate({ rulings, entries }))).toEqual(problems);
});

test('one special character is within one in all', () => {
	const rulings = { 'special-character-limit': 'one-in-all' };
	expect(brief(validate({ rulings, entries: [ELEVEN, { id: 'a', unit: 'caesar' }] }))).toEqual([]);
});

test('the Eburones and their king', () => {
	const eburones = (fields: Record<string, unknown>, ...ids: string[]): string[] =>
		brief(
			validate({
				army: 'germans',
				variant: 'eburones',
				...fields,
				entries: [{ id: 'z', unit: 'freeman', count: 11 }, ...ids.map((unit) => ({ id: unit, unit }))]
			})
		);
	expect(eburones({}, 'ambiorix')).toEqual([]);
	expect(eburones({ variant: null }, 'ambiorix')).toEqual(['variant-only ambiorix ambiorix eburones']);
	expect(eburones({ variant: 'suebi' }, 'ambiorix')).toEqual([
		'unknown-variant - suebi',
		'variant-only ambiorix ambiorix eburones'
	]);
	expect(eburones({ rulings: { 'eburones-ambiorix': 'forbidden' } }, 'ambiorix', 'ariovistus', 'bher-warrior')).toEqual(
		['ambiorix', 'ariovistus', 'bher-warrior'].map((unit) => `forbidden-in-variant ${unit} ${unit} eburones`)
	);
	expect(eburones({ variant: null }, 'ariovistus', 'bher-warrior')).toEqual([]);
});

test.each([
	[9, true],
	[10, false],
	[40, false],
	[41, true]
])('%d figures are unusual: %s', (count, unusual) => {
	const { problems } = validate({ entries: [{ ...ELEVEN, count }] });
	expect(problems.some(({ code }) => code === 'figures-unusual')).toBe(unusual);
});

test('rulings of building and of play are known, others are not', () => {
	const rulings = { 'skill-cap': 2, 'break-point': 'never', 'break-points': 50, impetuous: 'always', initiative: true };
	expect(brief(validate({ rulings, entries: [ELEVEN] }))).toEqual([
		'unknown-ruling - break-points 50',
		'unknown-ruling - impetuous always',
		'unknown-ruling - initiative true'
	]);
});

/** entry, rulings, the fields of its unit that rest on a house value */
const HOUSE: [string, Record<string, unknown>, Record<string, unknown>, string[]][] = [
	['nothing of ours', { unit: 'immunis' }, {}, []],
	['inferred values are not ours', { unit: 'caetratus' }, {}, []],
	['fields of the unit', { unit: 'caesar' }, {}, ['name', 'rank']],
	['a lost skill allowance, once used', { unit: 'engineer', skills: ['tough'] }, {}, ['skills']],
	[
		'a lost skill allowance that the player settled',
		{ unit: 'engineer', skills: ['tough'] },
		{ 'unstated-skill-allowance': 'none' },
		[]
	],
	['a stated skill allowance', { unit: 'optio', skills: ['tough'] }, {}, []],
	['the price of a bought skill', { unit: 'optio', skills: ['frenzy', 'frenzy'] }, {}, ['frenzy']],
	['what equipment gives', { unit: 'cingeto', options: ['medium-armour'] }, {}, ['base', 'medium-armour']],
	['a price by ruling', { unit: 'tigerno', options: ['two-handed-weapon'] }, {}, ['two-handed-weapon']],
	[
		'a price that the player chose',
		{ unit: 'tigerno', options: ['two-handed-weapon'] },
		{ 'two-handed-weapon-cost': 4 },
		[]
	],
	['an inferred price by ruling', { unit: 'optio', options: ['heavy-armour'] }, {}, []],
	['an option that is not offered', { unit: 'immunis', options: ['medium-armour', 'elephant'] }, {}, []],
	['a requirement', { unit: 'trimarcisia-squire' }, {}, ['requires']],
	['a requirement that the player chose', { unit: 'trimarcisia-squire' }, { 'squires-per-noble': 'no-rule' }, []]
];

test.each(HOUSE)('house values: %s', (_name, entry, rulings, fields) => {
	const twice = ['a', 'b'].map((id) => ({ id, ...entry }));
	const notes = validate({ rulings, entries: twice }).problems.filter(({ severity }) => severity === 'note');
	expect(notes).toEqual(
		fields.map((field) => ({
			code: 'house-value',
			severity: 'note',
			entry: 'a',
			facts: { unit: entry['unit'], field },
			rule: 'format'
		}))
	);
});

test('the game behind the registry is this one', async () => {
	const game = await loadGame('dbg');
	const roster = rosterOf({ pointsLimit: 10, entries: [ELEVEN] });
	expect(game.id).toBe('dbg');
	expect(game.revision).toBe(dbgCatalogue.game.revision);
	expect(game.validate(roster)).toEqual(validateDbg(roster, dbgCatalogue));
	const over = game.validate(roster).problems[0]!;
	expect(over.code).toBe('points-over-limit');
	expect(game.repairs(roster, over).length).toBeGreaterThan(0);
});

// A catalogue that shares no id with the real one: the rules know no unit by name.
