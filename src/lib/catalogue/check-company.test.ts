import { expect, test } from 'vitest';
import { assert } from '../util/assert.ts';
import { checkCompany, type CompanyFile } from './check-company.ts';
import type { Unit } from './oscar.ts';
import { oscarCatalogue } from './oscar-lists.ts';

/** A printed company with its cards, as a file of its own. */
const fileOf = (company: string): CompanyFile => ({
	game: 'oscar',
	companies: oscarCatalogue.game.companies.filter(({ id }) => id === company),
	units: oscarCatalogue.game.units.filter((unit) => unit.company === company)
});
const FILE = fileOf('soviet');

const PRINTED = ['francophone', 'soviet', 'polish', 'german', 'anglophone'];
test.each(PRINTED)('the printed company %s has no fault', (id) => {
	expect(checkCompany(fileOf(id), oscarCatalogue)).toMatchObject({ ok: true });
});

test('units of every company, and weapons that the armouries lack, may come alone', () => {
	const [rifle] = oscarCatalogue.game.weapons;
	const [unit] = oscarCatalogue.game.units.filter(({ kind }) => kind === 'sample');
	assert(rifle && unit, 'the catalogue has both');
	const own = { ...unit, id: 'tank-of-mine', weapons: [{ weapon: 'tank-gun' }] };
	const file = { game: 'oscar', companies: [], weapons: [{ ...rifle, id: 'tank-gun' }], units: [own] };
	expect(checkCompany(file, oscarCatalogue)).toMatchObject({ ok: true });
});

function faultsAfter(role: Unit['role'], change: Record<string, unknown>): string[] {
	const at = FILE.units.findIndex((unit) => unit.role === role);
	const units = FILE.units.map((unit, n) => (n === at ? { ...unit, ...change } : unit));
	const read = checkCompany({ ...FILE, units }, oscarCatalogue);
	return read.ok
		? []
		: read.error.map(({ code, facts }) => `${code} ${String(facts['path']).replace(`units.${at}.`, '')}`);
}

test.each<[Unit['role'], Record<string, unknown>, string]>([
	['line', { defence: '2k3' }, 'pool-unusable defence'],
	['line', { defence: '7k2' }, 'wrong-shape defence'],
	['line', { movement: 40 }, 'distance-unusable movement'],
	['officer', { commandRange: 0 }, 'distance-unusable commandRange'],
	['line', { headcount: 7 }, 'headcount-not-legal headcount'],
	['veteran', { headcount: 12 }, 'headcount-not-legal headcount'],
	['officer', { headcount: 2 }, 'headcount-not-legal headcount'],
	['line', { weapons: [{ weapon: 'railgun' }] }, 'unknown-id weapons.0'],
	['line', { weapons: [{ weapon: 'bayonet' }, { weapon: 'mortar-81mm' }] }, 'weapon-needs-support weapons.1'],
	['line', { rules: ['immortal'] }, 'unknown-id rules.0'],
	['line', { company: 'martian' }, 'unknown-id company'],
	['line', { id: 'gruppe-1' }, 'id-taken id'],
	['line', { provenance: { weapons: { kind: 'house' } } }, 'why-missing provenance.weapons'],
	['line', { byRuling: [{ ruling: 'lunch', value: true, discipline: '2k2' }] }, 'unknown-id byRuling.0.ruling'],
	['line', { speed: 9 }, 'wrong-shape units.2']
])('%s with %j: %s', (role, change, fault) => {
	expect(faultsAfter(role, change)).toContain(fault);
});

test('a lone specialist is alone, a crew is four at most', () => {
	const lone = { role: 'support', weapons: [{ weapon: 'bazooka' }] };
	expect(faultsAfter('line', { ...lone, headcount: 2 })).toContain('headcount-not-legal headcount');
	const crew = { role: 'support', weapons: [{ weapon: 'mortar-81mm' }] };
	expect(faultsAfter('line', { ...crew, headcount: 5 })).toContain('headcount-not-legal headcount');
	expect(faultsAfter('line', { ...crew, headcount: 4 })).not.toContain('headcount-not-legal headcount');
});

test('a company without officer or second group cannot be fielded; ids are there once', () => {
	const [officer, ...others] = FILE.units;
	const few = checkCompany({ ...FILE, units: others.slice(0, 2) }, oscarCatalogue);
	expect(few.ok ? [] : few.error.map(({ code, facts }) => [code, facts['role']])).toEqual([
		['role-missing', 'officer'],
		['role-missing', 'line']
	]);
	const twice = checkCompany({ ...FILE, units: [...FILE.units, officer] }, oscarCatalogue);
	expect(twice.ok ? [] : twice.error.map(({ code }) => code)).toEqual(['id-repeated']);
});
