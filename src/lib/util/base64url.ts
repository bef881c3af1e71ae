const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const FOREIGN = 64;
const VALUES = new Uint8Array(128).fill(FOREIGN);
for (let value = 0; value < 64; value++) VALUES[ALPHABET.charCodeAt(value)] = value;

/** Bytes as base64url (RFC 4648 section 5) without padding: letters, digits, `-` and `_`. */
export function encodeBase64url(bytes: Uint8Array): string {
	let text = '';
	let bits = 0;
	let held = 0;
	for (const byte of bytes) {
		bits = (bits << 8) | byte;
		held += 8;
		while (held >= 6) {
			held -= 6;
			text += ALPHABET[(bits >> held) & 0x3f];
		}
		bits &= (1 << held) - 1;
	}
	return held > 0 ? text + ALPHABET[(bits << (6 - held)) & 0x3f] : text;
}

/**
 * The bytes of a base64url text, or null when it is not the one way to write them: a foreign character, padding, a
 * length that no bytes give, or leftover bits that are not zero.
 */
export function decodeBase64url(text: string): Uint8Array | null {
	if (text.length % 4 === 1) return null;
	const bytes = new Uint8Array(Math.floor((text.length * 6) / 8));
	let bits = 0;
	let held = 0;
	let at = 0;
	for (let n = 0; n < text.length; n++) {
		const value = VALUES[text.charCodeAt(n)] ?? FOREIGN;
		if (value === FOREIGN) return null;
		bits = (bits << 6) | value;
		held += 6;
		if (held >= 8) {
			held -= 8;
			bytes[at++] = bits >> held;
			bits &= (1 << held) - 1;
		}
	}
	return bits === 0 ? bytes : null;
}
