import type { GameId, Roster } from '../roster/document.ts';
import { type Result, err, failure } from '../util/result.ts';
import { GAME_NUMBER, type ShareFailure, type Shared } from './codec.ts';
import { readShared } from './find-code.ts';

/** Games that have screens. The command line knows more; their links and files are refused here in words, not lost. */
const SCREEN_GAMES: readonly GameId[] = ['dbg', 'oscar'];

export const hasScreens = (roster: Roster): boolean => SCREEN_GAMES.includes(roster.game);

/** `readShared` for the app: a company of a game without screens is `newer-game`. */
export function readSharedOnScreen(text: string): Result<Shared, ShareFailure> {
	const read = readShared(text);
	return read.ok && !hasScreens(read.value.roster)
		? err(failure('newer-game', { game: GAME_NUMBER[read.value.roster.game] }))
		: read;
}
