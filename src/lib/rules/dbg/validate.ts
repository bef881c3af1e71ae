import type { DbgCatalogue } from '../../catalogue/dbg-index.ts';
import type { DbgEntry, DbgRoster } from '../../roster/document.ts';
import type { Problem, Repair, Report } from '../problem.ts';
import type { EntryCost, FieldedProfile } from './types.ts';

// Signatures that the rest of the program codes against; the bodies are on their way.
export function validateDbg(roster: DbgRoster, _catalogue: DbgCatalogue): Report {
	return { legal: true, points: 0, limit: roster.pointsLimit, figures: 0, problems: [] };
}
export type { DbgEntry, EntryCost, FieldedProfile, Problem, Repair };
