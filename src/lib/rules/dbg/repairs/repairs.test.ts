import { expect, test } from 'vitest';
import type { Army } from '../../../catalogue/dbg.ts';
import type { DbgCatalogue } from '../../../catalogue/dbg-index.ts';
import { dbgCatalogue } from '../../../catalogue/dbg-lists.ts';
import type { Edit } from '../../../roster/edits.ts';
import type { DbgProblemCode, Problem } from '../../problem.ts';
import { rosterOf, toyCatalogue, toyUnit } from '../testing.ts';
import { validateDbg } from '../validate.ts';
import { repairsDbg } from './repairs.ts';

const words = (edit: Edit): string =>
	Object.values(edit)
		.map((value) => (typeof value === 'object' && value !== null && 'unit' in value ? value.unit : String(value)))
		.join(' ');

/** The repairs of the first problem with a code, as `points: edit + edit`. */
function repair(
	code: DbgProblemCode,
	fields: Record<string, unknown>,
	catalogue: DbgCatalogue = dbgCatalogue
): string[] {
	const roster = rosterOf(fields);
	const problem = validateDbg(roster, catalogue).problems.find((each) => each.code === code);
	expect(problem?.code).toBe(code);
	return repairsDbg(roster, problem!, catalogue).map(
		({ edits, points }) => `${points}: ${edits.map(words).join(' + ')}`
	);
}

const entries = (...rows: [string, number, Record<string, unknown>?][]): Record<string, unknown>[] =>
	rows.map(([unit, count, more], n) => ({ id: `${n + 1}`, unit, count, ...more }));

/** code, roster, repairs in their order */
const REPAIRS: [string, DbgProblemCode, Record<string, unknown>, string[]][] = [
	[
		'one figure less, one thing less, or a higher limit',
		'points-over-limit',
		{
			pointsLimit: 63,
			entries: entries(['optio', 1, { options: ['pilum'], skills: ['tough'] }], ['immunis', 2], ['caetratus', 1])
		},
		['-4: remove-skill 1 tough', '-17: set-count 2 1', '-11: remove-entry 3', '0: set-limit 100']
	],
	[
		'an option of every figure saves that often',
		'points-over-limit',
		{ army: 'celts', pointsLimit: 80, entries: entries(['cingeto', 9, { options: ['light-armour', 'carnyx'] }]) },
		['-9: remove-option 1 light-armour', '-9: remove-option 1 carnyx', '-9: set-count 1 8', '0: set-limit 100']
	],
	[
		'when no entry is enough alone, several in turn, but none that the composition needs',
		'points-over-limit',
		{
			composition: 'battle-group',
			pointsLimit: 100,
			entries: entries(['optio', 1], ['immunis', 4], ['caetratus', 2], ['unarmoured-legionary', 2])
		},
		['0: set-limit 150', '-31: remove-entry 4 + set-count 3 1', '-32: remove-entry 3 + set-count 4 1']
	],
	[
		'places are filled by what is fielded, then by the cheapest, or by another composition',
		'composition-below',
		{ composition: 'battle-group', entries: entries(['optio', 1], ['immunis', 3]) },
		[
			'15: add-entry e3 miles-gregarius 1',
			'17: set-count 2 4',
			'18: add-entry e3 legionary-veteran 1',
			'0: set-composition free'
		]
	],
	[
		'a missing officer may be a special character',
		'composition-below',
		{ army: 'germans', composition: 'battle-group', pointsLimit: 36 + 20, entries: entries(['freeman', 4]) },
		[
			'15: add-entry e2 clan-champion 1',
			'20: add-entry e2 baro 1',
			'21: add-entry e2 germanic-king 1',
			'0: set-composition free'
		]
	],
	[
		'too many go from one entry, or from several when none has enough',
		'composition-above',
		{ composition: 'battle-group', entries: entries(['centurion', 2], ['optio', 4], ['immunis', 4]) },
		['-32: set-count 2 2', '-42: remove-entry 1', '0: set-composition free']
	],
	[
		'a raised cap is the roster’s own doing',
		'special-characters-above',
		{
			army: 'celts',
			rulings: { 'special-character-limit': 'one-in-all' },
			entries: entries(['boudica', 1], ['vercingetorix', 1], ['gutuater', 1])
		},
		[
			'0: reset-ruling special-character-limit',
			'-56: remove-entry 1 + remove-entry 3',
			'-60: remove-entry 1 + remove-entry 2',
			'-64: remove-entry 2 + remove-entry 3'
		]
	],
	[
		'the roster takes the army of most of its units',
		'unknown-army',
		{ army: 'picts', entries: entries(['immunis', 1], ['optio', 1], ['cingeto', 1]) },
		['-7: set-army romans + remove-entry 3']
	],
	[
		'an empty roster takes any army',
		'unknown-army',
		{ army: 'picts' },
		['0: set-army celts', '0: set-army romans', '0: set-army germans']
	],
	[
		'a single stranger makes way for a unit of his kind',
		'unit-of-other-army',
		{ entries: entries(['optio', 1], ['cingeto', 3, { name: 'Dumno' }]) },
		[
			'-21: remove-entry 2',
			'24: remove-entry 2 + restore-entry 1 miles-gregarius',
			'30: remove-entry 2 + restore-entry 1 immunis',
			'33: remove-entry 2 + restore-entry 1 legionary-veteran'
		]
	],
	[
		'a whole roster of strangers changes army',
		'unit-of-other-army',
		{ entries: entries(['cingeto', 1], ['tigerno', 1]) },
		[
			'-7: remove-entry 1',
			'0: set-army celts',
			'8: remove-entry 1 + restore-entry 0 miles-gregarius',
			'10: remove-entry 1 + restore-entry 0 immunis'
		]
	],
	[
		'one of a kind: each of them may stay',
		'unique-repeated',
		{ entries: entries(['aquilifer', 2], ['aquilifer', 1]) },
		['-54: remove-entry 1', '-54: set-count 1 1 + remove-entry 2']
	],
	[
		'a pair is made even from either side',
		'pair-uneven',
		{ entries: entries(['roman-germanic-footman', 1], ['roman-germanic-rider', 3]) },
		['26: set-count 1 3', '-42: set-count 2 1']
	],
	[
		'a partner who is not there joins',
		'pair-uneven',
		{ army: 'germans', entries: entries(['germanic-paired-footman', 2]) },
		['42: add-entry e2 germanic-paired-rider 2', '-28: remove-entry 1']
	],
	[
		'a master joins, or dogs go',
		'requires-unit',
		{ army: 'celts', entries: entries(['mastiff', 4], ['mastiff', 1]) },
		['24: add-entry e3 dog-master 2', '-40: remove-entry 1 + remove-entry 2']
	],
	[
		'squires for every noble, or fewer nobles, or the usual ruling',
		'requires-unit',
		{
			army: 'celts',
			rulings: { 'squires-per-noble': 'exactly-two' },
			entries: entries(['trimarcisia-noble', 2], ['trimarcisia-squire', 2])
		},
		['-21: set-count 1 1', '38: set-count 2 4', '0: reset-ruling squires-per-noble']
	],
	[
		'what the variant forbids goes, is replaced, or the variant goes',
		'forbidden-in-variant',
		{
			army: 'germans',
			variant: 'eburones',
			rulings: { 'eburones-ambiorix': 'forbidden' },
			entries: entries(['ariovistus', 1])
		},
		['-25: remove-entry 1', '0: set-variant null']
	],
	[
		'what needs a variant',
		'variant-only',
		{ army: 'germans', entries: entries(['ambiorix', 1]) },
		['-30: remove-entry 1', '0: set-variant eburones', '-5: remove-entry 1 + restore-entry 0 ariovistus']
	],
	[
		'a crew too large goes on two wagons',
		'crew-out-of-range',
		{ army: 'germans', entries: entries(['proud-german-woman', 5]) },
		[
			'-18: set-count 1 2',
			'-30: remove-entry 1',
			'0: set-count 1 2 + add-entry e2 proud-german-woman 2 + add-entry e3 proud-german-woman 1'
		]
	],
	[
		'a crew beyond all measure does not',
		'crew-out-of-range',
		{ army: 'germans', entries: entries(['proud-german-woman', 11]) },
		['-54: set-count 1 2', '-66: remove-entry 1']
	],
	[
		'the nearest count',
		'count-invalid',
		{ entries: entries(['immunis', 2.6]) },
		['17: set-count 1 1', '51: set-count 1 3', '0: remove-entry 1']
	],
	[
		'a count of a unique unit or a wagon',
		'count-invalid',
		{ entries: entries(['caesar', 1.6]) },
		['35: set-count 1 1', '0: remove-entry 1']
	],
	[
		'a wagon holds no more than its crew',
		'count-invalid',
		{ army: 'germans', entries: entries(['proud-german-woman', 1e9]) },
		['6: set-count 1 1', '12: set-count 1 2', '0: remove-entry 1']
	],
	[
		'a count far too large',
		'count-invalid',
		{ entries: entries(['velite', 1e308]) },
		['0: set-count 1 999', '0: set-count 1 1', '0: remove-entry 1']
	],
	[
		'a stray option goes as often as it is there',
		'option-not-offered',
		{ entries: entries(['optio', 1, { options: ['horse', 'pilum', 'horse'] }]) },
		['0: remove-option 1 horse + remove-option 1 horse']
	],
	[
		'each of three options that exclude each other may stay',
		'options-exclusive',
		{
			army: 'celts',
			entries: entries(['boudica', 1, { options: ['two-handed-weapon', 'light-javelins', 'heavy-javelins', 'horse'] }])
		},
		[
			'-4: remove-option 1 light-javelins + remove-option 1 two-handed-weapon',
			'-4: remove-option 1 heavy-javelins + remove-option 1 two-handed-weapon',
			'-4: remove-option 1 heavy-javelins + remove-option 1 light-javelins'
		]
	],
	[
		'a swap goes, or becomes one that is offered',
		'swap-not-offered',
		{
			entries: entries(['caetratus', 2, { swaps: { 'contact-weapon': 'bow' } }])
		},
		['0: remove-swap 1 contact-weapon', '0: set-swap 1 contact-weapon lance']
	],
	[
		'a skill bought thrice stays once, or goes',
		'skill-repeated',
		{ entries: entries(['centurion', 1, { skills: ['run', 'run', 'run'] }]) },
		['-4: remove-skill 1 run + remove-skill 1 run', '-6: remove-skill 1 run + remove-skill 1 run + remove-skill 1 run']
	],
	[
		'an innate skill is not bought at all',
		'skill-repeated',
		{ entries: entries(['tribune', 1, { skills: ['officer-evocatus'] }]) },
		['0: remove-skill 1 officer-evocatus']
	],
	[
		'one skill too many: each of them may go',
		'skills-over-allowance',
		{ entries: entries(['evocatus', 2, { skills: ['tough', 'lynx-eye'] }]) },
		['0: remove-skill 1 lynx-eye', '-8: remove-skill 1 tough']
	],
	[
		'several too many: the last, the dearest or the cheapest',
		'skills-over-allowance',
		{
			entries: entries(['evocatus', 1, { skills: ['guide', 'lynx-eye', 'flight', 'tough'] }])
		},
		[
			'-2: remove-skill 1 lynx-eye + remove-skill 1 guide',
			'-4: remove-skill 1 tough + remove-skill 1 lynx-eye',
			'-6: remove-skill 1 tough + remove-skill 1 guide'
		]
	],
	[
		'a wrong value goes back to the default, or to another choice',
		'unknown-ruling',
		{ rulings: { 'two-handed-weapon-cost': 9 } },
		[
			'0: reset-ruling two-handed-weapon-cost',
			'0: set-ruling two-handed-weapon-cost 0',
			'0: set-ruling two-handed-weapon-cost 1',
			'0: set-ruling two-handed-weapon-cost 3'
		]
	],
	[
		'a small warband grows',
		'figures-unusual',
		{ entries: entries(['optio', 1], ['immunis', 8]) },
		['16: set-count 1 2', '17: set-count 2 9']
	],
	[
		'a large one shrinks',
		'figures-unusual',
		{ entries: entries(['optio', 2], ['immunis', 40]) },
		['-34: set-count 2 38', '-32: remove-entry 1']
	],
	[
		'a huge one shrinks where it can',
		'figures-unusual',
		{ entries: entries(['caetratus', 900], ['immunis', 10]) },
		['-9570: set-count 1 30']
	],
	['nothing to grow from', 'figures-unusual', {}, []]
];

test.each(REPAIRS)('%s', (_name, code, fields, repairs) => {
	expect(repair(code, fields)).toEqual(repairs);
});

test('a replacement keeps the number, the own name and the notes, and its place', () => {
	const roster = rosterOf({
		entries: [
			{ id: 'a', unit: 'cingeto', count: 3, name: 'Dumno', notes: 'red', options: ['carnyx'] },
			...entries(['optio', 1])
		]
	});
	const problem = validateDbg(roster, dbgCatalogue).problems[0]!;
	const swap = repairsDbg(roster, problem, dbgCatalogue).find(({ edits }) => edits.length === 2);
	expect(swap?.edits).toEqual([
		{ kind: 'remove-entry', entry: 'a' },
		{
			kind: 'restore-entry',
			at: 0,
			value: {
				id: 'a',
				unit: 'miles-gregarius',
				count: 3,
				name: 'Dumno',
				options: [],
				skills: [],
				swaps: {},
				notes: 'red'
			}
		}
	]);
});

test('what helps only together is found: a squire who fills a place brings his noble', () => {
	const provenance = { kind: 'stated' as const };
	const toy = toyCatalogue([
		toyUnit('squire', { category: 'officers', requires: { unit: 'knight', perUnit: 2, provenance } }),
		toyUnit('knight')
	]);
	expect(repair('composition-below', { army: 'blue', composition: 'band' }, toy)).toEqual(['0: set-composition free']);
	const only = toyCatalogue([...toy.units.values()], {
		compositions: [
			{ id: 'band', limits: { officers: [1, 1] }, nameProvenance: provenance, limitsProvenance: provenance }
		]
	});
	expect(repair('composition-below', { army: 'blue', composition: 'band' }, only)).toEqual([
		'20: add-entry e1 squire 1 + add-entry e2 knight 1'
	]);
});

test('an offered swap that costs points can be given back', () => {
	const swaps = [{ replace: 'club', by: 'spear', cost: 4, provenance: { kind: 'stated' as const } }];
	const toy = toyCatalogue([toyUnit('guard', { swaps })]);
	const fields = {
		army: 'blue',
		pointsLimit: 40,
		entries: [{ id: 'a', unit: 'guard', count: 3, swaps: { club: 'spear' } }]
	};
	expect(repair('points-over-limit', fields, toy)).toEqual([
		'-12: remove-swap a club',
		'-14: set-count a 2',
		'0: set-limit 50'
	]);
});

test('a crew too small grows', () => {
	const toy = toyCatalogue([toyUnit('float', { wagon: { crewMin: 2, crewMax: 3, provenance: { kind: 'stated' } } })]);
	expect(repair('crew-out-of-range', { army: 'blue', entries: [{ id: 'a', unit: 'float' }] }, toy)).toEqual([
		'10: set-count a 2',
		'-10: remove-entry a'
	]);
});

test('a wagon’s place is filled by a fuller crew or by another wagon', () => {
	const provenance = { kind: 'stated' as const };
	const toy = toyCatalogue(
		[toyUnit('float', { category: 'officers', wagon: { crewMin: 1, crewMax: 2, provenance } })],
		{
			compositions: [
				{ id: 'band', limits: { officers: [4, 9] }, nameProvenance: provenance, limitsProvenance: provenance }
			]
		}
	);
	const one = { army: 'blue', composition: 'band', entries: [{ id: 'a', unit: 'float' }] };
	expect(repair('composition-below', one, toy)).toEqual(['30: add-entry e2 float 2 + add-entry e3 float 1']);
	const none = { army: 'blue', composition: 'band', entries: [] };
	expect(repair('composition-below', none, toy)).toEqual(['40: add-entry e1 float 2 + add-entry e2 float 2']);
});

test('no repair for a problem that the roster does not have, for a note, or for one of another making', () => {
	const roster = rosterOf({ entries: entries(['caesar', 11]) });
	const { problems } = validateDbg(roster, dbgCatalogue);
	const note = problems.find(({ severity }) => severity === 'note')!;
	expect(repairsDbg(roster, note, dbgCatalogue)).toEqual([]);
	const foreign: Problem = {
		code: 'skill-repeated',
		severity: 'error',
		entry: 'x',
		facts: { skill: 'tough' },
		rule: 'dbg IV'
	};
	expect(repairsDbg(roster, foreign, dbgCatalogue)).toEqual([]);
});

test('a stale problem is repaired as it stands now', () => {
	const roster = rosterOf({ pointsLimit: 40, entries: entries(['immunis', 3]) });
	const stale: Problem = {
		code: 'points-over-limit',
		severity: 'error',
		entry: null,
		facts: { points: 999, limit: 40 },
		rule: 'dbg VI'
	};
	expect(repairsDbg(roster, stale, dbgCatalogue).map(({ points }) => points)).toEqual([-17, 0]);
});

/** A catalogue that counts how often a roster is looked at from the start. */
function counting(catalogue: DbgCatalogue): { readonly catalogue: DbgCatalogue; readonly contexts: () => number } {
	let contexts = 0;
	class Counting extends Map<string, Army> {
		override get(id: string): Army | undefined {
			contexts++;
			return super.get(id);
		}
	}
	return { catalogue: { ...catalogue, armies: new Counting(catalogue.armies) }, contexts: () => contexts };
}

test('the search is bounded, however little helps', () => {
	const provenance = { kind: 'stated' as const };
	// Twelve officers could fill the place, and none can be paid for without giving up one of twenty entries.
	const officers = Array.from({ length: 12 }, (_, n) => toyUnit(`officer-${n}`, { category: 'officers' }));
	const limits = { officers: [1, 1] };
	const composition = { id: 'band', limits, nameProvenance: provenance, limitsProvenance: provenance };
	const toy = toyCatalogue([...officers, toyUnit('mob')], { compositions: [composition] });
	const crowd = Array.from({ length: 20 }, (_, n) => ({ id: `${n}`, unit: 'mob' }));
	const roster = rosterOf({ army: 'blue', composition: 'band', pointsLimit: 200, entries: crowd });
	const { catalogue, contexts } = counting(toy);
	const [problem] = validateDbg(roster, toy).problems;
	expect(problem?.code).toBe('composition-below');
	expect(repairsDbg(roster, problem!, catalogue)).toHaveLength(4);
	// 160 trials, and the roster itself
	expect(contexts()).toBe(161);
});
