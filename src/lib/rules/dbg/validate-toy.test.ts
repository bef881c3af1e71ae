import { expect, test } from 'vitest';
import type { Unit } from '../../catalogue/dbg.ts';
import type { Report } from '../problem.ts';
import { brief, rosterOf, toyCatalogue, toyUnit } from './testing.ts';
import { validateDbg } from './validate.ts';

/* The rules over a made-up catalogue: they know no unit and no number of the real one. */

const stated = { kind: 'stated' as const };
const house = { kind: 'house' as const, why: 'made up' };
const toy = (units: Unit[], fields: Record<string, unknown>): Report =>
	validateDbg(rosterOf({ army: 'blue', ...fields }), toyCatalogue(units));

test('a toy catalogue: allowances by rank and category, and the cap', () => {
	const units = [
		toyUnit('lord', { rank: 'superior', category: 'elite' }),
		toyUnit('squad-leader', { rank: 'junior' }),
		toyUnit('guard', { category: 'elite' }),
		toyUnit('mob')
	];
	const skills = ['strong', 'thick', 'green-magic', 'old', 'strong'];
	const allowances = (rulings: Record<string, unknown>): unknown[] =>
		toy(units, { rulings, entries: units.map(({ id }) => ({ id, unit: id, skills })) })
			.problems.filter(({ code }) => code === 'skills-over-allowance')
			.map(({ facts, rule }) => [facts['allowed'], rule]);
	const unstated = 'ruling unstated-skill-allowance';
	expect(allowances({})).toEqual([4, 3, 2, 1].map((allowed) => [allowed, unstated]));
	expect(allowances({ 'skill-cap': 1 })).toEqual([
		...[1, 1, 1].map((allowed) => [allowed, 'ruling skill-cap']),
		[1, unstated]
	]);
});

test('a toy catalogue: variants with an exception that needs no ruling', () => {
	const units = [
		toyUnit('guard', { category: 'elite' }),
		toyUnit('scout', { category: 'elite' }),
		toyUnit('druid', { variant: 'blue-woods' }),
		toyUnit('mob')
	];
	const entries = units.map(({ id }) => ({ id, unit: id }));
	expect(brief(toy(units, { variant: 'blue-woods', entries }))).toEqual([
		'forbidden-in-variant guard guard blue-woods'
	]);
	expect(brief(toy(units, { entries }))).toEqual(['variant-only druid druid blue-woods']);
});

test('a toy catalogue: a pair on foot is told in the order of its names, and whoever stands first', () => {
	const pair = (other: string) => ({ pair: { with: other, cost: 20, provenance: house } });
	const units = [toyUnit('yang', pair('yin')), toyUnit('yin', pair('yang')), toyUnit('odd', pair('nobody'))];
	const uneven = toy(units, {
		entries: [
			{ id: 'b', unit: 'yin' },
			{ id: 'c', unit: 'odd' }
		]
	});
	expect(brief(uneven)).toEqual(['pair-uneven b yang,yin 0,1']);
	const fields = uneven.problems.filter(({ severity }) => severity === 'note').map(({ facts }) => facts['field']);
	expect(fields).toEqual(['pair', 'pair']);
	for (const order of [
		['yin', 'yang'],
		['yang', 'yin']
	]) {
		const entries = order.map((unit) => ({ id: unit, unit, count: unit === 'yin' ? 2 : 1 }));
		expect(brief(toy(units, { entries }))).toEqual(['pair-uneven - yang,yin 1,2']);
	}
});

test('a toy catalogue: a crew has a least number too, and what a unit requires may be unknown', () => {
	const units = [
		toyUnit('float', { wagon: { crewMin: 2, crewMax: 3, provenance: house } }),
		toyUnit('orphan', { requires: { unit: 'nobody', perUnit: 1, provenance: house } })
	];
	const report = toy(units, {
		entries: [
			{ id: 'a', unit: 'float' },
			{ id: 'b', unit: 'orphan' }
		]
	});
	expect(brief(report)).toEqual(['crew-out-of-range a 1 2 3']);
	const notes = report.problems.filter(({ severity }) => severity === 'note').map(({ facts }) => facts['field']);
	expect(notes).toEqual(['wagon', 'requires']);
});

test('a toy catalogue: who fills a place', () => {
	const units = [
		toyUnit('chief', { category: 'officers' }),
		toyUnit('hero', { category: 'special-characters', rank: 'superior' }),
		toyUnit('bard', { category: 'special-characters' }),
		toyUnit('ghost', { category: 'officers', inCategory: false }),
		toyUnit('sergeant', { rank: 'junior' })
	];
	const officers = (...ids: string[]): string[] =>
		brief(toy(units, { composition: 'band', entries: ids.map((unit) => ({ id: unit, unit })) }));
	expect(officers('chief', 'bard', 'ghost', 'sergeant')).toEqual([]);
	expect(officers('hero', 'bard')).toEqual([]);
	expect(officers('chief', 'hero')).toEqual(['composition-above - officers 2 1']);
	expect(officers('ghost', 'bard')).toEqual(['composition-below - officers 0 1']);
});

test('a toy catalogue: an option of two groups belongs to the first; equipment of the figure is not offered', () => {
	const group = (...items: string[]) => ({
		choices: items.map((item) => ({ item, cost: 1 })),
		provenance: items.includes('cart') ? house : stated
	});
	const units = [
		toyUnit('guard', { options: [group('hide', 'plate'), group('plate', 'banner'), group('club', 'goat')] })
	];
	const chosen = (...options: string[]): string[] =>
		brief(toy(units, { entries: [{ id: 'a', unit: 'guard', options }] }));
	expect(chosen('plate', 'banner', 'goat')).toEqual([]);
	expect(chosen('plate', 'hide', 'banner')).toEqual(['options-exclusive a hide,plate']);
	expect(chosen('club')).toEqual(['option-not-offered a club']);
	expect(chosen('club', 'goat')).toEqual(['option-not-offered a club']);
});

test('a toy catalogue: every kind of house value of an option', () => {
	const options = [
		{ choices: [{ item: 'hide', cost: 1 }], provenance: house },
		{ choices: [{ item: 'cart', cost: { ruling: 'cart-price' } }], provenance: stated },
		{ choices: [{ item: 'banner', cost: 1 }], provenance: stated },
		{ choices: [{ item: 'plate', cost: { ruling: 'cart-price' } }], provenance: stated }
	];
	const units = [toyUnit('guard', { options })];
	const notes = (rulings: Record<string, unknown>): unknown[] =>
		toy(units, { rulings, entries: [{ id: 'a', unit: 'guard', options: ['hide', 'cart', 'banner', 'plate'] }] })
			.problems.filter(({ severity }) => severity === 'note')
			.map(({ facts }) => facts['field']);
	expect(notes({})).toEqual(['hide', 'cart', 'plate']);
	// The cart itself is still ours when its price is not.
	expect(notes({ 'cart-price': 20 })).toEqual(['hide', 'cart']);
});

test('armies without a chapter of their own are named by the chapter of all lists', () => {
	const units = [toyUnit('king', { unique: true })];
	const { problems } = toy(units, { entries: [{ id: 'a', unit: 'king', count: 2 }] });
	expect(problems).toEqual([
		{ code: 'unique-repeated', severity: 'error', entry: 'a', facts: { unit: 'king', count: 2 }, rule: 'dbg VI' }
	]);
});
