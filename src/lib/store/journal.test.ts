import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { makeEntry } from '../roster/dbg-document.ts';
import type { Roster } from '../roster/document.ts';
import type { Edit } from '../roster/edits.ts';
import type { Backend } from './backend.ts';
import { type Journal, storageJournal } from './journal.ts';
import { memoryBackend } from './memory-backend.ts';
import { openStoreWith } from './open.ts';
import { Shelf } from './shelf.fixture.ts';
import { makeStore } from './store.ts';

let shelf: Shelf;
beforeEach(() => {
	globalThis.indexedDB = new IDBFactory();
	shelf = new Shelf();
});

const roster: Roster = {
	format: 'signifer.roster',
	version: 1,
	game: 'dbg',
	army: 'romans',
	variant: null,
	name: 'A',
	pointsLimit: 200,
	composition: 'free',
	rulings: {},
	notes: '',
	entries: [makeEntry('e1', 'immunis', 1)]
};
const count = (n: number): Edit => ({ kind: 'set-count', entry: 'e1', count: n });

const openTab = () => openStoreWith({ name: 'test', journal: storageJournal(() => shelf) });
const made = async () => {
	const store = await openTab();
	const stored = await store.create(roster);
	if (!stored.ok) throw new Error(stored.error.code);
	return { store, id: stored.value.id, revision: stored.value.revision };
};
const shown = async (store: Awaited<ReturnType<typeof openTab>>, id: string) => {
	const read = await store.get(id);
	if (!read.ok) throw new Error(read.error.code);
	const { roster: document } = read.value.stored;
	return { count: document.game === 'dbg' ? document.entries[0]?.count : null, ...read.value };
};

/** A tab that is closed before its database answers: what it writes never arrives. */
function closedTab(backend: Backend, journal: Journal = storageJournal(() => shelf)) {
	return makeStore({ ...backend, kept: true, write: () => new Promise(() => undefined) }, { journal });
}

test('a change is written down before anything is awaited, and struck out once the database has it', async () => {
	const { store, id, revision } = await made();
	const answer = store.edit(id, revision, [count(2)]);
	expect(shelf.length).toBe(1);
	await answer;
	expect(shelf.length).toBe(0);
});

test('what a closed tab wrote down is done by the next one, in order, as its own undo steps', async () => {
	const { store, id, revision } = await made();
	const closed = closedTab(store.backend);
	void closed.edit(id, revision, [count(2)]);
	void closed.edit(id, revision + 1, [count(3)]);
	void closed.edit(id, revision + 2, [count(4)]);
	void closed.undo(id);
	expect(shelf.length).toBe(4);
	const next = await openTab();
	expect(shelf.length).toBe(0);
	expect(await shown(next, id)).toMatchObject({ count: 3, canUndo: true, canRedo: true });
	await next.undo(id);
	expect(await shown(next, id)).toMatchObject({ count: 2 });
});

test('a tab that was slow, not gone, does not do its changes a second time', async () => {
	const { store, id, revision } = await made();
	let go = (): void => undefined;
	const wait = new Promise<void>((resolve) => (go = resolve));
	const slowBackend: Backend = { ...store.backend, write: async (work) => (await wait, store.backend.write(work)) };
	const slow = makeStore(slowBackend, { journal: storageJournal(() => shelf) });
	const edit = slow.edit(id, revision, [{ kind: 'duplicate-entry', entry: 'e1', as: 'e2' }]);
	const undo = slow.undo(id);
	const redo = slow.redo(id);
	const next = await openTab();
	const before = await shown(next, id);
	expect(before.stored.roster.entries).toHaveLength(2);
	go();
	expect(await edit).toMatchObject({ ok: true, value: { stored: { revision: before.stored.revision } } });
	await Promise.all([undo, redo]);
	expect((await shown(next, id)).stored).toEqual(before.stored);
});

test('what cannot be read, or names a roster that is gone, is struck out and harms nothing', async () => {
	const { store, id, revision } = await made();
	void closedTab(store.backend).edit('gone', 1, [count(5)]);
	const change = { token: 't', roster: id, revision, at: 1, place: 1, work: [count(7)] };
	for (const [key, text] of [
		['a', 'no JSON'],
		['b', '{}'],
		['c', JSON.stringify({ ...change, work: [{ kind: 'set-count', entry: 'e1', count: 'x' }] })],
		['d', JSON.stringify({ ...change, work: [{ kind: 'explode' }] })],
		['e', JSON.stringify({ ...change, work: 'again' })]
	] as const) {
		shelf.setItem(`signifer.change.${key}`, text);
	}
	shelf.setItem('signifer.theme', 'dark');
	const next = await openTab();
	expect(Object.keys(shelf)).toEqual(['signifer.theme']);
	expect(await shown(next, id)).toMatchObject({ count: 1, canUndo: false });
});

test('what storage had no room for stays written down for another day', async () => {
	const { store, id, revision } = await made();
	const full: Backend = { ...store.backend, write: () => Promise.reject(new DOMException('', 'QuotaExceededError')) };
	void closedTab(store.backend).edit(id, revision, [count(2)]);
	await makeStore(full, { journal: storageJournal(() => shelf) }).catchUp();
	expect(shelf.length).toBe(1);
	expect(await shown(await openTab(), id)).toMatchObject({ count: 2 });
});

test('where nothing can be written down, changes are stored all the same', async () => {
	const refused = storageJournal(() => {
		throw new DOMException('', 'SecurityError');
	});
	const store = await openStoreWith({ name: 'test', journal: refused });
	const stored = await store.create(roster);
	if (!stored.ok) throw new Error(stored.error.code);
	expect(await store.edit(stored.value.id, 1, [count(2)])).toMatchObject({ ok: true });
	expect(await shown(store, stored.value.id)).toMatchObject({ count: 2 });
});

test('a store in memory writes nothing down', async () => {
	const store = makeStore(memoryBackend(), { journal: storageJournal(() => shelf) });
	const stored = await store.create(roster);
	if (!stored.ok) throw new Error(stored.error.code);
	const answer = store.edit(stored.value.id, 1, [count(2)]);
	expect(shelf.length).toBe(0);
	await answer;
});
