import type { Roster } from '../roster/document.ts';
import type { RosterStore, StoreFailure, StoredRoster } from '../store/contract.ts';
import type { Result } from '../util/result.ts';
import { type Twin, copyName, findTwin } from './twin.ts';

/** What became of "keep a copy": the roster to open, a question first, or why it could not be kept. */
export type Kept =
	| { readonly kind: 'kept'; readonly id: string }
	| { readonly kind: 'asks' }
	| { readonly kind: 'failed'; readonly failure: StoreFailure };

/** The rosters as they are now, once. */
function listAll(store: RosterStore): Promise<Result<readonly StoredRoster[], StoreFailure>> {
	return new Promise((resolve) => {
		const stop = store.watchAll(
			(value) => {
				resolve({ ok: true, value });
				queueMicrotask(() => stop()); // the first call may come before `stop` is there
			},
			(error) => resolve({ ok: false, error })
		);
	});
}

/**
 * Keeps a received roster. What this device seems to have already is not doubled and not overwritten without an answer:
 * then `twin` is the question, and `both`, `replace` or `skip` the answer.
 */
export class Keeper {
	readonly #open: () => Promise<RosterStore>;
	#twin = $state.raw<Twin | null>(null);
	#kept = $state.raw<readonly StoredRoster[]>([]);
	#busy = $state(false);
	#roster: Roster | null = null;

	constructor(open: () => Promise<RosterStore>) {
		this.#open = open;
	}

	get twin(): Twin | null {
		return this.#twin;
	}
	get busy(): boolean {
		return this.#busy;
	}
	/** The name a second copy gets. */
	copyName(name: string): string {
		return copyName(name, this.#kept);
	}
	forget(): void {
		this.#twin = null;
	}

	async keep(roster: Roster): Promise<Kept> {
		return this.#once(async (store) => {
			const all = await listAll(store);
			if (!all.ok) return { kind: 'failed', failure: all.error };
			this.#kept = all.value;
			this.#roster = roster;
			const twin = findTwin(roster, all.value);
			if (!twin) return kept(await store.create(roster));
			this.#twin = twin;
			return { kind: 'asks' };
		});
	}

	/** Keeps the received one beside the other, under a numbered name. */
	both(): Promise<Kept> {
		return this.#once(async (store) => {
			const roster = this.#roster;
			if (!roster) return { kind: 'asks' };
			return kept(await store.create({ ...roster, name: this.copyName(roster.name) }));
		});
	}

	/** Puts the received one in the place of the other: one undo step of that roster. */
	replace(): Promise<Kept> {
		return this.#once(async (store) => {
			const twin = this.#twin;
			if (!twin || !this.#roster) return { kind: 'asks' };
			const { id, revision } = twin.stored;
			const written = await store.replace(id, revision, this.#roster);
			return written.ok ? { kind: 'kept', id } : { kind: 'failed', failure: written.error };
		});
	}

	/** Keeps nothing; the roster that is there is opened. */
	skip(): Kept {
		return this.#twin ? { kind: 'kept', id: this.#twin.stored.id } : { kind: 'asks' };
	}

	/** A second tap while the first is at work does nothing. */
	async #once(work: (store: RosterStore) => Promise<Kept>): Promise<Kept> {
		if (this.#busy) return { kind: 'asks' };
		this.#busy = true;
		try {
			return await work(await this.#open());
		} finally {
			this.#busy = false;
		}
	}
}

const kept = (stored: Result<StoredRoster, StoreFailure>): Kept =>
	stored.ok ? { kind: 'kept', id: stored.value.id } : { kind: 'failed', failure: stored.error };
