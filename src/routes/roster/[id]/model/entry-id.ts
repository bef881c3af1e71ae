import type { Roster } from '#lib/roster/document.ts';
import { membersOf } from '#lib/roster/members.ts';

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/**
 * An id for a new entry. Drawn, not counted: two tabs that add at the same moment must not both make the same one.
 * `random` answers numbers from 0 up to 1, 1 excluded.
 */
export function drawEntryId(roster: Roster, random: () => number): string {
	const used = new Set(membersOf(roster).map((member) => member.id));
	for (;;) {
		const id = `e-${Array.from({ length: 6 }, () => ALPHABET[Math.floor(random() * ALPHABET.length)]).join('')}`;
		if (!used.has(id)) return id;
	}
}
