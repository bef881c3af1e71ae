import * as z from 'zod/mini';
import { MAX_EVENTS, MatchEvent } from '../match/document.ts';
import { type JournalOf, journalIn } from './journal.ts';
import type { StoredMatch } from './match-record.ts';

/* What can be done to a stored match, one step each, and the journal that writes it down first. */

const Text = z.string().check(z.maxLength(10_000));
const Look = z.object({ name: Text, colour: Text });

const MatchWork = z.union([
	z.object({ kind: z.literal('event'), event: MatchEvent }),
	z.object({ kind: z.literal('undo') }),
	z.object({ kind: z.literal('redo') }),
	z.object({ kind: z.literal('looks'), looks: z.tuple([Look, Look]) }),
	/** The events of a later state of the same match, received from elsewhere. */
	z.object({ kind: z.literal('events'), events: z.array(MatchEvent).check(z.maxLength(MAX_EVENTS)) })
]);
export type MatchWork = z.infer<typeof MatchWork>;

/** The match after one step; the same when there is nothing to undo or redo. */
export function doWork(stored: StoredMatch, work: MatchWork): Pick<StoredMatch, 'match' | 'undone'> {
	const { match, undone } = stored;
	const { events } = match;
	switch (work.kind) {
		case 'event':
			return { match: { ...match, events: [...events, work.event] }, undone: [] };
		case 'undo': {
			const last = events.at(-1);
			if (last === undefined) return { match, undone };
			return { match: { ...match, events: events.slice(0, -1) }, undone: [...undone, last] };
		}
		case 'redo': {
			const next = undone.at(-1);
			if (next === undefined) return { match, undone };
			return { match: { ...match, events: [...events, next] }, undone: undone.slice(0, -1) };
		}
		case 'looks':
			return { match: { ...match, looks: work.looks }, undone };
		case 'events':
			return { match: { ...match, events: work.events }, undone: [] };
	}
}

const ChangeShape = z.object({
	token: z.string().check(z.minLength(1), z.maxLength(100)),
	match: z.string().check(z.minLength(1), z.maxLength(200)),
	/** The revision that the tab saw: done only to that one. */
	revision: z.number(),
	at: z.number(),
	place: z.number(),
	work: MatchWork
});
type MatchChange = z.infer<typeof ChangeShape>;
export type MatchJournal = JournalOf<MatchChange>;

/** A journal of the changes of matches. */
export const matchJournal = (storage: () => Storage): MatchJournal =>
	journalIn(storage, 'signifer.match-change.', (value) => {
		const read = ChangeShape.safeParse(value);
		return read.success ? read.data : null;
	});
