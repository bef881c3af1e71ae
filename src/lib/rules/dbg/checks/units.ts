import type { Unit } from '../../../catalogue/dbg.ts';
import type { Problem } from '../../problem.ts';
import { type Check, type Context, type KnownEntry, onlyEntry, problem, unitFigures } from '../context.ts';
import { rulingValue } from '../lookup.ts';
import { armySection, LISTS, rulingSection } from '../sections.ts';

const otherArmy: Check = ({ known, army }) =>
	known
		.filter(({ unit }) => army && unit.army !== army.id)
		.map(({ entry, unit }) => problem('unit-of-other-army', LISTS, entry.id, { unit: unit.id, army: unit.army }));

/** True when the variant forbids a unit: its category is closed, and no ruling opens it for this one (dbg VI.D). */
export function isForbidden({ roster, catalogue, variant }: Context, unit: Unit): boolean {
	if (!variant?.forbids.includes(unit.category)) return false;
	if (!variant.except.includes(unit.id)) return true;
	return variant.exceptRuling !== undefined && rulingValue(roster, variant.exceptRuling, catalogue) === 'forbidden';
}

/** Units that the roster's variant closes, and units that only another variant opens. Only for units of the army. */
const variants: Check = (context) =>
	context.known
		.filter(({ unit }) => unit.army === context.army?.id)
		.flatMap(({ entry, unit }) => {
			const found: Problem[] = [];
			const { variant } = context;
			if (variant && isForbidden(context, unit)) {
				const excepted = variant.except.includes(unit.id) && variant.exceptRuling;
				const rule = excepted ? rulingSection(excepted) : armySection(unit.army);
				found.push(problem('forbidden-in-variant', rule, entry.id, { unit: unit.id, variant: variant.id }));
			}
			if (unit.variant !== undefined && unit.variant !== variant?.id) {
				const facts = { unit: unit.id, variant: unit.variant };
				found.push(problem('variant-only', armySection(unit.army), entry.id, facts));
			}
			return found;
		});

const unique: Check = (context) =>
	[...context.byUnit].flatMap(([unit, entries]) => {
		const count = unitFigures(context, unit.id);
		if (!unit.unique || count < 2) return [];
		return [problem('unique-repeated', armySection(unit.army), onlyEntry(entries), { unit: unit.id, count })];
	});

/** Rider and footman are bought in equal numbers over the whole roster; reported once, the rider first. */
const pairs: Check = (context) => {
	const seen = new Set<string>();
	return [...context.byUnit.keys()].flatMap((unit) => {
		const partner = unit.pair && context.catalogue.units.get(unit.pair.with);
		if (!partner || seen.has(unit.id)) return [];
		seen.add(partner.id);
		const units = [unit, partner].sort((a, b) => Number(b.mounted) - Number(a.mounted) || (a.id < b.id ? -1 : 1));
		const counts = units.map(({ id }) => unitFigures(context, id));
		if (counts[0] === counts[1]) return [];
		const concerned = units.flatMap((each) => context.byUnit.get(each) ?? []);
		const facts = { units: units.map(({ id }) => id), counts };
		return [problem('pair-uneven', armySection(unit.army), onlyEntry(concerned), facts)];
	});
};

/** How a `requires` is read: a ruling may drop it or make it exact. */
function strictness(context: Context, unit: Unit): 'at-most' | 'exactly' | 'none' {
	const ruling = unit.requires?.ruling;
	if (!unit.requires) return 'none';
	if (ruling === undefined) return 'at-most';
	const value = rulingValue(context.roster, ruling, context.catalogue);
	if (value === 'no-rule') return 'none';
	return value === 'exactly-two' ? 'exactly' : 'at-most';
}

/**
 * Dependants need their masters: at most `perUnit` of them for each figure of the required unit. Where a ruling says
 * exactly, a master without all his dependants is a problem too.
 */
function requirement(context: Context, unit: Unit): Problem[] {
	const how = strictness(context, unit);
	const required = unit.requires && context.catalogue.units.get(unit.requires.unit);
	if (how === 'none' || !unit.requires || !required) return [];
	const { perUnit, ruling } = unit.requires;
	const rule = ruling === undefined ? armySection(unit.army) : rulingSection(ruling);
	const concerned = (each: Unit): readonly KnownEntry[] => context.byUnit.get(each) ?? [];
	const dependants = unitFigures(context, unit.id);
	const masters = unitFigures(context, required.id);
	if (dependants > masters * perUnit) {
		const facts = { unit: required.id, count: masters, needed: Math.ceil(dependants / perUnit) };
		return [problem('requires-unit', rule, onlyEntry(concerned(unit)), facts)];
	}
	if (how === 'exactly' && dependants < masters * perUnit) {
		const facts = { unit: unit.id, count: dependants, needed: masters * perUnit };
		return [problem('requires-unit', rule, onlyEntry(concerned(required)), facts)];
	}
	return [];
}

/** Every requirement that touches the roster, from the side of the dependant or of his master. */
const requirements: Check = (context) =>
	[...context.catalogue.units.values()]
		.filter((unit) => unit.requires !== undefined)
		.flatMap((unit) => requirement(context, unit));

/** A wagon is one entry whose count is its crew (dbg VI.D); a count that is no count at all is told elsewhere. */
const crews: Check = ({ known }) =>
	known.flatMap(({ entry, unit, figures }) => {
		if (!unit.wagon || figures === 0) return [];
		const { crewMin: min, crewMax: max } = unit.wagon;
		if (figures >= min && figures <= max) return [];
		return [problem('crew-out-of-range', armySection(unit.army), entry.id, { count: figures, min, max })];
	});

export const unitChecks: readonly Check[] = [otherArmy, variants, unique, pairs, requirements, crews];
