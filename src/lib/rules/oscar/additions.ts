import type { Role, Unit } from '../../catalogue/oscar.ts';
import { type Edit, nextEntryId } from '../../roster/edits.ts';
import type { Candidate } from '../repair-search.ts';
import { type Context, inPlace } from './context.ts';
import type { Group } from './group.ts';

/** A group that could join the company, as an edit that still lacks its entry id. */
type Recruit = (entry: string) => Edit;

const recruit =
	(unit: Unit): Recruit =>
	(entry) => ({ kind: 'add-group', entry, unit: unit.id, headcount: null });

/** The like of a group: the same unit if every company may have it, or a copy of its own profile. */
function likeOf({ unit, entry: { profile, headcount } }: Group, anyUnit: boolean): Recruit[] {
	if (unit) return anyUnit || unit.company === null ? [recruit(unit)] : [];
	return profile ? [(entry) => ({ kind: 'add-own', entry, profile, headcount })] : [];
}

/** Units of the company for a place, those not fielded yet first. */
export function companyUnits({ catalogue, roster, known }: Context, place: Role): Unit[] {
	const fielded = new Set(known.map(({ group }) => group.unit));
	return [...catalogue.units.values()]
		.filter(({ company, role }) => company === roster.army && role === place)
		.sort((a, b) => Number(fielded.has(a)) - Number(fielded.has(b)));
}

/** Units that every company may field in a place: base profiles, then samples. */
export const commonUnits = ({ catalogue }: Pick<Context, 'catalogue'>, place: Role): Unit[] =>
	[...catalogue.units.values()].filter(({ company, role }) => company === null && role === place);

/**
 * Who could fill a place, the likeliest first: cards of the company, the like of those already there, the like of the
 * given groups (of an opponent), base profiles and samples.
 */
function recruits(context: Context, place: Role, examples: readonly Group[]): Recruit[] {
	const own = inPlace(context, place).flatMap(({ group }) => likeOf(group, true));
	const all = [
		...companyUnits(context, place).map(recruit),
		...own,
		...examples.flatMap((group) => likeOf(group, false)),
		...commonUnits(context, place).map(recruit)
	];
	const seen = new Set<string>();
	return all.filter((make) => {
		const key = JSON.stringify(make(''));
		return !seen.has(key) && seen.add(key);
	});
}

/** Recruits tried for a free place: enough for a choice, few enough for a phone. */
const MOST_RECRUITS = 8;

/** Ways to have `by` groups more in a place: one after the other from the list of recruits, starting at each of them. */
export function raise(context: Context, place: Role, by: number, examples: readonly Group[] = []): Candidate[] {
	const list = recruits(context, place, examples).slice(0, MOST_RECRUITS);
	return list.map((_, first) => {
		const taken: string[] = [];
		return Array.from({ length: by }, (__, n) => {
			const entry = nextEntryId(context.roster, taken);
			taken.push(entry);
			return list[(first + n) % list.length]?.(entry);
		}).flatMap((edit) => edit ?? []);
	});
}
