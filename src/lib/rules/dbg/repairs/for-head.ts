import type { Problem } from '../../problem.ts';
import type { Context } from '../context.ts';
import { type Candidate, remove, resetRuling, setComposition } from './edits.ts';
import { textOf } from './facts.ts';

/** An army that at least half of the entries belong to, without those of other armies. */
export function unknownArmy({ catalogue, known }: Context): Candidate[] {
	const strangers = (army: string) => known.filter(({ unit }) => unit.army !== army);
	return [...catalogue.armies.keys()]
		.filter((army) => strangers(army).length * 2 <= known.length)
		.map((army) => [{ kind: 'set-army', army }, ...strangers(army).map(remove)]);
}

export const unknownVariant = ({ army }: Context): Candidate[] =>
	[null, ...(army?.variants ?? []).map(({ id }) => id)].map((variant) => [{ kind: 'set-variant', variant }]);

export const unknownComposition = (context: Context): Candidate[] => setComposition(context);

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
