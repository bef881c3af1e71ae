import type { Roster } from '../roster/document.ts';
import { membersOf } from '../roster/members.ts';
import { type Edit, nextEntryId } from '../roster/edits.ts';

/*
 * Two tabs that both add an entry give it the same next id. Edits are applied to the newest document, so the later one
 * gets another id, and the edits that its tab sent before it learnt of that follow.
 */

/** Entry id that a tab uses -> the id that was stored. */
export type Renames = ReadonlyMap<string, string>;

/** The edit with its entry renamed; an entry that it makes is renamed too when its id is taken. */
export function renameEntry(roster: Roster, edit: Edit, renames: Renames): { edit: Edit; renames: Renames } {
	const taken = (id: string) => membersOf(roster).some((member) => member.id === id);
	const known = (id: string) => renames.get(id) ?? id;
	const fresh = (id: string) => {
		if (!taken(id)) return { id, renames };
		const other = nextEntryId(roster);
		return { id: other, renames: new Map([...renames, [id, other]]) };
	};
	switch (edit.kind) {
		case 'add-entry':
		case 'add-group':
		case 'add-own': {
			const made = fresh(edit.entry);
			return { edit: { ...edit, entry: made.id }, renames: made.renames };
		}
		case 'restore-entry': {
			const made = fresh(edit.value.id);
			return { edit: { ...edit, value: { ...edit.value, id: made.id } }, renames: made.renames };
		}
		case 'restore-group': {
			const made = fresh(edit.value.id);
			return { edit: { ...edit, value: { ...edit.value, id: made.id } }, renames: made.renames };
		}
		case 'put-hero': {
			const made = fresh(edit.value.id);
			return { edit: { ...edit, value: { ...edit.value, id: made.id } }, renames: made.renames };
		}
		case 'put-creature': {
			const made = fresh(edit.value.id);
			return { edit: { ...edit, value: { ...edit.value, id: made.id } }, renames: made.renames };
		}
		case 'duplicate-entry': {
			const made = fresh(edit.as);
			return { edit: { ...edit, entry: known(edit.entry), as: made.id }, renames: made.renames };
		}
		default:
			return { edit: 'entry' in edit ? { ...edit, entry: known(edit.entry) } : edit, renames };
	}
}
