import { bodyRows } from './card-body.ts';
import { continuedHead, continuedHeight, head, meta } from './card-head.ts';
import { statBand } from './card-stats.ts';
import type { CardStyle } from './card-style.ts';
import { woundRoom, woundStrip } from './card-wounds.ts';
import type { CardContent, CardWords } from './content.ts';
import { type Block, glyph, line, moved, rect } from './draw.ts';
import { type Column, fill } from './flow.ts';
import { ARMY_GLYPHS } from './glyphs-army.ts';
import type { Size } from './paper.ts';
import type { Box, Ink, Measure } from './plan.ts';

export interface CardSettings {
	readonly card: Size;
	readonly style: CardStyle;
	readonly ink: Ink;
	readonly words: CardWords;
}

/** Most of a card's height for wound boxes before they go on to another card. */
const WOUND_SHARE = 0.4;
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

interface Sheet {
	readonly top: Block;
	readonly foot: Block;
	readonly room: number;
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
	const top = stack(
		[names, meta(content, figure, style, width, words, measure), statBand(content, style, width, ink, words, measure)],
		[style.gap * 0.8, style.gap * 0.8]
	);
	const perCard = woundRoom(content, style, width, height * WOUND_SHARE, words, measure);
	const strips = Math.max(1, Math.ceil(figures / perCard));
	const foot = (index: number): Block => {
		const from = index * perCard + 1;
		return woundStrip(content, from, Math.min(figures, from + perCard - 1), style, width, words, measure);
	};
	const roomOn = (index: number): number => {
		const above = index === 0 ? top.height : continuedHeight(style);
		const below = foot(index).height;
		return height - above - style.gap * 1.2 - (below > 0 ? below + style.gap * 2 : 0);
	};
	const columnsAt = (sizePt: number): Column[] =>
		fill(bodyRows(content, names.rest, width, sizePt, style.gap, words, measure), roomOn);

	const sizes = style.bodyPt;
	const least = Math.max(1, columnsAt(sizes.at(-1) ?? 7).length);
	const columns = sizes.map(columnsAt).find((found) => found.length <= least) ?? [];
	const count = Math.max(strips, columns.length, 1);
	const topOn = (index: number): Block =>
		index === 0 ? top : continuedHead(content, style, width, index + 1, count, words, ink, measure);
	return Array.from({ length: count }, (_, index) =>
		face(
			content,
			{ top: topOn(index), foot: foot(index), room: roomOn(index) },
			columns[index] ?? { boxes: [], height: 0, rows: 0 },
			settings,
			width,
			height
		)
	);
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
