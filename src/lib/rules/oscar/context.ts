import type { Role } from '../../catalogue/oscar.ts';
import type { OscarCatalogue } from '../../catalogue/oscar-index.ts';
import type { OscarEntry, OscarRoster } from '../../roster/oscar-document.ts';
import type { Facts } from '../../util/result.ts';
import type { OscarProblemCode, Problem, Severity } from '../problem.ts';
import { type Group, groupOf, isValidHeadcount } from './group.ts';
import { placeOf } from './limits.ts';

/** An entry with what the catalogue knows about it. */
export interface EntryContext {
	readonly entry: OscarEntry;
	/** Null when the catalogue has no such unit. */
	readonly group: Group | null;
	/** Men of the entry; 0 when its headcount is no number of men, or nobody knows it. */
	readonly men: number;
}

/** An entry that the catalogue can field. */
export interface KnownEntry extends EntryContext {
	readonly group: Group;
}

/** What the checks look at, worked out once per validation. */
export interface Context {
	readonly roster: OscarRoster;
	readonly catalogue: OscarCatalogue;
	readonly companyKnown: boolean;
	readonly entries: readonly EntryContext[];
	readonly known: readonly KnownEntry[];
	/** Men of the roster, a vehicle counting as one. */
	readonly figures: number;
}

/** A rule that looks at the roster as a whole, or at one entry after the other. */
export type Check = (context: Context) => readonly Problem[];

export function menOf(entry: OscarEntry, group: Group | null): number {
	const headcount = entry.headcount ?? group?.usualHeadcount ?? 0;
	return isValidHeadcount(headcount) ? headcount : 0;
}

const isKnown = (each: EntryContext): each is KnownEntry => each.group !== null;

export function makeContext(roster: OscarRoster, catalogue: OscarCatalogue): Context {
	const entries = roster.entries.map((entry) => {
		const group = groupOf(entry, catalogue);
		return { entry, group, men: menOf(entry, group) };
	});
	return {
		roster,
		catalogue,
		companyKnown: catalogue.companies.has(roster.army),
		entries,
		known: entries.filter(isKnown),
		figures: entries.reduce((sum, { men }) => sum + men, 0)
	};
}

/** The entries that stand in a place of the company, in the order of the roster. */
export const inPlace = ({ roster, catalogue, known }: Context, place: Role): KnownEntry[] =>
	known.filter(({ group }) => placeOf(group.role, roster, catalogue) === place);

export const problem = (
	code: OscarProblemCode,
	rule: string,
	entry: string | null,
	facts: Facts,
	severity: Severity = 'error'
): Problem => ({ code, severity, entry, facts, rule });
