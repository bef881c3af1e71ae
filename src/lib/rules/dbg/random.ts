import type { Category, Unit } from '../../catalogue/dbg.ts';
import type { DbgCatalogue } from '../../catalogue/dbg-index.ts';
import type { DbgRoster } from '../../roster/dbg-document.ts';
import { type Edit, applyEdits, nextEntryId } from '../../roster/edits.ts';
import type { Problem } from '../problem.ts';
import { type LegalRoster, legalDbg, validateDbg } from './validate.ts';

/*
 * A random warband: legal figures are drawn one group after the other until the points are spent. What is legal is the
 * validator's to say; nothing here knows a rule.
 */

/** A number of [0, 1), such as Math.random or a seeded generator. */
export type Random = () => number;

/** How often a category is drawn, against the others: a warband is mostly warriors. */
const WEIGHTS: Readonly<Record<Category, number>> = {
	officers: 2,
	elite: 4,
	warriors: 8,
	skirmishers: 4,
	'special-troops': 2,
	'special-characters': 0.5
};
const ATTEMPTS = 20;
const MOST_STEPS = 300;

interface Group {
	readonly units: readonly Unit[];
	readonly category: Category;
}

const pick = <T>(items: readonly T[], random: Random): T | undefined => items[Math.floor(random() * items.length)];

function shuffled<T>(items: readonly T[], random: Random, weight: (item: T) => number): T[] {
	// the higher a weight, the likelier a place at the front (Efraimidis and Spirakis, 2006)
	return items
		.map((item) => ({ item, key: random() ** (1 / weight(item)) }))
		.toSorted((a, b) => b.key - a.key)
		.map(({ item }) => item);
}

/** Units that are bought together: alone, as a pair, or with the one that they need. */
function groupsOf(army: string, catalogue: DbgCatalogue): Group[] {
	const units = [...catalogue.units.values()].filter((unit) => unit.army === army);
	const known = (id: string) => units.filter((unit) => unit.id === id);
	return units.flatMap((unit) => {
		const { category } = unit;
		const alone: Group = { units: [unit], category };
		if (unit.pair) return [{ units: [unit, ...known(unit.pair.with)], category }];
		if (unit.requires) return [alone, { units: [...known(unit.requires.unit), unit], category }];
		return [alone];
	});
}

/** Figures of a unit that is there without choices grow in number; else a new entry. */
function addUnits(roster: DbgRoster, units: readonly Unit[]): DbgRoster {
	return units.reduce((current, unit) => {
		const same = current.entries.find(
			(entry) => entry.unit === unit.id && entry.options.length === 0 && entry.skills.length === 0
		);
		const grows = same && !unit.rank && !unit.wagon && !unit.unique;
		const edit: Edit = grows
			? { kind: 'set-count', entry: same.id, count: same.count + 1 }
			: { kind: 'add-entry', entry: nextEntryId(current), unit: unit.id, count: unit.wagon?.crewMin ?? 1 };
		return applyEdits(current, [edit]);
	}, roster);
}

const errorsOf = (roster: DbgRoster, catalogue: DbgCatalogue): readonly Problem[] =>
	validateDbg(roster, catalogue).problems.filter((problem) => problem.severity === 'error');

/** Fine so far: nothing is wrong but that some category has not enough figures yet. */
const isFine = (roster: DbgRoster, catalogue: DbgCatalogue): boolean =>
	errorsOf(roster, catalogue).every((problem) => problem.code === 'composition-below');

const shortOf = (roster: DbgRoster, catalogue: DbgCatalogue): Set<unknown> =>
	new Set(errorsOf(roster, catalogue).map((problem) => problem.facts['category']));

/** One more group of those wanted, or null when none fits. */
function grow(roster: DbgRoster, groups: readonly Group[], catalogue: DbgCatalogue, random: Random): DbgRoster | null {
	for (const group of shuffled(groups, random, (one) => WEIGHTS[one.category])) {
		const grown = addUnits(roster, group.units);
		if (isFine(grown, catalogue)) return grown;
	}
	return null;
}

/** One random option or skill for one random entry, or null when it does not fit. */
function equip(roster: DbgRoster, catalogue: DbgCatalogue, random: Random): DbgRoster | null {
	const entry = pick(roster.entries, random);
	const unit = entry && catalogue.units.get(entry.unit);
	if (!unit) return null;
	const options = unit.options.flatMap((group) =>
		group.choices.map(({ item }): Edit => ({ kind: 'add-option', entry: entry.id, option: item }))
	);
	const skills = [...catalogue.skills.keys()].map((skill): Edit => ({ kind: 'add-skill', entry: entry.id, skill }));
	// a unit with few options is no less armed for the many skills there are
	const edit = pick(options.length > 0 && random() < 0.5 ? options : skills, random);
	const equipped = edit && applyEdits(roster, [edit]);
	return equipped && isFine(equipped, catalogue) ? equipped : null;
}

function attempt(start: DbgRoster, catalogue: DbgCatalogue, random: Random): DbgRoster | null {
	const groups = groupsOf(start.army, catalogue);
	const most = catalogue.game.figures.max;
	let roster: DbgRoster = { ...start, entries: [] };

	// someone has to lead, whatever the composition says; then what it asks for
	const officer = grow(
		roster,
		groups.filter((one) => one.category === 'officers'),
		catalogue,
		random
	);
	if (!officer) return null;
	roster = officer;
	for (let steps = 0; steps < MOST_STEPS; steps++) {
		const short = shortOf(roster, catalogue);
		if (short.size === 0) break;
		const grown = grow(
			roster,
			groups.filter((one) => short.has(one.category)),
			catalogue,
			random
		);
		if (!grown) return null;
		roster = grown;
	}

	for (let steps = 0, missed = 0; steps < MOST_STEPS && missed < 40; steps++) {
		const full = validateDbg(roster, catalogue).figures >= most;
		const next = full || random() < 0.3 ? equip(roster, catalogue, random) : grow(roster, groups, catalogue, random);
		if (next) roster = next;
		else missed++;
	}
	return roster;
}

/**
 * Draws a legal warband of the army, variant, composition, points limit and rulings of `start` (its entries are not
 * looked at). A roster without a limit is filled to the usual one. Null when none was found: the limit is too low for
 * what the composition asks.
 */
export function drawDbg(start: DbgRoster, catalogue: DbgCatalogue, random: Random): LegalRoster | null {
	const pointsLimit = start.pointsLimit ?? catalogue.game.points.default;
	for (let n = 0; n < ATTEMPTS; n++) {
		const drawn = attempt({ ...start, pointsLimit }, catalogue, random);
		const legal = drawn && legalDbg({ ...drawn, pointsLimit: start.pointsLimit }, catalogue);
		if (legal?.ok) return legal.value;
	}
	return null;
}
