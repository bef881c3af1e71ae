/** CRC-32 as in zip, PNG and Ethernet: reflected polynomial 0xEDB88320, first and last value inverted. */
const POLYNOMIAL = 0xedb88320;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
	let value = byte;
	for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
	return value;
});

/** The CRC-32 of bytes, 0 to 2^32 - 1. `before` is the CRC of what came before, to go on from there. */
export function crc32(bytes: Uint8Array, before = 0): number {
	let value = ~before;
	for (const byte of bytes) value = (value >>> 8) ^ (TABLE[(value ^ byte) & 0xff] ?? 0);
	return ~value >>> 0;
}
