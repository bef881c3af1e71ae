import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dbgCatalogue as catalogue } from '../../catalogue/dbg-lists.ts';
import type { DbgRoster } from '../../roster/dbg-document.ts';
import { drawDbg } from './random.ts';
import { validateDbg } from './validate.ts';

const start = (change: Partial<DbgRoster>): DbgRoster => ({
	format: 'signifer.roster',
	version: 1,
	game: 'dbg',
	army: 'romans',
	variant: null,
	name: '',
	pointsLimit: 200,
	composition: 'battle-group',
	rulings: {},
	notes: '',
	entries: [],
	...change
});

/** mulberry32: a small seeded generator, for tests that can be run again. */
function seeded(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let t = Math.imul(state ^ (state >>> 15), 1 | state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
}

const sides = [...catalogue.armies.values()].flatMap((army) =>
	[null, ...army.variants.map((variant) => variant.id)].map((variant) => ({ army: army.id, variant }))
);
const compositions = [...catalogue.compositions.keys()];
const limits = [Math.min(...catalogue.game.points.presets), null];

const cases = sides.flatMap((side) => compositions.map((composition) => ({ ...side, composition })));

test.each(cases)('$army $variant $composition: a warband at the lowest limit, and at none', (side) => {
	for (const pointsLimit of limits) {
		const drawn = drawDbg(start({ ...side, pointsLimit }), catalogue, seeded(7));
		expect(drawn, String(pointsLimit)).not.toBeNull();
		if (drawn) expect(validateDbg(drawn, catalogue).legal, String(pointsLimit)).toBe(true);
	}
});

test('whatever the seed, what is drawn is legal, led, and spends most of the points', () => {
	fc.assert(
		fc.property(
			fc.constantFrom(...sides),
			fc.constantFrom(...compositions),
			fc.integer({ min: 120, max: 300 }),
			fc.integer(),
			(side, composition, pointsLimit, seed) => {
				const drawn = drawDbg(start({ ...side, composition, pointsLimit }), catalogue, seeded(seed));
				expect(drawn).not.toBeNull();
				if (!drawn) return;
				const report = validateDbg(drawn, catalogue);
				expect(report.legal).toBe(true);
				expect(report.points).toBeGreaterThan(pointsLimit * 0.85);
				const led = drawn.entries.some((entry) => catalogue.units.get(entry.unit)?.rank !== undefined);
				expect(led).toBe(true);
			}
		),
		{ numRuns: 6 }
	);
});

test('the same seed draws the same warband, another one another', () => {
	const draw = (seed: number) => drawDbg(start({}), catalogue, seeded(seed));
	expect(draw(1)).toEqual(draw(1));
	expect(draw(1)).not.toEqual(draw(2));
});

test('a limit too low for the composition gives nothing', () => {
	expect(drawDbg(start({ composition: 'elite-group', pointsLimit: 40 }), catalogue, seeded(1))).toBeNull();
});

test('an army that the catalogue lost gives nothing', () => {
	expect(drawDbg(start({ army: 'etruscans' }), catalogue, seeded(1))).toBeNull();
});
