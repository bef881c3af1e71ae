import { unreachable } from '../util/assert.ts';
import type { BattleCreature, BattleHero, BattleRoster } from './battle-document.ts';
import { type DbgEntry, type DbgRoster, makeEntry } from './dbg-document.ts';
import type { Roster } from './document.ts';
import { membersOf } from './members.ts';
import type { RulingValue } from './fields.ts';
import type { LegioEntry, LegioRoster } from './legio-document.ts';
import type { OscarEntry, OscarRoster, OwnProfile } from './oscar-document.ts';

/*
 * Every change of a roster is one of these, as data: the builder applies them, undo keeps the document before, and the
 * validator's repairs are lists of them. `entry` is an entry id. An edit that has no sense for the roster's game, or
 * names an entry that is gone, changes nothing.
 */

/** Edits that every game has. */
export type CommonEdit =
	| { readonly kind: 'remove-entry'; readonly entry: string }
	| { readonly kind: 'duplicate-entry'; readonly entry: string; readonly as: string }
	| { readonly kind: 'move-entry'; readonly entry: string; readonly to: number }
	| { readonly kind: 'set-entry-name'; readonly entry: string; readonly name: string }
	| { readonly kind: 'set-entry-notes'; readonly entry: string; readonly notes: string }
	| { readonly kind: 'set-name'; readonly name: string }
	| { readonly kind: 'set-notes'; readonly notes: string }
	| { readonly kind: 'set-ruling'; readonly ruling: string; readonly value: RulingValue }
	| { readonly kind: 'reset-ruling'; readonly ruling: string };

export type DbgEdit =
	| { readonly kind: 'add-entry'; readonly entry: string; readonly unit: string; readonly count: number }
	| { readonly kind: 'restore-entry'; readonly at: number; readonly value: DbgEntry }
	| { readonly kind: 'set-count'; readonly entry: string; readonly count: number }
	| { readonly kind: 'add-option'; readonly entry: string; readonly option: string }
	| { readonly kind: 'remove-option'; readonly entry: string; readonly option: string }
	| { readonly kind: 'add-skill'; readonly entry: string; readonly skill: string }
	| { readonly kind: 'remove-skill'; readonly entry: string; readonly skill: string }
	| { readonly kind: 'set-swap'; readonly entry: string; readonly replace: string; readonly by: string }
	| { readonly kind: 'remove-swap'; readonly entry: string; readonly replace: string }
	| { readonly kind: 'set-army'; readonly army: string }
	| { readonly kind: 'set-variant'; readonly variant: string | null }
	| { readonly kind: 'set-composition'; readonly composition: string }
	| { readonly kind: 'set-limit'; readonly limit: number | null };

export type OscarEdit =
	| { readonly kind: 'add-group'; readonly entry: string; readonly unit: string; readonly headcount: number | null }
	| {
			readonly kind: 'add-own';
			readonly entry: string;
			readonly profile: OwnProfile;
			readonly headcount: number | null;
	  }
	| { readonly kind: 'restore-group'; readonly at: number; readonly value: OscarEntry }
	| { readonly kind: 'set-headcount'; readonly entry: string; readonly headcount: number | null }
	| { readonly kind: 'set-profile'; readonly entry: string; readonly profile: OwnProfile }
	| { readonly kind: 'set-unit'; readonly entry: string; readonly unit: string }
	| { readonly kind: 'set-company'; readonly company: string };

/** Of a DBA Legio army. */
export type LegioEdit =
	| { readonly kind: 'put-element'; readonly at: number; readonly value: LegioEntry }
	| { readonly kind: 'set-element'; readonly entry: string; readonly fields: ElementFields }
	| { readonly kind: 'set-legio'; readonly fields: LegioFields };
export type ElementFields = Partial<Pick<LegioEntry, 'element' | 'count' | 'camels' | 'general'>>;
export type LegioFields = Partial<Pick<LegioRoster, 'army' | 'tendency' | 'aggression'>>;

/** Of a Bataille rangée force; `entry` is the id of a hero or creature. */
export type BattleEdit =
	| { readonly kind: 'set-force'; readonly fields: ForceFields }
	| { readonly kind: 'put-hero'; readonly at: number; readonly value: BattleHero }
	| { readonly kind: 'put-creature'; readonly at: number; readonly value: BattleCreature }
	/** The id of the value does not count. */
	| { readonly kind: 'set-hero'; readonly entry: string; readonly value: BattleHero }
	| { readonly kind: 'set-creature'; readonly entry: string; readonly value: BattleCreature };

/** What the head of a force says, besides its name, notes and rulings. */
export type ForceFields = Partial<
	Pick<BattleRoster, 'soldiers' | 'general' | 'warMachines' | 'strategicPoints' | 'strategic'>
>;

export type Edit = CommonEdit | DbgEdit | OscarEdit | LegioEdit | BattleEdit;
export type EditKind = Edit['kind'];

const without = <V>(record: Readonly<Record<string, V>>, key: string): Record<string, V> =>
	Object.fromEntries(Object.entries(record).filter(([k]) => k !== key));

const removeOne = (items: readonly string[], item: string): string[] => {
	const at = items.indexOf(item);
	return at < 0 ? [...items] : items.toSpliced(at, 1);
};

/** The smallest `e<n>` not yet used as an entry id. */
export function nextEntryId(roster: Roster, taken: readonly string[] = []): string {
	const members = membersOf(roster);
	const used = new Set([...members.map(({ id }) => id), ...taken]);
	for (let n = members.length + 1; ; n++) {
		const id = `e${n}`;
		if (!used.has(id)) return id;
	}
}

interface AnyEntry {
	readonly id: string;
	readonly name: string;
	readonly notes: string;
}

const change = <E extends AnyEntry>(entries: readonly E[], id: string, make: (entry: E) => E): E[] =>
	entries.map((entry) => (entry.id === id ? make(entry) : entry));

/** Edits of the entry list that every game has; null for the others. */
function editEntries<E extends AnyEntry>(entries: readonly E[], edit: Edit): E[] | null {
	switch (edit.kind) {
		case 'remove-entry':
			return entries.filter((entry) => entry.id !== edit.entry);
		case 'duplicate-entry': {
			const at = entries.findIndex((entry) => entry.id === edit.entry);
			const entry = entries[at];
			return entry ? entries.toSpliced(at + 1, 0, { ...entry, id: edit.as }) : [...entries];
		}
		case 'move-entry': {
			const from = entries.findIndex((entry) => entry.id === edit.entry);
			const entry = entries[from];
			return entry ? entries.toSpliced(from, 1).toSpliced(edit.to, 0, entry) : [...entries];
		}
		case 'set-entry-name':
			return change(entries, edit.entry, (entry) => ({ ...entry, name: edit.name }));
		case 'set-entry-notes':
			return change(entries, edit.entry, (entry) => ({ ...entry, notes: edit.notes }));
		default:
			return null;
	}
}

/** Edits of a roster's head that every game has. */
function editHead<R extends Roster>(roster: R, edit: Edit): R {
	switch (edit.kind) {
		case 'set-name':
			return { ...roster, name: edit.name };
		case 'set-notes':
			return { ...roster, notes: edit.notes };
		case 'set-ruling':
			return { ...roster, rulings: { ...roster.rulings, [edit.ruling]: edit.value } };
		case 'reset-ruling':
			return { ...roster, rulings: without(roster.rulings, edit.ruling) };
		default:
			return roster;
	}
}

function editDbg(roster: DbgRoster, edit: Edit): DbgRoster {
	const entries = editEntries(roster.entries, edit);
	if (entries) return { ...roster, entries };
	const one = (id: string, make: (entry: DbgEntry) => DbgEntry): DbgRoster => ({
		...roster,
		entries: change(roster.entries, id, make)
	});
	switch (edit.kind) {
		case 'add-entry':
			return { ...roster, entries: [...roster.entries, makeEntry(edit.entry, edit.unit, edit.count)] };
		case 'restore-entry':
			return { ...roster, entries: roster.entries.toSpliced(edit.at, 0, edit.value) };
		case 'set-count':
			return one(edit.entry, (entry) => ({ ...entry, count: edit.count }));
		case 'add-option':
			return one(edit.entry, (entry) => ({ ...entry, options: [...entry.options, edit.option] }));
		case 'remove-option':
			return one(edit.entry, (entry) => ({ ...entry, options: removeOne(entry.options, edit.option) }));
		case 'add-skill':
			return one(edit.entry, (entry) => ({ ...entry, skills: [...entry.skills, edit.skill] }));
		case 'remove-skill':
			return one(edit.entry, (entry) => ({ ...entry, skills: removeOne(entry.skills, edit.skill) }));
		case 'set-swap':
			return one(edit.entry, (entry) => ({ ...entry, swaps: { ...entry.swaps, [edit.replace]: edit.by } }));
		case 'remove-swap':
			return one(edit.entry, (entry) => ({ ...entry, swaps: without(entry.swaps, edit.replace) }));
		case 'set-army':
			return { ...roster, army: edit.army, variant: null };
		case 'set-variant':
			return { ...roster, variant: edit.variant };
		case 'set-composition':
			return { ...roster, composition: edit.composition };
		case 'set-limit':
			return { ...roster, pointsLimit: edit.limit };
		default:
			return editHead(roster, edit);
	}
}

function editOscar(roster: OscarRoster, edit: Edit): OscarRoster {
	const entries = editEntries(roster.entries, edit);
	if (entries) return { ...roster, entries };
	const one = (id: string, make: (entry: OscarEntry) => OscarEntry): OscarRoster => ({
		...roster,
		entries: change(roster.entries, id, make)
	});
	switch (edit.kind) {
		case 'add-group':
		case 'add-own': {
			const entry: OscarEntry = {
				id: edit.entry,
				unit: edit.kind === 'add-group' ? edit.unit : null,
				profile: edit.kind === 'add-own' ? edit.profile : null,
				headcount: edit.headcount,
				name: '',
				notes: ''
			};
			return { ...roster, entries: [...roster.entries, entry] };
		}
		case 'restore-group':
			return { ...roster, entries: roster.entries.toSpliced(edit.at, 0, edit.value) };
		case 'set-headcount':
			return one(edit.entry, (entry) => ({ ...entry, headcount: edit.headcount }));
		case 'set-profile':
			return one(edit.entry, (entry) => ({ ...entry, profile: edit.profile }));
		case 'set-unit':
			return one(edit.entry, (entry) => ({ ...entry, unit: edit.unit, profile: null }));
		case 'set-company':
			return { ...roster, army: edit.company };
		default:
			return editHead(roster, edit);
	}
}

function editLegio(roster: LegioRoster, edit: Edit): LegioRoster {
	// a copy of the element with the general is no second general
	const copied = edit.kind === 'duplicate-entry' ? edit.as : null;
	const entries = editEntries(roster.entries, edit)?.map((entry) =>
		entry.id === copied && entry.general ? { ...entry, general: false } : entry
	);
	if (entries) return { ...roster, entries };
	switch (edit.kind) {
		case 'put-element':
			return { ...roster, entries: roster.entries.toSpliced(edit.at, 0, edit.value) };
		case 'set-element':
			return { ...roster, entries: change(roster.entries, edit.entry, (entry) => ({ ...entry, ...edit.fields })) };
		case 'set-legio':
			return { ...roster, ...edit.fields };
		default:
			return editHead(roster, edit);
	}
}

function editForce(roster: BattleRoster, edit: Edit): BattleRoster {
	// a copy of the general is no second general
	const copied = edit.kind === 'duplicate-entry' ? edit.as : null;
	const heroes = editEntries(roster.heroes, edit)?.map((hero) =>
		hero.id === copied && hero.general ? { ...hero, general: false } : hero
	);
	const creatures = editEntries(roster.creatures, edit);
	if (heroes && creatures) return { ...roster, heroes, creatures };
	switch (edit.kind) {
		case 'set-force':
			return { ...roster, ...edit.fields };
		case 'put-hero':
			return { ...roster, heroes: roster.heroes.toSpliced(edit.at, 0, edit.value) };
		case 'put-creature':
			return { ...roster, creatures: roster.creatures.toSpliced(edit.at, 0, edit.value) };
		case 'set-hero':
			return { ...roster, heroes: change(roster.heroes, edit.entry, ({ id }) => ({ ...edit.value, id })) };
		case 'set-creature':
			return { ...roster, creatures: change(roster.creatures, edit.entry, ({ id }) => ({ ...edit.value, id })) };
		default:
			return editHead(roster, edit);
	}
}

/** Applies one edit; the given roster is not changed. */
export function applyEdit(roster: DbgRoster, edit: Edit): DbgRoster;
export function applyEdit(roster: OscarRoster, edit: Edit): OscarRoster;
export function applyEdit(roster: LegioRoster, edit: Edit): LegioRoster;
export function applyEdit(roster: BattleRoster, edit: Edit): BattleRoster;
export function applyEdit(roster: Roster, edit: Edit): Roster;
export function applyEdit(roster: Roster, edit: Edit): Roster {
	switch (roster.game) {
		case 'dbg':
			return editDbg(roster, edit);
		case 'oscar':
			return editOscar(roster, edit);
		case 'dba-legio':
			return editLegio(roster, edit);
		case 'bataille-rangee':
			return editForce(roster, edit);
		default:
			return unreachable(roster);
	}
}

export function applyEdits(roster: DbgRoster, edits: readonly Edit[]): DbgRoster;
export function applyEdits(roster: OscarRoster, edits: readonly Edit[]): OscarRoster;
export function applyEdits(roster: LegioRoster, edits: readonly Edit[]): LegioRoster;
export function applyEdits(roster: BattleRoster, edits: readonly Edit[]): BattleRoster;
export function applyEdits(roster: Roster, edits: readonly Edit[]): Roster;
export function applyEdits(roster: Roster, edits: readonly Edit[]): Roster {
	return edits.reduce<Roster>((draft, edit) => applyEdit(draft, edit), roster);
}
