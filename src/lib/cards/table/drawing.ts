import type { Terrain } from '../../catalogue/legio.ts';
import { type Box, type Line, type Point, boxAround, centreOf, inside, patternOf } from './patterns.ts';

/*
 * A table with its terrain and a plan of deployment as strokes and labels, in centimetres from the top left corner: the
 * screen, the picture and the PDF (1:10, a millimetre for a centimetre) draw the same.
 */

export const PARTS = ['table', 'section', 'zone', 'outline', 'pattern', 'base', 'front'] as const;
export type StrokePart = (typeof PARTS)[number];

export interface Stroke {
	readonly part: StrokePart;
	readonly points: Line;
	readonly closed: boolean;
	/** Thickness in centimetres on the table. */
	readonly weight: number;
	readonly dashed: boolean;
	/** What it belongs to: a section, or the key of an element; null for the table. */
	readonly of: string | null;
}
/** One line of text around its middle. */
export interface Label {
	readonly part: 'section' | 'piece' | 'element';
	readonly text: string;
	readonly x: number;
	readonly y: number;
	/** Height of the letters in centimetres. */
	readonly size: number;
	readonly of: string | null;
}

export interface TableInput {
	readonly width: number;
	readonly depth: number;
	/** Side of a section. */
	readonly section: number;
	readonly pieces: readonly {
		readonly section: number;
		readonly piece: Terrain;
		readonly outline: readonly Point[];
		readonly label: string;
	}[];
	readonly zones: readonly Box[];
	/** Bases with their front corners first. */
	readonly bases: readonly { readonly key: string; readonly base: readonly Point[]; readonly label: string }[];
}

export interface Drawing {
	readonly width: number;
	readonly height: number;
	readonly strokes: readonly Stroke[];
	readonly labels: readonly Label[];
}

const WEIGHTS: Readonly<Record<StrokePart, number>> = {
	table: 0.4,
	section: 0.12,
	zone: 0.2,
	outline: 0.3,
	pattern: 0.15,
	base: 0.25,
	front: 0.6
};
const DASHED: ReadonlySet<StrokePart> = new Set(['section', 'zone']);

const stroke = (part: StrokePart, points: Line, of: string | null, closed = false): Stroke => ({
	part,
	points,
	closed,
	weight: WEIGHTS[part],
	dashed: DASHED.has(part),
	of
});

const rectangle = ({ x, y, width, height }: Box): Line => [
	{ x, y },
	{ x: x + width, y },
	{ x: x + width, y: y + height },
	{ x, y: y + height }
];

/** Width of a letter for its height, generous for any of the fonts. */
const LETTER = 0.6;
/** Eight points on paper at 1:10. */
const LARGEST = 2.8;
/** From one line to the next, in heights of letters. */
const LEADING = 1.2;
const SMALLEST_LETTERS = 0.5;

/** The size at which a text fits a width, in centimetres. */
const sizeFor = (text: string, width: number, most: number): number =>
	Math.max(SMALLEST_LETTERS, Math.min(most, width / (LETTER * Math.max(1, [...text].length))));

/** The room of a label, in centimetres. */
export function roomOf({ text, x, y, size }: Label): Box {
	const width = [...text].length * LETTER * size;
	return { x: x - width / 2, y: y - (size * LEADING) / 2, width, height: size * LEADING };
}

const NUMBER_SIZE = 3;
/** From a corner of its section to the middle of a number, as a part of the section. */
const CORNER = 0.075;

/** The number of a section, where its piece leaves room: in the middle of its inner half, or in a corner. */
function numberLabel(
	number: number,
	corner: Point,
	section: number,
	half: number,
	outline: readonly Point[]
): Label | undefined {
	const spots = [[0.5, half], ...[CORNER, 1 - CORNER].flatMap((x) => [CORNER, 1 - CORNER].map((y) => [x, y]))];
	const labels = spots.map(([x = 0, y = 0]): Label => ({
		part: 'section',
		text: String(number),
		x: corner.x + x * section,
		y: corner.y + y * section,
		size: NUMBER_SIZE,
		of: String(number)
	}));
	const free = (label: Label): boolean => {
		const { x, y, width, height } = roomOf(label);
		const ends = rectangle({ x, y, width, height });
		const covers = (point: Point): boolean => point.x > x && point.x < x + width && point.y > y && point.y < y + height;
		return !ends.some((point) => inside(point, outline)) && !outline.some(covers);
	};
	const [first] = labels;
	return outline.length === 0 ? first : labels.find(free);
}

function sections({ width, depth, section, pieces }: TableInput): { strokes: Stroke[]; labels: Label[] } {
	const [columns, rows] = [Math.round(width / section), Math.round(depth / section)];
	const strokes: Stroke[] = [];
	for (let column = 1; column < columns; column++) {
		strokes.push(
			stroke(
				'section',
				[
					{ x: column * section, y: 0 },
					{ x: column * section, y: depth }
				],
				null
			)
		);
	}
	for (let row = 1; row < rows; row++) {
		strokes.push(
			stroke(
				'section',
				[
					{ x: 0, y: row * section },
					{ x: width, y: row * section }
				],
				null
			)
		);
	}
	const labels = Array.from({ length: columns * rows }, (_, index) => {
		const row = Math.floor(index / columns);
		const corner = { x: (index % columns) * section, y: row * section };
		const outline = pieces.find((each) => each.section === index + 1)?.outline ?? [];
		// off the line of a zone, which halves a section
		return numberLabel(index + 1, corner, section, row < rows / 2 ? 0.75 : 0.25, outline) ?? [];
	}).flat();
	return { strokes, labels };
}

/** How much of a piece its label may take, across and down. */
const LABEL_SHARE = { width: 0.6, height: 0.4 };

/** The name of a piece in its middle, a word under the other. */
function nameLabels(text: string, box: Box, of: string): Label[] {
	const words = text.split(' ').filter((word) => word !== '');
	const longest = words.toSorted((a, b) => [...b].length - [...a].length)[0] ?? '';
	const most = Math.min(LARGEST, (box.height * LABEL_SHARE.height) / (LEADING * Math.max(1, words.length)));
	const size = sizeFor(longest, box.width * LABEL_SHARE.width, most);
	const { x, y } = centreOf(box);
	return words.map((word, index) => ({
		part: 'piece',
		text: word,
		x,
		y: y + (index - (words.length - 1) / 2) * size * LEADING,
		size,
		of
	}));
}

function pieces(input: TableInput): { strokes: Stroke[]; labels: Label[] } {
	const strokes: Stroke[] = [];
	const labels: Label[] = [];
	for (const { section, piece, outline, label } of input.pieces) {
		const of = String(section);
		const box = boxAround(outline);
		const name = nameLabels(label, box, of);
		const corners = name.map(roomOf).flatMap(({ x, y, width, height }) => [
			{ x, y },
			{ x: x + width, y: y + height }
		]);
		const clear = corners.length > 0 ? boxAround(corners) : { ...centreOf(box), width: 0, height: 0 };
		labels.push(...name);
		strokes.push(stroke('outline', outline, of, true));
		strokes.push(...patternOf(piece, outline, clear).map((line) => stroke('pattern', line, of)));
	}
	return { strokes, labels };
}

/** The shorter of two neighbouring sides: a label of this size fits a base however it is turned. */
function narrowest([a, b, c]: readonly Point[]): number {
	if (!a || !b || !c) return 0;
	return Math.min(Math.hypot(b.x - a.x, b.y - a.y), Math.hypot(c.x - b.x, c.y - b.y));
}

function bases(input: TableInput): { strokes: Stroke[]; labels: Label[] } {
	const strokes: Stroke[] = [];
	const labels: Label[] = [];
	for (const { key, base, label: text } of input.bases) {
		const [left, right] = base;
		strokes.push(stroke('base', base, key, true));
		if (left && right) strokes.push(stroke('front', [left, right], key));
		const box = boxAround(base);
		labels.push({
			part: 'element',
			text,
			...centreOf(box),
			size: sizeFor(text, box.width * 0.9, narrowest(base) * 0.7),
			of: key
		});
	}
	return { strokes, labels };
}

/**
 * Draws a table. The number of a section keeps off its piece; patterns stay inside their outline and off the label.
 */
export function drawTable(input: TableInput): Drawing {
	const { width, depth } = input;
	const grid = sections(input);
	const terrain = pieces(input);
	const troops = bases(input);
	return {
		width,
		height: depth,
		strokes: [
			...grid.strokes,
			...input.zones.map((zone) => stroke('zone', rectangle(zone), null, true)),
			...terrain.strokes,
			...troops.strokes,
			stroke('table', rectangle({ x: 0, y: 0, width, height: depth }), null, true)
		],
		labels: [...grid.labels, ...terrain.labels, ...troops.labels]
	};
}

const round = (length: number): string => String(Math.round(length * 100) / 100);

/** A stroke as SVG path data, in centimetres. */
export const pathOf = ({ points, closed }: Stroke): string =>
	points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('') + (closed ? 'Z' : '');

const escaped = (text: string): string =>
	text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** A margin for the line of the table's edge. */
const MARGIN = 1;

/** The drawing as a picture of its own: black on white, ten pixels to the centimetre. `title` is read to who cannot see it. */
export function svgOf({ width, height, strokes, labels }: Drawing, title: string): string {
	const [w, h] = [width + 2 * MARGIN, height + 2 * MARGIN];
	const paths = strokes.map((each) => {
		const dash = each.dashed ? ' stroke-dasharray="1 1"' : '';
		const fill = each.part === 'base' ? '#fff' : 'none';
		return `<path d="${pathOf(each)}" fill="${fill}" stroke-width="${each.weight}"${dash}/>`;
	});
	const texts = labels.map(
		({ text, x, y, size }) =>
			`<text x="${round(x)}" y="${round(y + size * 0.35)}" font-size="${round(size)}">${escaped(text)}</text>`
	);
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="${-MARGIN} ${-MARGIN} ${w} ${h}" width="${w * 10}" height="${h * 10}">`,
		`<title>${escaped(title)}</title>`,
		`<rect x="${-MARGIN}" y="${-MARGIN}" width="${w}" height="${h}" fill="#fff"/>`,
		`<g stroke="#000" stroke-linejoin="round" stroke-linecap="round">${paths.join('')}</g>`,
		`<g fill="#000" font-family="sans-serif" text-anchor="middle">${texts.join('')}</g>`,
		'</svg>'
	].join('\n');
}
