import { unreachable } from '../util/assert.ts';
import type { DbgEntry, DbgRoster, RulingValue } from './document.ts';

/*
 * Every change of a roster is one of these, as data: the builder applies them, undo keeps the document before, and the
 * validator's repairs are lists of them. `entry` is an entry id.
 */
export type Edit =
	| { readonly kind: 'add-entry'; readonly entry: string; readonly unit: string; readonly count: number }
	| { readonly kind: 'remove-entry'; readonly entry: string }
	| { readonly kind: 'restore-entry'; readonly at: number; readonly value: DbgEntry }
	| { readonly kind: 'duplicate-entry'; readonly entry: string; readonly as: string }
	| { readonly kind: 'move-entry'; readonly entry: string; readonly to: number }
	| { readonly kind: 'set-count'; readonly entry: string; readonly count: number }
	| { readonly kind: 'set-entry-name'; readonly entry: string; readonly name: string }
	| { readonly kind: 'set-entry-notes'; readonly entry: string; readonly notes: string }
	| { readonly kind: 'add-option'; readonly entry: string; readonly option: string }
	| { readonly kind: 'remove-option'; readonly entry: string; readonly option: string }
	| { readonly kind: 'add-skill'; readonly entry: string; readonly skill: string }
	| { readonly kind: 'remove-skill'; readonly entry: string; readonly skill: string }
	| { readonly kind: 'set-swap'; readonly entry: string; readonly replace: string; readonly by: string }
	| { readonly kind: 'remove-swap'; readonly entry: string; readonly replace: string }
	| { readonly kind: 'set-name'; readonly name: string }
	| { readonly kind: 'set-notes'; readonly notes: string }
	| { readonly kind: 'set-army'; readonly army: string }
	| { readonly kind: 'set-variant'; readonly variant: string | null }
	| { readonly kind: 'set-composition'; readonly composition: string }
	| { readonly kind: 'set-limit'; readonly limit: number | null }
	| { readonly kind: 'set-ruling'; readonly ruling: string; readonly value: RulingValue }
	| { readonly kind: 'reset-ruling'; readonly ruling: string };
export type EditKind = Edit['kind'];

const without = <V>(record: Readonly<Record<string, V>>, key: string): Record<string, V> =>
	Object.fromEntries(Object.entries(record).filter(([k]) => k !== key));

const removeOne = (items: readonly string[], item: string): string[] => {
	const at = items.indexOf(item);
	return at < 0 ? [...items] : items.toSpliced(at, 1);
};

/** A fresh entry with defaults. */
export function makeEntry(id: string, unit: string, count: number): DbgEntry {
	return { id, unit, count, name: '', options: [], skills: [], swaps: {}, notes: '' };
}

/** The smallest `e<n>` not yet used as an entry id. */
export function nextEntryId(roster: DbgRoster, taken: readonly string[] = []): string {
	const used = new Set([...roster.entries.map((entry) => entry.id), ...taken]);
	for (let n = roster.entries.length + 1; ; n++) {
		const id = `e${n}`;
		if (!used.has(id)) return id;
	}
}

function mapEntry(roster: DbgRoster, id: string, change: (entry: DbgEntry) => DbgEntry): DbgRoster {
	return { ...roster, entries: roster.entries.map((entry) => (entry.id === id ? change(entry) : entry)) };
}

/** Applies one edit; the given roster is not changed. An edit of an entry that is gone changes nothing. */
export function applyEdit(roster: DbgRoster, edit: Edit): DbgRoster {
	switch (edit.kind) {
		case 'add-entry':
			return { ...roster, entries: [...roster.entries, makeEntry(edit.entry, edit.unit, edit.count)] };
		case 'remove-entry':
			return { ...roster, entries: roster.entries.filter((entry) => entry.id !== edit.entry) };
		case 'restore-entry':
			return { ...roster, entries: roster.entries.toSpliced(edit.at, 0, edit.value) };
		case 'duplicate-entry': {
			const at = roster.entries.findIndex((entry) => entry.id === edit.entry);
			const entry = roster.entries[at];
			if (!entry) return roster;
			return { ...roster, entries: roster.entries.toSpliced(at + 1, 0, { ...entry, id: edit.as }) };
		}
		case 'move-entry': {
			const from = roster.entries.findIndex((entry) => entry.id === edit.entry);
			const entry = roster.entries[from];
			if (!entry) return roster;
			return { ...roster, entries: roster.entries.toSpliced(from, 1).toSpliced(edit.to, 0, entry) };
		}
		case 'set-count':
			return mapEntry(roster, edit.entry, (entry) => ({ ...entry, count: edit.count }));
		case 'set-entry-name':
			return mapEntry(roster, edit.entry, (entry) => ({ ...entry, name: edit.name }));
		case 'set-entry-notes':
			return mapEntry(roster, edit.entry, (entry) => ({ ...entry, notes: edit.notes }));
		case 'add-option':
			return mapEntry(roster, edit.entry, (entry) => ({ ...entry, options: [...entry.options, edit.option] }));
		case 'remove-option':
			return mapEntry(roster, edit.entry, (entry) => ({ ...entry, options: removeOne(entry.options, edit.option) }));
		case 'add-skill':
			return mapEntry(roster, edit.entry, (entry) => ({ ...entry, skills: [...entry.skills, edit.skill] }));
		case 'remove-skill':
			return mapEntry(roster, edit.entry, (entry) => ({ ...entry, skills: removeOne(entry.skills, edit.skill) }));
		case 'set-swap':
			return mapEntry(roster, edit.entry, (entry) => ({
				...entry,
				swaps: { ...entry.swaps, [edit.replace]: edit.by }
			}));
		case 'remove-swap':
			return mapEntry(roster, edit.entry, (entry) => ({ ...entry, swaps: without(entry.swaps, edit.replace) }));
		case 'set-name':
			return { ...roster, name: edit.name };
		case 'set-notes':
			return { ...roster, notes: edit.notes };
		case 'set-army':
			return { ...roster, army: edit.army, variant: null };
		case 'set-variant':
			return { ...roster, variant: edit.variant };
		case 'set-composition':
			return { ...roster, composition: edit.composition };
		case 'set-limit':
			return { ...roster, pointsLimit: edit.limit };
		case 'set-ruling':
			return { ...roster, rulings: { ...roster.rulings, [edit.ruling]: edit.value } };
		case 'reset-ruling':
			return { ...roster, rulings: without(roster.rulings, edit.ruling) };
		default:
			return unreachable(edit);
	}
}

export const applyEdits = (roster: DbgRoster, edits: readonly Edit[]): DbgRoster => edits.reduce(applyEdit, roster);
