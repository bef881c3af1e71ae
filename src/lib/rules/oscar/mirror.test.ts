import { expect, test } from 'vitest';
import { oscarCatalogue } from '../../catalogue/oscar-lists.ts';
import { loadOscarSamples } from '../../roster/oscar-samples.ts';
import { mirrorOf } from './mirror.ts';
import { parity } from './parity.ts';
import { company, companyOf, ownEntry } from './testing.ts';
import { validateOscar } from './validate.ts';

const A = 'captain veteran-squad squad-1 squad-2';
const units = (roster: ReturnType<typeof mirrorOf>) => roster.entries.map(({ unit, headcount }) => [unit, headcount]);

test('a printed company is mirrored by the cards of another one', () => {
	expect(mirrorOf(company(A), 'soviet', oscarCatalogue)).toMatchObject({
		army: 'soviet',
		name: '',
		entries: [
			{ id: 'e1', unit: 'kapitan-soviet' },
			{ id: 'e2', unit: 'komissar-groupsky' },
			{ id: 'e3', unit: 'groupsky-1' },
			{ id: 'e4', unit: 'groupsky-veteransky' }
		]
	});
});

test('cards come again when there are more groups; common units and their headcounts are the same on both sides', () => {
	expect(units(mirrorOf(company(`${A} squad-1 hmg-team*3 jeep`), 'german', oscarCatalogue))).toEqual([
		['hauptmann', null],
		['gruppe-1', null],
		['gruppe-2', null],
		['gruppe-1', null],
		['veteran-gruppe', null],
		['hmg-team', 3],
		['jeep', null]
	]);
});

test('a free company takes base profiles for cards, and copies own profiles', () => {
	const own = ownEntry('x', { name: 'Pikes', weapons: ['spear-pike'] }, 10);
	const mirror = mirrorOf(companyOf({ entries: [...company(A).entries, own] }), 'own', oscarCatalogue);
	expect(mirror.army).toBe('own');
	expect(mirror.entries.map(({ unit, profile }) => unit ?? profile?.name)).toEqual([
		'base-command',
		'base-line',
		'base-line',
		'Pikes',
		'base-veteran'
	]);
	expect(mirrorOf(company(A), 'martian', oscarCatalogue).army).toBe('own');
});

test('rulings hold for both sides, so that the structure does', () => {
	const rulings = { 'officers-max': 2, 'combat-groups-max': 'no-limit', 'elite-place': 'own-place', nonsense: 1 };
	const roster = company(`${A} base-command base-elite ${'squad-1 '.repeat(6)}`, { rulings });
	const mirror = mirrorOf(roster, 'polish', oscarCatalogue);
	expect(mirror.rulings).toEqual({ 'officers-max': 2, 'combat-groups-max': 'no-limit', 'elite-place': 'own-place' });
	expect(validateOscar(mirror, oscarCatalogue).legal).toBe(true);
	expect(parity(roster, mirror, oscarCatalogue).match).toBe(true);
});

test('what breaks a rule is not copied: an illegal company is mirrored as far as the rules go', () => {
	const bad = ownEntry('x', { role: 'support', weapons: ['mortar-81mm', 'bazooka'] });
	const roster = companyOf({
		entries: [...company('squad-1 veteran-squad veteran-squad jeep*9 truck').entries, bad]
	});
	const mirror = mirrorOf(roster, 'german', oscarCatalogue);
	expect(validateOscar(mirror, oscarCatalogue).problems.filter(({ severity }) => severity === 'error')).toEqual([]);
	expect(units(mirror)).toEqual([
		['hauptmann', null],
		['gruppe-1', null],
		['gruppe-2', null],
		['veteran-gruppe', null],
		['mortar-team', null],
		['jeep', null]
	]);
});

test('one of support and vehicle, where a ruling says so', () => {
	const roster = company(`${A} sniper jeep`, { rulings: { 'support-or-vehicle': 'one' } });
	const mirror = mirrorOf(roster, 'german', oscarCatalogue);
	expect(mirror.entries.map(({ unit }) => unit)).not.toContain('jeep');
	expect(validateOscar(mirror, oscarCatalogue).legal).toBe(true);
});

test('every sample has a legal opponent that matches, in every company', async () => {
	for (const { roster } of await loadOscarSamples()) {
		for (const army of oscarCatalogue.companies) {
			const mirror = mirrorOf(roster, army, oscarCatalogue);
			expect(validateOscar(mirror, oscarCatalogue).legal).toBe(true);
			expect(parity(roster, mirror, oscarCatalogue).match).toBe(true);
		}
	}
});
