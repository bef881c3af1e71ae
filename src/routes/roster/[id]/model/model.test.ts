import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dbgCatalogue } from '#lib/catalogue/dbg-lists.ts';
import { dbgText } from '#lib/catalogue/dbg-text.ts';
import type { DbgRoster } from '#lib/roster/dbg-document.ts';
import { type Edit, applyEdits } from '#lib/roster/edits.ts';
import { indexProblems, newProblems } from '#lib/rules/dbg/compare.ts';
import { validateDbg } from '#lib/rules/dbg/validate.ts';
import { assert } from '#lib/util/assert.ts';
import { categoryViews } from './categories.ts';
import { countProblems, problemsOf } from './problems.ts';
import { testRoster } from './fixture.ts';
import { findUnits } from './search.ts';
import { type Setup, planSetup } from './setup.ts';
import { targetOf } from './target.ts';
import { type Tie, missing, tiesOf } from './ties.ts';

const check = (roster: DbgRoster) => validateDbg(roster, dbgCatalogue);
const codes = (roster: DbgRoster, ...edits: Edit[]) =>
	newProblems(indexProblems(check(roster).problems), check(applyEdits(roster, edits)).problems).map(({ code }) => code);
const unit = (id: string) => {
	const found = dbgCatalogue.units.get(id);
	assert(found, id);
	return found;
};

test('a copy of what may be there once is an error by every way in (C40)', () => {
	const caesar = testRoster([{ id: 'a', unit: 'caesar' }], { composition: 'free' });
	expect(codes(caesar, { kind: 'duplicate-entry', entry: 'a', as: 'b' })).toEqual(['unique-repeated']);
	expect(codes(caesar, { kind: 'set-count', entry: 'a', count: 2 })).toEqual(['unique-repeated']);
	expect(codes(caesar, { kind: 'add-entry', entry: 'b', unit: 'caesar', count: 1 })).toEqual(['unique-repeated']);
	const [entry] = caesar.entries;
	assert(entry, 'fixture');
	expect(codes(caesar, { kind: 'restore-entry', at: 0, value: { ...entry, id: 'b' } })).toEqual(['unique-repeated']);
});

test('categories in the order of the rules, with their limits; unknown units are shown, not lost', () => {
	const roster = testRoster(
		[
			{ id: 'z', unit: 'gone-from-the-list' },
			{ id: 'c', unit: 'caesar' },
			{ id: 'm', unit: 'immunis', count: 5 },
			{ id: 'o', unit: 'centurion' }
		],
		{ composition: 'elite-group' }
	);
	const views = categoryViews(roster, check(roster), dbgCatalogue);
	expect(views.map((view) => [view.id, view.count, view.min, view.max, view.entries.map(({ id }) => id)])).toEqual([
		['officers', 2, 2, 5, ['o']], // the special character is an officer too
		['elite', 0, 4, 6, []],
		['warriors', 5, 0, 4, ['m']],
		['skirmishers', 0, 0, 3, []],
		['special-troops', 0, 0, 2, []],
		['special-characters', 1, 0, null, ['c']],
		[null, 0, 0, null, ['z']]
	]);
	expect(views[2]?.problems.map(({ code }) => code)).toEqual(['composition-above']);
	expect(problemsOf(check(roster), 'z').map(({ code }) => code)).toEqual(['unknown-unit']);
});

test('no row is shown twice or not at all, whatever the roster', () => {
	const ids = [...dbgCatalogue.units.keys(), 'ghost'];
	fc.assert(
		fc.property(
			fc.array(fc.constantFrom(...ids), { maxLength: 15 }),
			fc.constantFrom('romans', 'celts', 'x'),
			(units, army) => {
				const roster = testRoster(
					units.map((id, n) => ({ id: `e${n}`, unit: id })),
					{ army }
				);
				const shown = categoryViews(roster, check(roster), dbgCatalogue).flatMap((view) => view.entries);
				expect(new Set(shown)).toEqual(new Set(roster.entries));
				expect(shown.length).toBe(roster.entries.length);
			}
		)
	);
});

test('problems are counted by severity', () => {
	const roster = testRoster([{ id: 'a', unit: 'unarmoured-legionary' }], { composition: 'elite-group' });
	const counts = countProblems(check(roster));
	expect(counts.errors).toBe(2); // officers and elite missing
	expect(counts.warnings).toBe(1); // one figure
	expect(counts.notes).toBeGreaterThan(0); // its name is ours
	expect(problemsOf(check(roster), 'a')).toEqual([]); // notes are no mark on a row
});

test('ties: pairs, followers, masters and crews, with what is missing', () => {
	const tied = (id: string, roster: DbgRoster): Tie[] => [...tiesOf(unit(id), roster, dbgCatalogue)];
	const celts = testRoster(
		[
			{ id: 'a', unit: 'trimarcisia-noble', count: 2 },
			{ id: 'b', unit: 'trimarcisia-squire', count: 3 },
			{ id: 'd', unit: 'mastiff', count: 4 }
		],
		{ army: 'celts' }
	);
	const [noble] = tied('trimarcisia-noble', celts);
	expect(noble).toMatchObject({
		kind: 'followed',
		unit: 'trimarcisia-squire',
		mine: 2,
		theirs: 3,
		perUnit: 2,
		exactly: false
	});
	expect(noble && missing(noble)).toBe(1);
	const [dog] = tied('mastiff', celts);
	expect(dog).toMatchObject({ kind: 'follows', unit: 'dog-master', theirs: 0, perUnit: 3 });
	expect(dog && missing(dog)).toBe(2); // four dogs, three to a master
	const exact = applyEdits(celts, [{ kind: 'set-ruling', ruling: 'squires-per-noble', value: 'exactly-two' }]);
	expect(tied('trimarcisia-squire', exact)[0]).toMatchObject({ exactly: true });
	const free = applyEdits(celts, [{ kind: 'set-ruling', ruling: 'squires-per-noble', value: 'no-rule' }]);
	expect(tied('trimarcisia-squire', free)).toEqual([]);
	const germans = testRoster([{ id: 'a', unit: 'germanic-paired-rider', count: 2 }], { army: 'germans' });
	const [pair] = tied('germanic-paired-rider', germans);
	expect(pair).toMatchObject({ kind: 'pair', unit: 'germanic-paired-footman', cost: 35 });
	expect(pair && missing(pair)).toBe(2);
	expect(tied('proud-german-woman', germans)).toMatchObject([{ kind: 'crew', min: 1, max: 2 }]);
	expect(tied('centurion', germans)).toEqual([]);
});

test('a problem leads to its row, its category or its dialog', () => {
	const roster = testRoster(
		[
			{ id: 'r', unit: 'germanic-paired-rider' },
			{ id: 's', unit: 'germanic-paired-rider', skills: ['tough', 'tough'] }
		],
		{ army: 'germans', composition: 'battle-group', pointsLimit: 5, rulings: { nonsense: 3 } }
	);
	const targets = Object.fromEntries(check(roster).problems.map((each) => [each.code, targetOf(each, roster)]));
	expect(targets).toMatchObject({
		'points-over-limit': { kind: 'setup' },
		'composition-below': { kind: 'category', id: 'warriors' },
		'pair-uneven': { kind: 'entry', id: 'r' },
		'skill-repeated': { kind: 'entry', id: 's' },
		'unknown-ruling': { kind: 'rulings' }
	});
});

const romans: Setup = { army: 'romans', variant: null, composition: 'free', pointsLimit: 200 };
const celtic = testRoster(
	[
		{ id: 'a', unit: 'tigerno', options: ['trophy'] },
		{ id: 'b', unit: 'cingeto', count: 6 },
		{ id: 'c', unit: 'ambact', count: 2 },
		{ id: 'd', unit: 'ruteni-archer', count: 2 },
		{ id: 'e', unit: 'druid' }
	],
	{ army: 'celts', composition: 'free', pointsLimit: 200 }
);

test('another army: what does not fit is named and taken out, nothing hidden costs points (C47)', () => {
	const plan = planSetup(celtic, dbgCatalogue, romans, false);
	expect(plan.misfits.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
	const after = applyEdits(celtic, plan.edits);
	expect(after).toMatchObject({ army: 'romans', entries: [] });
	expect(check(after).points).toBe(0);
	expect(plan.kept).toBe(0);
	const kept = planSetup(celtic, dbgCatalogue, romans, true);
	expect(applyEdits(celtic, kept.edits).entries).toEqual(celtic.entries);
	expect(new Set(kept.problems.map(({ code }) => code))).toContain('unit-of-other-army');
});

test('a variant that forbids what is there names it; the same setup changes nothing', () => {
	const germans = testRoster(
		[
			{ id: 'a', unit: 'baro' },
			{ id: 'b', unit: 'seer' }
		],
		{ army: 'germans', composition: 'free', pointsLimit: 200 }
	);
	const setup: Setup = { army: 'germans', variant: 'eburones', composition: 'free', pointsLimit: 200 };
	const plan = planSetup(germans, dbgCatalogue, setup, false);
	expect(plan.misfits.map(({ id }) => id)).toEqual(['b']);
	expect(plan.edits.map(({ kind }) => kind)).toEqual(['set-variant', 'remove-entry']);
	const same = planSetup(germans, dbgCatalogue, { ...setup, variant: null }, false);
	expect([same.edits, same.problems]).toEqual([[], []]);
	// another army forgets the variant by itself
	const eburones = { ...germans, variant: 'eburones' };
	expect(planSetup(eburones, dbgCatalogue, romans, true).edits).toEqual([{ kind: 'set-army', army: 'romans' }]);
});

test('a smaller limit or another composition tells at once what breaks (C44)', () => {
	const free = planSetup(celtic, dbgCatalogue, { ...romans, army: 'celts', pointsLimit: 60 }, false);
	expect(free.problems.map(({ code }) => code)).toEqual(['points-over-limit']);
	const elite = planSetup(celtic, dbgCatalogue, { ...romans, army: 'celts', composition: 'elite-group' }, false);
	expect(elite.problems.map(({ code }) => code)).toEqual(['composition-below', 'composition-above']);
	const none = planSetup(celtic, dbgCatalogue, { ...romans, army: 'celts', pointsLimit: null }, false);
	expect([none.edits, none.problems]).toEqual([[{ kind: 'set-limit', limit: null }], []]);
});

test('units are found by name, equipment or category, accents ignored', () => {
	const found = (query: string, army = 'romans') =>
		findUnits(testRoster([], { army }), dbgCatalogue, dbgText.fr, query).flatMap((group) =>
			group.units.map(({ id }) => id)
		);
	expect(found('legionnaire veteran')).toEqual(['legionary-veteran']);
	expect(found('FRONDE')).toEqual(['balearic-slinger']);
	expect(found('elite')).toEqual(['evocatus', 'eques', 'engineer', 'aquilifer']);
	expect(found('no such thing')).toEqual([]);
	expect(found('').length).toBe([...dbgCatalogue.units.values()].filter(({ army }) => army === 'romans').length);
	expect(found('', 'x')).toEqual([]);
});
