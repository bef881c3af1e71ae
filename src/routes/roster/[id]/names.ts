import type { Unit } from '#lib/catalogue/dbg.ts';
import { loadDbgNames } from '#lib/catalogue/dbg-names.ts';

/** Those who bear a name already, and dogs, are given none. */
export const canBeNamed = (unit: Unit): boolean => !unit.unique && !unit.dog;

/**
 * A name of the unit's people that no figure of the roster bears yet; null when none is left. The names are a download
 * of their own. `random` answers numbers from 0 up to 1, 1 excluded.
 */
export async function suggestName(unit: Unit, taken: readonly string[], random: () => number): Promise<string | null> {
	const { male, female } = await loadDbgNames(unit.army);
	const names = unit.wagon && female.length > 0 ? female : male;
	const free = names.filter((name) => !taken.includes(name));
	return free[Math.floor(random() * free.length)] ?? null;
}
