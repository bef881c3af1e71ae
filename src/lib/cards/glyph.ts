/** A filled silhouette in a box of 512 by 512 units, y downwards. */
export interface Glyph {
	/** Name of the picture at its source. */
	readonly name: string;
	readonly author: string;
	/** SVG path data. */
	readonly path: string;
}

export const GLYPH_BOX = 512;

/** Stands for an army that has no drawing: a disc. */
export const PLAIN_PATH = 'M256 96a160 160 0 1 0 1 0z';
