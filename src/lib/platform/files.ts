import { MAX_DOCUMENT_BYTES, type ReadFailure } from '../roster/document.ts';
import { type Failure, type Result, err, failure, ok } from '../util/result.ts';
import { decodeText } from './decode-text.ts';

export { safeFileName } from './file-name.ts';

export const JSON_TYPE = 'application/json';
/** For `<input type=file accept>`: own endings are greyed out on iPhones, so plain JSON, checked after reading. */
export const ACCEPT_JSON = '.json,application/json,text/plain';

export type FileData = string | Uint8Array<ArrayBuffer> | Blob;

/** Reads a chosen or dropped text file of at most `maxBytes`. Fails with `too-large` or `not-text`. */
export async function readTextFile(
	file: Blob,
	maxBytes: number = MAX_DOCUMENT_BYTES
): Promise<Result<string, ReadFailure>> {
	if (file.size > maxBytes) return err(failure('too-large', { bytes: file.size, max: maxBytes }));
	try {
		return decodeText(new Uint8Array(await file.arrayBuffer()));
	} catch {
		return err(failure('not-text')); // removed or locked since it was chosen
	}
}

/** Hands a file to the browser's downloads. Nothing tells whether the user kept it. */
export function saveFile(name: string, data: FileData, type: string): void {
	const address = URL.createObjectURL(new Blob([data], { type }));
	const link = document.createElement('a');
	link.href = address;
	link.download = name;
	link.hidden = true;
	document.body.append(link); // Firefox clicks only what is in the page
	link.click();
	link.remove();
	setTimeout(() => URL.revokeObjectURL(address), 60_000); // some browsers read it late
}

export type ShareFailure = Failure<'unsupported' | 'expired' | 'refused'>;

/** Whether the system's share sheet takes files of this type. */
export function canShareFile(name: string, type: string): boolean {
	try {
		return navigator.canShare?.({ files: [new File([''], name, { type })] }) ?? false;
	} catch {
		return false;
	}
}

/**
 * Opens the system's share sheet with a file; call it straight from a tap. The user who closes the sheet did nothing
 * wrong: `cancelled`. `expired`: making the file took longer than a tap counts, offer a second tap.
 */
export async function shareFile(
	name: string,
	data: FileData,
	type: string,
	title: string
): Promise<Result<'shared' | 'cancelled', ShareFailure>> {
	const file = new File([data], name, { type });
	if (!navigator.canShare?.({ files: [file] })) return err(failure('unsupported'));
	try {
		await navigator.share({ files: [file], title });
		return ok('shared');
	} catch (error) {
		const cause = error instanceof DOMException ? error.name : 'unknown';
		if (cause === 'AbortError') return ok('cancelled');
		const expired = cause === 'NotAllowedError' && !navigator.userActivation?.isActive;
		return err(failure(expired ? 'expired' : 'refused', { cause }));
	}
}
