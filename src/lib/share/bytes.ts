import { decodeUtf8, encodeUtf8 } from '../util/utf8.ts';

/*
 * The pieces of a share code's payload. Varints are LEB128: seven bits a byte, low bits first, the high bit says that
 * more follow. They hold 0 to 2^53 - 1, by arithmetic because JavaScript's shifts stop at 32 bits.
 */

const MAX_VARINT_BYTES = 8; // 8 x 7 = 56 bits; what is above 2^53 - 1 is refused

export class ByteWriter {
	readonly #bytes: number[] = [];

	byte(value: number): void {
		this.#bytes.push(value & 0xff);
	}

	/** `value` is a whole number, 0 to 2^53 - 1. */
	varint(value: number): void {
		let rest = value;
		while (rest >= 0x80) {
			this.#bytes.push((rest % 0x80) + 0x80);
			rest = Math.floor(rest / 0x80);
		}
		this.#bytes.push(rest);
	}

	/** Length in bytes as a varint, then UTF-8. */
	text(value: string): void {
		const utf8 = encodeUtf8(value);
		this.varint(utf8.length);
		for (const byte of utf8) this.#bytes.push(byte);
	}

	/** IEEE 754 binary64, most significant byte first. */
	float64(value: number): void {
		const view = new DataView(new ArrayBuffer(8));
		view.setFloat64(0, value);
		for (let at = 0; at < 8; at++) this.#bytes.push(view.getUint8(at));
	}

	bytes(): Uint8Array {
		return Uint8Array.from(this.#bytes);
	}
}

/** Why reading stopped: the bytes end too early, or they say something that no writer writes. */
export type ReadFault = 'short' | 'bad';

/** Reads what ByteWriter wrote. The first fault sticks, and what is read after it means nothing. */
export class ByteReader {
	readonly #bytes: Uint8Array;
	#at = 0;
	fault: ReadFault | null = null;

	constructor(bytes: Uint8Array) {
		this.#bytes = bytes;
	}

	get left(): number {
		return this.#bytes.length - this.#at;
	}

	fail(fault: ReadFault): void {
		this.fault ??= fault;
	}

	byte(): number {
		const byte = this.#bytes[this.#at];
		if (byte === undefined) {
			this.fail('short');
			return 0;
		}
		this.#at++;
		return byte;
	}

	varint(): number {
		let value = 0;
		for (let n = 0; n < MAX_VARINT_BYTES; n++) {
			const byte = this.byte();
			value += (byte % 0x80) * 0x80 ** n;
			if (byte < 0x80) {
				if (value > Number.MAX_SAFE_INTEGER) this.fail('bad');
				return value;
			}
		}
		this.fail('bad');
		return 0;
	}

	/** A number of things to come, each of which takes at least one byte. */
	count(max: number): number {
		const count = this.varint();
		if (count > max) this.fail('bad');
		else if (count > this.left) this.fail('short');
		return this.fault ? 0 : count;
	}

	/** A text of at most `max` UTF-16 units. */
	text(max: number): string {
		// no UTF-16 unit takes more than three bytes of UTF-8
		const length = this.count(3 * max);
		const text = decodeUtf8(this.#bytes.subarray(this.#at, this.#at + length));
		this.#at += length;
		if (text === null || text.length > max) {
			this.fail('bad');
			return '';
		}
		return text;
	}

	float64(): number {
		const view = new DataView(new ArrayBuffer(8));
		for (let at = 0; at < 8; at++) view.setUint8(at, this.byte());
		const value = view.getFloat64(0);
		if (!Number.isFinite(value)) this.fail('bad');
		return value;
	}
}
