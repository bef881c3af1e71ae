import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeBase64url, encodeBase64url } from './base64url.ts';

test('agrees with Node on every bytes, and reads them back', () => {
	fc.assert(
		fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
			const text = encodeBase64url(bytes);
			expect(text).toBe(Buffer.from(bytes).toString('base64url'));
			expect(decodeBase64url(text)).toEqual(Uint8Array.from(bytes));
		}),
		{ seed: 3, numRuns: 500 }
	);
});

test('one text per bytes: everything else is refused', () => {
	expect(decodeBase64url('AA')).toEqual(Uint8Array.of(0));
	for (const text of ['A', 'AAAAA', 'AB', 'AAB', 'AA==', 'A+AA', 'A/AA', 'A A', 'é', 'AA\n']) {
		expect(decodeBase64url(text), JSON.stringify(text)).toBeNull();
	}
});
