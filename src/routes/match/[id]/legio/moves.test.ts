import { expect, test } from 'vitest';
import { legioCatalogue } from '#lib/catalogue/legio-lists.ts';
import { loadLegioSamples } from '#lib/roster/legio-samples.ts';
import { SIDE_EDGES, checkPlan } from '#lib/rules/legio/deployment.ts';
import { elementsOf, knownOf, movedTo, placedFreely, turned, without } from './moves.ts';

const samples = await loadLegioSamples();
const army = samples[0]?.roster;
if (!army) throw new Error('no sample');
const [first] = elementsOf(army);
if (!first) throw new Error('no element');

test.each(SIDE_EDGES)('every ready army is placed without an error along the edge %s of an open table', (edge) => {
	for (const { roster } of samples) {
		const setting = { army: roster, edge, pieces: [], answers: { rulings: {} } };
		const plan = elementsOf(roster).reduce(
			(placed, one) => placedFreely(placed, one, setting, legioCatalogue),
			[] as ReturnType<typeof placedFreely>
		);
		expect(plan).toHaveLength(elementsOf(roster).length);
		expect(checkPlan(plan, setting, legioCatalogue).filter(({ severity }) => severity === 'error')).toEqual([]);
	}
});

test('an element goes to the half centimetre and stays on the table', () => {
	const at = (x: number, y: number) => movedTo([], first, { x, y }, { edge: 'S' }, legioCatalogue)[0];
	expect(at(10.3, 70.8)).toMatchObject({ x: 10.5, y: 71, facing: 0 });
	expect(at(-5, 99)).toMatchObject({ x: 0, y: 80 });
	const plan = movedTo([], first, { x: 1, y: 1 }, { edge: 'N' }, legioCatalogue);
	expect(movedTo(plan, first, { x: 2, y: 2 }, { edge: 'N' }, legioCatalogue)).toEqual([
		{ entry: first.entry.id, number: 1, x: 2, y: 2, facing: 180 }
	]);
});

test('turning goes round, taking off takes one off, strangers are left out', () => {
	const plan = movedTo([], first, { x: 9, y: 9 }, { edge: 'S' }, legioCatalogue);
	expect(turned(plan, first.key, -15)[0]?.facing).toBe(345);
	expect(turned(turned(plan, first.key, -15), first.key, 15)[0]?.facing).toBe(0);
	expect(turned(plan, 'nobody.1', 15)).toEqual(plan);
	expect(without(plan, first.key)).toEqual([]);
	expect(knownOf([...plan, { entry: 'nobody', number: 1, x: 1, y: 1, facing: 0 }], army, legioCatalogue)).toEqual(plan);
});
