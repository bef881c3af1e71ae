import type { Skill, Unit } from '../catalogue/dbg.ts';
import type { DbgCatalogue } from '../catalogue/dbg-index.ts';
import type { DbgEntry, DbgRoster } from '../roster/dbg-document.ts';
import { priceOf } from '../rules/dbg/lookup.ts';
import { waysToFight } from './dbg/duellist.ts';
import { DuelTable, type Duellist } from './duel.ts';

/*
 * What an option or skill is worth in a duel to the end against a chosen opponent: the change of the chance to win it,
 * and that change for each point it costs. What acts elsewhere, or whose text is lost, has no number and says why.
 */

export interface Worth {
	readonly kind: 'option' | 'swap' | 'skill';
	readonly id: string;
	/** Points for each figure. */
	readonly points: number;
	/** True when the entry has it now. */
	readonly has: boolean;
	/** Chance to win the duel without it and with it; null when it has no effect that can be reckoned. */
	readonly without: number | null;
	readonly with: number | null;
	readonly change: number | null;
	/** The change for each point; null for what is free. */
	readonly perPoint: number | null;
	/** Why there is no number: the text is lost, or it does nothing in a duel. */
	readonly reason: 'effect-lost' | 'not-in-a-duel' | null;
}

interface Item {
	readonly kind: Worth['kind'];
	readonly id: string;
	readonly points: number;
	readonly lost: boolean;
	readonly has: boolean;
	readonly added: DbgEntry;
	readonly removed: DbgEntry;
}

function optionItems(entry: DbgEntry, unit: Unit, roster: DbgRoster, catalogue: DbgCatalogue): Item[] {
	return unit.options.flatMap(({ choices }) => {
		const group = choices.map(({ item }) => item);
		const others = entry.options.filter((option) => !group.includes(option));
		return choices.map(({ item, cost }): Item => ({
			kind: 'option',
			id: item,
			points: priceOf(cost, roster, catalogue),
			lost: catalogue.equipment.get(item)?.effectLost === true,
			has: entry.options.includes(item),
			added: { ...entry, options: [...others, item] },
			removed: { ...entry, options: others }
		}));
	});
}

function swapItems(entry: DbgEntry, unit: Unit): Item[] {
	return unit.swaps.map(({ replace, by, cost }): Item => {
		const { [replace]: now, ...kept } = entry.swaps;
		return {
			kind: 'swap',
			id: by,
			points: cost,
			lost: false,
			has: now === by,
			added: { ...entry, swaps: { ...kept, [replace]: by } },
			removed: { ...entry, swaps: kept }
		};
	});
}

const mayLearn = (skill: Skill, unit: Unit): boolean =>
	skill.cost !== null &&
	!unit.skills.has.includes(skill.id) &&
	(skill.armies === undefined || skill.armies.includes(unit.army)) &&
	(!skill.officersOnly || unit.rank !== undefined) &&
	(unit.skills.only === undefined || unit.skills.only.includes(skill.id));

function skillItems(entry: DbgEntry, unit: Unit, catalogue: DbgCatalogue): Item[] {
	return [...catalogue.skills.values()]
		.filter((skill) => mayLearn(skill, unit))
		.map((skill): Item => {
			const others = entry.skills.filter((id) => id !== skill.id);
			return {
				kind: 'skill',
				id: skill.id,
				points: skill.cost ?? 0,
				lost: skill.effectLost,
				has: entry.skills.includes(skill.id),
				added: { ...entry, skills: [...others, skill.id] },
				removed: { ...entry, skills: others }
			};
		});
}

/**
 * The worth of everything that an entry may have, in the order of the catalogue. `opponent` fights as he is. Empty for a
 * unit that the catalogue does not know.
 */
export function worthOf(
	entry: DbgEntry,
	roster: DbgRoster,
	opponent: Duellist,
	catalogue: DbgCatalogue
): readonly Worth[] {
	const unit = catalogue.units.get(entry.unit);
	if (!unit) return [];
	const table = new DuelTable(roster.rulings);
	const ways = (one: DbgEntry): readonly Duellist[] => waysToFight(one, roster, catalogue) ?? [];
	/** The better way, when there are two. */
	const best = (all: readonly Duellist[]): number | null => {
		const chances = all.flatMap((way) => table.duel(way, opponent) ?? []);
		return chances.length === 0 ? null : Math.max(...chances);
	};
	const items = [
		...optionItems(entry, unit, roster, catalogue),
		...swapItems(entry, unit),
		...skillItems(entry, unit, catalogue)
	];
	return items.map(({ added, removed, lost, ...item }): Worth => {
		const [after, before] = [ways(added), ways(removed)];
		const idle = JSON.stringify(after) === JSON.stringify(before);
		const [without, now] = idle ? [null, null] : [best(before), best(after)];
		const change = without === null || now === null ? null : now - without;
		return {
			...item,
			without,
			with: now,
			change,
			perPoint: change === null || item.points === 0 ? null : change / item.points,
			reason: change !== null ? null : lost ? 'effect-lost' : 'not-in-a-duel'
		};
	});
}
