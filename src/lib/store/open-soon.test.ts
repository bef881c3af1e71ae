import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Roster } from '../roster/document.ts';
import { DATABASE, openStoreSoon } from './open-soon.ts';
import { openStoreWith } from './open.ts';
import type { FullStore } from './store.ts';

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
	entries: []
};

const stores: FullStore[] = [];
const open = vi.fn(async () => {
	const store = await openStoreWith();
	stores.push(store);
	return store;
});
beforeEach(() => {
	globalThis.indexedDB = new IDBFactory();
	open.mockClear();
});
afterEach(() => {
	for (const store of stores.splice(0)) store.close();
	vi.restoreAllMocks();
});
const names = (seen: readonly { roster: Roster }[]) => seen.map((stored) => stored.roster.name);

test('a first visit shows nothing, opens nothing, and becomes real at the first write', async () => {
	const store = await openStoreSoon(open, 60_000);
	const seen: string[][] = [];
	store.watchAll(
		(rosters) => seen.push(names(rosters)),
		() => seen.push(['failed'])
	);
	await expect.poll(() => seen).toEqual([[]]);
	expect(open).not.toHaveBeenCalled();
	const [a, b] = await Promise.all([store.create(roster), store.create({ ...roster, name: 'B' })]);
	expect([a.ok, b.ok]).toEqual([true, true]);
	await expect.poll(() => seen.at(-1)?.toSorted()).toEqual(['A', 'B']);
	expect(open).toHaveBeenCalledOnce();
	expect(store.kept).toBe(true);
});

test('a first visit that only looks around opens the store a little later', async () => {
	const store = await openStoreSoon(open, 20);
	const next = vi.fn();
	const stop = store.watch('nobody', next, () => undefined);
	await expect.poll(() => open.mock.calls.length).toBe(1);
	await expect.poll(() => next.mock.calls).toEqual([[null], [null]]);
	stop();
});

test('who stopped before it was real hears nothing', async () => {
	const store = await openStoreSoon(open, 60_000);
	const next = vi.fn();
	store.watchAll(next, () => undefined)();
	await store.create(roster);
	await new Promise((done) => setTimeout(done, 30));
	expect(next).not.toHaveBeenCalled();
});

test('where there is a database, it is opened at once', async () => {
	const before = await open();
	await before.create(roster);
	before.close();
	const store = await openStoreSoon(open, 60_000);
	expect(store).toBe(stores.at(-1));
});

test.each([
	['a browser that does not list databases', () => vi.spyOn(indexedDB, 'databases').mockRejectedValue(new Error('no'))],
	['storage refused', () => vi.stubGlobal('indexedDB', undefined)]
])('%s: opened at once', async (_, arrange) => {
	arrange();
	await openStoreSoon(open, 60_000);
	expect(open).toHaveBeenCalledOnce();
	vi.unstubAllGlobals();
});

test('when its code could not be fetched, the next write tries again', async () => {
	const fails = vi.fn(open).mockRejectedValueOnce(new TypeError('Failed to fetch'));
	const store = await openStoreSoon(fails, 60_000);
	expect(await store.create(roster)).toMatchObject({ ok: false, error: { facts: { error: 'Failed to fetch' } } });
	expect(await store.create(roster)).toMatchObject({ ok: true });
});

test('the database it looks for is the one that is opened', async () => {
	await open();
	expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([DATABASE]);
});
