import type { Terrain } from '../../catalogue/legio.ts';

/*
 * Terrain in strokes alone, so that it prints in black on any paper and no kind is known by its colour: trees, contour lines,
 * contour lines with hachures, stones, tufts, crescents. Centimetres on the table.
 */

export interface Point {
	readonly x: number;
	readonly y: number;
}
export interface Box {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}
/** A stroke through its points. */
export type Line = readonly Point[];

export function boxAround(points: readonly Point[]): Box {
	const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
	const [x, y] = [Math.min(...xs), Math.min(...ys)];
	return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export const centreOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** True when a point lies in a convex outline, whichever way round it runs. */
export function inside({ x, y }: Point, outline: readonly Point[]): boolean {
	const turns = outline.map((from, index) => {
		const to = outline[(index + 1) % outline.length] ?? from;
		return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
	});
	return turns.every((turn) => turn >= -1e-9) || turns.every((turn) => turn <= 1e-9);
}

const shrunk = (outline: readonly Point[], factor: number): Point[] => {
	const { x: cx, y: cy } = centreOf(boxAround(outline));
	return outline.map(({ x, y }) => ({ x: cx + (x - cx) * factor, y: cy + (y - cy) * factor }));
};

const closed = (outline: readonly Point[]): Line => [...outline, ...outline.slice(0, 1)];

/** Short strokes from one contour to the next, downhill. */
function hachures(outline: readonly Point[], from: number, to: number): Line[] {
	const [outer, inner] = [shrunk(outline, from), shrunk(outline, to)];
	return outer.flatMap((point, index) => {
		const end = inner[index];
		return end ? [[point, end]] : [];
	});
}

/** A mark around the origin: its strokes. */
type Mark = readonly Line[];
const TREE: Mark = [
	[
		{ x: -0.8, y: 0.5 },
		{ x: 0, y: -1 },
		{ x: 0.8, y: 0.5 },
		{ x: -0.8, y: 0.5 }
	],
	[
		{ x: 0, y: 0.5 },
		{ x: 0, y: 1 }
	]
];
const STONE: Mark = [
	[
		{ x: -0.7, y: 0.4 },
		{ x: -0.2, y: -0.4 },
		{ x: 0.3, y: -0.2 },
		{ x: 0.7, y: 0.4 }
	]
];
const TUFT: Mark = [
	[
		{ x: -0.9, y: 0.4 },
		{ x: 0.9, y: 0.4 }
	],
	...[-0.4, 0, 0.4].map((lean) => [
		{ x: lean / 2, y: 0.4 },
		{ x: lean, y: -0.5 }
	])
];
const CRESCENT: Mark = [
	[-1, -0.5, 0, 0.5, 1].map((x) => ({ x, y: 0.5 * x * x - 0.3 })).map(({ x, y }) => ({ x: x * 1.1, y }))
];

const STEP = 2.8;

/** Marks in staggered rows, those that lie in the outline as a whole and keep off the label. */
function scattered(outline: readonly Point[], mark: Mark, clear: Box): Line[] {
	const { x, y, width, height } = boxAround(outline);
	const free = (box: Box): boolean =>
		box.x + box.width < clear.x ||
		box.x > clear.x + clear.width ||
		box.y + box.height < clear.y ||
		box.y > clear.y + clear.height;
	const [rows, columns] = [Math.floor(height / STEP), Math.floor(width / STEP)];
	const lines: Line[] = [];
	for (let row = 0; row <= rows; row++) {
		for (let column = 0; column <= columns; column++) {
			const at = {
				x: x + (column + (row % 2 === 0 ? 0.25 : 0.75)) * STEP,
				y: y + (row + 0.5) * STEP
			};
			const moved = mark.map((line) => line.map((point) => ({ x: at.x + point.x, y: at.y + point.y })));
			const points = moved.flat();
			const whole = points.every((point) => inside(point, outline));
			if (whole && free(boxAround(points))) lines.push(...moved);
		}
	}
	return lines;
}

/** Between which contours hills are drawn; the label lies inside the last. */
const CONTOURS = [0.86, 0.72] as const;

/** The strokes that fill a piece, inside its outline. `clear` is kept free for its label. */
export function patternOf(piece: Terrain, outline: readonly Point[], clear: Box): readonly Line[] {
	switch (piece) {
		case 'wood':
			return scattered(outline, TREE, clear);
		case 'gentle-hill':
			return CONTOURS.map((factor) => closed(shrunk(outline, factor)));
		case 'steep-hill':
			return [...hachures(outline, 1, CONTOURS[0]), closed(shrunk(outline, CONTOURS[1]))];
		case 'rough':
			return scattered(outline, STONE, clear);
		case 'marsh':
			return scattered(outline, TUFT, clear);
		case 'dunes':
			return scattered(outline, CRESCENT, clear);
	}
}
