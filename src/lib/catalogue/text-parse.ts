import { TextFile } from './dbg.ts';

/** Reads one language file; the line for editors (`$schema`) is no text. Throws on any other shape: the file ships with us. */
export function parseText(file: unknown): TextFile {
	const { $schema: _, ...text } = TextFile.parse(file);
	return text;
}
