import { expect, test } from 'vitest';
import { dbgCatalogue } from '../../catalogue/dbg-lists.ts';
import { priceOf, rulingChanged, rulingOfPrice, rulingValue } from './lookup.ts';
import { rosterOf } from './testing.ts';

const VALUES: [string, Record<string, unknown>, string, unknown, boolean][] = [
	['nothing set: the default', {}, 'skill-cap', 3, false],
	['another choice', { 'skill-cap': 2 }, 'skill-cap', 2, true],
	['the default, spelt out', { 'skill-cap': 3 }, 'skill-cap', 3, false],
	['a value outside the choices', { 'skill-cap': 99 }, 'skill-cap', 3, false],
	['the right number as a text', { 'skill-cap': '2' }, 'skill-cap', 3, false],
	['true', { 'mastiffs-paid': true }, 'mastiffs-paid', true, true],
	['false', { 'mastiffs-paid': false }, 'mastiffs-paid', false, false],
	['a short id', { 'squires-per-noble': 'no-rule' }, 'squires-per-noble', 'no-rule', true],
	['a ruling of play', { 'missile-table': 'quick-reference' }, 'missile-table', 'quick-reference', true],
	['another ruling than the one asked for', { 'skill-cap': 2 }, 'mastiffs-paid', false, false],
	['a ruling that the catalogue does not know', { nonsense: 1 }, 'nonsense', null, false],
	['a name that every object has', {}, 'constructor', null, false]
];

test.each(VALUES)('ruling value, %s', (_name, rulings, id, value, changed) => {
	const roster = rosterOf({ rulings });
	expect(rulingValue(roster, id, dbgCatalogue)).toBe(value);
	expect(rulingChanged(roster, id, dbgCatalogue)).toBe(changed);
});

test('a price is a number, or what its ruling says', () => {
	const roster = rosterOf({ rulings: { 'war-chariot-cost': 8 } });
	expect(priceOf(5, roster, dbgCatalogue)).toBe(5);
	expect(priceOf({ ruling: 'war-chariot-cost' }, roster, dbgCatalogue)).toBe(8);
	expect(priceOf({ ruling: 'two-handed-weapon-cost' }, roster, dbgCatalogue)).toBe(2);
	expect(priceOf({ ruling: 'lost' }, roster, dbgCatalogue)).toBe(0);
	expect(priceOf({ ruling: 'missile-table' }, roster, dbgCatalogue)).toBe(0);
	expect(rulingOfPrice(5)).toBeNull();
	expect(rulingOfPrice({ ruling: 'war-chariot-cost' })).toBe('war-chariot-cost');
});
