import { type MatchDocument, makeMatchDocument } from './document.ts';

/**
 * What a received match is to one's own: `same`; `newer` or `older` when one goes on from the other; `parted` when both
 * went on from a common beginning; `other` when they are two matches. A match is known by its seed and its rosters.
 */
export type Relation = 'same' | 'newer' | 'older' | 'parted' | 'other';

const text = (value: unknown): string => JSON.stringify(value);

/** What does not change while a match is played. */
function core(match: MatchDocument): string {
	const { game, sides, seed } = makeMatchDocument(match);
	return text({ game, sides, seed });
}

export function relation(own: MatchDocument, received: MatchDocument): Relation {
	if (own.seed !== received.seed || core(own) !== core(received)) return 'other';
	const common = Math.min(own.events.length, received.events.length);
	for (let at = 0; at < common; at++) {
		if (text(own.events[at]) !== text(received.events[at])) return 'parted';
	}
	if (own.events.length === received.events.length) return 'same';
	return received.events.length > own.events.length ? 'newer' : 'older';
}
