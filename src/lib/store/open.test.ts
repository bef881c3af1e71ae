import Dexie from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Roster } from '../roster/document.ts';
import { type Migration, MIGRATIONS, upgradeRows } from './migrate.ts';
import { openStoreWith } from './open.ts';
import type { FullStore } from './store.ts';
import dump0001 from './migrations/fixtures/0001.json' with { type: 'json' };
import dump0002 from './migrations/fixtures/0002.json' with { type: 'json' };
import { makeMatchStore } from './matches.ts';

const roster: Roster = {
	format: 'signifer.roster',
	version: 1,
	game: 'dbg',
	army: 'celts',
	variant: null,
	name: 'A',
	pointsLimit: 150,
	composition: 'free',
	rulings: {},
	notes: '',
	entries: []
};

const stores: FullStore[] = [];
const open = async (options: Parameters<typeof openStoreWith>[0] = {}) => {
	const store = await openStoreWith({ name: 'test', ...options });
	stores.push(store);
	return store;
};
beforeEach(() => {
	globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
	for (const store of stores.splice(0)) store.close();
	vi.restoreAllMocks();
});

const all = (store: FullStore) =>
	store.backend.read(async (tables) => ({ rosters: await tables.rosters(), broken: await tables.broken() }));

/** A next schema, as a later release would bring it. */
const NEXT: Migration = {
	version: MIGRATIONS.length + 1,
	stores: { rosters: 'id, updatedAt' },
	upgrade: (transaction) =>
		upgradeRows(
			transaction,
			'rosters',
			(row) => {
				if (typeof row !== 'object' || row === null || !('revision' in row)) throw new TypeError('no revision');
				return { ...row, upgraded: true };
			},
			42
		)
};

/** Writes a stored dump as the app of that version left it. */
async function write(version: number, dump: Record<string, readonly object[]>) {
	const db = new Dexie('test', { indexedDB, IDBKeyRange });
	for (const { version: at, stores: schema } of MIGRATIONS.slice(0, version)) db.version(at).stores({ ...schema });
	await db.open();
	for (const [table, rows] of Object.entries(dump)) await db.table(table).bulkAdd(rows);
	db.close();
}

test.each([
	[1, dump0001],
	[2, dump0002]
])('dump %i opens with the present schema; the one bad record among five is set aside', async (version, dump) => {
	await write(version, dump);
	const store = await open();
	const read = await new Promise<{ names: string[]; broken: number }>((done, refuse) =>
		store.watchAll(
			(rosters, broken) => done({ names: rosters.map((stored) => stored.roster.name), broken: broken.length }),
			refuse
		)
	);
	expect(read).toEqual({ names: ['Vexillatio', 'Les Éburons', 'Cohors', 'Au rebut'], broken: 1 });
	const vexillatio = await store.get('0a6c3a52-4a3e-4c0f-9a51-1f6d2b8e0001');
	expect(vexillatio).toMatchObject({ ok: true, value: { canUndo: true, stored: { revision: 3, tags: ['club'] } } });
	expect(await store.getSetting('theme')).toBe('dark');
	const matches = await new Promise<unknown[]>((done, refuse) =>
		makeMatchStore(store).watchAll(
			(list, unreadable) => done([...list.map(({ undone }) => undone), unreadable]),
			refuse
		)
	);
	expect(matches).toEqual(version === 1 ? [0] : [[{ kind: 'note', text: 'Encore' }], 1]);
});

test('a migration moves the record it cannot take to broken, and opens', async () => {
	await write(1, { rosters: [{ id: 'bad' }, ...[1, 2, 3, 4].map((n) => ({ id: `r${n}`, revision: n, roster }))] });
	const store = await open({ migrations: [...MIGRATIONS, NEXT] });
	expect(store.kept).toBe(true);
	const { rosters, broken } = await all(store);
	expect(rosters.map(({ value }) => value)).toEqual(
		[1, 2, 3, 4].map((n) => ({ id: `r${n}`, revision: n, roster, upgraded: true }))
	);
	expect(broken).toEqual([{ id: 'rosters:"bad"', foundAt: 42, reason: 'no revision', raw: { id: 'bad' } }]);
});

test('an upgrade that was cut half-way is done again from the start, harmlessly', async () => {
	const rows = Array.from({ length: 500 }, (_, n) => ({ id: `r${n}`, revision: n, roster }));
	await write(1, { rosters: rows });
	const cut: Migration = {
		...NEXT,
		upgrade: async (transaction) => {
			await NEXT.upgrade?.(transaction);
			throw new Error('the page was closed');
		}
	};
	const failed = await open({ migrations: [...MIGRATIONS, cut] });
	expect(failed.kept).toBe(false); // memory, rather than a blank page
	const store = await open({ migrations: [...MIGRATIONS, NEXT] });
	const { rosters, broken } = await all(store);
	expect([rosters.length, broken.length]).toEqual([500, 0]);
	expect(rosters.every(({ value }) => typeof value === 'object' && value !== null && 'upgraded' in value)).toBe(true);
});

test('an open that waits for another tab says so after the time, and goes on by itself', async () => {
	await write(1, {});
	// a raw connection that ignores versionchange, as a frozen tab does
	const raw = await new Promise<IDBDatabase>((done, refuse) => {
		const request = indexedDB.open('test');
		request.onsuccess = () => done(request.result);
		request.onerror = () => refuse(request.error ?? new Error('no database'));
	});
	const told: boolean[] = [];
	const opening = [1, 2].map(() =>
		open({ migrations: [...MIGRATIONS, NEXT], blockedAfterMs: 30, onBlocked: (now) => told.push(now) })
	);
	await expect.poll(() => told).toEqual([true, true]); // the second in the queue gets no event, only the timer
	raw.close();
	const waited = await Promise.all(opening);
	expect(waited.map((store) => store.kept)).toEqual([true, true]);
	expect(told).toEqual([true, true, false, false]);
});

test('a quick open says nothing about waiting', async () => {
	const onBlocked = vi.fn();
	await open({ onBlocked });
	expect(onBlocked).not.toHaveBeenCalled();
});

test('an old tab neither writes nor upgrades what a newer version took over, and is told', async () => {
	const onOld = vi.fn();
	const old = await open({ onOld });
	const created = await old.create(roster);
	if (!created.ok) throw new Error('not created');
	const failed: string[] = [];
	old.watchAll(
		() => undefined,
		(failure) => failed.push(failure.code)
	);
	const fresh = await open({ migrations: [...MIGRATIONS, NEXT] });
	expect(onOld).toHaveBeenCalled();
	expect(failed).toEqual(['old-tab']);
	const refused = await old.edit(created.value.id, 1, [{ kind: 'set-name', name: 'old shape' }]);
	expect(refused).toMatchObject({ ok: false, error: { code: 'old-tab' } });
	expect(await fresh.get(created.value.id)).toMatchObject({ ok: true, value: { stored: { roster: { name: 'A' } } } });
	// and when the old version is started anew beside it
	const again = await open({ onOld });
	expect(await again.create(roster)).toMatchObject({ ok: false, error: { code: 'old-tab' } });
});

test.each([
	['SecurityError', () => new DOMException('no', 'SecurityError')],
	['InvalidStateError', () => new DOMException('no', 'InvalidStateError')]
])('storage refused with %s: everything works in memory, and says so', async (name, error) => {
	vi.spyOn(indexedDB, 'open').mockImplementation(() => {
		throw error();
	});
	const reasons: string[] = [];
	const store = await open({ onRefused: (reason) => reasons.push(reason) });
	expect(store.kept).toBe(false);
	expect(reasons).toEqual([name]);
	const created = await store.create(roster);
	if (!created.ok) throw new Error('not created');
	const edited = await store.edit(created.value.id, 1, [{ kind: 'set-name', name: 'B' }]);
	expect(edited).toMatchObject({ ok: true, value: { canUndo: true } });
});

test('no database at all: memory', async () => {
	vi.stubGlobal('indexedDB', undefined);
	expect((await open()).kept).toBe(false);
	vi.unstubAllGlobals();
});

test.each([
	['plain', () => new DOMException('full', 'QuotaExceededError')],
	['inside an AbortError, as Dexie does', () => new DOMException('full', 'QuotaExceededError')]
])('a full disk (%s) is a quota failure, and nothing is half-written', async (how, error) => {
	const store = await open();
	const created = await store.create(roster);
	if (!created.ok) throw new Error('not created');
	const wrapped =
		how === 'plain' ? error() : Object.assign(new Error('aborted'), { name: 'AbortError', inner: error() });
	const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
		throw wrapped;
	});
	expect(await store.edit(created.value.id, 1, [{ kind: 'set-name', name: 'B' }])).toMatchObject({
		ok: false,
		error: { code: 'quota' }
	});
	put.mockRestore();
	expect(await store.get(created.value.id)).toMatchObject({
		ok: true,
		value: { canUndo: false, stored: { revision: 1, roster: { name: 'A' } } }
	});
});

test('a database deleted under the app is made anew at the next write', async () => {
	const store = await open();
	await store.create(roster);
	await new Promise<void>((done) => {
		indexedDB.deleteDatabase('test').onsuccess = () => done();
	});
	expect(await store.create({ ...roster, name: 'after' })).toMatchObject({ ok: true });
	const { rosters } = await all(store);
	expect(rosters).toHaveLength(1);
});

test('without BroadcastChannel the store works, and nothing is lost between two tabs', async () => {
	vi.stubGlobal('BroadcastChannel', undefined);
	const [a, b] = [await open(), await open()];
	const created = await a.create(roster);
	if (!created.ok) throw new Error('not created');
	const { id } = created.value;
	await a.edit(id, 1, [{ kind: 'set-notes', notes: 'by A' }]);
	expect(await b.edit(id, 1, [{ kind: 'set-name', name: 'by B' }])).toMatchObject({
		ok: true,
		value: { merged: true, stored: { roster: { name: 'by B', notes: 'by A' } } }
	});
	vi.unstubAllGlobals();
});
