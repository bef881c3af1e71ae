import { EDGES, type Edge, type Terrain } from '../../catalogue/legio.ts';
import type { LegioCatalogue } from '../../catalogue/legio-index.ts';
import { type Fraction, fraction } from '../../dice/fraction.ts';
import { rollChances, tableChances } from '../../rules/legio/chances.ts';
import { type SideEdge, oppositeEdge } from '../../rules/legio/deployment.ts';
import { compulsoryFor, edgeFor, generalValue, isRuled } from '../../rules/legio/lookup.ts';
import type { MatchEvent } from '../document.ts';
import type { Side } from '../engine.ts';
import { type LegioState, rolesOf } from './state.ts';

/** What a roll may bring, and how likely: exact. The chances of a list add up to one. */
export type Outcome =
	| { readonly kind: 'attacker'; readonly side: Side | null } // null: rolled again
	| { readonly kind: 'piece'; readonly piece: Terrain | null } // null: nothing
	| { readonly kind: 'edge'; readonly edge: Edge }
	| { readonly kind: 'side'; readonly edge: SideEdge }
	| { readonly kind: 'general'; readonly value: number }
	/** Of the whole table, once all sections are tested. */
	| { readonly kind: 'pieces'; readonly count: number };

export interface Promised {
	readonly outcome: Outcome;
	readonly chance: Fraction;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;
const of = (outcome: Outcome, ways: number, all: number): Promised => ({
	outcome,
	chance: fraction(BigInt(ways), BigInt(all))
});

/** Who attacks, of the 36 falls of both dice (dba-legio 1; ruling attacker-tie). */
function roles(state: LegioState, catalogue: LegioCatalogue): Promised[] {
	const [first, second] = [state.sides[0].aggression, state.sides[1].aggression];
	const ways = [0, 0, 0];
	const lower = isRuled(state, 'attacker-tie', 'lower-aggression', catalogue) && first !== second;
	for (const a of FACES) {
		for (const b of FACES) {
			const tie = lower ? (first < second ? 0 : 1) : 2;
			const at = a + first === b + second ? tie : a + first > b + second ? 0 : 1;
			ways[at] = (ways[at] ?? 0) + 1;
		}
	}
	const sides = [0, 1, null] as const;
	return sides.map((side, index) => of({ kind: 'attacker', side }, ways[index] ?? 0, 36));
}

function edges(state: LegioState, catalogue: LegioCatalogue): Promised[] {
	const { pending } = state;
	if (!pending) return [];
	const shown = FACES.map((face) => edgeFor(pending.section, face, state, catalogue));
	return EDGES.map((edge) => of({ kind: 'edge', edge }, shown.filter((each) => each === edge).length, 6));
}

/** The chances of an event before it is rolled; empty for one without dice, and while a choice is missing. */
export function promiseOf(event: MatchEvent, state: LegioState, catalogue: LegioCatalogue): readonly Promised[] {
	const known = rolesOf(state, catalogue);
	const tendency = known ? state.sides[event.kind === 'compulsory' ? known.defender : known.second].tendency : null;
	const all = ((): readonly Promised[] => {
		switch (event.kind) {
			case 'roles':
				return roles(state, catalogue);
			case 'compulsory': {
				if (tendency === null || !known) return [];
				const choices = compulsoryFor(tendency, catalogue);
				const piece = choices.find((each) => each === event['piece']) ?? choices[0];
				const column = state.sides[known.second].tendency;
				if (piece === undefined || column === null) return [];
				const { totals } = tableChances(column, piece, state, catalogue);
				return [...totals].map(([count, chance]) => ({ outcome: { kind: 'pieces', count }, chance }));
			}
			case 'section': {
				if (tendency === null) return [];
				const { pieces, none } = rollChances(tendency, state, catalogue);
				return [
					...[...pieces].map(([piece, ways]) => of({ kind: 'piece', piece }, ways, 36)),
					of({ kind: 'piece', piece: null }, none, 36)
				];
			}
			case 'edge':
				return edges(state, catalogue);
			case 'side': {
				const odd: SideEdge = event['odd'] === 'S' ? 'S' : 'N';
				return [odd, oppositeEdge(odd)].map((edge) => of({ kind: 'side', edge }, 1, 2));
			}
			case 'generals':
				return [1, 2, 3].map((face) => of({ kind: 'general', value: generalValue(face, catalogue) }, 1, 3));
			default:
				return [];
		}
	})();
	return all.filter(({ chance }) => chance.numerator > 0n);
}
