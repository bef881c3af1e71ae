/* Parts of the screen that come when they are used, or at the first touch of the screen, so that nobody waits. */

/** Calls a loader once; a load that failed is tried again the next time. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
	let loaded: Promise<T> | null = null;
	return () => {
		loaded ??= load().catch((error: unknown) => {
			loaded = null;
			throw error;
		});
		return loaded;
	};
}

export const loadDialogs = once(async () => (await import('./CompanyDialogs.svelte')).default);
export const loadOffers = once(async () => (await import('./Offers.svelte')).default);
export const loadBeside = once(async () => (await import('./Beside.svelte')).default);

/** Fetches what the next taps will need. */
export function loadSoon(): void {
	for (const load of [loadDialogs, loadOffers]) load().catch(() => undefined); // told where it is used
}
