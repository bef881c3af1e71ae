import { encodeUtf8 } from './utf8.ts';

/*
 * SHA-256 (FIPS 180-4), for a promise that is checked while a match is replayed: replaying cannot wait for the browser's own,
 * which answers later.
 */

const BLOCK = 64;
const WORDS = 16;
const ROUNDS = 64;
const WORD = 2 ** 32;

/** The first bits of the fractional part of a root. */
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * WORD) | 0;

function primes(count: number): number[] {
	const found: number[] = [];
	for (let candidate = 2; found.length < count; candidate++) {
		if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
	}
	return found;
}
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const KEYS = primes(ROUNDS).map((prime) => fraction(Math.cbrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function padded(message: Uint8Array): DataView {
	const length = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
	const bytes = new Uint8Array(length);
	bytes.set(message);
	bytes[message.length] = 0x80;
	const view = new DataView(bytes.buffer);
	view.setBigUint64(length - 8, BigInt(message.length) * 8n);
	return view;
}

function schedule(view: DataView, offset: number): Int32Array {
	const words = new Int32Array(ROUNDS);
	for (let index = 0; index < ROUNDS; index++) {
		if (index < WORDS) {
			words[index] = view.getInt32(offset + index * 4);
			continue;
		}
		const at = (back: number): number => words[index - back] ?? 0;
		const [a, b] = [at(15), at(2)];
		const small = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
		const large = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
		words[index] = at(16) + small + at(7) + large;
	}
	return words;
}

/** The digest of a text in UTF-8, as 64 hexadecimal digits. */
export function sha256(text: string): string {
	const view = padded(encodeUtf8(text));
	const hash = Int32Array.from(START);
	for (let offset = 0; offset < view.byteLength; offset += BLOCK) {
		const words = schedule(view, offset);
		let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
		for (let round = 0; round < ROUNDS; round++) {
			const large = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
			const first = (h + large + ((e & f) ^ (~e & g)) + (KEYS[round] ?? 0) + (words[round] ?? 0)) | 0;
			const small = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
			const second = (small + ((a & b) ^ (a & c) ^ (b & c))) | 0;
			[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
		}
		for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) hash[index] = (hash[index] ?? 0) + word;
	}
	return [...hash].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
