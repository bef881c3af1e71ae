import { onRosterKept } from '../store/status.ts';

/** `asked` while the browser shows its question; `unsupported` where there is nothing to ask. */
export type Persistence = 'unknown' | 'asked' | 'granted' | 'denied' | 'unsupported';

/** Whether the browser promised not to clear what is stored when it needs room. */
class Persistent {
	#state = $state.raw<Persistence>('unknown');
	#usage = $state.raw<{ readonly used: number; readonly quota: number } | null>(null);

	get state(): Persistence {
		return this.#state;
	}
	/** Bytes used by this app (its own files included) and allowed; null where the browser does not say. */
	get usage(): { readonly used: number; readonly quota: number } | null {
		return this.#usage;
	}

	/** Asks nothing of the user. */
	async refresh(): Promise<void> {
		const { storage } = navigator;
		// some browsers have no storage manager at all, some an old one without these
		if (typeof storage?.persisted !== 'function' || typeof storage.persist !== 'function') {
			this.#state = 'unsupported';
			return;
		}
		try {
			if (await storage.persisted()) this.#state = 'granted';
			const { usage, quota } = await storage.estimate();
			if (usage !== undefined && quota !== undefined) this.#usage = { used: usage, quota };
		} catch {
			// a frame without storage
		}
	}

	/** Asks the browser, which may ask the user. */
	async ask(): Promise<void> {
		if (this.#state === 'granted' || this.#state === 'asked') return;
		if (typeof navigator.storage?.persist !== 'function') {
			this.#state = 'unsupported';
			return;
		}
		this.#state = 'asked';
		try {
			this.#state = (await navigator.storage.persist()) ? 'granted' : 'denied';
		} catch {
			this.#state = 'denied';
		}
	}

	/** Asks once a roster was kept: then there is something to lose, and the user has just acted. */
	start(): () => void {
		void this.refresh();
		const stop = onRosterKept(() => {
			stop();
			if (this.#state === 'unknown') void this.ask();
		});
		return stop;
	}
}

export const persistence = new Persistent();
