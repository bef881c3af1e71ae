/*
 * Text as a player types or pastes it, made printable: composed (NFC), without invisible controls, without half
 * characters. What a font lacks is not decided here.
 */

/** Bidirectional controls, joiners, variation selectors, tags, soft hyphens, byte-order marks, interlinear marks. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\uFFF9-\uFFFB]/gu;
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const CONTROLS = /\p{Cc}/gu;
const LONE_SURROGATES = /\p{Cs}/gu;
const NONCHARACTERS = /\p{Noncharacter_Code_Point}/gu;

/** Keeps line breaks (as `\n`), at most two in a row; every other blank of ASCII becomes a space. */
export function cleanText(text: string): string {
	return text
		.replace(LONE_SURROGATES, '\uFFFD')
		.replace(LINE_BREAKS, '\n')
		.replace(CONTROLS, (c) => (c === '\n' ? c : c === '\t' ? ' ' : ''))
		.replace(INVISIBLE, '')
		.replace(NONCHARACTERS, '\uFFFD')
		.normalize('NFC')
		.replace(/[ \t]+/g, ' ')
		.replace(/ ?\n ?/g, '\n')
		.replace(/\n{3,}/g, '\n\n')
		.trim();
}

/** One line: for names. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s*\n\s*/g, ' ');
