import { encode } from 'uqr';

/** Bytes in a QR code on a screen: 600 are 93 to 101 modules a side, about what a phone reads off another phone. */
export const MAX_QR_BYTES = 600;
/** Modules of white around the code, as the standard asks. */
export const QUIET = 4;

export interface QrPicture {
	/** Modules a side, quiet zone included. */
	readonly size: number;
	/** SVG path of the dark modules, one unit a module. */
	readonly path: string;
}

/** The QR code of a link, or null when it is longer than MAX_QR_BYTES: too dense to be read. */
export function qrPicture(link: string): QrPicture | null {
	if (new TextEncoder().encode(link).length > MAX_QR_BYTES) return null;
	// M stands a smudge on the screen; a long code is easier to read with fewer, larger modules
	const { data, size } = encode(link, { ecc: link.length > 300 ? 'L' : 'M', border: 0, boostEcc: true });
	let path = '';
	data.forEach((row, y) => {
		for (let x = 0; x < size; x++) {
			if (!row[x]) continue;
			const start = x;
			while (x < size && row[x]) x++;
			path += `M${start + QUIET} ${y + QUIET}h${x - start}v1h${start - x}z`;
		}
	});
	return { size: size + 2 * QUIET, path };
}
