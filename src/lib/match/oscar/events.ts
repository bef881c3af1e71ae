import * as z from 'zod/mini';
import { shapeFacts } from '../../util/expectation.ts';
import { type Result, err, failure, ok } from '../../util/result.ts';
import type { MatchEvent } from '../document.ts';
import type { MatchFailure } from '../engine.ts';
import { END_REASONS, MARKERS, PLACES, POSTURES } from './state.ts';

/*
 * What happens in an OSCAR match (docs/match-format.md). The app has no map: what only the table can see (distances, cover,
 * contact, who is in range) is part of the event. Fields that may be left out have the meaning of `false`, none or 0.
 */

const MAX_KEY = 110;
const Ref = z.string().check(z.minLength(1), z.maxLength(MAX_KEY));
const Flag = z.prefault(z.boolean(), false);
/** A bonus or malus that the table agrees on, beyond those that the state shows. */
const ByTable = z.prefault(z.int().check(z.minimum(-20), z.maximum(20)), 0);
const Side = z.union([z.literal(0), z.literal(1)]);
const Men = z.int().check(z.minimum(0), z.maximum(99));
const Inches = z.number().check(z.nonnegative(), z.maximum(1000));

export const COVERS = ['none', 'light', 'heavy'] as const;
export type Cover = (typeof COVERS)[number];
const Cover = z.prefault(z.enum(COVERS), 'none');
const Refs = z.prefault(z.array(Ref).check(z.maxLength(20)), []);
/** A number of men as the interface sends it: a digit, or its text. */
const Count = z.pipe(
	z.union([z.int(), z.string().check(z.regex(/^\d{1,2}$/))]),
	z.transform((count) => Number(count))
);

const testFields = {
	/** The group is within command range of a commander. */
	officer: Flag,
	modifier: ByTable
};

export const EVENTS = {
	initiative: z.object({ kind: z.literal('initiative') }),
	/** The winner of the initiative says who starts, and perhaps with which group the other side does. */
	hand: z.object({ kind: z.literal('hand'), first: Side, imposed: z.optional(Ref) }),
	activate: z.object({ kind: z.literal('activate'), group: Ref, ...testFields }),
	/** A move up to Mvt, over difficult ground up to half of it; `contact` is the enemy it ends in contact with. */
	move: z.object({ kind: z.literal('move'), difficult: Flag, contact: z.optional(Ref) }),
	run: z.object({ kind: z.literal('run') }),
	charge: z.object({ kind: z.literal('charge'), target: Ref, contact: Flag }),
	'go-prone': z.object({ kind: z.literal('go-prone'), cover: Flag }),
	'stand-up': z.object({ kind: z.literal('stand-up') }),
	/** `distance` in inches from the farthest shooter; `able` of the group see and reach (absent: all). `watcher`: a shot from overwatch. */
	shoot: z.object({
		kind: z.literal('shoot'),
		weapon: Ref,
		target: Ref,
		distance: Inches,
		cover: Cover,
		able: z.optional(Men),
		watcher: z.optional(Ref),
		modifier: ByTable
	}),
	/** A weapon that scatters is aimed at a point; where it comes down, `blast` follows. */
	aim: z.object({
		kind: z.literal('aim'),
		weapon: Ref,
		distance: z.optional(Inches),
		watcher: z.optional(Ref)
	}),
	/** The template is laid: `under` are the groups beneath it with the number of their men there, `cover` their cover. */
	blast: z.object({
		kind: z.literal('blast'),
		weapon: z.optional(Ref),
		distance: z.optional(Inches),
		under: z.prefault(z.record(Ref, Count), {}),
		cover: z.prefault(z.record(Ref, z.enum(COVERS)), {}),
		watcher: z.optional(Ref),
		modifier: ByTable
	}),
	/** Melee; `supports` are reinforcements of the group, `enemySupports` of its target. */
	fight: z.object({
		kind: z.literal('fight'),
		target: Ref,
		weapon: z.optional(Ref),
		enemyWeapon: z.optional(Ref),
		supports: Refs,
		enemySupports: Refs,
		/** Within range of a commander with rule cohesion. */
		cohesion: Flag,
		enemyCohesion: Flag,
		modifier: ByTable,
		enemyModifier: ByTable
	}),
	disengage: z.object({ kind: z.literal('disengage'), ...testFields }),
	overwatch: z.object({ kind: z.literal('overwatch') }),
	/** The target of a reaction is not in the lane, or (ruling overwatch) the watcher lets it go. */
	'hold-fire': z.object({ kind: z.literal('hold-fire'), watcher: Ref }),
	'set-charge': z.object({ kind: z.literal('set-charge'), target: Ref, ...testFields }),
	/** The rest of the points is given up. */
	'end-activation': z.object({ kind: z.literal('end-activation') }),
	morale: z.object({ kind: z.literal('morale'), group: Ref, ...testFields }),
	/** Where a flight ends: in cover, in the open (prone), or off the table. */
	flee: z.object({ kind: z.literal('flee'), group: Ref, cover: Flag, off: Flag }),
	'command-range': z.object({ kind: z.literal('command-range'), groups: Refs }),
	damage: z.object({ kind: z.literal('damage') }),
	/** A failed test is rolled again by rule lucky (of the group itself) or inspiring (of its commander). */
	reroll: z.object({ kind: z.literal('reroll'), by: Ref, rule: z.enum(['lucky', 'inspiring']) }),
	'end-test': z.object({
		kind: z.literal('end-test'),
		group: Ref,
		enemy: Ref,
		officer: Flag,
		enemyOfficer: Flag,
		modifier: ByTable,
		enemyModifier: ByTable
	}),
	'next-turn': z.object({ kind: z.literal('next-turn') }),
	/** The table says that the match is over; `winner` null: nobody. */
	end: z.object({
		kind: z.literal('end'),
		reason: z.prefault(z.enum(END_REASONS), 'agreed'),
		winner: z.prefault(z.nullable(Side), null)
	}),
	/** Lost groups no longer end the match. */
	'play-on': z.object({ kind: z.literal('play-on') }),
	/** What is due first is dropped by agreement. */
	waive: z.object({ kind: z.literal('waive') }),
	/** By hand: any state of a group, or the turn, phase and hand. */
	set: z.object({
		kind: z.literal('set'),
		group: z.optional(Ref),
		men: z.optional(Men),
		place: z.optional(z.enum(PLACES)),
		posture: z.optional(z.enum(POSTURES)),
		marker: z.optional(z.enum(MARKERS)),
		overwatch: z.optional(z.boolean()),
		immobilised: z.optional(z.boolean()),
		/** An enemy it is in contact with; `apart`: with nobody. */
		contact: z.optional(Ref),
		apart: z.optional(z.boolean()),
		turn: z.optional(z.int().check(z.minimum(1), z.maximum(999))),
		phase: z.optional(z.enum(['initiative', 'activation', 'turn-end'])),
		hand: z.optional(Side)
	})
} as const;

export type EventKind = keyof typeof EVENTS;
export type EventOf<K extends EventKind> = z.infer<(typeof EVENTS)[K]>;
export type OscarEvent = { [K in EventKind]: EventOf<K> }[EventKind];

const isKind = (kind: string): kind is EventKind => Object.hasOwn(EVENTS, kind);

/** Reads an event of a match document, defaults filled in. */
export function parseEvent(event: MatchEvent): Result<OscarEvent, MatchFailure> {
	if (!isKind(event.kind)) return err(failure('unknown-event', { kind: event.kind }));
	const parsed = EVENTS[event.kind].safeParse(event);
	if (!parsed.success) return err(failure('wrong-shape', shapeFacts(parsed.error.issues[0])));
	return ok(parsed.data);
}
