import { cleanLine } from '../cards/clean.ts';
import type { TextFile } from '../catalogue/dbg.ts';
import type { LegioCatalogue } from '../catalogue/legio-index.ts';
import type { Locale } from '../catalogue/text.ts';
import type { LegioEntry, LegioRoster } from '../roster/legio-document.ts';
import type { Kind } from '../rules/legio/effects.ts';
import { elementName } from '../wording/legio-effects.ts';
import { printName } from './common.ts';

/** An army of DBA Legio to print: `text` is in the language of the print. */
export interface LegioPrintContext {
	readonly roster: LegioRoster;
	readonly catalogue: LegioCatalogue;
	readonly text: TextFile;
	readonly locale: Locale;
}

type Words = Pick<LegioPrintContext, 'text' | 'locale'>;

/** The usual name of an element on one printable line. */
export const printElement = (kind: Kind, { text, locale }: Words): string => cleanLine(elementName(kind, text, locale));

/** How a plan or a table calls an entry: its own name, else its element. */
export const printEntry = (entry: LegioEntry, context: Words): string =>
	cleanLine(entry.name) || printElement(entry, context);

/** The tendency by name, or as it is written where the catalogue does not know it. */
export const printTendency = ({ roster, catalogue, text }: LegioPrintContext): string =>
	catalogue.tendencies.has(roster.tendency)
		? printName(`tendency.${roster.tendency}`, { text })
		: cleanLine(roster.tendency);
