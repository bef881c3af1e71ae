import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ChartInput, type ChartStep, chartOf, tickStep, turnScores } from './chart.ts';

const step = (turn: number, first: number, second: number): ChartStep => ({ turn, scores: [first, second] });
const steps: ChartInput['steps'] = [step(0, 0, 6), step(1, 2, 6), step(1, 7, 6), step(1, 7, 10), step(2, 12, 10)];
const chart = (over: Partial<ChartInput> = {}) =>
	chartOf({ steps, thresholds: [25, 25], width: 320, height: 180, ...over });

test('each camp has a mark at the end of every turn, and the line ends in the last', () => {
	const { marks, lines } = chart();
	expect(marks[0]).toHaveLength(3);
	expect(marks[1]).toHaveLength(3);
	const end = marks[0].at(-1);
	expect(lines[0].endsWith(`H${end?.x}V${end?.y}`)).toBe(true);
});

test('equal thresholds are one line, different ones two', () => {
	expect(chart().thresholds).toMatchObject([{ label: '25', side: null }]);
	expect(chart({ thresholds: [31, 25] }).thresholds).toMatchObject([
		{ label: '31', side: 0 },
		{ label: '25', side: 1 }
	]);
});

test('a turn begins where the one before ends', () => {
	const { turns, marks } = chart();
	expect(turns.map(({ label }) => label)).toEqual(['1', '2']);
	expect(turns[1]?.at).toBe(marks[0][1]?.x);
});

test('as a table it is one line a turn', () => {
	expect(turnScores(steps)).toEqual([step(0, 0, 6), step(1, 7, 10), step(2, 12, 10)]);
});

test.each([
	[3, 1],
	[12, 5],
	[25, 5],
	[61, 20],
	[140, 50]
])('a scale over %i points has a line every %i', (span, every) => {
	expect(tickStep(span)).toBe(every);
});

test('whatever the scores, everything stays inside the picture', () => {
	const score = fc.integer({ min: -20, max: 200 });
	const one = fc.record({ turn: fc.integer({ min: 0, max: 9 }), scores: fc.tuple(score, score) });
	fc.assert(
		fc.property(fc.array(one, { minLength: 1, maxLength: 60 }), fc.integer({ min: 1, max: 140 }), (all, threshold) => {
			const [first, ...rest] = all.toSorted((a, b) => a.turn - b.turn);
			if (!first) return;
			const { marks, scale, thresholds, turns, plot } = chart({
				steps: [first, ...rest],
				thresholds: [threshold, threshold]
			});
			for (const { x, y } of marks.flat()) {
				expect(x).toBeGreaterThanOrEqual(plot.left);
				expect(x).toBeLessThanOrEqual(plot.right);
				expect(y).toBeGreaterThanOrEqual(plot.top);
				expect(y).toBeLessThanOrEqual(plot.bottom);
			}
			for (const { at } of [...scale, ...thresholds]) {
				expect(at).toBeGreaterThanOrEqual(plot.top);
				expect(at).toBeLessThanOrEqual(plot.bottom);
			}
			expect(scale.length).toBeGreaterThan(1);
			for (const { at } of turns) expect(at).toBeLessThanOrEqual(plot.right);
		})
	);
});
