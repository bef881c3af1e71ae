import * as z from 'zod/mini';

/*
 * What ships beside the De Bello Gallico lists: ready rosters and personal names. Both are loaded when a screen asks.
 */

const $schema = z.optional(z.string());
const Words = z.strictObject({ fr: z.string(), en: z.string() });

/** Ready rosters. The document is read by `parseRoster`, like any file: the catalogue does not know rosters. */
export const SamplesFile = z.strictObject({
	$schema,
	samples: z.array(
		z.strictObject({
			id: z.string(),
			kind: z.enum(['warband', 'scenario']),
			name: Words,
			about: Words,
			roster: z.record(z.string(), z.unknown())
		})
	)
});
export type SamplesFile = z.infer<typeof SamplesFile>;

/** Personal names by army, for naming figures; attested in ancient texts or inscriptions, Latin or French-neutral spelling. */
export const NamesFile = z.strictObject({
	$schema,
	armies: z.record(z.string(), z.strictObject({ male: z.array(z.string()), female: z.array(z.string()) }))
});
export type NamesFile = z.infer<typeof NamesFile>;
export type Names = NamesFile['armies'][string];
