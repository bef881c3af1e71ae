import type { Price } from '../../catalogue/dbg.ts';
import type { DbgCatalogue } from '../../catalogue/dbg-index.ts';
import type { DbgRoster } from '../../roster/dbg-document.ts';
import { rulingValue } from '../ruling.ts';

export { rulingChanged, rulingValue } from '../ruling.ts';

/** A price in points, whether printed or held by a ruling; 0 when the catalogue has lost the ruling. */
export function priceOf(price: Price, roster: DbgRoster, catalogue: DbgCatalogue): number {
	if (typeof price === 'number') return price;
	const value = rulingValue(roster, price.ruling, catalogue);
	return typeof value === 'number' ? value : 0;
}

/** The ruling that holds a price, or null for a printed one. */
export const rulingOfPrice = (price: Price): string | null => (typeof price === 'number' ? null : price.ruling);
