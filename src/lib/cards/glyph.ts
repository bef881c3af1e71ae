/** A filled silhouette in a box of 512 by 512 units, y downwards. */
export interface Glyph {
	/** Name of the picture at its source. */
	readonly name: string;
	readonly author: string;
	/** SVG path data. */
	readonly path: string;
}

export const GLYPH_BOX = 512;
