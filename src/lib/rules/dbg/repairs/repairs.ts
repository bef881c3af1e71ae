import type { DbgCatalogue } from '../../../catalogue/dbg-index.ts';
import type { DbgRoster } from '../../../roster/document.ts';
import type { Problem, Repair } from '../../problem.ts';

/** The smallest edits that clear a problem without raising another, smallest first; at most four. */
export function repairsDbg(_roster: DbgRoster, _problem: Problem, _catalogue: DbgCatalogue): readonly Repair[] {
	return [];
}
