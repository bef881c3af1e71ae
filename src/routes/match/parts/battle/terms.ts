import type { Balance } from '#lib/catalogue/battle.ts';
import type { MatchDocument } from '#lib/match/document.ts';
import { withEvent } from '#lib/match/fold.ts';
import type { Side } from '#lib/match/engine.ts';
import { type BattleRoster } from '#lib/roster/battle-document.ts';
import { ofGame } from '#lib/roster/document.ts';

/** What the table agrees on before a battle. */
export interface BattleTerms {
	readonly balance: Balance;
	/** Counts unless the forces are balanced. */
	readonly stronger: Side;
	/** Points that each camp starts with. */
	readonly strategic: readonly [number, number];
}

/** What the forces themselves say. */
export const usualTerms = (forces: readonly [BattleRoster, BattleRoster]): BattleTerms => ({
	balance: 'balanced',
	stronger: 0,
	strategic: [startPoints(forces[0]), startPoints(forces[1])]
});
const startPoints = ({ strategicPoints }: BattleRoster): number => Math.max(0, Math.trunc(strategicPoints));

/** The force with other strategic points; where they come from is then no longer known. */
const withPoints = (force: BattleRoster, strategicPoints: number): BattleRoster =>
	startPoints(force) === strategicPoints
		? force
		: { ...force, strategicPoints, strategic: { ...force.strategic, plan: null, fortification: null } };

/**
 * The match on these terms: its forces mustered. Without soldiers the table of thresholds has no row: the forces then
 * wait to be mustered on the table, with a threshold of the players' own.
 */
export function onTerms(match: MatchDocument, { balance, stronger, strategic }: BattleTerms): MatchDocument {
	const [first, second] = match.sides;
	const sides: MatchDocument['sides'] = [
		withPoints(ofGame(first, 'bataille-rangee'), strategic[0]),
		withPoints(ofGame(second, 'bataille-rangee'), strategic[1])
	];
	if (Math.max(...[first, second].map((side) => ofGame(side, 'bataille-rangee').soldiers)) < 1)
		return { ...match, sides };
	const weighed = balance === 'balanced' ? { balance } : { balance, stronger };
	return withEvent({ ...match, sides }, { kind: 'muster', ...weighed });
}
