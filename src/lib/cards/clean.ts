/*
 * Text as a player types or pastes it, made printable: composed (NFC), without invisible controls, without half
 * characters. What a font lacks is not decided here.
 */

/** Bidirectional controls, joiners, variation selectors, tags, byte-order mark, interlinear marks: invisible. */
const INVISIBLE =
	/[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\u{E0000}-\u{E0FFF}]/gu;
// eslint-disable-next-line no-control-regex -- control characters are what this finds
const CONTROLS = /[\u0000-\u0008\u000E-\u001F\u007F-\u009F]/g;
const LONE_SURROGATES = /[\uD800-\uDFFF]/gu;
const NONCHARACTERS = /[\uFDD0-\uFDEF\uFFFE\uFFFF]/g;

/** Keeps line breaks (as `\n`), at most two in a row; every other blank of ASCII becomes a space. */
export function cleanText(text: string): string {
	return text
		.replace(LONE_SURROGATES, '\uFFFD')
		.replace(/\r\n?|[\u000B\u000C\u0085\u2028\u2029]/g, '\n')
		.replace(CONTROLS, (c) => (c === '\t' ? ' ' : ''))
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
