import { exportBackup, markBackup } from '../store/backup.ts';
import type { StoreFailure } from '../store/contract.ts';
import type { FullStore } from '../store/store.ts';
import { type Result, err, ok } from '../util/result.ts';
import { JSON_TYPE, saveFile, shareFile } from './files.ts';

export interface BackupRequest {
	/** Without its ending. */
	readonly fileName: string;
	/** Language, theme and text size. */
	readonly preferences: Readonly<Record<string, unknown>>;
	/** The share sheet, or the browser's downloads. */
	readonly way: 'save' | 'share';
}

/** The local day as in file names: 2027-03-09. */
export function dayStamp(time: number): string {
	const day = new Date(time);
	const two = (value: number) => String(value).padStart(2, '0');
	return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** Makes a backup, hands it to the user and notes the day. Says how many rosters it holds; null when given up. */
export async function saveBackup(
	store: FullStore,
	{ fileName, preferences, way }: BackupRequest
): Promise<Result<number | null, StoreFailure>> {
	const now = Date.now();
	const made = await exportBackup(store, now, preferences);
	if (!made.ok) return made;
	const name = `${fileName}.json`;
	const shared = way === 'share' ? await shareFile(name, made.value.text, JSON_TYPE, fileName) : null;
	if (shared?.ok && shared.value === 'cancelled') return ok(null);
	if (!shared?.ok) saveFile(name, made.value.text, JSON_TYPE);
	const marked = await markBackup(store, now);
	return marked.ok ? ok(made.value.rosters) : err(marked.error);
}
