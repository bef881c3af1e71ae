import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { oscarCatalogue } from '../../catalogue/oscar-lists.ts';
import { drawCompany } from './random.ts';
import { companyOf } from './testing.ts';
import { validateOscar } from './validate.ts';

const armies = ['own', ...oscarCatalogue.companies];

test('a drawn company breaks no rule, whatever its company, its rulings and the draws', () => {
	fc.assert(
		fc.property(
			fc.constantFrom(...armies),
			fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 1, maxLength: 20 }),
			fc.constantFrom({}, { 'support-or-vehicle': 'one' }, { 'officers-max': 2, 'elite-place': 'own-place' }),
			(army, draws, rulings) => {
				let n = 0;
				const drawn = drawCompany(companyOf({ army, rulings }), oscarCatalogue, () => draws[n++ % draws.length] ?? 0);
				const errors = validateOscar(drawn, oscarCatalogue).problems.filter(({ severity }) => severity === 'error');
				expect(errors).toEqual([]);
				expect(drawn.army).toBe(army);
			}
		)
	);
});

test('low draws fill every place, high ones only what a company needs', () => {
	const units = (random: number) =>
		drawCompany(companyOf({ army: 'polish' }), oscarCatalogue, () => random).entries.map(({ unit }) => unit);
	expect(units(0)).toEqual([
		'kapitan-polish',
		'grupa-bojowa-1',
		'grupa-bojowa-2',
		'grupa-weteran',
		'mortar-team',
		'jeep'
	]);
	expect(units(0.99)).toEqual([
		'kapitan-polish',
		'grupa-bojowa-2',
		'grupa-bojowa-1',
		'grupa-bojowa-2',
		'grupa-bojowa-1'
	]);
});
