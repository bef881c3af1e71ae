/** Most dice of a pool in a profile of one's own; the book goes to 5k2. */
export const MAX_DICE = 6;

/**
 * A pool XkY with 1 <= Y <= X <= 6 as the book prints it elsewhere (`3k2`; it writes both `3k2` and `3K2`); null for
 * anything else.
 */
export function readPool(text: string): string | null {
	const match = /^([1-9])[kK]([1-9])$/.exec(text);
	const [dice, kept] = [Number(match?.[1]), Number(match?.[2])];
	return match && kept <= dice && dice <= MAX_DICE ? `${dice}k${kept}` : null;
}
