import * as z from 'zod/mini';
import { type Failure, type Result, err, failure, ok } from '../util/result.ts';
import { parsePool } from '../dice/pool.ts';
import { shapeFacts } from '../util/expectation.ts';

/*
 * One attack or test as data (docs/attacks.md): read by `odds` (exact), `roll` (given dice or a seed) and the match.
 * What the engine applies itself and what `modifier` must carry is said at each kind.
 */

const SMALL = 1000;
const Int = z.int().check(z.minimum(-SMALL), z.maximum(SMALL));
const Rulings = z.prefault(z.record(z.string(), z.union([z.number(), z.boolean(), z.string()])), {});
const PoolText = z.string().check(z.refine((text) => parsePool(text).ok));
const Dice = z.optional(z.array(z.array(z.int()).check(z.maxLength(100))).check(z.maxLength(40)));
const Seed = z.optional(z.union([z.string(), z.int()]));

export const STATES = ['fit', 'wounded'] as const;
export const State = z.enum(STATES);
export type State = z.infer<typeof State>;

/** Most fighters on the side of many: as many 25 mm bases as fit round one. */
export const MAX_FIGHTERS = 8;

/**
 * A fighter in melee (dbg III.C.2). `combat` is the bare Combat value, which also settles ties. The engine applies the
 * wounded malus and the malus for each opponent beyond the first; `modifier` is everything else on his roll;
 * `damage` is added to the score only when it is compared with a Defence.
 */
export const Fighter = z.object({
	combat: Int,
	defence: Int,
	state: z.prefault(State, 'fit'),
	modifier: z.prefault(Int, 0),
	damage: z.prefault(Int, 0),
	tough: z.prefault(z.boolean(), false),
	dog: z.prefault(z.boolean(), false)
});
export type Fighter = z.infer<typeof Fighter>;

const Side = z.array(Fighter).check(z.minLength(1), z.maxLength(MAX_FIGHTERS));

export const DbgMelee = z.object({
	game: z.literal('dbg'),
	kind: z.literal('melee'),
	sides: z.tuple([Side, Side]),
	strike: z.prefault(z.int().check(z.nonnegative()), 0),
	rulings: Rulings,
	dice: Dice,
	seed: Seed
});
export type DbgMelee = z.infer<typeof DbgMelee>;

export const SHOT_TERRAINS = ['clear', 'awkward', 'difficult', 'obstacle'] as const;
export const WEATHERS = ['clear', 'rain', 'mist', 'full-moon', 'fog', 'night'] as const;
export const WEAPONS = ['heavy-javelin', 'light-javelin', 'sling', 'bow', 'manubalista', 'scorpio'] as const;

/**
 * A shot (dbg III.B.3). `distance` in cm; `defence` and `state` are the target's, and `tough`, `dog`. The engine adds
 * the range, terrain, weather and moving-rider maluses to the Defence; `modifier` is every other malus on it (such as
 * +4 for a cloud of missiles). A wounded shooter's malus goes into `shooterModifier`, on his roll.
 */
export const DbgShot = z.object({
	game: z.literal('dbg'),
	kind: z.literal('shot'),
	shooting: Int,
	weapon: z.enum(WEAPONS),
	distance: z.number().check(z.nonnegative(), z.maximum(SMALL)),
	defence: Int,
	modifier: z.prefault(Int, 0),
	shooterModifier: z.prefault(Int, 0),
	terrain: z.prefault(z.enum(SHOT_TERRAINS), 'clear'),
	weather: z.prefault(z.enum(WEATHERS), 'clear'),
	mountedMoved: z.prefault(z.boolean(), false),
	state: z.prefault(State, 'fit'),
	tough: z.prefault(z.boolean(), false),
	dog: z.prefault(z.boolean(), false),
	rulings: Rulings,
	dice: Dice,
	seed: Seed
});
export type DbgShot = z.infer<typeof DbgShot>;

/** A roll against a fixed difficulty (dbg II): value + d10 + modifier. */
export const DbgTest = z.object({
	game: z.literal('dbg'),
	kind: z.literal('test'),
	value: Int,
	difficulty: Int,
	modifier: z.prefault(Int, 0),
	rulings: Rulings,
	dice: Dice,
	seed: Seed
});
export type DbgTest = z.infer<typeof DbgTest>;

/** Shooting (oscar 1.13): attack roll against defence roll; `targets` caps the casualties. */
export const OscarShot = z.object({
	game: z.literal('oscar'),
	kind: z.literal('shot'),
	attack: PoolText,
	defence: PoolText,
	attackModifier: z.prefault(Int, 0),
	defenceModifier: z.prefault(Int, 0),
	targets: z.prefault(z.int().check(z.minimum(0), z.maximum(SMALL)), 4),
	rulings: Rulings,
	dice: Dice,
	seed: Seed
});
export type OscarShot = z.infer<typeof OscarShot>;

const OscarSide = z.object({
	attack: PoolText,
	modifier: z.prefault(Int, 0),
	/** Men who can be lost; caps the casualties. */
	men: z.prefault(z.int().check(z.minimum(0), z.maximum(SMALL)), 4)
});

/** Melee (oscar 1.12): attack roll against attack roll; the loser's total stands for the defence. */
export const OscarMelee = z.object({
	game: z.literal('oscar'),
	kind: z.literal('melee'),
	sides: z.tuple([OscarSide, OscarSide]),
	rulings: Rulings,
	dice: Dice,
	seed: Seed
});
export type OscarMelee = z.infer<typeof OscarMelee>;

/** A discipline test (oscar 1.9): pool + modifier, `target` (7 in the rules) or more passes. */
export const OscarTest = z.object({
	game: z.literal('oscar'),
	kind: z.literal('test'),
	discipline: PoolText,
	modifier: z.prefault(Int, 0),
	target: z.prefault(Int, 7),
	rulings: Rulings,
	dice: Dice,
	seed: Seed
});
export type OscarTest = z.infer<typeof OscarTest>;

const SCHEMAS = {
	dbg: { melee: DbgMelee, shot: DbgShot, test: DbgTest },
	oscar: { melee: OscarMelee, shot: OscarShot, test: OscarTest }
} as const;

export type Attack = DbgMelee | DbgShot | DbgTest | OscarMelee | OscarShot | OscarTest;

export type AttackFailure = Failure<
	| 'not-an-attack' // {game, kind}: none that is known
	| 'wrong-shape' // {path, expected, bound}, as for rosters
	| 'many-against-many' // several against several is not fought (dbg III.C.1)
	| 'strike-out-of-range' // {strike, max}
	| 'out-of-range' // {weapon, distance, max} cm
	| 'unknown-ruling' // {ruling, value}
>;

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
const own = <T extends object>(table: T, key: unknown): key is keyof T =>
	typeof key === 'string' && Object.hasOwn(table, key);

/** Reads an attack from parsed JSON, defaults filled in. Never throws. */
export function parseAttack(value: unknown): Result<Attack, AttackFailure> {
	const unknown = err(
		failure('not-an-attack', {
			game: isObject(value) && typeof value['game'] === 'string' ? value['game'] : null,
			kind: isObject(value) && typeof value['kind'] === 'string' ? value['kind'] : null
		})
	);
	if (!isObject(value)) return unknown;
	const { game, kind } = value;
	if (!own(SCHEMAS, game)) return unknown;
	const kinds = SCHEMAS[game];
	if (!own(kinds, kind)) return unknown;
	const parsed = kinds[kind].safeParse(value);
	if (!parsed.success) {
		return err(failure('wrong-shape', shapeFacts(parsed.error.issues[0])));
	}
	const attack: Attack = parsed.data;
	if (attack.game === 'dbg' && attack.kind === 'melee') {
		const [ours, theirs] = attack.sides;
		if (ours.length > 1 && theirs.length > 1) return err(failure('many-against-many'));
		if (attack.strike >= theirs.length) {
			return err(failure('strike-out-of-range', { strike: attack.strike, max: theirs.length - 1 }));
		}
	}
	return ok(attack);
}
