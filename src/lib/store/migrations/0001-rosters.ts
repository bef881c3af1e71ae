import type { Migration } from '../migrate.ts';

/** The first schema: rosters by id, their undo steps, settings by key, and what a migration could not read. */
export const migration: Migration = {
	version: 1,
	stores: {
		rosters: 'id',
		steps: '[roster+side+at]',
		settings: 'key',
		broken: 'id'
	}
};
