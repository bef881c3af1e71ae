import type { Glyph } from './glyph.ts';
import { DIE_GLYPH } from './glyph-die.ts';
import { ARMY_GLYPHS } from './glyphs-army.ts';
import { CREATURE_GLYPH } from './glyphs-battle.ts';
import { CATEGORY_GLYPHS } from './glyphs-category.ts';
import { ROLE_GLYPHS } from './glyphs-role.ts';

/*
 * Silhouettes from game-icons.net, under CC BY 3.0: the attribution page lists them all, with their authors.
 * Filled paths in a box of 512 by 512 units, y downwards. One distinct shape per category, so that colour never
 * carries meaning alone.
 */
export const GLYPH_LICENCE = { name: 'CC BY 3.0', url: 'https://creativecommons.org/licenses/by/3.0/' };
export const GLYPH_SOURCE = 'https://game-icons.net';

/** Every glyph in use, for the attribution page. */
export const ALL_GLYPHS: readonly Glyph[] = [
	...Object.values(CATEGORY_GLYPHS),
	...Object.values(ARMY_GLYPHS),
	...Object.values(ROLE_GLYPHS),
	CREATURE_GLYPH,
	DIE_GLYPH
];
