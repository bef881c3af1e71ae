/*
 * Parts of the screen that come when they are used (or at the first touch of the screen, so that nobody waits): the
 * first load shows the rows, their points and how many things are wrong.
 */

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

export const loadDetails = once(async () => (await import('./parts/Details.svelte')).default);
export const loadDialogs = once(async () => (await import('./parts/Dialogs.svelte')).default);
export const loadCatalogue = once(async () => (await import('./parts/Catalogue.svelte')).default);
export const loadBeside = once(async () => (await import('./parts/Beside.svelte')).default);
export const loadEditsSentence = once(async () => (await import('#lib/wording/repairs.ts')).editsSentence);
export const loadProblemSentence = once(async () => (await import('#lib/wording/problems.ts')).problemSentence);

/** Fetches what the next taps will need. */
export function loadSoon(): void {
	const loaders = [loadDetails, loadDialogs, loadEditsSentence, loadProblemSentence];
	for (const load of loaders) load().catch(() => undefined); // told where it is used
}
