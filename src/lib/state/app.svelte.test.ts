import { expect, test } from 'vitest';
import { parseRoster } from '../roster/document.ts';
import { memoryBackend } from '../store/memory-backend.ts';
import { makeStore } from '../store/store.ts';
import { App } from './app.svelte.ts';

function roster(name: string) {
	const parsed = parseRoster({
		format: 'signifer.roster',
		version: 1,
		game: 'dbg',
		army: 'romans',
		name,
		pointsLimit: 200,
		composition: 'free',
		entries: [{ id: 'e1', unit: 'centurion', count: 2 }]
	});
	if (!parsed.ok) throw new Error(parsed.error.code);
	return parsed.value;
}

async function opened() {
	const store = makeStore(memoryBackend(), {});
	const app = new App();
	await app.open(async () => store);
	return { app, store };
}
const until = (what: () => boolean) => expect.poll(what).toBe(true);

test('rosters and bin follow the store', async () => {
	const { app, store } = await opened();
	const made = await store.create(roster('Cohorte'));
	await until(() => app.rosters?.length === 1);
	if (!made.ok) throw new Error(made.error.code);
	await store.remove(made.value.id);
	await until(() => app.bin.length === 1);
	expect(app.rosters).toEqual([]);
	await store.restore(made.value.id);
	await until(() => app.rosters?.length === 1 && app.bin.length === 0);
});

test('totals are worked out by the rules, never stored; the same document is not worked out twice', async () => {
	const { app, store } = await opened();
	await store.create(roster('Cohorte'));
	await until(() => app.rosters?.[0] !== undefined && app.report(app.rosters[0].roster) !== null);
	const stored = app.rosters?.[0];
	if (!stored) throw new Error('no roster');
	expect(app.report(stored.roster)).toMatchObject({ points: 42, figures: 2, limit: 200 });
	expect(app.report(stored.roster)).toBe(app.report(stored.roster));
});

test('the store is opened once, however many screens ask', async () => {
	let opens = 0;
	const app = new App();
	const open = async () => {
		opens++;
		return makeStore(memoryBackend(), {});
	};
	const [first, second] = await Promise.all([app.open(open), app.open(open)]);
	expect(first).toBe(second);
	expect(opens).toBe(1);
});

test('a store whose code cannot be fetched is told, and tried again', async () => {
	const app = new App();
	await expect(app.open(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
	expect(app.failure).toMatchObject({ code: 'unknown' });
	const store = makeStore(memoryBackend(), {});
	expect(await app.open(async () => store)).toBe(store);
	await until(() => app.failure === null && app.rosters !== null);
});
