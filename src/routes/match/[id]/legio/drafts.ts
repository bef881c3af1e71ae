import * as z from 'zod/mini';
import { Placement } from '#lib/match/legio/events.ts';
import type { Side } from '#lib/match/engine.ts';

/*
 * Plans that are being drawn, or drawn and sealed: on this device alone, never in the match, so that no link or file shows one
 * before both sides are ready (docs/dba-legio.md).
 */

const Draft = z.object({
	placements: z.array(Placement).check(z.maxLength(200)),
	/** Of its seal; null while it may still change. */
	salt: z.nullable(z.string())
});
export type Draft = z.infer<typeof Draft>;

type Store = Pick<Storage, 'getItem' | 'setItem'>;
const keyOf = (match: string, side: Side): string => `signifer.plan.${match}.${side}`;
const EMPTY: Draft = { placements: [], salt: null };

/** The draft of a side; an empty one when there is none that can be read. */
export function readDraft(match: string, side: Side, store: Store): Draft {
	try {
		const parsed = Draft.safeParse(JSON.parse(store.getItem(keyOf(match, side)) ?? 'null'));
		return parsed.success ? parsed.data : EMPTY;
	} catch {
		return EMPTY;
	}
}

/** Keeps a draft. False when the browser refuses: it then lasts as long as the screen. */
export function keepDraft(match: string, side: Side, draft: Draft, store: Store): boolean {
	try {
		store.setItem(keyOf(match, side), JSON.stringify(draft));
		return true;
	} catch {
		return false;
	}
}
