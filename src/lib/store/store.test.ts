import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeEntry } from '../roster/dbg-document.ts';
import { type Roster, ofGame } from '../roster/document.ts';
import type { BrokenRecord, StoredRoster, Written } from './contract.ts';
import { memoryBackend } from './memory-backend.ts';
import { openStoreWith } from './open.ts';
import { type FullStore, MAX_STEPS, makeStore } from './store.ts';

const roster = (name: string, units: readonly string[] = []): Roster => ({
	format: 'signifer.roster',
	version: 1,
	game: 'dbg',
	army: 'romans',
	variant: null,
	name,
	pointsLimit: 200,
	composition: 'free',
	rulings: {},
	notes: '',
	entries: units.map((unit, at) => makeEntry(`e${at + 1}`, unit, 1))
});

function value<T>(result: { ok: true; value: T } | { ok: false; error: { code: string } }): T {
	if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
	return result.value;
}

const stores: FullStore[] = [];
const opened = (store: FullStore) => {
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

const openDatabase = async (options = {}) => opened(await openStoreWith({ name: 'test', ...options }));
const KINDS: readonly (readonly [string, (options?: { now?: () => number }) => Promise<FullStore>])[] = [
	['database', openDatabase],
	['memory', async (options) => opened(makeStore(memoryBackend(), options))]
];

for (const [kind, open] of KINDS) {
	test(`${kind}: a created roster is read back, with dates, tags and revision`, async () => {
		const store = await open({ now: () => 5000 });
		const stored = value(await store.create(roster('A', ['centurion']), ['club']));
		expect(stored).toMatchObject({ revision: 1, createdAt: 5000, updatedAt: 5000, tags: ['club'], deletedAt: null });
		const read = value(await store.get(stored.id));
		expect(read).toEqual({ stored, merged: false, canUndo: false, canRedo: false });
	});

	test(`${kind}: edits are one undo step, undone and redone exactly`, async () => {
		const store = await open();
		const { id } = value(await store.create(roster('A')));
		const edited = value(
			await store.edit(id, 1, [
				{ kind: 'add-entry', entry: 'e1', unit: 'immunis', count: 3 },
				{ kind: 'set-name', name: 'B' }
			])
		);
		expect(edited).toMatchObject({ merged: false, canUndo: true, canRedo: false });
		expect(edited.stored).toMatchObject({
			revision: 2,
			roster: { name: 'B', entries: [{ unit: 'immunis', count: 3 }] }
		});
		const undone = value(await store.undo(id));
		expect(undone.stored.roster).toEqual(roster('A'));
		expect(undone).toMatchObject({ canUndo: false, canRedo: true });
		const redone = value(await store.redo(id));
		expect(redone.stored.roster).toEqual(edited.stored.roster);
		expect(redone).toMatchObject({ canUndo: true, canRedo: false });
	});

	test(`${kind}: undo and redo with nothing to do leave the roster and its revision alone`, async () => {
		const store = await open();
		const { id } = value(await store.create(roster('A')));
		expect(value(await store.undo(id)).stored.revision).toBe(1);
		expect(value(await store.redo(id)).stored.revision).toBe(1);
	});

	test(`${kind}: an edit after undo forgets what could be redone`, async () => {
		const store = await open();
		const { id } = value(await store.create(roster('A')));
		await store.edit(id, 1, [{ kind: 'set-name', name: 'B' }]);
		await store.undo(id);
		const edited = value(await store.edit(id, 3, [{ kind: 'set-name', name: 'C' }]));
		expect(edited).toMatchObject({ canUndo: true, canRedo: false });
		expect(value(await store.redo(id)).stored.roster.name).toBe('C');
	});

	test(`${kind}: the newest ${MAX_STEPS} steps are kept`, { timeout: 60_000 }, async () => {
		const store = await open();
		const { id } = value(await store.create(roster('0')));
		for (let n = 1; n <= MAX_STEPS + 5; n++) await store.edit(id, n, [{ kind: 'set-name', name: String(n) }]);
		let last = value(await store.get(id));
		let undone = 0;
		while (last.canUndo) {
			last = value(await store.undo(id));
			undone++;
		}
		expect(undone).toBe(MAX_STEPS);
		expect(last.stored.roster.name).toBe('5');
	});

	test(`${kind}: the bin keeps a roster until it is purged, with its steps`, async () => {
		const store = await open({ now: () => 9000 });
		const { id } = value(await store.create(roster('A')));
		await store.edit(id, 1, [{ kind: 'set-name', name: 'B' }]);
		expect(value(await store.remove(id)).deletedAt).toBe(9000);
		const back = value(await store.restore(id));
		expect(back).toMatchObject({ deletedAt: null, roster: { name: 'B' } });
		expect(value(await store.get(id)).canUndo).toBe(true);
		await store.remove(id);
		expect(value(await store.purge(id))).toBeNull();
		for (const outcome of [await store.get(id), await store.edit(id, 5, []), await store.restore(id)]) {
			expect(outcome).toEqual({ ok: false, error: { code: 'gone', facts: { id } } });
		}
	});

	test(`${kind}: a double tap creates or duplicates once, later calls again`, async () => {
		let at = 1000;
		const store = await open({ now: () => at });
		const [a, b] = await Promise.all([store.create(roster('A')), store.create(roster('A'))]);
		expect(value(a).id).toBe(value(b).id);
		const [c, d] = await Promise.all([
			store.duplicate(value(a).id, { name: 'A 2' }),
			store.duplicate(value(a).id, { name: 'A 2' })
		]);
		expect(value(c).id).toBe(value(d).id);
		expect(value(c).id).not.toBe(value(a).id);
		at += 1000;
		expect(value(await store.create(roster('A'))).id).not.toBe(value(a).id);
		const all = await new Promise<readonly StoredRoster[]>((done) => store.watchAll(done, () => done([])));
		expect(all.map((stored) => stored.roster.name).sort()).toEqual(['A', 'A', 'A 2']);
	});

	test(`${kind}: duplicate keeps the document, at the same or another limit`, async () => {
		const store = await open();
		const { id } = value(await store.create(roster('A', ['centurion']), ['club']));
		const same = value(await store.duplicate(id, { name: 'B' }));
		expect(same).toMatchObject({ tags: ['club'], roster: { ...roster('B', ['centurion']) } });
		expect(value(await store.duplicate(id, { name: 'C', pointsLimit: 150 })).roster.pointsLimit).toBe(150);
		expect(value(await store.duplicate(id, { name: 'D', pointsLimit: null })).roster.pointsLimit).toBeNull();
		expect(await store.duplicate('nobody', { name: 'E' })).toMatchObject({ ok: false, error: { code: 'gone' } });
	});

	test(`${kind}: what could not be read back is not written`, async () => {
		const store = await open();
		const { id } = value(await store.create(roster('A')));
		const refused = await store.edit(id, 1, [{ kind: 'set-name', name: 'x'.repeat(20_000) }]);
		expect(refused).toMatchObject({ ok: false, error: { code: 'unknown', facts: { path: 'name' } } });
		expect(value(await store.get(id))).toMatchObject({
			canUndo: false,
			stored: { revision: 1, roster: { name: 'A' } }
		});
	});

	test(`${kind}: reactive proxies are stored as plain data`, async () => {
		const store = await open();
		const reactive = <T extends object>(target: T): T =>
			new Proxy(target, {
				get(of, key, self) {
					const found: unknown = Reflect.get(of, key, self);
					return typeof found === 'object' && found !== null ? reactive(found) : found;
				}
			});
		const { id } = value(await store.create(reactive(roster('A', ['centurion'])), reactive(['club'])));
		const entry = reactive({ ...makeEntry('e9', 'immunis', 2), options: ['horse'] });
		value(await store.edit(id, 1, reactive([{ kind: 'restore-entry', at: 1, value: entry }])));
		value(await store.replace(id, 2, reactive(roster('B', ['immunis']))));
		value(await store.setTags(id, reactive(['x', 'x'])));
		value(await store.setSetting('theme', reactive({ name: 'dark' })));
		expect(value(await store.get(id)).stored).toMatchObject({ tags: ['x'], roster: { name: 'B' } });
		expect(await store.getSetting('theme')).toEqual({ name: 'dark' });
	});

	test(`${kind}: watchers hear of every change, until they stop`, async () => {
		const store = await open();
		const { id } = value(await store.create(roster('A')));
		const names: (string | null)[] = [];
		const stop = store.watch(
			id,
			(written: Written | null) => names.push(written?.stored.roster.name ?? null),
			() => names.push('failed')
		);
		await expect.poll(() => names).toEqual(['A']);
		await store.edit(id, 1, [{ kind: 'set-name', name: 'B' }]);
		await expect.poll(() => names).toEqual(['A', 'B']);
		await store.purge(id);
		await expect.poll(() => names).toEqual(['A', 'B', null]);
		stop();
		await store.create(roster('C'));
		await new Promise((done) => setTimeout(done, 20));
		expect(names).toEqual(['A', 'B', null]);
	});
}

test('two tabs on one roster: both changes are kept, and the later one is told', async () => {
	const [a, b] = [await openDatabase(), await openDatabase()];
	const { id } = value(await a.create(roster('A')));
	const first = value(await a.edit(id, 1, [{ kind: 'add-entry', entry: 'e1', unit: 'centurion', count: 1 }]));
	const second = value(await b.edit(id, 1, [{ kind: 'set-name', name: 'Renamed' }]));
	expect([first.merged, second.merged]).toEqual([false, true]);
	expect(second.stored.roster).toMatchObject({ name: 'Renamed', entries: [{ unit: 'centurion' }] });
	expect(value(await a.get(id)).stored).toEqual(second.stored);
});

test('two tabs at the same moment: every edit is there', async () => {
	const [a, b] = [await openDatabase(), await openDatabase()];
	const { id } = value(await a.create(roster('A', ['centurion'])));
	const add = (store: FullStore, unit: string, n: number) =>
		store.edit(id, 1, [{ kind: 'add-entry', entry: `e${n}`, unit, count: 1 }]);
	await Promise.all([2, 3, 4, 5, 6].flatMap((n) => [add(a, 'immunis', n), add(b, 'caetratus', n)]));
	const { entries } = ofGame(value(await a.get(id)).stored.roster, 'dbg');
	expect(entries).toHaveLength(11);
	expect(new Set(entries.map((entry) => entry.id)).size).toBe(11);
});

test('two tabs that give a new entry the same id: the later one is renamed, and its next edits follow', async () => {
	const [a, b] = [await openDatabase(), await openDatabase()];
	const { id } = value(await a.create(roster('A')));
	await a.edit(id, 1, [{ kind: 'add-entry', entry: 'e1', unit: 'centurion', count: 1 }]);
	// tab B taps fast: its second and third edit were made before it saw the answer to the first
	const [, , last] = await Promise.all([
		b.edit(id, 1, [{ kind: 'add-entry', entry: 'e1', unit: 'immunis', count: 1 }]),
		b.edit(id, 1, [{ kind: 'set-count', entry: 'e1', count: 6 }]),
		b.edit(id, 1, [{ kind: 'duplicate-entry', entry: 'e1', as: 'e2' }])
	]);
	const { entries } = ofGame(value(last).stored.roster, 'dbg');
	expect(entries.map(({ unit, count }) => [unit, count])).toEqual([
		['centurion', 1],
		['immunis', 6],
		['immunis', 6]
	]);
	// once it has seen the stored ids it means what it says
	const seen = value(await b.edit(id, value(last).stored.revision, [{ kind: 'set-count', entry: 'e1', count: 2 }]));
	expect(ofGame(seen.stored.roster, 'dbg').entries.map(({ count }) => count)).toEqual([2, 6, 6]);
});

test('replacing over another tab’s work loses nothing: its version is one undo away', async () => {
	const [a, b] = [await openDatabase(), await openDatabase()];
	const { id } = value(await a.create(roster('A')));
	await a.edit(id, 1, [{ kind: 'set-name', name: 'by A' }]);
	expect(value(await b.replace(id, 1, roster('by B'))).merged).toBe(true);
	expect(value(await a.undo(id)).stored.roster.name).toBe('by A');
});

test('another tab’s change reaches a watcher here', async () => {
	const [a, b] = [await openDatabase(), await openDatabase()];
	const { id } = value(await a.create(roster('A')));
	const seen: string[] = [];
	b.watch(
		id,
		(written) => written && seen.push(written.stored.roster.name),
		() => undefined
	);
	await expect.poll(() => seen).toEqual(['A']);
	await a.edit(id, 1, [{ kind: 'set-name', name: 'B' }]);
	await expect.poll(() => seen.at(-1)).toBe('B');
});

test('undo steps and the bin outlive the window', async () => {
	const before = await openDatabase();
	const { id } = value(await before.create(roster('A')));
	await before.edit(id, 1, [{ kind: 'set-name', name: 'B' }]);
	await before.remove(id);
	before.close();
	const after = await openDatabase();
	expect(value(await after.get(id))).toMatchObject({ canUndo: true, stored: { roster: { name: 'B' } } });
	expect(value(await after.undo(id)).stored.roster.name).toBe('A');
});

test('a broken record is set aside whole, the others stay, and it goes only when told', async () => {
	const store = await openDatabase({ now: () => 777 });
	value(await store.create(roster('good')));
	const bad = { id: 'bad', revision: 3, roster: { ...roster('bad'), entries: [{ id: 'e1', unit: null }] } };
	await store.backend.write((tables) => tables.putRoster(bad));
	await store.backend.write((tables) => tables.putRoster({ id: 'newer' }));
	const read = (from: FullStore) =>
		new Promise<[readonly StoredRoster[], readonly BrokenRecord[]]>((done, refuse) =>
			from.watchAll((rosters, broken) => done([rosters, broken]), refuse)
		);
	const [rosters, broken] = await read(store);
	expect(rosters.map((stored) => stored.roster.name)).toEqual(['good']);
	expect(broken).toEqual([
		{ id: 'rosters:"bad"', foundAt: 777, reason: 'wrong-shape entries.0.unit string', raw: bad },
		{ id: 'rosters:"newer"', foundAt: 777, reason: 'not-a-roster', raw: { id: 'newer' } }
	]);
	expect(await store.get('bad')).toMatchObject({ ok: false, error: { code: 'gone' } });
	expect((await read(await openDatabase()))[1]).toHaveLength(2);
	value(await store.removeBroken('rosters:"bad"'));
	value(await store.removeBroken(`rosters:"${rosters[0]?.id}"`)); // readable: never removed this way
	expect((await read(store)).map((list) => list.length)).toEqual([1, 1]);
});

test('an undo step that cannot be read is set aside, and the next older one is used', async () => {
	const store = await openDatabase();
	const { id } = value(await store.create(roster('A')));
	await store.edit(id, 1, [{ kind: 'set-name', name: 'B' }]);
	await store.backend.write((tables) => tables.pushStep(id, 'undo', 99, { broken: true }, 200));
	expect(value(await store.undo(id)).stored.roster.name).toBe('A');
	const broken = await store.backend.read((tables) => tables.broken());
	expect(broken).toMatchObject([{ reason: 'not-a-roster', raw: { broken: true } }]);
});

test('a record of an older shape is repaired at reading', async () => {
	const store = await openDatabase();
	await store.backend.write((tables) => tables.putRoster(Object.assign({ id: 'old' }, { roster: roster('old') })));
	expect(value(await store.get('old')).stored).toMatchObject({ revision: 0, tags: [], deletedAt: null });
});

test('unknown fields of a newer version are written back', async () => {
	const store = await openDatabase();
	const newer = { ...roster('A'), painted: { by: 'me' } };
	const { id } = value(await store.create(newer));
	await store.backend.write(async (tables) => {
		const row = await tables.roster(id);
		await tables.putRoster({ ...(typeof row === 'object' ? row : {}), id, ...{ pinned: true } });
	});
	await store.edit(id, 1, [{ kind: 'set-name', name: 'B' }]);
	await store.setTags(id, ['x']);
	const row = await store.backend.read((tables) => tables.roster(id));
	expect(row).toMatchObject({ pinned: true, tags: ['x'], roster: { name: 'B', painted: { by: 'me' } } });
});
