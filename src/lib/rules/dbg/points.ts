import type { OptionGroup, Unit } from '../../catalogue/dbg.ts';
import type { DbgCatalogue } from '../../catalogue/dbg-index.ts';
import type { DbgEntry, DbgRoster } from '../../roster/dbg-document.ts';
import { priceOf, rulingOfPrice, rulingValue } from './lookup.ts';
import type { CostPart, EntryCost } from './types.ts';

/** Most figures in one entry. A house bound against nonsense, far above any real warband. */
export const MAX_COUNT = 999;

export const isValidCount = (count: number): boolean => Number.isInteger(count) && count >= 1 && count <= MAX_COUNT;

/** Figures of an entry; an invalid count (problem `count-invalid`) is no figure, so that no total can go wrong. */
export const figuresOf = (entry: DbgEntry): number => (isValidCount(entry.count) ? entry.count : 0);

/** The choice of a unit's options that offers an item, with its group; equipment the unit already has is not offered. */
export function offerOf(
	unit: Unit,
	item: string
): { readonly group: OptionGroup; readonly choice: OptionGroup['choices'][number] } | null {
	if (unit.base.includes(item)) return null;
	for (const group of unit.options) {
		const choice = group.choices.find((each) => each.item === item);
		if (choice) return { group, choice };
	}
	return null;
}

/** The swap of a unit that replaces one piece of its equipment by another, if it is offered. */
export const swapOf = (unit: Unit, replace: string, by: string): Unit['swaps'][number] | null =>
	unit.swaps.find((swap) => swap.replace === replace && swap.by === by) ?? null;

function partsOf(entry: DbgEntry, unit: Unit, roster: DbgRoster, catalogue: DbgCatalogue): CostPart[] {
	const parts: CostPart[] = [{ kind: 'unit', id: unit.id, points: unit.profile.cost, ruling: null }];
	for (const id of entry.options) {
		const offer = offerOf(unit, id);
		if (!offer) continue;
		const { cost } = offer.choice;
		parts.push({ kind: 'option', id, points: priceOf(cost, roster, catalogue), ruling: rulingOfPrice(cost) });
	}
	for (const [replace, by] of Object.entries(entry.swaps)) {
		const swap = swapOf(unit, replace, by);
		if (swap) parts.push({ kind: 'swap', id: by, points: swap.cost, ruling: null });
	}
	for (const id of entry.skills) {
		const skill = catalogue.skills.get(id);
		if (skill) parts.push({ kind: 'skill', id, points: skill.cost ?? 0, ruling: null });
	}
	return parts;
}

/**
 * The price of an entry in points: figures x (unit + options + swaps + skills), dbg VI. What is unknown or not offered
 * costs nothing (it is a problem instead), so the total is always a whole number from 0 up.
 */
export function entryCost(entry: DbgEntry, roster: DbgRoster, catalogue: DbgCatalogue): EntryCost {
	const unit = catalogue.units.get(entry.unit);
	const parts = unit ? partsOf(entry, unit, roster, catalogue) : [];
	const perFigure = parts.reduce((sum, part) => sum + part.points, 0);
	const figures = figuresOf(entry);
	return { perFigure, figures, total: perFigure * figures, parts };
}

/** Figures of each unit over the whole roster, by unit id; units that the catalogue does not know included. */
export function figuresByUnit(roster: DbgRoster): ReadonlyMap<string, number> {
	const counts = new Map<string, number>();
	for (const entry of roster.entries) counts.set(entry.unit, (counts.get(entry.unit) ?? 0) + figuresOf(entry));
	return counts;
}

/** Points given back because a ruling makes some figures free; `points` is negative. */
export interface Adjustment {
	readonly ruling: string;
	readonly unit: string;
	readonly figures: number;
	readonly points: number;
}

/** Where a roster's points come from. `total` = entries + adjustments; never negative. */
export interface PointsBreakdown {
	readonly entries: ReadonlyMap<string, EntryCost>;
	readonly adjustments: readonly Adjustment[];
	readonly total: number;
}

const FREE_DOGS = 'mastiffs-paid';

/** Ruling mastiffs-paid: dogs come free, up to their number per master in the roster. Their own skills stay paid. */
function freeDogs(roster: DbgRoster, catalogue: DbgCatalogue): Adjustment[] {
	if (rulingValue(roster, FREE_DOGS, catalogue) !== true) return [];
	const adjustments: Adjustment[] = [];
	const counts = figuresByUnit(roster);
	for (const [id, present] of counts) {
		const unit = catalogue.units.get(id);
		if (!unit?.dog || !unit.requires) continue;
		const masters = counts.get(unit.requires.unit) ?? 0;
		const figures = Math.min(present, masters * unit.requires.perUnit);
		if (figures > 0) adjustments.push({ ruling: FREE_DOGS, unit: id, figures, points: -figures * unit.profile.cost });
	}
	return adjustments;
}

/** The points of a roster, entry by entry and with what rulings give back (dbg VI). */
export function rosterPoints(roster: DbgRoster, catalogue: DbgCatalogue): PointsBreakdown {
	const entries = new Map(roster.entries.map((entry) => [entry.id, entryCost(entry, roster, catalogue)]));
	const adjustments = freeDogs(roster, catalogue);
	let total = 0;
	for (const cost of entries.values()) total += cost.total;
	for (const adjustment of adjustments) total += adjustment.points;
	return { entries, adjustments, total };
}
