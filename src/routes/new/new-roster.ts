import { type DbgRoster } from '#lib/roster/dbg-document.ts';
import type { OscarRoster } from '#lib/roster/oscar-document.ts';
import { ROSTER_FORMAT, ROSTER_VERSION } from '#lib/roster/fields.ts';

export type NewRoster = Pick<DbgRoster, 'army' | 'variant' | 'composition' | 'pointsLimit' | 'name'>;

/** A roster without figures. */
export function newRoster(asked: NewRoster): DbgRoster {
	return {
		format: ROSTER_FORMAT,
		version: ROSTER_VERSION,
		game: 'dbg',
		army: asked.army,
		variant: asked.variant,
		name: asked.name,
		pointsLimit: asked.pointsLimit,
		composition: asked.composition,
		rulings: {},
		notes: '',
		entries: []
	};
}

/** A company without groups. */
export function newCompany(company: string, name: string): OscarRoster {
	return {
		format: ROSTER_FORMAT,
		version: ROSTER_VERSION,
		game: 'oscar',
		army: company,
		name,
		rulings: {},
		notes: '',
		entries: []
	};
}
