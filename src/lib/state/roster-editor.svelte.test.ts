import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import type { DbgRoster } from '../roster/dbg-document.ts';
import { type Roster, ofGame, parseRoster } from '../roster/document.ts';
import { type Edit, applyEdits } from '../roster/edits.ts';
import type { RosterStore, StoredRoster, StoreFailure, Written } from '../store/contract.ts';
import { assert } from '../util/assert.ts';
import { type Result, err, failure, ok } from '../util/result.ts';
import { RosterEditor } from './roster-editor.svelte.ts';

const start = (): DbgRoster => {
	const parsed = parseRoster({
		format: 'signifer.roster',
		version: 1,
		game: 'dbg',
		army: 'romans',
		name: 'Legio',
		pointsLimit: 200,
		entries: [{ id: 'a', unit: 'immunis', count: 1 }]
	});
	assert(parsed.ok, 'fixture');
	return ofGame(parsed.value, 'dbg');
};

/** A store of one roster whose answers wait until the test lets them go, and which can refuse. */
class SlowStore {
	stored: StoredRoster;
	past: Roster[] = [];
	future: Roster[] = [];
	refuse: StoreFailure | null = null;
	readonly asked: (readonly Edit[])[] = [];
	#waiting: (() => void)[] = [];
	#watchers: ((written: Written | null) => void)[] = [];
	held = false;

	constructor(roster: Roster) {
		this.stored = { id: 'r', revision: 1, createdAt: 0, updatedAt: 0, tags: [], deletedAt: null, roster };
	}
	written(merged = false): Written {
		return { stored: this.stored, merged, canUndo: this.past.length > 0, canRedo: this.future.length > 0 };
	}
	write(roster: Roster): void {
		this.stored = { ...this.stored, revision: this.stored.revision + 1, roster };
	}
	/** Another tab writes; watchers hear of it unless it is told quietly. */
	elsewhere(edit: Edit, quietly = false): void {
		this.past.push(this.stored.roster);
		this.write(applyEdits(this.stored.roster, [edit]));
		if (!quietly) for (const next of this.#watchers) next(this.written());
	}
	bin(inIt: boolean): void {
		const { revision } = this.stored;
		this.stored = { ...this.stored, revision: revision + 1, deletedAt: inIt ? 5 : null };
		for (const next of this.#watchers) next(this.written());
	}
	release(): void {
		for (const go of this.#waiting.splice(0)) go();
	}
	async #answer<T>(make: () => Result<T, StoreFailure>): Promise<Result<T, StoreFailure>> {
		const value = this.refuse ? err(this.refuse) : make(); // the transaction runs now, in order
		if (this.held) await new Promise<void>((go) => this.#waiting.push(go));
		return value;
	}
	api(): RosterStore {
		const unused = (): never => {
			throw new Error('not part of this test');
		};
		return {
			kept: true,
			create: unused,
			replace: unused,
			setTags: unused,
			purge: unused,
			watchAll: unused,
			getSetting: unused,
			setSetting: unused,
			get: () => Promise.resolve(ok(this.written())),
			edit: (_id, revision, edits) => {
				this.asked.push(edits);
				return this.#answer(() => {
					const merged = revision < this.stored.revision;
					this.past.push(this.stored.roster);
					this.future = [];
					this.write(applyEdits(this.stored.roster, edits));
					return ok(this.written(merged));
				});
			},
			undo: () =>
				this.#answer(() => {
					const before = this.past.pop();
					if (before) this.future.push(this.stored.roster);
					this.write(before ?? this.stored.roster);
					return ok(this.written());
				}),
			redo: () =>
				this.#answer(() => {
					const after = this.future.pop();
					if (after) this.past.push(this.stored.roster);
					this.write(after ?? this.stored.roster);
					return ok(this.written());
				}),
			duplicate: unused,
			remove: unused,
			restore: unused,
			watch: (_id, next) => {
				this.#watchers.push(next);
				next(this.written());
				return () => void (this.#watchers = this.#watchers.filter((other) => other !== next));
			}
		};
	}
}

function open(): { store: SlowStore; editor: RosterEditor; count: () => number | undefined } {
	const store = new SlowStore(start());
	const editor = new RosterEditor(store.api(), 'r');
	editor.open();
	return { store, editor, count: () => (editor.roster ? ofGame(editor.roster, 'dbg').entries[0]?.count : undefined) };
}
const setCount = (count: number): Edit => ({ kind: 'set-count', entry: 'a', count });

test('keys pressed faster than storage answers are all heard: undo, redo, undo, redo', async () => {
	const { store, editor, count } = open();
	await editor.edit(setCount(2));
	await editor.edit(setCount(3));
	store.held = true;
	void editor.undo();
	expect([editor.canUndo, editor.canRedo]).toEqual([true, true]);
	void editor.redo();
	expect([editor.canUndo, editor.canRedo]).toEqual([true, true]);
	void editor.undo();
	void editor.undo();
	const last = editor.redo();
	store.release();
	await last;
	expect([count(), editor.canUndo, editor.canRedo, editor.saved]).toEqual([2, true, true, true]);
	store.held = true;
	void editor.undo();
	const edited = editor.edit(setCount(7));
	expect(editor.canRedo).toBe(false); // an edit ends redoing at once
	store.release();
	await edited;
	expect([count(), editor.canRedo]).toEqual([7, false]);
});

test('an edit shows at once and is handed to storage in the same task', () => {
	const { store, editor, count } = open();
	store.held = true;
	void editor.edit(setCount(2));
	void editor.edit(setCount(3));
	expect(count()).toBe(3);
	expect(store.asked.length).toBe(2); // nothing waits in memory for a timer (C12)
	expect(ofGame(store.stored.roster, 'dbg').entries[0]?.count).toBe(3);
	expect(editor.saved).toBe(false);
});

test('ten fast taps count ten, and their answers raise no merged notice', async () => {
	const { store, editor, count } = open();
	store.held = true;
	const taps = Array.from({ length: 10 }, () => editor.edit(setCount((count() ?? 0) + 1)));
	store.release();
	await Promise.all(taps);
	expect(count()).toBe(11);
	expect(editor.saved).toBe(true);
	expect(editor.notice).toBe(null);
});

test('undo and redo take back one tap at a time', async () => {
	const { editor, count } = open();
	await editor.edit(setCount(2));
	await editor.edit(setCount(3));
	await editor.undo();
	expect(count()).toBe(2);
	expect([editor.canUndo, editor.canRedo]).toEqual([true, true]);
	await editor.redo();
	expect(count()).toBe(3);
	expect(editor.canRedo).toBe(false);
});

test('undo history is of the store: a fresh editor goes on undoing', async () => {
	const { store, editor } = open();
	await editor.edit(setCount(2));
	const again = new RosterEditor(store.api(), 'r');
	again.open();
	expect(again.canUndo).toBe(true);
	await again.undo();
	expect(again.roster && ofGame(again.roster, 'dbg').entries[0]?.count).toBe(1);
});

test('undo asked while an edit is on its way takes that edit back', async () => {
	const { store, editor, count } = open();
	store.held = true;
	const edited = editor.edit(setCount(5));
	expect(editor.canUndo).toBe(true);
	const undone = editor.undo();
	store.release();
	await Promise.all([edited, undone]);
	expect(count()).toBe(1);
});

test('another tab’s change is kept beside ours, and told', async () => {
	const { store, editor, count } = open();
	store.elsewhere({ kind: 'set-name', name: 'Renamed' }, true); // this tab hears nothing (C11)
	await editor.edit(setCount(4));
	expect(editor.roster?.name).toBe('Renamed');
	expect(count()).toBe(4);
	expect(editor.notice).toEqual({ kind: 'merged' });
	editor.dismiss();
	expect(editor.notice).toBe(null);
});

test('another tab’s change shows without any edit of ours', () => {
	const { store, editor } = open();
	store.elsewhere({ kind: 'set-name', name: 'Renamed' });
	expect(editor.roster?.name).toBe('Renamed');
	expect(editor.notice).toEqual({ kind: 'merged' });
});

test('storage full: the edit stays on screen, says why, and goes along with the next one', async () => {
	const { store, editor, count } = open();
	store.refuse = failure('quota');
	await editor.edit(setCount(7));
	expect(count()).toBe(7);
	expect(editor.notice).toEqual({ kind: 'failed', failure: failure('quota') });
	expect([editor.saved, editor.canUndo]).toEqual([false, true]);
	store.refuse = null;
	await editor.edit({ kind: 'set-name', name: 'Kept' });
	expect(ofGame(store.stored.roster, 'dbg').entries[0]?.count).toBe(7);
	expect(store.stored.roster.name).toBe('Kept');
	expect([editor.saved, editor.notice]).toEqual([true, null]);
});

test('a refused edit can be retried or undone', async () => {
	const { store, editor, count } = open();
	store.refuse = failure('quota');
	await editor.edit(setCount(7));
	await editor.undo();
	expect(count()).toBe(1);
	expect([editor.saved, editor.notice]).toEqual([true, null]);
	await editor.edit(setCount(8));
	store.refuse = null;
	await editor.retry();
	expect(ofGame(store.stored.roster, 'dbg').entries[0]?.count).toBe(8);
	expect(editor.saved).toBe(true);
});

test('what is on screen follows every edit at once, whatever the game', () => {
	const { store, editor } = open();
	store.held = true;
	void editor.edit({ kind: 'set-limit', limit: 120 });
	flushSync();
	expect(editor.roster).toMatchObject({ game: 'dbg', pointsLimit: 120 });

	const head = { format: 'signifer.roster', version: 1, game: 'oscar', army: 'soviet' };
	const company = parseRoster({ ...head, entries: [{ id: 'a', unit: 'groupsky-1' }] });
	assert(company.ok, 'fixture');
	const other = new SlowStore(company.value);
	const oscar = new RosterEditor(other.api(), 'r');
	oscar.open();
	other.held = true;
	void oscar.edit({ kind: 'set-headcount', entry: 'a', headcount: 6 }, { kind: 'set-company', company: 'polish' });
	expect(oscar.roster).toMatchObject({ game: 'oscar', army: 'polish', entries: [{ headcount: 6 }] });
});

test('a roster that is not there, in the bin, or that storage cannot give', () => {
	const { store, editor } = open();
	expect(editor.inBin).toBe(false);
	store.bin(true);
	expect(editor.inBin).toBe(true);
	store.bin(false);
	expect([editor.inBin, editor.notice]).toEqual([false, null]); // the roster is the same: nothing to tell

	const missing = new RosterEditor({ ...store.api(), watch: (_id, next) => (next(null), () => {}) }, 'x');
	expect(missing.status).toBe('loading');
	missing.open();
	expect(missing.status).toBe('missing');
	expect(missing.inBin).toBe(false);

	const blocked = new RosterEditor(
		{ ...store.api(), watch: (_id, _next, fail) => (fail(failure('blocked')), () => {}) },
		'x'
	);
	blocked.open();
	expect([blocked.status, blocked.failure]).toEqual(['failed', failure('blocked')]);
});
