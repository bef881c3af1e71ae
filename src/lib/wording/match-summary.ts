import type { DbgState, Figure } from '#lib/match/dbg/state.ts';
import { allFigures, lossesOf } from '#lib/match/dbg/figures.ts';
import { SIDES, type Side } from '#lib/match/engine.ts';
import { m } from '#lib/paraglide/messages.js';
import type { MatchNames } from './match-names.ts';
import { listOf } from './words.ts';

/** Where a match stands, for the command line and the report: who is how, by side. */
export interface SideSummary {
	readonly name: string;
	readonly figures: number;
	readonly leftOut: number;
	readonly fit: number;
	readonly wounded: number;
	readonly out: number;
	readonly fled: number;
	readonly retreating: number;
	readonly losses: number;
	readonly broken: boolean;
}

export function sideSummary(state: DbgState, side: Side, names: MatchNames): SideSummary {
	const own = allFigures(state).filter((figure) => figure.card.side === side);
	const count = (is: (figure: Figure) => boolean): number => own.filter(is).length;
	const { figures, leftOut, broken } = state.sides[side];
	return {
		name: names.sides[side],
		figures,
		leftOut,
		fit: count(({ condition }) => condition === 'fit'),
		wounded: count(({ condition }) => condition === 'wounded'),
		out: count(({ condition }) => condition === 'out'),
		fled: count(({ condition }) => condition === 'fled'),
		retreating: count(({ retreat }) => retreat),
		losses: lossesOf(state, side),
		broken
	};
}

/** The same as lines of text, with what is due. */
export function dbgSummaryLines(state: DbgState, names: MatchNames): string[] {
	const lang = { locale: names.locale };
	const phase = m.match_log_phase({ phase: state.phase }, lang);
	const due = state.due.map((each) => m.match_dbg_due({ due: each.kind }, lang));
	return [
		m.match_battle_now({ turn: state.turn, phase }, lang),
		...SIDES.flatMap((side) => {
			const { name, fit, wounded, out, fled, leftOut } = sideSummary(state, side, names);
			return [
				m.match_battle_side({ side: name, fit, wounded, out, fled }, lang),
				...(leftOut > 0 ? [m.match_battle_left_out({ count: leftOut }, lang)] : [])
			];
		}),
		...(due.length > 0 ? [m.match_battle_due({ list: listOf(due, names.locale, 'conjunction') }, lang)] : [])
	];
}
