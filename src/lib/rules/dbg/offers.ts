import type { OptionGroup, Skill, Unit } from '../../catalogue/dbg.ts';
import type { DbgCatalogue } from '../../catalogue/dbg-index.ts';
import type { DbgEntry, DbgRoster } from '../../roster/dbg-document.ts';
import { applyEdits, type Edit, nextEntryId } from '../../roster/edits.ts';
import type { Problem } from '../problem.ts';
import { indexProblems, newProblems, type ProblemIndex } from './compare.ts';
import { makeContext } from './context.ts';
import { priceOf, rulingOfPrice } from './lookup.ts';
import { offerOf, swapOf } from './points.ts';
import { skillAllowance } from './skills.ts';
import { findingsOf } from './validate.ts';

/*
 * What the builder can offer next, each choice with the edits that take it and what they would break. Nothing is
 * withheld: a choice that breaks a rule says which one.
 */

/** A unit that can be added. `problems` are the errors that one more of it would raise or make worse. */
export interface UnitOffer {
	readonly unit: Unit;
	/** Points of one bare figure. */
	readonly points: number;
	readonly edits: readonly Edit[];
	readonly problems: readonly Problem[];
}

/** A choice for one entry. `edits` toggle it: they take it, or put it back when it is chosen. */
export interface ChoiceOffer {
	readonly id: string;
	/** Points per figure. */
	readonly points: number;
	/** The ruling that holds the price, if any. */
	readonly ruling: string | null;
	readonly chosen: boolean;
	readonly edits: readonly Edit[];
	readonly problems: readonly Problem[];
}

export interface SwapOffer extends ChoiceOffer {
	/** The piece of equipment that is replaced by `id`. */
	readonly replace: string;
}

/** Something on an entry that its unit does not offer (or the catalogue lost): shown, so that it can be taken off. */
export interface Stray {
	readonly kind: 'option' | 'skill' | 'swap';
	readonly id: string;
	readonly edits: readonly Edit[];
}

export interface EntryOffers {
	/** Choices of one group exclude each other: taking one puts the others back. */
	readonly options: readonly { readonly group: OptionGroup; readonly choices: readonly ChoiceOffer[] }[];
	readonly swaps: readonly SwapOffer[];
	/** Every skill that can be bought at all, in the order of the catalogue. */
	readonly skills: readonly ChoiceOffer[];
	/** Skills that the unit is printed with. */
	readonly innate: readonly string[];
	readonly allowance: { readonly used: number; readonly allowed: number; readonly rule: string };
	readonly strays: readonly Stray[];
}

/** Tries edits on one roster; the roster is validated once. */
class Trial {
	readonly #before: ProblemIndex;
	constructor(
		readonly roster: DbgRoster,
		readonly catalogue: DbgCatalogue
	) {
		this.#before = indexProblems(findingsOf(makeContext(roster, catalogue)).problems);
	}
	/** The errors that the edits would raise or make worse. */
	problems(edits: readonly Edit[]): Problem[] {
		const after = makeContext(applyEdits(this.roster, edits), this.catalogue);
		return newProblems(this.#before, findingsOf(after).problems);
	}
}

/** Every unit of the roster's army, in the order of the lists; empty when the army is unknown. */
export function offersFor(roster: DbgRoster, catalogue: DbgCatalogue): readonly UnitOffer[] {
	const trial = new Trial(roster, catalogue);
	const entry = nextEntryId(roster);
	return [...catalogue.units.values()]
		.filter((unit) => unit.army === roster.army)
		.map((unit) => {
			const count = unit.wagon?.crewMin ?? 1;
			const edits: Edit[] = [{ kind: 'add-entry', entry, unit: unit.id, count }];
			return { unit, points: unit.profile.cost, edits, problems: trial.problems(edits) };
		});
}

/** Takes an option off an entry as often as it is there. */
const dropOption = (entry: DbgEntry, option: string): Edit[] =>
	entry.options.filter((id) => id === option).map(() => ({ kind: 'remove-option', entry: entry.id, option }));

const dropSkill = (entry: DbgEntry, skill: string): Edit[] =>
	entry.skills.filter((id) => id === skill).map(() => ({ kind: 'remove-skill', entry: entry.id, skill }));

function optionChoices(trial: Trial, entry: DbgEntry, unit: Unit, group: OptionGroup): ChoiceOffer[] {
	return group.choices
		.filter(({ item }) => offerOf(unit, item)?.group === group)
		.map(({ item, cost }) => {
			const chosen = entry.options.includes(item);
			const edits: Edit[] = chosen
				? dropOption(entry, item)
				: [
						...group.choices.flatMap((choice) => dropOption(entry, choice.item)),
						{ kind: 'add-option', entry: entry.id, option: item }
					];
			const points = priceOf(cost, trial.roster, trial.catalogue);
			return { id: item, points, ruling: rulingOfPrice(cost), chosen, edits, problems: trial.problems(edits) };
		});
}

function swapChoices(trial: Trial, entry: DbgEntry, unit: Unit): SwapOffer[] {
	return unit.swaps.map(({ replace, by, cost }) => {
		const chosen = entry.swaps[replace] === by;
		const edits: Edit[] = chosen
			? [{ kind: 'remove-swap', entry: entry.id, replace }]
			: [{ kind: 'set-swap', entry: entry.id, replace, by }];
		return { id: by, replace, points: cost, ruling: null, chosen, edits, problems: trial.problems(edits) };
	});
}

function skillChoice(trial: Trial, entry: DbgEntry, skill: Skill): ChoiceOffer {
	const chosen = entry.skills.includes(skill.id);
	const edits: Edit[] = chosen ? dropSkill(entry, skill.id) : [{ kind: 'add-skill', entry: entry.id, skill: skill.id }];
	return { id: skill.id, points: skill.cost ?? 0, ruling: null, chosen, edits, problems: trial.problems(edits) };
}

const buyable = (skill: Skill, unit: Unit): boolean => skill.cost !== null && !unit.skills.has.includes(skill.id);

function straysOf(entry: DbgEntry, unit: Unit, catalogue: DbgCatalogue): Stray[] {
	const options = [...new Set(entry.options)].filter((id) => !offerOf(unit, id));
	const skills = [...new Set(entry.skills)].filter((id) => {
		const skill = catalogue.skills.get(id);
		return !skill || !buyable(skill, unit);
	});
	const swaps = Object.entries(entry.swaps).filter(([replace, by]) => !swapOf(unit, replace, by));
	return [
		...options.map((id) => ({ kind: 'option' as const, id, edits: dropOption(entry, id) })),
		...skills.map((id) => ({ kind: 'skill' as const, id, edits: dropSkill(entry, id) })),
		...swaps.map(([replace, by]) => ({
			kind: 'swap' as const,
			id: by,
			edits: [{ kind: 'remove-swap' as const, entry: entry.id, replace }]
		}))
	];
}

/** What one entry of the roster can take or put back; null for a unit that the catalogue does not know. */
export function optionOffers(entry: DbgEntry, roster: DbgRoster, catalogue: DbgCatalogue): EntryOffers | null {
	const unit = catalogue.units.get(entry.unit);
	if (!unit) return null;
	const trial = new Trial(roster, catalogue);
	const used = entry.skills.filter((id) => catalogue.skills.has(id)).length;
	return {
		options: unit.options.map((group) => ({ group, choices: optionChoices(trial, entry, unit, group) })),
		swaps: swapChoices(trial, entry, unit),
		skills: [...catalogue.skills.values()]
			.filter((skill) => buyable(skill, unit))
			.map((skill) => skillChoice(trial, entry, skill)),
		innate: unit.skills.has,
		allowance: { used, ...skillAllowance(unit, roster, catalogue) },
		strays: straysOf(entry, unit, catalogue)
	};
}
