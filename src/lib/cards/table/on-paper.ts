import { line, text } from '../draw.ts';
import { capHeight } from '../flow.ts';
import { type Box as PaperBox, type GlyphBox, type Measure, MM_PER_PT } from '../plan.ts';
import type { Drawing, Stroke } from './drawing.ts';
import { boxAround, centreOf, type Box, type Point } from './patterns.ts';
import { meet, type Standing, spotsFor } from './spots.ts';

/*
 * A drawn table on paper, 1 mm for 1 cm. Type keeps its size whatever the scale: elements have numbers, in their base where
 * it is large enough and beside it where it is not; names are in the legend.
 */

const TEXT_PT = 8;
/** Millimetres on paper for a centimetre on the table: 1:10. */
const MM_PER_CM = 1;
const DASH = 1;

/** One element with its number. */
export interface NumberedBase {
	readonly key: string;
	readonly number: string;
	/** Front corners first, centimetres. */
	readonly base: readonly Point[];
}

function dashes(from: Point, to: Point): (readonly [Point, Point])[] {
	const length = Math.hypot(to.x - from.x, to.y - from.y);
	const count = Math.floor(length / (2 * DASH));
	const at = (along: number): Point => ({
		x: from.x + ((to.x - from.x) * along) / length,
		y: from.y + ((to.y - from.y) * along) / length
	});
	return Array.from({ length: count }, (_, index) => [at(2 * DASH * index), at(2 * DASH * index + DASH)] as const);
}

function strokeBoxes({ part, points, closed, weight, dashed }: Stroke): PaperBox[] {
	const ends = closed ? [...points, ...points.slice(0, 1)] : points;
	const pairs = ends.slice(1).flatMap((to, index) => {
		const from = ends[index] ?? to;
		return dashed ? dashes(from, to) : [[from, to] as const];
	});
	return pairs.map(([a, b]) => line(a.x, a.y, b.x, b.y, weight * MM_PER_CM, 'ink', part));
}

/** A polygon filled with paper, so that what lies under it does not show through. */
function cover(points: readonly Point[]): GlyphBox {
	const { x, y, width, height } = boxAround(points);
	const size = Math.max(width, height);
	const path = points.map((point, at) => `${at === 0 ? 'M' : 'L'}${point.x - x} ${point.y - y}`).join('') + 'Z';
	return { kind: 'glyph', part: 'cover', card: null, x, y, size, path, units: size, tone: 'paper' };
}

const cornersOf = ({ x, y, width, height }: Box): Point[] => [
	{ x, y },
	{ x: x + width, y },
	{ x: x + width, y: y + height },
	{ x, y: y + height }
];

/** Names of pieces on their pieces, where type of eight points fits and no element stands; the legend has them all. */
function pieceNames(
	drawing: Drawing,
	bases: readonly Box[],
	measure: Measure
): { readonly boxes: PaperBox[]; readonly taken: Box[] } {
	const step = TEXT_PT * MM_PER_PT * 1.12;
	const boxes: PaperBox[] = [];
	const taken: Box[] = [];
	for (const outline of drawing.strokes.filter(({ part }) => part === 'outline')) {
		const room = boxAround(outline.points);
		const { x, y } = centreOf(room);
		const words = drawing.labels.filter(({ part, of }) => part === 'piece' && of === outline.of);
		const wide = Math.max(0, ...words.map((word) => measure(word.text, 'text', TEXT_PT)));
		const high = words.length * step;
		// an oval is narrow above and below its middle
		if (words.length === 0 || wide > room.width * 0.8 || high > room.height * 0.6) continue;
		const area = { x: x - wide / 2 - 0.4, y: y - high / 2 - 0.2, width: wide + 0.8, height: high + 0.4 };
		if (bases.some((base) => meet(area, base))) continue;
		taken.push(area);
		boxes.push(cover(cornersOf(area)));
		words.forEach((word, at) => {
			const baseline = y + (at - (words.length - 1) / 2) * step + capHeight('text', TEXT_PT) / 2;
			const look = { font: 'text', sizePt: TEXT_PT, tone: 'ink', align: 'center' } as const;
			boxes.push(text(word.text, x, baseline, look, measure, 'piece'));
		});
	}
	return { boxes, taken };
}

function sectionNumbers(drawing: Drawing, measure: Measure): { readonly boxes: PaperBox[]; readonly taken: Box[] } {
	const labels = drawing.labels.filter(({ part }) => part === 'section');
	const high = capHeight('text', TEXT_PT);
	return {
		boxes: labels.map(({ text: said, x, y }) => {
			const look = { font: 'text', sizePt: TEXT_PT, tone: 'soft', align: 'center' } as const;
			return text(said, x, y + high / 2, look, measure, 'section-number');
		}),
		taken: labels.map(({ text: said, x, y }) => {
			const width = measure(said, 'text', TEXT_PT) + 1;
			return { x: x - width / 2, y: y - high / 2 - 0.5, width, height: high + 1 };
		})
	};
}

/**
 * The table, its origin at the top left corner. `drawing` holds terrain, sections and zones and no elements: those of `bases`
 * are drawn here, over everything, each with its number.
 */
export function tableOnPaper(drawing: Drawing, bases: readonly NumberedBase[], measure: Measure): PaperBox[] {
	const sections = sectionNumbers(drawing, measure);
	const pieces = pieceNames(
		drawing,
		bases.map(({ base }) => boxAround(base)),
		measure
	);
	const high = capHeight('bold', TEXT_PT);
	const standing = bases.map((each): Standing => ({
		base: each.base,
		width: measure(each.number, 'bold', TEXT_PT),
		height: high
	}));
	const table = { x: 0, y: 0, width: drawing.width, height: drawing.height };
	const spots = spotsFor(standing, [...sections.taken, ...pieces.taken], table);
	const numbers = bases.flatMap(({ number, base }, at): PaperBox[] => {
		const spot = spots[at];
		if (!spot) return [];
		const middle = centreOf(boxAround(base));
		const look = { font: 'bold', sizePt: TEXT_PT, tone: 'ink', align: 'center' } as const;
		const half = { x: measure(number, 'bold', TEXT_PT) / 2 + 0.2, y: high / 2 + 0.2 };
		return [
			...(spot.inside ? [] : [cover(cornersOf(around(spot, half)))]),
			...(spot.led ? [leader(middle, spot, half)] : []),
			text(number, spot.x, spot.y + high / 2, look, measure, 'element-number')
		];
	});
	return [
		...drawing.strokes.filter(({ part }) => part !== 'table').flatMap(strokeBoxes),
		...sections.boxes,
		...pieces.boxes,
		...bases.flatMap(({ base }) => [
			cover(base),
			...[...base, ...base.slice(0, 1)].slice(1).map((to, at) => {
				const from = base[at] ?? to;
				// the first side is the front
				return line(from.x, from.y, to.x, to.y, at === 0 ? 0.6 : 0.25, 'ink', at === 0 ? 'front' : 'base');
			})
		]),
		...numbers,
		...drawing.strokes.filter(({ part }) => part === 'table').flatMap(strokeBoxes)
	];
}

const around = ({ x, y }: Point, half: Point): Box => ({
	x: x - half.x,
	y: y - half.y,
	width: 2 * half.x,
	height: 2 * half.y
});

/** A thin line from an element to the edge of its number. */
function leader(from: Point, to: Point, half: Point): PaperBox {
	const [dx, dy] = [to.x - from.x, to.y - from.y];
	const short = Math.min(half.x / Math.max(1e-6, Math.abs(dx)), half.y / Math.max(1e-6, Math.abs(dy)), 1);
	return line(from.x, from.y, to.x - dx * short, to.y - dy * short, 0.12, 'ink', 'leader');
}
