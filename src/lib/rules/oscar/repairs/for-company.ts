import type { Role } from '../../../catalogue/oscar.ts';
import type { Edit } from '../../../roster/edits.ts';
import type { Problem } from '../../problem.ts';
import type { Candidate } from '../../repair-search.ts';
import { companyUnits, commonUnits, raise } from '../additions.ts';
import { type Context, type EntryContext, inPlace } from '../context.ts';
import { limitsOf, SUPPORT_OR_VEHICLE } from '../limits.ts';
import { entryOf, remove, removeAmong, resetRuling, setProfile, setUnit } from './edits.ts';
import { numberOf, textOf } from './facts.ts';

/** The company that most of the cards belong to, or none: a free company takes all. */
export function unknownArmy({ catalogue, known }: Context): Candidate[] {
	const cards = (company: string): number => known.filter(({ group }) => group.unit?.company === company).length;
	return [...catalogue.companies]
		.sort((a, b) => cards(b) - cards(a))
		.map((company): Candidate => [{ kind: 'set-company', company }]);
}

/** Back to the default, or another of the ruling's choices. */
export function unknownRuling(context: Context, problem: Problem): Candidate[] {
	const id = textOf(problem, 'ruling');
	const ruling = context.catalogue.rulings.get(id);
	const others = (ruling?.choices ?? []).filter((value) => value !== ruling?.default);
	return [
		...resetRuling(context, id),
		...others.slice(0, 3).map((value): Candidate => [{ kind: 'set-ruling', ruling: id, value }])
	];
}

/** No such entry, or a combat group of the company in its stead. */
export function unknownUnit(context: Context, problem: Problem): Candidate[] {
	const each = entryOf(context, problem);
	if (!each) return [];
	const units = [...companyUnits(context, 'line'), ...commonUnits(context, 'line')].slice(0, 2);
	return [[remove(each)], ...units.map(({ id }) => [setUnit(each, id)])];
}

/** A card of the company in its stead, no such entry, its company or none for the whole roster. */
export function otherCompany(context: Context, problem: Problem): Candidate[] {
	const each = entryOf(context, problem);
	if (!each?.group) return [];
	const { role } = each.group;
	const units = [...companyUnits(context, role), ...commonUnits(context, role)].slice(0, 3);
	const companies = [textOf(problem, 'army'), 'own'];
	return [
		...units.map(({ id }) => [setUnit(each, id)]),
		[remove(each)],
		...companies.map((company): Candidate => [{ kind: 'set-company', company }])
	];
}

export const placeBelow = (context: Context, problem: Problem, place: Role): Candidate[] =>
	raise(context, place, numberOf(problem, 'min') - numberOf(problem, 'count'));

/** A veteran or elite group as a combat group: a card of the company, or the same profile in the other role. */
function asLine(context: Context, each: EntryContext): Edit[] {
	if (each.entry.profile) return setProfile(each, { role: 'line' });
	return [...companyUnits(context, 'line'), ...commonUnits(context, 'line')]
		.slice(0, 1)
		.map(({ id }) => setUnit(each, id));
}

export function placeAbove(context: Context, problem: Problem, place: Role): Candidate[] {
	const by = numberOf(problem, 'count') - numberOf(problem, 'max');
	const entries = inPlace(context, place);
	const limit = limitsOf(context.roster, context.catalogue).find((each) => each.place === place);
	return [
		...(place === 'veteran' ? [entries.slice(-by).flatMap((each) => asLine(context, each))] : []),
		...removeAmong(entries, by),
		...resetRuling(context, limit?.ruling ?? null)
	].filter((edits) => edits.length > 0);
}

export const supportOrVehicle = (context: Context): Candidate[] => [
	inPlace(context, 'support').map(remove),
	inPlace(context, 'vehicle').map(remove),
	...resetRuling(context, SUPPORT_OR_VEHICLE)
];
