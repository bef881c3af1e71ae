import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EDGES, SECTIONS, TERRAINS } from '../../catalogue/legio.ts';
import { legioCatalogue } from '../../catalogue/legio-lists.ts';
import { baseAt, boxOf, columnAt, ovalIn, overlap, reachOut } from './geometry.ts';
import { mostAlong, pieceBox, pieceOutline, sectionBox, touchedEdges, usualSize } from './pieces.ts';

const square = (x: number, y: number, side = 4) => baseAt({ x: x + side / 2, y: y + side / 2 }, side, side, 0);
const near = (polygon: readonly { x: number; y: number }[]) =>
	polygon.map(({ x, y }) => [Math.round(x * 1e6) / 1e6 + 0, Math.round(y * 1e6) / 1e6 + 0]);

test('a base that looks to the top has its front there; turned right, its front is on the right', () => {
	expect(near(baseAt({ x: 10, y: 10 }, 4, 2, 0))).toEqual([
		[8, 9],
		[12, 9],
		[12, 11],
		[8, 11]
	]);
	expect(near(baseAt({ x: 10, y: 10 }, 4, 2, 90))).toEqual([
		[11, 8],
		[11, 12],
		[9, 12],
		[9, 8]
	]);
});

test.each([
	[square(0, 0), square(4, 0), false, 'side by side'],
	[square(0, 0), square(3.9, 0), true, 'one pushed into the other'],
	[square(0, 0), square(4, 4), false, 'corner to corner'],
	[square(0, 0, 10), square(3, 3, 2), true, 'one inside the other'],
	[square(0, 0), baseAt({ x: 6, y: 2 }, 4, 4, 45), true, 'a turned corner reaches in'],
	[square(0, 0), baseAt({ x: 7, y: 7 }, 4, 4, 45), false, 'a turned base beside a corner'],
	[square(0, 0), ovalIn({ x: 3, y: 3, width: 10, height: 10 }), false, 'the corner of a box is not in its oval']
])('%#: overlap is %s', (a, b, expected) => {
	expect(overlap(a, b)).toBe(expected);
	expect(overlap(b, a)).toBe(expected);
});

test('how far a base reaches out of a box', () => {
	const box = { x: 0, y: 0, width: 120, height: 20 };
	expect(reachOut(square(0, 0), box)).toBe(0);
	expect(reachOut(square(116, 16), box)).toBe(0);
	expect(reachOut(square(116.5, 10), box)).toBeCloseTo(0.5);
	expect(reachOut(square(50, 18), box)).toBeCloseTo(2);
	expect(reachOut(square(-1, 19), box)).toBeCloseTo(3);
});

test('a column through a polygon, or beside it', () => {
	expect(columnAt(square(2, 3), 4)).toEqual([3, 7]);
	expect(columnAt(square(2, 3), 7)).toBeNull();
	const [top, bottom] = columnAt(ovalIn({ x: 0, y: 0, width: 10, height: 6 }), 5) ?? [Number.NaN, Number.NaN];
	expect([top, bottom]).toEqual([expect.closeTo(0, 1), expect.closeTo(6, 1)]);
});

test('turning a base never changes its size, and overlap does not mind the order', () => {
	const angle = fc.double({ min: -720, max: 720, noNaN: true });
	const place = fc.double({ min: 0, max: 12, noNaN: true });
	fc.assert(
		fc.property(angle, angle, place, place, (first, second, x, y) => {
			const [a, b] = [baseAt({ x: 6, y: 6 }, 4, 3, first), baseAt({ x, y }, 4, 2, second)];
			const [p, q] = [a[0], a[2]];
			expect(Math.hypot((p?.x ?? 0) - (q?.x ?? 0), (p?.y ?? 0) - (q?.y ?? 0))).toBeCloseTo(5);
			expect(overlap(a, b)).toBe(overlap(b, a));
			if (Math.hypot(x - 6, y - 6) > 5) expect(overlap(a, b)).toBe(false);
			if (Math.hypot(x - 6, y - 6) < 2) expect(overlap(a, b)).toBe(true);
		})
	);
});

test('sections are read as printed: three above, three below', () => {
	expect(SECTIONS.map((section) => sectionBox(section, legioCatalogue)).map(({ x, y }) => [x, y])).toEqual([
		[0, 0],
		[40, 0],
		[80, 0],
		[0, 40],
		[40, 40],
		[80, 40]
	]);
});

const catalogue = legioCatalogue;
const piece = fc
	.record({
		section: fc.constantFrom(...SECTIONS),
		piece: fc.constantFrom(...TERRAINS),
		edge: fc.constantFrom(...EDGES),
		at: fc.double({ min: 0, max: 1, noNaN: true })
	})
	.map(({ at, ...rest }) => {
		const size = usualSize(rest.piece, catalogue);
		return { ...rest, size, along: at * mostAlong(size, catalogue) };
	});

test('a piece lies in its section, touches its edge, and a second one only in a corner', () => {
	fc.assert(
		fc.property(piece, (one) => {
			expect(reachOut(pieceOutline(one, catalogue), sectionBox(one.section, catalogue))).toBe(0);
			const touched = touchedEdges(one, catalogue);
			expect(touched).toContain(one.edge);
			const inside = one.along > 0.001 && one.along < mostAlong(one.size, catalogue) - 0.001;
			expect(touched.length).toBe(inside ? 1 : touched.length);
			const box = pieceBox(one, catalogue);
			const outline = boxOf(pieceOutline(one, catalogue));
			expect([outline.x, outline.y, outline.width, outline.height]).toEqual(
				[box.x, box.y, box.width, box.height].map((length) => expect.closeTo(length, 6))
			);
		})
	);
});

test('in a corner a piece touches two edges', () => {
	const size = { along: 20, across: 15 };
	const at = (edge: (typeof EDGES)[number], along: number) =>
		touchedEdges({ section: 5, piece: 'wood', edge, along, size }, catalogue);
	expect([at('N', 0), at('N', 20), at('S', 0), at('W', 20), at('E', 0), at('N', 10)]).toEqual([
		['N', 'W'],
		['N', 'E'],
		['S', 'W'],
		['S', 'W'],
		['N', 'E'],
		['N']
	]);
});
