import { version } from '$app/environment';
import { base } from '$app/paths';
import type { Workbox } from 'workbox-window';
import { isBusy } from './busy.ts';
import { addToList, readList } from './session-list.ts';
import { afterTakeover } from './takeover.ts';

/*
 * The window's side of the service worker. A new version waits until somebody consents, in any window; nothing is
 * reloaded by force.
 */

const HOUR = 60 * 60 * 1000;
/** Coming back to the window asks for news at most this often. */
const ASK_AGAIN_AFTER = 60 * 1000;
/** After this long without an answer the button is offered again. */
const APPLY_TIMEOUT = 10 * 1000;
const RELOADED_KEY = 'signifer.reloaded-for';

export type Offline = 'unknown' | 'unsupported' | 'installing' | 'ready' | 'failed';
/** `waiting`: fetched, waits for consent. `applying`: consent given. `reload`: active, but this window is still old. */
export type Update = 'none' | 'waiting' | 'applying' | 'reload';

class AppWorker {
	#workbox: Workbox | null = null;
	#registration: ServiceWorkerRegistration | null = null;
	#offline = $state.raw<Offline>('unknown');
	#justReady = $state.raw(false);
	#update = $state.raw<Update>('none');
	#put = $state.raw(false);
	#checking = $state.raw(false);
	#consent: 'here' | 'elsewhere' | 'none' = 'none';
	#asked = 0;

	/** Whether the app works without a network. */
	get offline(): Offline {
		return this.#offline;
	}
	/** True once, after the first visit fetched everything. */
	get justReady(): boolean {
		return this.#justReady;
	}
	get update(): Update {
		return this.#update;
	}
	/** Whether to offer the update now: the user may have put it off. */
	get offered(): boolean {
		return this.#update !== 'none' && !this.#put;
	}
	get checking(): boolean {
		return this.#checking;
	}
	get version(): string {
		return version;
	}

	/** Registers; call once, when the app is shown. Returns how to stop asking for news. */
	start(): () => void {
		if (import.meta.env.DEV) return () => undefined;
		if (!('serviceWorker' in navigator)) {
			this.#offline = 'unsupported';
			return () => undefined;
		}
		this.#offline = navigator.serviceWorker.controller ? 'ready' : 'installing';
		const stop = new AbortController();
		const { signal } = stop;
		navigator.serviceWorker.addEventListener('message', (event) => this.#heard(event.data), { signal });
		navigator.serviceWorker.addEventListener('controllerchange', () => void this.#takenOver(), { signal });
		document.addEventListener('visibilitychange', () => this.#look(), { signal });
		window.addEventListener('online', () => this.#look(), { signal });
		const timer = setInterval(() => void this.check(), HOUR);
		signal.addEventListener('abort', () => clearInterval(timer));
		void this.#register();
		return () => stop.abort();
	}

	async #register(): Promise<void> {
		try {
			// after what the screen needs; workbox-window itself waits for the load event to register
			const { Workbox } = await import('workbox-window');
			const workbox = new Workbox(`${base}/service-worker.js`, { scope: `${base}/`, updateViaCache: 'none' });
			workbox.addEventListener('activated', () => this.#installed());
			workbox.addEventListener('waiting', () => this.#waiting());
			workbox.addEventListener('redundant', () => {
				if (this.#offline === 'installing') this.#offline = 'failed';
			});
			this.#registration = (await workbox.register()) ?? null;
			this.#workbox = workbox;
			this.#asked = Date.now();
			// workbox-window stops listening after the first update that another window found
			this.#registration?.addEventListener('updatefound', () => this.#follow(this.#registration?.installing));
			if (this.#registration?.waiting) this.#waiting();
			else if (this.#registration?.active && !this.#registration.installing) this.#offline = 'ready';
		} catch {
			// refused (private window, settings), or the network is gone during the first visit
			if (this.#offline === 'installing') this.#offline = 'failed';
		}
	}

	#follow(worker: ServiceWorker | null | undefined): void {
		worker?.addEventListener('statechange', () => {
			if (worker.state === 'installed' && this.#registration?.waiting === worker) this.#waiting();
		});
	}

	#installed(): void {
		if (this.#offline === 'installing') this.#justReady = true;
		this.#offline = 'ready';
	}

	#waiting(): void {
		if (!this.#registration?.active || this.#update === 'applying') return;
		this.#update = 'waiting';
		this.#put = false;
	}

	#look(): void {
		if (document.visibilityState === 'visible' && Date.now() - this.#asked > ASK_AGAIN_AFTER) void this.check();
	}

	/** Asks the server for a newer version. Says whether the server was reached. */
	async check(): Promise<boolean> {
		if (!this.#workbox || this.#checking) return false;
		this.#checking = true;
		this.#asked = Date.now();
		try {
			await this.#workbox.update();
			if (this.#registration?.waiting) this.#waiting();
			return true;
		} catch {
			return false; // offline; asked again later
		} finally {
			this.#checking = false;
		}
	}

	/** The user wants the new version: in every window. */
	apply(): void {
		if (this.#update === 'reload') return this.#reload(null);
		if (this.#update !== 'waiting') return;
		this.#update = 'applying';
		this.#consent = 'here';
		finishTyping();
		this.#workbox?.messageSkipWaiting();
		setTimeout(() => {
			if (this.#update === 'applying') this.#update = 'waiting';
		}, APPLY_TIMEOUT);
	}

	/** Not now; it is offered again when the app is opened again. */
	putOff(): void {
		this.#put = true;
	}
	dismissReady(): void {
		this.#justReady = false;
	}

	#heard(data: unknown): void {
		// by hand: the schema library is not part of what the first screen loads
		const type = typeof data === 'object' && data !== null && 'type' in data ? data.type : null;
		if (type === 'UPDATE_CONSENTED' && this.#consent !== 'here') this.#consent = 'elsewhere';
	}

	async #takenOver(): Promise<void> {
		const worker = navigator.serviceWorker.controller;
		if (!worker) return;
		const workerVersion = await askVersion(worker);
		const next = afterTakeover({
			pageVersion: version,
			workerVersion,
			consent: this.#consent,
			busy: isBusy(document),
			reloadedFor: readList(RELOADED_KEY)
		});
		if (next === 'nothing') return;
		if (next === 'reload') return this.#reload(this.#consent === 'here' ? null : workerVersion);
		this.#update = 'reload';
		this.#put = false;
	}

	/** `guard`: a version that this window must not reload for again unasked. */
	#reload(guard: string | null): void {
		if (guard !== null && !addToList(RELOADED_KEY, guard)) {
			this.#update = 'reload';
			return;
		}
		finishTyping();
		// what leaving a field wrote goes to storage first
		setTimeout(() => location.reload(), 100);
	}
}

/** Leaving a field hands its text to storage. */
function finishTyping(): void {
	if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

function askVersion(worker: ServiceWorker): Promise<string | null> {
	return new Promise((resolve) => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = ({ data }: MessageEvent<unknown>) => resolve(typeof data === 'string' ? data : null);
		setTimeout(resolve, 2000, null);
		worker.postMessage({ type: 'VERSION' }, [port2]);
	});
}

export const appWorker = new AppWorker();
