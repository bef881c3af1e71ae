import type { BattleState } from './battle/state.ts';
import type { DbgState } from './dbg/state.ts';
import type { MatchEngine } from './engine.ts';
import type { LegioState } from './legio/state.ts';
import type { OscarState } from './oscar/state.ts';

/* Engines by game, each loaded when a match of its game is opened. */

/** The state that a game's matches have. */
export interface MatchStates {
	readonly dbg: DbgState;
	readonly oscar: OscarState;
	readonly 'bataille-rangee': BattleState;
	readonly 'dba-legio': LegioState;
}
export type MatchGame = keyof MatchStates;

type Loaders = { readonly [G in MatchGame]: () => Promise<MatchEngine<MatchStates[G]>> };

const loaders: Loaders = {
	dbg: async () => {
		const [{ dbgEngineOf }, { dbgCatalogue }] = await Promise.all([
			import('./dbg/engine.ts'),
			import('../catalogue/dbg-lists.ts')
		]);
		return dbgEngineOf(dbgCatalogue);
	},
	oscar: async () => {
		const [{ oscarEngineOf }, { oscarCatalogue }] = await Promise.all([
			import('./oscar/engine.ts'),
			import('../catalogue/oscar-lists.ts')
		]);
		return oscarEngineOf(oscarCatalogue);
	},
	'bataille-rangee': async () => {
		const [{ matchEngine }, { battleCatalogue }] = await Promise.all([
			import('./battle/engine.ts'),
			import('../catalogue/battle-lists.ts')
		]);
		return matchEngine(battleCatalogue);
	},
	'dba-legio': async () => {
		const [{ legioEngineOf }, { legioCatalogue }] = await Promise.all([
			import('./legio/engine.ts'),
			import('../catalogue/legio-lists.ts')
		]);
		return legioEngineOf(legioCatalogue);
	}
};

/** The engine of a game. */
export const loadMatchEngine = <G extends MatchGame>(game: G): Promise<MatchEngine<MatchStates[G]>> => loaders[game]();
