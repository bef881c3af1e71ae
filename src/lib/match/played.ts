import { type PlayedGame, playedGame } from './position.ts';
import { type MatchGame, loadMatchEngine } from './registry.ts';

const loaders: Readonly<Record<MatchGame, () => Promise<PlayedGame>>> = {
	dbg: async () => {
		const [engine, { dbgView }, { dbgCatalogue }] = await Promise.all([
			loadMatchEngine('dbg'),
			import('./dbg/view.ts'),
			import('../catalogue/dbg-lists.ts')
		]);
		return playedGame(engine, dbgView(dbgCatalogue), dbgCatalogue.game.missileTables);
	},
	oscar: async () => {
		const [engine, { oscarView }] = await Promise.all([loadMatchEngine('oscar'), import('./oscar/view.ts')]);
		return playedGame(engine, oscarView);
	},
	'bataille-rangee': async () => {
		const [engine, { battleView }] = await Promise.all([
			loadMatchEngine('bataille-rangee'),
			import('./battle/view.ts')
		]);
		return playedGame(engine, battleView);
	},
	'dba-legio': async () => {
		const [engine, { legioView }] = await Promise.all([loadMatchEngine('dba-legio'), import('./legio/view.ts')]);
		return playedGame(engine, legioView);
	}
};

/** A game as screens and reports play it; its code comes when one of its matches is opened. */
export const loadPlayed = (game: MatchGame): Promise<PlayedGame> => loaders[game]();
