import * as z from 'zod/mini';
import { MatchEvent, type MatchDocument, makeMatchDocument, parseMatch } from '../match/document.ts';
import { type Result, err, ok } from '../util/result.ts';

/** A match as it is stored: the document, and what was undone and may be redone. */
export interface StoredMatch {
	readonly id: string;
	/** Raised by one at every write; compared inside the write transaction. */
	readonly revision: number;
	readonly createdAt: number; // ms since the epoch
	readonly updatedAt: number;
	/** When it was put in the bin, or null. */
	readonly deletedAt: number | null;
	readonly match: MatchDocument;
	/** Events that were undone, the last undone last. */
	readonly undone: readonly MatchEvent[];
}

const Head = z.looseObject({
	id: z.string().check(z.minLength(1)),
	revision: z.prefault(z.number(), 0),
	createdAt: z.prefault(z.number(), 0),
	updatedAt: z.prefault(z.number(), 0),
	deletedAt: z.prefault(z.nullable(z.number()), null),
	undone: z.catch(z.array(MatchEvent), [])
});

/** Reads one record of the table `matches`; the error is a short wordless reason such as `bad-seed x`. */
export function readMatchRecord(raw: unknown): Result<StoredMatch, string> {
	const head = Head.safeParse(raw);
	if (!head.success) return err(`wrong-record ${head.error.issues[0]?.path.map(String).join('.') ?? ''}`.trim());
	const match = parseMatch(head.data['match']);
	if (!match.ok) return err([match.error.code, ...Object.values(match.error.facts)].join(' ').trim());
	return ok({ ...head.data, match: match.value });
}

/** The record as plain JSON, as it is stored and as a backup holds it. */
export const matchRow = ({ match, ...head }: StoredMatch): { id: string } & Record<string, unknown> =>
	JSON.parse(JSON.stringify({ ...head, match: makeMatchDocument(match) }));
