import { SECTIONS } from '../../catalogue/legio.ts';
import type { LegioCatalogue } from '../../catalogue/legio-index.ts';
import { SIDE_EDGES } from '../../rules/legio/deployment.ts';
import { compulsoryFor, isRuled } from '../../rules/legio/lookup.ts';
import { mostAlong, usualSize } from '../../rules/legio/pieces.ts';
import { type Ask, type Offer, SIDES, type Side } from '../engine.ts';
import type { EventKind } from './events.ts';
import { type LegioState, type Pending, type Roles, rolesOf, sectionsLeft } from './state.ts';

const offer = (kind: EventKind, side: Side | null, asks: readonly Ask[] = [], fields: object = {}): Offer => ({
	event: { kind, ...fields },
	asks,
	side,
	due: false
});

function pendingOffer(pending: Pending, { attacker, defender, second }: Roles, scene: Scene): Offer {
	const { state, catalogue } = scene;
	if (pending.edge === null) return { ...offer('edge', second), due: true };
	const max = mostAlong(usualSize(pending.piece, catalogue), catalogue);
	const along: Ask = { field: 'along', required: true, kind: 'number', min: 0, max, unit: 'cm' };
	const own = pending.compulsory && isRuled(state, 'compulsory-placing', 'defender', catalogue);
	return { ...offer('place', own ? defender : attacker, [along]), due: true };
}

interface Scene {
	readonly state: LegioState;
	readonly catalogue: LegioCatalogue;
}

function sectionAsks({ state, catalogue }: Scene): Ask[] {
	const choices = sectionsLeft(state, SECTIONS);
	if (choices.length < 2 || !isRuled(state, 'section-order', 'defender', catalogue)) return [];
	return [{ field: 'section', required: true, kind: 'choice', choices }];
}

/**
 * What may be decided next, and by whom. Notes of optional tests and plans have no offer: they are free text and a drawing,
 * welcome while the step is `plans`.
 */
export function legioOffers(state: LegioState, catalogue: LegioCatalogue): readonly Offer[] {
	const roles = rolesOf(state, catalogue);
	if (!roles) return [offer('roles', null)];
	const { defender, second, first } = roles;
	if (state.pending) return [pendingOffer(state.pending, roles, { state, catalogue })];
	switch (state.step) {
		case 'compulsory': {
			const { tendency } = state.sides[defender];
			if (tendency === null) return [];
			const choices = compulsoryFor(tendency, catalogue);
			const asks: Ask[] = choices.length > 1 ? [{ field: 'piece', required: true, kind: 'choice', choices }] : [];
			return [offer('compulsory', defender, asks)];
		}
		case 'sections': {
			const free = isRuled(state, 'section-order', 'defender', catalogue);
			if (state.sides[second].tendency === null) return [];
			return [offer('section', free ? defender : second, sectionAsks({ state, catalogue }))];
		}
		case 'side':
			return [offer('side', first, [{ field: 'odd', required: false, kind: 'choice', choices: SIDE_EDGES }])];
		case 'generals':
			return [offer('generals', null)];
		case 'plans':
			return SIDES.filter((side) => !state.ready[side]).map((side) => offer('ready', side, [], { side }));
		default:
			return [];
	}
}
