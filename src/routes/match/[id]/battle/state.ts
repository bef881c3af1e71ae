import { type BattleState, isBattleState } from '#lib/match/battle/state.ts';
import type { Position } from '#lib/match/position.ts';
import { assert } from '#lib/util/assert.ts';
import type { ChartStep } from './chart.ts';

/** The battle at this position; of another game's match it is a bug. */
export function battleOf({ state }: Pick<Position, 'state'>): BattleState {
	assert(isBattleState(state), 'a match of another game');
	return state;
}

/** A step of the chart, and the event that led to it; null: the start. */
export interface Course {
	readonly steps: readonly [ChartStep, ...ChartStep[]];
	readonly events: readonly (number | null)[];
}

/** The scores from the start to now: a step for each event that changed one. `all` are the positions, the first to now. */
export function courseOf(all: readonly Pick<Position, 'state'>[]): Course {
	const states = all.map(battleOf);
	const [start] = states;
	assert(start, 'a chart before its match is there');
	const steps: [ChartStep, ...ChartStep[]] = [{ turn: 0, scores: start.points }];
	const events: (number | null)[] = [null];
	for (const [index, { points }] of states.entries()) {
		const before = states[index - 1];
		if (!before || (before.points[0] === points[0] && before.points[1] === points[1])) continue;
		steps.push({ turn: before.turn, scores: points });
		events.push(index - 1);
	}
	return { steps, events };
}
