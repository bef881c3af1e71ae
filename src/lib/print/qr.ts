import { encode } from 'uqr';
import { MOST_MODULES } from '../cards/sheet-head.ts';

/** Dark modules of a QR without its quiet zone, or null when the text is too long to be printed readably. */
export function qrOf(text: string): boolean[][] | null {
	try {
		const { data } = encode(text, { ecc: 'M', border: 0 });
		return data.length <= MOST_MODULES ? data : null;
	} catch {
		return null; // uqr throws when no QR is large enough
	}
}
