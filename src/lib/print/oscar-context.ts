import type { Locale } from '../catalogue/text.ts';
import type { DistanceUnit } from '../wording/distance.ts';
import type { OscarContext } from '../wording/oscar-words.ts';

/** A company to print: `text` is in the language of the print, its distances in `unit`. */
export interface OscarPrintContext extends OscarContext {
	readonly locale: Locale;
	readonly unit: DistanceUnit;
}
