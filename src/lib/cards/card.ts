import { bodyRows } from './card-body.ts';
import { continuedHead, continuedHeight, head, meta } from './card-head.ts';
import { statBand } from './card-stats.ts';
import type { CardStyle } from './card-style.ts';
import { woundRoom, woundStrip } from './card-wounds.ts';
import type { CardContent, CardWords } from './content.ts';
import { type Block, glyph, line, rect } from './draw.ts';
import { type Column, fill, lineHeight } from './flow.ts';
import { ARMY_GLYPHS } from './glyphs-army.ts';
import type { Size } from './paper.ts';
import { type Box, type Ink, type Measure, moved } from './plan.ts';

export interface CardSettings {
	readonly card: Size;
	readonly style: CardStyle;
	readonly ink: Ink;
	readonly words: CardWords;
}

/** Parts of a card's height that wound boxes may take before they go on to another card; less under a long name. */
const WOUND_SHARES = [0.4, 0.3, 0.2];
/** Free room under the text from which the army's emblem fills it, mm. */
const EMBLEM_FROM = 20;

/** A frame with a moulding, as on a cut stone. */
function frame({ card, style }: CardSettings): Box[] {
	const outer = style.frame;
	const inner = outer + 0.8;
	return [
		rect(outer, outer, card.width - 2 * outer, card.height - 2 * outer, { stroke: 'accent', weight: 0.45 }, 'frame'),
		rect(inner, inner, card.width - 2 * inner, card.height - 2 * inner, { stroke: 'accent', weight: 0.12 }, 'frame')
	];
}

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
 * left. `figures` are the wound columns on these faces; `figure` is what tells one figure's card from another's.
 */
export function cardFaces(
	content: CardContent,
	figures: number,
	figure: string | null,
	settings: CardSettings,
	measure: Measure
): Box[][] {
	const { card, style, ink, words } = settings;
	const width = card.width - 2 * style.inset;
	const height = card.height - 2 * style.inset;

	const names = head(content, style, width, card.height, ink, measure);
	const about = meta(content, figure, style, width, words, measure);
	const rest = [...names.rest, ...about.rest];
	const top = stack(
		[names, about, statBand(content, style, width, ink, words, measure)],
		[style.gap * 0.8, style.gap * 0.8]
	);
	const foot = (index: number, perCard: number): Block => {
		const from = index * perCard + 1;
		return woundStrip(content, from, Math.min(figures, from + perCard - 1), style, width, words, measure);
	};
	const roomOn = (index: number, perCard: number): number => {
		const above = index === 0 ? top.height : continuedHeight(style);
		const below = foot(index, perCard).height;
		return height - above - style.gap * 1.2 - (below > 0 ? below + style.gap * 2 : 0);
	};
	const layOut = (sizePt: number, perCard: number): Layout => {
		const rows = bodyRows(content, rest, width, sizePt, style.gap, words, measure);
		const columns = fill(rows, (index) => roomOn(index, perCard));
		return { columns, perCard, count: Math.max(1, columns.length, Math.ceil(figures / perCard)) };
	};
	const share = (part: number): number => woundRoom(content, style, width, height * part, words, measure);
	const perCard = WOUND_SHARES.map(share).find((most) => roomOn(0, most) >= lineHeight(EASY_PT)) ?? share(0);
	const onOne = roomOn(0, figures) >= 0 ? onOneCard(layOut, figures, style.bodyPt) : null;
	const { columns, count, ...chosen } = onOne ?? fewest(layOut, perCard, style.bodyPt);
	return Array.from({ length: count }, (_, index) => {
		const above = index === 0 ? top : continuedHead(content, style, width, index + 1, count, words, ink, measure);
		const sheet = { top: above, foot: foot(index, chosen.perCard), room: roomOn(index, chosen.perCard) };
		return face(content, sheet, columns[index] ?? NOTHING, settings, width, height);
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
	content: CardContent,
	{ top, foot, room }: Sheet,
	body: Column,
	settings: CardSettings,
	width: number,
	height: number
): Box[] {
	const { style, ink } = settings;
	const inside: Box[] = [...top.boxes];
	const bodyTop = top.height + style.gap * 1.2;
	for (const box of body.boxes) inside.push(moved(box, 0, bodyTop));
	if (foot.height > 0) {
		const footTop = height - foot.height;
		inside.push(line(0, footTop - style.gap, width, footTop - style.gap, 0.3, 'accent', 'foot'));
		for (const box of foot.boxes) inside.push(moved(box, 0, footTop));
	}
	const emblem = ARMY_GLYPHS[content.army];
	const free = room - body.height;
	if (ink === 'full' && emblem && free >= EMBLEM_FROM) {
		const size = Math.min(free - 5, width * 0.42);
		inside.push(glyph(emblem, (width - size) / 2, bodyTop + body.height + (free - size) / 2, size, 'wash', 'emblem'));
	}
	return [...frame(settings), ...inside.map((box) => moved(box, style.inset, style.inset))];
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
