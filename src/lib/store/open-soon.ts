import { type Result, err, failure } from '../util/result.ts';
import type { RosterStore, Stop, StoreFailure } from './contract.ts';

/*
 * On a first visit there is nothing to read, so the database's code (a third of what the first screen would load) comes
 * only when something is asked of it, or when the first screen has been there for a while.
 */

/** Name of the database; here, because this is all of storage that a first screen needs. */
export const DATABASE = 'signifer';
const LATER_MS = 4000;

/** True only when the browser says for sure that this app never stored anything. */
async function isFirstVisit(): Promise<boolean> {
	try {
		return (await indexedDB.databases()).every(({ name }) => name !== DATABASE);
	} catch {
		return false; // refused, or a browser that does not list them
	}
}

/** Answers the real store; on a first visit one that shows nothing, and becomes the real one as soon as it is needed. */
export async function openStoreSoon(
	open: () => Promise<RosterStore>,
	laterMs: number = LATER_MS
): Promise<RosterStore> {
	return (await isFirstVisit()) ? new LateStore(open, laterMs) : open();
}

class LateStore implements RosterStore {
	readonly #open: () => Promise<RosterStore>;
	#opening: Promise<RosterStore> | null = null;
	#real: RosterStore | null = null;
	readonly #opened: Promise<RosterStore>;
	#tellOpened: (store: RosterStore) => void = () => undefined;

	constructor(open: () => Promise<RosterStore>, laterMs: number) {
		this.#open = open;
		this.#opened = new Promise((resolve) => (this.#tellOpened = resolve));
		setTimeout(() => void this.#store().catch(() => undefined), laterMs);
	}

	#store(): Promise<RosterStore> {
		this.#opening ??= this.#open().then(
			(store) => {
				this.#real = store;
				this.#tellOpened(store);
				return store;
			},
			(error: unknown) => {
				this.#opening = null; // its code could not be fetched: tried again when it is asked again
				throw error;
			}
		);
		return this.#opening;
	}

	/** Asks the real store; its code may not be there, before the first visit has fetched everything. */
	async #ask<T>(run: (store: RosterStore) => Promise<Result<T, StoreFailure>>): Promise<Result<T, StoreFailure>> {
		try {
			return await run(await this.#store());
		} catch (error) {
			return err(failure('unknown', { error: error instanceof Error ? error.message : String(error) }));
		}
	}

	/** Follows the real store once it is there, and shows what an empty one would until then. */
	#follow(showEmpty: () => void, start: (store: RosterStore) => Stop): Stop {
		let stopped = false;
		let stop: Stop = () => undefined;
		if (!this.#real) queueMicrotask(() => stopped || this.#real || showEmpty());
		void this.#opened.then((store) => {
			if (!stopped) stop = start(store);
		});
		return () => {
			stopped = true;
			stop();
		};
	}

	/** Hoped for until it is known; `watchStatus` tells otherwise. */
	get kept(): boolean {
		return this.#real?.kept ?? true;
	}
	watchAll: RosterStore['watchAll'] = (next, fail) =>
		this.#follow(
			() => next([], []),
			(store) => store.watchAll(next, fail)
		);
	watch: RosterStore['watch'] = (id, next, fail) =>
		this.#follow(
			() => next(null),
			(store) => store.watch(id, next, fail)
		);
	create: RosterStore['create'] = (roster, tags) => this.#ask((store) => store.create(roster, tags));
	get: RosterStore['get'] = (id) => this.#ask((store) => store.get(id));
	edit: RosterStore['edit'] = (id, revision, edits) => this.#ask((store) => store.edit(id, revision, edits));
	replace: RosterStore['replace'] = (id, revision, roster) => this.#ask((store) => store.replace(id, revision, roster));
	undo: RosterStore['undo'] = (id) => this.#ask((store) => store.undo(id));
	redo: RosterStore['redo'] = (id) => this.#ask((store) => store.redo(id));
	setTags: RosterStore['setTags'] = (id, tags) => this.#ask((store) => store.setTags(id, tags));
	duplicate: RosterStore['duplicate'] = (id, change) => this.#ask((store) => store.duplicate(id, change));
	remove: RosterStore['remove'] = (id) => this.#ask((store) => store.remove(id));
	restore: RosterStore['restore'] = (id) => this.#ask((store) => store.restore(id));
	purge: RosterStore['purge'] = (id) => this.#ask((store) => store.purge(id));
	setSetting: RosterStore['setSetting'] = (key, value) => this.#ask((store) => store.setSetting(key, value));
	getSetting: RosterStore['getSetting'] = async (key) => (await this.#store()).getSetting(key);
}
