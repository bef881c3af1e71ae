import * as z from 'zod/mini';
import { ActionId, Balance, CHARACTERISTICS } from '../../catalogue/battle.ts';
import { FATES } from './state.ts';

/* The events of a Bataille rangée battle, one schema each (docs/match-format.md). Points are victory points. */

const MOST = 999;
const SideIndex = z.union([z.literal(0), z.literal(1)]);
const Ref = z.string().check(z.minLength(1), z.maxLength(220));
const Modifier = z.optional(z.int().check(z.minimum(-100), z.maximum(100)));
const Count = z.int().check(z.minimum(0), z.maximum(MOST));
const Points = z.int().check(z.minimum(-MOST), z.maximum(MOST));
const dice = z.optional(z.unknown()); // checked by the dice source

/** Kinds with their fields. Fields that are not of the kind are left alone: a newer program may have written them. */
export const EVENTS = {
	/** The forces are weighed. `stronger` where they are not balanced; `threshold` when the table has one of its own. */
	muster: z.object({
		kind: z.literal('muster'),
		balance: Balance,
		stronger: z.optional(SideIndex),
		threshold: z.optional(z.int().check(z.minimum(1), z.maximum(MOST))),
		dice
	}),
	moral: z.object({ kind: z.literal('moral'), dice }),
	military: z.object({ kind: z.literal('military'), dice }),
	/** The opposed test of the generals; what the table adds to each. */
	tactical: z.object({ kind: z.literal('tactical'), first: Modifier, second: Modifier, dice }),
	'tactical-gain': z.object({ kind: z.literal('tactical-gain'), dice }),
	/**
	 * A hero's or a creature's action. `by`: the characteristic of a heroic act; `difficulty` of the spell; `modifier` to
	 * the test; `agreed` where the players and the game leader must; `opponent`: whom a challenge or a group attack names;
	 * `others`: who attacks along; `extra`: points that the leader adds for a creature.
	 */
	act: z.object({
		kind: z.literal('act'),
		hero: Ref,
		action: ActionId,
		by: z.optional(z.enum(CHARACTERISTICS)),
		difficulty: z.optional(Count),
		modifier: Modifier,
		agreed: z.optional(z.boolean()),
		opponent: z.optional(Ref),
		others: z.optional(z.array(Ref).check(z.maxLength(200))),
		extra: z.optional(z.int().check(z.minimum(0), z.maximum(20))),
		dice
	}),
	/** The die of a heroic act that succeeded. */
	gain: z.object({ kind: z.literal('gain'), dice }),
	/** A hero who is not played. */
	npc: z.object({ kind: z.literal('npc'), hero: Ref, dice }),
	/** What is left of the damage after armour and defence, and how the hero fares. */
	wounds: z.object({
		kind: z.literal('wounds'),
		lost: Count,
		fate: z.optional(z.enum(FATES)),
		dice
	}),
	/** How a challenge goes on: refused, or the fight is over. */
	duel: z.object({ kind: z.literal('duel'), result: z.enum(['refused', 'won', 'lost', 'undecided']), dice }),
	/** How an attack on a creature ends. */
	hunt: z.object({ kind: z.literal('hunt'), result: z.enum(['won', 'undecided']), dice }),
	/** A fighter flees from a duel or from a creature, by a test of agility or a fate point. */
	flee: z.object({ kind: z.literal('flee'), hero: Ref, by: z.enum(['agility', 'fate']), modifier: Modifier, dice }),
	/** Nobody acts any more in this turn. */
	'heroes-done': z.object({ kind: z.literal('heroes-done'), dice }),
	verdict: z.object({ kind: z.literal('verdict'), dice }),
	/** What is due first is dropped by agreement. */
	waive: z.object({ kind: z.literal('waive'), dice }),
	/** Anything by hand: of a hero, or of the table. */
	set: z.object({
		kind: z.literal('set'),
		hero: z.optional(Ref),
		lost: z.optional(Count),
		fate: z.optional(z.enum(FATES)),
		acted: z.optional(z.boolean()),
		first: z.optional(Points),
		second: z.optional(Points),
		turn: z.optional(z.int().check(z.minimum(1), z.maximum(MOST))),
		phase: z.optional(z.enum(['moral', 'military', 'tactical', 'heroes', 'verdict'])),
		dice
	}),
	end: z.object({ kind: z.literal('end'), winner: z.prefault(z.nullable(SideIndex), null), dice })
} as const;

export type EventKind = keyof typeof EVENTS;
export type EventOf<K extends EventKind> = z.infer<(typeof EVENTS)[K]>;
export type BattleEvent = { [K in EventKind]: EventOf<K> }[EventKind];
export const isBattleEvent = (kind: string): kind is EventKind => Object.hasOwn(EVENTS, kind);
