import Dexie from 'dexie';
import { dexieBackend } from './dexie-backend.ts';
import { toFailure } from './failure.ts';
import { storageJournal } from './journal.ts';
import { memoryBackend } from './memory-backend.ts';
import { type Migration, MIGRATIONS, declareMigrations } from './migrate.ts';
import { DATABASE } from './open-soon.ts';
import { setStatus, tellKept } from './status.ts';
import { type FullStore, type StoreOptions, makeStore } from './store.ts';

/** An open that takes longer waits for another tab: a third tab in the queue gets no `blocked` event at all. */
const BLOCKED_AFTER_MS = 2000;

export interface OpenOptions extends StoreOptions {
	readonly name?: string;
	readonly migrations?: readonly Migration[];
	readonly blockedAfterMs?: number;
	/** True when another tab must be closed first, false when opening went on. */
	readonly onBlocked?: (blocked: boolean) => void;
	/** A newer version took the database over. */
	readonly onOld?: () => void;
	/** The database cannot be used at all; memory is used instead. */
	readonly onRefused?: (reason: string) => void;
}

function browserHasDatabase(): boolean {
	try {
		// reading the property throws in some sandboxed frames
		return typeof indexedDB === 'object' && indexedDB !== null;
	} catch {
		return false;
	}
}

/** Opens one store. Never rejects: where the database is refused, the store is in memory and says so (`kept`). */
export async function openStoreWith(options: OpenOptions = {}): Promise<FullStore> {
	const inMemory = (reason: string) => {
		options.onRefused?.(reason);
		return makeStore(memoryBackend(), options);
	};
	if (!browserHasDatabase()) return inMemory('MissingAPIError');

	// no optimistic cache: what is shown was read from the database
	const db = new Dexie(options.name ?? DATABASE, { cache: 'disabled', indexedDB, IDBKeyRange });
	let blocked = false;
	const tellBlocked = (now: boolean) => {
		if (blocked === now) return;
		blocked = now;
		options.onBlocked?.(now);
	};
	const timer = setTimeout(() => tellBlocked(true), options.blockedAfterMs ?? BLOCKED_AFTER_MS);
	try {
		declareMigrations(db, options.migrations ?? MIGRATIONS);
		db.on('blocked', () => tellBlocked(true));
		await db.open();
		const store = makeStore(dexieBackend(db, options.onOld), options);
		await store.catchUp();
		return store;
	} catch (error) {
		const { facts } = toFailure(error);
		return inMemory(String(facts['error']));
	} finally {
		clearTimeout(timer);
		tellBlocked(false);
	}
}

let opened: Promise<FullStore> | undefined;

/** The window's one store. Whoever asks gets the same; `watchStatus` tells how it is. */
export function openStore(): Promise<FullStore> {
	opened ??= openStoreWith({
		journal: storageJournal(() => localStorage),
		onBlocked: (blocked) => setStatus({ blocked }),
		onOld: () => setStatus({ old: true }),
		onRefused: (reason) => setStatus({ reason }),
		onKept: tellKept
	}).then((store) => {
		setStatus({ kept: store.kept });
		return store;
	});
	return opened;
}
