import type { Unit } from '../../../catalogue/dbg.ts';
import { type Edit, nextEntryId } from '../../../roster/edits.ts';
import { makeEntry } from '../../../roster/dbg-document.ts';
import type { Context, EntryContext, KnownEntry } from '../context.ts';
import { isForbidden } from '../checks/units.ts';
import { isValidCount } from '../points.ts';

/** One attempt at a repair: edits to be tried together. Whether it helps is for the search to find out. */
export type Candidate = readonly Edit[];

export const entryOf = (context: Context, id: string | null): EntryContext | undefined =>
	context.entries.find(({ entry }) => entry.id === id);

export const remove = ({ entry }: EntryContext): Edit => ({ kind: 'remove-entry', entry: entry.id });

export const setCount = ({ entry }: EntryContext, count: number): Edit => ({
	kind: 'set-count',
	entry: entry.id,
	count
});

/** Takes up to `by` figures off one entry; the entry goes when none is left. */
export const lower = (each: EntryContext, by: number): Edit =>
	by < each.figures ? setCount(each, each.figures - by) : remove(each);

/** Ways to have `by` figures fewer among some entries: from one of them, else from one after the other. */
export function lowerAmong(entries: readonly EntryContext[], by: number): Candidate[] {
	const present = entries.filter(({ figures }) => figures > 0);
	const single = present.filter(({ figures }) => figures >= by).map((each) => [lower(each, by)]);
	if (single.length > 0) return single;
	return [present, present.toReversed()].map((order) => {
		let left = by;
		return order.flatMap((each) => {
			if (left <= 0) return [];
			const edit = lower(each, left);
			left -= each.figures;
			return [edit];
		});
	});
}

/** One figure stays, of one entry or of another. */
export function keepOne(entries: readonly EntryContext[]): Candidate[] {
	const present = entries.filter(({ figures }) => figures > 0);
	return present.map((kept) => [
		...(kept.figures > 1 ? [setCount(kept, 1)] : []),
		...present.filter((each) => each !== kept).map(remove)
	]);
}

/** New entries for `by` figures of a unit; a wagon takes its crew only. */
function addEntries({ roster }: Context, unit: Unit, by: number): Edit[] {
	const most = unit.wagon?.crewMax ?? by;
	const edits: Edit[] = [];
	const taken: string[] = [];
	for (let left = by; left > 0; left -= most) {
		const entry = nextEntryId(roster, taken);
		taken.push(entry);
		edits.push({ kind: 'add-entry', entry, unit: unit.id, count: Math.min(left, most) });
	}
	return edits;
}

/** Ways to have `by` figures more of one unit: in an entry that is there, or in a new one. */
export function raise(context: Context, unit: Unit, by: number): Candidate[] {
	const present = (context.byUnit.get(unit) ?? []).filter((each) => isValidCount(each.figures + by));
	const grown = present.map((each) => [setCount(each, each.figures + by)]);
	return grown.length > 0 && !unit.wagon ? grown : [...grown, addEntries(context, unit, by)];
}

/** Splits a crew over wagons: the first keeps its place, the others follow at the end. */
export const spread = (context: Context, each: KnownEntry, most: number): Edit[] => [
	setCount(each, most),
	...addEntries(context, each.unit, each.figures - most)
];

/** Units of the roster's army that its variant allows, those already fielded first, then the cheapest first. */
export function fieldable(context: Context): Unit[] {
	const fielded = (unit: Unit): number => (context.byUnit.has(unit) ? 0 : 1);
	return [...context.catalogue.units.values()]
		.filter((unit) => unit.army === context.army?.id)
		.filter((unit) => unit.variant === undefined || unit.variant === context.variant?.id)
		.filter((unit) => !isForbidden(context, unit))
		.sort((a, b) => fielded(a) - fielded(b) || a.profile.cost - b.profile.cost);
}

/** Puts another unit in an entry's place, with its number, own name and notes but without what was bought for it. */
export function replace(context: Context, each: EntryContext, unit: Unit): Candidate {
	const { id, count, name, notes } = each.entry;
	const at = context.roster.entries.indexOf(each.entry);
	return [remove(each), { kind: 'restore-entry', at, value: { ...makeEntry(id, unit.id, count), name, notes } }];
}

/** The units nearest in price that could take an entry's place in its category. */
export function replacements(context: Context, each: KnownEntry, most = 3): Candidate[] {
	const distance = (unit: Unit): number => Math.abs(unit.profile.cost - each.unit.profile.cost);
	return fieldable(context)
		.filter((unit) => unit.category === each.unit.category && unit !== each.unit)
		.sort((a, b) => distance(a) - distance(b))
		.slice(0, most)
		.map((unit) => replace(context, each, unit));
}

/** Takes something off an entry as often as it is there, or all but `keep` of it. */
export const dropOption = ({ entry }: EntryContext, option: string, keep = 0): Edit[] =>
	entry.options
		.filter((id) => id === option)
		.slice(keep)
		.map(() => ({ kind: 'remove-option', entry: entry.id, option }));

export const dropSkill = ({ entry }: EntryContext, skill: string, keep = 0): Edit[] =>
	entry.skills
		.filter((id) => id === skill)
		.slice(keep)
		.map(() => ({ kind: 'remove-skill', entry: entry.id, skill }));

/** Gives a ruling back its default, if the roster has its own. */
export const resetRuling = ({ roster }: Context, ruling: string | undefined): Candidate[] =>
	ruling !== undefined && Object.hasOwn(roster.rulings, ruling) ? [[{ kind: 'reset-ruling', ruling }]] : [];

export const setComposition = ({ catalogue, roster }: Context): Candidate[] =>
	[...catalogue.compositions.keys()]
		.filter((composition) => composition !== roster.composition)
		.map((composition) => [{ kind: 'set-composition', composition }]);
