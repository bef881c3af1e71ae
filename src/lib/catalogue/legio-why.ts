import type { TextFile } from './dbg.ts';
import type { Locale } from './text.ts';

const loaders: Record<Locale, () => Promise<{ default: unknown }>> = {
	fr: () => import('#lists/dba-legio/why.fr.json', { with: { type: 'json' } }),
	en: () => import('#lists/dba-legio/why.en.json', { with: { type: 'json' } })
};

/**
 * The reasons of DBA Legio in one language, loaded when somebody asks: `why.<id>` for a provenance, `ruling.<id>.why` for
 * a ruling.
 */
export async function loadLegioWhy(locale: Locale): Promise<TextFile> {
	const [{ parseText }, file] = await Promise.all([import('./text-parse.ts'), loaders[locale]()]);
	return parseText(file.default);
}
