import * as z from 'zod/mini';
import { Key, MAX_ENTRIES, ROSTER_FORMAT, ROSTER_VERSION, head, orElse, text } from './fields.ts';

/** Elements of one kind: `count` of them. `camels`: light horse on camels. `general`: the general is with one of them. */
export const LegioEntry = z.looseObject({
	id: Key,
	element: Key,
	count: orElse(z.number(), () => 1),
	camels: orElse(z.boolean(), () => false),
	general: orElse(z.boolean(), () => false),
	name: text,
	notes: text
});
export type LegioEntry = z.infer<typeof LegioEntry>;

/** A DBA Legio army. Its excerpt has no army lists: army, tendency and aggression are the player's, from the book. */
export const LegioRoster = z.looseObject({
	...head,
	game: z.literal('dba-legio'),
	/** Free text. */
	army: text,
	tendency: Key,
	/** 0 to 4; a draft may hold any number. */
	aggression: orElse(z.number(), () => 0),
	entries: z.array(LegioEntry).check(z.maxLength(MAX_ENTRIES))
});
export type LegioRoster = z.infer<typeof LegioRoster>;

/** An army without elements. */
export const emptyLegioRoster = (tendency: string, aggression: number): LegioRoster => ({
	format: ROSTER_FORMAT,
	version: ROSTER_VERSION,
	game: 'dba-legio',
	name: '',
	army: '',
	tendency,
	aggression,
	rulings: {},
	notes: '',
	entries: []
});
