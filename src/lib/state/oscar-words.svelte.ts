import type { TextFile } from '../catalogue/dbg.ts';
import { loadOscarText } from '../catalogue/oscar-text-load.ts';
import { loadOscarWhy } from '../catalogue/oscar-why.ts';
import { textsInUnit } from '../wording/distance.ts';
import { settings } from './settings.svelte.ts';
import { Words } from './words.svelte.ts';

/** The names and words of OSCAR; distances stand in braces: show texts through `oscarTexts`. */
export const oscarWords = new Words(loadOscarText);
export const oscarReasons = new Words(loadOscarWhy);

/** Words of OSCAR with their distances in the unit of the settings; null until they are there. For use in a `$derived`. */
export const oscarTexts = (words: Words = oscarWords): TextFile | null =>
	words.text && textsInUnit(words.text, settings.units, settings.locale);
