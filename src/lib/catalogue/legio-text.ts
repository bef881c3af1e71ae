import en from '#lists/dba-legio/text.en.json' with { type: 'json' };
import fr from '#lists/dba-legio/text.fr.json' with { type: 'json' };
import type { TextFile } from './dbg.ts';
import type { Locale } from './text.ts';
import { parseText } from './text-parse.ts';

/** Both languages at once, for the command line and tests. The browser takes one language: `loadLegioText`. */
export const legioText: Readonly<Record<Locale, TextFile>> = { fr: parseText(fr), en: parseText(en) };
