import type { Price, Ruling } from '../../catalogue/dbg.ts';
import type { DbgCatalogue } from '../../catalogue/dbg-index.ts';
import type { DbgRoster } from '../../roster/dbg-document.ts';
import type { RulingValue } from '../../roster/fields.ts';

/** The roster's own value of a ruling, if it is one of the ruling's choices. */
function chosenValue(roster: DbgRoster, ruling: Ruling): RulingValue | null {
	// A roster comes from outside: `constructor` and the like are no rulings of it.
	if (!Object.hasOwn(roster.rulings, ruling.id)) return null;
	return ruling.choices.find((choice) => choice === roster.rulings[ruling.id]) ?? null;
}

/**
 * The value of a ruling for this roster: its own choice, or the default when it has none or one outside the choices
 * (which is the problem `unknown-ruling`). Null only when the catalogue knows no such ruling.
 */
export function rulingValue(roster: DbgRoster, id: string, catalogue: DbgCatalogue): RulingValue | null {
	const ruling = catalogue.rulings.get(id);
	return ruling ? (chosenValue(roster, ruling) ?? ruling.default) : null;
}

/** True when the roster has changed the ruling to a valid choice other than the default. */
export function rulingChanged(roster: DbgRoster, id: string, catalogue: DbgCatalogue): boolean {
	const ruling = catalogue.rulings.get(id);
	return ruling !== undefined && rulingValue(roster, id, catalogue) !== ruling.default;
}

/** A price in points, whether printed or held by a ruling; 0 when the catalogue has lost the ruling. */
export function priceOf(price: Price, roster: DbgRoster, catalogue: DbgCatalogue): number {
	if (typeof price === 'number') return price;
	const value = rulingValue(roster, price.ruling, catalogue);
	return typeof value === 'number' ? value : 0;
}

/** The ruling that holds a price, or null for a printed one. */
export const rulingOfPrice = (price: Price): string | null => (typeof price === 'number' ? null : price.ruling);
