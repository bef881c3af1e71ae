import { type StorageStatus, watchStatus } from '../store/status.ts';

class Status {
	#now = $state.raw<StorageStatus>({ blocked: false, kept: null, old: false, reason: null });
	get now(): StorageStatus {
		return this.#now;
	}
	start(): () => void {
		return watchStatus((status) => (this.#now = status));
	}
}

/** What every screen must be told about storage, as runes. */
export const storageStatus = new Status();
