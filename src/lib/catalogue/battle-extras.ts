import * as z from 'zod/mini';

const Words = z.strictObject({ fr: z.string(), en: z.string() });

/**
 * Ready forces of Bataille rangée, all ours: its excerpt holds none. The document is read by the roster schema, like any
 * file: the catalogue does not know rosters.
 */
export const SamplesFile = z.strictObject({
	$schema: z.optional(z.string()),
	samples: z.array(
		z.strictObject({
			id: z.string(),
			kind: z.literal('force'),
			name: Words,
			about: Words,
			roster: z.record(z.string(), z.unknown())
		})
	)
});
