import { type Check, type Context, type KnownEntry, problem } from '../context.ts';
import { offerOf, swapOf } from '../points.ts';
import type { Problem } from '../../problem.ts';
import { armySection, FORMAT } from '../sections.ts';

const distinct = (ids: readonly string[]): string[] => [...new Set(ids)];

/** Options that do not exist, or that this unit is not offered (what it already has is not offered again). */
function options({ catalogue }: Context, { entry, unit }: KnownEntry): Problem[] {
	return distinct(entry.options).flatMap((option) => {
		if (!catalogue.equipment.has(option)) return [problem('unknown-option', FORMAT, entry.id, { option })];
		if (!offerOf(unit, option)) {
			return [problem('option-not-offered', armySection(unit.army), entry.id, { option })];
		}
		return [];
	});
}

/** Options of one group exclude each other; none can be bought twice for the same figure. */
function exclusions(_: Context, { entry, unit }: KnownEntry): Problem[] {
	return unit.options.flatMap((group) => {
		const chosen = entry.options.filter((option) => offerOf(unit, option)?.group === group).sort();
		return chosen.length > 1
			? [problem('options-exclusive', armySection(unit.army), entry.id, { options: chosen })]
			: [];
	});
}

/** A piece of equipment is replaced only by what the unit's list offers for it. */
function swaps(_: Context, { entry, unit }: KnownEntry): Problem[] {
	return Object.entries(entry.swaps)
		.filter(([replace, by]) => !swapOf(unit, replace, by))
		.map(([replace, by]) => problem('swap-not-offered', armySection(unit.army), entry.id, { replace, by }));
}

/** Options of an entry whose unit is unknown: only those that exist nowhere can be told. */
const optionsOfUnknownUnits: Check = ({ entries, catalogue }) =>
	entries
		.filter(({ unit }) => !unit)
		.flatMap(({ entry }) =>
			distinct(entry.options)
				.filter((option) => !catalogue.equipment.has(option))
				.map((option) => problem('unknown-option', FORMAT, entry.id, { option }))
		);

const perEntry =
	(rule: (context: Context, each: KnownEntry) => Problem[]): Check =>
	(context) =>
		context.known.flatMap((each) => rule(context, each));

export const equipmentChecks: readonly Check[] = [...[options, exclusions, swaps].map(perEntry), optionsOfUnknownUnits];
