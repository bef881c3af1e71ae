import type { Forecast } from '#lib/match/battle/forecast.ts';
import type { BattleState } from '#lib/match/battle/state.ts';

/** Who wins at the end of this turn, and the battle; null before it begins and once it is over. */
export interface Forecasts {
	readonly turn: Forecast | null;
	readonly battle: Forecast | null;
}

/** So long nothing may change before the work begins, in ms: a quick hand does not start it at every tap. */
const QUIET_MS = 150;

/**
 * Works out who wins from this state, beside the page. `done` gets the answer, or null where the browser refuses the
 * worker. The answer of this function stops the work.
 */
export function forecast(state: BattleState, done: (forecasts: Forecasts | null) => void): () => void {
	let worker: Worker | null = null;
	const timer = setTimeout(() => {
		worker = new Worker(new URL('./forecast.worker.ts', import.meta.url), { type: 'module' });
		worker.addEventListener('message', ({ data }: MessageEvent<Forecasts>) => {
			worker?.terminate();
			done(data);
		});
		worker.addEventListener('error', () => done(null));
		worker.postMessage(state);
	}, QUIET_MS);
	return () => {
		clearTimeout(timer);
		worker?.terminate();
	};
}
