import { expect, test } from 'vitest';
import { ArmyFile, type Unit } from '#lib/catalogue/dbg.ts';
import {
	armies,
	compositions,
	equipment,
	game,
	listFile,
	repeated,
	rulings,
	skills,
	units,
	variants
} from './files.ts';

const all = [...units.values()];
const lost = (ids: Iterable<string>, known: ReadonlyMap<string, unknown> | ReadonlySet<string>) =>
	[...ids].filter((id) => !known.has(id));
const rules = new Set(game.rules.map((rule) => rule.id));
const variantIds = new Set(variants.map((variant) => variant.id));

test('every id that a unit names is in the catalogue', () => {
	const faults = all.flatMap((unit) => {
		const items = [
			...unit.base,
			...unit.options.flatMap((group) => group.choices.map((choice) => choice.item)),
			...unit.swaps.flatMap((swap) => [swap.replace, swap.by])
		];
		return [
			...lost([unit.army], armies),
			...lost(items, equipment),
			...lost([...unit.skills.has, ...(unit.skills.only ?? [])], skills),
			...lost(unit.rules, rules),
			...lost(unit.pair ? [unit.pair.with] : [], units),
			...lost(unit.requires ? [unit.requires.unit] : [], units),
			...lost(unit.requires?.ruling === undefined ? [] : [unit.requires.ruling], rulings),
			...lost(unit.variant === undefined ? [] : [unit.variant], variantIds)
		].map((id) => `${unit.id}: ${id}`);
	});
	expect(faults).toEqual([]);
});

test('a unit stands in the file of its army, in a category of the game', () => {
	for (const id of armies.keys()) {
		const file = ArmyFile.parse(listFile(`${id}.json`));
		expect(file.army.id).toBe(id);
		expect(file.units.filter((unit) => unit.army !== id)).toEqual([]);
	}
	expect(all.filter((unit) => !game.categories.includes(unit.category))).toEqual([]);
});

test('every special rule and every unit-side skill has an owner', () => {
	expect([...rules].filter((rule) => !all.some((unit) => unit.rules.includes(rule)))).toEqual([]);
	const innate = [...skills.values()].filter((skill) => skill.cost === null).map((skill) => skill.id);
	expect(innate.filter((skill) => !all.some((unit) => unit.skills.has.includes(skill)))).toEqual([]);
});

test('ids are unique, also where no index checks them', () => {
	expect(repeated([...rules])).toEqual([]);
	expect(repeated(game.rules.map((rule) => rule.id))).toEqual([]);
	expect(repeated(variants.map((variant) => variant.id))).toEqual([]);
	expect(repeated(all.map((unit) => unit.box))).toEqual([]);
	const inUnits = all.flatMap((unit) => [
		...repeated(unit.base),
		...repeated(unit.options.flatMap((group) => group.choices.map((choice) => choice.item))),
		...repeated(unit.swaps.map((swap) => `${swap.replace}>${swap.by}`)),
		...repeated(unit.skills.has)
	]);
	expect(inUnits).toEqual([]);
});

test('an option adds to the base equipment, a swap replaces a piece of it', () => {
	const offered = (unit: Unit) => unit.options.flatMap((group) => group.choices.map((choice) => choice.item));
	expect(all.filter((unit) => offered(unit).some((item) => unit.base.includes(item)))).toEqual([]);
	expect(all.filter((unit) => unit.swaps.some((swap) => !unit.base.includes(swap.replace)))).toEqual([]);
	expect(all.filter((unit) => unit.swaps.some((swap) => unit.base.includes(swap.by)))).toEqual([]);
	expect(all.filter((unit) => unit.mounted !== unit.base.includes('horse'))).toEqual([]);
});

test('a price held by a ruling is a building ruling whose choices are points', () => {
	const prices = all.flatMap((unit) => unit.options.flatMap((group) => group.choices.map((choice) => choice.cost)));
	const held = prices.flatMap((price) => (typeof price === 'number' ? [] : [price.ruling]));
	expect(new Set(held)).toEqual(new Set(['two-handed-weapon-cost', 'war-chariot-cost', 'optio-heavy-armour-cost']));
	for (const id of held) {
		const ruling = rulings.get(id);
		expect(ruling?.phase).toBe('building');
		expect(ruling?.choices.every((value) => typeof value === 'number' && value >= 0)).toBe(true);
	}
});

test('pairs point at each other, in one army, at the sum of the two prices', () => {
	const paired = all.filter((unit) => unit.pair);
	expect(paired).toHaveLength(4);
	for (const unit of paired) {
		const other = units.get(unit.pair?.with ?? '');
		expect(other?.pair).toMatchObject({ with: unit.id, cost: unit.pair?.cost });
		expect(other?.army).toBe(unit.army);
		expect(unit.profile.cost + (other?.profile.cost ?? 0)).toBe(unit.pair?.cost);
	}
});

test('a required unit is of the same army, and a wagon holds at least its first woman', () => {
	const needy = all.filter((unit) => unit.requires);
	expect(needy.map((unit) => unit.id)).toEqual(['trimarcisia-squire', 'mastiff']);
	expect(needy.filter((unit) => units.get(unit.requires?.unit ?? '')?.army !== unit.army)).toEqual([]);
	expect(all.flatMap((unit) => (unit.wagon ? [[unit.id, unit.wagon.crewMin, unit.wagon.crewMax]] : []))).toEqual([
		['proud-german-woman', 1, 2]
	]);
});

test('a variant forbids categories of the game, and its exceptions would be forbidden without a ruling', () => {
	for (const army of armies.values()) {
		for (const variant of army.variants) {
			expect(lost(variant.except, units)).toEqual([]);
			expect(variant.except.map((id) => units.get(id)?.army)).toEqual(variant.except.map(() => army.id));
			expect(variant.except.every((id) => variant.forbids.includes(units.get(id)?.category ?? 'officers'))).toBe(true);
			expect(lost(variant.exceptRuling === undefined ? [] : [variant.exceptRuling], rulings)).toEqual([]);
		}
		expect(lost(army.trait?.ruling === undefined ? [] : [army.trait.ruling], rulings)).toEqual([]);
	}
	for (const unit of all.filter(({ variant }) => variant !== undefined)) {
		expect(armies.get(unit.army)?.variants.map((variant) => variant.id)).toContain(unit.variant);
	}
});

test('skills and equipment name armies and skills of the catalogue', () => {
	for (const skill of skills.values()) expect(lost(skill.armies ?? [], armies)).toEqual([]);
	for (const item of equipment.values()) {
		expect(lost(item.requiresSkill === undefined ? [] : [item.requiresSkill], skills)).toEqual([]);
		expect(lost(Object.keys(item.movement ?? {}), armies)).toEqual([]);
	}
	expect(Object.keys(equipment.get('horse')?.movement ?? {})).toEqual([...armies.keys()]);
});

test('missile tables: one per answer of the ruling, a row for every missile, bands that meet', () => {
	expect(Object.keys(game.missileTables)).toEqual(rulings.get('missile-table')?.choices);
	const rows = new Set([...equipment.values()].flatMap((item) => item.missileTable ?? []));
	for (const table of Object.values(game.missileTables)) {
		expect(new Set(Object.keys(table))).toEqual(rows);
		for (const bands of Object.values(table)) {
			expect(bands).toHaveLength(3);
			expect(bands.map(([from]) => from)).toEqual([0, ...bands.slice(0, -1).map(([, to]) => to + 1)]);
			expect(bands.every(([from, to]) => from < to)).toBe(true);
		}
	}
});

test('a missile has a row, and nothing else has', () => {
	for (const item of equipment.values()) {
		expect([item.id, item.missileTable !== undefined]).toEqual([item.id, item.kind === 'missile']);
	}
});

test('rulings: the default is a choice, choices differ', () => {
	for (const ruling of rulings.values()) {
		expect(ruling.choices).toContain(ruling.default);
		expect([ruling.id, repeated(ruling.choices)]).toEqual([ruling.id, []]);
		expect(ruling.choices.length).toBeGreaterThan(1);
	}
});

test('compositions: limits are ranges over categories of the game; points presets hold the default', () => {
	for (const { limits } of compositions.values()) {
		for (const [min, max] of Object.values(limits)) expect(min).toBeLessThanOrEqual(max);
	}
	expect(game.points.presets).toContain(game.points.default);
	expect(game.points.presets).toEqual(game.points.presets.toSorted((a, b) => a - b));
});
