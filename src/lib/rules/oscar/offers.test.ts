import { expect, test } from 'vitest';
import { oscarCatalogue } from '../../catalogue/oscar-lists.ts';
import { applyEdits } from '../../roster/edits.ts';
import { firstFreePlace, groupOffers } from './offers.ts';
import { ownProfilesOf } from './own-profiles.ts';
import { company, companyOf, ownEntry } from './testing.ts';

const FULL = 'captain veteran-squad squad-1 squad-2';
const added = { entry: 'new', replaces: false };

const offers = (roster = company(FULL), target = added, place: Parameters<typeof groupOffers>[4] = null) =>
	groupOffers(roster, oscarCatalogue, [], target, place);

test('the cards of the company come first, then what every company has, then the other companies', () => {
	const line = offers(companyOf({ army: 'anglophone', entries: company(FULL).entries }), added, 'line');
	expect(line.slice(0, 3).map(({ key, source }) => [key, source])).toEqual([
		['squad-1', 'company'],
		['squad-2', 'company'],
		['base-line', 'common']
	]);
	expect(line.slice(3).every(({ source }) => source === 'other')).toBe(true);
});

test('everything is offered, and what breaks a rule says which', () => {
	const roster = companyOf({ army: 'anglophone', entries: company(FULL).entries });
	const codes = (key: string) =>
		offers(roster)
			.find((offer) => offer.key === key)
			?.problems.map(({ code }) => code);
	expect(offers(roster).length).toBe(oscarCatalogue.units.size);
	expect(codes('squad-1')).toEqual([]);
	expect(codes('veteran-squad')).toEqual(['veterans-above']);
	expect(codes('base-elite')).toEqual(['veterans-above']); // elite troops take the veterans' place
	expect(codes('gruppe-1')).toEqual(['unit-of-other-army']);
	expect(codes('jeep')).toEqual([]);
});

test('an elite group fills the place of the veterans, unless a ruling sets it apart', () => {
	const elite = (roster = company('')) => offers(roster).find(({ key }) => key === 'base-elite')?.place;
	expect(elite()).toBe('veteran');
	expect(elite(companyOf({ rulings: { 'elite-place': 'own-place' } }))).toBe('elite');
});

test('an offer taken adds its group, or changes what an entry fields and keeps its name', () => {
	const roster = company(FULL);
	const [entry] = roster.entries;
	const other = offers(roster, { entry: entry?.id ?? '', replaces: true }, 'officer').find(
		({ key }) => key === 'base-command'
	);
	expect(applyEdits(roster, other ? [other.edit] : []).entries[0]).toMatchObject({
		id: entry?.id,
		unit: 'base-command'
	});
	const jeep = offers().find(({ key }) => key === 'jeep');
	expect(applyEdits(roster, jeep ? [jeep.edit] : []).entries.at(-1)).toMatchObject({ id: 'new', unit: 'jeep' });
});

test('profiles of one’s own are offered where their role stands, with their headcount', () => {
	const other = companyOf({ entries: [ownEntry('x', { name: 'Sappers', role: 'line' }, 10)] });
	const line = groupOffers(company(FULL), oscarCatalogue, ownProfilesOf([other]), added, 'line');
	const own = line.find(({ source }) => source === 'own');
	expect(own?.edit).toMatchObject({ kind: 'add-own', headcount: 10, profile: { name: 'Sappers' } });
});

test('the first free place is the one still missing, then one with room', () => {
	expect(firstFreePlace(company(''), oscarCatalogue)).toBe('officer');
	expect(firstFreePlace(company('captain squad-1'), oscarCatalogue)).toBe('line');
	expect(firstFreePlace(company(FULL), oscarCatalogue)).toBe('line'); // up to six
	const six = company('captain veteran-squad squad-1*8 squad-1 squad-1 squad-1 squad-1 squad-1 jeep hmg-team');
	expect(firstFreePlace(six, oscarCatalogue)).toBe(null);
});
