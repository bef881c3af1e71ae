import { expect, test } from 'vitest';
import { crc32 } from './crc32.ts';
import { encodeUtf8 } from './utf8.ts';

test('the check value of the algorithm, and the published one of a sentence', () => {
	expect(crc32(encodeUtf8('123456789'))).toBe(0xcbf43926);
	expect(crc32(encodeUtf8('The quick brown fox jumps over the lazy dog'))).toBe(0x414fa339);
	expect(crc32(new Uint8Array(0))).toBe(0);
});

test('goes on from what came before', () => {
	expect(crc32(encodeUtf8('6789'), crc32(encodeUtf8('12345')))).toBe(0xcbf43926);
});
