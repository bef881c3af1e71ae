import type { Migration } from '../migrate.ts';

/** Matches by id. */
export const migration: Migration = {
	version: 2,
	stores: { matches: 'id' }
};
