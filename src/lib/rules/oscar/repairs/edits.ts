import type { Edit } from '../../../roster/edits.ts';
import type { OwnProfile } from '../../../roster/oscar-document.ts';
import type { Problem } from '../../problem.ts';
import type { Candidate } from '../../repair-search.ts';
import type { Context, EntryContext } from '../context.ts';

export const entryOf = (context: Context, { entry: id }: Problem): EntryContext | undefined =>
	context.entries.find(({ entry }) => entry.id === id);

export const remove = ({ entry }: EntryContext): Edit => ({ kind: 'remove-entry', entry: entry.id });

export const setUnit = ({ entry }: EntryContext, unit: string): Edit => ({ kind: 'set-unit', entry: entry.id, unit });

export const setHeadcount = ({ entry }: EntryContext, headcount: number | null): Edit => ({
	kind: 'set-headcount',
	entry: entry.id,
	headcount
});

/** Changes fields of a profile of the entry's own; nothing for an entry without one. */
export const setProfile = ({ entry }: EntryContext, fields: Partial<OwnProfile>): Edit[] =>
	entry.profile ? [{ kind: 'set-profile', entry: entry.id, profile: { ...entry.profile, ...fields } }] : [];

/** The profile of the entry's own without some weapons; nothing when it has none of them. */
export function dropWeapons(each: EntryContext, dropped: (weapon: string) => boolean): Edit[] {
	const before = each.entry.profile?.weapons ?? [];
	const weapons = before.filter((weapon) => !dropped(weapon));
	return weapons.length < before.length ? setProfile(each, { weapons }) : [];
}

/** Ways to have `by` groups fewer, the last ones first: any one of them, else the last ones or the first ones. */
export function removeAmong(entries: readonly EntryContext[], by: number): Candidate[] {
	if (by === 1) return entries.toReversed().map((each) => [remove(each)]);
	return [entries.slice(-by), entries.slice(0, by)].map((gone) => gone.map(remove));
}

/** Gives a ruling back its default, if the roster has its own. */
export const resetRuling = ({ roster }: Context, ruling: string | null): Candidate[] =>
	ruling !== null && Object.hasOwn(roster.rulings, ruling) ? [[{ kind: 'reset-ruling', ruling }]] : [];
