import { type Role, ROLES, type Unit } from '../../catalogue/oscar.ts';
import type { OscarCatalogue } from '../../catalogue/oscar-index.ts';
import { applyEdits, type Edit } from '../../roster/edits.ts';
import type { OscarRoster, OwnProfile } from '../../roster/oscar-document.ts';
import type { Problem } from '../problem.ts';
import { oscarComparison } from './compare.ts';
import { type Context, makeContext } from './context.ts';
import { limitsOf, placeOf } from './limits.ts';
import { errorsOf } from './validate.ts';

/*
 * What can fill a place of a company, each choice with the edit that takes it and what it would break. Nothing is
 * withheld: a choice that breaks a rule says which one.
 */

/** Where an offer comes from, in the order shown. */
export const OFFER_SOURCES = ['company', 'own', 'common', 'other'] as const;
export type OfferSource = (typeof OFFER_SOURCES)[number];

/** A unit of the catalogue or a profile of the player's own. */
export type Recruit =
	| { readonly kind: 'unit'; readonly unit: Unit }
	| { readonly kind: 'own'; readonly profile: OwnProfile; readonly headcount: number | null };

export interface GroupOffer {
	/** The same for the same recruit, whatever the roster. */
	readonly key: string;
	readonly source: OfferSource;
	readonly role: Role;
	/** The place of the company that it fills. */
	readonly place: Role;
	readonly recruit: Recruit;
	readonly edit: Edit;
	/** Errors that it would raise or make worse. */
	readonly problems: readonly Problem[];
}

/** What a taken offer does: a new entry with this id, or another profile for an entry that is there. */
export interface OfferTarget {
	readonly entry: string;
	readonly replaces: boolean;
}

/** Cards of the roster's company (all of them in a company of one's own), then what every company has, then the rest. */
function sourceOf({ company }: Unit, { army }: OscarRoster): OfferSource {
	if (company === null) return 'common';
	return company === army ? 'company' : 'other';
}

function editOf(recruit: Recruit, { entry, replaces }: OfferTarget): Edit {
	if (recruit.kind === 'unit') {
		const unit = recruit.unit.id;
		return replaces ? { kind: 'set-unit', entry, unit } : { kind: 'add-group', entry, unit, headcount: null };
	}
	const { profile, headcount } = recruit;
	return replaces ? { kind: 'set-profile', entry, profile } : { kind: 'add-own', entry, profile, headcount };
}

const roleOf = (recruit: Recruit): Role => (recruit.kind === 'unit' ? recruit.unit.role : recruit.profile.role);

const keyOf = (recruit: Recruit): string =>
	recruit.kind === 'unit' ? recruit.unit.id : JSON.stringify([recruit.profile, recruit.headcount]);

/**
 * Everything that could be fielded: units of the catalogue and the given profiles of the player's own, by source, each
 * source in the order of the company's places. `place` keeps those that fill one place.
 */
export function groupOffers(
	roster: OscarRoster,
	catalogue: OscarCatalogue,
	own: readonly Extract<Recruit, { kind: 'own' }>[],
	target: OfferTarget,
	place: Role | null = null
): readonly GroupOffer[] {
	const context = makeContext(roster, catalogue);
	const before = oscarComparison.indexProblems(errorsOf(context));
	const breaks = (edit: Edit): readonly Problem[] =>
		oscarComparison.newProblems(before, errorsOf(edited(context, edit)));
	const recruits: readonly Recruit[] = [
		...[...catalogue.units.values()].map((unit): Recruit => ({ kind: 'unit', unit })),
		...own
	];
	const offers = recruits.flatMap((recruit): GroupOffer[] => {
		const role = roleOf(recruit);
		const fills = placeOf(role, roster, catalogue);
		if (place !== null && fills !== place) return [];
		const edit = editOf(recruit, target);
		const source = recruit.kind === 'unit' ? sourceOf(recruit.unit, roster) : 'own';
		return [{ key: keyOf(recruit), source, role, place: fills, recruit, edit, problems: breaks(edit) }];
	});
	const order = (offer: GroupOffer): number =>
		OFFER_SOURCES.indexOf(offer.source) * ROLES.length + ROLES.indexOf(offer.role);
	return offers.toSorted((a, b) => order(a) - order(b));
}

const edited = (context: Context, edit: Edit): Context =>
	makeContext(applyEdits(context.roster, [edit]), context.catalogue);

/** The first place that has a free slot: what is missing before what there is room for; null when all are full. */
export function firstFreePlace(roster: OscarRoster, catalogue: OscarCatalogue): Role | null {
	const context = makeContext(roster, catalogue);
	const count = (place: Role): number =>
		context.known.filter(({ group }) => placeOf(group.role, roster, catalogue) === place).length;
	const limits = limitsOf(roster, catalogue);
	const missing = limits.find(({ place, min }) => count(place) < min);
	const roomy = limits.find(({ place, max }) => max !== null && count(place) < max);
	return (missing ?? roomy)?.place ?? null;
}
