import { expect, test } from 'vitest';
import { oscarCatalogue } from '../../catalogue/oscar-lists.ts';
import { applyEdits } from '../../roster/edits.ts';
import type { OscarRoster } from '../../roster/oscar-document.ts';
import { parity } from './parity.ts';
import { company, companyOf, ownEntry } from './testing.ts';

const compare = (a: OscarRoster, b: OscarRoster) => parity(a, b, oscarCatalogue);
const A = 'captain veteran-squad squad-1 squad-2';
const B = 'hauptmann veteran-gruppe gruppe-1 gruppe-2';
const german = (units: string, fields = {}) => company(units, { army: 'german', ...fields });

test('headcounts, weapons and companies do not matter, places do', () => {
	expect(compare(company(`${A} sniper jeep`), german(`${B} hmg-team*2 medium-tank`)).match).toBe(true);
	expect(compare(company(A), german('hauptmann base-elite gruppe-1*10 base-line')).match).toBe(true);
});

test('every difference is told, a side at a time', () => {
	const { match, problems } = compare(company('captain squad-1 squad-2 squad-2 hmg-team'), german(`${B} jeep`));
	expect(match).toBe(false);
	expect(problems.map(({ code, facts }) => [code, facts])).toEqual([
		['parity-groups', { a: 3, b: 2 }],
		['parity-structure', { role: 'veteran', a: 0, b: 1 }],
		['parity-structure', { role: 'support', a: 1, b: 0 }],
		['parity-structure', { role: 'vehicle', a: 0, b: 1 }]
	]);
	expect(problems.every(({ entry, severity }) => entry === null && severity === 'error')).toBe(true);
});

test('advice for either side of each difference', () => {
	const { advice } = compare(company(`${A} squad-1`), german(`${B} jeep`));
	expect(advice).toEqual([
		{ side: 'a', place: 'line', change: 'drop', edits: [{ kind: 'remove-entry', entry: 'g5' }] },
		{
			side: 'b',
			place: 'line',
			change: 'add',
			edits: [{ kind: 'add-group', entry: 'e6', unit: 'gruppe-1', headcount: null }]
		},
		// The like of what the other side has, when every company may have it.
		{
			side: 'a',
			place: 'vehicle',
			change: 'add',
			edits: [{ kind: 'add-group', entry: 'e6', unit: 'jeep', headcount: null }]
		},
		{ side: 'b', place: 'vehicle', change: 'drop', edits: [{ kind: 'remove-entry', entry: 'g5' }] }
	]);
});

test('what one side would change in all makes the two match', () => {
	const [a, b] = [company('captain squad-1 squad-2 squad-1 hmg-team'), german(`${B} jeep`)];
	const { toMatch } = compare(a, b);
	expect(toMatch.a?.map(({ kind }) => kind)).toEqual(['remove-entry', 'remove-entry', 'add-group', 'add-group']);
	expect(compare(applyEdits(a, toMatch.a ?? []), b).match).toBe(true);
	expect(compare(a, applyEdits(b, toMatch.b ?? [])).match).toBe(true);
});

test('no advice breaks a rule of the side that follows it', () => {
	// Side b is no legal company: with one combat group less, side a would be none either.
	const { advice, toMatch } = compare(company('captain squad-1 squad-2'), german('hauptmann gruppe-1'));
	expect(advice.map(({ side, change }) => [side, change])).toEqual([['b', 'add']]);
	expect(toMatch.a).toBeNull();
	expect(toMatch.b).toHaveLength(1);
});

test('a free company grows by the like of its own groups', () => {
	const line = ownEntry('p', { name: 'Pikes', weapons: ['spear-pike'] }, 10);
	const a = companyOf({ army: 'own', entries: [{ id: 'o', unit: 'base-command' }, line] });
	const { advice } = compare(a, german('hauptmann gruppe-1 gruppe-2'));
	expect(advice[0]).toMatchObject({
		side: 'a',
		edits: [{ kind: 'add-own', profile: { name: 'Pikes' }, headcount: 10 }]
	});
});

test('elite troops stand apart only when both sides say so', () => {
	const apart = { rulings: { 'elite-place': 'own-place' } };
	const [elite, veterans] = ['captain squad-1 squad-2 base-elite', B];
	expect(compare(company(elite), german(veterans, apart)).match).toBe(true);
	expect(compare(company(elite, apart), german(veterans)).match).toBe(true);
	expect(compare(company(elite, apart), german(veterans, apart)).problems.map(({ facts }) => facts)).toEqual([
		{ role: 'veteran', a: 0, b: 1 },
		{ role: 'elite', a: 1, b: 0 }
	]);
});

test('support instead of a vehicle under ruling one: what leaves makes room for what comes', () => {
	const one = { rulings: { 'support-or-vehicle': 'one' } };
	const [a, b] = [company(`${A} sniper`, one), german(`${B} jeep`, one)];
	const { advice, toMatch } = compare(a, b);
	// Adding first would break the ruling: only dropping is sound by itself.
	expect(advice.map(({ side, place, change }) => [side, place, change])).toEqual([
		['a', 'support', 'drop'],
		['b', 'vehicle', 'drop']
	]);
	expect(compare(applyEdits(a, toMatch.a ?? []), b).match).toBe(true);
	expect(toMatch.a).toHaveLength(2);
});
