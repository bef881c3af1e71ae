import {
	PDFArray,
	PDFHexString,
	PDFNumber,
	PDFOperator,
	PDFOperatorNames as Op,
	type PDFFont,
	type PDFName
} from '@cantoo/pdf-lib';
import type { PDFContext } from '@cantoo/pdf-lib';
import type { Shaped } from './fonts.ts';

/** Hexadecimal digits of one glyph in a two-byte font. */
const GLYPH_DIGITS = 4;

const number = (value: number): string => String(Math.round(value * 1000) / 1000);

/**
 * Draws glyphs of one embedded font at (x, y) points from the bottom left, with kerning, as text that can be searched.
 * `tracking` is in points.
 */
export function showGlyphs(
	context: PDFContext,
	font: PDFFont,
	key: PDFName,
	shape: Shaped,
	x: number,
	y: number,
	sizePt: number,
	tracking: number
): PDFOperator[] {
	const digits = font.encodeText(shape.text).asString();
	const array = PDFArray.withContext(context);
	let pending = '';
	for (const [at, advance] of shape.advances.entries()) {
		pending += digits.slice(at * GLYPH_DIGITS, (at + 1) * GLYPH_DIGITS);
		const kern = Math.round((shape.plain[at] ?? advance) - advance);
		if (kern === 0) continue;
		array.push(PDFHexString.of(pending));
		array.push(PDFNumber.of(kern));
		pending = '';
	}
	if (pending !== '') array.push(PDFHexString.of(pending));
	return [
		PDFOperator.of(Op.BeginText),
		PDFOperator.of(Op.SetFontAndSize, [key, number(sizePt)]),
		PDFOperator.of(Op.SetCharacterSpacing, [number(tracking)]),
		PDFOperator.of(Op.SetTextMatrix, ['1', '0', '0', '1', number(x), number(y)]),
		PDFOperator.of(Op.ShowTextAdjusted, [array]),
		PDFOperator.of(Op.EndText)
	];
}

const utf16 = (text: string): string =>
	Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('');

/** Marks what is drawn between as standing for `text`, so that copying gives the text. */
export const standsFor = (text: string, drawn: readonly PDFOperator[]): PDFOperator[] => [
	PDFOperator.of(Op.BeginMarkedContentSequence, ['/Span', `<</ActualText <FEFF${utf16(text)}>>>`]),
	...drawn,
	PDFOperator.of(Op.EndMarkedContent)
];
