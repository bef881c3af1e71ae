import * as z from 'zod/mini';
import { parseRoster } from '../roster/document.ts';
import { type Result, err, ok } from '../util/result.ts';
import type { StoredRoster } from './contract.ts';

/*
 * The border of the database: everything read is parsed, everything written is a plain copy. Reading repairs what an
 * older version of the app wrote (missing fields); what it cannot repair stays where it is, untouched, and is reported
 * as broken: a later version may read it.
 */

/** Which record of which database a restored one came from, so that restoring again knows what it has. */
const Origin = z.object({
	device: z.string(),
	id: z.string(),
	/** Its revision there, and the one it got here: while that is still its revision, nobody changed it here. */
	revision: z.number(),
	here: z.number()
});
export type Origin = z.infer<typeof Origin>;

export interface StoredRecord extends StoredRoster {
	/** Null for what was made here. */
	readonly origin: Origin | null;
}

/** Head of a stored record; the roster inside is parsed apart, by the code that reads files. */
const Head = z.looseObject({
	id: z.string().check(z.minLength(1)),
	revision: z.prefault(z.number(), 0),
	createdAt: z.prefault(z.number(), 0),
	updatedAt: z.prefault(z.number(), 0),
	tags: z.prefault(z.array(z.string()), () => []),
	deletedAt: z.prefault(z.nullable(z.number()), null),
	origin: z.catch(z.prefault(z.nullable(Origin), null), null)
});

/** Reads one record of the table `rosters`; the error is a short wordless reason such as `wrong-shape entries.0.id`. */
export function readRecord(raw: unknown): Result<StoredRecord, string> {
	const head = Head.safeParse(raw);
	if (!head.success) return err(`wrong-record ${head.error.issues[0]?.path.map(String).join('.') ?? ''}`.trim());
	const roster = parseRoster(head.data['roster']);
	if (!roster.ok) return err([roster.error.code, ...Object.values(roster.error.facts)].join(' ').trim());
	return ok({ ...head.data, roster: roster.value });
}

/**
 * A plain deep copy of JSON data. The database refuses proxies (Svelte's reactive values are such), and what is
 * stored must not change when the caller's copy does.
 */
export function plain(value: unknown): unknown {
	const text = JSON.stringify(value);
	return text === undefined ? undefined : JSON.parse(text);
}
