import type { TextFile } from './dbg.ts';

export const LOCALES = ['fr', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** The text of a catalogue id, such as `nameOf(text, 'unit.centurion')`; an id that the catalogue lost is shown as it is. */
export function nameOf(text: TextFile, key: string): string {
	return text[key] ?? key.slice(key.indexOf('.') + 1);
}

/** A text that may be missing, such as the rule words of a piece of equipment. */
export const wordsOf = (text: TextFile, key: string): string | null => text[key] ?? null;
