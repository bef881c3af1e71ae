import type { Army } from '../../catalogue/dbg.ts';

/*
 * Sections of the rules that problems name. The numbers of the Celtic and Roman chapters are inferred from the German
 * one (VI.D), the only one that the source prints.
 */
/** What the book says of itself before its rules: its scale. The number is inferred. */
export const SCALE = 'dbg I';
export const SKILLS = 'dbg IV';
export const LISTS = 'dbg VI';
/** Not a rule of the game: the document names something that the catalogue does not know. */
export const FORMAT = 'format';

const ARMY_SECTIONS: ReadonlyMap<string, string> = new Map([
	['celts', 'dbg VI.B'],
	['romans', 'dbg VI.C'],
	['germans', 'dbg VI.D']
]);

export const armySection = (army: Army['id']): string => ARMY_SECTIONS.get(army) ?? LISTS;
export const rulingSection = (ruling: string): string => `ruling ${ruling}`;
