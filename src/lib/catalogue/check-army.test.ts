import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkArmy } from './check-army.ts';
import type { ArmyFile, Unit } from './dbg.ts';
import { dbgCatalogue } from './dbg-lists.ts';
import { assert } from '../util/assert.ts';

const shipped = (army: string): unknown =>
	JSON.parse(readFileSync(new URL(`../../../lists/dbg/${army}.json`, import.meta.url), 'utf8'));

function germans(): ArmyFile {
	const read = checkArmy(shipped('germans'), dbgCatalogue);
	assert(read.ok, 'the shipped army has no fault');
	return read.value;
}
const FILE = germans();

test.each(['celts', 'romans', 'germans'])('the shipped %s have no fault', (army) => {
	expect(checkArmy(shipped(army), dbgCatalogue).ok).toBe(true);
});

/** The faults after one unit has been changed, as `code path`. */
function faultsAfter(unit: string, change: (unit: Unit) => object): string[] {
	const units = FILE.units.map((each) => (each.id === unit ? { ...each, ...change(each) } : each));
	const read = checkArmy({ ...FILE, units }, dbgCatalogue);
	return read.ok ? [] : read.error.map(({ code, facts }) => `${code} ${facts['path']}`);
}
const place = (unit: string): string => `units.${FILE.units.findIndex((each) => each.id === unit)}`;

test.each<[string, string, (unit: Unit) => object, string]>([
	['a category that is none', 'seer', () => ({ category: 'wizards' }), 'wrong-shape @.category'],
	['a misspelt field', 'seer', () => ({ ownr: 1 }), 'wrong-shape @'],
	['another army', 'seer', () => ({ army: 'celts' }), 'army-differs @.army'],
	['the id of another army', 'seer', () => ({ id: 'druid' }), 'id-of-other-army @.id'],
	['equipment of nobody', 'seer', () => ({ base: ['musket'] }), 'unknown-id @.base.0'],
	['equipment twice', 'seer', () => ({ base: ['lance', 'lance'] }), 'id-repeated @.base.1'],
	[
		'a skill of nobody',
		'seer',
		(unit) => ({ skills: { ...unit.skills, has: ['flight'] } }),
		'unknown-id @.skills.has.0'
	],
	['a rule of nobody', 'seer', () => ({ rules: ['immortal'] }), 'unknown-id @.rules.0'],
	['a variant of nobody', 'seer', () => ({ variant: 'nervii' }), 'unknown-id @.variant'],
	['a price below 0', 'seer', (unit) => ({ profile: { ...unit.profile, cost: -1 } }), 'cost-negative @.profile.cost'],
	[
		'an option it already has',
		'seer',
		() => ({ base: ['bow'], options: [{ choices: [{ item: 'bow', cost: 2 }], provenance: { kind: 'stated' } }] }),
		'option-in-base @.options.0.choices.0.item'
	],
	[
		'a price that no ruling holds',
		'seer',
		() => ({ options: [{ choices: [{ item: 'bow', cost: { ruling: 'x' } }], provenance: { kind: 'stated' } }] }),
		'unknown-id @.options.0.choices.0.cost'
	],
	[
		'a price held by a ruling that is none',
		'seer',
		() => ({
			options: [{ choices: [{ item: 'bow', cost: { ruling: 'mastiffs-paid' } }], provenance: { kind: 'stated' } }]
		}),
		'ruling-no-price @.options.0.choices.0.cost'
	],
	[
		'a swap of what it does not have',
		'seer',
		() => ({ base: [], swaps: [{ replace: 'lance', by: 'bow', cost: 0, provenance: { kind: 'stated' } }] }),
		'swap-not-in-base @.swaps.0.replace'
	],
	[
		'a value of ours without a reason',
		'seer',
		() => ({ provenance: { rank: { kind: 'house' } } }),
		'why-missing @.provenance.rank'
	],
	['half a pair', 'germanic-paired-footman', () => ({ pair: undefined }), 'pair-one-sided units.'],
	[
		'a pair at a wrong price',
		'germanic-paired-footman',
		(unit) => ({ pair: { ...unit.pair, cost: 1 } }),
		'pair-cost @.pair.cost'
	],
	[
		'a master that is nobody',
		'seer',
		() => ({ requires: { unit: 'x', perUnit: 1, provenance: { kind: 'stated' } } }),
		'unknown-id @.requires.unit'
	]
])('%s is told with its place', (_, unit, change, fault) => {
	const found = faultsAfter(unit, change);
	expect(found.some((each) => each.startsWith(fault.replace('@', place(unit))))).toBe(true);
});

test('an id twice is told, and so is all of a wrong shape at once', () => {
	const twice = checkArmy({ ...FILE, units: [...FILE.units, FILE.units[0]] }, dbgCatalogue);
	expect(!twice.ok && twice.error.map(({ code }) => code)).toContain('id-repeated');
	const shapes = checkArmy({ army: {}, units: [{}] }, dbgCatalogue);
	expect(!shapes.ok && shapes.error.length).toBeGreaterThan(5);
});
