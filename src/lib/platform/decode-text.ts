import type { ReadFailure } from '../roster/document.ts';
import { type Result, err, failure, ok } from '../util/result.ts';

/** What a text editor may have saved a file as; a mark at the start decides, else the zeros of its first letter. */
function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
	const [first, second] = bytes;
	if (first === 0xff && second === 0xfe) return 'utf-16le';
	if (first === 0xfe && second === 0xff) return 'utf-16be';
	if (first !== undefined && first !== 0 && second === 0) return 'utf-16le';
	if (first === 0 && second !== undefined && second !== 0) return 'utf-16be';
	return 'utf-8';
}

/**
 * The text of a file's bytes, without its mark. Any other encoding (Windows-1252 above all) is refused as `not-text`:
 * guessing would silently spoil the accents.
 */
export function decodeText(bytes: Uint8Array): Result<string, ReadFailure> {
	try {
		return ok(new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes));
	} catch {
		return err(failure('not-text'));
	}
}
