import * as z from 'zod/mini';
import { type ReadFailure, makeRosterDocument } from '../roster/document.ts';
import { type Failure, type Result, err, failure, ok } from '../util/result.ts';
import type { BrokenRow } from './backend.ts';
import { type StoredMatch, matchRow, readMatchRecord } from './match-record.ts';
import { type StoredRecord, readRecord } from './record.ts';

/*
 * The backup file of `docs/file-format.md`: everything that is stored, in one JSON document. Rosters inside are read by
 * the same code as roster files and stored records.
 */

export const BACKUP_FORMAT = 'signifer.backup';
export const BACKUP_VERSION = 1;
/** Bounds of what is read at all: about ten thousand rosters. */
export const MAX_BACKUP_BYTES = 50_000_000;
const MAX_RECORDS = 10_000;

export type BackupFailure = ReadFailure | Failure<'not-a-backup'>; // {format}: the format it has instead

export interface Backup {
	/** Random name of the database that it was made from. */
	readonly device: string;
	/** ms since the epoch. */
	readonly createdAt: number;
	readonly rosters: readonly StoredRecord[];
	readonly matches: readonly StoredMatch[];
	/** Rosters and matches in it that this version cannot read; restoring sets them aside. */
	readonly unreadable: readonly { readonly reason: string; readonly raw: unknown }[];
	/** Records that were set aside already when it was made. */
	readonly broken: readonly BrokenRow[];
	readonly settings: Readonly<Record<string, unknown>>;
	/** Language, theme and text size, as the settings keep them. */
	readonly preferences: Readonly<Record<string, unknown>>;
}

const Shape = z.looseObject({
	format: z.literal(BACKUP_FORMAT),
	version: z.literal(BACKUP_VERSION),
	device: z.prefault(z.string(), ''),
	createdAt: z.prefault(z.number(), 0),
	rosters: z.array(z.unknown()).check(z.maxLength(MAX_RECORDS)),
	matches: z.prefault(z.array(z.unknown()).check(z.maxLength(MAX_RECORDS)), () => []),
	broken: z.prefault(z.array(z.unknown()), () => []),
	settings: z.prefault(z.record(z.string(), z.unknown()), () => ({})),
	preferences: z.prefault(z.record(z.string(), z.unknown()), () => ({}))
});
const Broken = z.object({ id: z.string(), foundAt: z.number(), reason: z.string(), raw: z.unknown() });

/** The file's text. Undo steps are not in it. */
export function makeBackup(content: Omit<Backup, 'unreadable'>, unreadableMatches: readonly unknown[] = []): string {
	const document = {
		format: BACKUP_FORMAT,
		version: BACKUP_VERSION,
		...content,
		rosters: content.rosters.map(({ roster, origin, ...head }) => ({
			...head,
			...(origin === null ? {} : { origin }),
			roster: makeRosterDocument(roster)
		})),
		matches: [...content.matches.map(matchRow), ...unreadableMatches]
	};
	return `${JSON.stringify(document, null, '\t')}\n`;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a backup file's text. A higher version is refused whole: nothing is touched. */
export function parseBackup(text: string): Result<Backup, BackupFailure> {
	if (text.length > MAX_BACKUP_BYTES) {
		return err(failure('too-large', { bytes: text.length, max: MAX_BACKUP_BYTES }));
	}
	let value: unknown;
	try {
		value = JSON.parse(text.replace(/^\uFEFF/, '').trim());
	} catch {
		return err(failure('not-json'));
	}
	if (!isObject(value) || value['format'] !== BACKUP_FORMAT) {
		const format = isObject(value) && typeof value['format'] === 'string' ? value['format'] : null;
		return err(failure('not-a-backup', { format }));
	}
	const { version } = value;
	if (typeof version === 'number' && version > BACKUP_VERSION) {
		return err(failure('newer-version', { version, known: BACKUP_VERSION }));
	}
	const parsed = Shape.safeParse(value);
	if (!parsed.success) {
		const issue = parsed.error.issues[0];
		return err(
			failure('wrong-shape', { path: issue?.path.map(String).join('.') ?? '', expected: issue?.code ?? 'unknown' })
		);
	}
	const read = parsed.data.rosters.map((raw) => ({ raw, record: readRecord(raw) }));
	const matches = parsed.data.matches.map((raw) => ({ raw, record: readMatchRecord(raw) }));
	return ok({
		...parsed.data,
		rosters: read.flatMap(({ record }) => (record.ok ? [record.value] : [])),
		matches: matches.flatMap(({ record }) => (record.ok ? [record.value] : [])),
		unreadable: [...read, ...matches].flatMap(({ raw, record }) => (record.ok ? [] : [{ reason: record.error, raw }])),
		broken: parsed.data.broken.flatMap((row) => {
			const broken = Broken.safeParse(row);
			return broken.success ? [broken.data] : [];
		})
	});
}
