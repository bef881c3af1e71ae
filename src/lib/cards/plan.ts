/*
 * A document as pages of boxes in millimetres: x to the right and y downwards from the top left of the sheet. What is
 * drawn (PDF) and what is shown before (SVG preview) are the same plan; its geometry is tested without reading a PDF.
 */

export const FONTS = ['title', 'text', 'bold'] as const;
/** `title`: Roman capitals; `text` and `bold`: the humanist sans. */
export type FontId = (typeof FONTS)[number];

/** Width in mm of one line of text; must be proportional to `sizePt`. */
export type Measure = (text: string, font: FontId, sizePt: number) => number;

/** What a colour is for; which colour that is depends on the ink (see `colourOf`). */
export type Tone = 'ink' | 'soft' | 'faint' | 'accent' | 'wash' | 'paper';

export const INKS = ['full', 'saver'] as const;
/** `saver` fills no surface and prints in black alone. */
export type Ink = (typeof INKS)[number];

interface Part {
	/** What the box is for: `title`, `stat`, `body`, `wounds`, `frame`, `crop`, ... */
	readonly part: string;
	/** Index into the page's `cards`, or null for what belongs to the sheet. */
	readonly card: number | null;
}

export interface TextBox extends Part {
	readonly kind: 'text';
	readonly x: number;
	/** Baseline. */
	readonly y: number;
	readonly width: number;
	readonly text: string;
	readonly font: FontId;
	readonly sizePt: number;
	readonly tone: Tone;
	/** Extra space after each character, in em. */
	readonly tracking: number;
	/** Runs upwards from (x, y), its letters lying on their left: upright when the card is turned a quarter to the right. */
	readonly turned?: true;
}
export interface LineBox extends Part {
	readonly kind: 'line';
	readonly x1: number;
	readonly y1: number;
	readonly x2: number;
	readonly y2: number;
	/** Thickness in mm. */
	readonly weight: number;
	readonly tone: Tone;
}
export interface RectBox extends Part {
	readonly kind: 'rect';
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	readonly fill: Tone | null;
	readonly stroke: Tone | null;
	readonly weight: number;
}
/** A filled glyph in a square, from path data in a box of `units` units. */
export interface GlyphBox extends Part {
	readonly kind: 'glyph';
	readonly x: number;
	readonly y: number;
	readonly size: number;
	readonly path: string;
	readonly units: number;
	readonly tone: Tone;
}
/** A QR code: dark modules of a square; the quiet zone around it is the planner's business. */
export interface QrBox extends Part {
	readonly kind: 'qr';
	readonly x: number;
	readonly y: number;
	readonly size: number;
	readonly modules: readonly (readonly boolean[])[];
}
export type Box = TextBox | LineBox | RectBox | GlyphBox | QrBox;

export interface Bounds {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/** Where a card lies on its page, and what it is. */
export interface CardPlace extends Bounds {
	/** Entry id. */
	readonly entry: string;
	readonly side: 'front' | 'back';
	readonly label: string;
}

export interface Page {
	readonly width: number;
	readonly height: number;
	readonly cards: readonly CardPlace[];
	readonly boxes: readonly Box[];
}

export interface Plan {
	readonly ink: Ink;
	readonly pages: readonly Page[];
}

export const MM_PER_PT = 25.4 / 72;

/** Highest and lowest reach of a line of text around its baseline, in em: accented capitals above, descenders below. */
export const REACH: Readonly<Record<FontId, { readonly up: number; readonly down: number }>> = {
	title: { up: 0.94, down: 0.2 },
	text: { up: 0.88, down: 0.22 },
	bold: { up: 0.88, down: 0.22 }
};

/** Height of a capital letter in em. */
export const CAP: Readonly<Record<FontId, number>> = { title: 0.7, text: 0.66, bold: 0.66 };

/** Lining figures, pools of dice and inches reach neither above capitals nor below the line; a decimal comma does. */
const FIGURES = /^[0-9k″–−+ \u202F]+$/;
const DECIMAL = /^[0-9.,]+$/;

function reachOf({ text, font }: TextBox): { readonly up: number; readonly down: number } {
	if (FIGURES.test(text)) return { up: CAP[font], down: 0.02 };
	return DECIMAL.test(text) ? { up: CAP[font], down: 0.15 } : REACH[font];
}

/** The room a box takes, in mm. */
export function boundsOf(box: Box): Bounds {
	switch (box.kind) {
		case 'text': {
			const em = box.sizePt * MM_PER_PT;
			const { up, down } = reachOf(box);
			if (box.turned) return { x: box.x - up * em, y: box.y - box.width, width: (up + down) * em, height: box.width };
			return { x: box.x, y: box.y - up * em, width: box.width, height: (up + down) * em };
		}
		case 'line':
			return {
				x: Math.min(box.x1, box.x2),
				y: Math.min(box.y1, box.y2),
				width: Math.abs(box.x2 - box.x1),
				height: Math.abs(box.y2 - box.y1)
			};
		case 'rect':
			return { x: box.x, y: box.y, width: box.width, height: box.height };
		case 'glyph':
		case 'qr':
			return { x: box.x, y: box.y, width: box.size, height: box.size };
	}
}

/** The box, moved by mm. */
export const moved = (box: Box, dx: number, dy: number): Box =>
	box.kind === 'line'
		? { ...box, x1: box.x1 + dx, x2: box.x2 + dx, y1: box.y1 + dy, y2: box.y2 + dy }
		: { ...box, x: box.x + dx, y: box.y + dy };

const COLOURS: Readonly<Record<Ink, Readonly<Record<Tone, string>>>> = {
	full: { ink: '#1d1612', soft: '#4a3d31', faint: '#b7a68b', accent: '#8c2a1c', wash: '#f3e8d2', paper: '#ffffff' },
	saver: { ink: '#000000', soft: '#2b2b2b', faint: '#8c8c8c', accent: '#000000', wash: '#ffffff', paper: '#ffffff' }
};

/** `#rrggbb` of a tone. */
export const colourOf = (tone: Tone, ink: Ink): string => COLOURS[ink][tone];
