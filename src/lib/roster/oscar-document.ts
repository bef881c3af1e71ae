import * as z from 'zod/mini';
import { Key, MAX_ENTRIES, head, list, orElse, text } from './fields.ts';

/** Roles of OSCAR groups (oscar 1.7). `elite` groups take the veteran group's place (ruling elite-place). */
export const OSCAR_ROLES = ['officer', 'line', 'veteran', 'elite', 'support', 'vehicle'] as const;
export const OscarRole = z.enum(OSCAR_ROLES);
export type OscarRole = z.infer<typeof OscarRole>;

/** A profile that the entry carries itself. Movement and command range in inches; defence and discipline XkY. */
export const OwnProfile = z.looseObject({
	name: text,
	role: OscarRole,
	movement: z.number(),
	defence: z.string().check(z.maxLength(20)),
	discipline: z.string().check(z.maxLength(20)),
	commandRange: orElse(z.number(), () => null),
	weapons: list(Key),
	rules: list(Key),
	armoured: orElse(z.boolean(), () => false)
});
export type OwnProfile = z.infer<typeof OwnProfile>;

/**
 * A group, officer or vehicle: a `unit` of the catalogue, or its own `profile` (the profile counts when both are
 * there). `headcount` null is the unit's own.
 */
export const OscarEntry = z
	.looseObject({
		id: Key,
		unit: orElse(Key, () => null),
		profile: orElse(OwnProfile, () => null),
		headcount: orElse(z.number(), () => null),
		name: text,
		notes: text
	})
	.check(z.refine((entry) => entry.unit !== null || entry.profile !== null, 'unit or profile'));
export type OscarEntry = z.infer<typeof OscarEntry>;

export const OscarRoster = z.looseObject({
	...head,
	game: z.literal('oscar'),
	/** A company of the catalogue, or `own`. */
	army: orElse(Key, () => 'own'),
	entries: z.array(OscarEntry).check(z.maxLength(MAX_ENTRIES))
});
export type OscarRoster = z.infer<typeof OscarRoster>;
