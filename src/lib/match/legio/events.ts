import * as z from 'zod/mini';
import { SECTIONS, Terrain } from '../../catalogue/legio.ts';
import { SIDE_EDGES } from '../../rules/legio/deployment.ts';

/* The events of a DBA Legio set-up, one schema each (docs/dba-legio.md). Lengths in centimetres. */

const MOST_ELEMENTS = 200;
const MOST_TEXT = 500;
const SideIndex = z.union([z.literal(0), z.literal(1)]);
const SectionNumber = z.literal(SECTIONS);
const Cm = z.number().check(z.minimum(0), z.maximum(1000));
const dice = z.optional(z.unknown()); // checked by the dice source

export const Placement = z.object({
	entry: z.string().check(z.minLength(1), z.maxLength(200)),
	number: z.int().check(z.minimum(1), z.maximum(999)),
	x: z.number().check(z.minimum(-1000), z.maximum(1000)),
	y: z.number().check(z.minimum(-1000), z.maximum(1000)),
	facing: z.number().check(z.minimum(-360), z.maximum(360))
});

/** Kinds with their fields. Fields that are not of the kind are left alone: a newer program may have written them. */
export const EVENTS = {
	roles: z.object({ kind: z.literal('roles'), dice }),
	/** `piece` may be left out where the tendency has one only. */
	compulsory: z.object({ kind: z.literal('compulsory'), piece: z.optional(Terrain), dice }),
	/** `section` may be left out unless the defender chooses the order (ruling section-order). */
	section: z.object({ kind: z.literal('section'), section: z.optional(SectionNumber), dice }),
	edge: z.object({ kind: z.literal('edge'), dice }),
	/** `along`: where the piece begins on its edge, from the left or top end. Without a size it has the usual one. */
	place: z.object({
		kind: z.literal('place'),
		along: Cm,
		size: z.optional(z.object({ along: Cm.check(z.positive()), across: Cm.check(z.positive()) })),
		dice
	}),
	/** `odd`: the edge that the players call odd. */
	side: z.object({ kind: z.literal('side'), odd: z.prefault(z.enum(SIDE_EDGES), 'N'), dice }),
	generals: z.object({ kind: z.literal('generals'), dice }),
	/** What an optional test of the players' own rules gave. */
	noted: z.object({
		kind: z.literal('noted'),
		side: SideIndex,
		of: z.enum(['general', 'army']),
		text: z.string().check(z.minLength(1), z.maxLength(MOST_TEXT)),
		dice
	}),
	/** The whole plan of one side; a later one takes its place. */
	plan: z.object({
		kind: z.literal('plan'),
		side: SideIndex,
		placements: z.array(Placement).check(z.maxLength(MOST_ELEMENTS)),
		dice
	}),
	ready: z.object({ kind: z.literal('ready'), side: SideIndex, dice }),
	/** A side is ready and binds itself to a plan that nobody sees yet: `sealOf` its salt and placements. */
	seal: z.object({
		kind: z.literal('seal'),
		side: SideIndex,
		hash: z.string().check(z.regex(/^[\da-f]{64}$/)),
		dice
	}),
	/** The plan behind a seal, once both sides are ready. */
	reveal: z.object({
		kind: z.literal('reveal'),
		side: SideIndex,
		salt: z.string().check(z.minLength(1), z.maxLength(100)),
		placements: z.array(Placement).check(z.maxLength(MOST_ELEMENTS)),
		dice
	})
} as const;

export type EventKind = keyof typeof EVENTS;
export type LegioEvents = { [K in EventKind]: z.infer<(typeof EVENTS)[K]> };
export const isLegioEvent = (kind: string): kind is EventKind => Object.hasOwn(EVENTS, kind);
