import { expect, test } from 'vitest';
import { TERRAINS, type Terrain } from '../../catalogue/legio.ts';
import { legioCatalogue } from '../../catalogue/legio-lists.ts';
import { effectOf, effectsOf, kindsOf } from './effects.ts';

const effect = (element: string, piece: Terrain, camels = false) =>
	effectOf({ element, camels }, piece, legioCatalogue);

test('L7: knights in a wood lose two movement dice and take a disorder marker', () => {
	expect(effect('KN', 'wood')).toMatchObject({ forbidden: false, diceLost: 2, disorder: true });
});

test('L8: pikes: a wood is forbidden, rough ground costs a die and order, dunes a die', () => {
	expect(effect('PK', 'wood')).toMatchObject({ forbidden: true, diceLost: 0, disorder: false });
	expect(effect('PK', 'rough')).toMatchObject({ forbidden: false, diceLost: 1, disorder: true });
	expect(effect('PK', 'dunes')).toMatchObject({ forbidden: false, diceLost: 1, disorder: false });
});

test('camels cross dunes freely and fight from them; horses do neither', () => {
	expect(effect('LH', 'dunes')).toMatchObject({ diceLost: 1, uphill: 0 });
	expect(effect('LH', 'dunes', true)).toMatchObject({ diceLost: 0, uphill: 1 });
	expect(effect('CM', 'dunes')).toMatchObject({ diceLost: 0, uphill: 1 });
	expect(effect('LH', 'wood', true)).toMatchObject({ diceLost: 2, disorder: true });
	// only light horse is asked for its mounts
	expect(effect('CV', 'dunes', true)).toMatchObject({ diceLost: 1, uphill: 0 });
});

const uphill = (piece: Terrain) =>
	[...legioCatalogue.elements.keys()].filter((element) => effect(element, piece)?.uphill === 1);

test('who fights better from above', () => {
	expect([uphill('wood'), uphill('rough'), uphill('marsh')]).toEqual([[], [], []]);
	const all = [...legioCatalogue.elements.keys()];
	expect(uphill('gentle-hill')).toEqual(all.filter((element) => element !== 'ART'));
	expect(uphill('steep-hill')).toEqual(
		all.filter((element) => !['PK', 'SCH', 'HCH', 'LCH', 'WWG', 'ART'].includes(element))
	);
	expect(uphill('dunes')).toEqual(['CM', 'PS']);
});

test('who shoots over a friend', () => {
	const over = (piece: Terrain) =>
		[...legioCatalogue.elements.keys()].filter((element) => effect(element, piece)?.overFriends);
	expect(TERRAINS.map(over)).toEqual([[], ['BW', 'ART'], ['BW'], [], [], ['BW']]);
});

test('sight and shooting are those of the piece', () => {
	expect(
		effectsOf({ element: 'AX', camels: false }, legioCatalogue).map((each) => [each.sight, each.noShooting])
	).toEqual([
		['blocked', true],
		['to-crest', false],
		['to-crest', false],
		['clear', false],
		['clear', false],
		['to-crest', false]
	]);
});

test('where a cost comes from: the source, our reading of "chariots", or its silence', () => {
	expect(effect('PK', 'wood')?.provenance).toEqual({ kind: 'stated' });
	expect(effect('HCH', 'marsh')?.provenance).toEqual({ kind: 'inferred', why: 'all-chariots' });
	expect(effect('HCH', 'rough')?.provenance).toEqual({ kind: 'stated' });
	expect(effect('KN', 'steep-hill')).toMatchObject({
		diceLost: 0,
		provenance: { kind: 'inferred', why: 'no-cost-told' }
	});
});

test('an element that nobody knows has no effects', () => {
	expect(effect('XX', 'wood')).toBeNull();
	expect(effectsOf({ element: 'constructor', camels: false }, legioCatalogue)).toEqual([]);
});

test('the card of an army lists each kind of element once, camels apart', () => {
	const entries = [
		{ element: 'LH', camels: false, count: 2 },
		{ element: 'WB', camels: false, count: 8 },
		{ element: 'LH', camels: true, count: 1 },
		{ element: 'WB', camels: false, count: 1 }
	];
	expect(kindsOf(entries)).toEqual([
		{ element: 'LH', camels: false },
		{ element: 'WB', camels: false },
		{ element: 'LH', camels: true }
	]);
});
