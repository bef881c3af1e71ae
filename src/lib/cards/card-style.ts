import type { CardSize } from './paper.ts';

/** Measures of one card size: mm, and points for type. */
export interface CardStyle {
	/** From the cut edge to the frame, and to the text. */
	readonly frame: number;
	readonly inset: number;
	readonly glyph: number;
	readonly titlePt: readonly number[];
	readonly subtitlePt: readonly number[];
	readonly metaPt: number;
	readonly statPt: number;
	readonly labelPt: readonly number[];
	/** Body sizes, the preferred first; 8 is the least for what most cards say, 7 for long texts. */
	readonly bodyPt: readonly number[];
	readonly woundBox: number;
	readonly woundPt: number;
	readonly gap: number;
}

const steps = (from: number, to: number, by = 0.5): number[] =>
	Array.from({ length: Math.round((from - to) / by) + 1 }, (_, i) => from - i * by);

const POKER: CardStyle = {
	frame: 1.6,
	inset: 3.8,
	glyph: 10,
	titlePt: steps(13, 7),
	subtitlePt: steps(9.5, 7),
	metaPt: 8,
	statPt: 22,
	labelPt: steps(8, 7),
	bodyPt: steps(9.5, 7),
	woundBox: 4.4,
	woundPt: 7.5,
	gap: 1.4
};

const LARGER: CardStyle = {
	...POKER,
	frame: 1.8,
	inset: 4.4,
	glyph: 11.5,
	titlePt: steps(15, 7),
	subtitlePt: steps(10.5, 7),
	metaPt: 8.5,
	statPt: 25,
	labelPt: steps(9, 7),
	bodyPt: steps(10, 7),
	woundBox: 5,
	woundPt: 8,
	gap: 1.8
};

export const CARD_STYLES: Readonly<Record<CardSize, CardStyle>> = {
	poker: POKER,
	tarot: LARGER,
	index: LARGER,
	a6: {
		...LARGER,
		frame: 2.4,
		inset: 6,
		glyph: 16,
		titlePt: steps(20, 7),
		subtitlePt: steps(12, 7),
		metaPt: 10,
		statPt: 34,
		labelPt: steps(11, 7),
		bodyPt: steps(11.5, 7),
		woundBox: 6,
		woundPt: 9.5,
		gap: 2.4
	}
};
