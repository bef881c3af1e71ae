import { readFileSync } from 'node:fs';
import { dbgCatalogue } from '#lib/catalogue/dbg-lists.ts';
import { Provenance } from '#lib/catalogue/provenance.ts';

/* Shared by the tests of the De Bello Gallico lists. */

export const { game, armies, units, equipment, skills, compositions, rulings, codes } = dbgCatalogue;
export const variants = [...armies.values()].flatMap((army) => army.variants);

export const listFile = (name: string): unknown =>
	JSON.parse(readFileSync(new URL(`../../lists/dbg/${name}`, import.meta.url), 'utf8'));

/** A fixture as one record per line, keys from its first line. */
export function fixtureRows(name: string): Readonly<Record<string, string>>[] {
	const [head, ...lines] = readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8')
		.trim()
		.split('\n');
	const keys = head?.split(',') ?? [];
	return lines.map((line) => {
		const cells = line.split(',');
		return Object.fromEntries(keys.map((key, at) => [key, cells[at] ?? '']));
	});
}

/** Every provenance of a value with the path to it, such as `units.3.options.0`. */
export function provenances(value: unknown, path = ''): { path: string; provenance: Provenance }[] {
	if (typeof value !== 'object' || value === null) return [];
	const own = Provenance.safeParse(value);
	if (own.success) return [{ path, provenance: own.data }];
	return Object.entries(value).flatMap(([key, part]) => provenances(part, path === '' ? key : `${path}.${key}`));
}

/** What appears more than once. */
export const repeated = <T>(items: Iterable<T>): T[] => {
	const all = [...items];
	return all.filter((item, at) => all.indexOf(item) !== at);
};
