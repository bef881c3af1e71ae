import type { OscarCatalogue } from '#lib/catalogue/oscar-index.ts';
import { loadOscarNames } from '#lib/catalogue/oscar-names.ts';
import type { OscarRoster } from '#lib/roster/oscar-document.ts';
import { drawCompany } from '#lib/rules/oscar/random.ts';

/** A number of [0, 1) from the browser's own randomness. */
const random = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/** A random legal company whose officer, and junior officers, have names; called after its officer if it has no name. */
export async function drawNamedCompany(
	start: OscarRoster,
	catalogue: OscarCatalogue,
	unnamed: string
): Promise<OscarRoster> {
	const drawn = drawCompany(start, catalogue, random);
	const pool = [...(await loadOscarNames(drawn.army))];
	const entries = drawn.entries.map((entry) => {
		const unit = catalogue.units.get(entry.unit ?? '');
		const leads = unit?.role === 'officer' || unit?.rules.includes('junior-officer');
		if (!leads || pool.length === 0) return entry;
		const [name] = pool.splice(Math.floor(random() * pool.length), 1);
		return { ...entry, name: name ?? '' };
	});
	return { ...drawn, name: drawn.name || entries.find(({ name }) => name !== '')?.name || unnamed, entries };
}
