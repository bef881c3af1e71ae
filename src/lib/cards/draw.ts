import type { Box, FontId, GlyphBox, LineBox, Measure, RectBox, TextBox, Tone } from './plan.ts';
import { type Glyph, GLYPH_BOX } from './glyph.ts';
import { widthOf } from './wrap.ts';

/* Small makers of boxes, all at their own origin. */

export const line = (
	x1: number,
	y1: number,
	x2: number,
	y2: number,
	weight: number,
	tone: Tone,
	part: string
): LineBox => ({
	kind: 'line',
	part,
	card: null,
	x1,
	y1,
	x2,
	y2,
	weight,
	tone
});

export const rect = (
	x: number,
	y: number,
	width: number,
	height: number,
	look: { readonly fill?: Tone; readonly stroke?: Tone; readonly weight?: number },
	part: string
): RectBox => ({
	kind: 'rect',
	part,
	card: null,
	x,
	y,
	width,
	height,
	fill: look.fill ?? null,
	stroke: look.stroke ?? null,
	weight: look.weight ?? 0
});

export const glyph = (picture: Glyph, x: number, y: number, size: number, tone: Tone, part: string): GlyphBox => ({
	kind: 'glyph',
	part,
	card: null,
	x,
	y,
	size,
	path: picture.path,
	units: GLYPH_BOX,
	tone
});

interface TextLook {
	readonly font: FontId;
	readonly sizePt: number;
	readonly tone: Tone;
	readonly tracking?: number;
	readonly align?: 'left' | 'center' | 'right';
}

/** A line of text on its side, its middle at `y`; `x` is its baseline. */
export function turnedText(
	content: string,
	x: number,
	y: number,
	look: Omit<TextLook, 'align'>,
	measure: Measure,
	part: string
): TextBox {
	const upright = text(content, x, y, look, measure, part);
	return { ...upright, y: y + upright.width / 2, turned: true };
}

/** One line of text whose left, middle or right end is at `x`; `y` is its baseline. */
export function text(content: string, x: number, y: number, look: TextLook, measure: Measure, part: string): TextBox {
	const width = widthOf(content, look.font, look, measure);
	// the space after the last character is not seen
	const trail = ((look.tracking ?? 0) * look.sizePt * 25.4) / 72;
	const seen = width - trail;
	const left = look.align === 'center' ? x - seen / 2 : look.align === 'right' ? x - seen : x;
	return {
		kind: 'text',
		part,
		card: null,
		x: left,
		y,
		width: seen,
		text: content,
		font: look.font,
		sizePt: look.sizePt,
		tone: look.tone,
		tracking: look.tracking ?? 0
	};
}

/** Boxes that follow one another downwards, with the room they take. */
export interface Block {
	readonly boxes: readonly Box[];
	readonly height: number;
}

export const EMPTY: Block = { boxes: [], height: 0 };
