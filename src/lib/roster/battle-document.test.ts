import { expect, test } from 'vitest';
import { BattleRoster, emptyBattleHero, emptyBattleRoster } from './battle-document.ts';

const bare = { format: 'signifer.roster', version: 1, game: 'bataille-rangee' } as const;

test('a document with only what it must have reads with its defaults', () => {
	expect(BattleRoster.parse(bare)).toEqual({
		...bare,
		name: '',
		notes: '',
		rulings: {},
		soldiers: 0,
		general: null,
		heroes: [],
		warMachines: false,
		creatures: [],
		strategicPoints: 0,
		strategic: { plan: null, fortification: null }
	});
});

test('the general and a hero read with their defaults, fields of a newer version stay', () => {
	const read = BattleRoster.parse({
		...bare,
		general: { name: 'Otto', command: 50, later: 1 },
		heroes: [{ id: 'h1', characteristics: { ws: 45, mag: 2 }, mutations: ['horns'] }],
		creatures: [{ id: 'c1', sb: 6 }],
		strategicPoints: 6
	});
	expect(read.general).toEqual({ name: 'Otto', strategy: null, command: 50, later: 1 });
	expect(read.heroes).toEqual([
		{
			...emptyBattleHero('h1'),
			characteristics: { ...emptyBattleHero('h1').characteristics, ws: 45, mag: 2 },
			mutations: ['horns']
		}
	]);
	expect(read.creatures).toEqual([{ id: 'c1', name: '', notes: '', sb: 6, wounds: null }]);
});

test.each([{ soldiers: '300' }, { general: 'Otto' }, { heroes: [{ name: 'nobody' }] }, { strategicPoints: {} }])(
	'%j is no force',
	(fault) => {
		expect(BattleRoster.safeParse({ ...bare, ...fault }).success).toBe(false);
	}
);

test('an empty force is one', () => {
	expect(emptyBattleRoster(300)).toEqual(BattleRoster.parse({ ...bare, soldiers: 300 }));
});
