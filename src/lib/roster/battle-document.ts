import * as z from 'zod/mini';
import { Key, MAX_ENTRIES, ROSTER_FORMAT, ROSTER_VERSION, head, list, orElse, text } from './fields.ts';

/* Numbers are drafts: any number may stand here, the validator says which make no sense. What is tested is percent. */

const number = orElse(z.number(), () => null);
const flag = orElse(z.boolean(), () => false);

/** Null: not known, so that no action that tests it can be taken. */
const Characteristics = z.looseObject({
	ws: number,
	bs: number,
	s: number,
	t: number,
	ag: number,
	int: number,
	wp: number,
	fel: number
});
/** Values to roll against, before what an action adds. Null: the hero does not have the skill. */
const Skills = z.looseObject({ heal: number, command: number, strategy: number, casting: number });

/** Who may take one action each turn. Everything in it is the player's: the source has no profiles. */
export const BattleHero = z.looseObject({
	id: Key,
	name: text,
	notes: text,
	/** Not played: succeeds at 2 points and 1D10+2 damage. */
	npc: flag,
	/** This hero is the general of `general`: his death is the general's, and he too takes one action. */
	general: flag,
	characteristics: orElse(Characteristics, () => Characteristics.parse({})),
	/** Strength bonus; null: the tens of the strength. */
	sb: number,
	wounds: number,
	fate: orElse(z.number(), () => 0),
	skills: orElse(Skills, () => Skills.parse({})),
	/** `master-gunner`, or any other in the player's words. */
	talents: list(Key),
	/** Usual difficulty of his spells; null: casts none. */
	casts: number,
	/** Has a thrown, missile or powder weapon. */
	missile: flag
});
export type BattleHero = z.infer<typeof BattleHero>;

/** A great creature: always takes its own action. `sb` null: not known. */
export const BattleCreature = z.looseObject({ id: Key, name: text, notes: text, sb: number, wounds: number });
export type BattleCreature = z.infer<typeof BattleCreature>;

/** Test values of the general's tactical roll, percent. `strategy` null: without the skill, he rolls command - 20. */
export const BattleGeneral = z.looseObject({ name: text, strategy: number, command: number });
export type BattleGeneral = z.infer<typeof BattleGeneral>;

/** Where the strategic points come from; null: from nothing of the kind. */
export const StrategicParts = z.looseObject({ plan: number, fortification: number });

/** A Bataille rangée force. It has no points, no army list, no entries: heroes and creatures are its members. */
export const BattleRoster = z.looseObject({
	...head,
	game: z.literal('bataille-rangee'),
	soldiers: orElse(z.number(), () => 0),
	/** Null: nobody leads the army yet. */
	general: orElse(BattleGeneral, () => null),
	heroes: orElse(z.array(BattleHero).check(z.maxLength(MAX_ENTRIES)), (): BattleHero[] => []),
	warMachines: flag,
	creatures: orElse(z.array(BattleCreature).check(z.maxLength(MAX_ENTRIES)), (): BattleCreature[] => []),
	/** Victory points that the camp starts with. This number counts; `strategic` says where it comes from. */
	strategicPoints: orElse(z.number(), () => 0),
	strategic: orElse(StrategicParts, () => StrategicParts.parse({}))
});

export type BattleRoster = z.infer<typeof BattleRoster>;

/** A hero with nothing filled in. */
export const emptyBattleHero = (id: string): BattleHero => BattleHero.parse({ id });
export const emptyBattleCreature = (id: string): BattleCreature => BattleCreature.parse({ id });

/** A force of so many soldiers, without a general. */
export const emptyBattleRoster = (soldiers: number): BattleRoster =>
	BattleRoster.parse({
		format: ROSTER_FORMAT,
		version: ROSTER_VERSION,
		game: 'bataille-rangee',
		soldiers
	});
