import { shapeFacts } from '../util/expectation.ts';
import { type Failure, type Result, err, failure, ok } from '../util/result.ts';
import { ArmyFile, type Unit } from './dbg.ts';
import type { DbgCatalogue } from './dbg-index.ts';
import { Provenance } from './provenance.ts';

/** A fault of an army file that somebody wrote. Every fact `path` is the place in the file, such as `units.3.base.0`. */
export type ArmyFault = Failure<
	| 'wrong-shape' // {path, expected, bound}
	| 'unknown-id' // {path, kind, id}
	| 'id-repeated' // {path, id}
	| 'id-of-other-army' // {path, id, army}
	| 'army-differs' // {path, army, expected}: a unit names another army than its file
	| 'why-missing' // {path}: a value that is not stated needs a reason
	| 'cost-negative' // {path, cost}
	| 'option-in-base' // {path, id}: the unit already has what the option sells
	| 'swap-not-in-base' // {path, id}: the unit does not have what the swap replaces
	| 'ruling-no-price' // {path, id}: not all choices of the ruling are points from 0 up
	| 'pair-one-sided' // {path, id}: the partner does not name this unit
	| 'pair-cost' // {path, cost, sum}: the price of the pair is not that of its two figures
>;

/** What a pack may refer to: its own units and variants, and the rest of the catalogue. */
interface Known {
	readonly file: ArmyFile;
	readonly catalogue: DbgCatalogue;
	readonly units: ReadonlyMap<string, Unit>;
	readonly rules: ReadonlySet<string>;
	readonly variants: ReadonlySet<string>;
}

type Ids = { has(id: string): boolean };

/** The ids that are not known, each at its place. */
const unknown = (kind: string, known: Ids, path: string, ids: readonly string[]): ArmyFault[] =>
	ids.flatMap((id, at) => (known.has(id) ? [] : [failure('unknown-id', { path: `${path}.${at}`, kind, id })]));

const repeated = (path: string, ids: readonly string[]): ArmyFault[] =>
	ids.flatMap((id, at) => (ids.indexOf(id) < at ? [failure('id-repeated', { path: `${path}.${at}`, id })] : []));

/** Provenances anywhere below a value that are not `stated` and give no reason. */
function reasons(value: unknown, path: string): ArmyFault[] {
	if (typeof value !== 'object' || value === null) return [];
	const own = Provenance.safeParse(value);
	if (own.success) {
		const { kind, why } = own.data;
		return kind === 'stated' || why !== undefined ? [] : [failure('why-missing', { path })];
	}
	return Object.entries(value).flatMap(([key, part]) => reasons(part, `${path}.${key}`));
}

function prices(unit: Unit, path: string, { catalogue }: Known): ArmyFault[] {
	const choices = unit.options.flatMap(({ choices: all }, group) =>
		all.map(({ cost }, at) => ({ cost, place: `${path}.options.${group}.choices.${at}.cost` }))
	);
	const swaps = unit.swaps.map(({ cost }, at) => ({ cost, place: `${path}.swaps.${at}.cost` }));
	const all = [{ cost: unit.profile.cost, place: `${path}.profile.cost` }, ...choices, ...swaps];
	return all.flatMap(({ cost, place }): ArmyFault[] => {
		if (typeof cost === 'number') return cost < 0 ? [failure('cost-negative', { path: place, cost })] : [];
		const ruling = catalogue.rulings.get(cost.ruling);
		if (!ruling) return [failure('unknown-id', { path: place, kind: 'ruling', id: cost.ruling })];
		const priced = ruling.choices.every((choice) => typeof choice === 'number' && choice >= 0);
		return priced ? [] : [failure('ruling-no-price', { path: place, id: cost.ruling })];
	});
}

function equipment(unit: Unit, path: string, { catalogue }: Known): ArmyFault[] {
	const options = unit.options.flatMap(({ choices }, group) =>
		choices.map(({ item }, at) => ({ item, place: `${path}.options.${group}.choices.${at}.item` }))
	);
	return [
		...unknown('equipment', catalogue.equipment, `${path}.base`, unit.base),
		...repeated(`${path}.base`, unit.base),
		...options.flatMap(({ item, place }): ArmyFault[] => {
			if (!catalogue.equipment.has(item)) return [failure('unknown-id', { path: place, kind: 'equipment', id: item })];
			return unit.base.includes(item) ? [failure('option-in-base', { path: place, id: item })] : [];
		}),
		...unit.swaps.flatMap(({ replace, by }, at): ArmyFault[] => [
			...(unit.base.includes(replace)
				? []
				: [failure('swap-not-in-base', { path: `${path}.swaps.${at}.replace`, id: replace })]),
			...(catalogue.equipment.has(by)
				? []
				: [failure('unknown-id', { path: `${path}.swaps.${at}.by`, kind: 'equipment', id: by })])
		])
	];
}

function companions(unit: Unit, path: string, { units, catalogue }: Known): ArmyFault[] {
	const { pair, requires } = unit;
	const partner = pair && units.get(pair.with);
	const sum = unit.profile.cost + (partner?.profile.cost ?? 0);
	const found: ArmyFault[] = [];
	if (pair && !partner) found.push(failure('unknown-id', { path: `${path}.pair.with`, kind: 'unit', id: pair.with }));
	if (pair && partner && partner.pair?.with !== unit.id) {
		found.push(failure('pair-one-sided', { path: `${path}.pair.with`, id: pair.with }));
	}
	if (pair && partner && sum !== pair.cost) {
		found.push(failure('pair-cost', { path: `${path}.pair.cost`, cost: pair.cost, sum }));
	}
	if (requires && !units.has(requires.unit)) {
		found.push(failure('unknown-id', { path: `${path}.requires.unit`, kind: 'unit', id: requires.unit }));
	}
	if (requires?.ruling !== undefined && !catalogue.rulings.has(requires.ruling)) {
		found.push(failure('unknown-id', { path: `${path}.requires.ruling`, kind: 'ruling', id: requires.ruling }));
	}
	return found;
}

function unitFaults(unit: Unit, at: number, known: Known): ArmyFault[] {
	const { file, catalogue, rules, variants } = known;
	const path = `units.${at}`;
	const other = catalogue.units.get(unit.id);
	const found: ArmyFault[] = [];
	if (unit.army !== file.army.id) {
		found.push(failure('army-differs', { path: `${path}.army`, army: unit.army, expected: file.army.id }));
	}
	if (other && other.army !== file.army.id) {
		found.push(failure('id-of-other-army', { path: `${path}.id`, id: unit.id, army: other.army }));
	}
	if (unit.variant !== undefined && !variants.has(unit.variant)) {
		found.push(failure('unknown-id', { path: `${path}.variant`, kind: 'variant', id: unit.variant }));
	}
	return [
		...found,
		...equipment(unit, path, known),
		...prices(unit, path, known),
		...unknown('skill', catalogue.skills, `${path}.skills.has`, unit.skills.has),
		...unknown('skill', catalogue.skills, `${path}.skills.only`, unit.skills.only ?? []),
		...unknown('rule', rules, `${path}.rules`, unit.rules),
		...companions(unit, path, known),
		...reasons(unit, path)
	];
}

function variantFaults({ file, catalogue, units }: Known): ArmyFault[] {
	return file.army.variants.flatMap(({ except, exceptRuling }, at): ArmyFault[] => [
		...unknown('unit', units, `army.variants.${at}.except`, except),
		...(exceptRuling === undefined || catalogue.rulings.has(exceptRuling)
			? []
			: [failure('unknown-id', { path: `army.variants.${at}.exceptRuling`, kind: 'ruling', id: exceptRuling })])
	]);
}

/**
 * Every fault of an army file against the catalogue that it would join, or the file when there is none. An army of the
 * catalogue with the same id is taken as replaced.
 */
export function checkArmy(value: unknown, catalogue: DbgCatalogue): Result<ArmyFile, readonly ArmyFault[]> {
	const parsed = ArmyFile.safeParse(value);
	if (!parsed.success) return err(parsed.error.issues.map((issue) => failure('wrong-shape', shapeFacts(issue))));
	const file = parsed.data;
	const others = [...catalogue.units.values()].filter((unit) => unit.army !== file.army.id);
	const known: Known = {
		file,
		catalogue,
		units: new Map([...others, ...file.units].map((unit) => [unit.id, unit])),
		rules: new Set(catalogue.game.rules.map((rule) => rule.id)),
		variants: new Set(file.army.variants.map((variant) => variant.id))
	};
	const faults = [
		...repeated(
			'units',
			file.units.map((unit) => unit.id)
		),
		...file.units.flatMap((unit, at) => unitFaults(unit, at, known)),
		...variantFaults(known),
		...reasons(file.army, 'army')
	];
	return faults.length === 0 ? ok(file) : err(faults);
}
