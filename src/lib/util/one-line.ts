// Controls (they could drive a terminal), marks that turn the writing direction, and anything that breaks a line.
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/g;

/** A text that a user typed, as one line of plain signs: line breaks, tabs and control characters become a space. */
export const oneLine = (text: string): string => text.replace(UNPRINTABLE, ' ').replace(/ {2,}/g, ' ').trim();

/** As `oneLine`, but line breaks are kept. */
export const plainLines = (text: string): string =>
	text
		.split(/\r\n|[\n\r\u2028\u2029]/)
		.map(oneLine)
		.join('\n')
		.trim();
