import * as z from 'zod/mini';
import { Edits } from '../roster/edit-schema.ts';
import type { Edit } from '../roster/edits.ts';
import { newId } from './ids.ts';

/*
 * The database answers in its own time, and a tab may be closed in the moment after a tap. So each change is first
 * written down here, at once, and struck out when the database has answered. What a closed tab left is done again by
 * the next one that opens; `token` tells the database what it has done already, should a tab be slow rather than gone.
 */

const ChangeShape = z.object({
	token: z.string().check(z.minLength(1), z.maxLength(100)),
	roster: z.string().check(z.minLength(1), z.maxLength(200)),
	/** What the tab saw, as in `RosterStore.edit`. */
	revision: z.number(),
	/** ms since the epoch, and the place among the changes of one tab. */
	at: z.number(),
	place: z.number(),
	work: z.union([z.literal('undo'), z.literal('redo'), Edits])
});
export interface Change {
	readonly token: string;
	readonly roster: string;
	readonly revision: number;
	readonly at: number;
	readonly place: number;
	readonly work: 'undo' | 'redo' | readonly Edit[];
}

/** What every journalled change has: who made it when, and in which place among the changes of its tab. */
interface Noted {
	readonly token: string;
	readonly at: number;
	readonly place: number;
}
export interface JournalOf<C extends Noted> {
	/** Writes the change down before it returns; answers its token, or null where nothing can be written. */
	put(change: Omit<C, 'token' | 'place'>): string | null;
	strike(token: string): void;
	/** What was never struck out, in the order it was made. What cannot be read is struck out. */
	left(): readonly C[];
}
export type Journal = JournalOf<Change>;

/** A journal of the changes of rosters. */
export const storageJournal = (storage: () => Storage): Journal =>
	journalIn(storage, 'signifer.change.', (value) => {
		const read = ChangeShape.safeParse(value);
		return read.success ? read.data : null;
	});

/**
 * A journal in storage that writes at once, under keys that begin with `prefix`. Where it refuses, there is no journal,
 * and nothing else changes. `read` answers null for what is no such change.
 */
export function journalIn<C extends Noted>(
	storage: () => Storage,
	prefix: string,
	read: (value: unknown) => C | null
): JournalOf<C> {
	const parse = (text: string | null): C | null => {
		try {
			return read(JSON.parse(text ?? ''));
		} catch {
			return null;
		}
	};
	const window = newId();
	let place = 0;
	return {
		put(change) {
			place++;
			const token = `${window}-${place}`;
			try {
				storage().setItem(prefix + token, JSON.stringify({ ...change, token, place }));
				return token;
			} catch {
				return null;
			}
		},
		strike(token) {
			try {
				storage().removeItem(prefix + token);
			} catch {
				// refused since: it is done again once, and known by its token
			}
		},
		left() {
			try {
				const found: C[] = [];
				for (const key of Object.keys(storage()).filter((name) => name.startsWith(prefix))) {
					const change = parse(storage().getItem(key));
					if (change) found.push(change);
					else storage().removeItem(key);
				}
				return found.sort((a, b) => a.at - b.at || a.place - b.place);
			} catch {
				return [];
			}
		}
	};
}
