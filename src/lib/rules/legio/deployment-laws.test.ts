import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EDGES, type Edge, SECTIONS, type Section, TERRAINS } from '../../catalogue/legio.ts';
import { legioCatalogue } from '../../catalogue/legio-lists.ts';
import { LegioRoster } from '../../roster/legio-document.ts';
import { type Placement, type SideEdge, checkPlan, oppositeEdge } from './deployment.ts';
import { type PlacedPiece, mostAlong, usualSize } from './pieces.ts';

/* Laws of the checks of a plan: a table may be looked at from its other side, and troops that leave it hide nobody. */

const army = LegioRoster.parse({
	format: 'signifer.roster',
	version: 1,
	game: 'dba-legio',
	tendency: 'dry',
	entries: [
		{ id: 'pk', element: 'PK', count: 3 },
		{ id: 'cv', element: 'CV', count: 2 },
		{ id: 'ps', element: 'PS', count: 2 }
	]
});
const ELEMENTS = army.entries.flatMap(({ id, count }) =>
	Array.from({ length: count }, (_, index) => ({ entry: id, number: index + 1 }))
);

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const plan = fc
	.array(fc.record({ x: number(-2, 122), y: number(-2, 24), facing: number(-360, 360) }), {
		minLength: 1,
		maxLength: ELEMENTS.length
	})
	.map((places) => places.map((place, index): Placement => ({ entry: '', number: 0, ...ELEMENTS[index], ...place })));
const piece = fc
	.record({
		section: fc.constantFrom(...SECTIONS),
		piece: fc.constantFrom(...TERRAINS),
		edge: fc.constantFrom(...EDGES),
		at: number(0, 1)
	})
	.map(({ at, ...rest }): PlacedPiece => {
		const size = usualSize(rest.piece, legioCatalogue);
		return { ...rest, size, along: at * mostAlong(size, legioCatalogue) };
	});
const pieces = fc.uniqueArray(piece, { maxLength: 4, selector: ({ section }) => section });

const DEPTH = legioCatalogue.game.table.depth;
const MIRRORED: Readonly<Record<Edge, Edge>> = { N: 'S', S: 'N', E: 'E', W: 'W' };
const ACROSS: Readonly<Record<Section, Section>> = { 1: 4, 2: 5, 3: 6, 4: 1, 5: 2, 6: 3 };
/** The table turned over: top and bottom change places. Pieces on side edges begin at their other end. */
const turnedPiece = (one: PlacedPiece): PlacedPiece => ({
	...one,
	section: ACROSS[one.section],
	edge: MIRRORED[one.edge],
	along: one.edge === 'E' || one.edge === 'W' ? mostAlong(one.size, legioCatalogue) - one.along : one.along
});
const turned = (one: Placement): Placement => ({ ...one, y: DEPTH - one.y, facing: 180 - one.facing });

const check = (placements: readonly Placement[], edge: SideEdge, terrain: readonly PlacedPiece[]) =>
	checkPlan(placements, { army, edge, pieces: terrain, answers: { rulings: {} } }, legioCatalogue);
const told = (problems: ReturnType<typeof check>) =>
	problems.map(({ code, entry, number: which }) => `${code} ${entry}.${which}`).toSorted();

test('a plan has the same problems when the whole table is turned over', () => {
	fc.assert(
		fc.property(plan, pieces, (placements, terrain) => {
			const there = check(placements.map(turned), oppositeEdge('N'), terrain.map(turnedPiece));
			expect(told(there)).toEqual(told(check(placements, 'N', terrain)));
		})
	);
});

test('the order of placements does not matter', () => {
	fc.assert(
		fc.property(plan, pieces, (placements, terrain) => {
			expect(told(check(placements.toReversed(), 'N', terrain))).toEqual(told(check(placements, 'N', terrain)));
		})
	);
});

test('taking an element away never brings a problem to another', () => {
	fc.assert(
		fc.property(plan, pieces, (placements, terrain) => {
			const before = new Set(told(check(placements, 'N', terrain)));
			const after = told(check(placements.slice(1), 'N', terrain)).filter((each) => !each.startsWith('not-placed'));
			expect(after.filter((each) => !before.has(each))).toEqual([]);
		})
	);
});

test('alone on an empty table, nobody is hidden, forbidden or crowded; outside only when it reaches out', () => {
	fc.assert(
		fc.property(number(4, 116), number(4, 16), number(0, 360), (x, y, facing) => {
			const alone = [{ entry: 'cv', number: 1, x, y, facing }];
			expect(told(check(alone, 'N', [])).filter((each) => !each.startsWith('not-placed'))).toEqual([]);
			const codes = told(check([{ entry: 'cv', number: 1, x, y: y + 20, facing }], 'N', []));
			expect(codes).toContain('outside-zone cv.1');
		})
	);
});

test('pieces that nobody stands in or behind change nothing: clear ground does not hide', () => {
	fc.assert(
		fc.property(plan, pieces, (placements, terrain) => {
			const open = terrain.map((one): PlacedPiece => ({ ...one, piece: 'rough' }));
			const bare = told(check(placements, 'N', [])).filter((each) => each.startsWith('hidden'));
			const found = told(check(placements, 'N', open)).filter((each) => each.startsWith('hidden'));
			expect(found).toEqual(bare);
		})
	);
});
