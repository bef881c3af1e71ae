import { expect, test } from 'vitest';
import { oscarCatalogue } from '../../catalogue/oscar-lists.ts';
import { companyMen, fieldedGroup } from './fielded.ts';
import { fieldedWeapon } from './fielded-weapon.ts';
import { company, companyOf, ownEntry, toyCatalogue, toyUnit } from './testing.ts';

type Rulings = Record<string, unknown>;

/** A weapon under rulings as a card would print it: `short|normal|long` with each band. */
function line(id: string, rulings: Rulings = {}, unit?: string): string {
	const roster = company(unit ?? '', { rulings });
	const weapon = oscarCatalogue.weapons.get(id);
	if (!weapon) throw new Error(`no weapon ${id}`);
	const entry = roster.entries[0];
	const group = entry && fieldedGroup(entry, roster, oscarCatalogue);
	const fielded = group
		? group.weapons.find((each) => each.weapon.id === id)
		: fieldedWeapon(weapon, roster, oscarCatalogue);
	return Object.values(fielded?.columns ?? {})
		.map((column) => (column ? `${column.attack} ${column.from ?? ''}-${column.to ?? ''}` : '.'))
		.join(' | ');
}

test.each<[string, Rulings, string]>([
	['rifle', {}, '3k2 0-3 | 2k2 3-12 | 2k1 12-24'],
	['rifle', { 'short-range': 'third' }, '3k2 0-4 | 2k2 4-12 | 2k1 12-24'],
	['rifle', { 'maximum-range': 'no-limit' }, '3k2 0-3 | 2k2 3-12 | 2k1 12-'],
	['rifle', { 'maximum-range': 'range' }, '3k2 0-3 | 2k2 3-12 | .'],
	['semi-automatic-rifle', {}, '4k2 0-6 | 3k2 6-18 | 2k2 18-36'],
	['semi-automatic-rifle', { 'short-range': 'third' }, '4k2 0-6 | 3k2 6-18 | 2k2 18-36'],
	['heavy-machine-gun', {}, '5k2 0-8 | 4k2 8-24 | 3k2 24-48'],
	['bazooka', {}, '. | 4k3 0-24 | .'],
	['mortar-81mm', { 'short-range': 'third', 'maximum-range': 'no-limit' }, '. | 4k3 0-42 | .'],
	['flamethrower', {}, '. | 3k2 - | .'],
	['hand-grenade', {}, '. | 3k2 0-12 | .'],
	['hand-grenade', { 'grenade-attack': '3k3' }, '. | 3k3 0-12 | .'],
	['pistol', {}, '1k1 0-4 | 1k1 4-12 | 1k1 12-24'],
	['pistol', { 'pistol-long': 'no-shot' }, '1k1 0-4 | 1k1 4-12 | .'],
	['bayonet', {}, '1k1 - | 1k1 - | 1k1 -'],
	['bow', {}, '3k2 0-3 | 2k2 3-12 | 2k1 12-36'],
	['bow', { 'maximum-range': 'range' }, '3k2 0-3 | 2k2 3-12 | 2k1 12-18'],
	['bow', { 'short-range': 'third' }, '3k2 0-4 | 2k2 4-12 | 2k1 12-36'],
	['bow', { 'bow-range': '6-18' }, '3k2 0-6 | 2k2 6-18 | 2k1 18-36'],
	['bow', { 'bow-range': '6-18', 'maximum-range': 'range' }, '3k2 0-6 | 2k2 6-18 | .'],
	['spear-pike', {}, '2k1 0-3 | 1k1 3-12 | .'],
	['sword-sabre', {}, '2k1 0-2 | 1k1 2-6 | .'],
	['knife', {}, '. | 1k1 - | .']
])('%s under %j: %s', (id, rulings, wanted) => {
	expect(line(id, rulings)).toBe(wanted);
});

test.each<[string, Rulings, string]>([
	['squad-1', {}, '4k2 0-6 | 3k2 6-18 | 2k2 18-36'],
	['squad-2', {}, '4k2 0-6 | 3k2 6-18 | 2k2 18-36'],
	['squad-1', { 'machine-gun-columns': 'as-printed' }, '4k2 0-6 | 3k2 6-18 | 2k2 18-36'],
	['squad-2', { 'machine-gun-columns': 'as-printed' }, '3k2 0-6 | 4k2 6-18 | 2k2 18-36'],
	['veteran-squad', { 'machine-gun-columns': 'as-printed' }, '3k2 0-6 | 4k2 6-18 | 2k2 18-36'],
	['captain', { 'machine-gun-columns': 'as-printed' }, '3k2 0-6 | 4k2 6-18 | 2k2 18-36']
])('the automatic weapon of %s under %j: %s', (unit, rulings, wanted) => {
	expect(line('sub-machine-gun', rulings, unit)).toBe(wanted);
});

const first = (units: string, rulings: Rulings = {}) => {
	const roster = company(units, { rulings });
	const entry = roster.entries[0];
	const group = entry && fieldedGroup(entry, roster, oscarCatalogue);
	if (!group) throw new Error(`no unit ${units}`);
	return group;
};

test('contact: melee weapons use their best column, others have none', () => {
	const contact = (id: string) => {
		const weapon = oscarCatalogue.weapons.get(id);
		return weapon && fieldedWeapon(weapon, company(''), oscarCatalogue).contact;
	};
	expect(['bayonet', 'spear-pike', 'sword-sabre', 'knife', 'rifle', 'bazooka'].map(contact)).toEqual([
		'1k1',
		'2k1',
		'2k1',
		'1k1',
		null,
		null
	]);
});

test('a weapon names the rulings that its numbers rest on', () => {
	const rulings = (id: string) => {
		const weapon = oscarCatalogue.weapons.get(id);
		return weapon && fieldedWeapon(weapon, company(''), oscarCatalogue).rulings;
	};
	expect(rulings('rifle')).toEqual(['short-range', 'maximum-range']);
	expect(rulings('semi-automatic-rifle')).toEqual(['maximum-range']);
	expect(rulings('bow')).toEqual(['bow-range', 'short-range', 'maximum-range']);
	expect(rulings('hand-grenade')).toEqual(['grenade-attack']);
	expect(rulings('pistol')).toEqual(['pistol-long', 'maximum-range']);
	expect(rulings('spear-pike')).toEqual(['short-range']);
	expect(rulings('bayonet')).toEqual([]);
	expect(first('capitaine').rulings).toEqual(['officer-discipline', 'pistol-long', 'maximum-range']);
});

test.each<[string, Rulings, string, string]>([
	['capitaine', {}, '3k3', '3k3'],
	['capitaine', { 'officer-discipline': 'base' }, '3k2', '3k3'],
	['base-command', {}, '3k3', '3k2'],
	['base-command', { 'officer-discipline': 'base' }, '3k2', '3k2'],
	['squad-1', { 'officer-discipline': 'base' }, '2k2', '2k2'],
	['veteran-squad', { 'officer-discipline': 'base' }, '3k2', '3k2'],
	['capitaine', { 'officer-discipline': 'nonsense' }, '3k3', '3k3']
])('Discipline of %s under %j is %s, printed %s', (unit, rulings, discipline, printedDiscipline) => {
	expect(first(unit, rulings)).toMatchObject({ discipline, printedDiscipline });
});

test('the card of the Soviet captain', () => {
	const group = first('kapitan-soviet');
	expect(group).toMatchObject({
		role: 'officer',
		movement: 12,
		defence: '2k2',
		discipline: '3k3',
		commandRange: 9,
		headcount: 1,
		armoured: false,
		rules: ['command-bonus']
	});
	expect(
		group.weapons.map(({ weapon, count, perActivation, range }) => [weapon.id, count, perActivation, range])
	).toEqual([
		['bayonet', null, null, null],
		['pistol', null, null, 12],
		['hand-grenade', 3, 1, 12]
	]);
});

test('headcounts: the entry’s own, else the unit’s; none when it is no number of men', () => {
	expect(first('groupsky-1').headcount).toBe(10);
	expect(first('groupsky-1*6').headcount).toBe(6);
	expect(first('groupsky-1*0').headcount).toBe(0);
});

test('an own profile keeps what the player wrote, without weapons that nobody knows', () => {
	const roster = companyOf({
		rulings: { 'officer-discipline': 'base' },
		entries: [
			ownEntry('a', {
				role: 'officer',
				discipline: '3K3',
				defence: 'tough',
				commandRange: 6,
				weapons: ['laser', 'bow'],
				rules: ['lucky']
			})
		]
	});
	const [entry] = roster.entries;
	const group = entry && fieldedGroup(entry, roster, oscarCatalogue);
	expect(group).toMatchObject({
		unit: null,
		discipline: '3k3',
		defence: 'tough',
		commandRange: 6,
		rules: ['lucky'],
		headcount: 1
	});
	expect(group?.weapons.map(({ weapon }) => weapon.id)).toEqual(['bow']);
});

test('an unknown unit fields nothing', () => {
	const roster = company('constructor');
	expect(roster.entries.map((entry) => fieldedGroup(entry, roster, oscarCatalogue))).toEqual([null]);
});

test('a catalogue without rulings has its printed numbers, long range at twice the range', () => {
	const toy = toyCatalogue([toyUnit('pack')], { rulings: [] });
	const roster = company('pack', { army: 'blue' });
	const [group] = roster.entries.map((entry) => fieldedGroup(entry, roster, toy));
	expect(group?.weapons[0]?.columns).toEqual({
		short: { attack: '2k2', from: 0, to: 4 },
		normal: { attack: '2k1', from: 4, to: 10 },
		long: { attack: '1k1', from: 10, to: 20 }
	});
});

test.each([
	['', 0],
	['squad-1*6', 6],
	['squad-1*6 squad-1*5', 11],
	['squad-1*6 half-track', 6],
	['squad-1*6 nothing-known', 6]
])('the men of a company: %j, a vehicle is no man', (units, men) => {
	expect(companyMen(company(units), oscarCatalogue)).toBe(men);
});
