import type { OscarCatalogue } from '#lib/catalogue/oscar-index.ts';
import type { TextFile } from '#lib/catalogue/dbg.ts';
import { type Locale, nameOf } from '#lib/catalogue/text.ts';
import { m } from '#lib/paraglide/messages.js';
import type { OscarEntry, OscarRoster } from '#lib/roster/oscar-document.ts';
import { oneLine } from '#lib/util/one-line.ts';
import { quoted } from './words.ts';

/** What a sentence about a company needs: the roster, its catalogue, and the texts in the sentence's language. */
export interface OscarContext {
	readonly roster: OscarRoster;
	readonly catalogue: OscarCatalogue;
	/** With distances in the reader's unit: `textsInUnit`. */
	readonly text: TextFile;
}

/** The name of what an entry fields: its own profile's, else the unit's. */
export function fieldedName({ unit, profile }: OscarEntry, text: TextFile, locale: Locale): string {
	if (profile) return oneLine(profile.name) || m.oscar_own_unnamed({}, { locale });
	return oneLine(nameOf(text, `unit.${unit ?? ''}`));
}

/** How a sentence calls an entry: its own name with what it fields, else that alone. */
export function groupWords(entry: OscarEntry, text: TextFile, locale: Locale): string {
	const unit = fieldedName(entry, text, locale);
	const name = oneLine(entry.name);
	return name === '' ? unit : m.oscar_entry_named({ name, unit }, { locale });
}

/** The same by entry id; null is the company itself. */
export function whoOscar(id: string | null, { roster, text }: OscarContext, locale: Locale): string {
	const entry = roster.entries.find((candidate) => candidate.id === id);
	if (entry) return groupWords(entry, text, locale);
	return id === null ? m.oscar_company({}, { locale }) : quoted(oneLine(id), locale);
}
