import type { GameFile } from '../catalogue/dbg.ts';
import { atLeast } from '../dice/d10.ts';
import { type Fraction, CERTAIN, NEVER, fromDecimal, subFraction } from '../dice/fraction.ts';
import { type Result, err, failure, ok } from '../util/result.ts';
import type { AttackFailure, DbgShot, DbgTest } from './attack.ts';
import { type Condition, FATAL_MARGIN, afterBlow } from './dbg-melee.ts';

/* Shots and tests of De Bello Gallico (dbg III.B.3, quick reference): every malus raises the Defence to be reached. */

/** Missile tables by value of ruling missile-table, as the catalogue holds them. */
export type MissileTables = Readonly<GameFile['missileTables']>;

export const BANDS = ['short', 'medium', 'long'] as const;
export type Band = (typeof BANDS)[number];

const RANGE_MALUS: Record<Band, number> = { short: 0, medium: 1, long: 2 };
const TERRAIN_MALUS: Record<DbgShot['terrain'], number> = { clear: 0, awkward: 1, difficult: 2, obstacle: 2 };
const WEATHER_MALUS: Record<DbgShot['weather'], number> = {
	clear: 0,
	rain: 1,
	mist: 1,
	'full-moon': 2,
	fog: 2,
	night: 3
};
const MOVED_MALUS = 1;

export interface ShotSetUp {
	readonly band: Band;
	/** Damage bonus of the weapon in this band. */
	readonly damage: number;
	/** Sum of all maluses on the Defence. */
	readonly malus: number;
	/** Added to the d10. */
	readonly bonus: number;
	/** Score to reach: Defence + malus. */
	readonly difficulty: number;
	/** What the score + damage is measured against for the margin (ruling shot-margin). */
	readonly marginOver: number;
}

/** The band, maluses and thresholds of a shot. A distance between two bands belongs to the farther one. */
export function shotSetUp(shot: DbgShot, tables: MissileTables): Result<ShotSetUp, AttackFailure> {
	const ruling = shot.rulings['missile-table'] ?? 'body';
	const table = typeof ruling === 'string' ? tables[ruling] : undefined;
	if (!table) return err(failure('unknown-ruling', { ruling: 'missile-table', value: String(ruling) }));
	const bands = table[shot.weapon] ?? [];
	const index = bands.findIndex(([, to]) => shot.distance <= to);
	const row = bands[index];
	const band = BANDS[index];
	if (!row || !band) {
		return err(failure('out-of-range', { weapon: shot.weapon, distance: shot.distance, max: bands.at(-1)?.[1] ?? 0 }));
	}
	const malus =
		RANGE_MALUS[band] +
		TERRAIN_MALUS[shot.terrain] +
		WEATHER_MALUS[shot.weather] +
		(shot.mountedMoved ? MOVED_MALUS : 0) +
		shot.modifier;
	const difficulty = shot.defence + malus;
	return ok({
		band,
		damage: row[2],
		malus,
		bonus: shot.shooting + shot.shooterModifier,
		difficulty,
		marginOver: shot.rulings['shot-margin'] === 'bare' ? shot.defence : difficulty
	});
}

export interface ShotOdds {
	readonly miss: Fraction;
	readonly wounded: Fraction;
	readonly out: Fraction;
}

/** Exact odds of a shot; the three sum to 1. A miss of the first roll is the end of it, whatever the damage bonus. */
export function dbgShotOdds(shot: DbgShot, tables: MissileTables): Result<ShotOdds, AttackFailure> {
	const setUp = shotSetUp(shot, tables);
	if (!setUp.ok) return setUp;
	const { bonus, difficulty, marginOver, damage } = setUp.value;
	const toHit = difficulty - bonus;
	const from = (die: number): Fraction => fromDecimal(atLeast(Math.max(toHit, die)));
	const reach = marginOver - damage - bonus; // die at which the margin is 0
	const hit = fromDecimal(atLeast(toHit));
	const harmed = from(reach);
	const fatal = from(reach + FATAL_MARGIN);
	const miss = subFraction(CERTAIN, harmed);
	if (shot.dog || shot.state === 'wounded') return ok({ miss, wounded: NEVER, out: harmed });
	if (shot.tough) return ok({ miss, wounded: harmed, out: NEVER });
	return ok({ miss: subFraction(CERTAIN, hit), wounded: subFraction(hit, fatal), out: fatal });
}

export interface ShotResult {
	readonly score: number;
	readonly difficulty: number;
	readonly band: Band;
	readonly hit: boolean;
	/** The target gives ground, 2 cm away from the shooter, when it is harmed. */
	readonly recoil: boolean;
	readonly state: Condition;
}

/** Resolves a shot from the value of its die. */
export function resolveShot(shot: DbgShot, tables: MissileTables, value: number): Result<ShotResult, AttackFailure> {
	const setUp = shotSetUp(shot, tables);
	if (!setUp.ok) return setUp;
	const { bonus, difficulty, marginOver, damage, band } = setUp.value;
	const score = bonus + value;
	const hit = score >= difficulty;
	const state = hit ? afterBlow(shot, score + damage - marginOver) : shot.state;
	return ok({ score, difficulty, band, hit, recoil: state !== shot.state, state });
}

/** The d10 value from which a test passes (dbg II; ruling fixed-test-equality). */
const passFrom = (test: DbgTest): number =>
	test.difficulty - test.value - test.modifier + (test.rulings['fixed-test-equality'] === 'failure' ? 1 : 0);

export const dbgTestOdds = (test: DbgTest): Fraction => fromDecimal(atLeast(passFrom(test)));

export const resolveTest = (test: DbgTest, value: number): { readonly score: number; readonly pass: boolean } => ({
	score: test.value + test.modifier + value,
	pass: value >= passFrom(test)
});
