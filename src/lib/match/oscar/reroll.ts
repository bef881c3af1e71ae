import type { OscarEvent } from './events.ts';
import { type Ref, hasRule } from './field.ts';
import type { Purpose } from './modifiers.ts';
import { type OscarState, type Retry, groupOf, inPlay, pieceOf } from './state.ts';

/*
 * A failed Discipline roll that may be rolled again (oscar 1.6): once a turn by rule lucky of the group itself, and a
 * morale test by rule inspiring of an officer who commands. The new roll stands. It takes the place of the old one, so
 * the state before that is kept until the next event.
 */

export interface RerollChoice {
	readonly by: Ref;
	readonly rule: 'lucky' | 'inspiring';
}

/** Who may have the test rolled again, and by which rule. */
export function rerolls(state: OscarState, group: Ref, morale: boolean, used: readonly string[]): RerollChoice[] {
	const lucky = hasRule(pieceOf(state, group), 'lucky') && groupOf(state, group).lucky !== state.turn;
	const inspiring =
		!morale || used.includes('inspiring')
			? []
			: inPlay(state, pieceOf(state, group).side).filter(
					(piece) => piece.profile.role === 'officer' && hasRule(piece, 'inspiring')
				);
	return [
		...(lucky && !used.includes('lucky') ? [{ by: group, rule: 'lucky' } as const] : []),
		...inspiring.map(({ ref }) => ({ by: ref, rule: 'inspiring' }) as const)
	];
}

/** What to keep of a failed test; null when nobody may have it rolled again. `before` is the state it was rolled in. */
export function failedFor(before: OscarState, event: OscarEvent, group: Ref, purpose: Purpose): Retry | null {
	const morale = purpose === 'morale';
	return rerolls(before, group, morale, []).length === 0 ? null : { before, event, group, morale, used: [] };
}
