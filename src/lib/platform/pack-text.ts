import { decodeBase64url, encodeBase64url } from '../util/base64url.ts';
import { crc32 } from '../util/crc32.ts';
import { type Failure, type Result, err, failure, ok } from '../util/result.ts';
import { decodeUtf8, encodeUtf8 } from '../util/utf8.ts';

/*
 * A text as a code for the hash of a link: two characters of version, base64url of the text compressed (deflate without
 * a head), eight hexadecimal characters of CRC-32 over the text. Bounded in both directions.
 */

export const PACK_VERSION = 'm1';
/** Characters of a code: what messengers and address bars still take. */
export const MAX_PACKED = 30_000;
const CHECKSUM = 8;

export type PackFailure = Failure<
	| 'not-a-code'
	| 'damaged' // cut, or characters changed
	| 'unknown-version' // {version}
	| 'too-long' // {length, max}
	| 'unsupported' // the browser cannot compress
>;

const checksum = (bytes: Uint8Array): string => crc32(bytes).toString(16).padStart(CHECKSUM, '0');

/** Everything that a stream gives, or null beyond `max` bytes. */
async function readAll(stream: ReadableStream<Uint8Array>, max: number): Promise<Uint8Array | null> {
	const chunks: Uint8Array[] = [];
	let length = 0;
	const reader = stream.getReader();
	for (;;) {
		const { done, value } = await reader.read();
		if (done) break;
		length += value.length;
		if (length > max) {
			await reader.cancel();
			return null;
		}
		chunks.push(value);
	}
	const all = new Uint8Array(length);
	let at = 0;
	for (const chunk of chunks) {
		all.set(chunk, at);
		at += chunk.length;
	}
	return all;
}

const through = (
	bytes: Uint8Array,
	transform: { readonly readable: ReadableStream<Uint8Array>; readonly writable: WritableStream<BufferSource> },
	max: number
): Promise<Uint8Array | null> => readAll(new Blob([new Uint8Array(bytes)]).stream().pipeThrough(transform), max);

/** The code of a text. Fails with `too-long` when a link would not carry it. */
export async function packText(text: string): Promise<Result<string, PackFailure>> {
	if (typeof CompressionStream !== 'function') return err(failure('unsupported'));
	const bytes = encodeUtf8(text);
	const packed = await through(bytes, new CompressionStream('deflate-raw'), MAX_PACKED);
	if (packed === null) return err(failure('too-long', { length: bytes.length, max: MAX_PACKED }));
	const code = `${PACK_VERSION}${encodeBase64url(packed)}${checksum(bytes)}`;
	return code.length > MAX_PACKED ? err(failure('too-long', { length: code.length, max: MAX_PACKED })) : ok(code);
}

/** The text of a code, exactly; nothing larger than `max` bytes is unpacked. */
export async function unpackText(code: string, max: number): Promise<Result<string, PackFailure>> {
	if (!/^m\d[A-Za-z0-9_-]+$/.test(code)) return err(failure('not-a-code'));
	if (!code.startsWith(PACK_VERSION)) return err(failure('unknown-version', { version: code.slice(1, 2) }));
	if (code.length > MAX_PACKED) return err(failure('too-long', { length: code.length, max: MAX_PACKED }));
	if (typeof DecompressionStream !== 'function') return err(failure('unsupported'));
	const packed = decodeBase64url(code.slice(PACK_VERSION.length, -CHECKSUM));
	if (!packed) return err(failure('damaged'));
	try {
		const bytes = await through(packed, new DecompressionStream('deflate-raw'), max);
		if (bytes === null) return err(failure('too-long', { length: packed.length, max }));
		const text = checksum(bytes) === code.slice(-CHECKSUM) ? decodeUtf8(bytes) : null;
		return text === null ? err(failure('damaged')) : ok(text);
	} catch {
		return err(failure('damaged')); // no such stream
	}
}

/** The code of a match in any text: a link, perhaps with blanks or percent signs that a messenger added. */
export function findPacked(text: string): string | null {
	let plain = text.slice(0, 4 * MAX_PACKED);
	try {
		plain = decodeURIComponent(plain);
	} catch {
		// a stray percent sign: taken as it is
	}
	const linked = /match\/received\/?(?:\?[^#\s]*)?#(m\d[\w-]*(?:\s+[\w-]{20,})*)/.exec(plain)?.[1];
	const bare = /^#?(m\d[\w-]{40,})$/.exec(plain.trim())?.[1];
	const code = (linked ?? bare)?.replace(/\s+/g, '');
	return code ?? null;
}
