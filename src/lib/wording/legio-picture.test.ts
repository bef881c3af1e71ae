import { expect, test } from 'vitest';
import { legioCatalogue } from '#lib/catalogue/legio-lists.ts';
import { legioText } from '#lib/catalogue/legio-text.ts';
import { LegioRoster } from '#lib/roster/legio-document.ts';
import { usualSize } from '#lib/rules/legio/pieces.ts';
import { legioDrawing, pictureTitle } from './legio-picture.ts';

const army = LegioRoster.parse({
	format: 'signifer.roster',
	version: 1,
	game: 'dba-legio',
	tendency: 'dry',
	entries: [
		{ id: 'e1', element: 'PK', count: 4 },
		{ id: 'e2', element: 'LH' },
		{ id: 'e3', element: 'XX' }
	]
});
const at = (entry: string, number: number, x: number) => ({ entry, number, x, y: 10, facing: 180 });
const dunes = {
	section: 5,
	piece: 'dunes',
	edge: 'S',
	along: 2,
	size: usualSize('dunes', legioCatalogue)
} as const;
const hill = { ...dunes, section: 1, piece: 'steep-hill' } as const;

test('terrain by name, elements by code, numbered where there are several; strangers are left out', () => {
	const plan = { army, key: '1.', placements: [at('e1', 3, 20), at('e2', 1, 40), at('e3', 1, 60), at('e4', 1, 80)] };
	const { labels, strokes } = legioDrawing([dunes], [plan], legioCatalogue, legioText.fr);
	expect(labels.map(({ part, text, of }) => [part, text, of]).filter(([part]) => part !== 'section')).toEqual([
		['piece', 'Dunes', '5'],
		['element', 'PK 3', '1.e1.3'],
		['element', 'LH', '1.e2.1']
	]);
	expect(strokes.filter(({ part }) => part === 'zone')).toHaveLength(2);
});

test('the front of an element that looks down is its lower edge', () => {
	const { strokes } = legioDrawing(
		[],
		[{ army, key: '', placements: [at('e2', 1, 40)] }],
		legioCatalogue,
		legioText.en
	);
	const front = strokes.find(({ part }) => part === 'front');
	expect(front?.points.map(({ y }) => y)).toEqual([expect.closeTo(11.5), expect.closeTo(11.5)]);
});

test('a picture is called by its pieces, section by section', () => {
	expect(pictureTitle([dunes, hill], legioText.fr, 'fr')).toBe('1 colline escarpée, 5 dunes');
});
