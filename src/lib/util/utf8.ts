/*
 * UTF-8 by hand: the pure folders have no TextEncoder, and the strict decoder here refuses what a lenient one would
 * quietly repair (which would give one text two encodings).
 */

const REPLACEMENT = 0xfffd;
const isSurrogate = (point: number): boolean => point >= 0xd800 && point <= 0xdfff;

/** A lone surrogate (half of a character, which no encoding can carry) becomes U+FFFD; everything else is kept. */
export function wellFormed(text: string): string {
	let out = '';
	for (const char of text) out += isSurrogate(char.codePointAt(0) ?? 0) ? '\uFFFD' : char;
	return out;
}

/** The UTF-8 bytes of a text; lone surrogates become U+FFFD. */
export function encodeUtf8(text: string): Uint8Array {
	const bytes: number[] = [];
	for (const char of text) {
		const read = char.codePointAt(0) ?? REPLACEMENT;
		const point = isSurrogate(read) ? REPLACEMENT : read;
		if (point < 0x80) bytes.push(point);
		else if (point < 0x800) bytes.push(0xc0 | (point >> 6), 0x80 | (point & 0x3f));
		else if (point < 0x10000) {
			bytes.push(0xe0 | (point >> 12), 0x80 | ((point >> 6) & 0x3f), 0x80 | (point & 0x3f));
		} else {
			bytes.push(
				0xf0 | (point >> 18),
				0x80 | ((point >> 12) & 0x3f),
				0x80 | ((point >> 6) & 0x3f),
				0x80 | (point & 0x3f)
			);
		}
	}
	return Uint8Array.from(bytes);
}

/** Length of the sequence that a first byte opens, the bits it gives, and the smallest point allowed at that length. */
function lead(byte: number): { readonly more: number; readonly bits: number; readonly least: number } | null {
	if (byte < 0x80) return { more: 0, bits: byte, least: 0 };
	if (byte >= 0xc0 && byte < 0xe0) return { more: 1, bits: byte & 0x1f, least: 0x80 };
	if (byte >= 0xe0 && byte < 0xf0) return { more: 2, bits: byte & 0x0f, least: 0x800 };
	if (byte >= 0xf0 && byte < 0xf8) return { more: 3, bits: byte & 0x07, least: 0x10000 };
	return null;
}

/** The text of UTF-8 bytes, or null when they are not exactly that: overlong, cut, stray, surrogate or beyond U+10FFFF. */
export function decodeUtf8(bytes: Uint8Array): string | null {
	const chars: string[] = [];
	for (let at = 0; at < bytes.length;) {
		const first = lead(bytes[at++] ?? 0xff);
		if (!first) return null;
		let point = first.bits;
		for (let n = 0; n < first.more; n++) {
			const next = bytes[at++] ?? 0; // past the end: 0 is no continuation byte
			if (next >> 6 !== 0b10) return null;
			point = (point << 6) | (next & 0x3f);
		}
		if (point < first.least || point > 0x10ffff || isSurrogate(point)) return null;
		chars.push(String.fromCodePoint(point));
	}
	return chars.join('');
}

/** Order of two texts by code point, which is also the order of their UTF-8 bytes; JavaScript's `<` goes by UTF-16 units. */
export function compareByCodePoint(a: string, b: string): number {
	const left = a[Symbol.iterator]();
	const right = b[Symbol.iterator]();
	for (;;) {
		const x = left.next();
		const y = right.next();
		if (x.done || y.done) return (x.done ? 0 : 1) - (y.done ? 0 : 1);
		const difference = (x.value.codePointAt(0) ?? 0) - (y.value.codePointAt(0) ?? 0);
		if (difference !== 0) return difference;
	}
}
