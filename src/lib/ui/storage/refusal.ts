import type { Locale } from '#lib/catalogue/text.ts';
import { m } from '#lib/paraglide/messages.js';
import { ROSTER_FORMAT } from '#lib/roster/fields.ts';
import type { BackupFailure } from '#lib/store/backup-file.ts';
import { failureSentence } from '#lib/wording/failures.ts';

/** Why a file is no backup that can be restored, without its final stop. */
export function refusal(failure: BackupFailure, locale: Locale): string {
	if (failure.code !== 'not-a-backup') return failureSentence(failure, locale);
	const isRoster = failure.facts['format'] === ROSTER_FORMAT;
	return isRoster ? m.storage_not_backup_roster() : m.storage_not_backup();
}
