import type { TextFile } from '#lib/catalogue/dbg.ts';
import type { DbgCatalogue } from '#lib/catalogue/dbg-index.ts';
import { type Locale, nameOf } from '#lib/catalogue/text.ts';
import { m } from '#lib/paraglide/messages.js';
import type { DbgEntry, DbgRoster } from '#lib/roster/dbg-document.ts';
import type { RulingValue } from '#lib/roster/fields.ts';
import { oneLine } from '#lib/util/one-line.ts';
import type { Facts } from '#lib/util/result.ts';

/** What a sentence about a roster needs: the roster, its catalogue, and the catalogue's texts in the sentence's language. */
export interface WordingContext {
	readonly roster: DbgRoster;
	readonly catalogue: DbgCatalogue;
	readonly text: TextFile;
	/** The entry beside which the words stand: their actions leave its name out. */
	readonly here?: string;
}

/** `a, b et c`; `how` says whether all hold or one of them. */
export const listOf = (items: readonly string[], locale: Locale, how: 'conjunction' | 'disjunction'): string =>
	new Intl.ListFormat(locale, { type: how }).format(items);

/** `« Cheval »`, `“Horse”`. */
export const quoted = (name: string, locale: Locale): string => m.problems_quoted({ name }, { locale });

export const numberOf = (value: number, locale: Locale): string => new Intl.NumberFormat(locale).format(value);

/** A change of points with its sign, `−8` with a true minus. */
export const signedOf = (value: number, locale: Locale): string =>
	new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }).format(value).replace('-', '−');

/** How a sentence calls an entry: its own name with the unit, else the unit. A name with a colon inside gets quotes. */
export function entryWords(entry: DbgEntry, text: TextFile, locale: Locale): string {
	const unit = oneLine(nameOf(text, `unit.${entry.unit}`));
	const name = oneLine(entry.name);
	if (name !== '') return m.problems_entry_named({ name, unit }, { locale });
	return unit.includes(':') ? quoted(unit, locale) : unit;
}

/** The same by entry id; null is the roster itself. */
export function whoWords(id: string | null, context: WordingContext, locale: Locale): string {
	const entry = context.roster.entries.find((candidate) => candidate.id === id);
	if (entry) return entryWords(entry, context.text, locale);
	return id === null ? m.problems_roster({}, { locale }) : quoted(oneLine(id), locale);
}

/** The words of a ruling's value: those of the catalogue, else yes, no or the value itself. */
export function answerWords(ruling: string, value: RulingValue, text: TextFile, locale: Locale): string {
	return text[`ruling.${ruling}.${value}`] ?? m.problems_answer({ value: oneLine(String(value)) }, { locale });
}

/** Facts read one by one. A fact that is not there is shown as `?`: a sentence with a hole is better than none. */
export interface FactReader {
	text(name: string): string;
	number(name: string): number;
	list(name: string): readonly string[];
}

export function readFacts(facts: Facts): FactReader {
	return {
		text: (name) => oneLine(String(facts[name] ?? '?')),
		number: (name) => Number(facts[name] ?? Number.NaN),
		list: (name) => {
			const value = facts[name];
			return Array.isArray(value) ? value.map((item) => oneLine(String(item))) : [oneLine(String(value ?? '?'))];
		}
	};
}
