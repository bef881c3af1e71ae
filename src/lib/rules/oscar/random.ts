import type { Role, Unit } from '../../catalogue/oscar.ts';
import type { OscarCatalogue } from '../../catalogue/oscar-index.ts';
import type { OscarRoster } from '../../roster/oscar-document.ts';
import { commonUnits, companyUnits } from './additions.ts';
import { makeContext } from './context.ts';
import { limitsOf, supportOrVehicle } from './limits.ts';

/** Odds that a place which may stay empty is filled. */
const FILLED: Readonly<Partial<Record<Role, number>>> = { veteran: 0.75, support: 0.6, vehicle: 0.4 };
/** Most combat groups drawn: a company that one player moves in an evening. */
const MOST_GROUPS = 4;

const pick = <T>(items: readonly T[], random: () => number): T | undefined =>
	items[Math.floor(random() * items.length)];

/** How many of a place are drawn, within its limits. */
function draw(place: Role, min: number, max: number | null, random: () => number): number {
	if (place === 'line') return min + Math.floor(random() * (Math.min(max ?? MOST_GROUPS, MOST_GROUPS) - min + 1));
	if (min > 0) return min;
	return random() < (FILLED[place] ?? 0) ? 1 : 0;
}

/**
 * A random company without a broken rule, of the roster's company and under its rulings: cards of the company, else base
 * profiles and samples. `random` answers numbers from 0 up to 1, 1 excluded. Entries have no names.
 */
export function drawCompany(start: OscarRoster, catalogue: OscarCatalogue, random: () => number): OscarRoster {
	const empty: OscarRoster = { ...start, entries: [] };
	const context = makeContext(empty, catalogue);
	const drawn: Unit[] = [];
	for (const { place, min, max } of limitsOf(empty, catalogue)) {
		const hasSupport = drawn.some(({ role }) => role === 'support');
		if (place === 'vehicle' && hasSupport && supportOrVehicle(empty, catalogue)) continue;
		const cards = companyUnits(context, place);
		const pool = cards.length > 0 ? cards : commonUnits(context, place);
		const from = Math.floor(random() * pool.length);
		const count = draw(place, min, max, random);
		for (let n = 0; n < count; n++) {
			// Every card once before any twice.
			const unit = pool.length > 4 ? pick(pool, random) : pool[(from + n) % pool.length];
			if (unit) drawn.push(unit);
		}
	}
	return {
		...empty,
		entries: drawn.map(({ id }, at) => ({
			id: `e${at + 1}`,
			unit: id,
			profile: null,
			headcount: null,
			name: '',
			notes: ''
		}))
	};
}
