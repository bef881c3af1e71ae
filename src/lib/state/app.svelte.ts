import type { Roster } from '../roster/document.ts';
import type { Report } from '../rules/problem.ts';
import { type GameModule, loadGame } from '../rules/registry.ts';
import type { BrokenRecord, RosterStore, StoreFailure, StoredRoster } from '../store/contract.ts';
import { failure } from '../util/result.ts';

/** What every screen shares: the one store of this window and its rosters as they are now, whatever tab changed them. */
export class App {
	#store = $state.raw<RosterStore | null>(null);
	#rosters = $state.raw<readonly StoredRoster[] | null>(null);
	#broken = $state.raw<readonly BrokenRecord[]>([]);
	#failure = $state.raw<StoreFailure | null>(null);
	#games = $state.raw<readonly GameModule[]>([]);
	readonly #reports = new WeakMap<Roster, Report>();
	#opening: Promise<RosterStore> | null = null;

	/** Null while it opens. */
	get store(): RosterStore | null {
		return this.#store;
	}
	/** Rosters that are not in the bin, newest change first; null until they are read. */
	readonly rosters: readonly StoredRoster[] | null = $derived(
		this.#rosters?.filter((roster) => roster.deletedAt === null) ?? null
	);
	/** Rosters in the bin, the last thrown first. */
	readonly bin: readonly StoredRoster[] = $derived(
		(this.#rosters ?? [])
			.filter((roster) => roster.deletedAt !== null)
			.toSorted((a, b) => (b.deletedAt ?? 0) - (a.deletedAt ?? 0))
	);
	/** Records that this version cannot read. */
	get broken(): readonly BrokenRecord[] {
		return this.#broken;
	}
	get failure(): StoreFailure | null {
		return this.#failure;
	}

	/**
	 * Opens the store once and follows it. What opens it is a parameter, so that the database's code is no part of what
	 * a screen must load before it can show anything. Rejects only when that code cannot be fetched; `failure` tells.
	 */
	open(openStore: () => Promise<RosterStore>): Promise<RosterStore> {
		this.#opening ??= this.#start(openStore).catch((error: unknown) => {
			// its code could not be fetched; the next screen that asks tries again
			this.#opening = null;
			this.#failure = failure('unknown', { error: error instanceof Error ? error.message : String(error) });
			throw error;
		});
		return this.#opening;
	}

	async #start(openStore: () => Promise<RosterStore>): Promise<RosterStore> {
		const store = await openStore();
		this.#store = store;
		store.watchAll(
			(rosters, broken) => {
				this.#rosters = rosters;
				this.#broken = broken;
				this.#failure = null;
				void this.#loadGames(rosters);
			},
			(failed) => (this.#failure = failed)
		);
		return store;
	}

	async #loadGames(rosters: readonly StoredRoster[]): Promise<void> {
		for (const id of rosters.map((stored) => stored.roster.game)) {
			if (this.#games.some((game) => game.id === id)) continue;
			try {
				const game = await loadGame(id);
				if (!this.#games.some((known) => known.id === id)) this.#games = [...this.#games, game];
			} catch {
				// the code of this game could not be fetched: its rosters show without totals until the next change
			}
		}
	}

	/** Combat groups of a company; null in games without, and until the game's code is there. */
	groups(roster: Roster): number | null {
		return this.#games.find((module) => module.id === roster.game)?.groups(roster) ?? null;
	}

	/** What the rules say about a roster now; null until the game's code is there. Never a stored number. */
	report(roster: Roster): Report | null {
		const game = this.#games.find((module) => module.id === roster.game);
		if (!game) return null;
		const known = this.#reports.get(roster);
		if (known) return known;
		const report = game.validate(roster);
		this.#reports.set(roster, report);
		return report;
	}
}

export const app = new App();
