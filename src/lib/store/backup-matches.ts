import { makeMatchDocument } from '../match/document.ts';
import type { Tables } from './backend.ts';
import { newId } from './ids.ts';
import { type StoredMatch, matchRow } from './match-record.ts';
import { readMatches } from './matches.ts';
import type { RestoreMode } from './restore-plan.ts';

/*
 * Matches of a backup. Two states of one match are compared by their events: the longer one is the newer as long as it
 * begins with the other.
 */

const text = (value: unknown): string => JSON.stringify(value);
const isStart = (shorter: StoredMatch, longer: StoredMatch): boolean =>
	shorter.match.events.every((event, at) => text(event) === text(longer.match.events[at]));
const headOf = ({ match }: StoredMatch): string => text({ ...makeMatchDocument(match), events: [] });

/** What of a match of a backup is written: nothing when it is here already, a copy when both went on. */
function outcome(backup: StoredMatch, here: StoredMatch | undefined, mode: RestoreMode): StoredMatch | null {
	if (!here) return backup;
	const same = isStart(backup, here) && isStart(here, backup) && headOf(backup) === headOf(here);
	const revision = Math.max(backup.revision, here.revision) + 1;
	if (mode === 'replace') {
		return same && here.deletedAt === backup.deletedAt ? null : { ...backup, revision };
	}
	if (isStart(backup, here)) return null;
	if (isStart(here, backup)) return { ...backup, deletedAt: here.deletedAt, revision };
	return { ...backup, id: newId(), revision: 1 };
}

/** Every match that restoring would write; with `replace`, those that the backup does not hold go to the bin. */
export function planMatches(
	backups: readonly StoredMatch[],
	stored: readonly StoredMatch[],
	mode: RestoreMode,
	now: number
): StoredMatch[] {
	const written = backups.flatMap((backup) => {
		const here = stored.find(({ id }) => id === backup.id);
		// its copy was made when this backup was restored before
		const copied = stored.some(
			(each) => each.id !== backup.id && each.match.seed === backup.match.seed && isStart(backup, each)
		);
		const made = outcome(backup, here, mode);
		return made === null || (made.id !== backup.id && copied) ? [] : [made];
	});
	if (mode === 'merge') return written;
	const ids = new Set(backups.map(({ id }) => id));
	const only = stored.filter(({ id, deletedAt }) => !ids.has(id) && deletedAt === null);
	return [...written, ...only.map((each) => ({ ...each, deletedAt: now, revision: each.revision + 1 }))];
}

/** Brings the matches of a backup in; answers how many were written. */
export async function restoreMatches(
	tables: Tables,
	backups: readonly StoredMatch[],
	mode: RestoreMode,
	now: number
): Promise<number> {
	const { matches } = await readMatches(tables);
	const plan = planMatches(backups, matches, mode, now);
	for (const stored of plan) await tables.putMatch(matchRow(stored));
	return plan.length;
}
