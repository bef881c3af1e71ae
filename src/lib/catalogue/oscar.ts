import * as z from 'zod/mini';
import { Provenance } from './provenance.ts';

/*
 * The OSCAR catalogue (`lists/oscar/`): data only. Names and rule words live in `text.{fr,en}.json` under
 * `<kind>.<id>`; share numbers in `codes.json`. Distances in inches; pools written XkY.
 */

const Id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
const Int = z.int();
const Pool = z.string().check(z.regex(/^[1-6]k[1-6]$/));
const $schema = z.optional(z.string());

export const ROLES = ['officer', 'line', 'veteran', 'elite', 'support', 'vehicle'] as const;
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

export const ERAS = ['modern', 'ancient'] as const;

/** One weapon of the armoury. `range` is the normal range; `bands` are the ends of short and normal where printed. */
export const Weapon = z.strictObject({
	id: Id,
	era: z.enum(ERAS),
	range: z.nullable(Int),
	attack: z.strictObject({ short: z.nullable(Pool), normal: z.nullable(Pool), long: z.nullable(Pool) }),
	bands: z.optional(z.tuple([Int, Int])),
	template: z.optional(z.enum(['explosion', 'flame'])),
	scatters: z.boolean(),
	melee: z.boolean(),
	/** `crewed`: a support group of 4 at most; `lone`: exactly one man (oscar 1.7). */
	special: z.optional(z.enum(['crewed', 'lone'])),
	provenance: Provenance
});
export type Weapon = z.infer<typeof Weapon>;

/** A weapon as a unit carries it: perhaps so many of them, so many a turn of the group. */
export const CarriedWeapon = z.strictObject({
	weapon: Id,
	count: z.optional(z.nullable(Int)),
	perActivation: z.optional(Int)
});

export const UNIT_FIELDS = ['name', 'profile', 'headcount', 'weapons', 'rules', 'role'] as const;

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
	/** Provenance by field. Absent means stated. */
	provenance: z.partialRecord(z.enum(UNIT_FIELDS), Provenance)
});
export type Unit = z.infer<typeof Unit>;

export const SpecialRule = z.strictObject({ id: Id, scope: z.enum(['group', 'character']), provenance: Provenance });
export type SpecialRule = z.infer<typeof SpecialRule>;

export const Action = z.strictObject({ id: Id, points: Int });

/** Malus by remaining headcount, for one starting headcount: [from this many men down, malus]. */
export const HeadcountSteps = z.array(z.tuple([Int, Int]));

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

export const GameFile = z.strictObject({
	$schema,
	game: z.literal('oscar'),
	edition: z.string(),
	revision: Int,
	companies: z.array(z.strictObject({ id: Id, nameProvenance: Provenance })),
	structure: z.strictObject({
		officersMin: Int,
		combatGroupsMin: Int,
		veteranGroupsMax: Int,
		vehiclesMax: Int,
		headcount: z.strictObject({ min: Int, max: Int, base: Int }), // even numbers only
		crewedSupportMax: Int,
		loneSpecialist: Int,
		provenance: Provenance
	}),
	headcountModifiers: z.record(z.string(), HeadcountSteps),
	weapons: z.array(Weapon),
	rules: z.array(SpecialRule),
	actions: z.array(Action),
	rulings: z.array(Ruling),
	units: z.array(Unit)
});
export type GameFile = z.infer<typeof GameFile>;

const Numbers = z.record(Id, Int);
/** id -> share number, append-only; one numbering per kind. */
export const CodesFile = z.strictObject({
	$schema,
	company: Numbers,
	unit: Numbers,
	weapon: Numbers,
	rule: Numbers,
	ruling: Numbers,
	role: Numbers
});
export type CodesFile = z.infer<typeof CodesFile>;
