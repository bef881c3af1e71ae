import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { oscarCatalogue } from '../../catalogue/oscar-lists.ts';
import { adaptable, baseOf, diceOf, inRole, ownProfilesOf, profileOf, trial, withDice } from './own-profiles.ts';
import { readPool } from './pool.ts';
import { company, companyOf, ownEntry } from './testing.ts';
import { validateOscar } from './validate.ts';

test.each([
	['officer', 'base-command'],
	['line', 'base-line'],
	['veteran', 'base-veteran'],
	['elite', 'base-elite'],
	['support', 'mortar-team'],
	['vehicle', 'jeep']
] as const)('a new %s starts from %s', (role, unit) => {
	expect(baseOf(role, oscarCatalogue)?.id).toBe(unit);
});

test('every unit makes a profile of one’s own that breaks no limit of profiles', () => {
	for (const unit of oscarCatalogue.units.values()) {
		const roster = trial(profileOf(unit, 'X'), null, company(''));
		const codes = validateOscar(roster, oscarCatalogue).problems.flatMap(({ code, entry }) => (entry ? code : []));
		expect(codes, unit.id).toEqual([]);
	}
});

test('another role drops what only the former had', () => {
	const officer = baseOf('officer', oscarCatalogue);
	if (!officer) throw new Error('no base profile');
	const line = inRole(profileOf(officer, 'X'), 'line', oscarCatalogue);
	expect(line).toMatchObject({ role: 'line', commandRange: null });
	expect(inRole(line, 'officer', oscarCatalogue).commandRange).toBe(9);
	expect(inRole({ ...line, armoured: true }, 'support', oscarCatalogue).armoured).toBe(false);
	expect(inRole({ ...line, armoured: true }, 'vehicle', oscarCatalogue).armoured).toBe(true);
});

test('own profiles of all companies, each once', () => {
	const sappers = ownEntry('x', { name: 'Sappers' }, 10);
	const other = ownEntry('y', { name: 'Pikes' });
	const found = ownProfilesOf([
		companyOf({ entries: [sappers, other] }),
		companyOf({ entries: [{ ...sappers, id: 'z' }] }),
		company('captain')
	]);
	expect(found.map(({ profile, headcount }) => [profile.name, headcount])).toEqual([
		['Sappers', 10],
		['Pikes', null]
	]);
});

test('what an entry fields can be adapted; a unit that nobody knows cannot', () => {
	const [captain] = company('captain').entries;
	const [ghost] = company('ghost').entries;
	if (!captain || !ghost) throw new Error('fixture');
	expect(adaptable(captain, 'Captain', oscarCatalogue)).toMatchObject({ name: 'Captain', role: 'officer' });
	expect(adaptable(ghost, 'Ghost', oscarCatalogue)).toBe(null);
	const [own] = companyOf({ entries: [ownEntry('x', { name: 'Pikes' })] }).entries;
	if (!own) throw new Error('fixture');
	expect(adaptable(own, 'other', oscarCatalogue)).toBe(own.profile);
});

test('dice of a pool, changed one at a time, stay within 1 <= Y <= X <= 6', () => {
	expect(diceOf('3K2')).toEqual({ roll: 3, keep: 2 });
	expect(diceOf('7k2')).toBe(null);
	expect(withDice('3k2', { keep: 4 })).toBe('4k4');
	expect(withDice('3k3', { roll: 2 })).toBe('2k2');
	expect(withDice('nonsense', { roll: 5 })).toBe('5k2');
	const small = fc.integer({ min: -3, max: 12 });
	fc.assert(
		fc.property(small, small, (roll, keep) => {
			expect(readPool(withDice(withDice('2k2', { roll }), { keep }))).not.toBe(null);
		})
	);
});
