import * as z from 'zod/mini';
import { SHOT_TERRAINS, WEAPONS, WEATHERS } from '../attack.ts';
import { CONDITIONS, FORMATIONS, PHASES, TEST_REASONS } from './state.ts';

/* The events of a De Bello Gallico match, one schema each (docs/match-format.md). Distances in centimetres. */

const MOST = 60;
const Id = z.string().check(z.minLength(1), z.maxLength(200));
const Ids = z.array(Id).check(z.maxLength(MOST));
const SideIndex = z.union([z.literal(0), z.literal(1)]);
const Flag = z.prefault(z.boolean(), false);
const Cm = z.number().check(z.minimum(0), z.maximum(1000));
const Modifier = z.int().check(z.minimum(-20), z.maximum(20));
const Small = z.int().check(z.minimum(0), z.maximum(1000));
const dice = z.optional(z.unknown()); // checked by the dice source

/** Kinds with their fields. Fields that are not of the kind are left alone: a newer program may have written them. */
export const EVENTS = {
	/** `side`: the players tell who has it (ruling initiative). */
	initiative: z.object({ kind: z.literal('initiative'), side: z.optional(SideIndex), dice }),
	activate: z.object({
		kind: z.literal('activate'),
		figure: Id,
		moved: z.prefault(Cm, 0),
		contact: z.prefault(Ids, []),
		charge: Flag,
		lightning: Flag,
		/** He moves with his formation and stays in it. */
		keeps: Flag,
		dice
	}),
	shoot: z.object({
		kind: z.literal('shoot'),
		shooter: Id,
		target: Id,
		weapon: z.optional(z.enum(WEAPONS)),
		distance: Cm,
		terrain: z.prefault(z.enum(SHOT_TERRAINS), 'clear'),
		weather: z.optional(z.enum(WEATHERS)),
		cloud: Flag,
		aim: z.optional(z.enum(['rider', 'mount'])),
		modifier: z.prefault(Modifier, 0),
		dice
	}),
	dance: z.object({ kind: z.literal('dance'), figure: Id, shooter: Id, dice }),
	steady: z.object({ kind: z.literal('steady'), figure: Id, aura: Flag, dice }),
	guard: z.object({ kind: z.literal('guard'), figure: Id, against: Id, dice }),
	hide: z.object({ kind: z.literal('hide'), figure: Id, dice }),
	detect: z.object({ kind: z.literal('detect'), figure: Id, target: Id, dice }),
	dismount: z.object({ kind: z.literal('dismount'), figure: Id, dice }),
	trap: z.object({ kind: z.literal('trap'), figure: Id, dice }),
	form: z.object({ kind: z.literal('form'), figures: Ids, formation: z.enum(FORMATIONS), dice }),
	disband: z.object({ kind: z.literal('disband'), formation: Id, dice }),
	phase: z.object({ kind: z.literal('phase'), dice }),
	fight: z.object({
		kind: z.literal('fight'),
		lone: Id,
		others: Ids.check(z.minLength(1)),
		/** Others of a formation who have the lone fighter in their zone of control and fight too, after `others`. */
		zone: z.prefault(Ids, []),
		/** Whom the lone fighter strikes if he wins; may be left to be said afterwards. */
		strike: z.optional(Id),
		/** Which side defends an obstacle. */
		obstacle: z.optional(z.enum(['lone', 'others'])),
		badGround: z.prefault(Ids, []),
		violent: z.prefault(Ids, []),
		/** Fighter -> friend with a lance who supports him. */
		support: z.prefault(z.record(Id, Id), {}),
		/** Mounted fighter -> what his enemies go for. */
		aim: z.prefault(z.record(Id, z.enum(['rider', 'mount'])), {}),
		/** Fighter -> a modifier of the table's own. */
		other: z.prefault(z.record(Id, Modifier), {}),
		dice
	}),
	recoil: z.object({ kind: z.literal('recoil'), figure: Id, blocked: Flag, dice }),
	strike: z.object({ kind: z.literal('strike'), figure: Id, target: Id, dice }),
	breakthrough: z.object({ kind: z.literal('breakthrough'), figure: Id, contact: z.prefault(Ids, []), dice }),
	test: z.object({ kind: z.literal('test'), figure: Id, why: z.enum(TEST_REASONS), aura: Flag, dice }),
	/** Any roll of the table's own against a difficulty; it changes nothing. */
	roll: z.object({
		kind: z.literal('roll'),
		figure: Id,
		value: z.enum(['combat', 'shooting', 'discipline']),
		difficulty: Small,
		modifier: z.prefault(Modifier, 0),
		aura: Flag,
		dice
	}),
	aquila: z.object({ kind: z.literal('aquila'), near: z.prefault(Ids, []), dice }),
	leave: z.object({ kind: z.literal('leave'), figure: Id, dice }),
	touch: z.object({ kind: z.literal('touch'), a: Id, b: Id, touching: z.prefault(z.boolean(), true), dice }),
	waive: z.object({
		kind: z.literal('waive'),
		due: z.enum(['recoil', 'strike', 'test', 'aquila', 'guard', 'breakthrough']),
		figure: z.optional(Id),
		dice
	}),
	set: z.object({
		kind: z.literal('set'),
		figure: z.optional(Id),
		condition: z.optional(z.enum(CONDITIONS)),
		retreat: z.optional(z.boolean()),
		camouflaged: z.optional(z.boolean()),
		disarmed: z.optional(z.boolean()),
		formation: z.optional(z.null()),
		mount: z.optional(z.enum(['fit', 'wounded', 'none'])),
		bolting: z.optional(z.boolean()),
		acted: z.optional(z.boolean()),
		fought: z.optional(z.boolean()),
		charged: z.optional(z.boolean()),
		furious: z.optional(z.boolean()),
		violent: z.optional(z.boolean()),
		shots: z.optional(Small),
		moved: z.optional(Cm),
		turn: z.optional(Small.check(z.minimum(1))),
		phase: z.optional(z.enum(PHASES)),
		initiative: z.optional(SideIndex),
		hand: z.optional(SideIndex),
		weather: z.optional(z.enum(WEATHERS)),
		dice
	}),
	end: z.object({ kind: z.literal('end'), winner: z.prefault(z.nullable(SideIndex), null), dice })
} as const;

export type EventKind = keyof typeof EVENTS;
export type DbgEvents = { [K in EventKind]: z.infer<(typeof EVENTS)[K]> };
