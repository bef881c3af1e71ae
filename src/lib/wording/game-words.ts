import { dbgText } from '#lib/catalogue/dbg-text.ts';
import { oscarText } from '#lib/catalogue/oscar-text.ts';
import type { Locale } from '#lib/catalogue/text.ts';
import type { Roster } from '#lib/roster/document.ts';
import { dbgGameWords } from './dbg-game-words.ts';
import { type DistanceUnit, USUAL_UNIT } from './distance.ts';
import { oscarGameWords } from './oscar-game-words.ts';
import type { GameWords } from './roster-words.ts';

/** Both languages and both games at once: for the command line. The browser loads one of each. */
export const gameWords = (roster: Roster, locale: Locale, unit: DistanceUnit = USUAL_UNIT): GameWords =>
	roster.game === 'dbg'
		? dbgGameWords(roster, dbgText[locale], locale)
		: oscarGameWords(roster, oscarText[locale], locale, unit);
