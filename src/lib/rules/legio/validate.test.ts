import fc from 'fast-check';
import { expect, test } from 'vitest';
import { legioCatalogue } from '../../catalogue/legio-lists.ts';
import { LegioRoster } from '../../roster/legio-document.ts';
import { loadLegioSamples } from '../../roster/legio-samples.ts';
import { validateLegio } from './validate.ts';

const army = (fields: object, entries: readonly object[] = [{ element: 'WB', count: 12, general: true }]) =>
	LegioRoster.parse({
		format: 'signifer.roster',
		version: 1,
		game: 'dba-legio',
		tendency: 'steppe',
		aggression: 2,
		entries: entries.map((entry, at) => ({ id: `e${at + 1}`, ...entry })),
		...fields
	});
const found = (fields: object, entries?: readonly object[]) =>
	validateLegio(army(fields, entries), legioCatalogue).problems.map(
		({ code, severity, entry, facts }) => `${severity} ${code} ${entry} ${JSON.stringify(facts)}`
	);

test('twelve elements with a general have nothing to be said', () => {
	expect(validateLegio(army({}), legioCatalogue)).toEqual({ legal: true, elements: 12, problems: [] });
});

test.each([
	[{ tendency: 'swampy' }, 'error unknown-tendency null {"tendency":"swampy"}'],
	[{ tendency: 'constructor' }, 'error unknown-tendency null {"tendency":"constructor"}'],
	[{ aggression: 5 }, 'error aggression-out-of-range null {"aggression":5,"min":0,"max":4}'],
	[{ aggression: -1 }, 'error aggression-out-of-range null {"aggression":-1,"min":0,"max":4}'],
	[{ aggression: 1.5 }, 'error aggression-out-of-range null {"aggression":1.5,"min":0,"max":4}'],
	[{ rulings: { 'army-size': 5 } }, 'error unknown-ruling null {"ruling":"army-size","value":5}'],
	[{ rulings: { weather: true } }, 'error unknown-ruling null {"ruling":"weather","value":true}']
])('%j: %s', (fields, line) => {
	expect(found(fields)).toEqual([line]);
});

test.each([
	[[{ element: 'WB', count: 11, general: true }], 'warning elements-unusual null {"elements":11,"usual":12}'],
	[[{ element: 'WB', count: 12 }], 'warning general-missing null {"count":0}'],
	[
		[
			{ element: 'WB', count: 11, general: true },
			{ element: 'CV', general: true }
		],
		'warning generals-above null {"count":2,"max":1}'
	],
	[
		[
			{ element: 'WB', count: 11, general: true },
			{ element: 'CM', camels: true }
		],
		'note camels-without-effect e2 {"element":"CM"}'
	]
])('%j: %s', (entries, line) => {
	expect(found({}, entries)).toEqual([line]);
});

test.each([0, -1, 1.5, 100, 1e21])('a count of %d is none, and stands for no element', (count) => {
	const report = validateLegio(army({}, [{ element: 'WB', count, general: true }]), legioCatalogue);
	expect([report.legal, report.elements]).toEqual([false, 0]);
	expect(report.problems[0]).toMatchObject({ code: 'count-invalid', entry: 'e1', facts: { count } });
});

test('an unknown element counts, and nothing else is asked of it', () => {
	expect(found({ tendency: 'forest' }, [{ element: 'XX', count: 12, general: true, camels: true }])).toEqual([
		'error unknown-element e1 {"element":"XX"}'
	]);
});

test('ruling army-size: another size is usual', () => {
	const twenty = [{ element: 'WB', count: 20, general: true }];
	expect(found({}, twenty)).toEqual(['warning elements-unusual null {"elements":20,"usual":12}']);
	expect(found({ rulings: { 'army-size': 20 } }, twenty)).toEqual([]);
	expect(found({ rulings: { 'army-size': 20 } })).toEqual(['warning elements-unusual null {"elements":12,"usual":20}']);
});

test.each([
	['forest', 'PK', 'warning', ['wood']],
	['hilly', 'ART', 'warning', ['steep-hill']],
	['dry', 'ART', 'warning', ['rough', 'dunes']],
	['dry', 'SCH', 'note', ['dunes']],
	['arable', 'PK', 'note', ['wood']],
	['tropical', 'WWG', 'warning', ['wood', 'marsh']],
	['littoral', 'HCH', 'warning', ['marsh', 'dunes']],
	['littoral', 'PK', 'note', ['marsh']]
])('%s forbids its compulsory terrain to %s: %s', (tendency, element, severity, pieces) => {
	const entries = [{ element, count: 12, general: true }];
	expect(validateLegio(army({ tendency }, entries), legioCatalogue).problems).toEqual([
		{
			code: 'forbidden-terrain',
			severity,
			entry: 'e1',
			facts: { element, pieces, tendency },
			rule: 'dba-legio 3'
		}
	]);
});

test.each(['steppe', 'forest'])('%s forbids nothing to warbands', (tendency) => {
	expect(found({ tendency })).toEqual([]);
});

test('the ready armies are legal and have no warning', async () => {
	for (const { id, roster } of await loadLegioSamples()) {
		const { legal, problems } = validateLegio(roster, legioCatalogue);
		expect([id, legal, problems.filter(({ severity }) => severity !== 'note')]).toEqual([id, true, []]);
	}
});

test('whatever a document holds: errors come first, and legal means none', () => {
	const entry = fc.record({
		element: fc.constantFrom('WB', 'PK', 'ART', 'LH', 'XX', 'toString'),
		count: fc.oneof(fc.integer({ min: -2, max: 120 }), fc.double({ noNaN: true, noDefaultInfinity: true })),
		camels: fc.boolean(),
		general: fc.boolean()
	});
	const fields = fc.record({
		tendency: fc.constantFrom('dry', 'forest', '__proto__', 'x'),
		aggression: fc.integer({ min: -2, max: 7 })
	});
	fc.assert(
		fc.property(fields, fc.array(entry, { maxLength: 8 }), (head, entries) => {
			const { legal, problems } = validateLegio(army(head, entries), legioCatalogue);
			const rank = problems.map(({ severity }) => ['error', 'warning', 'note'].indexOf(severity));
			expect(rank).toEqual(rank.toSorted((a, b) => a - b));
			expect(legal).toBe(!rank.includes(0));
		})
	);
});
