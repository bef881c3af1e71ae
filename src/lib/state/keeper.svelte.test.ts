import { expect, test } from 'vitest';
import type { Roster } from '../roster/document.ts';
import { entry, roster } from '../share/rosters.fixture.ts';
import type { RosterStore, StoredRoster } from '../store/contract.ts';
import { memoryBackend } from '../store/memory-backend.ts';
import { makeStore } from '../store/store.ts';
import { err, failure } from '../util/result.ts';
import { Keeper } from './keeper.svelte.ts';

const BAND = roster({ name: 'Éclaireurs', entries: [entry('a1', 'centurion', { options: ['horse'] })] });
const EDITED = { ...BAND, entries: [entry('a1', 'optio')] };

const all = (store: RosterStore): Promise<readonly StoredRoster[]> =>
	new Promise((resolve, reject) => store.watchAll(resolve, reject));
async function storeWith(...rosters: Roster[]): Promise<RosterStore> {
	const store = makeStore(memoryBackend());
	for (const one of rosters) await store.create(one);
	return store;
}
const keeperOf = (store: RosterStore): Keeper => new Keeper(async () => store);

test('a new roster is kept at once', async () => {
	const store = await storeWith();
	const kept = await keeperOf(store).keep(BAND);
	const [stored] = await all(store);
	expect(kept).toEqual({ kind: 'kept', id: stored?.id });
	expect(stored?.roster).toEqual(BAND);
});

test('the same again asks, and skipping opens the one that is there', async () => {
	const store = await storeWith(BAND);
	const keeper = keeperOf(store);
	expect(await keeper.keep(BAND)).toEqual({ kind: 'asks' });
	expect(keeper.twin?.same).toBe(true);
	const [mine] = await all(store);
	expect(keeper.skip()).toEqual({ kind: 'kept', id: mine?.id });
	expect(await all(store)).toHaveLength(1);
});

test('another version of it: both are kept under two names and ids', async () => {
	const store = await storeWith(EDITED);
	const keeper = keeperOf(store);
	expect(await keeper.keep(BAND)).toEqual({ kind: 'asks' });
	expect(keeper.twin?.same).toBe(false);
	expect(keeper.copyName(BAND.name)).toBe('Éclaireurs (2)');
	await keeper.both();
	const rosters = await all(store);
	expect(rosters.map((stored) => stored.roster.name).sort()).toEqual(['Éclaireurs', 'Éclaireurs (2)']);
	expect(new Set(rosters.map((stored) => stored.id)).size).toBe(2);
});

test('replacing keeps the id, and undo brings back what was there', async () => {
	const store = await storeWith(EDITED);
	const keeper = keeperOf(store);
	await keeper.keep(BAND);
	const kept = await keeper.replace();
	const [stored] = await all(store);
	expect(kept).toEqual({ kind: 'kept', id: stored?.id });
	expect(stored?.roster).toEqual(BAND);
	const undone = await store.undo(stored?.id ?? '');
	expect(undone.ok && undone.value.stored.roster).toEqual(EDITED);
});

test('two quick taps keep one', async () => {
	const store = await storeWith();
	const keeper = keeperOf(store);
	await Promise.all([keeper.keep(BAND), keeper.keep(BAND)]);
	expect(await all(store)).toHaveLength(1);
	expect(keeper.busy).toBe(false);
});

test('what storage refuses is told, and can be tried again', async () => {
	const store = await storeWith();
	const full: RosterStore = { ...store, create: async () => err(failure('quota')) };
	const keeper = keeperOf(full);
	expect(await keeper.keep(BAND)).toEqual({ kind: 'failed', failure: { code: 'quota', facts: {} } });
	expect(keeper.busy).toBe(false);
});
