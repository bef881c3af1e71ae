import en from '#lists/dbg/text.en.json' with { type: 'json' };
import fr from '#lists/dbg/text.fr.json' with { type: 'json' };
import type { TextFile } from './dbg.ts';
import { parseText } from './text-parse.ts';
import type { Locale } from './text.ts';

/** Both languages at once, for the command line and tests. The browser takes one language: `loadDbgText`. */
export const dbgText: Readonly<Record<Locale, TextFile>> = { fr: parseText(fr), en: parseText(en) };
