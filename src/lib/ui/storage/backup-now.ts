import { m } from '#lib/paraglide/messages.js';
import { dayStamp, saveBackup } from '#lib/platform/save-backup.ts';
import { settings } from '#lib/state/settings.svelte.ts';
import type { FullStore } from '#lib/store/store.ts';
import { failureSentence } from '#lib/wording/failures.ts';
import { toast } from '../announce.svelte.ts';

/** Saves or shares a backup of everything, and says so. */
export async function backupNow(store: FullStore, way: 'save' | 'share'): Promise<void> {
	const { locale, theme, textSize } = settings;
	const fileName = m.storage_backup_file({ day: dayStamp(Date.now()) });
	const saved = await saveBackup(store, { fileName, preferences: { locale, theme, textSize }, way });
	if (!saved.ok) toast(failureSentence(saved.error, locale), null, 'error');
	else if (saved.value !== null) toast(m.storage_backup_done({ count: saved.value }));
}
