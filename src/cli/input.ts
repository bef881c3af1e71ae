import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { MAX_DOCUMENT_BYTES, type ReadFailure, type Roster, parseRosterText } from '#lib/roster/document.ts';
import { decodeText } from '#lib/platform/decode-text.ts';
import { type Failure, type Result, err, failure, ok } from '#lib/util/result.ts';
import type { Io } from './io.ts';

export type FileFailure = Failure<
	'no-such-file' | 'is-directory' | 'not-allowed' | 'not-read' // {reason}: the system's own code
>;
export type InputFailure = FileFailure | ReadFailure;

const CODES: Readonly<Record<string, FileFailure['code']>> = {
	ENOENT: 'no-such-file',
	ENOTDIR: 'no-such-file',
	EISDIR: 'is-directory',
	EACCES: 'not-allowed',
	EPERM: 'not-allowed'
};

/** The code of a system error, such as `ENOENT`; anything else is a bug and thrown on. */
export function systemCode(error: unknown): string {
	if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
	throw error;
}

export function fileFailure(error: unknown): FileFailure {
	const reason = systemCode(error);
	const code = CODES[reason];
	return code === undefined ? failure('not-read', { reason }) : failure(code);
}

/** All bytes of a source, up to the bound: an endless one is left when it is passed. */
async function readBounded(
	source: AsyncIterable<Uint8Array | string>,
	max: number
): Promise<Result<Uint8Array, InputFailure>> {
	const chunks: Uint8Array[] = [];
	let bytes = 0;
	for await (const chunk of source) {
		const part = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
		chunks.push(part);
		bytes += part.length;
		// UTF-16 takes two bytes for a character that UTF-8 takes one for
		if (bytes > 2 * max) return err(failure('too-large', { bytes, max }));
	}
	return ok(Buffer.concat(chunks));
}

async function readFile(path: string, max: number): Promise<Result<Uint8Array, InputFailure>> {
	try {
		const facts = await stat(path);
		if (facts.isDirectory()) return err(failure('is-directory'));
		if (facts.size > 2 * max) return err(failure('too-large', { bytes: facts.size, max }));
		return await readBounded(createReadStream(path), max);
	} catch (error) {
		return err(fileFailure(error));
	}
}

/** The text of a file, or of standard input for `-`: UTF-8, or UTF-16 with its mark; `max` bounds its length in bytes. */
export async function readText(name: string, io: Io, max = MAX_DOCUMENT_BYTES): Promise<Result<string, InputFailure>> {
	const bytes = name === '-' ? await readBounded(io.stdin, max) : await readFile(resolve(io.cwd, name), max);
	if (!bytes.ok) return bytes;
	return decodeText(bytes.value);
}

/** A roster document, legal or not. */
export async function readRoster(name: string, io: Io): Promise<Result<Roster, InputFailure>> {
	const text = await readText(name, io);
	return text.ok ? parseRosterText(text.value) : text;
}
