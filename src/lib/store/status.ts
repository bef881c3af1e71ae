/*
 * What the whole app must be told about storage, whoever opened it: waiting for another tab, nothing kept, or an old
 * tab that must be reloaded.
 */

export interface StorageStatus {
	/** Another tab holds an old version of the database; opening goes on by itself when that tab is closed. */
	readonly blocked: boolean;
	/** False: nothing outlives this window. Null while not yet known. */
	readonly kept: boolean | null;
	/** A newer version of the app upgraded the database: this tab shows, but no longer saves. */
	readonly old: boolean;
	/** Name of the exception that made storage unusable. */
	readonly reason: string | null;
}

let status: StorageStatus = { blocked: false, kept: null, old: false, reason: null };
const listeners = new Set<(status: StorageStatus) => void>();
const keptListeners = new Set<() => void>();

export function setStatus(change: Partial<StorageStatus>): void {
	status = { ...status, ...change };
	for (const tell of listeners) tell(status);
}

/** Calls back now and at every change. */
export function watchStatus(next: (status: StorageStatus) => void): () => void {
	listeners.add(next);
	next(status);
	return () => listeners.delete(next);
}

/** Calls back after every roster that was written: the moment to ask for lasting storage. */
export function onRosterKept(next: () => void): () => void {
	keptListeners.add(next);
	return () => keptListeners.delete(next);
}

export function tellKept(): void {
	for (const tell of keptListeners) tell();
}
