import * as z from 'zod/mini';
import { Provenance } from './provenance.ts';

/*
 * The Bataille rangée catalogue (`lists/bataille-rangee/`): data only. Names and rule words live in `text.{fr,en}.json`
 * under `<kind>.<id>`; share numbers in `codes.json`. Characteristics and tests are percent; points are victory points.
 */

const Id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
const Int = z.int();
/** Points an editor at `docs/schema/`; read by nobody else. */
const $schema = z.optional(z.string());

/** Characteristics that some action tests, and those that a hero's card has besides. Percent. */
export const CHARACTERISTICS = ['ws', 'bs', 's', 't', 'ag', 'int', 'wp', 'fel'] as const;
export const Characteristic = z.enum(CHARACTERISTICS);
export type Characteristic = z.infer<typeof Characteristic>;

/** Skills that some action tests. `strategy` is the academic knowledge of strategy and tactics. */
export const SKILLS = ['heal', 'command', 'strategy', 'casting'] as const;
export const Skill = z.enum(SKILLS);
export type Skill = z.infer<typeof Skill>;

/** The one talent that an action asks for; a hero may have others, by any name. */
export const TALENTS = ['master-gunner'] as const;

export const BALANCES = ['balanced', 'advantaged', 'greatly-advantaged', 'overwhelming'] as const;
export const Balance = z.enum(BALANCES);
export type Balance = z.infer<typeof Balance>;

export const ACTIONS = [
	'hide',
	'magic-support',
	'tend-wounded',
	'war-machines',
	'ranged-support',
	'command-unit',
	'among-troops',
	'challenge',
	'group-attack',
	'front-line',
	'heroic-act',
	'great-creature'
] as const;
export const ActionId = z.enum(ACTIONS);
export type ActionId = z.infer<typeof ActionId>;

/** What an action asks for before it may be taken. */
export const NEEDS = [
	'spell', // knows a spell that is of use in a battle (`casts`)
	'war-machines', // his army has some
	'master-gunner', // the talent
	'missile', // a thrown, missile or powder weapon
	'strategy', // the skill
	'agreement', // of the players and whoever leads the game
	'opponent', // a hero of the enemy who is named
	'enemy-creature', // the enemy has a great creature
	'creature' // for great creatures only
] as const;
export const Need = z.enum(NEEDS);
export type Need = z.infer<typeof Need>;

/** An open question of the source. Values are numbers, `true`/`false`, or a short id named in text as `ruling.<id>.<value>`. */
export const RulingValue = z.union([Int, z.boolean(), z.string()]);
export const Ruling = z.strictObject({
	id: Id,
	phase: z.enum(['building', 'playing']),
	default: RulingValue,
	choices: z.array(RulingValue),
	provenance: Provenance
});
export type Ruling = z.infer<typeof Ruling>;

/** `count` dice of `sides` faces, the `keep` best of them added (all when absent), `plus` added to that. */
export const Dice = z.strictObject({
	count: Int,
	sides: Int,
	keep: z.optional(Int),
	plus: z.optional(Int)
});
export type Dice = z.infer<typeof Dice>;

/** One row of the table of thresholds: the points a camp needs, or the ruling that says them. */
export const ThresholdRow = z.strictObject({
	/** All soldiers of both camps, about. */
	soldiers: Int,
	points: z.union([Int, z.strictObject({ ruling: Id })]),
	provenance: Provenance
});
export type ThresholdRow = z.infer<typeof ThresholdRow>;

/** What is rolled against: the best of these characteristics or the skill, `bonus` added; or something outside this game. */
export const Test = z.union([
	z.strictObject({ characteristics: z.array(Characteristic).check(z.minLength(1)), bonus: Int }),
	z.strictObject({ skill: Skill, bonus: Int }),
	z.strictObject({ outside: z.enum(['duel', 'combat']) })
]);
export type Test = z.infer<typeof Test>;

/** Victory points that an outcome brings: everything named here is added up. */
export const Yield = z.strictObject({
	points: Int,
	/** Degrees of success. */
	degrees: z.optional(z.boolean()),
	dice: z.optional(Dice),
	/** The strength bonus of the creature. */
	strengthBonus: z.optional(z.boolean()),
	/** The tens of the spell's difficulty, from `min` to `max` points in all. */
	spell: z.optional(z.strictObject({ min: Int, max: Int }))
});
export type Yield = z.infer<typeof Yield>;

/** Ends of a fight that are no test: the challenge refused, the fight won, a hero fled from it. */
export const Outcomes = z.strictObject({ refused: z.nullable(Yield), won: Yield, fled: Yield });

export const ACTION_FIELDS = ['test', 'success', 'failure', 'damage', 'needs'] as const;

export const Action = z.strictObject({
	id: ActionId,
	/** Null: nothing is rolled. */
	test: z.nullable(Test),
	/** Points when the test succeeds, or when there is none. Null: nothing, or see `outcomes`. */
	success: z.nullable(Yield),
	failure: z.nullable(Yield),
	outcomes: z.optional(Outcomes),
	/** Damage that whoever acts suffers, before armour and defence. */
	damage: z.nullable(Dice),
	needs: z.array(Need),
	/** What an answer to a ruling changes. */
	byRuling: z.optional(
		z.array(
			z.strictObject({
				ruling: Id,
				value: RulingValue,
				failure: z.optional(Yield),
				damage: z.optional(Dice)
			})
		)
	),
	/** Provenance by field. Absent means stated. */
	provenance: z.partialRecord(z.enum(ACTION_FIELDS), Provenance)
});
export type Action = z.infer<typeof Action>;

const Characteristics = z.partialRecord(Characteristic, Int);
const Skills = z.partialRecord(Skill, Int);

/** A hero to begin with: all figures are ours, for the player to replace by his own. */
export const Archetype = z.strictObject({
	id: Id,
	characteristics: Characteristics,
	skills: Skills,
	talents: z.array(Id),
	casts: z.nullable(Int),
	missile: z.boolean(),
	wounds: Int,
	fate: Int
});
export type Archetype = z.infer<typeof Archetype>;

export const CreatureArchetype = z.strictObject({ id: Id, sb: Int, wounds: Int });
export type CreatureArchetype = z.infer<typeof CreatureArchetype>;

const Range = z.strictObject({ min: Int, max: Int, provenance: Provenance });

export const GameFile = z.strictObject({
	$schema,
	game: z.literal('bataille-rangee'),
	edition: z.string(),
	revision: Int, // raised whenever a figure changes; carried by share links
	thresholds: z.array(ThresholdRow),
	/** A camp with at least `lead` points more gains `points` at the start of a turn. */
	moralAdvantage: z.strictObject({ lead: Int, points: Int, provenance: Provenance }),
	balances: z.array(z.strictObject({ id: Balance, stronger: Dice, weaker: Dice, provenance: Provenance })),
	/** The opposed test of the generals: what the winner rolls, and what a general without the skill adds to his command. */
	tactical: z.strictObject({ gain: Dice, withoutSkill: Int, provenance: Provenance }),
	strategic: z.strictObject({ plan: Range, fortification: Range }),
	generalDeath: z.strictObject({ points: Int, provenance: Provenance }),
	/** A test that succeeds brings at least this. */
	leastOnSuccess: z.strictObject({ points: Int, provenance: Provenance }),
	/** A hero who is not played: no test, these points, this damage. */
	npc: z.strictObject({ points: Int, damage: Dice, provenance: Provenance }),
	/** Minutes of fighting that a turn stands for. */
	turnMinutes: Range,
	actions: z.array(Action),
	talents: z.array(z.strictObject({ id: z.enum(TALENTS), provenance: Provenance })),
	archetypes: z.strictObject({
		heroes: z.array(Archetype),
		creatures: z.array(CreatureArchetype),
		provenance: Provenance
	}),
	reference: z.array(Id), // topics of the quick reference, told in text under `reference.<id>`
	rulings: z.array(Ruling)
});
export type GameFile = z.infer<typeof GameFile>;

/** Id -> share number, append-only; one numbering per kind. */
const Numbers = z.record(Id, Int.check(z.positive()));
export const CODE_KINDS = ['talent', 'ruling'] as const;
export type CodeKind = (typeof CODE_KINDS)[number];
const CodesFileOnDisk = z.strictObject({ $schema, talent: Numbers, ruling: Numbers });
/** Without the line for editors: every key is a kind. */
export const CodesFile = z.pipe(
	CodesFileOnDisk,
	z.transform(({ $schema: _, ...codes }): Record<CodeKind, Record<string, number>> => codes)
);
export type CodesFile = z.infer<typeof CodesFile>;
