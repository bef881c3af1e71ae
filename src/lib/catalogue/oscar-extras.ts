import * as z from 'zod/mini';

/*
 * What ships beside the OSCAR lists: ready companies and surnames. Both are loaded when a screen asks.
 */

const $schema = z.optional(z.string());
const Words = z.strictObject({ fr: z.string(), en: z.string() });

/**
 * Ready companies: `company` is one of the printed five, `pair` one side of a matched pair, whose `opponent` is the
 * other sample. The document is read by `parseRoster`, like any file: the catalogue does not know rosters.
 */
export const SamplesFile = z.strictObject({
	$schema,
	samples: z.array(
		z.strictObject({
			id: z.string(),
			kind: z.enum(['company', 'pair']),
			opponent: z.optional(z.string()),
			name: Words,
			about: Words,
			roster: z.record(z.string(), z.unknown())
		})
	)
});
export type SamplesFile = z.infer<typeof SamplesFile>;

/** Surnames by company, for naming officers and the leaders of groups. */
export const NamesFile = z.strictObject({ $schema, companies: z.record(z.string(), z.array(z.string())) });
export type NamesFile = z.infer<typeof NamesFile>;
