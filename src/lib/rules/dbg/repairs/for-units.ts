import type { Problem } from '../../problem.ts';
import type { Context, KnownEntry } from '../context.ts';
import {
	type Candidate,
	entryOf,
	keepOne,
	lowerAmong,
	raise,
	remove,
	replacements,
	resetRuling,
	setCount,
	spread
} from './edits.ts';
import { numberOf, textOf, textsOf } from './facts.ts';

const entriesOf = ({ catalogue, byUnit }: Context, id: string): readonly KnownEntry[] => {
	const unit = catalogue.units.get(id);
	return unit ? (byUnit.get(unit) ?? []) : [];
};

const knownEntry = (context: Context, problem: Problem): KnownEntry | undefined =>
	context.known.find(({ entry }) => entry.id === problem.entry);

export function unknownUnit(context: Context, problem: Problem): Candidate[] {
	const each = entryOf(context, problem.entry);
	return each ? [[remove(each)]] : [];
}

/** Another unit of the same category, no such entry, or the army of that unit for the whole roster. */
export function otherArmy(context: Context, problem: Problem): Candidate[] {
	const each = knownEntry(context, problem);
	if (!each) return [];
	return [[remove(each)], [{ kind: 'set-army', army: each.unit.army }], ...replacements(context, each)];
}

export function forbidden(context: Context, problem: Problem): Candidate[] {
	const each = knownEntry(context, problem);
	if (!each) return [];
	return [
		[remove(each)],
		...replacements(context, each),
		...resetRuling(context, context.variant?.exceptRuling),
		[{ kind: 'set-variant', variant: null }]
	];
}

export function variantOnly(context: Context, problem: Problem): Candidate[] {
	const each = knownEntry(context, problem);
	if (!each) return [];
	return [
		[remove(each)],
		...replacements(context, each),
		[{ kind: 'set-variant', variant: textOf(problem, 'variant') }]
	];
}

export const uniqueRepeated = (context: Context, problem: Problem): Candidate[] =>
	keepOne(entriesOf(context, textOf(problem, 'unit')));

/** More of the fewer, or fewer of the more. */
export function pairUneven(context: Context, problem: Problem): Candidate[] {
	const [first, second] = textsOf(problem, 'units').flatMap((id) => context.catalogue.units.get(id) ?? []);
	if (!first || !second) return [];
	const figures = (each: typeof first): number =>
		entriesOf(context, each.id).reduce((sum, entry) => sum + entry.figures, 0);
	const difference = figures(first) - figures(second);
	const [fewer, more] = difference < 0 ? [first, second] : [second, first];
	return [
		...raise(context, fewer, Math.abs(difference)),
		...lowerAmong(entriesOf(context, more.id), Math.abs(difference))
	];
}

/** More of the required unit, or fewer of those that need it. */
export function requiresUnit(context: Context, problem: Problem): Candidate[] {
	const required = context.catalogue.units.get(textOf(problem, 'unit'));
	if (!required) return [];
	const missing = numberOf(problem, 'needed') - numberOf(problem, 'count');
	const dependants = [...context.byUnit.keys()].filter(({ requires }) => requires?.unit === required.id);
	const tooMany = dependants.flatMap((unit) => {
		const allowed = numberOf(problem, 'count') * (unit.requires?.perUnit ?? 0);
		const entries = entriesOf(context, unit.id);
		const present = entries.reduce((sum, { figures }) => sum + figures, 0);
		return present > allowed ? lowerAmong(entries, present - allowed) : [];
	});
	// The master is the one too many where a ruling wants all his dependants.
	const { requires } = required;
	const masters = requires ? lowerAmong(entriesOf(context, requires.unit), Math.ceil(missing / requires.perUnit)) : [];
	const rulings = [requires?.ruling, ...dependants.map((unit) => unit.requires?.ruling)];
	return [
		...raise(context, required, missing),
		...tooMany,
		...masters,
		...rulings.flatMap((ruling) => resetRuling(context, ruling))
	];
}

/** More wagons than this are no slip of the finger. */
const MOST_WAGONS = 5;

/** As many as the wagon holds, the others on wagons of their own, or no such entry. */
export function crew(context: Context, problem: Problem): Candidate[] {
	const each = knownEntry(context, problem);
	const most = numberOf(problem, 'max');
	if (!each) return [];
	if (each.figures < most) return [[setCount(each, numberOf(problem, 'min'))], [remove(each)]];
	const fleet = each.figures <= MOST_WAGONS * most ? [spread(context, each, most)] : [];
	return [[setCount(each, most)], ...fleet, [remove(each)]];
}
