import type { GameId } from '../roster/document.ts';
import { oscarWords } from './oscar-words.svelte.ts';
import { settings } from './settings.svelte.ts';
import { type Words, dbgWords } from './words.svelte.ts';

const WORDS: Readonly<Record<GameId, Words>> = { dbg: dbgWords, oscar: oscarWords };

/** The words of a game; nobody has fetched them before `followWords` or `followGames`. */
export const gameWords = (game: GameId): Words => WORDS[game];

/** Call while a component is set up: follows the words of every game that the given ones are of, and of no other. */
export function followGames(games: () => Iterable<GameId>): void {
	for (const [game, words] of Object.entries(WORDS)) {
		const used = $derived([...games()].some((each) => each === game));
		$effect.pre(() => (used ? words.follow(settings.locale) : undefined));
	}
}
