import type { Terrain } from '../../catalogue/legio.ts';
import type { LegioCatalogue } from '../../catalogue/legio-index.ts';
import type { LegioRoster } from '../../roster/legio-document.ts';
import type { Facts } from '../../util/result.ts';
import type { Severity } from '../problem.ts';
import { effectOf } from './effects.ts';
import { type Box, type Polygon, baseAt, boxOf, columnAt, overlap, reachOut } from './geometry.ts';
import { type WithAnswers, isRuled } from './lookup.ts';
import { type PlacedPiece, pieceOutline } from './pieces.ts';

/** The long edges of the table: each side deploys along one (dba-legio 5, 8). */
export const SIDE_EDGES = ['N', 'S'] as const;
export type SideEdge = (typeof SIDE_EDGES)[number];
export const oppositeEdge = (edge: SideEdge): SideEdge => (edge === 'N' ? 'S' : 'N');

/** One element on a plan: which of its entry (from 1), its centre in centimetres, and where it looks (degrees, 0 is the top). */
export interface Placement {
	readonly entry: string;
	readonly number: number;
	readonly x: number;
	readonly y: number;
	readonly facing: number;
}

export const PLAN_PROBLEM_CODES = [
	'unknown-placement', // {}: the army has no such element
	'placed-twice', // {}
	'not-placed', // {numbers} of the entry (warning)
	'outside-zone', // {cm}: how far it reaches out
	'forbidden-terrain', // {element, piece, section}
	'elements-overlap', // {others}
	'hidden' // {sections, others}: covered by these together (warning)
] as const;
export type PlanProblemCode = (typeof PLAN_PROBLEM_CODES)[number];

export interface PlanProblem {
	readonly code: PlanProblemCode;
	readonly severity: Severity;
	readonly entry: string;
	/** The element of the entry, or null for several. */
	readonly number: number | null;
	readonly facts: Facts;
	/** Step of the set-up, or ruling. */
	readonly rule: string;
}

/** What a plan is checked against. */
export interface PlanSetting {
	readonly army: LegioRoster;
	/** The edge of the table that the army deploys along. */
	readonly edge: SideEdge;
	readonly pieces: readonly PlacedPiece[];
	readonly answers: WithAnswers;
}

/** How an element is called in facts and on a plan. */
export const elementKey = ({ entry, number }: Pick<Placement, 'entry' | 'number'>): string => `${entry}.${number}`;

/** Elements of an entry, for placing them; none for a count that is none. */
export const placeable = (count: number): number => (Number.isInteger(count) && count > 0 ? Math.min(count, 99) : 0);

/** The zone of an army: as deep as the rules say, along its whole edge (dba-legio 8). */
export function zoneOf(edge: SideEdge, { game }: LegioCatalogue): Box {
	const { width, depth } = game.table;
	const y = edge === 'N' ? 0 : depth - game.deployment.depth;
	return { x: 0, y, width, height: game.deployment.depth };
}

interface Ground {
	readonly piece: PlacedPiece;
	readonly outline: Polygon;
	readonly blocks: boolean;
}
interface Standing {
	readonly placement: Placement;
	readonly element: string;
	readonly camels: boolean;
	readonly base: Polygon;
}

/** The base of a placed element on the table; null when the army or the catalogue does not know it. */
export function baseOf(placement: Placement, army: LegioRoster, catalogue: LegioCatalogue): Polygon | null {
	const entry = army.entries.find(({ id }) => id === placement.entry);
	const base = catalogue.elements.get(entry?.element ?? '')?.base;
	return base ? baseAt(placement, base.width, base.depth, placement.facing) : null;
}

function standingOf(placement: Placement, army: LegioRoster, catalogue: LegioCatalogue): Standing | null {
	const entry = army.entries.find(({ id }) => id === placement.entry);
	const base = baseOf(placement, army, catalogue);
	if (!entry || !base) return null;
	const there =
		Number.isInteger(placement.number) && placement.number >= 1 && placement.number <= placeable(entry.count);
	return there ? { placement, element: entry.element, camels: entry.camels, base } : null;
}

const problem = (
	code: PlanProblemCode,
	severity: Severity,
	rule: string,
	{ entry, number }: { readonly entry: string; readonly number: number | null },
	facts: Facts = {}
): PlanProblem => ({ code, severity, entry, number, facts, rule });

const ZONE = 'dba-legio 8';
/** Rounded up, but for the noise of the arithmetic. */
const tenth = (cm: number): number => Math.ceil(cm * 10 - 1e-6) / 10;

/** Width of the strips in which an element is looked at, in centimetres. */
const STRIP = 0.25;

/**
 * What hides an element, seen straight from the enemy's edge: every strip of its width must be covered by terrain that
 * blocks sight or by friends in front of it. Terrain that it stands in does not hide it. Null when it can be seen.
 */
function hiddenBy(
	one: Standing,
	others: readonly Standing[],
	grounds: readonly Ground[],
	edge: SideEdge
): { readonly sections: readonly number[]; readonly others: readonly string[] } | null {
	const { x, width } = boxOf(one.base);
	const terrain = grounds.filter(({ blocks, outline }) => blocks && !overlap(outline, one.base));
	const friends = others.filter(({ base }) => !overlap(base, one.base));
	const ahead = (cover: Polygon, at: number): boolean => {
		const own = columnAt(one.base, at);
		const theirs = columnAt(cover, at);
		if (!own || !theirs) return false;
		return edge === 'N' ? theirs[1] > own[1] : theirs[0] < own[0];
	};
	const strips = Math.max(1, Math.ceil(width / STRIP));
	const sections = new Set<number>();
	const keys = new Set<string>();
	for (let strip = 0; strip < strips; strip++) {
		const at = x + ((strip + 0.5) * width) / strips;
		const pieces = terrain.filter(({ outline }) => ahead(outline, at));
		const troops = pieces.length > 0 ? [] : friends.filter(({ base }) => ahead(base, at));
		if (pieces.length === 0 && troops.length === 0) return null;
		for (const { piece } of pieces) sections.add(piece.section);
		for (const { placement } of troops) keys.add(elementKey(placement));
	}
	return { sections: [...sections], others: [...keys] };
}

function forbiddenGround(one: Standing, grounds: readonly Ground[], catalogue: LegioCatalogue): PlanProblem[] {
	return grounds.flatMap(({ piece: { piece, section }, outline }) => {
		const { element, placement } = one;
		if (!effectOf(one, piece, catalogue)?.forbidden || !overlap(one.base, outline)) return [];
		return [problem('forbidden-terrain', 'error', 'dba-legio 3', placement, { element, piece, section })];
	});
}

function missing(army: LegioRoster, placed: ReadonlySet<string>): PlanProblem[] {
	return army.entries.flatMap(({ id, count }) => {
		const numbers = Array.from({ length: placeable(count) }, (_, index) => index + 1).filter(
			(number) => !placed.has(elementKey({ entry: id, number }))
		);
		return numbers.length === 0
			? []
			: [problem('not-placed', 'warning', ZONE, { entry: id, number: null }, { numbers })];
	});
}

/**
 * Every problem of one side's deployment plan (dba-legio 8): inside the zone, out of forbidden terrain, no two bases on the
 * same ground, nothing hidden by terrain or friends (ruling hidden-elements), every element placed. Pure and total.
 */
export function checkPlan(
	placements: readonly Placement[],
	{ army, edge, pieces, answers }: PlanSetting,
	catalogue: LegioCatalogue
): readonly PlanProblem[] {
	const zone = zoneOf(edge, catalogue);
	const blocks = (piece: Terrain): boolean => (catalogue.terrains.get(piece)?.sight ?? 'clear') !== 'clear';
	const grounds = pieces.map((piece) => ({
		piece,
		outline: pieceOutline(piece, catalogue),
		blocks: blocks(piece.piece)
	}));
	const placed = new Set<string>();
	const found: PlanProblem[] = [];
	const standing: Standing[] = [];
	for (const placement of placements) {
		const one = standingOf(placement, army, catalogue);
		const key = elementKey(placement);
		if (!one) found.push(problem('unknown-placement', 'error', 'format', placement));
		else if (placed.has(key)) found.push(problem('placed-twice', 'error', ZONE, placement));
		else standing.push(one);
		placed.add(key);
	}
	for (const one of standing) {
		const { placement, base } = one;
		const others = standing.filter((each) => each !== one);
		const out = reachOut(base, zone);
		if (out > 0) found.push(problem('outside-zone', 'error', ZONE, placement, { cm: tenth(out) }));
		found.push(...forbiddenGround(one, grounds, catalogue));
		const touching = others.filter((each) => overlap(each.base, base));
		if (touching.length > 0) {
			const keys = touching.map((each) => elementKey(each.placement));
			found.push(problem('elements-overlap', 'error', ZONE, placement, { others: keys }));
		}
		if (!isRuled(answers, 'hidden-elements', 'covered', catalogue)) continue;
		const cover = hiddenBy(one, others, grounds, edge);
		if (cover) found.push(problem('hidden', 'warning', 'ruling hidden-elements', placement, { ...cover }));
	}
	return [...found, ...missing(army, placed)];
}
