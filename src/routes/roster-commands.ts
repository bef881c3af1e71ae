import { m } from '#lib/paraglide/messages.js';
import { app } from '#lib/state/app.svelte.ts';
import { settings } from '#lib/state/settings.svelte.ts';
import type { RosterStore, StoreFailure, StoredRoster } from '#lib/store/contract.ts';
import { toast } from '#lib/ui/announce.svelte.ts';
import type { Result } from '#lib/util/result.ts';
import { failureSentence } from '#lib/wording/failures.ts';

const nameOf = (stored: StoredRoster): string =>
	stored.roster.name.trim() === '' ? m.app_unnamed() : stored.roster.name;

/** Runs one command of the store; what it refuses is told in words. Null: it did not happen. */
export async function command<T>(run: (store: RosterStore) => Promise<Result<T, StoreFailure>>): Promise<T | null> {
	if (!app.store) return null;
	const result = await run(app.store);
	if (result.ok) return result.value;
	toast(failureSentence(result.error, settings.locale), null, 'error');
	return null;
}

/** Into the bin, with a way back for some seconds (and for ever in the bin). */
export async function removeRoster(stored: StoredRoster, undo: () => void): Promise<void> {
	const removed = await command((store) => store.remove(stored.id));
	if (removed) toast(m.home_deleted({ name: nameOf(stored) }), { label: m.app_undo(), run: undo });
}

export async function restoreRoster(stored: StoredRoster): Promise<void> {
	const restored = await command((store) => store.restore(stored.id));
	if (restored) toast(m.home_restored({ name: nameOf(stored) }));
}
