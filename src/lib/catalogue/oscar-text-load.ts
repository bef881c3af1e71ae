import type { TextFile } from './dbg.ts';
import type { Locale } from './text.ts';

const loaders: Record<Locale, () => Promise<{ default: unknown }>> = {
	fr: () => import('#lists/oscar/text.fr.json', { with: { type: 'json' } }),
	en: () => import('#lists/oscar/text.en.json', { with: { type: 'json' } })
};

/**
 * Names and rule words of OSCAR in one language; a download of their own in the browser. Distances stand in braces, in
 * inches: show a text through `fillDistances`.
 */
export async function loadOscarText(locale: Locale): Promise<TextFile> {
	const [{ parseText }, file] = await Promise.all([import('./text-parse.ts'), loaders[locale]()]);
	return parseText(file.default);
}
