import { battleCatalogue } from '#lib/catalogue/battle-lists.ts';
import { battleForecast, turnForecast } from '#lib/match/battle/forecast.ts';
import { isBattleState } from '#lib/match/battle/state.ts';
import type { Forecasts } from './forecasts.ts';

/* Who wins is long to work out: beside the page, so that no tap waits for it. */

const SEED = 'mt19937:1';

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
	if (!isBattleState(data)) return;
	const scene = { state: data, catalogue: battleCatalogue };
	const forecasts: Forecasts = { turn: turnForecast(scene, {}), battle: battleForecast(scene, {}, SEED) };
	postMessage(forecasts);
});
