import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type MatchDocument, newMatch } from '../match/document.ts';
import type { Roster } from '../roster/document.ts';
import { exportBackup, previewRestore, restoreBackup } from './backup.ts';
import { parseBackup } from './backup-file.ts';
import { type MatchWork, matchJournal } from './match-work.ts';
import { type MatchStore, makeMatchStore } from './matches.ts';
import { memoryBackend } from './memory-backend.ts';
import { openStoreWith } from './open.ts';
import { type FullStore, makeStore } from './store.ts';
import { Shelf } from './shelf.fixture.ts';

const roster = (army: string): Roster => ({
	format: 'signifer.roster',
	version: 1,
	game: 'dbg',
	army,
	variant: null,
	name: army,
	pointsLimit: 150,
	composition: 'free',
	rulings: {},
	notes: '',
	entries: []
});
function value<T>(result: { ok: true; value: T } | { ok: false; error: { code: string } }): T {
	if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
	return result.value;
}
const document = (seed = 'mt19937:7'): MatchDocument =>
	value(newMatch({ sides: [roster('romans'), roster('celts')], seed }));
const event = (n: number): MatchWork => ({ kind: 'event', event: { kind: 'note', text: `${n}` } });
const texts = (match: MatchDocument) => match.events.map((each) => each['text']).join('');

const stores: FullStore[] = [];
let shelf: Shelf;
let clock = 0;
beforeEach(() => {
	globalThis.indexedDB = new IDBFactory();
	shelf = new Shelf();
	clock = 0;
});
afterEach(() => {
	for (const store of stores.splice(0)) store.close();
});
const now = () => ++clock * 1000;
async function tab(): Promise<{ store: FullStore; matches: MatchStore }> {
	const store = await openStoreWith({ name: 'test', now });
	stores.push(store);
	const matches = makeMatchStore(store, { now, journal: matchJournal(() => shelf) });
	await matches.catchUp();
	return { store, matches };
}
const memory = () => {
	const store = makeStore(memoryBackend(), { now });
	return { store, matches: makeMatchStore(store, { now }) };
};
const all = (matches: MatchStore) =>
	new Promise<string[]>((done, refuse) =>
		matches.watchAll(
			(list) => done(list.map(({ match, deletedAt }) => `${texts(match)}${deletedAt === null ? '' : ' [bin]'}`)),
			refuse
		)
	);

for (const [kind, open] of [
	['database', tab],
	['memory', async () => memory()]
] as const) {
	test(`${kind}: every event is stored, undone to the start and redone exactly, and a new one ends redoing`, async () => {
		const { matches } = await open();
		const { id } = value(await matches.create(document()));
		let revision = 1;
		const step = async (work: MatchWork) => {
			const answer = value(await matches.change(id, revision, work));
			revision = answer.stored.revision;
			return `${texts(answer.stored.match)}|${answer.stored.undone.length}`;
		};
		for (const n of [1, 2, 3]) await step(event(n));
		const seen: string[] = [];
		for (const work of ['undo', 'undo', 'undo', 'undo', 'redo', 'redo'] as const) seen.push(await step({ kind: work }));
		expect(seen).toEqual(['12|1', '1|2', '|3', '|3', '1|2', '12|1']);
		expect(await step(event(9))).toBe('129|0');
		expect(texts(value(await matches.get(id)).match)).toBe('129');
	});

	test(`${kind}: several matches, newest first; the bin keeps one until it is purged`, async () => {
		const { matches } = await open();
		const [a, b] = [value(await matches.create(document())), value(await matches.create(document('mt19937:8')))];
		value(await matches.change(a.id, 1, event(1)));
		value(await matches.change(b.id, 1, event(2)));
		value(await matches.remove(a.id));
		expect(await all(matches)).toEqual(['2', '1 [bin]']);
		value(await matches.restore(a.id));
		expect(await all(matches)).toEqual(['2', '1']);
		value(await matches.purge(b.id));
		expect(await all(matches)).toEqual(['1']);
		expect(await matches.get(b.id)).toMatchObject({ ok: false, error: { code: 'gone' } });
	});
}

test('a second tab that goes on from an old state changes nothing and is shown how the match is now', async () => {
	const [one, two] = [await tab(), await tab()];
	const { id } = value(await one.matches.create(document()));
	value(await one.matches.change(id, 1, event(1)));
	expect(value(await two.matches.change(id, 1, event(2)))).toMatchObject({ done: false, stored: { revision: 2 } });
	expect(texts(value(await two.matches.get(id)).match)).toBe('1');
	expect(shelf.length).toBe(0);
});

test('what a tab was told in its last moment is done by the next one, once and in order', async () => {
	const { store, matches } = await tab();
	const { id } = value(await matches.create(document()));
	// a tab that is closed before its database answers: what it writes never arrives
	const backend = { ...store.backend, write: () => new Promise<never>(() => undefined) };
	const closed = makeMatchStore({ backend }, { now, journal: matchJournal(() => shelf) });
	for (const n of [1, 2, 3]) void closed.change(id, n, event(n));
	expect(shelf.length).toBe(3);
	const next = await tab();
	expect(texts(value(await next.matches.get(id)).match)).toBe('123');
	expect(shelf.length).toBe(0);
	// slow rather than gone: the same step again is known by its revision
	expect(value(await next.matches.change(id, 1, event(1))).done).toBe(false);
});

test('a row that cannot be read stays where it is, is counted, and goes into a backup as it is', async () => {
	const { store, matches } = memory();
	value(await matches.create(document()));
	await store.backend.write((tables) => tables.putMatch({ id: 'bad', match: 5 }));
	const unreadable = await new Promise((done, refuse) => matches.watchAll((_, count) => done(count), refuse));
	expect(unreadable).toBe(1);
	const { text } = value(await exportBackup(store, 1, {}));
	expect(value(parseBackup(text))).toMatchObject({ matches: [{ revision: 1 }], unreadable: [{ raw: { id: 'bad' } }] });
});

test('a backup holds the matches: the longer state wins, both when they parted, replace is exact', async () => {
	const [phone, laptop] = [memory(), memory()];
	const { id } = value(await phone.matches.create(document()));
	value(await phone.matches.change(id, 1, event(1)));
	const backup = async () => value(parseBackup(value(await exportBackup(phone.store, now(), {})).text));
	const restore = async (mode: 'merge' | 'replace' = 'merge') => {
		const content = await backup();
		const preview = value(await previewRestore(laptop.store, content));
		const { matches } = value(
			await restoreBackup(laptop.store, content, { mode, copyName: (name) => name, now: now() })
		);
		expect(matches).toBe(preview.matches[mode]);
		return matches;
	};
	expect(await restore()).toBe(1);
	expect(await restore()).toBe(0);
	value(await phone.matches.change(id, 2, event(2)));
	expect(await restore()).toBe(1); // it went on there
	expect(await all(laptop.matches)).toEqual(['12']);
	const here = value(await laptop.matches.get(id));
	value(await laptop.matches.change(id, here.revision, event(7)));
	expect(await restore()).toBe(0); // it went on here
	value(await phone.matches.change(id, 3, event(3)));
	expect(await restore()).toBe(1);
	expect(await restore()).toBe(0); // its copy is there
	expect((await all(laptop.matches)).sort()).toEqual(['123', '127']);
	expect(await restore('replace')).toBe(2);
	expect((await all(laptop.matches)).sort()).toEqual(['123', '123 [bin]']);
});
