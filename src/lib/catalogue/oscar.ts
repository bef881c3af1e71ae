import * as z from 'zod/mini';
import { Provenance } from './provenance.ts';

/*
 * The OSCAR catalogue (`lists/oscar/`): data only. Names and rule words live in `text.{fr,en}.json` under
 * `<kind>.<id>`; share numbers in `codes.json`. Distances in inches; pools written XkY: roll X dice, add the Y best.
 */

const Id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
const Int = z.int();
const Pool = z.string().check(z.regex(/^[1-6]k[1-6]$/));
/** Points an editor at `docs/schema/`; read by nobody else. */
const $schema = z.optional(z.string());

export const ROLES = ['officer', 'line', 'veteran', 'elite', 'support', 'vehicle'] as const;
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

export const ERAS = ['modern', 'ancient'] as const;

/** An open question of the source. Values are numbers, `true`/`false`, or a short id named in text as `ruling.<id>.<value>`. */
export const RulingValue = z.union([Int, z.boolean(), z.string()]);
export type RulingValue = z.infer<typeof RulingValue>;
export const Ruling = z.strictObject({
	id: Id,
	phase: z.enum(['building', 'playing']),
	default: RulingValue,
	choices: z.array(RulingValue),
	provenance: Provenance
});
export type Ruling = z.infer<typeof Ruling>;

/** The three columns of a weapon, always in this order. */
export const COLUMNS = ['short', 'normal', 'long'] as const;
export const Column = z.enum(COLUMNS);
export type Column = z.infer<typeof Column>;

export const Attack = z.strictObject({ short: z.nullable(Pool), normal: z.nullable(Pool), long: z.nullable(Pool) });
export type Attack = z.infer<typeof Attack>;
/** Ends of the short and of the normal band. */
const Bands = z.tuple([Int, Int]);

/** What one answer to a ruling changes in a weapon, be it in the armoury or on one card. */
export const WeaponDifference = z.strictObject({
	ruling: Id,
	value: RulingValue,
	attack: z.optional(z.partial(Attack)),
	bands: z.optional(Bands)
});
export type WeaponDifference = z.infer<typeof WeaponDifference>;

/** One weapon of the armoury. `range` is the printed range; `bands` where the armoury prints them. */
export const Weapon = z.strictObject({
	id: Id,
	era: z.enum(ERAS),
	range: z.nullable(Int),
	attack: Attack,
	bands: z.optional(Bands),
	template: z.optional(z.enum(['explosion', 'flame'])),
	scatters: z.boolean(),
	/** A hit on a vehicle is settled by the damage table, as the book says (oscar p. 9). */
	againstVehicles: z.optional(z.boolean()),
	melee: z.boolean(),
	/** `crewed`: a support group of a few men; `lone`: a support group of exactly one (oscar p. 10). */
	special: z.optional(z.enum(['crewed', 'lone'])),
	byRuling: z.optional(z.array(WeaponDifference)),
	provenance: Provenance
});
export type Weapon = z.infer<typeof Weapon>;

/** A weapon as a unit carries it: perhaps so many of them, so many at an activation; `count` null is not printed. */
export const CarriedWeapon = z.strictObject({
	weapon: Id,
	count: z.optional(z.nullable(Int)),
	perActivation: z.optional(Int),
	byRuling: z.optional(z.array(WeaponDifference))
});
export type CarriedWeapon = z.infer<typeof CarriedWeapon>;

export const UNIT_FIELDS = ['name', 'profile', 'headcount', 'weapons', 'rules', 'role'] as const;
export type UnitField = (typeof UNIT_FIELDS)[number];

/** A printed card, a base profile, or a sample of ours. `company` null: offered to every company. */
export const Unit = z.strictObject({
	id: Id,
	company: z.nullable(Id),
	kind: z.enum(['card', 'base', 'sample']),
	role: Role,
	movement: Int,
	defence: Pool,
	discipline: Pool,
	commandRange: z.nullable(Int),
	headcount: Int,
	armoured: z.boolean(),
	weapons: z.array(CarriedWeapon),
	rules: z.array(Id),
	byRuling: z.optional(z.array(z.strictObject({ ruling: Id, value: RulingValue, discipline: Pool }))),
	/** Provenance by field. Absent means stated. */
	provenance: z.partialRecord(z.enum(UNIT_FIELDS), Provenance)
});
export type Unit = z.infer<typeof Unit>;

export const SpecialRule = z.strictObject({ id: Id, scope: z.enum(['group', 'character']), provenance: Provenance });
export type SpecialRule = z.infer<typeof SpecialRule>;

/** What a group does with its action points. */
export const Action = z.strictObject({ id: Id, points: Int, provenance: Provenance });

/** A bonus or malus of a roll: points, or dice rolled in addition (`+1k0`). */
export const Modifier = z.strictObject({
	id: Id,
	roll: z.enum(['discipline', 'shooting', 'melee']),
	points: z.optional(Int),
	dice: z.optional(Int),
	provenance: Provenance
});

/** Effect of a hit on a vehicle for the faces `from` to `to` of one die. */
export const VehicleDamage = z.strictObject({ id: Id, from: Int, to: Int, provenance: Provenance });

/** Malus by remaining headcount, for one starting headcount: [at this many men, malus], most men first. */
export const HeadcountSteps = z.array(z.tuple([Int, Int]));

export const Structure = z.strictObject({
	officersMin: Int,
	combatGroupsMin: Int,
	veteranGroupsMax: Int,
	vehiclesMax: Int,
	headcount: z.strictObject({ min: Int, max: Int, base: Int }), // even numbers only
	crewedSupportMax: Int,
	loneSpecialist: Int,
	provenance: Provenance
});

export const GameFile = z.strictObject({
	$schema,
	game: z.literal('oscar'),
	edition: z.string(),
	revision: Int, // raised whenever a profile, weapon or limit changes; carried by share links
	companies: z.array(z.strictObject({ id: Id, nameProvenance: Provenance })),
	structure: Structure,
	discipline: z.strictObject({ target: Int, provenance: Provenance }), // a roll of Mn succeeds from here
	headcountModifiers: z.strictObject({ rows: z.record(z.string(), HeadcountSteps), provenance: Provenance }),
	modifiers: z.array(Modifier),
	mostLosses: z.strictObject({ figures: Int, provenance: Provenance }), // of one attack
	vehicleDamage: z.array(VehicleDamage),
	weapons: z.array(Weapon),
	rules: z.array(SpecialRule),
	actions: z.array(Action),
	reference: z.array(Id), // topics of the quick reference, told in text under `reference.<id>`
	rulings: z.array(Ruling),
	units: z.array(Unit)
});
export type GameFile = z.infer<typeof GameFile>;

/** Id -> share number, append-only; one numbering per kind. */
const Numbers = z.record(Id, Int.check(z.positive()));
export const CODE_KINDS = ['company', 'unit', 'weapon', 'rule', 'ruling', 'role'] as const;
export type CodeKind = (typeof CODE_KINDS)[number];
const CodesFileOnDisk = z.strictObject({
	$schema,
	company: Numbers,
	unit: Numbers,
	weapon: Numbers,
	rule: Numbers,
	ruling: Numbers,
	role: Numbers
});
/** Without the line for editors: every key is a kind. */
export const CodesFile = z.pipe(
	CodesFileOnDisk,
	z.transform(({ $schema: _, ...codes }): Record<CodeKind, Record<string, number>> => codes)
);
export type CodesFile = z.infer<typeof CodesFile>;
