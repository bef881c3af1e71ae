import { SECTIONS, type Section, TERRAINS, type Tendency, type Terrain } from '../../catalogue/legio.ts';
import type { LegioCatalogue } from '../../catalogue/legio-index.ts';
import { type Fraction, fraction } from '../../dice/fraction.ts';
import { sumWeights } from '../../dice/pool.ts';
import { type WithAnswers, compulsoryFor, pieceFor } from './lookup.ts';

/*
 * What the terrain dice bring, exactly. Everything is a count of equally likely rolls: 36 for one section; for a whole
 * table 6 (the section of the compulsory piece) times 36 for each of the five others, rolled or not.
 */

const ROLLS = sumWeights(2, 6);
const OTHERS = SECTIONS.length - 1;

/** Of the 36 rolls of two dice, how many bring each piece; `none` brings nothing. */
export interface RollChances {
	readonly pieces: ReadonlyMap<Terrain, number>;
	readonly none: number;
}

/** The chances of one roll in the column of a tendency, out of 36; pieces in the order of the catalogue. */
export function rollChances(tendency: Tendency, answers: WithAnswers, catalogue: LegioCatalogue): RollChances {
	const pieces = new Map<Terrain, number>(TERRAINS.map((piece) => [piece, 0]));
	let none = 0;
	for (const [roll, weight] of ROLLS.byTotal) {
		const piece = pieceFor(tendency, roll, answers, catalogue);
		if (piece === null) none += Number(weight);
		else pieces.set(piece, (pieces.get(piece) ?? 0) + Number(weight));
	}
	return { pieces, none };
}

/** One final table: how many pieces of each kind, the compulsory one among them. */
export interface FinalTable {
	/** In the order of the catalogue, kinds that are there only. */
	readonly pieces: readonly { readonly piece: Terrain; readonly count: number }[];
	readonly total: number;
	readonly chance: Fraction;
}

export interface TableChances {
	readonly compulsory: Terrain;
	/** Every final table, the likeliest first. The chances add up to one. */
	readonly tables: readonly FinalTable[];
	/** Chance of so many pieces in all, from 1 to the most. */
	readonly totals: ReadonlyMap<number, Fraction>;
	/** Chance that so many sections are rolled for before rolling stops. */
	readonly rolled: ReadonlyMap<number, Fraction>;
	/** Chance of a piece of any kind, and of each kind, in each section; the order of sections is 1 to 6. */
	readonly sections: ReadonlyMap<Section, { readonly any: Fraction; readonly pieces: ReadonlyMap<Terrain, Fraction> }>;
}

/** Adds a weight to the tally of a key. */
function tally<K>(tallies: Map<K, bigint>, key: K, weight: bigint): void {
	tallies.set(key, (tallies.get(key) ?? 0n) + weight);
}

/** A run of rolls: what came of those made, and how many of all rolls begin so. */
interface Run {
	readonly rolled: readonly (Terrain | null)[];
	readonly weight: bigint;
}

/** Every way the dice may fall until `most` pieces came or the sections are used up. */
function runsOf({ pieces, none }: RollChances, most: number): Run[] {
	const outcomes: (readonly [Terrain | null, bigint])[] = [
		[null, BigInt(none)],
		...[...pieces].map(([piece, weight]) => [piece, BigInt(weight)] as const)
	];
	const possible = outcomes.filter(([, weight]) => weight > 0n);
	const done: Run[] = [];
	const open: Run[] = [{ rolled: [], weight: 1n }];
	for (let run = open.pop(); run !== undefined; run = open.pop()) {
		const { rolled, weight } = run;
		const left = OTHERS - rolled.length;
		if (left === 0 || rolled.filter((piece) => piece !== null).length === most) {
			done.push({ rolled, weight: weight * ROLLS.rolls ** BigInt(left) });
			continue;
		}
		for (const [piece, ways] of possible) open.push({ rolled: [...rolled, piece], weight: weight * ways });
	}
	return done;
}

const tableKey = (compulsory: Terrain, rolled: Run['rolled']): string => {
	const counts = new Map<Terrain, number>([[compulsory, 1]]);
	for (const piece of rolled) if (piece !== null) counts.set(piece, (counts.get(piece) ?? 0) + 1);
	return TERRAINS.map((piece) => counts.get(piece) ?? 0).join(' ');
};

function tableOf(key: string, chance: Fraction): FinalTable {
	const counts = key.split(' ').map(Number);
	const pieces = TERRAINS.flatMap((piece, index) => {
		const count = counts[index] ?? 0;
		return count === 0 ? [] : [{ piece, count }];
	});
	return { pieces, total: pieces.reduce((sum, { count }) => sum + count, 0), chance };
}

/**
 * The exact chances of the whole table of a tendency, given the defender's choice of compulsory piece: sections in the order
 * 1 to 6, rolling stops at the fourth piece (dba-legio 2, 4).
 */
export function tableChances(
	tendency: Tendency,
	compulsory: Terrain,
	answers: WithAnswers,
	catalogue: LegioCatalogue
): TableChances {
	const most = catalogue.game.mostPieces.count - 1;
	const runs = runsOf(rollChances(tendency, answers, catalogue), most);
	const all = ROLLS.rolls ** BigInt(OTHERS);
	const tables = new Map<string, bigint>();
	const totals = new Map<number, bigint>();
	const rolls = new Map<number, bigint>();
	// by position among the sections rolled for: 0 is the first
	const positions = SECTIONS.slice(1).map(() => new Map<Terrain, bigint>());
	for (const { rolled, weight } of runs) {
		tally(tables, tableKey(compulsory, rolled), weight);
		tally(totals, 1 + rolled.filter((piece) => piece !== null).length, weight);
		tally(rolls, rolled.length, weight);
		for (const [index, piece] of rolled.entries()) {
			const position = positions[index];
			if (piece !== null && position) tally(position, piece, weight);
		}
	}
	const chancesOf = <K>(tallies: ReadonlyMap<K, bigint>): Map<K, Fraction> =>
		new Map([...tallies].map(([key, weight]) => [key, fraction(weight, all)]));
	const sections = SECTIONS.map((section) => {
		const pieces = new Map<Terrain, bigint>(TERRAINS.map((piece) => [piece, 0n]));
		for (const start of SECTIONS) {
			if (start === section) {
				tally(pieces, compulsory, all);
				continue;
			}
			// sections before this one move up by one when the compulsory piece took one of them
			const position = positions[section - 1 - (start < section ? 1 : 0)];
			for (const [piece, weight] of position ?? []) tally(pieces, piece, weight);
		}
		const parts = BigInt(SECTIONS.length) * all;
		const any = [...pieces.values()].reduce((sum, weight) => sum + weight, 0n);
		return [
			section,
			{
				any: fraction(any, parts),
				pieces: new Map([...pieces].map(([piece, weight]) => [piece, fraction(weight, parts)]))
			}
		] as const;
	});
	const byWeight = [...tables].sort(([a, x], [b, y]) => (x === y ? (a < b ? 1 : -1) : x < y ? 1 : -1));
	return {
		compulsory,
		tables: byWeight.map(([key, weight]) => tableOf(key, fraction(weight, all))),
		totals: chancesOf(new Map([...totals].sort(([a], [b]) => a - b))),
		rolled: chancesOf(new Map([...rolls].sort(([a], [b]) => a - b))),
		sections: new Map(sections)
	};
}

/** The chances of the table for each piece that the defender may choose. */
export const chancesOfTendency = (
	tendency: Tendency,
	answers: WithAnswers,
	catalogue: LegioCatalogue
): readonly TableChances[] =>
	compulsoryFor(tendency, catalogue).map((piece) => tableChances(tendency, piece, answers, catalogue));
