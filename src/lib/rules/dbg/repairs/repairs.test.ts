import { expect, test } from 'vitest';
import type { Army } from '../../../catalogue/dbg.ts';
import type { DbgCatalogue } from '../../../catalogue/dbg-index.ts';
import { dbgCatalogue } from '../../../catalogue/dbg-lists.ts';
import type { Problem } from '../../problem.ts';
import { rosterOf, toyCatalogue, toyUnit } from '../testing.ts';
import { validateDbg } from '../validate.ts';
import { repairsDbg } from './repairs.ts';
import { entries, repair } from './repairs.fixture.ts';

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
