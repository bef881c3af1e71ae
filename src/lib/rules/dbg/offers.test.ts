import { expect, test } from 'vitest';
import { dbgCatalogue } from '../../catalogue/dbg-lists.ts';
import { applyEdits } from '../../roster/edits.ts';
import { assert } from '../../util/assert.ts';
import { type ChoiceOffer, type EntryOffers, offersFor, optionOffers } from './offers.ts';
import { rosterOf, toyCatalogue, toyUnit } from './testing.ts';

const codes = (offer: { problems: readonly { code: string }[] }): string[] => offer.problems.map(({ code }) => code);

test('every unit of the army is offered with its price and what it would break', () => {
	const roster = rosterOf({
		army: 'germans',
		variant: 'eburones',
		pointsLimit: 30,
		composition: 'battle-group',
		entries: [
			{ id: 'e2', unit: 'ambiorix' },
			{ id: 'b', unit: 'freeman', count: 24 }
		]
	});
	const offers = new Map(offersFor(roster, dbgCatalogue).map((offer) => [offer.unit.id, offer]));
	expect([...offers.keys()]).toEqual(
		[...dbgCatalogue.units.values()].filter(({ army }) => army === 'germans').map(({ id }) => id)
	);
	// The roster is over its limit already: each more makes it worse.
	expect(codes(offers.get('baro')!)).toEqual(['points-over-limit']);
	expect(codes(offers.get('freeman')!)).toEqual(['points-over-limit', 'composition-above']);
	expect(codes(offers.get('seer')!)).toEqual(['points-over-limit', 'forbidden-in-variant']);
	expect(codes(offers.get('ambiorix')!)).toEqual(['points-over-limit', 'unique-repeated']);
	expect(codes(offers.get('germanic-paired-rider')!)).toEqual(['points-over-limit', 'pair-uneven']);
	expect(offers.get('seer')).toMatchObject({
		points: 13,
		edits: [{ kind: 'add-entry', entry: 'e3', unit: 'seer', count: 1 }]
	});
});

test('a unit that breaks nothing is offered without problems, and no other army is', () => {
	const roster = rosterOf({ army: 'celts' });
	const offers = offersFor(roster, dbgCatalogue);
	expect(offers).toHaveLength(18);
	expect(offers.filter((offer) => codes(offer).length > 0).map(({ unit }) => unit.id)).toEqual([
		'trimarcisia-squire',
		'mastiff'
	]);
	expect(offersFor(rosterOf({ army: 'picts' }), dbgCatalogue)).toEqual([]);
});

test('a wagon is offered with the least crew that it can have', () => {
	const provenance = { kind: 'stated' as const };
	const toy = toyCatalogue([toyUnit('float', { wagon: { crewMin: 2, crewMax: 3, provenance } })]);
	expect(offersFor(rosterOf({ army: 'blue' }), toy)[0]?.edits).toEqual([
		{ kind: 'add-entry', entry: 'e1', unit: 'float', count: 2 }
	]);
});

function offersOf(entry: Record<string, unknown>, fields: Record<string, unknown> = {}) {
	const roster = rosterOf({ ...fields, entries: [{ id: 'a', ...entry }] });
	const offers = optionOffers(roster.entries[0]!, roster, dbgCatalogue);
	assert(offers, 'a unit of this test is unknown');
	const take = (offer: ChoiceOffer | undefined) => {
		assert(offer, 'no such offer');
		return applyEdits(roster, offer.edits).entries[0]!;
	};
	const option = (id: string) => offers.options.flatMap(({ choices }) => choices).find((each) => each.id === id);
	const skill = (id: string) => offers.skills.find((each) => each.id === id);
	return { offers, take, option, skill };
}

test('options come in their groups, with price and ruling; taking one puts back those that it excludes', () => {
	const { offers, take, option } = offersOf(
		{ unit: 'boudica', options: ['horse', 'medium-armour'] },
		{ army: 'celts' }
	);
	expect(offers.options.map(({ choices }) => choices.map(({ id, points }) => [id, points]))).toEqual([
		[
			['medium-armour', 2],
			['heavy-armour', 4]
		],
		[
			['horse', 8],
			['war-chariot', 12]
		],
		[
			['light-javelins', 2],
			['heavy-javelins', 2],
			['two-handed-weapon', 2]
		]
	]);
	expect(offers.options[0]?.group).toBe(dbgCatalogue.units.get('boudica')?.options[0]);
	expect(option('horse')).toMatchObject({ chosen: true, ruling: null });
	expect(option('war-chariot')).toMatchObject({ chosen: false, ruling: 'war-chariot-cost', problems: [] });
	expect(take(option('war-chariot')).options).toEqual(['medium-armour', 'war-chariot']);
	expect(take(option('horse')).options).toEqual(['medium-armour']);
	expect(take(option('light-javelins')).options).toEqual(['horse', 'medium-armour', 'light-javelins']);
});

test('an option bought twice goes at once', () => {
	const { take, option } = offersOf({ unit: 'optio', options: ['pilum', 'heavy-armour', 'pilum'] });
	expect(take(option('pilum')).options).toEqual(['heavy-armour']);
});

test('a choice tells what it would break', () => {
	const { option, skill } = offersOf({ unit: 'optio', skills: ['tough', 'run'] }, { pointsLimit: 22 });
	expect(codes(option('pilum')!)).toEqual(['points-over-limit']);
	expect(codes(skill('lynx-eye')!)).toEqual(['skills-over-allowance']);
	expect(codes(skill('blue-rooster-dance')!)).toEqual([
		'points-over-limit',
		'skill-not-for-army',
		'skills-over-allowance'
	]);
	expect(skill('tough')).toMatchObject({ chosen: true, points: 4, problems: [], ruling: null });
});

test('swaps are offered both ways', () => {
	const before = offersOf({ unit: 'caetratus' });
	expect(before.offers.swaps).toMatchObject([{ replace: 'contact-weapon', id: 'lance', points: 0, chosen: false }]);
	expect(before.take(before.offers.swaps[0]).swaps).toEqual({ 'contact-weapon': 'lance' });
	const after = offersOf({ unit: 'caetratus', swaps: { 'contact-weapon': 'lance' } });
	expect(after.offers.swaps).toMatchObject([{ chosen: true, problems: [] }]);
	expect(after.take(after.offers.swaps[0]).swaps).toEqual({});
});

test('every skill that can be bought is offered, those that the unit is printed with are not', () => {
	const { offers, take, skill } = offersOf({ unit: 'roman-germanic-footman' });
	expect(offers.innate).toEqual(['sustained-run']);
	const buyable = [...dbgCatalogue.skills.values()].filter(({ cost }) => cost !== null).map(({ id }) => id);
	expect(offers.skills.map(({ id }) => id)).toEqual(buyable.filter((id) => id !== 'sustained-run'));
	expect(take(skill('tough')).skills).toEqual(['tough']);
	const again = offersOf({ unit: 'optio', skills: ['tough', 'run', 'tough'] });
	expect(again.take(again.skill('tough')).skills).toEqual(['run']);
});

test('the allowance and what is used of it', () => {
	const allowance = (entry: Record<string, unknown>): EntryOffers['allowance'] => offersOf(entry).offers.allowance;
	expect(allowance({ unit: 'optio', skills: ['tough', 'flight'] })).toEqual({ used: 1, allowed: 2, rule: 'dbg VI.C' });
	expect(allowance({ unit: 'immunis' })).toEqual({ used: 0, allowed: 0, rule: 'dbg VI.C' });
});

test('what the unit does not offer is listed to be taken off', () => {
	const { offers } = offersOf({
		unit: 'tribune',
		options: ['elephant', 'horse', 'bow', 'elephant'],
		skills: ['flight', 'tough', 'officer-evocatus', 'divination'],
		swaps: { 'contact-weapon': 'lance' }
	});
	expect(offers.strays).toEqual([
		{
			kind: 'option',
			id: 'elephant',
			edits: [1, 2].map(() => ({ kind: 'remove-option', entry: 'a', option: 'elephant' }))
		},
		{ kind: 'option', id: 'bow', edits: [{ kind: 'remove-option', entry: 'a', option: 'bow' }] },
		...['flight', 'officer-evocatus', 'divination'].map((id) => ({
			kind: 'skill',
			id,
			edits: [{ kind: 'remove-skill', entry: 'a', skill: id }]
		})),
		{ kind: 'swap', id: 'lance', edits: [{ kind: 'remove-swap', entry: 'a', replace: 'contact-weapon' }] }
	]);
	const fine = offersOf({ unit: 'caetratus', swaps: { 'contact-weapon': 'lance' } });
	expect(fine.offers.strays).toEqual([]);
});

test('a unit that the catalogue does not know offers nothing', () => {
	const roster = rosterOf({ entries: [{ id: 'a', unit: 'velite' }] });
	expect(optionOffers(roster.entries[0]!, roster, dbgCatalogue)).toBeNull();
});

test('an option of two groups is offered by the first only, and never what the figure has', () => {
	const provenance = { kind: 'stated' as const };
	const group = (...items: string[]) => ({ choices: items.map((item) => ({ item, cost: 1 })), provenance });
	const toy = toyCatalogue([toyUnit('guard', { options: [group('hide', 'plate'), group('plate', 'banner', 'club')] })]);
	const roster = rosterOf({ army: 'blue', entries: [{ id: 'a', unit: 'guard' }] });
	const offers = optionOffers(roster.entries[0]!, roster, toy);
	expect(offers?.options.map(({ choices }) => choices.map(({ id }) => id))).toEqual([['hide', 'plate'], ['banner']]);
});
