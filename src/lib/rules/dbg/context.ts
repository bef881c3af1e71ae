import type { Army, Category, Composition, Unit, Variant } from '../../catalogue/dbg.ts';
import type { DbgCatalogue } from '../../catalogue/dbg-index.ts';
import type { DbgEntry, DbgRoster } from '../../roster/dbg-document.ts';
import type { Facts } from '../../util/result.ts';
import type { DbgProblemCode, Problem, Severity } from '../problem.ts';
import { figuresOf, rosterPoints } from './points.ts';

/** An entry with what the catalogue knows about it. */
export interface EntryContext {
	readonly entry: DbgEntry;
	/** Undefined when the catalogue has no such unit. */
	readonly unit: Unit | undefined;
	readonly figures: number;
}

/** An entry whose unit the catalogue knows. */
export interface KnownEntry extends EntryContext {
	readonly unit: Unit;
}

/** What the checks look at, worked out once per validation. */
export interface Context {
	readonly roster: DbgRoster;
	readonly catalogue: DbgCatalogue;
	readonly army: Army | undefined;
	readonly variant: Variant | undefined;
	readonly composition: Composition | undefined;
	readonly entries: readonly EntryContext[];
	readonly known: readonly KnownEntry[];
	/** Entries of each known unit, in the order of the roster. */
	readonly byUnit: ReadonlyMap<Unit, readonly KnownEntry[]>;
	readonly points: number;
	readonly figures: number;
}

/** A rule that looks at the roster as a whole, or at one entry after the other. */
export type Check = (context: Context) => readonly Problem[];

const isKnown = (each: EntryContext): each is KnownEntry => each.unit !== undefined;

const sumFigures = (entries: readonly EntryContext[]): number => entries.reduce((sum, each) => sum + each.figures, 0);

function groupByUnit(known: readonly KnownEntry[]): Map<Unit, KnownEntry[]> {
	const groups = new Map<Unit, KnownEntry[]>();
	for (const each of known) {
		const group = groups.get(each.unit);
		if (group) group.push(each);
		else groups.set(each.unit, [each]);
	}
	return groups;
}

export function makeContext(roster: DbgRoster, catalogue: DbgCatalogue): Context {
	const entries = roster.entries.map((entry) => ({
		entry,
		unit: catalogue.units.get(entry.unit),
		figures: figuresOf(entry)
	}));
	const known = entries.filter(isKnown);
	const army = catalogue.armies.get(roster.army);
	return {
		roster,
		catalogue,
		army,
		variant: army?.variants.find((variant) => variant.id === roster.variant),
		composition: catalogue.compositions.get(roster.composition),
		entries,
		known,
		byUnit: groupByUnit(known),
		points: rosterPoints(roster, catalogue).total,
		figures: sumFigures(entries)
	};
}

/** The entries of a unit, in the order of the roster. */
export const entriesOf = (context: Context, unit: Unit): readonly KnownEntry[] => context.byUnit.get(unit) ?? [];

/** Figures of a unit over the whole roster. */
export const unitFigures = (context: Context, unit: Unit): number => sumFigures(entriesOf(context, unit));

/**
 * True when a unit fills places of a category. A special character with a rank also counts as an officer; one without
 * fills no place (the limits of dbg VI name no special characters).
 */
export function fillsPlace(unit: Unit, category: string): boolean {
	if (!unit.inCategory) return false;
	if (unit.category === category) return true;
	return category === 'officers' && unit.category === 'special-characters' && unit.rank !== undefined;
}

/** Figures that count in a category. */
export const categoryFigures = (context: Context, category: Category): number =>
	sumFigures(context.known.filter(({ unit }) => fillsPlace(unit, category)));

/** The id of the only entry concerned; null when the problem lies in several, or in none. */
export const onlyEntry = (entries: readonly EntryContext[]): string | null =>
	entries.length === 1 ? (entries[0]?.entry.id ?? null) : null;

export const problem = (
	code: DbgProblemCode,
	rule: string,
	entry: string | null,
	facts: Facts,
	severity: Severity = 'error'
): Problem => ({ code, severity, entry, facts, rule });
