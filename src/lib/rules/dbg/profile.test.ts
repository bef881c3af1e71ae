import { expect, test } from 'vitest';
import { dbgCatalogue } from '../../catalogue/dbg-lists.ts';
import { assert } from '../../util/assert.ts';
import { fieldedProfile } from './profile.ts';
import { rosterOf, toyCatalogue, toyUnit } from './testing.ts';
import type { FieldedProfile } from './types.ts';

function field(entry: Record<string, unknown>, rulings = {}, catalogue = dbgCatalogue): FieldedProfile {
	const roster = rosterOf({ rulings, entries: [{ id: 'a', ...entry }] });
	const fielded = fieldedProfile(roster.entries[0]!, roster, catalogue);
	assert(fielded, 'a unit of this test is unknown');
	return fielded;
}

/** entry, [combat, defence, movement cm, mounted], rulings */
type Row = [string, Record<string, unknown>, [number, number, number, boolean], Record<string, unknown>?];

const SLOW_RIDERS = { 'heavy-armour-on-horse': true };
const ROWS: Row[] = [
	['as printed', { unit: 'centurion' }, [7, 13, 10, false]],
	['printed mounted', { unit: 'eques' }, [6, 10, 25, true]],
	['light armour', { unit: 'cingeto', options: ['light-armour'] }, [5, 11, 12, false]],
	['medium armour', { unit: 'cingeto', options: ['medium-armour'] }, [5, 12, 12, false]],
	['battle shield', { unit: 'freeman', options: ['battle-shield'] }, [4, 12, 12, false]],
	['heavy armour on foot takes 2 cm', { unit: 'optio', options: ['heavy-armour'] }, [6, 13, 10, false]],
	['heavy armour over a shield does not add up', { unit: 'baro', options: ['heavy-armour'] }, [8, 13, 10, false]],
	['heavy armour on a horse', { unit: 'eques', options: ['heavy-armour'] }, [6, 13, 25, true]],
	['the same, slowed by ruling', { unit: 'eques', options: ['heavy-armour'] }, [6, 13, 23, true], SLOW_RIDERS],
	['a bought horse', { unit: 'evocatus', options: ['horse'] }, [7, 10, 25, true]],
	['a German horse', { unit: 'baro', options: ['horse'] }, [8, 12, 20, true]],
	['a Celtic horse', { unit: 'boudica', options: ['horse'] }, [5, 10, 25, true]],
	['a horse under printed heavy armour', { unit: 'centurion', options: ['horse'] }, [7, 13, 25, true]],
	['the same, slowed by ruling', { unit: 'centurion', options: ['horse'] }, [7, 13, 23, true], SLOW_RIDERS],
	['horse and heavy armour', { unit: 'baro', options: ['horse', 'heavy-armour'] }, [8, 13, 20, true]],
	['slowed by ruling', { unit: 'baro', options: ['heavy-armour', 'horse'] }, [8, 13, 18, true], SLOW_RIDERS],
	[
		'a slow rider’s ruling leaves those on foot',
		{ unit: 'optio', options: ['heavy-armour'] },
		[6, 13, 10, false],
		SLOW_RIDERS
	],
	[
		'a slow rider’s ruling needs heavy armour',
		{ unit: 'evocatus', options: ['horse'] },
		[7, 10, 25, true],
		SLOW_RIDERS
	],
	['a chariot', { unit: 'boudica', options: ['war-chariot', 'heavy-armour'] }, [5, 13, 12, true]],
	[
		'armour does not weigh on a chariot',
		{ unit: 'boudica', options: ['war-chariot', 'heavy-armour'] },
		[5, 13, 12, true],
		SLOW_RIDERS
	],
	['a bought standard', { unit: 'evocatus', options: ['standard'] }, [6, 10, 12, false]],
	['a carnyx', { unit: 'cingeto', options: ['carnyx'] }, [4, 10, 12, false]],
	['the aquila is in the printed box', { unit: 'aquilifer' }, [6, 13, 10, false]],
	['elite warrior', { unit: 'centurion', skills: ['elite-warrior'] }, [8, 13, 10, false]],
	['peerless defender', { unit: 'centurion', skills: ['peerless-defender'] }, [7, 14, 10, false]],
	[
		'the skill adds to the best protection',
		{ unit: 'optio', options: ['heavy-armour'], skills: ['peerless-defender'] },
		[6, 14, 10, false]
	],
	[
		'a skill bought twice counts once',
		{ unit: 'centurion', skills: ['elite-warrior', 'elite-warrior'] },
		[8, 13, 10, false]
	],
	['an option bought twice counts once', { unit: 'evocatus', options: ['standard', 'standard'] }, [6, 10, 12, false]],
	[
		'a two-handed weapon acts only when it strikes',
		{ unit: 'tigerno', options: ['two-handed-weapon'] },
		[7, 10, 12, false]
	],
	['a lance acts only when engaged', { unit: 'caetratus', swaps: { 'contact-weapon': 'lance' } }, [5, 11, 12, false]],
	[
		'what the catalogue does not know',
		{ unit: 'optio', options: ['elephant'], skills: ['flight'], swaps: { 'contact-weapon': 'whip' } },
		[6, 10, 12, false]
	]
];

test.each(ROWS)('%s: %o', (_name, entry, [combat, defence, movement, mounted], rulings = {}) => {
	const fielded = field(entry, rulings);
	expect(fielded.profile).toEqual({ ...fielded.printed, combat, defence, movement });
	expect(fielded.mounted).toBe(mounted);
	// The changes lead from the printed profile to this one, step by step.
	const values = { ...fielded.printed };
	for (const { field: name, from, to } of fielded.changes) {
		expect(from).toBe(values[name]);
		expect(to).not.toBe(from);
		values[name] = to;
	}
	expect(values).toEqual(fielded.profile);
});

test('each change names its source', () => {
	const { changes } = field(
		{
			unit: 'baro',
			options: ['horse', 'heavy-armour', 'heavy-javelins'],
			skills: ['peerless-defender', 'elite-warrior', 'guide']
		},
		SLOW_RIDERS
	);
	expect(changes).toEqual([
		{ field: 'defence', from: 12, to: 13, source: { kind: 'equipment', id: 'heavy-armour' } },
		{ field: 'movement', from: 12, to: 20, source: { kind: 'equipment', id: 'horse' } },
		{ field: 'movement', from: 20, to: 18, source: { kind: 'equipment', id: 'heavy-armour' } },
		{ field: 'defence', from: 13, to: 14, source: { kind: 'skill', id: 'peerless-defender' } },
		{ field: 'combat', from: 8, to: 9, source: { kind: 'skill', id: 'elite-warrior' } }
	]);
	expect(field({ unit: 'evocatus', options: ['standard'] }).changes).toEqual([
		{ field: 'combat', from: 7, to: 6, source: { kind: 'equipment', id: 'standard' } }
	]);
});

test('protection no better than the printed Defence changes nothing', () => {
	expect(field({ unit: 'companion-in-arms', options: ['light-armour'] }).changes).toEqual([]);
});

test('equipment after swaps, then what was bought, each once and only what exists', () => {
	const entry = {
		unit: 'germanic-warrior',
		swaps: { 'contact-weapon': 'lance' },
		options: ['heavy-javelins', 'battle-shield', 'heavy-javelins', 'elephant']
	};
	expect(field(entry).equipment).toEqual(['lance', 'heavy-javelins', 'battle-shield']);
	const unknown = { unit: 'germanic-warrior', swaps: { 'contact-weapon': 'whip', bow: 'sling' } };
	expect(field(unknown).equipment).toEqual(['contact-weapon']);
});

test('innate skills come first; an unknown skill is left out', () => {
	expect(field({ unit: 'tribune', skills: ['tough', 'flight', 'tough'] }).skills).toEqual([
		'officer-evocatus',
		'tough'
	]);
});

test('a unit that the catalogue does not know has no profile', () => {
	const roster = rosterOf({ entries: [{ id: 'a', unit: 'velite' }] });
	expect(fieldedProfile(roster.entries[0]!, roster, dbgCatalogue)).toBeNull();
});

const stated = { kind: 'stated' as const };
const toy = toyCatalogue([
	toyUnit('chief', { skills: { has: ['strong'], choose: 2, provenance: stated } }),
	toyUnit('bearer', {
		base: ['banner', 'plate'],
		swaps: [{ replace: 'banner', by: 'club', cost: 0, provenance: stated }]
	}),
	toyUnit('clubman', { swaps: [{ replace: 'club', by: 'banner', cost: 0, provenance: stated }] }),
	toyUnit('goatherd', { army: 'green' }),
	toyUnit('charioteer', { mounted: true, base: ['cart'] })
]);

test('an innate skill is in the printed profile, bought again or not', () => {
	expect(field({ unit: 'chief' }, {}, toy).changes).toEqual([]);
	expect(field({ unit: 'chief', skills: ['strong', 'thick'] }, {}, toy).profile).toMatchObject({
		combat: 5,
		defence: 12
	});
});

test('what is swapped in counts, what is printed does not count again', () => {
	expect(field({ unit: 'clubman', swaps: { club: 'banner' } }, {}, toy).profile.combat).toBe(4);
	expect(field({ unit: 'bearer', options: ['banner', 'plate'] }, {}, toy).changes).toEqual([]);
	expect(field({ unit: 'bearer', options: ['hide'] }, {}, toy).profile.defence).toBe(11);
});

test('the best protection alone is the source, whatever the order', () => {
	for (const options of [
		['hide', 'plate'],
		['plate', 'hide']
	]) {
		const { changes, profile } = field({ unit: 'clubman', options }, {}, toy);
		expect(profile).toMatchObject({ defence: 14, movement: 9 });
		expect(changes[0]).toMatchObject({ field: 'defence', from: 10, to: 14, source: { id: 'plate' } });
	}
});

test('of two equal protections the first is the source', () => {
	const { changes } = field({ unit: 'cingeto', options: ['medium-armour', 'battle-shield'] });
	expect(changes).toEqual([{ field: 'defence', from: 10, to: 12, source: { kind: 'equipment', id: 'medium-armour' } }]);
});

test('a mount has the Movement of the unit’s own army', () => {
	expect(field({ unit: 'goatherd', options: ['goat'] }, {}, toy).profile.movement).toBe(16);
	expect(field({ unit: 'clubman', options: ['goat'] }, {}, toy).profile.movement).toBe(18);
});

test('a unit printed mounted is slowed by bought armour alone', () => {
	expect(field({ unit: 'charioteer', options: ['plate'] }, {}, toy).profile.movement).toBe(12);
	expect(field({ unit: 'charioteer', options: ['plate'] }, SLOW_RIDERS, toy).profile.movement).toBe(9);
	expect(field({ unit: 'bearer', options: ['goat'] }, SLOW_RIDERS, toy).profile.movement).toBe(15);
});
