/*
 * The table in centimetres: x from the left of the printed figure, y from its top. Everything on it is a convex polygon.
 */

export interface Point {
	readonly x: number;
	readonly y: number;
}
export type Polygon = readonly Point[];

export interface Box {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/** Below this two lengths are the same: bases may touch, and a base may stand on the line of its zone. */
const EPSILON = 1e-6;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A base around its centre. `facing` in degrees: 0 looks to the top of the figure, 90 to its right. Front corners first. */
export function baseAt(centre: Point, width: number, depth: number, facing: number): Polygon {
	const [sin, cos] = [Math.sin(radians(facing)), Math.cos(radians(facing))];
	const corner = (right: number, ahead: number): Point => ({
		x: centre.x + right * cos + ahead * sin,
		y: centre.y + right * sin - ahead * cos
	});
	const [w, d] = [width / 2, depth / 2];
	return [corner(-w, d), corner(w, d), corner(w, -d), corner(-w, -d)];
}

const OVAL_POINTS = 48;

/** The oval that fills a box. */
export function ovalIn({ x, y, width, height }: Box): Polygon {
	return Array.from({ length: OVAL_POINTS }, (_, index) => {
		const angle = radians((360 / OVAL_POINTS) * index);
		return {
			x: x + (width / 2) * (1 + Math.cos(angle)),
			y: y + (height / 2) * (1 + Math.sin(angle))
		};
	});
}

const range = (values: readonly number[]): readonly [number, number] => [Math.min(...values), Math.max(...values)];

/** The box around a polygon. */
export function boxOf(polygon: Polygon): Box {
	const [left, right] = range(polygon.map(({ x }) => x));
	const [top, bottom] = range(polygon.map(({ y }) => y));
	return { x: left, y: top, width: right - left, height: bottom - top };
}

function separatedBy(a: Polygon, b: Polygon, edges: Polygon): boolean {
	return edges.some((from, index) => {
		const to = edges[(index + 1) % edges.length] ?? from;
		const normal = { x: to.y - from.y, y: from.x - to.x };
		const length = Math.hypot(normal.x, normal.y);
		if (length < EPSILON) return false;
		const along = (polygon: Polygon): readonly [number, number] =>
			range(polygon.map(({ x, y }) => (x * normal.x + y * normal.y) / length));
		const [aMin, aMax] = along(a);
		const [bMin, bMax] = along(b);
		return aMax <= bMin + EPSILON || bMax <= aMin + EPSILON;
	});
}

/** True when two convex polygons share more than their border. */
export const overlap = (a: Polygon, b: Polygon): boolean => !separatedBy(a, b, a) && !separatedBy(a, b, b);

/** How far a polygon reaches out of a box; 0 when it is inside. */
export function reachOut(polygon: Polygon, { x, y, width, height }: Box): number {
	const out = polygon.map((point) => Math.max(x - point.x, point.x - x - width, y - point.y, point.y - y - height, 0));
	const most = Math.max(...out);
	return most < EPSILON ? 0 : most;
}

/** What a convex polygon covers of the line at `x`, from its top to its bottom; null when the line misses it. */
export function columnAt(polygon: Polygon, x: number): readonly [number, number] | null {
	const crossings = polygon.flatMap((from, index) => {
		const to = polygon[(index + 1) % polygon.length] ?? from;
		if (from.x > x === to.x > x) return [];
		return [from.y + ((x - from.x) / (to.x - from.x)) * (to.y - from.y)];
	});
	return crossings.length === 0 ? null : range(crossings);
}
