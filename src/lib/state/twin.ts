import type { Roster } from '../roster/document.ts';
import { armyOf, membersOf } from '../roster/members.ts';
import { encodeRoster } from '../share/codec.ts';
import type { StoredRoster } from '../store/contract.ts';
import { fold } from '../util/fold.ts';

/** A roster on this device that a received one seems to be a version of. */
export interface Twin {
	readonly stored: StoredRoster;
	/** Both say the same: keeping the received one would only double it. */
	readonly same: boolean;
}

/** The parts that links carry, and the notes when the received roster has any (links have none). */
function isSame(received: Roster, kept: Roster): boolean {
	const a = encodeRoster(received);
	const b = encodeRoster(kept);
	if (!a.ok || !b.ok) return JSON.stringify(received) === JSON.stringify(kept); // no code for it
	if (a.value !== b.value) return false;
	const notes = (roster: Roster): string[] => [roster.notes, ...membersOf(roster).map(({ notes: own }) => own)];
	const wanted = notes(received);
	return wanted.every((note) => note === '') || wanted.every((note, at) => note === notes(kept)[at]);
}

/**
 * Looks for a roster that `received` doubles: the same content, else the same game, army and name. Documents carry no id
 * of their own, and two unnamed rosters are no twins. The first found of each kind wins, so give the newest first.
 */
export function findTwin(received: Roster, kept: readonly StoredRoster[]): Twin | null {
	const alive = kept.filter((stored) => stored.deletedAt === null);
	const same = alive.find((stored) => isSame(received, stored.roster));
	if (same) return { stored: same, same: true };
	const name = fold(received.name.trim());
	const named = alive.find(
		({ roster }) =>
			name !== '' &&
			roster.game === received.game &&
			armyOf(roster) === armyOf(received) &&
			fold(roster.name.trim()) === name
	);
	return named ? { stored: named, same: false } : null;
}

/** The name of a second copy: `name (2)`, with the first number that no kept roster has. No name stays none. */
export function copyName(name: string, kept: readonly StoredRoster[]): string {
	if (name === '') return '';
	const taken = new Set(kept.map((stored) => stored.roster.name));
	const base = name.replace(/ \(\d{1,3}\)$/, '');
	for (let n = 2; ; n++) {
		const candidate = `${base} (${n})`;
		if (!taken.has(candidate)) return candidate;
	}
}
