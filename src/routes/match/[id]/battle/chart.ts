/* Where everything of the chart of scores stands, in px of its picture. */

/** The scores after one thing that happened, first to last. */
export interface ChartStep {
	readonly turn: number;
	readonly scores: readonly [number, number];
}

export interface ChartInput {
	/** The first is the start of the battle. */
	readonly steps: readonly [ChartStep, ...(readonly ChartStep[])];
	/** Points that each camp needs. */
	readonly thresholds: readonly [number, number];
	readonly width: number;
	readonly height: number;
}

interface Spot {
	readonly x: number;
	readonly y: number;
}
interface Tick {
	readonly at: number;
	readonly label: string;
}
export interface Chart {
	/** The lines of both camps: level until something changes, then straight up or down. */
	readonly lines: readonly [string, string];
	/** Where each camp stands at the end of a turn, and now. */
	readonly marks: readonly [readonly Spot[], readonly Spot[]];
	/** Heights of the thresholds: one when both camps need as much. */
	readonly thresholds: readonly (Tick & { readonly side: 0 | 1 | null })[];
	readonly scale: readonly Tick[];
	/** Where each turn begins. */
	readonly turns: readonly Tick[];
	readonly plot: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
	/** Where the step with this index stands. */
	x(step: number): number;
}

const MARGIN = { left: 34, right: 12, top: 14, bottom: 24 };
/** A battle that has hardly begun does not fill the whole width. */
const FEWEST_STEPS = 8;
const MOST_TICKS = 5;
const round = (value: number): number => Math.round(value * 10) / 10;

/** A round distance between lines of the scale: 1, 2 or 5 times a power of ten. */
export function tickStep(span: number): number {
	const rough = Math.max(span / MOST_TICKS, 1);
	const power = 10 ** Math.floor(Math.log10(rough));
	return ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10) * power;
}

/** The chart of a running battle. The scale holds 0, both thresholds, and every score there was. */
export function chartOf({ steps, thresholds, width, height }: ChartInput): Chart {
	const all = [...steps.flatMap(({ scores }) => scores), ...thresholds, 0];
	const lowest = Math.min(...all);
	const highest = Math.max(...all, lowest + 1);
	const plot = { left: MARGIN.left, right: width - MARGIN.right, top: MARGIN.top, bottom: height - MARGIN.bottom };
	const across = Math.max(steps.length - 1, FEWEST_STEPS);
	const x = (step: number): number => round(plot.left + ((plot.right - plot.left) * step) / across);
	const y = (score: number): number =>
		round(plot.bottom - ((plot.bottom - plot.top) * (score - lowest)) / (highest - lowest));

	const line = (side: 0 | 1): string =>
		steps
			.map(({ scores }, index) => (index === 0 ? `M${x(0)} ${y(scores[side])}` : `H${x(index)}V${y(scores[side])}`))
			.join('');
	const last = steps.length - 1;
	const ends = steps.flatMap(({ turn }, index) => (index === last || steps[index + 1]?.turn !== turn ? [index] : []));
	const marks = (side: 0 | 1): Spot[] => ends.map((index) => ({ x: x(index), y: y(steps[index]?.scores[side] ?? 0) }));

	const [first, second] = thresholds;
	const tick = (at: number, side: 0 | 1 | null) => ({ at: y(at), label: String(at), side });
	const every = tickStep(highest - lowest);
	const scale: Tick[] = [];
	for (let at = Math.ceil(lowest / every) * every; at <= highest; at += every) {
		scale.push({ at: y(at), label: String(at).replace('-', '−') });
	}
	return {
		lines: [line(0), line(1)],
		marks: [marks(0), marks(1)],
		thresholds: first === second ? [tick(first, null)] : [tick(first, 0), tick(second, 1)],
		scale,
		turns: steps.flatMap(({ turn }, index) =>
			turn > 0 && steps[index - 1]?.turn !== turn ? [{ at: x(Math.max(index - 1, 0)), label: String(turn) }] : []
		),
		plot,
		x
	};
}

/** The scores at the end of each turn, for those who read the chart as a table. */
export const turnScores = (steps: ChartInput['steps']): readonly ChartStep[] =>
	steps.filter(({ turn }, index) => steps[index + 1]?.turn !== turn);
