import type { FontId } from '../cards/plan.ts';

/*
 * The embedded fonts, cut by script as @fontsource delivers them (WOFF: the PDF library cannot read WOFF2). Cinzel has
 * Latin alone, so its titles fall back to the bold sans. Ranges are those of each package's unicode.json.
 */

const SUBSETS = ['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'] as const;
type Subset = (typeof SUBSETS)[number];

type Sans = `source-sans-3-${Subset}-${'400' | '700'}-normal`;
type Title = `cinzel-${'latin' | 'latin-ext'}-700-normal`;
/** Name of a font file without its ending. */
export type FontFile = Sans | Title;

const sans = (weight: '400' | '700'): Sans[] =>
	SUBSETS.map((subset) => `source-sans-3-${subset}-${weight}-normal` as const);

/** Where each font looks for a character, in turn. */
export const FONT_CHAINS: Readonly<Record<FontId, readonly FontFile[]>> = {
	title: ['cinzel-latin-700-normal', 'cinzel-latin-ext-700-normal', ...sans('700')],
	text: sans('400'),
	bold: sans('700')
};

export const FONT_FILES: readonly FontFile[] = [...new Set(Object.values(FONT_CHAINS).flat())];

export const packageOf = (file: FontFile): 'cinzel' | 'source-sans-3' =>
	file.startsWith('cinzel') ? 'cinzel' : 'source-sans-3';

type Range = readonly [number, number];
/** Code points for which a file is worth loading; latin always is. */
const RANGES: Readonly<Record<Exclude<Subset, 'latin'>, readonly Range[]>> = {
	'latin-ext': [
		[0x0100, 0x02ff],
		[0x1d00, 0x1dbf],
		[0x1e00, 0x1e9f],
		[0x1ef2, 0x1eff],
		[0x2020, 0x2021],
		[0x20a0, 0x20c4],
		[0x2113, 0x2113],
		[0x2c60, 0x2c7f],
		[0xa720, 0xa7ff]
	],
	greek: [[0x0370, 0x03ff]],
	'greek-ext': [[0x1f00, 0x1fff]],
	cyrillic: [
		[0x0301, 0x0301],
		[0x0400, 0x045f],
		[0x0490, 0x0491],
		[0x04b0, 0x04b1],
		[0x2116, 0x2116]
	],
	'cyrillic-ext': [
		[0x0460, 0x052f],
		[0x1c80, 0x1c8a],
		[0x20b4, 0x20b4],
		[0x2de0, 0x2dff],
		[0xa640, 0xa69f],
		[0xfe2e, 0xfe2f]
	],
	vietnamese: [
		[0x0300, 0x0309],
		[0x0323, 0x0323],
		[0x01a0, 0x01a1],
		[0x01af, 0x01b0],
		[0x1ea0, 0x1ef9]
	]
};

const subsetOf = (file: FontFile): Subset => {
	const found = SUBSETS.toSorted((a, b) => b.length - a.length).find((subset) => file.includes(`-${subset}-`));
	return found ?? 'latin';
};

/** The files that some of these characters need. */
export function filesFor(text: string): FontFile[] {
	const wanted = new Set<Subset>(['latin']);
	for (const character of new Set(text)) {
		const code = character.codePointAt(0) ?? 0;
		if (code < 0x100) continue;
		for (const [subset, ranges] of Object.entries(RANGES)) {
			if (ranges.some(([from, to]) => code >= from && code <= to)) {
				const known = SUBSETS.find((each) => each === subset);
				if (known) wanted.add(known);
			}
		}
	}
	return FONT_FILES.filter((file) => wanted.has(subsetOf(file)));
}

/** Gives the bytes of font files: by `fetch` in a browser, from the package in Node. Rejects when it cannot. */
export interface FontSource {
	load(file: FontFile): Promise<Uint8Array>;
}
