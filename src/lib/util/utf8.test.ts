import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareByCodePoint, decodeUtf8, encodeUtf8, wellFormed } from './utf8.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 40 });

test('agrees with the platform on every text', () => {
	fc.assert(
		fc.property(anyText, (text) => {
			expect([...encodeUtf8(text)]).toEqual([...new TextEncoder().encode(text)]);
			expect(decodeUtf8(encodeUtf8(text))).toBe(wellFormed(text));
		}),
		{ seed: 1, numRuns: 500 }
	);
});

test('lone surrogates become U+FFFD, pairs stay', () => {
	expect(wellFormed('a\uD83Db')).toBe('a\uFFFDb');
	expect(wellFormed('\uDDE1')).toBe('\uFFFD');
	expect(wellFormed('🗡️')).toBe('🗡️');
	expect([...encodeUtf8('\uD83D')]).toEqual([0xef, 0xbf, 0xbd]);
});

test('bytes agree with the strict decoder of the platform', () => {
	const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
	const platform = (bytes: Uint8Array): string | null => {
		try {
			return strict.decode(bytes);
		} catch {
			return null;
		}
	};
	fc.assert(
		fc.property(fc.uint8Array({ maxLength: 6 }), (bytes) => {
			expect(decodeUtf8(bytes)).toBe(platform(bytes));
		}),
		{ seed: 2, numRuns: 3000 }
	);
});

test('bytes that are no UTF-8 are refused', () => {
	const refused = {
		'overlong slash': [0xc0, 0xaf],
		'overlong NUL': [0xe0, 0x80, 0x80],
		'surrogate D800': [0xed, 0xa0, 0x80],
		'beyond U+10FFFF': [0xf4, 0x90, 0x80, 0x80],
		'stray continuation': [0x80],
		cut: [0xe2, 0x82],
		'windows-1252 É': [0xc9, 0x63]
	};
	for (const [why, bytes] of Object.entries(refused)) expect(decodeUtf8(Uint8Array.from(bytes)), why).toBeNull();
});

test('order by code point is the order of the bytes', () => {
	expect(['𝄞', 'z', '\uFF5E', 'a', 'ab', ''].sort(compareByCodePoint)).toEqual(['', 'a', 'ab', 'z', '\uFF5E', '𝄞']);
});
