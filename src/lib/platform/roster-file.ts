import { MAX_DOCUMENT_BYTES, type Roster, parseRosterText } from '../roster/document.ts';
import { findCode, readShared } from '../share/find-code.ts';
import type { FileFailure } from '../share/open-failures.ts';
import { BACKUP_FORMAT } from '../store/backup-file.ts';
import { type Result, err, failure, ok } from '../util/result.ts';
import { decodeText } from './decode-text.ts';

/** What a file that was chosen or dropped holds: a roster document, or a text with a share link in it. */
export type FileContent =
	| {
			readonly kind: 'document';
			readonly name: string;
			/** When the file was last changed, ms since the epoch. */
			readonly modified: number;
			readonly roster: Roster;
	  }
	| { readonly kind: 'link'; readonly code: string };

// UTF-16 takes two bytes where a document has one
const MAX_FILE_BYTES = 2 * MAX_DOCUMENT_BYTES + 2;
const HEAD = 1024;
const isBackup = (head: string): boolean => head.replace(/\s/g, '').includes(`"format":"${BACKUP_FORMAT}"`);

/** A whole file as bytes. Fails with `unreadable` when the browser may not or cannot read it. */
async function bytesOf(file: Blob): Promise<Result<Uint8Array, FileFailure>> {
	try {
		return ok(new Uint8Array(await file.arrayBuffer()));
	} catch (error) {
		return err(failure('unreadable', { error: error instanceof Error ? error.name : 'unknown' }));
	}
}

/**
 * Reads a roster from a file. Its size is looked at before its content, and only the first bytes of a larger one are
 * read, to tell a backup.
 */
export async function readRosterFile(file: File): Promise<Result<FileContent, FileFailure>> {
	if (file.type.startsWith('image/')) return err(failure('is-picture'));
	const isLarge = file.size > MAX_FILE_BYTES;
	const read = await bytesOf(isLarge ? file.slice(0, HEAD) : file);
	if (!read.ok) return read;
	// leniently: the first bytes may end inside a character
	if (isBackup(new TextDecoder().decode(read.value.subarray(0, HEAD)))) return err(failure('is-backup'));
	if (isLarge) return err(failure('too-large', { bytes: file.size, max: MAX_DOCUMENT_BYTES }));
	const text = decodeText(read.value);
	if (!text.ok) return text;
	if (text.value.trim() === '') return err(failure('is-empty'));

	const document = parseRosterText(text.value);
	if (document.ok)
		return ok({ kind: 'document', name: file.name, modified: file.lastModified, roster: document.value });
	if (document.error.code !== 'not-json') return document;
	const code = findCode(text.value);
	if (code === null) return document; // no link in it: a spoilt document
	const shared = readShared(code);
	return shared.ok ? ok({ kind: 'link', code }) : shared;
}
