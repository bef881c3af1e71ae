/** Sheets and cards, in millimetres. */

export interface Size {
	readonly width: number;
	readonly height: number;
}

export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];
/** Portrait. ISO 216; ANSI A is 8.5 x 11 inches. */
export const PAPER_SIZES: Readonly<Record<Paper, Size>> = {
	a4: { width: 210, height: 297 },
	letter: { width: 215.9, height: 279.4 }
};

export const CARD_SIZES = ['poker', 'tarot', 'a6', 'index'] as const;
export type CardSize = (typeof CARD_SIZES)[number];
/** Poker fits the usual sleeves; `index` is 3 x 5 inches. */
export const CARD_DIMENSIONS: Readonly<Record<CardSize, Size>> = {
	poker: { width: 63, height: 88 },
	tarot: { width: 70, height: 120 },
	a6: { width: 105, height: 148 },
	index: { width: 76.2, height: 127 }
};

/** Nothing is printed nearer to the edge of the sheet: printers cannot. */
export const MARGIN = 10;

export interface Grid {
	readonly page: Size;
	readonly card: Size;
	readonly columns: number;
	readonly rows: number;
	/** Top left of the first card; the grid is centred. */
	readonly x: number;
	readonly y: number;
	readonly landscape: boolean;
}

const fits = (room: number, size: number): number => Math.floor((room - 2 * MARGIN) / size + 1e-6);

/** The centred grid with most cards inside the margins, upright or on its side; upright when equal. */
export function gridOf(paper: Paper, size: CardSize): Grid {
	const card = CARD_DIMENSIONS[size];
	const upright = PAPER_SIZES[paper];
	const grids = [upright, { width: upright.height, height: upright.width }].map((page, turned) => {
		const columns = fits(page.width, card.width);
		const rows = fits(page.height, card.height);
		return {
			page,
			card,
			columns,
			rows,
			x: (page.width - columns * card.width) / 2,
			y: (page.height - rows * card.height) / 2,
			landscape: turned === 1
		};
	});
	return grids.reduce((best, grid) => (grid.columns * grid.rows > best.columns * best.rows ? grid : best));
}
