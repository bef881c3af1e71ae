import { expect, test } from 'vitest';
import { oscarCatalogue } from '../../catalogue/oscar-lists.ts';
import { companyStructure, type Slot } from './structure.ts';
import { company } from './testing.ts';

/** A slot as the diagram shows it: `g1`, `g1!` in surplus, `+` free and required, `?` free. */
const drawn = ({ entry, required, surplus }: Slot) =>
	entry === null ? (required ? '+' : '?') : `${entry}${surplus ? '!' : ''}`;
const places = (units: string, fields = {}) =>
	Object.fromEntries(
		companyStructure(company(units, fields), oscarCatalogue).places.map(({ place, slots }) => [
			place,
			slots.map(drawn).join(' ')
		])
	);

test('an empty company asks for an officer and two combat groups, and offers the rest', () => {
	expect(places('')).toEqual({ officer: '+', line: '+ +', veteran: '?', support: '?', vehicle: '?' });
});

test('places stand in the order of the diagram', () => {
	const order = companyStructure(company(''), oscarCatalogue).places.map(({ place }) => place);
	expect(order).toEqual(['officer', 'line', 'veteran', 'support', 'vehicle']);
});

test('a printed company has its command and veterans full, and room for more groups', () => {
	expect(places('captain veteran-squad squad-1 squad-2')).toEqual({
		officer: 'g1',
		line: 'g3 g4 ?',
		veteran: 'g2',
		support: '?',
		vehicle: '?'
	});
});

test('what is too much is shown as such', () => {
	expect(places('captain captain squad-1 base-elite veteran-squad jeep truck sniper sniper')).toEqual({
		officer: 'g1 g2!',
		line: 'g3 +',
		veteran: 'g4 g5!',
		support: 'g8 g9!',
		vehicle: 'g6 g7!'
	});
});

test('six combat groups leave no free slot, unless there is no limit', () => {
	const six = `captain ${'squad-1 '.repeat(6)}`;
	expect(places(six)['line']).toBe('g2 g3 g4 g5 g6 g7');
	expect(places(six, { rulings: { 'combat-groups-max': 'no-limit' } })['line']).toBe('g2 g3 g4 g5 g6 g7 ?');
});

test('elite troops have a place apart under their ruling', () => {
	const fields = { rulings: { 'elite-place': 'own-place' } };
	expect(places('veteran-squad base-elite', fields)).toMatchObject({ veteran: 'g1', elite: 'g2 ?' });
	expect(places('veteran-squad', fields)['elite']).toBe('');
});

test('support or vehicle: the one closes the place of the other', () => {
	const fields = { rulings: { 'support-or-vehicle': 'one' } };
	expect(places('jeep', fields)).toMatchObject({ support: '', vehicle: 'g1' });
	expect(places('sniper', fields)).toMatchObject({ support: 'g1', vehicle: '' });
	expect(places('', fields)).toMatchObject({ support: '?', vehicle: '?' });
});

test('counts and limits come along; unknown units have no place', () => {
	const { places: all, unplaced } = companyStructure(company('captain squad-9 squad-1'), oscarCatalogue);
	expect(unplaced).toEqual(['g2']);
	expect(all[1]).toMatchObject({ place: 'line', count: 1, min: 2, max: 6, ruling: 'combat-groups-max' });
	expect(all[1]?.slots).toEqual([
		{ entry: 'g3', required: true, surplus: false },
		{ entry: null, required: true, surplus: false }
	]);
});
