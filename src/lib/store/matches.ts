import { type MatchDocument, makeMatchDocument, parseMatch } from '../match/document.ts';
import { type Result, err, failure, ok } from '../util/result.ts';
import type { Tables } from './backend.ts';
import type { Stop, StoreFailure } from './contract.ts';
import { toFailure } from './failure.ts';
import { newId } from './ids.ts';
import { type StoredMatch, matchRow, readMatchRecord } from './match-record.ts';
import { type MatchJournal, type MatchWork, doWork, matchJournal } from './match-work.ts';
import { openStore } from './open.ts';
import { tellKept } from './status.ts';
import { type FullStore, countChange } from './store.ts';

/*
 * Matches, stored at each event. Each step is written down in the journal first, so that a tab that is closed in the same
 * moment loses nothing; it is done only to the state that its tab saw, so that two tabs never mix their events.
 */

type Outcome<T> = Result<T, StoreFailure>;

/** `done` false: another tab had gone on from that state; nothing was changed, and `stored` is how the match is now. */
export interface MatchAnswer {
	readonly stored: StoredMatch;
	readonly done: boolean;
}

export interface MatchStore {
	/** False when nothing outlives this window. */
	readonly kept: boolean;
	create(match: MatchDocument): Promise<Outcome<StoredMatch>>;
	get(id: string): Promise<Outcome<StoredMatch>>;
	/** One step, to the state of that revision only. */
	change(id: string, revision: number, work: MatchWork): Promise<Outcome<MatchAnswer>>;
	/** Into the bin, where it stays until `purge`, which is for good; `restore` takes it out again. */
	remove(id: string): Promise<Outcome<StoredMatch>>;
	restore(id: string): Promise<Outcome<StoredMatch>>;
	purge(id: string): Promise<Outcome<null>>;
	/** Calls back now and at every change, from this tab or another: newest first, those in the bin among them. */
	watchAll(
		next: (matches: readonly StoredMatch[], unreadable: number) => void,
		fail: (failure: StoreFailure) => void
	): Stop;
	watch(id: string, next: (stored: StoredMatch | null) => void, fail: (failure: StoreFailure) => void): Stop;
	/** Does what closed tabs wrote down and the database never heard of. Once, before anything is read. */
	catchUp(): Promise<void>;
}

/** What was written down is kept for another day when the database could not take it. */
const LATER: ReadonlySet<StoreFailure['code']> = new Set(['quota', 'refused', 'blocked', 'old-tab']);

const gone = (id: string): StoreFailure => failure('gone', { id });

async function attempt<T>(work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
	try {
		return await work();
	} catch (error) {
		return err(toFailure(error));
	}
}

const readOne = async (tables: Tables, id: string): Promise<StoredMatch | null> => {
	const read = readMatchRecord(await tables.match(id));
	return read.ok ? read.value : null;
};

/** Every match, newest change first; rows that cannot be read stay where they are. */
export async function readMatches(
	tables: Tables
): Promise<{ readonly matches: StoredMatch[]; readonly unreadable: { reason: string; raw: unknown }[] }> {
	const matches: StoredMatch[] = [];
	const unreadable: { reason: string; raw: unknown }[] = [];
	for (const { value } of await tables.matches()) {
		const read = readMatchRecord(value);
		if (read.ok) matches.push(read.value);
		else unreadable.push({ reason: read.error, raw: value });
	}
	matches.sort((a, b) => b.updatedAt - a.updatedAt || (a.id < b.id ? -1 : 1));
	return { matches, unreadable };
}

export interface MatchStoreOptions {
	readonly now?: () => number;
	readonly journal?: MatchJournal;
	/** Called after a match was first written, so that the app may ask for lasting storage. */
	readonly onKept?: () => void;
}

/** The matches of a store. Every method answers; none throws for what a user or a browser can cause. */
export function makeMatchStore({ backend }: Pick<FullStore, 'backend'>, options: MatchStoreOptions = {}): MatchStore {
	const now = options.now ?? Date.now;
	const journal = backend.kept ? options.journal : undefined;

	const put = async (tables: Tables, stored: StoredMatch): Promise<StoredMatch> => {
		await Promise.all([tables.putMatch(matchRow(stored)), countChange(tables)]);
		return stored;
	};
	const perform = (id: string, revision: number, work: MatchWork): Promise<Outcome<MatchAnswer>> =>
		attempt(() =>
			backend.write(async (tables): Promise<Outcome<MatchAnswer>> => {
				const before = await readOne(tables, id);
				if (!before) return err(gone(id));
				if (before.revision !== revision) return ok({ stored: before, done: false });
				const after = { ...before, ...doWork(before, work), revision: revision + 1, updatedAt: now() };
				const readable = readMatchRecord(matchRow(after));
				if (!readable.ok) return err(failure('unknown', { error: readable.error }));
				return ok({ stored: await put(tables, readable.value), done: true });
			})
		);
	const setDeleted = (id: string, deletedAt: (before: StoredMatch) => number | null): Promise<Outcome<StoredMatch>> =>
		attempt(() =>
			backend.write(async (tables) => {
				const before = await readOne(tables, id);
				if (!before) return err(gone(id));
				return ok(await put(tables, { ...before, deletedAt: deletedAt(before), revision: before.revision + 1 }));
			})
		);

	return {
		kept: backend.kept,
		async create(match) {
			const parsed = parseMatch(JSON.parse(JSON.stringify(makeMatchDocument(match))));
			if (!parsed.ok) return err(failure('unknown', { ...parsed.error.facts, error: parsed.error.code }));
			const at = now();
			const head = { id: newId(), revision: 1, createdAt: at, updatedAt: at, deletedAt: null, undone: [] };
			const made = await attempt(() =>
				backend.write(async (tables) => ok(await put(tables, { ...head, match: parsed.value })))
			);
			if (made.ok) options.onKept?.();
			return made;
		},
		get: (id) =>
			attempt(() =>
				backend.read(async (tables) => {
					const stored = await readOne(tables, id);
					return stored ? ok(stored) : err(gone(id));
				})
			),
		async change(id, revision, work) {
			const token = journal?.put({ match: id, revision, at: now(), work }) ?? null;
			const answer = await perform(id, revision, work);
			if (token !== null) journal?.strike(token);
			return answer;
		},
		remove: (id) => setDeleted(id, (before) => before.deletedAt ?? now()),
		restore: (id) => setDeleted(id, () => null),
		purge: (id) =>
			attempt(() =>
				backend.write(async (tables) => {
					await Promise.all([tables.deleteMatch(id), countChange(tables)]);
					return ok(null);
				})
			),
		watchAll: (next, fail) =>
			backend.watch(
				readMatches,
				({ matches, unreadable }) => next(matches, unreadable.length),
				(error) => fail(toFailure(error))
			),
		watch: (id, next, fail) =>
			backend.watch(
				(tables) => readOne(tables, id),
				next,
				(error) => fail(toFailure(error))
			),
		async catchUp() {
			for (const { token, match, revision, work } of journal?.left() ?? []) {
				const answer = await perform(match, revision, work);
				if (answer.ok || !LATER.has(answer.error.code)) journal?.strike(token);
			}
		}
	};
}

let opened: Promise<MatchStore> | undefined;

/** The window's one store of matches, with what closed tabs left done. */
export function openMatches(): Promise<MatchStore> {
	opened ??= openStore().then(async (store) => {
		const matches = makeMatchStore(store, {
			journal: matchJournal(() => localStorage),
			onKept: tellKept
		});
		await matches.catchUp();
		return matches;
	});
	return opened;
}
