import type { Edit } from '#lib/roster/edits.ts';
import type { OscarRoster } from '#lib/roster/oscar-document.ts';
import type { CompanyStructure } from '#lib/rules/oscar/structure.ts';

/** The entries of the place in which this one stands, in their order; those without a place among themselves. */
export function siblingsOf({ places, unplaced }: CompanyStructure, entry: string): readonly string[] {
	const filled = places.map(({ slots }) => slots.flatMap((slot) => slot.entry ?? []));
	return [...filled, unplaced].find((entries) => entries.includes(entry)) ?? [];
}

/** Moves an entry by so many slots of its place; beyond the ends means the ends. Empty when it stays where it is. */
export function moveInPlace(
	roster: OscarRoster,
	structure: CompanyStructure,
	entry: string,
	by: number
): readonly Edit[] {
	const shown = siblingsOf(structure, entry);
	const from = shown.indexOf(entry);
	const target = shown[Math.min(Math.max(from + by, 0), shown.length - 1)];
	if (from < 0 || target === undefined || target === entry) return [];
	// `move-entry` counts places among the others: taking the target's own index puts it before or after the target
	return [{ kind: 'move-entry', entry, to: roster.entries.findIndex(({ id }) => id === target) }];
}
