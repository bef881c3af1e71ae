import fc from 'fast-check';
import { expect, test } from 'vitest';
import { battleCatalogue as catalogue } from '../../catalogue/battle-lists.ts';
import {
	type BattleHero,
	BattleRoster,
	emptyBattleCreature,
	emptyBattleHero,
	emptyBattleRoster
} from '../../roster/battle-document.ts';
import { loadBattleSamples } from '../../roster/battle-samples.ts';
import { applyEdits } from '../../roster/edits.ts';
import { heroFrom } from './archetypes.ts';
import { repairsBattle } from './repairs.ts';
import { validateBattle } from './validate.ts';

const general = { name: 'Otto', strategy: 45, command: 50 };
const hero = (id: string, fields: Partial<BattleHero> = {}): BattleHero => ({ ...emptyBattleHero(id), ...fields });
const able = (id: string): BattleHero => heroFrom(id, catalogue.game.archetypes.heroes[0] ?? null);
const force = (fields: Partial<BattleRoster> = {}): BattleRoster => ({ ...emptyBattleRoster(300), general, ...fields });
const problems = (fields: Partial<BattleRoster>) => validateBattle(force(fields), catalogue).problems;
const wrong = (fields: Partial<BattleRoster>) =>
	problems(fields)
		.filter(({ severity }) => severity !== 'note')
		.map(({ code, severity, entry, facts }) => ({ code, severity, entry, facts }));

test('soldiers and a general are a force', () => {
	expect(validateBattle(force(), catalogue)).toMatchObject({ legal: true, points: 0, limit: null, figures: 300 });
	expect(wrong({})).toEqual([]);
});

test.each([0, -1, 2.5, 1_000_001])('%d soldiers are none', (soldiers) => {
	expect(wrong({ soldiers })).toEqual([
		{
			code: 'soldiers-out-of-range',
			severity: 'error',
			entry: null,
			facts: { value: soldiers, min: 1, max: 1_000_000 }
		}
	]);
	expect(validateBattle(force({ soldiers }), catalogue).figures).toBe(0);
});

test('each army has one general', () => {
	expect(wrong({ general: null })).toMatchObject([{ code: 'general-missing', severity: 'error' }]);
	const heroes = ['a', 'b'].map((id) => hero(id, { general: true }));
	expect(wrong({ heroes })).toMatchObject([{ code: 'generals-above', facts: { count: 2, max: 1 } }]);
});

test('the general and the hero who is he say the same two values', () => {
	const same = hero('a', { general: true, skills: { ...hero('a').skills, strategy: 45, command: 50 } });
	expect(wrong({ heroes: [same] })).toEqual([]);
	const other = { ...same, skills: { ...same.skills, strategy: null } };
	expect(wrong({ heroes: [other] })).toEqual([
		{
			code: 'general-differs',
			severity: 'warning',
			entry: 'a',
			facts: { field: 'strategy', value: 45, hero: null }
		}
	]);
});

test('a general without either value cannot roll', () => {
	expect(wrong({ general: { name: '', strategy: null, command: null } })).toMatchObject([
		{ code: 'general-untested', severity: 'warning' }
	]);
});

test.each([
	['characteristics.ws', { characteristics: { ...hero('a').characteristics, ws: 101 } }, 101],
	['characteristics.fel', { characteristics: { ...hero('a').characteristics, fel: 0 } }, 0],
	['skills.heal', { skills: { ...hero('a').skills, heal: 12.5 } }, 12.5],
	['sb', { sb: -1 }, -1],
	['wounds', { wounds: 0 }, 0],
	['fate', { fate: 21 }, 21],
	['casts', { casts: 80 }, 80]
])('%s out of its range', (field, fields, value) => {
	expect(wrong({ heroes: [hero('a', fields)] })).toMatchObject([
		{ code: 'value-out-of-range', severity: 'error', entry: 'a', facts: { field, value } }
	]);
});

test('numbers of the general and of creatures are looked at too', () => {
	expect(wrong({ general: { ...general, command: 140 } })).toMatchObject([
		{ code: 'value-out-of-range', entry: null, facts: { field: 'command', value: 140, min: 1, max: 100 } }
	]);
	expect(wrong({ creatures: [{ ...emptyBattleCreature('c'), sb: 99 }] })).toMatchObject([
		{ code: 'value-out-of-range', entry: 'c', facts: { field: 'sb' } }
	]);
	expect(wrong({ creatures: [emptyBattleCreature('c')] })).toMatchObject([{ code: 'strength-unknown', entry: 'c' }]);
});

test.each([
	[{ plan: 11, fortification: null }, 11, [{ field: 'plan', value: 11, min: 1, max: 10 }]],
	[{ plan: null, fortification: 3 }, 3, [{ field: 'fortification', value: 3, min: 4, max: 12 }]],
	[{ plan: null, fortification: null }, 23, [{ field: 'total', value: 23, min: 0, max: 22 }]],
	[{ plan: null, fortification: null }, 22, []],
	[{ plan: 10, fortification: 12 }, 22, []]
])('strategic points %j, %i in all: the scale of the book', (strategic, strategicPoints, facts) => {
	const found = wrong({ strategic, strategicPoints });
	expect(found.map((each) => each.facts)).toEqual(facts);
	expect(found.every(({ severity }) => severity === 'warning')).toBe(true);
});

test('the total is that of its parts', () => {
	expect(wrong({ strategic: { plan: 4, fortification: 6 }, strategicPoints: 9 })).toMatchObject([
		{ code: 'strategic-sum', facts: { value: 9, sum: 10 } }
	]);
});

test('rulings and answers that nobody knows', () => {
	const rulings = { 'threshold-50000': 131, 'no-such': true, degrees: 'full-tens' };
	expect(wrong({ rulings }).map(({ facts }) => facts)).toEqual([
		{ ruling: 'threshold-50000', value: 131 },
		{ ruling: 'no-such', value: true }
	]);
});

test('a note tells the actions that nobody can take, and the gunner without machines', () => {
	const notes = (fields: Partial<BattleRoster>) =>
		problems(fields)
			.filter(({ severity }) => severity === 'note')
			.map(({ code, facts }) => ({ code, facts }));
	expect(notes({ heroes: [able('a')] })).toEqual([
		{
			code: 'actions-untaken',
			facts: { actions: ['magic-support', 'tend-wounded', 'war-machines', 'ranged-support'] }
		}
	]);
	expect(notes({ heroes: [{ ...able('a'), talents: ['master-gunner'] }] })).toContainEqual({
		code: 'talent-without-use',
		facts: { talent: 'master-gunner' }
	});
	const gunner = { ...able('a'), talents: ['master-gunner'] };
	const told = notes({ heroes: [gunner], warMachines: true });
	expect(told).toHaveLength(1);
	expect(told[0]?.facts['actions']).not.toContain('war-machines');
	// nobody plays him: he takes none of the twelve
	expect(notes({ general: null, heroes: [{ ...able('a'), npc: true }] })).toEqual([]);
});

test('ready forces are without fault', async () => {
	for (const { id, roster } of await loadBattleSamples()) {
		const { problems: found } = validateBattle(roster, catalogue);
		expect([id, found.filter(({ severity }) => severity !== 'note')]).toEqual([id, []]);
	}
});

const anyNumber = fc.oneof(fc.integer({ min: -5, max: 130 }), fc.double({ noNaN: true }), fc.constant(null));
const anyForce = fc
	.record({
		soldiers: fc.oneof(fc.integer({ min: -2, max: 60_000 }), fc.double({ noNaN: true, noDefaultInfinity: true })),
		general: fc.option(fc.record({ name: fc.string(), strategy: anyNumber, command: anyNumber })),
		heroes: fc.array(
			fc.record({
				general: fc.boolean(),
				npc: fc.boolean(),
				missile: fc.boolean(),
				wounds: anyNumber,
				characteristics: fc.record({ ws: anyNumber, s: anyNumber }),
				skills: fc.record({ command: anyNumber, strategy: anyNumber }),
				talents: fc.array(fc.constantFrom('master-gunner', 'x'))
			}),
			{ maxLength: 4 }
		),
		creatures: fc.array(fc.record({ sb: anyNumber }), { maxLength: 2 }),
		warMachines: fc.boolean(),
		strategicPoints: fc.integer({ min: -3, max: 30 }),
		strategic: fc.record({ plan: anyNumber, fortification: anyNumber }),
		rulings: fc.dictionary(fc.constantFrom('degrees', 'x', 'negative-points'), fc.constantFrom(true, 'full-tens', 3))
	})
	.map(({ heroes, creatures, ...rest }) =>
		BattleRoster.safeParse({
			...emptyBattleRoster(0),
			...rest,
			heroes: heroes.map((each, at) => ({ ...each, id: `h${at}` })),
			creatures: creatures.map((each, at) => ({ ...each, id: `c${at}` }))
		})
	)
	.filter((read) => read.success)
	.map((read) => read.data);

test('law: whatever a document holds, the validator answers, and every repair clears its problem and raises no error', () => {
	fc.assert(
		fc.property(anyForce, (roster) => {
			const report = validateBattle(roster, catalogue);
			expect(report.legal).toBe(!report.problems.some(({ severity }) => severity === 'error'));
			const errors = report.problems.filter(({ severity }) => severity === 'error');
			for (const problem of report.problems) {
				const repairs = repairsBattle(roster, problem, catalogue);
				expect(repairs.length).toBeLessThanOrEqual(4);
				if (problem.severity === 'error') expect(repairs.length).toBeGreaterThan(0);
				for (const { edits } of repairs) {
					const after = validateBattle(applyEdits(roster, edits), catalogue).problems;
					expect(after).not.toContainEqual(problem);
					expect(after.filter(({ severity }) => severity === 'error').length).toBeLessThanOrEqual(errors.length);
				}
			}
		}),
		{ seed: 411, numRuns: 300 }
	);
});

test('repairs: the ablest hero takes command, one general is kept, numbers come into their range', () => {
	const first = (fields: Partial<BattleRoster>, n = 0) => {
		const roster = force(fields);
		const [problem] = validateBattle(roster, catalogue).problems;
		if (!problem) throw new Error('no problem to repair');
		return applyEdits(roster, repairsBattle(roster, problem, catalogue)[n]?.edits ?? []);
	};
	const led = first({ general: null, heroes: [hero('a'), able('b')] }, 1);
	expect(led.general).toEqual({ name: '', strategy: 55, command: 55 });
	expect(led.heroes.map((each) => each.general)).toEqual([false, true]);
	const two = [hero('a', { general: true }), hero('b', { general: true })];
	expect(
		first({ heroes: two, general: { ...general, strategy: null, command: null } }).heroes.map((each) => each.general)
	).toEqual([true, false]);
	expect(first({ soldiers: 0 }).soldiers).toBe(20);
	expect(first({ soldiers: 2.4 }).soldiers).toBe(2);
	expect(first({ heroes: [hero('a', { wounds: -4 })] }).heroes[0]?.wounds).toBe(1);
	expect(first({ strategic: { plan: 14, fortification: 5 }, strategicPoints: 19 }).strategicPoints).toBe(15);
});
