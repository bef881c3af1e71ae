import { continuedHead, continuedHeight, head, type Headed, meta, type MetaLine, type Rest } from './card-head.ts';
import { statBand } from './card-stats.ts';
import type { CardStyle } from './card-style.ts';
import type { FaceWords, StatCell } from './content.ts';
import { type Block, glyph, line, rect, turnedText } from './draw.ts';
import { capHeight, type Column, fill, lineHeight, type Row } from './flow.ts';
import type { Glyph } from './glyph.ts';
import type { Size } from './paper.ts';
import { type Box, type Ink, type Measure, moved } from './plan.ts';

/* A card of any game: names, a band of numbers, a body of texts that may need more cards, boxes to tick along the foot. */

export interface FaceSettings {
	readonly card: Size;
	readonly style: CardStyle;
	readonly ink: Ink;
	readonly words: FaceWords;
	/**
	 * What the left edge says once the card is turned a quarter to the right, as a marker that its turn is over; null for
	 * games without.
	 */
	readonly edge: string | null;
}

/** What one entry puts on its cards. */
export interface FaceContent {
	readonly headed: Headed;
	readonly meta: MetaLine;
	readonly stats: readonly StatCell[];
	/** Stands pale under a short text. */
	readonly emblem: Glyph | null;
	/** The body as rows of one size; `rest`: ends of names too long for the head. */
	readonly rows: (rest: readonly Rest[], width: number, sizePt: number) => Row[];
	/** How many columns of boxes the foot has in all, how many of them a height holds, and some of them drawn. */
	readonly units: number;
	readonly unitsIn: (width: number, height: number) => number;
	readonly foot: (from: number, to: number, width: number) => Block;
}

/** Width of the edge that tells a card whose turn is over, mm. */
const EDGE_WIDTH = 4.4;
const EDGE_PT = 8;

/** Parts of a card's height that boxes may take before they go on to another card; less under a long name. */
const WOUND_SHARES = [0.4, 0.3, 0.2];
/** Free room under the text from which the army's emblem fills it, mm. */
const EMBLEM_FROM = 20;

const insetLeft = ({ style, edge }: FaceSettings): number => style.inset + (edge === null ? 0 : EDGE_WIDTH);

/** A frame with a moulding, as on a cut stone. */
function frame({ card, style }: FaceSettings): Box[] {
	const outer = style.frame;
	const inner = outer + 0.8;
	return [
		rect(outer, outer, card.width - 2 * outer, card.height - 2 * outer, { stroke: 'accent', weight: 0.45 }, 'frame'),
		rect(inner, inner, card.width - 2 * inner, card.height - 2 * inner, { stroke: 'accent', weight: 0.12 }, 'frame')
	];
}

/** The left edge, dark or striped: on top and to be read once the card is turned. */
function turnedEdge({ card, style, edge, ink }: FaceSettings, measure: Measure): Box[] {
	if (edge === null) return [];
	const top = style.frame + 0.8;
	const height = card.height - 2 * top;
	const middle = card.height / 2;
	const full = ink === 'full';
	const look = { font: 'title', sizePt: EDGE_PT, tone: full ? 'paper' : 'ink', tracking: 0.15 } as const;
	const baseline = top + EDGE_WIDTH / 2 + capHeight('title', EDGE_PT) / 2;
	const word = turnedText(edge, baseline, middle, look, measure, 'edge');
	const stripes = full ? [] : stripesOf(top, top + EDGE_WIDTH, top, middle - word.width / 2 - 2);
	return [
		full
			? rect(top, top, EDGE_WIDTH, height, { fill: 'ink' }, 'edge')
			: line(top + EDGE_WIDTH, top, top + EDGE_WIDTH, top + height, 0.35, 'ink', 'edge'),
		...stripes,
		...stripes.map((box) => mirrored(box, card.height)),
		word
	];
}

/** Slanted strokes from y `from` to `to`, between two verticals. */
function stripesOf(left: number, right: number, from: number, to: number): Box[] {
	const slant = right - left;
	const boxes: Box[] = [];
	for (let y = from; y + slant <= to; y += 1.6) boxes.push(line(left, y + slant, right, y, 0.2, 'ink', 'edge'));
	return boxes;
}

const mirrored = (box: Box, height: number): Box =>
	box.kind === 'line' ? { ...box, y1: height - box.y1, y2: height - box.y2 } : box;

/** Type below this is for texts that do not fit otherwise, pt. */
const EASY_PT = 8;

/** What stands above and below the body on one face, and the room between. */
interface Sheet {
	readonly top: Block;
	readonly foot: Block;
	readonly room: number;
}

/** The body cut into columns, one a face, with so many figures' wound boxes on each. */
interface Layout {
	readonly columns: readonly Column[];
	readonly perCard: number;
	readonly count: number;
}

/**
 * The faces of one entry (or of one of its figures): one, and as many continuations as its texts need. The body takes
 * the largest size that needs no more cards than the smallest size would. Boxes have their origin at the card's top
 * left.
 */
export function layFaces(content: FaceContent, settings: FaceSettings, measure: Measure): Box[][] {
	const { card, style, ink, words } = settings;
	const { units } = content;
	const width = card.width - style.inset - insetLeft(settings);
	const height = card.height - 2 * style.inset;

	const names = head(content.headed, style, width, card.height, ink, measure);
	const about = meta(content.meta, style, width, measure);
	const rest = [...names.rest, ...about.rest];
	const top = stack(
		[names, about, statBand(content.stats, style, width, ink, measure)],
		[style.gap * 0.8, style.gap * 0.8]
	);
	const foot = (index: number, perCard: number): Block => {
		const from = index * perCard + 1;
		return content.foot(from, Math.min(units, from + perCard - 1), width);
	};
	const roomOn = (index: number, perCard: number): number => {
		const above = index === 0 ? top.height : continuedHeight(style);
		const below = foot(index, perCard).height;
		return height - above - style.gap * 1.2 - (below > 0 ? below + style.gap * 2 : 0);
	};
	const layOut = (sizePt: number, perCard: number): Layout => {
		const columns = fill(content.rows(rest, width, sizePt), (index) => roomOn(index, perCard));
		return { columns, perCard, count: Math.max(1, columns.length, Math.ceil(units / perCard)) };
	};
	const share = (part: number): number => content.unitsIn(width, height * part);
	const perCard = WOUND_SHARES.map(share).find((most) => roomOn(0, most) >= lineHeight(EASY_PT)) ?? share(0);
	const onOne = roomOn(0, units) >= 0 ? onOneCard(layOut, units, style.bodyPt) : null;
	const { columns, count, ...chosen } = onOne ?? fewest(layOut, perCard, style.bodyPt);
	return Array.from({ length: count }, (_, index) => {
		const above =
			index === 0 ? top : continuedHead(content.headed, style, width, index + 1, count, words, ink, measure);
		const sheet = { top: above, foot: foot(index, chosen.perCard), room: roomOn(index, chosen.perCard) };
		const inside = face(content.emblem, sheet, columns[index] ?? NOTHING, settings, width, height);
		const left = insetLeft(settings);
		return [
			...frame(settings),
			...turnedEdge(settings, measure),
			...inside.map((box) => moved(box, left, style.inset))
		];
	});
}

const NOTHING: Column = { boxes: [], height: 0, rows: 0 };
type LayOut = (sizePt: number, perCard: number) => Layout;

/** Everything on one card in easy type, whatever share the wound boxes take; or null. */
function onOneCard(layOut: LayOut, figures: number, sizes: readonly number[]): Layout | null {
	for (const sizePt of sizes.filter((size) => size >= EASY_PT)) {
		const layout = layOut(sizePt, figures);
		if (layout.count === 1) return layout;
	}
	return null;
}

/** The largest type that needs no more cards than the smallest would. */
function fewest(layOut: LayOut, perCard: number, sizes: readonly number[]): Layout {
	const least = layOut(sizes.at(-1) ?? EASY_PT, perCard);
	for (const sizePt of sizes.slice(0, -1)) {
		const layout = layOut(sizePt, perCard);
		if (layout.count <= least.count) return layout;
	}
	return least;
}

function face(
	emblem: Glyph | null,
	{ top, foot, room }: Sheet,
	body: Column,
	{ style, ink }: FaceSettings,
	width: number,
	height: number
): Box[] {
	const inside: Box[] = [...top.boxes];
	const bodyTop = top.height + style.gap * 1.2;
	for (const box of body.boxes) inside.push(moved(box, 0, bodyTop));
	if (foot.height > 0) {
		const footTop = height - foot.height;
		inside.push(line(0, footTop - style.gap, width, footTop - style.gap, 0.3, 'accent', 'foot'));
		for (const box of foot.boxes) inside.push(moved(box, 0, footTop));
	}
	const free = room - body.height;
	if (ink === 'full' && emblem && free >= EMBLEM_FROM) {
		const size = Math.min(free - 5, width * 0.42);
		inside.push(glyph(emblem, (width - size) / 2, bodyTop + body.height + (free - size) / 2, size, 'wash', 'emblem'));
	}
	return inside;
}

/** Blocks one under the other, `gaps[i]` after block i. Empty blocks take no room. */
function stack(blocks: readonly Block[], gaps: readonly number[]): Block {
	const boxes: Box[] = [];
	let y = 0;
	for (const [at, block] of blocks.entries()) {
		if (block.height === 0) continue;
		if (at > 0 && y > 0) y += gaps[at - 1] ?? 0;
		for (const box of block.boxes) boxes.push(moved(box, 0, y));
		y += block.height;
	}
	return { boxes, height: y };
}
