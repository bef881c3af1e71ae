import { makeRosterDocument } from '../roster/document.ts';
import type { StoredRecord } from './record.ts';

/**
 * What a roster of a backup is to what is stored here.
 * new: not here. same: here, as it is. newer: here in an older state that nobody changed since. older: here in a newer
 * state. conflict: both were changed, or nothing tells.
 */
export const FATES = ['new', 'same', 'newer', 'older', 'conflict'] as const;
export type Fate = (typeof FATES)[number];

export interface Comparison {
	readonly fate: Fate;
	readonly backup: StoredRecord;
	/** The stored roster it is compared with. */
	readonly stored: StoredRecord | null;
}

export interface Devices {
	readonly here: string;
	/** Where the backup was made; empty when it does not say. */
	readonly there: string;
}

/** The document with its fields in a fixed order, so that equal documents are equal texts. */
const canonical = (record: StoredRecord): string => sorted(makeRosterDocument(record.roster));

function sorted(value: unknown): string {
	if (Array.isArray(value)) return `[${value.map(sorted).join()}]`;
	if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
	const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
	return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${sorted(field)}`).join()}}`;
}

function fateOf(backup: StoredRecord, stored: StoredRecord, { here, there }: Devices): Fate {
	if (canonical(backup) === canonical(stored)) return 'same';
	const { origin } = stored;
	const cameFromThere = origin !== null && origin.device === there && origin.id === backup.id;
	// made here, and gone on since
	if (there !== '' && there === here && backup.revision <= stored.revision) return 'older';
	// already restored from there, in this state or a later one
	if (cameFromThere && backup.revision <= origin.revision) return 'older';
	const untouchedHere = cameFromThere && origin.here === stored.revision;
	const wentOnThere = backup.origin?.device === here && backup.origin.revision === stored.revision;
	return untouchedHere || wentOnThere ? 'newer' : 'conflict';
}

/** Compares every roster of a backup with the stored ones; in the backup's order. */
export function compareAll(
	backups: readonly StoredRecord[],
	stored: readonly StoredRecord[],
	devices: Devices
): Comparison[] {
	const byId = new Map(stored.map((record) => [record.id, record]));
	const copies = new Map(
		stored.flatMap(({ id, origin }) =>
			origin && origin.id !== id ? [[`${origin.device} ${origin.id} ${origin.revision}`, id]] : []
		)
	);
	return backups.map((backup) => {
		const here = byId.get(backup.id) ?? null;
		if (!here) return { fate: 'new', backup, stored: null };
		const fate = fateOf(backup, here, devices);
		// its copy was made when this backup was restored before
		const copied = copies.has(`${devices.there} ${backup.id} ${backup.revision}`);
		return { fate: fate === 'conflict' && copied ? 'older' : fate, backup, stored: here };
	});
}

/** merge: nothing here is lost, a conflict becomes a copy. replace: what is here becomes what the backup says. */
export type RestoreMode = 'merge' | 'replace';
/** What restoring does with one roster of a backup. bin: only puts it in the bin, or takes it out, as the backup says. */
export type Outcome = 'add' | 'replace' | 'copy' | 'bin' | 'keep';

export function outcomeOf({ fate, backup, stored }: Comparison, mode: RestoreMode): Outcome {
	if (!stored) return 'add';
	if (fate === 'newer' || (mode === 'replace' && fate !== 'same')) return 'replace';
	if (fate === 'conflict') return 'copy';
	return mode === 'replace' && stored.deletedAt !== backup.deletedAt ? 'bin' : 'keep';
}
