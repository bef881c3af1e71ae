import Dexie, { type Table, liveQuery } from 'dexie';
import * as z from 'zod/mini';
import type { Backend, BrokenRow, Row, Side, Tables } from './backend.ts';

const BrokenShape = z.object({
	id: z.string(),
	foundAt: z.catch(z.number(), 0),
	reason: z.catch(z.string(), ''),
	raw: z.unknown()
});
const StepShape = z.looseObject({ snapshot: z.unknown() });
const SettingShape = z.looseObject({ key: z.string(), value: z.unknown() });
/** Primary key of a step: roster, side, place. */
const StepKey = z.tuple([z.string(), z.string(), z.number()]);

/** Another tab upgraded the database: this one must not write any more (its shapes are old). */
export class OldTabError extends Error {
	override readonly name = 'OldTabError';
}

/** `db` is open. `onOld` is called when a newer version of the app has the database. */
export function dexieBackend(db: Dexie, onOld: () => void = () => undefined): Backend {
	const rosters: Table<unknown, unknown> = db.table('rosters');
	const steps: Table<unknown, unknown> = db.table('steps');
	const matches: Table<unknown, unknown> = db.table('matches');
	const settings: Table<unknown, string> = db.table('settings');
	const broken: Table<unknown, string> = db.table('broken');

	const line = (id: string, side: Side) =>
		steps.where('[roster+side+at]').between([id, side, Dexie.minKey], [id, side, Dexie.maxKey]);
	const lineKeys = async (id: string, side: Side) => z.array(StepKey).parse(await line(id, side).primaryKeys());

	const rowsOf = async (table: Table<unknown, unknown>): Promise<Row[]> => {
		const [keys, values] = [await table.toCollection().primaryKeys(), await table.toArray()];
		return keys.map((key, at) => ({ key, value: values[at] }));
	};

	const tables: Tables = {
		roster: (id) => rosters.get(id),
		rosters: () => rowsOf(rosters),
		putRoster: async (row) => void (await rosters.put(row)),
		deleteRoster: (key) => rosters.delete(key),
		pushStep: async (id, side, at, snapshot, cap) => {
			const [, keys] = await Promise.all([steps.put({ roster: id, side, at, snapshot }), lineKeys(id, side)]);
			if (keys.length > cap) await steps.bulkDelete(keys.slice(0, keys.length - cap));
		},
		popStep: async (id, side) => {
			const key = (await lineKeys(id, side)).at(-1);
			if (!key) return undefined;
			const row = StepShape.parse(await steps.get(key));
			await steps.delete(key);
			return row.snapshot;
		},
		hasStep: async (id, side) => (await line(id, side).limit(1).count()) > 0,
		clearSteps: async (id, side) => void (await line(id, side).delete()),
		match: (id) => matches.get(id),
		matches: () => rowsOf(matches),
		putMatch: async (row) => void (await matches.put(row)),
		deleteMatch: (key) => matches.delete(key),
		setting: async (key) => {
			const row = SettingShape.safeParse(await settings.get(key));
			return row.success ? row.data.value : undefined;
		},
		settings: async () => {
			const rows = (await settings.toArray()).map((row) => SettingShape.safeParse(row));
			return Object.fromEntries(rows.flatMap((row) => (row.success ? [[row.data.key, row.data.value]] : [])));
		},
		putSetting: async (key, value) => void (await settings.put({ key, value })),
		broken: async () => {
			const rows = (await broken.toArray()).map((row) => BrokenShape.safeParse(row));
			return rows.flatMap((row): BrokenRow[] => (row.success ? [row.data] : []));
		},
		putBroken: async (row) => void (await broken.put(row)),
		deleteBroken: (id) => broken.delete(id)
	};

	const isNewer = () => Math.floor(db.backendDB().version / 10) > db.verno;
	const oldListeners = new Set<() => void>([onOld]);
	let old = false;
	const becomeOld = () => {
		old = true;
		for (const tell of [...oldListeners]) tell();
		oldListeners.clear();
	};
	if (isNewer()) becomeOld();
	// By default Dexie closes, and silently opens again at the next write, at whatever version it finds.
	db.on('versionchange', (event) => {
		const upgraded = event.newVersion !== null; // else the database is being deleted
		db.close({ disableAutoOpen: upgraded });
		if (upgraded) becomeOld();
	});
	// The browser may close a connection by itself; Dexie opens again, perhaps on what a newer version made meanwhile.
	let first = true;
	db.on(
		'ready',
		() => {
			if (first) first = false;
			else if (isNewer()) {
				becomeOld();
				throw new OldTabError();
			}
		},
		true
	);

	const all = [rosters, steps, matches, settings, broken];
	const read = <T>(work: (tables: Tables) => Promise<T>): Promise<T> =>
		old ? Promise.reject(new OldTabError()) : Promise.resolve(db.transaction('r', all, async () => work(tables)));

	return {
		kept: true,
		read,
		write: (work) =>
			old ? Promise.reject(new OldTabError()) : Promise.resolve(db.transaction('rw', all, async () => work(tables))),
		watch: (work, next, fail) => {
			if (old) {
				fail(new OldTabError());
				return () => undefined;
			}
			const subscription = liveQuery(async () => read(work)).subscribe({ next, error: fail });
			const tellOld = () => {
				subscription.unsubscribe();
				fail(new OldTabError());
			};
			oldListeners.add(tellOld);
			return () => {
				oldListeners.delete(tellOld);
				subscription.unsubscribe();
			};
		},
		close: () => db.close()
	};
}
