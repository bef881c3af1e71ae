import * as z from 'zod/mini';

export const PROVENANCE_KINDS = ['stated', 'inferred', 'house'] as const;
export type ProvenanceKind = (typeof PROVENANCE_KINDS)[number];

/**
 * Where a figure comes from: `stated` (in the source beside the thing), `inferred` (worked out), `house` (our
 * placeholder where the source is cut). `why` names a text of `why.{fr,en}.json` (key `why.<id>`) that tells the
 * reason; anything but `stated` must have one, so that the interface can answer a tap.
 */
export const Provenance = z.strictObject({
	kind: z.enum(PROVENANCE_KINDS),
	why: z.optional(z.string()),
	source: z.optional(z.string())
});
export type Provenance = z.infer<typeof Provenance>;
