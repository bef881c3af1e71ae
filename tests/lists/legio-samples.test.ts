import { expect, test } from 'vitest';
import { LegioRoster } from '#lib/roster/legio-document.ts';
import { loadLegioSamples } from '#lib/roster/legio-samples.ts';
import { repeated } from './files.ts';
import { elements, game, tendencies } from './legio-files.ts';

const samples = await loadLegioSamples();

test('an army of each tendency; ids differ', () => {
	expect(samples.map(({ id }) => id).slice(0, 3)).toEqual(['gauls', 'romans', 'germans']);
	expect(repeated(samples.map(({ id }) => id))).toEqual([]);
	expect(new Set(samples.map(({ roster }) => roster.tendency))).toEqual(new Set(tendencies.keys()));
});

test.each(samples)('$id: twelve known elements, one general, an aggression that armies have', ({ roster }) => {
	expect(roster.entries.filter(({ element }) => !elements.has(element))).toEqual([]);
	expect(roster.entries.reduce((sum, { count }) => sum + count, 0)).toBe(12);
	expect(roster.entries.filter(({ general }) => general)).toHaveLength(1);
	expect(roster.aggression >= game.aggression.min && roster.aggression <= game.aggression.max).toBe(true);
	expect(repeated(roster.entries.map(({ id }) => id))).toEqual([]);
});

test('a document with only what it must have reads with its defaults', () => {
	const bare = {
		format: 'signifer.roster',
		version: 1,
		game: 'dba-legio',
		tendency: 'dry',
		entries: [{ id: 'a', element: 'LH' }],
		later: 1
	};
	expect(LegioRoster.parse(bare)).toEqual({
		...bare,
		army: '',
		name: '',
		notes: '',
		rulings: {},
		aggression: 0,
		entries: [{ id: 'a', element: 'LH', count: 1, camels: false, general: false, name: '', notes: '' }]
	});
	expect(LegioRoster.safeParse({ ...bare, tendency: 3 }).success).toBe(false);
	expect(LegioRoster.safeParse({ ...bare, entries: [{ id: 'a' }] }).success).toBe(false);
});
