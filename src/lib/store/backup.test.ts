import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Roster } from '../roster/document.ts';
import { exportBackup, markBackup, previewRestore, restoreBackup, watchBackup } from './backup.ts';
import { type Backup, parseBackup } from './backup-file.ts';
import type { BrokenRecord, StoredRoster } from './contract.ts';
import { memoryBackend } from './memory-backend.ts';
import { openStoreWith } from './open.ts';
import type { RestoreMode } from './restore-plan.ts';
import { type FullStore, makeStore } from './store.ts';

let clock = 0;
const now = () => ++clock * 1000;
const roster = (name: string): Roster => ({
	format: 'signifer.roster',
	version: 1,
	game: 'dbg',
	army: 'celts',
	variant: null,
	name,
	pointsLimit: 150,
	composition: 'free',
	rulings: {},
	notes: '',
	entries: []
});

beforeEach(() => {
	clock = 0;
	globalThis.indexedDB = new IDBFactory();
});
const opened: FullStore[] = [];
afterEach(() => {
	for (const store of opened.splice(0)) store.close();
});
const memory = () => {
	const store = makeStore(memoryBackend(), { now });
	opened.push(store);
	return store;
};

function value<T>(result: { ok: true; value: T } | { ok: false; error: { code: string } }): T {
	if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
	return result.value;
}
const textOf = async (store: FullStore) => value(await exportBackup(store, now(), {})).text;
const backupOf = async (store: FullStore): Promise<Backup> => value(parseBackup(await textOf(store)));
const restore = async (store: FullStore, backup: Backup, mode: RestoreMode = 'merge') =>
	value(await restoreBackup(store, backup, { mode, copyName: (name) => `${name} (copy)`, now: now() }));
const all = (store: FullStore) =>
	new Promise<{ rosters: readonly StoredRoster[]; broken: readonly BrokenRecord[] }>((done, refuse) =>
		store.watchAll((rosters, broken) => done({ rosters, broken }), refuse)
	);
const names = async (store: FullStore) =>
	(await all(store)).rosters
		.map((stored) => `${stored.roster.name}${stored.deletedAt === null ? '' : ' [bin]'}`)
		.sort();
const rename = async (store: FullStore, id: string, name: string) =>
	value(await store.edit(id, 0, [{ kind: 'set-name', name }]));

async function full(): Promise<{ store: FullStore; a: string; b: string }> {
	const store = memory();
	const a = value(await store.create(roster('A'), ['club'])).id;
	const b = value(await store.create({ ...roster('B'), ...{ painted: 'yes' } })).id;
	await store.remove(b);
	await store.setSetting('sort', 'name');
	await store.backend.write(async (tables) => tables.putRoster({ id: 'bad', roster: 5 }));
	return { store, a, b };
}

test('a backup restored elsewhere is everything: ids, dates, tags, bin, settings, unknown fields, broken records', async () => {
	const { store } = await full();
	const backup = await backupOf(store);
	const target = opened[opened.push(await openStoreWith({ name: 'target', now })) - 1];
	if (!target) throw new Error('no store');
	expect(await restore(target, backup)).toEqual({
		added: 2,
		changed: 0,
		copied: 0,
		binned: 0,
		matches: 0,
		setAside: 1
	});
	const strip = (stored: StoredRoster) => ({ ...stored, origin: null });
	expect((await all(target)).rosters.map(strip)).toEqual((await all(store)).rosters.map(strip));
	expect((await all(target)).rosters.find((stored) => stored.deletedAt)?.roster).toMatchObject({ painted: 'yes' });
	expect(await target.getSetting('sort')).toBe('name');
	expect((await all(target)).broken).toMatchObject([{ reason: 'not-a-roster', raw: { id: 'bad', roster: 5 } }]);
});

test('restoring a backup where it was made changes nothing, however often', async () => {
	const { store, a } = await full();
	const backup = await backupOf(store);
	const before = await all(store);
	await restore(store, backup);
	await restore(store, backup);
	expect((await all(store)).rosters).toEqual(before.rosters);
	await rename(store, a, 'A later');
	const preview = value(await previewRestore(store, backup));
	expect(preview.comparisons.map(({ fate }) => fate).sort()).toEqual(['older', 'same']);
	expect(await restore(store, backup)).toMatchObject({ added: 0, changed: 0, copied: 0 });
	expect(await names(store)).toEqual(['A later', 'B [bin]']);
});

test('a second device that only restores follows the first, without copies', async () => {
	const { store: phone, a } = await full();
	const laptop = memory();
	await restore(laptop, await backupOf(phone));
	await rename(phone, a, 'A2');
	const second = await backupOf(phone);
	expect(await restore(laptop, second)).toMatchObject({ changed: 1, copied: 0 });
	expect(await names(laptop)).toEqual(['A2', 'B [bin]']);
	expect(value(await laptop.undo(a)).stored.roster.name).toBe('A'); // one undo away
});

test('back and forth between two devices, edited in turns, makes no copies', async () => {
	const { store: phone, a } = await full();
	const laptop = memory();
	await restore(laptop, await backupOf(phone));
	await rename(laptop, a, 'on the laptop');
	expect(await restore(phone, await backupOf(laptop))).toMatchObject({ changed: 1, copied: 0 });
	expect(await names(phone)).toEqual(['B [bin]', 'on the laptop']);
});

test('changed on both: both are kept, and restoring again adds no second copy', async () => {
	const { store: phone, a } = await full();
	const laptop = memory();
	await restore(laptop, await backupOf(phone));
	await rename(phone, a, 'phone');
	await rename(laptop, a, 'laptop');
	const backup = await backupOf(phone);
	const preview = value(await previewRestore(laptop, backup));
	expect(preview.comparisons.find(({ backup: { id } }) => id === a)).toMatchObject({
		fate: 'conflict',
		backup: { roster: { name: 'phone' } },
		stored: { roster: { name: 'laptop' } }
	});
	expect(await names(laptop)).toEqual(['B [bin]', 'laptop']); // a preview touches nothing
	expect(await restore(laptop, backup)).toMatchObject({ copied: 1, changed: 0 });
	expect(await restore(laptop, backup)).toMatchObject({ copied: 0 });
	expect(await names(laptop)).toEqual(['B [bin]', 'laptop', 'phone (copy)']);
});

test('a friend’s backup that happens to hold the same id is a conflict', async () => {
	const { store } = await full();
	const mine = await backupOf(store);
	const friends: Backup = {
		...mine,
		device: '',
		rosters: mine.rosters.map((record) => ({ ...record, roster: { ...record.roster, name: 'friend' } }))
	};
	expect(await restore(store, friends)).toMatchObject({ copied: 2 });
});

test('replace makes the store the backup; what goes away is in the bin, what changes one undo away', async () => {
	const { store, a, b } = await full();
	const backup = await backupOf(store);
	await rename(store, a, 'A3');
	await store.restore(b);
	value(await store.create(roster('later')));
	await store.setSetting('sort', 'date');
	expect(value(await previewRestore(store, backup)).onlyHere).toBe(1);
	expect(await restore(store, backup, 'replace')).toEqual({
		added: 0,
		changed: 2,
		copied: 0,
		binned: 1,
		matches: 0,
		setAside: 1
	});
	expect(await names(store)).toEqual(['A', 'B [bin]', 'later [bin]']);
	expect(value(await store.undo(a)).stored.roster.name).toBe('A3');
	expect(await store.getSetting('sort')).toBe('name');
});

test('a restore that fails half-way leaves everything as it was', async () => {
	const { store } = await full();
	const backup = await backupOf(store);
	const target = memory();
	value(await target.create(roster('mine')));
	const failed = await restoreBackup(
		target,
		{
			...backup,
			get broken(): never {
				throw new DOMException('full', 'QuotaExceededError');
			}
		},
		{ mode: 'replace', copyName: (name) => name, now: 1 }
	);
	expect(failed).toMatchObject({ ok: false, error: { code: 'quota' } });
	expect(await names(target)).toEqual(['mine']);
});

test('the reminder counts changes since the last backup, and survives a refused one', async () => {
	const { store, a } = await full();
	const seen: unknown[] = [];
	watchBackup(store, (state) => seen.push(state));
	await rename(store, a, 'x');
	await expect.poll(() => seen.at(-1)).toEqual({ lastAt: null, changes: 4 });
	value(await markBackup(store, 77));
	await expect.poll(() => seen.at(-1)).toEqual({ lastAt: 77, changes: 0 });
});

test('unreadable rosters inside a backup are set aside raw; the others come in', async () => {
	const { store } = await full();
	const document = JSON.parse(await textOf(store));
	document.rosters[0].roster.version = 2;
	const backup = value(parseBackup(JSON.stringify(document)));
	const target = memory();
	expect(await restore(target, backup)).toMatchObject({ added: 1, setAside: 2 });
	expect((await all(target)).broken.map(({ reason }) => reason)).toContain('newer-version 2 1');
});

test.each<[string, (document: Record<string, unknown>) => unknown, object]>([
	['a newer backup', (doc) => ({ ...doc, version: 2 }), { code: 'newer-version', facts: { version: 2, known: 1 } }],
	['a roster file', () => roster('A'), { code: 'not-a-backup', facts: { format: 'signifer.roster' } }],
	['another program’s file', () => ({ lists: [] }), { code: 'not-a-backup', facts: { format: null } }],
	['a list', () => [1], { code: 'not-a-backup', facts: { format: null } }],
	['no rosters', (doc) => ({ ...doc, rosters: null }), { code: 'wrong-shape', facts: { path: 'rosters' } }],
	['no version', (doc) => ({ ...doc, version: undefined }), { code: 'wrong-shape', facts: { path: 'version' } }]
])('refused: %s', async (_, change, expected) => {
	const { store } = await full();
	const text = JSON.stringify(change(JSON.parse(await textOf(store))));
	expect(parseBackup(text)).toMatchObject({ ok: false, error: expected });
});

test('refused: what is no JSON, or cut', async () => {
	const text = await textOf((await full()).store);
	for (const bad of ['', 'PK\u0003', text.slice(0, -20)]) {
		expect(parseBackup(bad)).toMatchObject({ ok: false, error: { code: 'not-json' } });
	}
	expect(parseBackup(`\ufeff  ${text}`)).toMatchObject({ ok: true });
});

test('parsing any JSON never throws', () => {
	fc.assert(
		fc.property(fc.json(), (text) => {
			expect(parseBackup(text).ok).toBe(false);
			expect(() => parseBackup(`{"format":"signifer.backup","version":1,"rosters":[${text}]}`)).not.toThrow();
		})
	);
});

test('whatever two devices do and exchange by merging, every document stays, or one made from it', async () => {
	const step = fc.record({
		device: fc.nat({ max: 1 }),
		act: fc.constantFrom<'create' | 'edit' | 'bin' | 'take'>('create', 'edit', 'edit', 'edit', 'bin', 'take', 'take'),
		pick: fc.nat({ max: 2 })
	});
	const documents = async (store: FullStore) =>
		(await all(store)).rosters.map((stored) => stored.roster.name.replaceAll(' (copy)', ''));
	await fc.assert(
		fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 20, size: 'max' }), async (steps) => {
			const [phone, laptop] = [memory(), memory()];
			const madeFrom = new Map<string, string>();
			const lineage = (name: string): string[] => {
				const before = madeFrom.get(name);
				return before === undefined ? [name] : [name, ...lineage(before)];
			};
			for (const [n, { device, act, pick }] of steps.entries()) {
				const [here, there] = device === 0 ? [phone, laptop] : [laptop, phone];
				const { rosters } = await all(here);
				const chosen = rosters[pick % Math.max(1, rosters.length)];
				if (act === 'create') value(await here.create(roster(`n${n}`)));
				else if (act === 'bin' && chosen) await here.remove(chosen.id);
				else if (act === 'edit' && chosen) {
					madeFrom.set(`n${n}`, chosen.roster.name.replaceAll(' (copy)', ''));
					await rename(here, chosen.id, `n${n}`);
				} else if (act === 'take') {
					const before = [...(await documents(here)), ...(await documents(there))];
					await restore(here, await backupOf(there));
					const held = new Set((await documents(here)).flatMap(lineage));
					for (const name of before) expect(held).toContain(name);
				}
			}
		}),
		{ numRuns: 150 }
	);
});
