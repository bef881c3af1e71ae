import { expect, test } from 'vitest';
import { makeEntry } from '../roster/dbg-document.ts';
import { type HomeFilter, type HomeItem, SORTS, arrange, parseTags, tagsOf } from './home-list.ts';

function item(name: string, change: Partial<{ army: string; points: number | null; at: number; tags: string[] }> = {}) {
	const { army = 'Romains', points = 100, at = 0, tags = [] } = change;
	const home: HomeItem = {
		stored: {
			id: name,
			revision: 1,
			createdAt: at,
			updatedAt: at,
			tags,
			deletedAt: null,
			roster: {
				format: 'signifer.roster',
				version: 1,
				game: 'dbg',
				army: 'romans',
				variant: null,
				name,
				pointsLimit: 200,
				composition: 'free',
				rulings: {},
				notes: '',
				entries: [makeEntry('e1', 'centurion', 1)]
			}
		},
		title: name,
		about: army,
		army,
		points,
		haystack: `${name} ${army} ${tags.join(' ')}`
	};
	return home;
}

const names = (items: readonly HomeItem[], filter: Partial<HomeFilter>) =>
	arrange(items, { query: '', tag: null, sort: 'changed', locale: 'fr', ...filter }).map((one) => one.title);

const items = [
	item('Légion X', { points: 200, at: 1 }),
	item('éclaireurs d’Ambiorix', { army: 'Germains', points: 150, at: 3 }),
	item('Cohorte 10', { points: null, at: 2, tags: ['Club', 'Été'] }),
	item('Cohorte 2', { points: 150, at: 4, tags: ['été'] })
];

test.each([
	['legion', ['Légion X']],
	['ECLAIREURS', ['éclaireurs d’Ambiorix']],
	["d'ambiorix", ['éclaireurs d’Ambiorix']],
	['romains cohorte', ['Cohorte 2', 'Cohorte 10']],
	['cohorte germains', []],
	['  ', ['Cohorte 2', 'éclaireurs d’Ambiorix', 'Cohorte 10', 'Légion X']]
])('searching %j ignores accents, case and the kind of apostrophe, and wants every word', (query, expected) => {
	expect(names(items, { query })).toEqual(expected);
});

test.each([
	['changed', ['Cohorte 2', 'éclaireurs d’Ambiorix', 'Cohorte 10', 'Légion X']],
	['name', ['Cohorte 2', 'Cohorte 10', 'éclaireurs d’Ambiorix', 'Légion X']],
	['army', ['éclaireurs d’Ambiorix', 'Cohorte 2', 'Cohorte 10', 'Légion X']],
	['points', ['Légion X', 'Cohorte 2', 'éclaireurs d’Ambiorix', 'Cohorte 10']]
] as const)('sorted by %s', (sort, expected) => {
	expect(names(items, { sort })).toEqual(expected);
});

test('no order loses or doubles a roster', () => {
	for (const sort of SORTS) expect(names(items, { sort }).toSorted()).toEqual(items.map((one) => one.title).toSorted());
});

test('a tag keeps only its rosters', () => {
	expect(names(items, { tag: 'Club' })).toEqual(['Cohorte 10']);
	expect(
		tagsOf(
			items.map((one) => one.stored),
			'fr'
		)
	).toEqual(['Club', 'été', 'Été']);
});

test.each([
	['club, tournoi', ['club', 'tournoi']],
	[' a ,, b ;c\nd ', ['a', 'b', 'c', 'd']],
	['Été, ete, ÉTÉ', ['Été']],
	['', []],
	[', ;', []],
	['⚔, 🗡', ['⚔', '🗡']],
	['x'.repeat(99), ['x'.repeat(40)]]
])('tags typed as %j', (text, tags) => {
	expect(parseTags(text)).toEqual(tags);
});
