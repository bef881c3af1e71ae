import type { Role } from '../../catalogue/oscar.ts';
import type { OscarCatalogue } from '../../catalogue/oscar-index.ts';
import type { OscarRoster } from '../../roster/oscar-document.ts';
import { type Context, inPlace, makeContext } from './context.ts';
import { type Limit, limitsOf, supportOrVehicle } from './limits.ts';

/* The company as the diagram that the book draws (oscar p. 10): places, with filled and free slots. */

/** One box of the diagram. */
export interface Slot {
	/** Entry id, or null for a free slot. */
	readonly entry: string | null;
	/** The company is not complete without it. */
	readonly required: boolean;
	/** Filled beyond what the place may hold. */
	readonly surplus: boolean;
}

export interface Place extends Limit {
	readonly count: number;
	/** Filled slots in the order of the roster, then free ones: those still required, else one if there is room. */
	readonly slots: readonly Slot[];
}

export interface CompanyStructure {
	/** Command, combat groups, veterans, (elite,) support, vehicle. */
	readonly places: readonly Place[];
	/** Entries that have no place, because the catalogue does not know their unit. */
	readonly unplaced: readonly string[];
}

/** Under ruling support-or-vehicle `one`, the one closes the place of the other. */
function isClosed(context: Context, place: Role): boolean {
	if (!supportOrVehicle(context.roster, context.catalogue)) return false;
	if (place === 'support') return inPlace(context, 'vehicle').length > 0;
	return place === 'vehicle' && inPlace(context, 'support').length > 0;
}

function slotsOf({ min, max, place }: Limit, filled: readonly string[], closed: boolean): Slot[] {
	const slots = filled.map((entry, at): Slot => ({ entry, required: at < min, surplus: max !== null && at >= max }));
	const missing = Math.max(0, min - filled.length);
	for (let n = 0; n < missing; n++) slots.push({ entry: null, required: true, surplus: false });
	// A place apart for elite troops has no number of its own: it is offered when it is in use.
	const room = !closed && (max === null ? place !== 'elite' || filled.length > 0 : filled.length < max);
	if (missing === 0 && room) slots.push({ entry: null, required: false, surplus: false });
	return slots;
}

/** The company as places and slots; every entry stands in exactly one slot, or is unplaced. */
export function companyStructure(roster: OscarRoster, catalogue: OscarCatalogue): CompanyStructure {
	const context = makeContext(roster, catalogue);
	return {
		places: limitsOf(roster, catalogue).map((limit) => {
			const filled = inPlace(context, limit.place).map(({ entry }) => entry.id);
			return { ...limit, count: filled.length, slots: slotsOf(limit, filled, isClosed(context, limit.place)) };
		}),
		unplaced: context.entries.filter(({ group }) => !group).map(({ entry }) => entry.id)
	};
}

/** Combat groups of a company, whatever their headcount; veterans and support are none (oscar p. 10). */
export const combatGroups = (roster: OscarRoster, catalogue: OscarCatalogue): number =>
	inPlace(makeContext(roster, catalogue), 'line').length;
