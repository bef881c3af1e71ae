import type { Locale } from '#lib/catalogue/text.ts';
import { loadOscarText } from '#lib/catalogue/oscar-text-load.ts';
import type { GameId } from '#lib/roster/document.ts';
import { settings } from '#lib/state/settings.svelte.ts';
import { Words, battleWords, dbgWords, legioWords } from '#lib/state/words.svelte.ts';
import { textsInUnit } from '#lib/wording/distance.ts';

const oscarWords = new Words(async (locale: Locale) =>
	textsInUnit(await loadOscarText(locale), settings.units, locale)
);

const BY_GAME: Readonly<Record<GameId, Words>> = {
	dbg: dbgWords,
	oscar: oscarWords,
	'dba-legio': legioWords,
	'bataille-rangee': battleWords
};

/** The texts of a game in the language on screen. */
export const wordsOfGame = (game: GameId): Words => BY_GAME[game];
