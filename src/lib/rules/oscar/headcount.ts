import type { OscarCatalogue } from '../../catalogue/oscar-index.ts';
import type { OscarRoster } from '../../roster/oscar-document.ts';
import { rulingValue } from '../ruling.ts';

/* The malus of a group that has lost men: to activation, morale, disengagement, charges and both kinds of attack (oscar p. 3, 5, 14). */

/** A run of headcounts with one malus: from `from` men down to `to`. One box of a card for each man. */
export interface HeadcountBand {
	readonly malus: number;
	readonly from: number;
	readonly to: number;
}

type Row = readonly [men: number, malus: number];

/**
 * The rows for a starting headcount: the group at full strength, then the table of the next higher number that has one
 * (10, 8, 6, 4), of the highest for still larger groups. A single man has no table: he has no malus.
 */
function rowsFor(starting: number, catalogue: OscarCatalogue): readonly Row[] {
	const { rows } = catalogue.game.headcountModifiers;
	const full: Row = [starting, 0];
	if (starting <= 1) return [full];
	const listed = Object.keys(rows)
		.map(Number)
		.sort((a, b) => a - b);
	const key = listed.find((number) => number >= starting) ?? listed.at(-1);
	const steps = (key === undefined ? undefined : rows[String(key)]) ?? [];
	return [full, ...steps.filter(([men]) => men < starting)];
}

/**
 * The malus, 0 or less, of a group that started with `starting` men and has `remaining`: that of the next higher row,
 * or of the next lower one (ruling between-rows). Below the last row the last malus stays.
 */
export function headcountMalus(
	starting: number,
	remaining: number,
	roster: OscarRoster,
	catalogue: OscarCatalogue
): number {
	const rows = rowsFor(starting, catalogue);
	const lower = rulingValue(roster, 'between-rows', catalogue) === 'next-lower';
	const row = lower ? rows.find(([men]) => men <= remaining) : rows.findLast(([men]) => men >= remaining);
	return (row ?? rows.at(lower ? -1 : 0))?.[1] ?? 0;
}

/**
 * The boxes of a card, grouped by malus, full strength first: `{malus: -1, from: 6, to: 5}` says that the malus of -1
 * begins when 6 men are left. Empty for a group without men.
 */
export function headcountBands(
	starting: number,
	roster: OscarRoster,
	catalogue: OscarCatalogue
): readonly HeadcountBand[] {
	const bands: { malus: number; from: number; to: number }[] = [];
	for (let men = starting; men >= 1; men--) {
		const malus = headcountMalus(starting, men, roster, catalogue);
		const last = bands.at(-1);
		if (last?.malus === malus) last.to = men;
		else bands.push({ malus, from: men, to: men });
	}
	return bands;
}
