import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TERRAINS, type Terrain } from '../../catalogue/legio.ts';
import { type Drawing, type TableInput, drawTable, pathOf, roomOf, svgOf } from './drawing.ts';
import { type Box, boxAround, inside } from './patterns.ts';

const oval = ({ x, y, width, height }: Box) =>
	Array.from({ length: 48 }, (_, index) => ({
		x: x + (width / 2) * (1 + Math.cos((index / 24) * Math.PI)),
		y: y + (height / 2) * (1 + Math.sin((index / 24) * Math.PI))
	}));
const one = (piece: Terrain, box: Box, label = 'Colline escarpée'): TableInput => ({
	width: 120,
	depth: 80,
	section: 40,
	pieces: [{ section: 1, piece, outline: oval(box), label }],
	zones: [],
	bases: []
});
const BOX = { x: 2, y: 3, width: 24, height: 18 };
const pattern = (drawing: Drawing) => drawing.strokes.filter(({ part }) => part === 'pattern');

test('an empty table: its edge, three lines between the sections, six numbers', () => {
	const { strokes, labels, width, height } = drawTable({ ...one('wood', BOX), pieces: [] });
	expect([width, height]).toEqual([120, 80]);
	expect(strokes.map(({ part, dashed }) => [part, dashed])).toEqual([
		['section', true],
		['section', true],
		['section', true],
		['table', false]
	]);
	expect(labels.map(({ text, x, y }) => [text, x, y])).toEqual([
		['1', 20, 30],
		['2', 60, 30],
		['3', 100, 30],
		['4', 20, 50],
		['5', 60, 50],
		['6', 100, 50]
	]);
});

test('the number of a section keeps off its piece, wherever that lies', () => {
	const at = fc.double({ min: 0, max: 1, noNaN: true });
	const size = fc.double({ min: 5, max: 40, noNaN: true });
	fc.assert(
		fc.property(fc.constantFrom(1, 2, 3, 4, 5, 6), size, size, at, at, (section, width, height, right, down) => {
			const corner = { x: ((section - 1) % 3) * 40, y: section > 3 ? 40 : 0 };
			const box = { x: corner.x + right * (40 - width), y: corner.y + down * (40 - height), width, height };
			const outline = oval(box);
			const input = { ...one('rough', box), pieces: [{ section, piece: 'rough' as const, outline, label: 'X' }] };
			const { labels } = drawTable(input);
			const number = labels.find(({ part, of }) => part === 'section' && of === String(section));
			if (!number) throw new Error('no number');
			const room = roomOf(number);
			expect(room.x).toBeGreaterThanOrEqual(corner.x);
			expect(room.x + room.width).toBeLessThanOrEqual(corner.x + 40);
			expect(room.y).toBeGreaterThanOrEqual(corner.y);
			expect(room.y + room.height).toBeLessThanOrEqual(corner.y + 40);
			for (let step = 0; step <= 4; step++) {
				const across = { x: room.x + (room.width * step) / 4, y: room.y + (room.height * step) / 4 };
				expect(inside(across, outline)).toBe(false);
			}
		})
	);
});

test('the six kinds of terrain differ by their strokes alone', () => {
	const drawn = TERRAINS.map((piece) =>
		pattern(drawTable(one(piece, BOX)))
			.map(pathOf)
			.join(' ')
	);
	expect(new Set(drawn).size).toBe(TERRAINS.length);
	// the shapes of the marks, wherever they stand
	const marks = TERRAINS.map((piece) => {
		const [first] = pattern(drawTable(one(piece, BOX)));
		const { x = 0, y = 0 } = first?.points[0] ?? {};
		return first?.points.map((point) => [(point.x - x).toFixed(2), (point.y - y).toFixed(2)].join()).join(' ');
	});
	expect(new Set(marks).size).toBe(TERRAINS.length);
});

test('whatever its size and place: patterns stay in the outline and off the label, which stays in the piece', () => {
	const size = fc.double({ min: 12, max: 40, noNaN: true });
	const place = fc.double({ min: 0, max: 80, noNaN: true });
	fc.assert(
		fc.property(fc.constantFrom(...TERRAINS), size, size, place, place, (piece, width, height, x, y) => {
			const box = { x, y, width, height };
			const drawing = drawTable(one(piece, box));
			const lines = pattern(drawing);
			const rooms = drawing.labels.filter(({ part }) => part === 'piece').map(roomOf);
			expect(rooms).toHaveLength(2);
			const outline = oval({ x: x - 1e-6, y: y - 1e-6, width: width + 2e-6, height: height + 2e-6 });
			expect(lines.length).toBeGreaterThan(0);
			for (const point of lines.flatMap(({ points }) => points)) {
				expect(inside(point, outline)).toBe(true);
				for (const room of rooms) {
					const off =
						point.x <= room.x || point.x >= room.x + room.width || point.y <= room.y || point.y >= room.y + room.height;
					expect(off).toBe(true);
				}
			}
			for (const room of rooms) {
				expect(room.x).toBeGreaterThanOrEqual(x);
				expect(room.x + room.width).toBeLessThanOrEqual(x + width);
				expect(room.y).toBeGreaterThanOrEqual(y);
				expect(room.y + room.height).toBeLessThanOrEqual(y + height);
			}
			const [first, second] = rooms;
			expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThanOrEqual((second?.y ?? 0) + 1e-9);
		})
	);
});

test('a base shows its front, and its label fits it', () => {
	const base = [
		{ x: 10, y: 12 },
		{ x: 14, y: 12 },
		{ x: 14, y: 15 },
		{ x: 10, y: 15 }
	];
	const { strokes, labels } = drawTable({
		...one('wood', BOX),
		pieces: [],
		zones: [{ x: 0, y: 0, width: 120, height: 20 }],
		bases: [{ key: 'e1.2', base, label: 'PK 2' }]
	});
	const own = strokes.filter(({ of }) => of === 'e1.2');
	expect(own.map(({ part, points }) => [part, points.length])).toEqual([
		['base', 4],
		['front', 2]
	]);
	expect(own[1]?.points).toEqual(base.slice(0, 2));
	const label = labels.find(({ of }) => of === 'e1.2');
	if (!label) throw new Error('no label');
	const [room, box] = [roomOf(label), boxAround(base)];
	expect(room.width).toBeLessThanOrEqual(box.width);
	expect(room.height).toBeLessThanOrEqual(box.height);
	expect(strokes.filter(({ part }) => part === 'zone')).toHaveLength(1);
});

test('path data in centimetres', () => {
	const stroke = drawTable({ ...one('wood', BOX), pieces: [] }).strokes;
	expect(stroke.map(pathOf)).toEqual(['M40 0L40 80', 'M80 0L80 80', 'M0 40L120 40', 'M0 0L120 0L120 80L0 80Z']);
});

test('a picture holds every stroke and label, and no text of a player breaks out of it', () => {
	const drawing = drawTable(one('marsh', BOX, '<b>&"'));
	const svg = svgOf(drawing, 'Table <1>');
	expect(svg.match(/<path /g)).toHaveLength(drawing.strokes.length);
	expect(svg.match(/<text /g)).toHaveLength(drawing.labels.length);
	expect(svg).toContain('<title>Table &lt;1&gt;</title>');
	expect(svg).toContain('&lt;b&gt;&amp;&quot;');
	expect(svg).not.toMatch(/<b>|script|href|NaN/);
	expect(svg).toContain('viewBox="-1 -1 122 82"');
});
