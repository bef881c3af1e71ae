import type { Backend, BrokenRow, Row, Side, Tables } from './backend.ts';

/** For private windows and refused storage: the same store, gone with the window. */
export function memoryBackend(): Backend {
	const rosters = new Map<string, unknown>();
	const steps = new Map<string, unknown[]>();
	const matches = new Map<string, unknown>();
	const settings = new Map<string, unknown>();
	const broken = new Map<string, BrokenRow>();
	const watchers = new Set<() => void>();
	const line = (id: string, side: Side) => `${side} ${id}`;

	const tables: Tables = {
		roster: async (id) => structuredClone(rosters.get(id)),
		rosters: async () => [...rosters].map(([key, value]): Row => ({ key, value: structuredClone(value) })),
		putRoster: async (row) => void rosters.set(row.id, structuredClone(row)),
		deleteRoster: async (key) => void rosters.delete(String(key)),
		pushStep: async (id, side, _at, snapshot, cap) => {
			const kept = [...(steps.get(line(id, side)) ?? []), structuredClone(snapshot)];
			steps.set(line(id, side), kept.slice(-cap));
		},
		popStep: async (id, side) => {
			const all = steps.get(line(id, side)) ?? [];
			steps.set(line(id, side), all.slice(0, -1));
			return all.at(-1);
		},
		hasStep: async (id, side) => (steps.get(line(id, side)) ?? []).length > 0,
		clearSteps: async (id, side) => void steps.delete(line(id, side)),
		match: async (id) => structuredClone(matches.get(id)),
		matches: async () => [...matches].map(([key, value]): Row => ({ key, value: structuredClone(value) })),
		putMatch: async (row) => void matches.set(row.id, structuredClone(row)),
		deleteMatch: async (key) => void matches.delete(String(key)),
		setting: async (key) => structuredClone(settings.get(key)),
		settings: async () => structuredClone(Object.fromEntries(settings)),
		putSetting: async (key, value) => void settings.set(key, structuredClone(value)),
		broken: async () => [...broken.values()],
		putBroken: async (row) => void broken.set(row.id, row),
		deleteBroken: async (id) => void broken.delete(id)
	};

	const snapshot = () => [rosters, steps, matches, settings, broken].map((map) => new Map<string, unknown>(map));
	const restore = (saved: readonly ReadonlyMap<string, unknown>[]) =>
		[rosters, steps, matches, settings, broken].forEach((map: Map<string, unknown>, at) => {
			map.clear();
			for (const [key, value] of saved[at] ?? []) map.set(key, value);
		});

	// one piece of work after another, as a database does
	let last: Promise<unknown> = Promise.resolve();
	const queue = <T>(work: () => Promise<T>): Promise<T> => {
		const result = last.then(work);
		last = result.catch(() => undefined);
		return result;
	};

	return {
		kept: false,
		read: (work) => queue(() => work(tables)),
		write: (work) =>
			queue(async () => {
				const saved = snapshot();
				try {
					const result = await work(tables);
					for (const run of watchers) run();
					return result;
				} catch (error) {
					restore(saved);
					throw error;
				}
			}),
		watch: (work, next, fail) => {
			let stopped = false;
			const run = () => {
				queue(() => work(tables)).then(
					(value) => stopped || next(value),
					(error: unknown) => stopped || fail(error)
				);
			};
			watchers.add(run);
			run();
			return () => {
				stopped = true;
				watchers.delete(run);
			};
		},
		close: () => watchers.clear()
	};
}
