import { type Result, err, ok } from '../util/result.ts';
import type { Tables } from './backend.ts';
import { type Backup, makeBackup } from './backup-file.ts';
import type { StoreFailure } from './contract.ts';
import { toFailure } from './failure.ts';
import { newId } from './ids.ts';
import { planMatches, restoreMatches } from './backup-matches.ts';
import { readMatches } from './matches.ts';
import { type Comparison, type RestoreMode, compareAll, outcomeOf } from './restore-plan.ts';
import { SETTING } from './settings-keys.ts';
import { type FullStore, MAX_STEPS, readAll } from './store.ts';

/** After this many changes without a backup the app reminds of one. */
export const REMIND_AFTER = 50;

export interface BackupState {
	/** ms since the epoch; null when there never was one. */
	readonly lastAt: number | null;
	/** Changes of rosters since then. */
	readonly changes: number;
}

export interface Restored {
	readonly added: number;
	readonly changed: number;
	readonly copied: number;
	/** Moved to the bin. */
	readonly binned: number;
	/** Matches that came in, went on or went to the bin. */
	readonly matches: number;
	readonly setAside: number;
}

export interface RestoreOptions {
	readonly mode: RestoreMode;
	/** Name of the copy that a conflict makes. */
	readonly copyName: (name: string) => string;
	readonly now: number;
}

const isOwn = (key: string) => key.startsWith('storage.');

async function attempt<T>(work: () => Promise<T>): Promise<Result<T, StoreFailure>> {
	try {
		return ok(await work());
	} catch (error) {
		return err(toFailure(error));
	}
}

async function deviceName(tables: Tables): Promise<string> {
	const known = await tables.setting(SETTING.device);
	if (typeof known === 'string') return known;
	const made = newId();
	await tables.putSetting(SETTING.device, made);
	return made;
}

/** The text of a backup of everything. It counts as saved only after `markBackup`. */
export function exportBackup(
	store: FullStore,
	now: number,
	preferences: Readonly<Record<string, unknown>>
): Promise<Result<{ readonly text: string; readonly rosters: number }, StoreFailure>> {
	return attempt(() =>
		store.backend.write(async (tables) => {
			const device = await deviceName(tables);
			const { rosters, broken } = await readAll(tables, () => now);
			const { matches, unreadable } = await readMatches(tables);
			const all = Object.entries(await tables.settings());
			const settings = Object.fromEntries(all.filter(([key]) => !isOwn(key)));
			const text = makeBackup(
				{ device, createdAt: now, rosters, matches, broken, settings, preferences },
				unreadable.map(({ raw }) => raw)
			);
			return { text, rosters: rosters.length };
		})
	);
}

export function markBackup(store: FullStore, now: number): Promise<Result<null, StoreFailure>> {
	return attempt(() =>
		store.backend.write(async (tables) => {
			await tables.putSetting(SETTING.lastBackup, now);
			await tables.putSetting(SETTING.changes, 0);
			return null;
		})
	);
}

/** Calls back now and at every change. */
export function watchBackup(store: FullStore, next: (state: BackupState) => void): () => void {
	return store.backend.watch(
		async (tables) => {
			const [lastAt, changes] = [await tables.setting(SETTING.lastBackup), await tables.setting(SETTING.changes)];
			return {
				lastAt: typeof lastAt === 'number' ? lastAt : null,
				changes: typeof changes === 'number' ? changes : 0
			};
		},
		next,
		() => undefined
	);
}

async function compare(tables: Tables, backup: Backup): Promise<Comparison[]> {
	const here = await tables.setting(SETTING.device);
	const { rosters } = await readAll(tables, () => 0);
	const devices = { here: typeof here === 'string' ? here : '', there: backup.device };
	return compareAll(backup.rosters, rosters, devices);
}

export interface Preview {
	readonly comparisons: readonly Comparison[];
	/** Rosters here, outside the bin, that the backup does not hold: `replace` would move them to the bin. */
	readonly onlyHere: number;
	/** How many matches would change. */
	readonly matches: Readonly<Record<RestoreMode, number>>;
}

/** What restoring would do; changes nothing. */
export function previewRestore(store: FullStore, backup: Backup): Promise<Result<Preview, StoreFailure>> {
	return attempt(() =>
		store.backend.read(async (tables) => {
			const comparisons = await compare(tables, backup);
			const ids = new Set(backup.rosters.map(({ id }) => id));
			const { rosters } = await readAll(tables, () => 0);
			const onlyHere = rosters.filter(({ id, deletedAt }) => deletedAt === null && !ids.has(id)).length;
			const stored = await readMatches(tables);
			const changing = (mode: RestoreMode) => planMatches(backup.matches, stored.matches, mode, 0).length;
			return { comparisons, onlyHere, matches: { merge: changing('merge'), replace: changing('replace') } };
		})
	);
}

/**
 * Brings a backup in, whole or not at all. Compared anew inside the transaction: another tab may have written since the
 * preview. A roster that is replaced keeps its state before as an undo step.
 */
export function restoreBackup(
	store: FullStore,
	backup: Backup,
	options: RestoreOptions
): Promise<Result<Restored, StoreFailure>> {
	const { mode, now } = options;
	return attempt(() =>
		store.backend.write(async (tables) => {
			let [added, changed, copied, binned, setAside] = [0, 0, 0, 0, 0];
			for (const comparison of await compare(tables, backup)) {
				const { backup: record, stored } = comparison;
				const origin = (here: number) => ({ device: backup.device, id: record.id, revision: record.revision, here });
				const outcome = outcomeOf(comparison, mode);
				if (outcome === 'add') {
					await tables.putRoster({ ...record, origin: origin(record.revision) });
					added++;
				} else if (outcome === 'copy') {
					const roster = { ...record.roster, name: options.copyName(record.roster.name) };
					await tables.putRoster({ ...record, id: newId(), revision: 1, roster, origin: origin(1) });
					copied++;
				} else if (outcome === 'replace' && stored) {
					const revision = Math.max(stored.revision, record.revision) + 1;
					await tables.pushStep(record.id, 'undo', stored.revision, stored.roster, MAX_STEPS);
					await tables.clearSteps(record.id, 'redo');
					await tables.putRoster({ ...record, revision, origin: origin(revision) });
					changed++;
				} else if (outcome === 'bin' && stored) {
					const { deletedAt, tags } = record;
					await tables.putRoster({ ...stored, deletedAt, tags, revision: stored.revision + 1 });
					changed++;
				}
			}
			if (mode === 'replace') {
				const ids = new Set(backup.rosters.map(({ id }) => id));
				const { rosters } = await readAll(tables, () => now);
				for (const stored of rosters) {
					if (ids.has(stored.id) || stored.deletedAt !== null) continue;
					await tables.putRoster({ ...stored, deletedAt: now, revision: stored.revision + 1 });
					binned++;
				}
			}
			const matches = await restoreMatches(tables, backup.matches, mode, now);
			const known = new Set((await tables.broken()).map(({ id }) => id));
			for (const row of backup.broken) {
				if (known.has(row.id)) continue;
				await tables.putBroken(row);
				setAside++;
			}
			for (const { reason, raw } of backup.unreadable) {
				await tables.putBroken({ id: `backup:${newId()}`, foundAt: now, reason, raw });
				setAside++;
			}
			const settings = await tables.settings();
			for (const [key, value] of Object.entries(backup.settings)) {
				if (!isOwn(key) && (mode === 'replace' || !(key in settings))) await tables.putSetting(key, value);
			}
			return { added, changed, copied, binned, matches, setAside };
		})
	);
}
