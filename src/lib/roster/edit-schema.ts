import * as z from 'zod/mini';
import { BattleCreature, BattleGeneral, BattleHero, StrategicParts } from './battle-document.ts';
import { DbgEntry } from './dbg-document.ts';
import type { Edit, EditKind } from './edits.ts';
import { Key, MAX_ENTRIES, MAX_TEXT, RulingValue } from './fields.ts';
import { LegioEntry } from './legio-document.ts';
import { OscarEntry, OwnProfile } from './oscar-document.ts';

/*
 * Edits as they are read back from the journal of a tab that was closed before the database had answered. Apart from
 * edits.ts, so that no screen loads it to make edits.
 */

const Text = z.string().check(z.maxLength(MAX_TEXT));
const Place = z.int().check(z.nonnegative());
const Men = z.nullable(z.number());

const Force = z.object({
	soldiers: z.exactOptional(z.number()),
	general: z.exactOptional(z.nullable(BattleGeneral)),
	warMachines: z.exactOptional(z.boolean()),
	strategicPoints: z.exactOptional(z.number()),
	strategic: z.exactOptional(StrategicParts)
});

/** A new kind of edit without a schema does not compile. */
const SCHEMAS: { readonly [K in EditKind]: z.ZodMiniType<Extract<Edit, { kind: K }>> } = {
	'remove-entry': z.object({ kind: z.literal('remove-entry'), entry: Key }),
	'duplicate-entry': z.object({ kind: z.literal('duplicate-entry'), entry: Key, as: Key }),
	'move-entry': z.object({ kind: z.literal('move-entry'), entry: Key, to: Place }),
	'set-entry-name': z.object({ kind: z.literal('set-entry-name'), entry: Key, name: Text }),
	'set-entry-notes': z.object({ kind: z.literal('set-entry-notes'), entry: Key, notes: Text }),
	'set-name': z.object({ kind: z.literal('set-name'), name: Text }),
	'set-notes': z.object({ kind: z.literal('set-notes'), notes: Text }),
	'set-ruling': z.object({ kind: z.literal('set-ruling'), ruling: Key, value: RulingValue }),
	'reset-ruling': z.object({ kind: z.literal('reset-ruling'), ruling: Key }),
	'add-entry': z.object({ kind: z.literal('add-entry'), entry: Key, unit: Key, count: z.number() }),
	'restore-entry': z.object({ kind: z.literal('restore-entry'), at: Place, value: DbgEntry }),
	'set-count': z.object({ kind: z.literal('set-count'), entry: Key, count: z.number() }),
	'add-option': z.object({ kind: z.literal('add-option'), entry: Key, option: Key }),
	'remove-option': z.object({ kind: z.literal('remove-option'), entry: Key, option: Key }),
	'add-skill': z.object({ kind: z.literal('add-skill'), entry: Key, skill: Key }),
	'remove-skill': z.object({ kind: z.literal('remove-skill'), entry: Key, skill: Key }),
	'set-swap': z.object({ kind: z.literal('set-swap'), entry: Key, replace: Key, by: Key }),
	'remove-swap': z.object({ kind: z.literal('remove-swap'), entry: Key, replace: Key }),
	'set-army': z.object({ kind: z.literal('set-army'), army: Key }),
	'set-variant': z.object({ kind: z.literal('set-variant'), variant: z.nullable(Key) }),
	'set-composition': z.object({ kind: z.literal('set-composition'), composition: Key }),
	'set-limit': z.object({ kind: z.literal('set-limit'), limit: z.nullable(z.number().check(z.nonnegative())) }),
	'restore-group': z.object({ kind: z.literal('restore-group'), at: Place, value: OscarEntry }),
	'add-group': z.object({ kind: z.literal('add-group'), entry: Key, unit: Key, headcount: Men }),
	'add-own': z.object({ kind: z.literal('add-own'), entry: Key, profile: OwnProfile, headcount: Men }),
	'set-headcount': z.object({ kind: z.literal('set-headcount'), entry: Key, headcount: Men }),
	'set-profile': z.object({ kind: z.literal('set-profile'), entry: Key, profile: OwnProfile }),
	'set-unit': z.object({ kind: z.literal('set-unit'), entry: Key, unit: Key }),
	'set-company': z.object({ kind: z.literal('set-company'), company: Key }),
	'put-element': z.object({ kind: z.literal('put-element'), at: Place, value: LegioEntry }),
	'set-element': z.object({
		kind: z.literal('set-element'),
		entry: Key,
		fields: z.object({
			element: z.exactOptional(Key),
			count: z.exactOptional(z.number()),
			camels: z.exactOptional(z.boolean()),
			general: z.exactOptional(z.boolean())
		})
	}),
	'set-legio': z.object({
		kind: z.literal('set-legio'),
		fields: z.object({
			army: z.exactOptional(Text),
			tendency: z.exactOptional(Key),
			aggression: z.exactOptional(z.number())
		})
	}),
	'set-force': z.object({ kind: z.literal('set-force'), fields: Force }),
	'put-hero': z.object({ kind: z.literal('put-hero'), at: Place, value: BattleHero }),
	'put-creature': z.object({ kind: z.literal('put-creature'), at: Place, value: BattleCreature }),
	'set-hero': z.object({ kind: z.literal('set-hero'), entry: Key, value: BattleHero }),
	'set-creature': z.object({ kind: z.literal('set-creature'), entry: Key, value: BattleCreature })
};

/** One edit of any kind. */
export const EditSchema: z.ZodMiniType<Edit> = z.union(Object.values<z.ZodMiniType<Edit>>(SCHEMAS));
/** What one tap made; bounded like the roster it changes. */
export const Edits = z.array(EditSchema).check(z.maxLength(4 * MAX_ENTRIES));
