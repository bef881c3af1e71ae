import type { DbgCatalogue } from '#lib/catalogue/dbg-index.ts';
import { loadDbgNames } from '#lib/catalogue/dbg-names.ts';
import type { DbgRoster } from '#lib/roster/dbg-document.ts';
import { drawDbg } from '#lib/rules/dbg/random.ts';

/** A number of [0, 1) from the browser's own randomness. */
const random = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** A random legal warband whose officers have names, called after the first of them if it has none; null when the limit is too low for the composition. */
export async function drawWarband(start: DbgRoster, catalogue: DbgCatalogue): Promise<DbgRoster | null> {
	const drawn = drawDbg(start, catalogue, random);
	if (!drawn) return null;
	const pool = [...(await loadDbgNames(drawn.army)).male];
	const entries = drawn.entries.map((entry) => {
		const unit = catalogue.units.get(entry.unit);
		if (!unit?.rank || unit.unique || pool.length === 0) return entry;
		const [name] = pool.splice(Math.floor(random() * pool.length), 1);
		return { ...entry, name: name ?? '' };
	});
	return { ...drawn, name: drawn.name || (entries.find((entry) => entry.name !== '')?.name ?? ''), entries };
}
