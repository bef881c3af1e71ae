import { expect, test } from 'vitest';
import { oscarCatalogue } from '../../catalogue/oscar-lists.ts';
import type { OscarRoster } from '../../roster/oscar-document.ts';
import type { Problem } from '../problem.ts';
import { loadGame } from '../registry.ts';
import { company, companyOf, ownEntry, toyCatalogue, toyUnit } from './testing.ts';
import { legalOscar, validateOscar } from './validate.ts';

const validate = (roster: OscarRoster) => validateOscar(roster, oscarCatalogue);
const brief = ({ code, entry, facts }: Problem) => [code, entry, facts];
const errors = (roster: OscarRoster) =>
	validate(roster)
		.problems.filter(({ severity }) => severity === 'error')
		.map(brief);
const codes = (roster: OscarRoster) => errors(roster).map(([code]) => code);

/* What the source says of a company, as test vectors: what is legal and what is not. */
const BASE = 'captain squad-1 squad-2';
test.each<[string, string, string[]]>([
	['a group of seven is odd', `${BASE} veteran-squad*7`, ['headcount-odd']],
	['a group of twelve is too large', 'captain squad-1 squad-2*12', ['headcount-out-of-range']],
	['a group of eight is legal', 'captain squad-1*8 squad-2*8', []],
	['six and ten are legal too', 'captain squad-1*6 squad-2*10', []],
	['two veteran groups are one too many', `${BASE} veteran-squad veteran-squad`, ['veterans-above']],
	['a machine gun group of five is too large', `${BASE} hmg-team*5`, ['support-crew-above']],
	['a machine gun group of four is legal', `${BASE} hmg-team*4`, []],
	['a bazooka group of two is too large', `${BASE} bazooka-man*2`, ['lone-specialist']],
	['a bazooka group of one is legal', `${BASE} bazooka-man*1`, []],
	['an officer and one combat group are no company', 'captain squad-1', ['combat-groups-below']],
	['an officer and two combat groups are one', BASE, []],
	['two vehicles are one too many', `${BASE} jeep truck`, ['vehicles-above']],
	['nothing lacks everything', '', ['officer-missing', 'combat-groups-below']],
	['veterans are no combat group', 'captain squad-1 veteran-squad', ['combat-groups-below']],
	['nor are elite troops', 'captain squad-1 base-elite', ['combat-groups-below']],
	['support and vehicle together', `${BASE} veteran-squad sniper half-track`, []]
])('%s', (_name, units, wanted) => {
	expect(codes(company(units))).toEqual(wanted);
});

test('a report without points: men are its figures, a vehicle counts as one', () => {
	expect(validate(company(`${BASE} veteran-squad hmg-team jeep`))).toMatchObject({
		legal: true,
		points: 0,
		limit: null,
		figures: 1 + 8 + 8 + 6 + 4 + 1
	});
	expect(validate(company('captain squad-1*10 squad-2*6')).figures).toBe(17);
});

test('an odd headcount outside the range is told as both', () => {
	for (const [men, min, max] of [
		[5, 6, 10],
		[11, 6, 10]
	]) {
		expect(errors(company(`captain squad-1 squad-2*${men}`))).toEqual([
			['headcount-odd', 'g3', { headcount: men }],
			['headcount-out-of-range', 'g3', { headcount: men, min, max }]
		]);
	}
});

test('a headcount that is no number of men counts none, and is judged no further', () => {
	for (const men of [0, -8, 7.5, 100, 1e308]) {
		const roster = companyOf({
			entries: [
				{ id: 'a', unit: 'captain' },
				{ id: 'b', unit: 'squad-1' },
				{ id: 'c', unit: 'squad-2', headcount: men }
			]
		});
		expect(errors(roster)).toEqual([['count-invalid', 'c', { count: men }]]);
		expect(validate(roster).figures).toBe(9);
	}
});

test.each([
	['officer', ['pistol'], 1],
	['vehicle', ['heavy-machine-gun'], 1],
	['line', ['rifle'], 8],
	['veteran', ['rifle'], 8],
	['elite', ['rifle'], 8],
	['support', ['rifle'], 4],
	['support', ['mortar-81mm'], 4],
	['support', ['flamethrower', 'bayonet'], 1]
])('an own %s with %j that does not say how many has %d', (role, weapons, men) => {
	const roster = companyOf({ army: 'own', entries: [ownEntry('a', { role, weapons })] });
	expect(validate(roster).figures).toBe(men);
});

test('an own profile counts, not the unit beside it', () => {
	const entry = { ...ownEntry('v', { role: 'vehicle', armoured: true }), unit: 'no-such-unit' };
	const roster = companyOf({ ...company(BASE), entries: [...company(BASE).entries, entry, { id: 'w', unit: 'jeep' }] });
	expect(errors(roster)).toEqual([['vehicles-above', null, { count: 2, max: 1 }]]);
});

test('everything wrong with a profile is told at once, each weapon and rule once', () => {
	const profile = {
		movement: 0,
		defence: '0k0',
		discipline: 'good',
		commandRange: 37,
		weapons: ['laser', 'rifle', 'laser', 'bazooka', 'bazooka', 'heavy-machine-gun'],
		rules: ['invisible', 'invisible', 'well-trained']
	};
	expect(errors(companyOf({ ...company(BASE), entries: [...company(BASE).entries, ownEntry('x', profile)] }))).toEqual([
		['weapon-needs-support', 'x', { weapon: 'bazooka' }],
		['weapon-needs-support', 'x', { weapon: 'heavy-machine-gun' }],
		['profile-out-of-range', 'x', { field: 'movement', value: 0 }],
		['profile-out-of-range', 'x', { field: 'defence', value: '0k0' }],
		['profile-out-of-range', 'x', { field: 'discipline', value: 'good' }],
		['profile-out-of-range', 'x', { field: 'commandRange', value: 37 }],
		['unknown-weapon', 'x', { weapon: 'laser' }],
		['unknown-rule', 'x', { rule: 'invisible' }]
	]);
});

test('a vehicle mounts any weapon, a support group any of the right size', () => {
	const entries = [
		...company(BASE).entries,
		ownEntry('v', { role: 'vehicle', weapons: ['artillery-gun', 'flamethrower', 'heavy-machine-gun'] }),
		ownEntry('s', { role: 'support', weapons: ['artillery-gun', 'knife'] }, 3)
	];
	expect(errors(companyOf({ entries }))).toEqual([]);
});

test('a crewed and a specialist’s weapon in one group cannot be right', () => {
	const both = (men: number) =>
		errors(
			companyOf({
				entries: [
					...company(BASE).entries,
					ownEntry('s', { role: 'support', weapons: ['mortar-81mm', 'bazooka'] }, men)
				]
			})
		);
	expect(both(1)).toEqual([['support-crew-below', 's', { headcount: 1, min: 2 }]]);
	expect(both(4)).toEqual([['lone-specialist', 's', { headcount: 4 }]]);
	expect(both(5)).toEqual([
		['lone-specialist', 's', { headcount: 5 }],
		['support-crew-above', 's', { headcount: 5, max: 4 }]
	]);
});

test('in an unknown company no card is a stranger', () => {
	expect(errors(company('captain gruppe-1 gruppe-2', { army: 'constructor' }))).toEqual([
		['unknown-army', null, { army: 'constructor' }]
	]);
});

test('rulings of the prototype are rulings of nobody', () => {
	expect(errors(company(BASE, { rulings: { constructor: 1 } }))).toEqual([
		['unknown-ruling', null, { ruling: 'constructor', value: 1 }]
	]);
});

test('values of ours are told once for each unit, and none that the player has set', () => {
	const notes = (units: string) =>
		validate(company(units))
			.problems.filter(({ severity }) => severity === 'note')
			.map(brief);
	expect(notes(`${BASE} veteran-squad`)).toEqual([]);
	expect(notes(`${BASE} base-line base-line`)).toEqual([
		['house-value', 'g4', { unit: 'base-line', field: 'weapons' }]
	]);
	expect(notes(`${BASE} truck`)).toEqual([['house-value', 'g4', { unit: 'truck', field: 'profile' }]]);
	const fields = (units: string) => notes(units).map(([, , facts]) => Object(facts).field);
	expect(fields(`${BASE} hmg-team`)).toEqual(['profile', 'headcount', 'weapons']);
	expect(fields(`${BASE} hmg-team*3`)).toEqual(['profile', 'weapons']);
	expect(fields(`${BASE} sniper`)).toEqual(['profile', 'headcount', 'weapons', 'rules']);
});

test('the rules know no unit, weapon or number of the real catalogue', () => {
	const toy = toyCatalogue([
		toyUnit('pack'),
		toyUnit('chief', { role: 'officer', headcount: 1 }),
		toyUnit('old-pack', { role: 'veteran', company: 'green' }),
		toyUnit('thrower', { role: 'support', weapons: [{ weapon: 'ballista' }], headcount: 6, company: null }),
		toyUnit('arsonist', { role: 'support', weapons: [{ weapon: 'firepot' }], headcount: 2, company: null }),
		toyUnit('armed-pack', { weapons: [{ weapon: 'ballista' }] }),
		toyUnit('cart', { role: 'vehicle', company: null, headcount: 1 })
	]);
	const found = (units: string, fields = {}) =>
		validateOscar(company(units, { army: 'blue', ...fields }), toy).problems.map(brief);
	expect(found('chief chief pack')).toEqual([]);
	expect(found('chief pack*12')).toEqual([['officer-missing', null, { count: 1, min: 2 }]]);
	expect(found('chief chief pack*8')).toEqual([['headcount-out-of-range', 'g3', { headcount: 8, min: 12, max: 24 }]]);
	expect(found('chief chief armed-pack')).toEqual([['weapon-needs-support', 'g3', { weapon: 'ballista' }]]);
	expect(found('chief chief pack old-pack')).toEqual([
		['unit-of-other-army', 'g4', { unit: 'old-pack', army: 'green' }]
	]);
	expect(found('chief chief pack cart')).toEqual([['vehicles-above', null, { count: 1, max: 0 }]]);
	expect(found('chief chief pack thrower')).toEqual([['support-above', null, { count: 1, max: 0 }]]);
	const one = { rulings: { 'support-groups': 1 } };
	expect(found('chief chief pack thrower', one)).toEqual([]);
	expect(found('chief chief pack thrower*4', one)).toEqual([['support-crew-below', 'g4', { headcount: 4, min: 5 }]]);
	expect(found('chief chief pack arsonist*1', one)).toEqual([['lone-specialist', 'g4', { headcount: 1 }]]);
	// No ruling elite-place, combat-groups-max or support-or-vehicle here: elite among veterans, no other limit.
	expect(found(`chief chief ${'pack '.repeat(9)}`)).toEqual([]);
});

test('a legal company comes out of the validator only', () => {
	const roster = company(BASE);
	expect(legalOscar(roster, oscarCatalogue)).toEqual({ ok: true, value: roster });
	expect(legalOscar(company('captain'), oscarCatalogue)).toMatchObject({ ok: false, error: { legal: false } });
});

test('the shell loads the game by its id', async () => {
	const game = await loadGame('oscar');
	const roster = company('captain squad-1');
	const report = game.validate(roster);
	expect(report.problems.map(({ code }) => code)).toEqual(['combat-groups-below']);
	expect(report.problems.flatMap((problem) => game.repairs(roster, problem))[0]?.edits).toEqual([
		{ kind: 'add-group', entry: 'e3', unit: 'squad-2', headcount: null }
	]);
	expect(game.revision).toBe(oscarCatalogue.game.revision);
});

/* The derived vectors of the rules on building: what is written, and what breaks. */
test.each<[string, string, readonly string[]]>([
	['D15', 'captain squad-1*7 squad-2', ['headcount-odd']],
	['D15', 'captain squad-1*12 squad-2', ['headcount-out-of-range']],
	['D15', 'captain squad-1*8 squad-2', []],
	['D16', 'captain squad-1 squad-2 veteran-squad veteran-squad', ['veterans-above']],
	['D17', 'captain squad-1 squad-2 hmg-team*5', ['support-crew-above']],
	['D17', 'captain squad-1 squad-2 hmg-team*4', []],
	['D17', 'captain squad-1 squad-2 bazooka-man*2', ['lone-specialist']],
	['D17', 'captain squad-1 squad-2 bazooka-man*1', []],
	['D18', 'captain squad-1', ['combat-groups-below']],
	['D18', 'captain squad-1 squad-2', []],
	['D19', 'captain squad-1 squad-2 jeep truck', ['vehicles-above']]
])('%s: %s breaks %j', (_vector, units, codes) => {
	const { problems, legal } = validateOscar(company(units), oscarCatalogue);
	expect(problems.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual(codes);
	expect(legal).toBe(codes.length === 0);
});
