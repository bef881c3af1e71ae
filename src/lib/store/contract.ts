import type { Edit } from '../roster/edits.ts';
import type { Roster } from '../roster/document.ts';
import type { Failure, Result } from '../util/result.ts';

/*
 * What the rest of the app may ask of storage. Two implementations: Dexie, and memory (private windows, storage
 * refused), which says so through `kept`.
 */

export interface StoredRoster {
	readonly id: string;
	/** Raised by one at every write; compared inside the write transaction. */
	readonly revision: number;
	readonly createdAt: number; // ms since the epoch
	readonly updatedAt: number;
	readonly tags: readonly string[];
	/** When it was put in the bin, or null. */
	readonly deletedAt: number | null;
	readonly roster: Roster;
}

/** A stored record that this version cannot read: set aside, never deleted by itself, can be saved raw. */
export interface BrokenRecord {
	readonly id: string;
	readonly foundAt: number;
	readonly reason: string;
	readonly raw: unknown;
}

export type StoreFailure = Failure<'quota' | 'refused' | 'blocked' | 'gone' | 'old-tab' | 'unknown'>;

/** Another tab wrote since this tab's `revision`: the edit went on top of its work, and nothing was lost. */
export interface Written {
	readonly stored: StoredRoster;
	readonly merged: boolean;
	readonly canUndo: boolean;
	readonly canRedo: boolean;
}

export type Stop = () => void;

export interface RosterStore {
	/** False when nothing outlives this window. */
	readonly kept: boolean;
	/** Two equal calls within 0.7 s are one double tap, and answer the same stored roster; `duplicate` too. */
	create(roster: Roster, tags?: readonly string[]): Promise<Result<StoredRoster, StoreFailure>>;
	get(id: string): Promise<Result<Written, StoreFailure>>;
	/**
	 * Applies edits to the stored document inside one transaction, whatever other tabs wrote, with one undo step.
	 * `revision` is the one the caller saw; when it is old, `merged` is true. An entry whose new id another tab took
	 * meanwhile is stored under another id, so show what is answered.
	 */
	edit(id: string, revision: number, edits: readonly Edit[]): Promise<Result<Written, StoreFailure>>;
	/** Replaces the whole document (restore a version, change army); one undo step. */
	replace(id: string, revision: number, roster: Roster): Promise<Result<Written, StoreFailure>>;
	undo(id: string): Promise<Result<Written, StoreFailure>>;
	redo(id: string): Promise<Result<Written, StoreFailure>>;
	setTags(id: string, tags: readonly string[]): Promise<Result<StoredRoster, StoreFailure>>;
	/** A copy with a new id, named by the caller; `pointsLimit` absent keeps the limit. */
	duplicate(
		id: string,
		change: { readonly name: string; readonly pointsLimit?: number | null }
	): Promise<Result<StoredRoster, StoreFailure>>;
	/** Into the bin, where it stays until `purge`, which is for good; `restore` takes it out again. */
	remove(id: string): Promise<Result<StoredRoster, StoreFailure>>;
	restore(id: string): Promise<Result<StoredRoster, StoreFailure>>;
	purge(id: string): Promise<Result<null, StoreFailure>>;
	/**
	 * Calls back now and at every change, from this tab or another: newest first, those in the bin among them
	 * (`deletedAt`); broken records are given apart.
	 */
	watchAll(
		next: (rosters: readonly StoredRoster[], broken: readonly BrokenRecord[]) => void,
		fail: (failure: StoreFailure) => void
	): Stop;
	watch(id: string, next: (written: Written | null) => void, fail: (failure: StoreFailure) => void): Stop;
	/** Small settings by key (JSON values), such as language, theme, last backup. */
	getSetting(key: string): Promise<unknown>;
	setSetting(key: string, value: unknown): Promise<Result<null, StoreFailure>>;
}
