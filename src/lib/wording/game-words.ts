import { battleText } from '#lib/catalogue/battle-text.ts';
import { dbgText } from '#lib/catalogue/dbg-text.ts';
import { legioText } from '#lib/catalogue/legio-text.ts';
import { oscarText } from '#lib/catalogue/oscar-text.ts';
import type { Locale } from '#lib/catalogue/text.ts';
import type { Roster } from '#lib/roster/document.ts';
import { unreachable } from '#lib/util/assert.ts';
import { battleGameWords } from './battle-game-words.ts';
import { dbgGameWords } from './dbg-game-words.ts';
import { type DistanceUnit, USUAL_UNIT } from './distance.ts';
import { legioGameWords } from './legio-game-words.ts';
import { oscarGameWords } from './oscar-game-words.ts';
import type { GameWords } from './roster-words.ts';

/** Both languages and all games at once: for the command line. The browser loads one of each. */
export function gameWords(roster: Roster, locale: Locale, unit: DistanceUnit = USUAL_UNIT): GameWords {
	switch (roster.game) {
		case 'dbg':
			return dbgGameWords(roster, dbgText[locale], locale);
		case 'oscar':
			return oscarGameWords(roster, oscarText[locale], locale, unit);
		case 'dba-legio':
			return legioGameWords(roster, legioText[locale], locale);
		case 'bataille-rangee':
			return battleGameWords(roster, battleText[locale], locale);
		default:
			return unreachable(roster);
	}
}
