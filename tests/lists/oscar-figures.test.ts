import { expect, test } from 'vitest';
import type { CarriedWeapon, Weapon } from '#lib/catalogue/oscar.ts';
import { fixtureRows, provenances } from './files.ts';
import { game, rulings, units, weapons } from './oscar-files.ts';

/*
 * The figures of the lists against a copy of the source's cards and tables. A figure that changes on purpose changes here
 * too, and raises `revision` in game.json, which share links carry.
 */

const cards = fixtureRows('oscar-cards.csv');
const armoury = fixtureRows('oscar-weapons.csv');
const number = (cell: string | undefined) => (cell ? Number(cell) : null);
const words = (cell: string | undefined) => (cell ? cell.split(' ') : []);
const all = [...units.values()];

/** A carried weapon as the fixture writes it: `hand-grenade*3/1`, `?` for a number that is not printed. */
const carried = ({ weapon, count, perActivation }: CarriedWeapon) =>
	perActivation === undefined ? weapon : `${weapon}*${count ?? '?'}/${perActivation}`;

test('the twenty cards and the four base profiles of the source are those of the lists, in the same order', () => {
	expect(cards).toHaveLength(24);
	expect(all.filter(({ kind }) => kind !== 'sample').map(({ id }) => id)).toEqual(cards.map((row) => row['unit']));
	expect(all.filter(({ kind }) => kind === 'card')).toHaveLength(20);
	expect(all.filter(({ kind }) => kind === 'sample')).toHaveLength(12);
});

test.each(cards)('$unit: the profile is that of the source', (row) => {
	const unit = units.get(row['unit'] ?? '');
	expect(unit).toMatchObject({
		company: row['company'] || null,
		role: row['role'],
		movement: number(row['movement']),
		defence: row['defence'],
		discipline: row['discipline'],
		commandRange: number(row['commandRange']),
		rules: words(row['rules']),
		armoured: false
	});
	if (row['headcount']) {
		expect(unit?.headcount).toBe(number(row['headcount']));
		expect(unit?.weapons.map(carried)).toEqual(words(row['weapons']));
	} else {
		// The base profiles are printed without weapons: those are ours, and say so.
		expect(unit?.provenance.weapons?.kind).toBe('house');
	}
});

const written = (weapon: Weapon) => ({
	weapon: weapon.id,
	era: weapon.era,
	range: weapon.range === null ? '' : String(weapon.range),
	short: weapon.attack.short ?? '',
	normal: weapon.attack.normal ?? '',
	long: weapon.attack.long ?? '',
	bands: weapon.bands?.join(' ') ?? '',
	template: weapon.template ?? '',
	scatters: weapon.scatters ? 'yes' : '',
	melee: weapon.melee ? 'yes' : '',
	special: weapon.special ?? '',
	provenance: weapon.provenance.kind
});

test('the nineteen weapons are those of the two armouries', () => {
	expect(armoury).toHaveLength(19);
	expect([...weapons.values()].map(written)).toEqual(armoury);
});

test('structure, headcounts, actions and vehicle damage are those of the source', () => {
	expect(game.structure).toEqual({
		officersMin: 1,
		combatGroupsMin: 2,
		veteranGroupsMax: 1,
		vehiclesMax: 1,
		headcount: { min: 6, max: 10, base: 8 },
		crewedSupportMax: 4,
		loneSpecialist: 1,
		provenance: { kind: 'stated' }
	});
	expect(game.headcountModifiers.rows).toEqual({
		10: [
			[6, -1],
			[4, -2],
			[2, -3]
		],
		8: [
			[6, -1],
			[4, -2],
			[2, -3]
		],
		6: [
			[4, -1],
			[3, -2],
			[2, -3]
		],
		4: [
			[3, -1],
			[2, -2],
			[1, -3]
		]
	});
	expect(Object.fromEntries(game.actions.map(({ id, points }) => [id, points]))).toEqual({
		move: 1,
		'move-difficult': 1,
		'go-prone': 1,
		'stand-up': 1,
		run: 2,
		attack: 1,
		charge: 2,
		disengage: 2,
		overwatch: 2,
		'set-charge': 1
	});
	expect(game.modifiers.map(({ id, roll, points, dice }) => [id, roll, points ?? `${dice}k0`])).toEqual([
		['officer-in-range', 'discipline', 1],
		['light-cover', 'shooting', -1],
		['heavy-cover', 'shooting', -2],
		['prone-in-the-open', 'shooting', -1],
		['charge', 'melee', 1],
		['prone-enemy', 'melee', 1],
		['reinforcement', 'melee', '1k0']
	]);
	expect(game.vehicleDamage.map(({ id, from, to }) => [from, to, id])).toEqual([
		[1, 2, 'not-activated'],
		[3, 4, 'immobilised'],
		[5, 6, 'destroyed']
	]);
	expect([game.discipline.target, game.mostLosses.figures]).toEqual([7, 4]);
});

test('open questions: what we answer unless told otherwise', () => {
	expect(Object.fromEntries([...rulings.values()].map((ruling) => [ruling.id, ruling.default]))).toEqual({
		'loss-multiples': 'strict',
		'between-rows': 'next-higher',
		'officer-discipline': 'cards',
		'grenade-attack': '3k2',
		'machine-gun-columns': 'armoury',
		'short-range': 'weapon-line',
		'pistol-long': '1k1',
		'bow-range': '3-12',
		'maximum-range': 'twice',
		'officer-bonus': 'activation-and-morale',
		'support-or-vehicle': 'both',
		'support-groups': 1,
		'combat-groups-max': 6,
		'officers-max': 1,
		'crewed-support-min': 2,
		'elite-place': 'veteran-place',
		overwatch: 'may',
		'overwatch-end': 'until-activation',
		'initiative-tie': 'roll-again',
		'impose-group': 'at-least-double',
		'prisoners-at-two': 'six-or-more',
		'fanatic-retest': false,
		'vehicle-hit': 'direct-or-covered',
		'vehicle-small-arms': 'soft-only',
		'lost-groups-end': 'two-combat-groups',
		'last-officer': 'no-malus',
		fists: '1k1',
		'prone-morale': 'instead-of-flight',
		'melee-shooting': false,
		'vehicle-explosions': 'all'
	});
});

test('every provenance that is not stated has its reason, and a unit has none for what it has not', () => {
	const { rulings: _, ...rest } = game;
	const silent = provenances(rest)
		.filter(({ provenance }) => provenance.kind !== 'stated' && provenance.why === undefined)
		.map(({ path }) => path);
	expect(silent).toEqual([]);
	const empty = all.filter(
		({ provenance, rules, weapons: carries }) =>
			(provenance.rules && rules.length === 0) || (provenance.weapons && carries.length === 0)
	);
	expect(empty.map(({ id }) => id)).toEqual([]);
});

test('what the source does not print is ours, and says so', () => {
	for (const { id, kind, role, rules, weapons: carries, provenance } of all) {
		const house = Object.entries(provenance).flatMap(([field, { kind: of }]) => (of === 'house' ? [field] : []));
		const ours = [
			'profile',
			...(role === 'support' ? ['headcount'] : []),
			...(carries.length > 0 ? ['weapons'] : []),
			...(rules.length > 0 ? ['rules'] : [])
		];
		const wanted = { card: [], base: ['weapons'], sample: ours }[kind];
		expect([id, house.toSorted()]).toEqual([id, wanted.toSorted()]);
	}
});
