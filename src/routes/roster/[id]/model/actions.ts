import type { Unit } from '#lib/catalogue/dbg.ts';
import type { DbgCatalogue } from '#lib/catalogue/dbg-index.ts';
import type { DbgEntry, DbgRoster } from '#lib/roster/dbg-document.ts';
import type { Edit } from '#lib/roster/edits.ts';

/*
 * What a tap means, as edits. Pure: the screen hands them to the editor as one undo step.
 */

const isPlain = (entry: DbgEntry): boolean =>
	entry.name === '' &&
	entry.notes === '' &&
	entry.options.length === 0 &&
	entry.skills.length === 0 &&
	Object.keys(entry.swaps).length === 0;

/** Persons get a row each, and so does every wagon; the rank and file are counted in one. */
const isCounted = (unit: Unit): boolean => unit.rank === undefined && !unit.unique && unit.wagon === undefined;

/** Adds one figure of a unit: to its plain row when there is one, else in a row of its own. `entry` is that row. */
export function addUnit(
	roster: DbgRoster,
	catalogue: DbgCatalogue,
	unitId: string,
	newId: string,
	figures = 1
): { readonly edits: readonly Edit[]; readonly entry: string } {
	const unit = catalogue.units.get(unitId);
	const row = roster.entries.findLast((entry) => entry.unit === unitId && isPlain(entry));
	if (row && unit && isCounted(unit)) {
		return { edits: [{ kind: 'set-count', entry: row.id, count: row.count + figures }], entry: row.id };
	}
	return { edits: [{ kind: 'add-entry', entry: newId, unit: unitId, count: figures }], entry: newId };
}

/** The entries shown together with this one, in their order: those of its category. */
export function siblings(roster: DbgRoster, catalogue: DbgCatalogue, entryId: string): readonly DbgEntry[] {
	const category = (entry: DbgEntry): string | null => catalogue.units.get(entry.unit)?.category ?? null;
	const entry = roster.entries.find((each) => each.id === entryId);
	return entry ? roster.entries.filter((each) => category(each) === category(entry)) : [];
}

/**
 * Moves an entry to a place (from 0) among those shown with it; beyond the ends means the ends. Empty when it is there
 * already.
 */
export function moveEntry(roster: DbgRoster, catalogue: DbgCatalogue, entryId: string, place: number): readonly Edit[] {
	const shown = siblings(roster, catalogue, entryId);
	const from = shown.findIndex((entry) => entry.id === entryId);
	const to = Math.min(Math.max(place, 0), shown.length - 1);
	const target = shown[to];
	if (from < 0 || to === from || !target) return [];
	// `move-entry` counts places among the others: taking the target's own index puts it before or after the target
	return [{ kind: 'move-entry', entry: entryId, to: roster.entries.findIndex((entry) => entry.id === target.id) }];
}
