/** Colours of sides, by the names that a match document holds; each is a token of the theme. */
export const COLOURS = ['red', 'blue', 'olive', 'gold', 'ink'] as const;
export type Colour = (typeof COLOURS)[number];

const TOKENS: Readonly<Record<Colour, string>> = {
	red: 'var(--accent)',
	blue: 'var(--focus)',
	olive: 'var(--olive)',
	gold: 'var(--gold)',
	ink: 'var(--ink)'
};
const USUAL: readonly [Colour, Colour] = ['red', 'blue'];

/** A side's own colour, else its usual one. */
export const colourOf = (look: { readonly colour: string }, side: 0 | 1): Colour =>
	COLOURS.find((colour) => colour === look.colour) ?? USUAL[side];
/** For a stripe, a frame or a letter on paper. */
export const tokenOf = (colour: Colour): string => TOKENS[colour];
