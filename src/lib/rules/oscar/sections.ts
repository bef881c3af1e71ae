/* Sections of the book that problems name: it numbers its pages, not its chapters. */

/** Balance of the two forces. */
export const BALANCE = 'oscar 2';
/** Structure of a company, profiles. */
export const STRUCTURE = 'oscar 10';
/** Not a rule of the game: the document names something that the catalogue does not know, or holds no number of men. */
export const FORMAT = 'format';

export const rulingSection = (ruling: string): string => `ruling ${ruling}`;
