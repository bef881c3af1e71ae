import type { GameId, Roster } from '../roster/document.ts';
import type { Problem, Repair, Report } from './problem.ts';

/** What the shell asks of a game, whatever the game. Loaded on demand: a game's code arrives when it is used. */
export interface GameModule {
	readonly id: GameId;
	/** False for games that know no points, such as OSCAR. */
	readonly hasPoints: boolean;
	/** Revision of the catalogue, carried by share links. */
	readonly revision: number;
	validate(roster: Roster): Report;
	/** Combat groups of a company; null in games that count figures alone. */
	groups(roster: Roster): number | null;
	/** The smallest edits that clear a problem, cheapest first; at most four. */
	repairs(roster: Roster, problem: Problem): readonly Repair[];
}

const loaders: Record<GameId, () => Promise<GameModule>> = {
	dbg: async () => (await import('./dbg/game.ts')).dbgGame,
	oscar: async () => (await import('./oscar/game.ts')).oscarGame,
	'dba-legio': async () => (await import('./legio/game.ts')).legioGame,
	'bataille-rangee': async () => (await import('./battle/game.ts')).battleGame
};

export const loadGame = (id: GameId): Promise<GameModule> => loaders[id]();
