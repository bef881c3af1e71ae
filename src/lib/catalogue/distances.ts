/* Distances in texts: `{12}` is twelve inches, shown in the reader's unit. */

const DISTANCE = /\{(\d+)\}/g;

/** A text with every distance written by `show`, such as `{12}` -> `12″` or `30.5 cm`. */
export const fillDistances = (text: string, show: (inches: number) => string): string =>
	text.replace(DISTANCE, (_, inches: string) => show(Number(inches)));

/** The distances of a text, in inches. */
export const distancesOf = (text: string): number[] => [...text.matchAll(DISTANCE)].map((match) => Number(match[1]));

const CM_PER_INCH = 2.54;

/** Inches in centimetres, exactly as the book converts them (oscar p. 3): whole inches to the hundredth. */
export const inchesToCm = (inches: number): number => Math.round(inches * CM_PER_INCH * 100) / 100;
