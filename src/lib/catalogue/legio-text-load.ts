import type { TextFile } from './dbg.ts';
import type { Locale } from './text.ts';

const loaders: Record<Locale, () => Promise<{ default: unknown }>> = {
	fr: () => import('#lists/dba-legio/text.fr.json', { with: { type: 'json' } }),
	en: () => import('#lists/dba-legio/text.en.json', { with: { type: 'json' } })
};

/** Names and rule words of DBA Legio in one language; a download of their own in the browser. */
export async function loadLegioText(locale: Locale): Promise<TextFile> {
	const [{ parseText }, file] = await Promise.all([import('./text-parse.ts'), loaders[locale]()]);
	return parseText(file.default);
}
