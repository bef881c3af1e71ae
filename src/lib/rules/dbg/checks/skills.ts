import type { Skill } from '../../../catalogue/dbg.ts';
import type { Problem } from '../../problem.ts';
import { type Check, type Context, type EntryContext, type KnownEntry, problem } from '../context.ts';
import { armySection, FORMAT, SKILLS } from '../sections.ts';
import { skillAllowance } from '../skills.ts';

const distinct = (ids: readonly string[]): string[] => [...new Set(ids)];

function unknown({ catalogue }: Context, { entry }: EntryContext): Problem[] {
	return distinct(entry.skills)
		.filter((skill) => !catalogue.skills.has(skill))
		.map((skill) => problem('unknown-skill', FORMAT, entry.id, { skill }));
}

/** Why one skill may not be bought by this unit: every reason, not only the first. */
function refusals({ roster, army }: Context, { entry, unit }: KnownEntry, skill: Skill): Problem[] {
	const found: Problem[] = [];
	const facts = { skill: skill.id };
	if (skill.cost === null || unit.skills.only?.includes(skill.id) === false) {
		found.push(problem('skill-not-offered', armySection(unit.army), entry.id, facts));
	}
	if (army && skill.armies?.includes(army.id) === false) {
		found.push(problem('skill-not-for-army', SKILLS, entry.id, { ...facts, army: roster.army }));
	}
	if (skill.officersOnly && !unit.rank) found.push(problem('skill-officers-only', SKILLS, entry.id, facts));
	return found;
}

function bought(context: Context, each: KnownEntry): Problem[] {
	return distinct(each.entry.skills).flatMap((id) => {
		const skill = context.catalogue.skills.get(id);
		return skill ? refusals(context, each, skill) : [];
	});
}

/** A skill is owned once: bought twice, or bought by a unit that is printed with it. */
function repeated({ catalogue }: Context, { entry, unit }: KnownEntry): Problem[] {
	return distinct(entry.skills)
		.filter((skill) => catalogue.skills.has(skill))
		.filter((skill) => unit.skills.has.includes(skill) || entry.skills.filter((id) => id === skill).length > 1)
		.map((skill) => problem('skill-repeated', SKILLS, entry.id, { skill }));
}

/** No more bought skills than the unit's allowance; an unknown name is its own problem and takes no place. */
function allowance({ roster, catalogue }: Context, { entry, unit }: KnownEntry): Problem[] {
	const count = entry.skills.filter((skill) => catalogue.skills.has(skill)).length;
	const { allowed, rule } = skillAllowance(unit, roster, catalogue);
	return count > allowed ? [problem('skills-over-allowance', rule, entry.id, { count, allowed })] : [];
}

const perKnown =
	(rule: (context: Context, each: KnownEntry) => Problem[]): Check =>
	(context) =>
		context.known.flatMap((each) => rule(context, each));

export const skillChecks: readonly Check[] = [
	(context) => context.entries.flatMap((each) => unknown(context, each)),
	...[bought, repeated, allowance].map(perKnown)
];
