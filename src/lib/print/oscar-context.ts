import { cleanLine } from '../cards/clean.ts';
import type { Named } from '../cards/content.ts';
import { type Locale, nameOf, wordsOf } from '../catalogue/text.ts';
import type { DistanceUnit } from '../wording/distance.ts';
import type { OscarContext } from '../wording/oscar-words.ts';

/** A company to print: `text` is in the language of the print, its distances in `unit`. */
export interface OscarPrintContext extends OscarContext {
	readonly locale: Locale;
	readonly unit: DistanceUnit;
}

/** A name of the catalogue on one printable line. */
export const printName = (key: string, { text }: Pick<OscarContext, 'text'>): string => cleanLine(nameOf(text, key));

/** A name with its line of rule words. */
export function printRule(key: string, context: Pick<OscarContext, 'text'>): Named {
	const rule = wordsOf(context.text, `${key}.rule`);
	return { name: printName(key, context), rule: rule === null ? null : cleanLine(rule) };
}
