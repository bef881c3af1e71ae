import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeBase64url } from '../util/base64url.ts';
import { crc32 } from '../util/crc32.ts';
import { MAX_CODE, decodeCode, encodeRoster } from './codec.ts';
import { anyRoster, entry, roster } from './rosters.fixture.ts';

/* The law of share codes: a changed, cut or added character is refused, or gives the same roster; never another one. */

const SLOW = 60_000; // ms; a loaded machine needs more than vitest's five seconds
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const CHECKSUM = '0123456789abcdefghjkmnpqrstvwxyz';

const CODES = fc
	.sample(anyRoster, { seed: 1000, numRuns: 1000 })
	.map((value) => encodeRoster(value))
	.flatMap((made) => (made.ok ? [made.value] : []));

const accepted = (texts: Iterable<string>): string[] => [...texts].filter((text) => decodeCode(text).ok);
const failureOf = (code: string): string => {
	const read = decodeCode(code);
	return read.ok ? 'ok' : read.error.code;
};

test(
	'a thousand codes: every position, changed to three other characters',
	() => {
		expect(CODES).toHaveLength(1000);
		function* changed(code: string, salt: number): Generator<string> {
			for (let at = 0; at < code.length; at++) {
				const value = ALPHABET.indexOf(code.charAt(at));
				for (const step of [1, 32, 2 + ((salt * 7 + at) % 60)]) {
					yield code.slice(0, at) + ALPHABET.charAt((value + step) % 64) + code.slice(at + 1);
				}
			}
		}
		for (const [salt, code] of CODES.entries()) expect(accepted(changed(code, salt))).toEqual([]);
	},
	SLOW
);

test(
	'a thousand codes: every cut at the end and at the start',
	() => {
		for (const code of CODES) {
			const ends = Array.from({ length: code.length }, (_, at) => code.slice(0, at));
			const starts = Array.from({ length: code.length }, (_, at) => code.slice(at + 1));
			expect(accepted([...ends, ...starts])).toEqual([]);
		}
	},
	SLOW
);

test(
	'a thousand codes: every swap of two neighbours',
	() => {
		function* swapped(code: string): Generator<string> {
			for (let at = 0; at + 1 < code.length; at++) {
				const [a, b] = [code.charAt(at), code.charAt(at + 1)];
				if (a !== b) yield code.slice(0, at) + b + a + code.slice(at + 2);
			}
		}
		for (const code of CODES) expect(accepted(swapped(code))).toEqual([]);
	},
	SLOW
);

test(
	'every character left out, doubled, or followed by a foreign one',
	() => {
		function* spoilt(code: string): Generator<string> {
			for (let at = 0; at < code.length; at++) {
				yield code.slice(0, at) + code.slice(at + 1);
				yield code.slice(0, at) + code.charAt(at) + code.slice(at);
				yield `${code.slice(0, at)}A${code.slice(at)}`;
			}
		}
		for (const code of CODES.slice(0, 200)) expect(accepted(spoilt(code))).toEqual([]);
	},
	SLOW
);

test('a cut code is called incomplete, whatever is missing at its end', () => {
	for (const code of CODES.slice(0, 100)) {
		for (let at = 1; at < code.length; at++) expect(failureOf(code.slice(0, at)), code.slice(0, at)).toBe('incomplete');
	}
});

test(
	'proof: no changed character and no swap in the body escapes the checksum, in codes of any length',
	() => {
		// CRC is linear: what a change does depends on the bits changed and on how many bytes follow, not on the roster.
		// Three bytes hold four characters; a swap of neighbours changes both by the same bits.
		const ZERO = Uint8Array.of(0);
		const changes: number[] = [];
		for (let bits = 1; bits < 64; bits++) {
			for (const shift of [0, 6, 12, 18]) changes.push(bits * 2 ** shift);
			for (const shift of [0, 6, 12]) changes.push(bits * 65 * 2 ** shift);
			changes.push(bits * (2 ** 18 + 2 ** 24)); // a swap across two groups of three bytes
		}
		const bytesOf = (change: number): Uint8Array =>
			Uint8Array.of(change / 2 ** 24, change >>> 16, change >>> 8, change);
		const states = Uint32Array.from(changes, (change) => crc32(bytesOf(change)));
		let same = crc32(bytesOf(0));
		let missed = 0;
		for (let after = 0; after <= (MAX_CODE * 3) / 4 + 4; after++) {
			for (let n = 0; n < states.length; n++) {
				const state = states[n] ?? 0;
				// the length's four bytes follow the payload
				if (after >= 4 && (state ^ same) >>> 2 === 0) missed++;
				states[n] = crc32(ZERO, state);
			}
			same = crc32(ZERO, same);
		}
		expect(missed).toBe(0);
	},
	SLOW
);

/** A code with a right checksum around any payload: what a hostile program could send. */
function sealed(...bytes: number[]): string {
	const payload = Uint8Array.from(bytes);
	const length = Uint8Array.of(0, 0, payload.length >> 8, payload.length);
	const bits = crc32(length, crc32(payload)) >>> 2;
	const sum = [25, 20, 15, 10, 5, 0].map((shift) => CHECKSUM.charAt((bits >>> shift) & 31)).join('');
	return encodeBase64url(payload) + sum;
}
const utf8 = (text: string): number[] => [...new TextEncoder().encode(text)];
// version and game, revision, parts (none), army romans, composition elite-group
const HEAD = [0x11, 1, 0, 2, 1];
const ENTRY = [20, 16]; // one centurion

test('the payloads of the table below are right but for the fault that each shows', () => {
	expect(decodeCode(sealed(...HEAD, 1, ...ENTRY))).toMatchObject({
		ok: true,
		value: { roster: roster({ pointsLimit: null, entries: [entry('e1', 'centurion')] }) }
	});
});

test.each<[string, string, string]>([
	['nothing', '', 'not-a-code'],
	['a letter', 'E', 'incomplete'],
	['a space inside', 'EQEA AgEA', 'damaged'],
	['plus and slash of common base64', 'EQ+/AgEAabcdef', 'damaged'],
	['padding', `${sealed(...HEAD, 0)}=`, 'damaged'],
	['the checksum in capitals', sealed(...HEAD, 0).replace(/.{6}$/, (sum) => sum.toUpperCase()), 'damaged'],
	['leftover bits that are not zero', sealed(...HEAD, 1, ...ENTRY).replace(/.(.{6})$/, 'B$1'), 'incomplete'],
	['a byte after the end', sealed(...HEAD, 0, 0), 'damaged'],
	['the end missing', sealed(...HEAD), 'damaged'],
	['fewer entries than said', sealed(...HEAD, 2, ...ENTRY), 'damaged'],
	['version 0', sealed(0x01, 1, 0, 2, 1, 0), 'unknown-version'],
	['version 2', sealed(0x21, 1, 0, 2, 1, 0), 'unknown-version'],
	['game 15', sealed(0x1f, 1, 0, 2, 1, 0), 'newer-game'],
	['a varint with a needless byte', sealed(0x11, 0x81, 0, 0, 2, 1, 0), 'damaged'],
	['a varint without end', sealed(0x11, ...Array<number>(12).fill(0xff), 0), 'damaged'],
	['a varint above 2^53 - 1', sealed(0x11, ...Array<number>(7).fill(0xff), 0x7f, 0, 2, 1, 0), 'damaged'],
	['unknown parts of the head', sealed(0x11, 1, 16, 2, 1, 0), 'damaged'],
	['an empty name that is said to be there', sealed(0x11, 1, 8, 2, 1, 0, 0), 'damaged'],
	['an empty id', sealed(0x11, 1, 0, 0, 0, 1, 0), 'damaged'],
	['an id of 101 characters', sealed(0x11, 1, 0, 0, 101, ...utf8('a'.repeat(101)), 1, 0), 'damaged'],
	['text that is no UTF-8', sealed(0x11, 1, 8, 2, 1, 2, 0xc3, 0x28, 0), 'damaged'],
	['a text longer than what is left', sealed(0x11, 1, 8, 2, 1, 100, 65, 0), 'damaged'],
	['a text length of 2^52', sealed(0x11, 1, 8, 2, 1, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 8, 65), 'damaged'],
	['a million entries', sealed(...HEAD, 0xc0, 0x84, 0x3d, ...ENTRY), 'damaged'],
	['501 entries', sealed(...HEAD, 0xf5, 3, ...Array<number>(1002).fill(20)), 'damaged'],
	['101 options', sealed(...HEAD, 1, 20, 18, 101, ...Array<number>(101).fill(1)), 'damaged'],
	['an options part without options', sealed(...HEAD, 1, 20, 18, 0), 'damaged'],
	['options out of order', sealed(...HEAD, 1, 20, 18, 2, 21, 6), 'damaged'],
	['skills out of order', sealed(...HEAD, 1, 20, 20, 2, 17, 15), 'damaged'],
	['one swap twice', sealed(...HEAD, 1, 31, 24, 2, 1, 2, 1, 3), 'damaged'],
	['a swap of __proto__', sealed(...HEAD, 1, 31, 24, 1, 0, 9, ...utf8('__proto__'), 2), 'damaged'],
	['a ruling __proto__', sealed(0x11, 1, 4, 2, 1, 1, 0, 9, ...utf8('__proto__'), 1, 0), 'damaged'],
	['a whole count in eight bytes', sealed(...HEAD, 1, 20, 0, 0x40, 0, 0, 0, 0, 0, 0, 0), 'damaged'],
	['a count of minus zero', sealed(...HEAD, 1, 20, 0, 0x80, 0, 0, 0, 0, 0, 0, 0), 'damaged'],
	['a count of infinity', sealed(...HEAD, 1, 20, 0, 0x7f, 0xf0, 0, 0, 0, 0, 0, 0), 'damaged'],
	['a count that is not a number', sealed(...HEAD, 1, 20, 0, 0x7f, 0xf8, 0, 0, 0, 0, 0, 0), 'damaged'],
	['a limit below zero', sealed(0x11, 1, 2, 2, 1, 2, 0), 'damaged'],
	['more than any program reads', 'E'.repeat(MAX_CODE + 1), 'too-long']
])('refused: %s', (_, code, failure) => {
	expect(failureOf(code)).toBe(failure);
});

test('facts of a refusal: versions, game and lengths', () => {
	const error = (code: string): unknown => {
		const read = decodeCode(code);
		return read.ok ? null : read.error.facts;
	};
	expect(error(sealed(0x71, 1))).toEqual({ version: 7, known: 1 });
	expect(error(sealed(0x19, 1))).toEqual({ game: 9 });
	expect(error('E'.repeat(70_000))).toEqual({ length: 70_000, max: MAX_CODE });
});

test('any sealed payload is read or refused, in bounded time, and what is read is written back the same', () => {
	fc.assert(
		fc.property(fc.array(fc.nat({ max: 255 }), { maxLength: 30 }), (bytes) => {
			const code = sealed(0x11, 1, ...bytes);
			const read = decodeCode(code);
			if (read.ok) expect(encodeRoster(read.value.roster, 1)).toEqual({ ok: true, value: code });
		}),
		{ seed: 5, numRuns: 5000 }
	);
});
