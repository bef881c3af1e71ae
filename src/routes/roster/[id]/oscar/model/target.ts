import type { Role } from '#lib/catalogue/oscar.ts';
import type { Problem, ProblemCode } from '#lib/rules/problem.ts';

/** Where on the screen a problem of a company is put right. */
export type Target =
	| { readonly kind: 'entry'; readonly id: string }
	| { readonly kind: 'place'; readonly place: Role }
	| { readonly kind: 'rulings' }
	| { readonly kind: 'setup' };

const PLACES: Readonly<Partial<Record<ProblemCode, Role>>> = {
	'officer-missing': 'officer',
	'officers-above': 'officer',
	'combat-groups-below': 'line',
	'combat-groups-above': 'line',
	'veterans-above': 'veteran',
	'support-above': 'support',
	'support-or-vehicle': 'support',
	'vehicles-above': 'vehicle'
};

/** The box, the place or the dialog that a problem speaks of. */
export function targetOf({ code, entry }: Problem): Target {
	if (entry !== null) return { kind: 'entry', id: entry };
	if (code === 'unknown-ruling') return { kind: 'rulings' };
	const place = PLACES[code];
	return place ? { kind: 'place', place } : { kind: 'setup' };
}
