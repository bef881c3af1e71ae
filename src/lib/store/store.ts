import { type Roster, parseRoster } from '../roster/document.ts';
import { type Edit, applyEdit } from '../roster/edits.ts';
import { type Result, err, failure, ok } from '../util/result.ts';
import type { Backend, Side, Tables } from './backend.ts';
import type { BrokenRecord, RosterStore, StoreFailure, StoredRoster, Written } from './contract.ts';
import { toFailure } from './failure.ts';
import { newId } from './ids.ts';
import type { Change, Journal } from './journal.ts';
import { type Renames, renameEntry } from './merge-ids.ts';
import { type StoredRecord, plain, readRecord } from './record.ts';
import { SETTING } from './settings-keys.ts';

/** Undo steps kept per roster, across reloads. */
export const MAX_STEPS = 200;
/** Two equal `create` or `duplicate` calls within this time are one double tap. */
const DOUBLE_TAP_MS = 700;
/** Journalled changes remembered as done; a tab that is slow rather than gone has far fewer on their way. */
const MAX_DONE = 200;

type Outcome<T> = Result<T, StoreFailure>;

export interface StoreOptions {
	readonly now?: () => number;
	/** Called after a roster was first written or changed, so that the app may ask for lasting storage. */
	readonly onKept?: () => void;
	/** Where each change is written down until the database has answered. */
	readonly journal?: Journal;
}

export interface FullStore extends RosterStore {
	/** The tables, for backup and restore. */
	readonly backend: Backend;
	/** Removes a record that was set aside, for good. */
	removeBroken(id: string): Promise<Outcome<null>>;
	/** Does what closed tabs wrote down and the database never heard of. Once, before anything is read. */
	catchUp(): Promise<void>;
	watchSetting(key: string, next: (value: unknown) => void): () => void;
	close(): void;
}

const gone = (id: string): StoreFailure => failure('gone', { id });

async function attempt<T>(work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
	try {
		return await work();
	} catch (error) {
		return err(toFailure(error));
	}
}

/** Every record, readable or not; when an unreadable one was first seen is remembered by the caller. */
export async function readAll(
	tables: Tables,
	foundAt: (key: string) => number
): Promise<{ readonly rosters: StoredRecord[]; readonly broken: BrokenRecord[] }> {
	const rosters: StoredRecord[] = [];
	const broken: BrokenRecord[] = [...(await tables.broken())];
	for (const { key, value } of await tables.rosters()) {
		const read = readRecord(value);
		const id = `rosters:${JSON.stringify(key)}`;
		if (read.ok) rosters.push(read.value);
		else broken.push({ id, foundAt: foundAt(id), reason: read.error, raw: value });
	}
	rosters.sort((a, b) => b.updatedAt - a.updatedAt || (a.id < b.id ? -1 : 1));
	return { rosters, broken };
}

const readOne = async (tables: Tables, id: string): Promise<StoredRoster | null> => {
	const read = readRecord(await tables.roster(id));
	return read.ok ? read.value : null;
};

const describe = async (tables: Tables, stored: StoredRoster, merged: boolean): Promise<Written> => ({
	stored,
	merged,
	canUndo: await tables.hasStep(stored.id, 'undo'),
	canRedo: await tables.hasStep(stored.id, 'redo')
});

/** A plain, readable copy of a document, or why it would not be readable again. */
function checked(roster: Roster): Outcome<Roster> {
	const parsed = parseRoster(plain(roster));
	return parsed.ok ? parsed : err(failure('unknown', { ...parsed.error.facts, error: parsed.error.code }));
}

export async function countChange(tables: Tables): Promise<void> {
	const before = await tables.setting(SETTING.changes);
	await tables.putSetting(SETTING.changes, (typeof before === 'number' ? before : 0) + 1);
}

/** Why a change that was written down may still succeed another day. */
const LATER: ReadonlySet<StoreFailure['code']> = new Set(['quota', 'refused', 'blocked', 'old-tab']);

/** Remembers the change as done; false when it was already. */
async function markDone(tables: Tables, token: string | null): Promise<boolean> {
	if (token === null) return true;
	const known = await tables.setting(SETTING.done);
	const done: readonly unknown[] = Array.isArray(known) ? known : [];
	if (done.includes(token)) return false;
	await tables.putSetting(SETTING.done, [...done, token].slice(-MAX_DONE));
	return true;
}

/** The store over any backend. Every method answers; none throws for what a user or a browser can cause. */
export function makeStore(backend: Backend, options: StoreOptions = {}): FullStore {
	const now = options.now ?? Date.now;
	// what is in memory is gone with the window, and no other would do its changes
	const journal = backend.kept ? options.journal : undefined;
	const seen = new Map<string, number>();
	const foundAt = (key: string) => {
		const at = seen.get(key) ?? now();
		seen.set(key, at);
		return at;
	};
	/** By roster: entry ids this window uses that were stored under another, and the revision that made them so. */
	const renames = new Map<string, { readonly revision: number; readonly ids: Renames }>();

	async function write(tables: Tables, stored: StoredRoster): Promise<StoredRoster> {
		await Promise.all([tables.putRoster(stored), countChange(tables)]);
		return stored;
	}

	/** One change of a whole record that makes no undo step. */
	function change(id: string, next: (before: StoredRoster) => StoredRoster): Promise<Outcome<StoredRoster>> {
		return attempt(() =>
			backend.write(async (tables) => {
				const before = await readOne(tables, id);
				if (!before) return err(gone(id));
				return ok(await write(tables, { ...next(before), revision: before.revision + 1 }));
			})
		);
	}

	/** One change of the document: the one before becomes an undo step, and what could be redone is forgotten. */
	async function commit(
		id: string,
		revision: number,
		token: string | null,
		next: (before: StoredRoster) => Outcome<Roster>
	) {
		const outcome = await attempt(() =>
			backend.write(async (tables): Promise<Outcome<Written>> => {
				const [before, fresh] = await Promise.all([readOne(tables, id), markDone(tables, token)]);
				if (!before) return err(gone(id));
				if (!fresh) return ok(await describe(tables, before, revision !== before.revision));
				const roster = next(before);
				if (!roster.ok) return roster;
				const after = { ...before, revision: before.revision + 1, updatedAt: now(), roster: roster.value };
				// together, not one after another: the tab may be closed in the next moment
				await Promise.all([
					tables.pushStep(id, 'undo', before.revision, before.roster, MAX_STEPS),
					tables.clearSteps(id, 'redo'),
					write(tables, after)
				]);
				return ok({ stored: after, merged: revision !== before.revision, canUndo: true, canRedo: false });
			})
		);
		if (outcome.ok) options.onKept?.();
		return outcome;
	}

	/** Takes the newest readable snapshot of one side and puts the present document on the other. */
	function travel(id: string, from: Side, to: Side, token: string | null): Promise<Outcome<Written>> {
		return attempt(() =>
			backend.write(async (tables): Promise<Outcome<Written>> => {
				const [before, fresh] = await Promise.all([readOne(tables, id), markDone(tables, token)]);
				if (!before) return err(gone(id));
				if (!fresh) return ok(await describe(tables, before, false));
				while (await tables.hasStep(id, from)) {
					const snapshot = await tables.popStep(id, from);
					const read = parseRoster(snapshot);
					if (read.ok) {
						await tables.pushStep(id, to, before.revision, before.roster, MAX_STEPS);
						const after = { ...before, revision: before.revision + 1, updatedAt: now(), roster: read.value };
						return ok(await describe(tables, await write(tables, after), false));
					}
					const row = { id: `steps:${id}:${newId()}`, foundAt: now(), reason: read.error.code, raw: snapshot };
					await tables.putBroken(row);
				}
				return ok(await describe(tables, before, false));
			})
		);
	}

	function edit(id: string, revision: number, edits: readonly Edit[], token: string | null) {
		const copies: readonly Edit[] = edits.map((one) => JSON.parse(JSON.stringify(one)));
		return commit(id, revision, token, (before) => {
			const known = renames.get(id);
			let ids: Renames = known && revision < known.revision ? known.ids : new Map();
			let roster: Roster = before.roster;
			for (const copy of copies) {
				const renamed = renameEntry(roster, copy, ids);
				ids = renamed.renames;
				roster = applyEdit(roster, renamed.edit);
			}
			if (ids.size > 0) renames.set(id, { revision: before.revision + 1, ids });
			return checked(roster);
		});
	}

	function perform({ roster, revision, work }: Omit<Change, 'token' | 'place'>, token: string | null) {
		if (work === 'undo') return travel(roster, 'undo', 'redo', token);
		if (work === 'redo') return travel(roster, 'redo', 'undo', token);
		return edit(roster, revision, work, token);
	}

	/** Written down in the same task as the tap; struck out when the database has answered, whatever it said. */
	async function noted(change: Omit<Change, 'token' | 'place'>): Promise<Outcome<Written>> {
		const token = journal?.put(change) ?? null;
		const outcome = await perform(change, token);
		if (token !== null) journal?.strike(token);
		return outcome;
	}

	const recent = new Map<string, { readonly at: number; readonly result: Promise<Outcome<StoredRoster>> }>();
	/** A second equal call within a double tap gets the first one's answer. */
	function once(
		what: string,
		work: () => Promise<Outcome<StoredRoster>>,
		again: (first: StoredRoster) => Promise<Outcome<StoredRoster>>
	): Promise<Outcome<StoredRoster>> {
		const first = recent.get(what);
		if (first && now() - first.at < DOUBLE_TAP_MS) {
			return first.result.then((outcome) => (outcome.ok ? again(outcome.value) : outcome));
		}
		const result = work();
		recent.clear();
		recent.set(what, { at: now(), result });
		return result;
	}
	const readAgain = (stored: StoredRoster): Promise<Outcome<StoredRoster>> =>
		attempt(() =>
			backend.read(async (tables) => {
				const found = await readOne(tables, stored.id);
				return found ? ok(found) : err(gone(stored.id));
			})
		);

	async function insert(roster: Roster, tags: readonly string[]): Promise<Outcome<StoredRoster>> {
		const readable = checked(roster);
		if (!readable.ok) return readable;
		const at = now();
		const head = {
			id: newId(),
			revision: 1,
			createdAt: at,
			updatedAt: at,
			tags: [...tags],
			deletedAt: null,
			origin: null
		};
		const outcome = await attempt(() =>
			backend.write(async (tables) => ok(await write(tables, { ...head, roster: readable.value })))
		);
		if (outcome.ok) options.onKept?.();
		return outcome;
	}

	return {
		kept: backend.kept,
		backend,
		create: (roster, tags = []) =>
			once(`create ${JSON.stringify([roster, tags])}`, () => insert(roster, tags), readAgain),
		get: (id) =>
			attempt(() =>
				backend.read(async (tables) => {
					const stored = await readOne(tables, id);
					return stored ? ok(await describe(tables, stored, false)) : err(gone(id));
				})
			),
		edit: (id, revision, edits) => noted({ roster: id, revision, at: now(), work: edits }),
		replace: (id, revision, roster) => commit(id, revision, null, () => checked(roster)),
		undo: (id) => noted({ roster: id, revision: 0, at: now(), work: 'undo' }),
		redo: (id) => noted({ roster: id, revision: 0, at: now(), work: 'redo' }),
		setTags: (id, tags) => change(id, (before) => ({ ...before, tags: [...new Set(tags)] })),
		duplicate: (id, { name, pointsLimit }) =>
			once(
				`duplicate ${JSON.stringify([id, name, pointsLimit])}`,
				async () => {
					const source = await attempt(() => backend.read(async (tables) => ok(await readOne(tables, id))));
					if (!source.ok) return source;
					if (!source.value) return err(gone(id));
					const { roster, tags } = source.value;
					return insert({ ...roster, name, ...(pointsLimit === undefined ? {} : { pointsLimit }) }, tags);
				},
				readAgain
			),
		remove: (id) => change(id, (before) => ({ ...before, deletedAt: before.deletedAt ?? now() })),
		restore: (id) => change(id, (before) => ({ ...before, deletedAt: null })),
		purge: (id) =>
			attempt(() =>
				backend.write(async (tables) => {
					await tables.deleteRoster(id);
					await tables.clearSteps(id, 'undo');
					await tables.clearSteps(id, 'redo');
					await countChange(tables);
					return ok(null);
				})
			),
		watchAll: (next, fail) =>
			backend.watch(
				(tables) => readAll(tables, foundAt),
				({ rosters, broken }) => next(rosters, broken),
				(error) => fail(toFailure(error))
			),
		watch: (id, next, fail) =>
			backend.watch(
				async (tables) => {
					const stored = await readOne(tables, id);
					return stored ? describe(tables, stored, false) : null;
				},
				next,
				(error) => fail(toFailure(error))
			),
		async getSetting(key) {
			const found = await attempt(() => backend.read(async (tables) => ok(await tables.setting(key))));
			return found.ok ? found.value : undefined;
		},
		setSetting: (key, value) =>
			attempt(() =>
				backend.write(async (tables) => {
					await tables.putSetting(key, plain(value));
					return ok(null);
				})
			),
		watchSetting: (key, next) =>
			backend.watch(
				(tables) => tables.setting(key),
				next,
				() => undefined
			),
		removeBroken: (id) =>
			attempt(() =>
				backend.write(async (tables) => {
					await tables.deleteBroken(id);
					for (const { key, value } of await tables.rosters()) {
						if (`rosters:${JSON.stringify(key)}` === id && !readRecord(value).ok) await tables.deleteRoster(key);
					}
					return ok(null);
				})
			),
		async catchUp() {
			for (const change of journal?.left() ?? []) {
				const outcome = await perform(change, change.token);
				if (outcome.ok || !LATER.has(outcome.error.code)) journal?.strike(change.token);
			}
		},
		close: () => backend.close()
	};
}
