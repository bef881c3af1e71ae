import * as z from 'zod/mini';
import { Provenance } from './provenance.ts';

/*
 * The De Bello Gallico catalogue (`lists/dbg/`): data only. Names and rule words live in `text.{fr,en}.json` under
 * `<kind>.<id>`; share numbers in `codes.json`. Distances in centimetres, prices in points.
 */

const Id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
const Int = z.int();
/** Points an editor at `docs/schema/`; read by nobody else. */
const $schema = z.optional(z.string());

export const CATEGORIES = [
	'officers',
	'elite',
	'warriors',
	'skirmishers',
	'special-troops',
	'special-characters'
] as const;
export const Category = z.enum(CATEGORIES);
export type Category = z.infer<typeof Category>;

export const RANKS = ['superior', 'junior'] as const;

/** The printed stat line: Combat / Tir / Défense / Discipline / Mouvement (cm) / Coût (points). */
export const Profile = z.strictObject({
	combat: Int,
	shooting: Int,
	defence: Int,
	discipline: Int,
	movement: Int,
	cost: Int
});
export type Profile = z.infer<typeof Profile>;
export const PROFILE_FIELDS = ['combat', 'shooting', 'defence', 'discipline', 'movement', 'cost'] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** A price in points, or the ruling that holds it. */
export const Price = z.union([Int, z.strictObject({ ruling: Id })]);
export type Price = z.infer<typeof Price>;

/** Options of one group exclude each other. */
export const OptionGroup = z.strictObject({
	choices: z.array(z.strictObject({ item: Id, cost: Price })),
	provenance: Provenance
});
export type OptionGroup = z.infer<typeof OptionGroup>;

/** Fields of a unit whose provenance stands in its `provenance`; the others carry their own. */
export const UNIT_PROVENANCE_FIELDS = [
	'name',
	'category',
	'profile',
	'rank',
	'unique',
	'base',
	'rules',
	'inCategory'
] as const;

export const Unit = z.strictObject({
	id: Id,
	army: Id,
	category: Category,
	profile: Profile,
	box: z.string(), // number of the stat box in the source, B01 to B58
	rank: z.optional(z.enum(RANKS)),
	mounted: z.boolean(),
	dog: z.boolean(),
	unique: z.boolean(),
	base: z.array(Id), // equipment already in the profile and the price
	options: z.array(OptionGroup),
	swaps: z.array(z.strictObject({ replace: Id, by: Id, cost: Int, provenance: Provenance })),
	skills: z.strictObject({
		has: z.array(Id),
		choose: z.nullable(Int), // null: the allowance is lost, ruling unstated-skill-allowance decides
		only: z.optional(z.array(Id)),
		provenance: Provenance
	}),
	rules: z.array(Id),
	pair: z.optional(z.strictObject({ with: Id, cost: Int, provenance: Provenance })),
	requires: z.optional(z.strictObject({ unit: Id, perUnit: Int, ruling: z.optional(Id), provenance: Provenance })),
	wagon: z.optional(z.strictObject({ crewMin: Int, crewMax: Int, provenance: Provenance })),
	variant: z.optional(Id), // only in this variant of the army
	inCategory: z.boolean(), // counts in the category's limits
	/** Provenance by field. Absent means stated. */
	provenance: z.partialRecord(z.enum(UNIT_PROVENANCE_FIELDS), Provenance)
});
export type Unit = z.infer<typeof Unit>;

export const EQUIPMENT_KINDS = ['melee', 'protection', 'missile', 'standard', 'mount'] as const;
export const Equipment = z.strictObject({
	id: Id,
	kind: z.enum(EQUIPMENT_KINDS),
	defenceAtLeast: z.optional(Int),
	footMovement: z.optional(Int), // cm, added to foot movement when bought
	movement: z.optional(z.record(Id, Int)), // cm, by army
	mountDefence: z.optional(Int),
	mountCombat: z.optional(Int),
	defenceIfMovedOver15cm: z.optional(Int),
	combat: z.optional(Int), // to every Combat roll of the bearer
	combatToHit: z.optional(Int),
	combatForDamage: z.optional(Int),
	combatWhenEngaged: z.optional(Int),
	supportCombat: z.optional(Int),
	celticManoeuvreThreshold: z.optional(Int),
	missileTable: z.optional(Id),
	requiresSkill: z.optional(Id),
	effectLost: z.optional(z.boolean()), // known by name and price, effect cut in the source
	provenance: Provenance
});
export type Equipment = z.infer<typeof Equipment>;

export const SKILL_KINDS = ['movement', 'shooting', 'combat', 'campaign', 'innate'] as const;
export const Skill = z.strictObject({
	id: Id,
	kind: z.enum(SKILL_KINDS),
	cost: z.nullable(Int), // null: cannot be bought
	armies: z.optional(z.array(Id)),
	officersOnly: z.boolean(),
	profile: z.optional(z.strictObject({ combat: z.optional(Int), defence: z.optional(Int) })),
	effectLost: z.boolean(), // name known, effect cut in the source: shown as a reminder only
	provenance: Provenance
});
export type Skill = z.infer<typeof Skill>;

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

export const Composition = z.strictObject({
	id: Id,
	limits: z.partialRecord(Category, z.tuple([Int, Int])),
	nameProvenance: Provenance,
	limitsProvenance: Provenance
});
export type Composition = z.infer<typeof Composition>;

export const Variant = z.strictObject({
	id: Id,
	forbids: z.array(Category),
	except: z.array(Id), // allowed all the same, by ruling
	exceptRuling: z.optional(Id),
	provenance: Provenance
});
export type Variant = z.infer<typeof Variant>;

/** A rule of the whole army, told in text under `army.<id>.rule`. */
export const Trait = z.strictObject({ ruling: z.optional(Id), effectLost: z.boolean(), provenance: Provenance });
export const Army = z.strictObject({ id: Id, trait: z.optional(Trait), variants: z.array(Variant) });
export type Army = z.infer<typeof Army>;

/** [from cm, to cm, damage bonus] for the short, medium and long band. */
export const RangeBand = z.tuple([Int, Int, Int]);
export const MissileTable = z.record(Id, z.array(RangeBand));

export const GameFile = z.strictObject({
	$schema,
	game: z.literal('dbg'),
	edition: z.string(),
	revision: Int, // raised whenever a price, profile or limit changes; carried by share links
	categories: z.array(Category),
	compositions: z.array(Composition),
	points: z.strictObject({ presets: z.array(Int), default: Int, provenance: Provenance }),
	figures: z.strictObject({ min: Int, max: Int, provenance: Provenance }), // usual size of a warband
	skillAllowance: z.strictObject({ superior: Int, junior: Int, elite: Int, other: Int, provenance: Provenance }),
	missileTables: z.record(z.string(), MissileTable), // by value of ruling missile-table
	equipment: z.array(Equipment),
	skills: z.array(Skill),
	rules: z.array(z.strictObject({ id: Id, effectLost: z.boolean(), provenance: Provenance })), // special rules of units
	rulings: z.array(Ruling)
});
export type GameFile = z.infer<typeof GameFile>;

export const ArmyFile = z.strictObject({ $schema, army: Army, units: z.array(Unit) });
export type ArmyFile = z.infer<typeof ArmyFile>;

/** Id -> share number, append-only; one numbering per kind. */
const Numbers = z.record(Id, Int.check(z.positive()));
export const CODE_KINDS = ['army', 'variant', 'composition', 'unit', 'equipment', 'skill', 'ruling'] as const;
export type CodeKind = (typeof CODE_KINDS)[number];
const CodesFileOnDisk = z.strictObject({
	$schema,
	army: Numbers,
	variant: Numbers,
	composition: Numbers,
	unit: Numbers,
	equipment: Numbers,
	skill: Numbers,
	ruling: Numbers
});
/** Without the line for editors: every key is a kind. */
export const CodesFile = z.pipe(
	CodesFileOnDisk,
	z.transform(({ $schema: _, ...codes }): Record<CodeKind, Record<string, number>> => codes)
);
export type CodesFile = z.infer<typeof CodesFile>;

/**
 * Words of a catalogue in one language. `text.*.json` holds names and rule words: `army.<id>`, `variant.<id>`,
 * `category.<id>`, `composition.<id>`, `unit.<id>`, `equipment.<id>`, `skill.<id>`, `rule.<id>` are names, `ruling.<id>`
 * a question and `ruling.<id>.<value>` an answer; `equipment.<id>.the` is the piece with its article; the same key with `.rule` tells the rule in a line or two, `unit.<id>.note`
 * what to know about a unit. `why.*.json` holds reasons: `why.<id>` of a provenance, `ruling.<id>.why` of a ruling.
 */
export const TextFile = z.record(z.string(), z.string());
export type TextFile = z.infer<typeof TextFile>;
