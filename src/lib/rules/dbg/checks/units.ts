import type { Unit } from '../../../catalogue/dbg.ts';
import type { Facts } from '../../../util/result.ts';
import type { Problem } from '../../problem.ts';
import { type Check, type Context, entriesOf, onlyEntry, problem, unitFigures } from '../context.ts';
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
		const count = unitFigures(context, unit);
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
		const counts = units.map((each) => unitFigures(context, each));
		if (counts[0] === counts[1]) return [];
		const concerned = units.flatMap((each) => entriesOf(context, each));
		const facts = { units: units.map(({ id }) => id), counts };
		return [problem('pair-uneven', armySection(unit.army), onlyEntry(concerned), facts)];
	});
};

type Requirement = NonNullable<Unit['requires']>;

/** Whether a requirement is exact; null when a ruling drops it. */
function exactness({ roster, catalogue }: Context, { ruling }: Requirement): boolean | null {
	const value = ruling === undefined ? null : rulingValue(roster, ruling, catalogue);
	return value === 'no-rule' ? null : value === 'exactly-two';
}

/**
 * Dependants need their masters: at most `perUnit` of them for each figure of the required unit. Where a ruling says
 * exactly, a master without all his dependants is a problem too.
 */
function requirement(context: Context, unit: Unit, requires: Requirement): Problem[] {
	const exactly = exactness(context, requires);
	const required = context.catalogue.units.get(requires.unit);
	if (exactly === null || !required) return [];
	const { perUnit, ruling } = requires;
	const rule = ruling === undefined ? armySection(unit.army) : rulingSection(ruling);
	const missing = (concerned: Unit, facts: Facts): Problem =>
		problem('requires-unit', rule, onlyEntry(entriesOf(context, concerned)), facts);
	const dependants = unitFigures(context, unit);
	const masters = unitFigures(context, required);
	if (dependants > masters * perUnit) {
		return [missing(unit, { unit: required.id, count: masters, needed: Math.ceil(dependants / perUnit) })];
	}
	if (exactly && dependants < masters * perUnit) {
		return [missing(required, { unit: unit.id, count: dependants, needed: masters * perUnit })];
	}
	return [];
}

/** Every requirement that touches the roster, from the side of the dependant or of his master. */
const requirements: Check = (context) =>
	[...context.catalogue.units.values()].flatMap((unit) =>
		unit.requires ? requirement(context, unit, unit.requires) : []
	);

/** A wagon is one entry whose count is its crew (dbg VI.D); a count that is no count at all is told elsewhere. */
const crews: Check = ({ known }) =>
	known.flatMap(({ entry, unit, figures }) => {
		if (!unit.wagon || figures === 0) return [];
		const { crewMin: min, crewMax: max } = unit.wagon;
		if (figures >= min && figures <= max) return [];
		return [problem('crew-out-of-range', armySection(unit.army), entry.id, { count: figures, min, max })];
	});

export const unitChecks: readonly Check[] = [otherArmy, variants, unique, pairs, requirements, crews];
