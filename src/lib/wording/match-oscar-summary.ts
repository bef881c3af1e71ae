import { SIDES, type Side } from '#lib/match/engine.ts';
import type { Piece } from '#lib/match/oscar/field.ts';
import { type OscarState, groupOf } from '#lib/match/oscar/state.ts';
import { m } from '#lib/paraglide/messages.js';
import type { OscarMatchNames } from './match-oscar.ts';

/** Where an OSCAR match stands, by side: groups in play and men left, of those that began. */
export interface OscarSideSummary {
	readonly name: string;
	readonly groups: number;
	readonly allGroups: number;
	readonly men: number;
	readonly allMen: number;
}

const ofSide = (state: OscarState, side: Side): Piece[] =>
	Object.values(state.field.pieces).filter((piece) => piece.side === side);

export function oscarSideSummary(state: OscarState, side: Side, names: OscarMatchNames): OscarSideSummary {
	const own = ofSide(state, side);
	const inPlay = own.filter(({ ref }) => groupOf(state, ref).place === 'table');
	return {
		name: names.sides[side],
		groups: inPlay.length,
		allGroups: own.length,
		men: inPlay.reduce((sum, { ref }) => sum + groupOf(state, ref).men, 0),
		allMen: own.reduce((sum, { profile }) => sum + profile.headcount, 0)
	};
}

/** The same as lines of text, with what became of the groups that are gone. */
export function oscarSummaryLines(state: OscarState, names: OscarMatchNames): string[] {
	const lang = { locale: names.locale };
	return [
		m.match_oscar_now({ turn: state.turn, phase: m.match_oscar_phase({ phase: state.phase }, lang) }, lang),
		...SIDES.flatMap((side) => {
			const { name, ...numbers } = oscarSideSummary(state, side, names);
			const gone = ofSide(state, side).filter(({ ref }) => groupOf(state, ref).place !== 'table');
			return [
				m.match_oscar_side_now({ side: name, ...numbers }, lang),
				...gone.map(({ ref }) => {
					const how = m.match_oscar_value({ value: groupOf(state, ref).place }, lang);
					return `  ${m.match_oscar_gone({ who: names.figures.get(ref) ?? ref, how }, lang)}`;
				})
			];
		})
	];
}
