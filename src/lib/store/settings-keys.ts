/** Settings that storage itself keeps; the others belong to who writes them. */
export const SETTING = {
	/** Number of changes of rosters since the last backup. */
	changes: 'storage.changes',
	/** When the last backup was saved, ms since the epoch. */
	lastBackup: 'storage.last-backup',
	/** A random name of this database, so that a restore knows its own backups. */
	device: 'storage.device',
	/** Tokens of the last journalled changes that were done (journal.ts). */
	done: 'storage.done'
} as const;
