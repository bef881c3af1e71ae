import { boxAround, centreOf, type Box, type Point } from './patterns.ts';

/** An element on the table and the room that its number takes, in the same unit. */
export interface Standing {
	/** Front corners first. */
	readonly base: readonly Point[];
	readonly width: number;
	readonly height: number;
}

/** The middle of a number; `led`: it stands apart and needs a line to its element. */
export interface Spot extends Point {
	readonly led: boolean;
	/** In its base. */
	readonly inside: boolean;
}

/** Air around a number. */
const AIR = 0.3;
/** From one try to the next, away from the element. */
const STEP = 0.7;
const MOST_STEPS = 40;
const DIRECTIONS = 12;
/** Weight of the lines of a base, which a number inside keeps off. */
const LINE = 0.3;

/** True when two boxes share more than their border. */
export const meet = (a: Box, b: Box): boolean =>
	a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const within = (a: Box, b: Box): boolean =>
	a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height;

const boxAt = ({ x, y }: Point, { width, height }: Standing): Box => ({
	x: x - width / 2 - AIR / 2,
	y: y - height / 2 - AIR / 2,
	width: width + AIR,
	height: height + AIR
});

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** True when the number fits into its base, which may be turned. */
function fitsInside({ base, width, height }: Standing): boolean {
	const [a, b, c] = base;
	if (!a || !b || !c) return false;
	const along = distance(a, b);
	const across = distance(b, c);
	const turn = Math.atan2(b.y - a.y, b.x - a.x);
	const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
	return width * cos + height * sin + LINE <= along && width * sin + height * cos + LINE <= across;
}

/** Straight behind the element, then in front, then all around. */
function directions({ base }: Standing): Point[] {
	const [a, b, c, d] = base;
	if (!a || !b || !c || !d) return [];
	const front = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
	const rear = { x: (c.x + d.x) / 2, y: (c.y + d.y) / 2 };
	const back = Math.atan2(rear.y - front.y, rear.x - front.x);
	const around = Array.from({ length: DIRECTIONS }, (_, at) => back + ((2 * Math.PI) / DIRECTIONS) * at);
	return [back, back + Math.PI, ...around].map((angle) => ({ x: Math.cos(angle), y: Math.sin(angle) }));
}

/**
 * A place for the number of each element: in its base, else as near to it as there is room, off every base, every other number
 * and `taken`, inside `table`. On a table as full as no army makes it, numbers may lie on each other in the end.
 */
export function spotsFor(all: readonly Standing[], taken: readonly Box[], table: Box): Spot[] {
	const bases = all.map(({ base }) => boxAround(base));
	const numbers: Box[] = [];
	return all.map((each, own): Spot => {
		const middle = centreOf(boxAround(each.base));
		const put = (spot: Spot): Spot => {
			numbers.push(boxAt(spot, each));
			return spot;
		};
		if (fitsInside(each)) return put({ ...middle, led: false, inside: true });
		const free = (box: Box): boolean =>
			within(box, table) &&
			![...taken, ...numbers].some((other) => meet(box, other)) &&
			!bases.some((base) => meet(box, base));
		const ways = directions(each);
		const size = boxAround(each.base);
		for (let step = 0; step < MOST_STEPS; step++) {
			for (const way of ways) {
				const reach = Math.abs(way.x) * (size.width + each.width) + Math.abs(way.y) * (size.height + each.height);
				const away = reach / 2 + AIR + step * STEP;
				const spot = { x: middle.x + way.x * away, y: middle.y + way.y * away };
				const touching = step === 0 && !bases.some((base, at) => at !== own && meet(boxAt(spot, each), base));
				if (free(boxAt(spot, each))) return put({ ...spot, led: !touching, inside: false });
			}
		}
		return put({ ...middle, led: false, inside: true });
	});
}
