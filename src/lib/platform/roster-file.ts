import { MAX_DOCUMENT_BYTES, type Roster, parseRosterText } from '../roster/document.ts';
import { readShared } from '../share/find-code.ts';
import type { FileFailure } from '../share/open-failures.ts';
import { decodeText } from './decode-text.ts';
import { type Result, err, failure, ok } from '../util/result.ts';

/** What a file that was chosen or dropped turned out to be. */
export interface OpenedFile {
	readonly name: string;
	/** When the file was last changed, ms since the epoch. */
	readonly modified: number;
	readonly roster: Roster;
	/** A text with a share link in it rather than a document; the revision of its catalogue. */
	readonly revision: number | null;
}

// UTF-16 takes two bytes where a document has one
const MAX_FILE_BYTES = 2 * MAX_DOCUMENT_BYTES + 2;
const isBackup = (head: string): boolean => /"format"\s*:\s*"signifer\.backup"/.test(head);

/** A whole file as bytes. Fails with `unreadable` when the browser may not or cannot read it. */
async function bytesOf(file: Blob): Promise<Result<Uint8Array, FileFailure>> {
	try {
		return ok(new Uint8Array(await file.arrayBuffer()));
	} catch (error) {
		return err(failure('unreadable', { error: error instanceof Error ? error.name : 'unknown' }));
	}
}

/**
 * Reads a roster from a file: a roster document, or any text with a share link in it. Its size is looked at before its
 * content, and only the first bytes of a larger one are read, to tell a backup.
 */
export async function readRosterFile(file: File): Promise<Result<OpenedFile, FileFailure>> {
	if (file.type.startsWith('image/')) return err(failure('is-picture'));
	const read = await bytesOf(file.size > MAX_FILE_BYTES ? file.slice(0, 1024) : file);
	if (!read.ok) return read;
	const text = decodeText(read.value);
	if (text.ok && isBackup(text.value.slice(0, 1024))) return err(failure('is-backup'));
	if (file.size > MAX_FILE_BYTES) return err(failure('too-large', { bytes: file.size, max: MAX_DOCUMENT_BYTES }));
	if (!text.ok) return text;
	if (text.value.trim() === '') return err(failure('is-empty'));

	const { name, lastModified: modified } = file;
	const document = parseRosterText(text.value);
	if (document.ok) return ok({ name, modified, roster: document.value, revision: null });
	if (document.error.code !== 'not-json') return document;
	const shared = readShared(text.value);
	if (shared.ok) return ok({ name, modified, roster: shared.value.roster, revision: shared.value.revision });
	// a spoilt link says more than "no JSON"; a text without any link is a spoilt document
	return shared.error.code === 'not-a-code' ? document : shared;
}
