import type { Unit } from '../../../catalogue/dbg.ts';
import type { Problem } from '../../problem.ts';
import { type Context, entriesOf, type KnownEntry, unitFigures } from '../context.ts';
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

/** The unit that a fact names; none when it is not the catalogue's. */
const unitNamed = ({ catalogue }: Context, id: string): Unit[] => {
	const unit = catalogue.units.get(id);
	return unit ? [unit] : [];
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
	keepOne(unitNamed(context, textOf(problem, 'unit')).flatMap((unit) => entriesOf(context, unit)));

/** More of the fewer, or fewer of the more. */
export function pairUneven(context: Context, problem: Problem): Candidate[] {
	const [first, second] = textsOf(problem, 'units').flatMap((id) => unitNamed(context, id));
	if (!first || !second) return [];
	const difference = unitFigures(context, first) - unitFigures(context, second);
	const [fewer, more] = difference < 0 ? [first, second] : [second, first];
	return [
		...raise(context, fewer, Math.abs(difference)),
		...lowerAmong(entriesOf(context, more), Math.abs(difference))
	];
}

/** Fewer dependants, as many as their masters allow. */
function fewerDependants(context: Context, unit: Unit, masters: number): Candidate[] {
	const excess = unitFigures(context, unit) - masters * (unit.requires?.perUnit ?? 0);
	return excess > 0 ? lowerAmong(entriesOf(context, unit), excess) : [];
}

/** Fewer masters, where a ruling wants all dependants of each and some are missing. */
const fewerMasters = (context: Context, { requires }: Unit, missing: number): Candidate[] =>
	unitNamed(context, requires?.unit ?? '').flatMap((master) =>
		lowerAmong(entriesOf(context, master), Math.ceil(missing / (requires?.perUnit ?? 1)))
	);

/** More of the required unit, or fewer of those that need it, or the usual ruling. */
export function requiresUnit(context: Context, problem: Problem): Candidate[] {
	const present = numberOf(problem, 'count');
	const missing = numberOf(problem, 'needed') - present;
	return unitNamed(context, textOf(problem, 'unit')).flatMap((required) => {
		const dependants = [...context.byUnit.keys()].filter(({ requires }) => requires?.unit === required.id);
		const rulings = [required, ...dependants].map(({ requires }) => requires?.ruling);
		return [
			...raise(context, required, missing),
			...dependants.flatMap((unit) => fewerDependants(context, unit, present)),
			...fewerMasters(context, required, missing),
			...rulings.flatMap((ruling) => resetRuling(context, ruling))
		];
	});
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
