import { TextFile } from './dbg.ts';

export const LOCALES = ['fr', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** Reads one language file; the line for editors (`$schema`) is no text. Throws on any other shape: the file ships with us. */
export function parseText(file: unknown): TextFile {
	const { $schema: _, ...text } = TextFile.parse(file);
	return text;
}

/** The text of a catalogue id, such as `nameOf(text, 'unit.centurion')`; an id that the catalogue lost is shown as it is. */
export function nameOf(text: TextFile, key: string): string {
	return text[key] ?? key.slice(key.indexOf('.') + 1);
}

/** A text that may be missing, such as the rule words of a piece of equipment. */
export const wordsOf = (text: TextFile, key: string): string | null => text[key] ?? null;
