import type { MatchGame } from '#lib/match/registry.ts';
import type { PlayContext, PlayWords } from './play-words.ts';

/** How a game speaks of a match as it stands. */
export type WordsOf = (context: PlayContext) => PlayWords;

const loaders: Readonly<Record<MatchGame, () => Promise<WordsOf>>> = {
	dbg: async () => (await import('./play.ts')).dbgPlayWords,
	oscar: async () => (await import('./play.ts')).oscarPlayWords,
	'bataille-rangee': async () => (await import('./play-battle.ts')).battlePlayWords,
	'dba-legio': async () => (await import('./play-legio.ts')).legioPlayWords
};

/** The words of a game's matches, fetched when one of them is opened. */
export const loadPlayWords = (game: MatchGame): Promise<WordsOf> => loaders[game]();
