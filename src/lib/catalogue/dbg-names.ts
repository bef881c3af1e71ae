import { type Names, NamesFile } from './dbg-extras.ts';

/** Personal names for the figures of an army, or empty lists for an army without any. */
export async function loadDbgNames(army: string): Promise<Names> {
	const file = await import('#lists/dbg/names.json', { with: { type: 'json' } });
	return NamesFile.parse(file.default).armies[army] ?? { male: [], female: [] };
}
