import { expect, test } from 'vitest';
import { legioCatalogue } from '../../catalogue/legio-lists.ts';
import { LegioRoster } from '../../roster/legio-document.ts';
import { type Placement, type SideEdge, checkPlan, oppositeEdge, zoneOf } from './deployment.ts';
import type { PlacedPiece } from './pieces.ts';

const army = LegioRoster.parse({
	format: 'signifer.roster',
	version: 1,
	game: 'dba-legio',
	tendency: 'forest',
	entries: [
		{ id: 'pikes', element: 'PK', count: 2 },
		{ id: 'aux', element: 'AX', count: 1 },
		{ id: 'lost', element: 'XX', count: 1 }
	]
});
const at = (entry: string, number: number, x: number, y: number, facing = 180): Placement => ({
	entry,
	number,
	x,
	y,
	facing
});
/** A wood in section 2, on the table's top edge, from x 48 to 72 and y 0 to 18. */
const wood: PlacedPiece = { section: 2, piece: 'wood', edge: 'N', along: 8, size: { along: 24, across: 18 } };
/** The same in front of the zone: y 22 to 40. */
const ahead: PlacedPiece = { ...wood, edge: 'S' };

interface Case {
	readonly pieces?: readonly PlacedPiece[];
	readonly edge?: SideEdge;
	readonly rulings?: Record<string, string>;
}
const found = (placements: readonly Placement[], { pieces = [], edge = 'N', rulings = {} }: Case = {}) =>
	checkPlan(placements, { army, edge, pieces, answers: { rulings } }, legioCatalogue)
		.filter(({ code }) => code !== 'not-placed')
		.map(
			({ code, severity, entry, number, facts }) => `${severity} ${code} ${entry}.${number} ${JSON.stringify(facts)}`
		);

test('zones lie along the long edges, twenty centimetres deep', () => {
	expect(zoneOf('N', legioCatalogue)).toEqual({ x: 0, y: 0, width: 120, height: 20 });
	expect(zoneOf('S', legioCatalogue)).toEqual({ x: 0, y: 60, width: 120, height: 20 });
	expect([oppositeEdge('N'), oppositeEdge('S')]).toEqual(['S', 'N']);
});

test('inside the zone, up to its line and its corners', () => {
	expect(found([at('pikes', 1, 2, 0.75), at('pikes', 2, 118, 19.25), at('aux', 1, 60, 19)])).toEqual([]);
	expect(found([at('aux', 1, 60, 61)], { edge: 'S' })).toEqual([]);
});

test.each<[Placement, SideEdge, number]>([
	[at('aux', 1, 60, 19.5), 'N', 0.5],
	[at('aux', 1, 60, 60.5), 'S', 0.5],
	[at('aux', 1, 1, 10), 'N', 1],
	[at('aux', 1, 119.9, 10), 'N', 1.9],
	[at('aux', 1, 60, 79.5), 'S', 0.5],
	[at('aux', 1, 60, 19, 90), 'N', 1],
	[at('aux', 1, 60, 40), 'N', 21]
])('%j reaches out of zone %s by %d cm', (placement, edge, cm) => {
	expect(found([placement], { edge })).toEqual([`error outside-zone aux.1 {"cm":${cm}}`]);
});

test('forbidden terrain: a corner in it is enough; beside it is none', () => {
	expect(found([at('pikes', 1, 60, 10)], { pieces: [wood] })).toEqual([
		'error forbidden-terrain pikes.1 {"element":"PK","piece":"wood","section":2}'
	]);
	expect(found([at('pikes', 1, 46.5, 9)], { pieces: [wood] })).toHaveLength(1);
	expect(found([at('pikes', 1, 45.9, 9)], { pieces: [wood] })).toEqual([]);
	expect(found([at('aux', 1, 60, 10)], { pieces: [wood] })).toEqual([]);
	expect(found([at('pikes', 1, 60, 10)], { pieces: [{ ...wood, piece: 'gentle-hill' }] })).toEqual([]);
});

test('bases may touch, but not stand on each other', () => {
	expect(found([at('pikes', 1, 10, 10), at('pikes', 2, 14, 10)])).toEqual([]);
	expect(found([at('pikes', 1, 10, 10), at('pikes', 2, 13.5, 10)])).toEqual([
		'error elements-overlap pikes.1 {"others":["pikes.2"]}',
		'error elements-overlap pikes.2 {"others":["pikes.1"]}'
	]);
});

test('hidden behind a wood, seen from across; not behind marsh, not beside it, not in it', () => {
	const hidden = ['warning hidden pikes.1 {"sections":[2],"others":[]}'];
	expect(found([at('pikes', 1, 60, 10)], { pieces: [ahead] })).toEqual(hidden);
	expect(found([at('pikes', 1, 60, 10)], { pieces: [{ ...ahead, piece: 'gentle-hill' }] })).toEqual(hidden);
	expect(found([at('pikes', 1, 60, 10)], { pieces: [{ ...ahead, piece: 'marsh' }] })).toEqual([]);
	expect(found([at('pikes', 1, 49, 10)], { pieces: [ahead] })).toEqual([]);
	expect(found([at('aux', 1, 60, 9)], { pieces: [wood] })).toEqual([]);
	// from the other side of the table the same wood is in front again; a wood at one's back hides nothing
	expect(found([at('pikes', 1, 60, 61)], { pieces: [ahead], edge: 'S' })).toEqual(hidden);
	expect(found([at('pikes', 1, 60, 19.2)], { pieces: [wood] })).toEqual([]);
});

test('hidden behind friends: only when the whole front is covered', () => {
	const front = at('aux', 1, 60, 15);
	expect(found([front, at('pikes', 1, 60, 10)])).toEqual(['warning hidden pikes.1 {"sections":[],"others":["aux.1"]}']);
	expect(found([front, at('pikes', 1, 61, 10)])).toEqual([]);
	expect(found([at('aux', 1, 59, 15), at('pikes', 2, 63, 15), at('pikes', 1, 60, 10)])).toEqual([
		'warning hidden pikes.1 {"sections":[],"others":["aux.1","pikes.2"]}'
	]);
	expect(found([at('aux', 1, 60, 70), at('pikes', 1, 60, 65)], { edge: 'S' })).toEqual([
		'warning hidden aux.1 {"sections":[],"others":["pikes.1"]}'
	]);
});

test('terrain and friends hide together', () => {
	const piece: PlacedPiece = { section: 1, piece: 'wood', edge: 'S', along: 0, size: { along: 12, across: 10 } };
	expect(found([at('pikes', 1, 11, 5), at('aux', 1, 13, 10)], { pieces: [piece] })).toEqual([
		'warning hidden pikes.1 {"sections":[1],"others":["aux.1"]}'
	]);
});

test('ruling hidden-elements: the players judge', () => {
	const placements = [at('aux', 1, 60, 15), at('pikes', 1, 60, 10)];
	expect(found(placements, { rulings: { 'hidden-elements': 'players' } })).toEqual([]);
	expect(found(placements, { rulings: { 'hidden-elements': 'covered' } })).toHaveLength(1);
});

test('elements that the army has not, or that stand twice', () => {
	expect(
		found([at('pikes', 3, 10, 10), at('cavalry', 1, 20, 10), at('pikes', 0, 30, 10), at('lost', 1, 40, 10)])
	).toEqual([
		'error unknown-placement pikes.3 {}',
		'error unknown-placement cavalry.1 {}',
		'error unknown-placement pikes.0 {}',
		'error unknown-placement lost.1 {}'
	]);
	expect(found([at('pikes', 1, 10, 10), at('pikes', 1, 50, 10)])).toEqual(['error placed-twice pikes.1 {}']);
});

test('what is not placed yet is told once for each entry', () => {
	const problems = checkPlan(
		[at('pikes', 2, 10, 10)],
		{ army, edge: 'N', pieces: [], answers: { rulings: {} } },
		legioCatalogue
	);
	expect(problems.map(({ code, entry, facts }) => [code, entry, facts['numbers']])).toEqual([
		['not-placed', 'pikes', [1]],
		['not-placed', 'aux', [1]],
		['not-placed', 'lost', [1]]
	]);
});
