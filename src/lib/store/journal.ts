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

export interface Journal {
	/** Writes the change down before it returns; answers its token, or null where nothing can be written. */
	put(change: Omit<Change, 'token' | 'place'>): string | null;
	strike(token: string): void;
	/** What was never struck out, in the order it was made. What cannot be read is struck out. */
	left(): readonly Change[];
}

const PREFIX = 'signifer.change.';

function parse(text: string | null): Change | null {
	try {
		const read = ChangeShape.safeParse(JSON.parse(text ?? ''));
		return read.success ? read.data : null;
	} catch {
		return null;
	}
}

/** A journal in storage that writes at once. Where it refuses, there is no journal, and nothing else changes. */
export function storageJournal(storage: () => Storage): Journal {
	const window = newId();
	let place = 0;
	return {
		put(change) {
			place++;
			const token = `${window}-${place}`;
			try {
				storage().setItem(PREFIX + token, JSON.stringify({ ...change, token, place }));
				return token;
			} catch {
				return null;
			}
		},
		strike(token) {
			try {
				storage().removeItem(PREFIX + token);
			} catch {
				// refused since: it is done again once, and known by its token
			}
		},
		left() {
			try {
				const found: Change[] = [];
				for (const key of Object.keys(storage()).filter((name) => name.startsWith(PREFIX))) {
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
