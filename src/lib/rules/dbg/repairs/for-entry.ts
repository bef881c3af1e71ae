import type { Problem } from '../../problem.ts';
import type { Context } from '../context.ts';
import { MAX_COUNT } from '../points.ts';
import { type Candidate, dropOption, dropSkill, entryOf, remove, setCount } from './edits.ts';
import { numberOf, textOf, textsOf } from './facts.ts';

/** The nearest count that a unit can have, or no such entry. */
export function countInvalid(context: Context, problem: Problem): Candidate[] {
	const each = entryOf(context, problem.entry);
	if (!each) return [];
	const { count } = each.entry;
	const most = each.unit?.wagon?.crewMax ?? (each.unit?.unique ? 1 : MAX_COUNT);
	const nearest = Math.min(Math.max(Math.round(count), 1), most);
	// A count that is no number at all has no nearest one.
	return [[setCount(each, Number.isNaN(nearest) ? 1 : nearest)], [setCount(each, 1)], [remove(each)]];
}

export function strayOption(context: Context, problem: Problem): Candidate[] {
	const each = entryOf(context, problem.entry);
	return each ? [dropOption(each, textOf(problem, 'option'))] : [];
}

/** Keeps one of the options that exclude each other, once. */
export function exclusive(context: Context, problem: Problem): Candidate[] {
	const each = entryOf(context, problem.entry);
	if (!each) return [];
	const chosen = [...new Set(textsOf(problem, 'options'))];
	return chosen.map((kept) => chosen.flatMap((option) => dropOption(each, option, option === kept ? 1 : 0)));
}

/** The equipment stays as it is, or is replaced by what the unit is offered. */
export function swap(context: Context, problem: Problem): Candidate[] {
	const each = entryOf(context, problem.entry);
	if (!each) return [];
	const entry = each.entry.id;
	const replace = textOf(problem, 'replace');
	const offered = (each.unit?.swaps ?? []).filter((other) => other.replace === replace);
	return [
		[{ kind: 'remove-swap', entry, replace }],
		...offered.map(({ by }): Candidate => [{ kind: 'set-swap', entry, replace, by }])
	];
}

export function straySkill(context: Context, problem: Problem): Candidate[] {
	const each = entryOf(context, problem.entry);
	return each ? [dropSkill(each, textOf(problem, 'skill'))] : [];
}

/** Bought once, or not at all where the unit is printed with the skill. */
export function skillRepeated(context: Context, problem: Problem): Candidate[] {
	const each = entryOf(context, problem.entry);
	const skill = textOf(problem, 'skill');
	return each ? [dropSkill(each, skill, 1), dropSkill(each, skill)].filter((edits) => edits.length > 0) : [];
}

/** Takes skills off until the allowance holds: each single one, or a run of them, the dearest or the cheapest first. */
export function skillsOver(context: Context, problem: Problem): Candidate[] {
	const each = entryOf(context, problem.entry);
	if (!each) return [];
	const { id, skills } = each.entry;
	const excess = numberOf(problem, 'count') - numberOf(problem, 'allowed');
	const cost = (skill: string): number => context.catalogue.skills.get(skill)?.cost ?? 0;
	const known = skills.filter((skill) => context.catalogue.skills.has(skill));
	const dearest = known.toSorted((a, b) => cost(b) - cost(a));
	const orders = [known.toReversed(), dearest, dearest.toReversed()];
	const runs = orders.map((order) => order.slice(0, excess));
	const picks = excess === 1 ? known.map((skill) => [skill]) : runs;
	return picks.map((pick) => pick.map((skill) => ({ kind: 'remove-skill', entry: id, skill })));
}
