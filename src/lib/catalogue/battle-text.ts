import en from '#lists/bataille-rangee/text.en.json' with { type: 'json' };
import fr from '#lists/bataille-rangee/text.fr.json' with { type: 'json' };
import type { TextFile } from './dbg.ts';
import type { Locale } from './text.ts';
import { parseText } from './text-parse.ts';

/** Both languages at once, for the command line and tests. The browser takes one language: `loadBattleText`. */
export const battleText: Readonly<Record<Locale, TextFile>> = { fr: parseText(fr), en: parseText(en) };
