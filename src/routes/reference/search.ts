import { fold } from '#lib/util/fold.ts';

/** What a search needs to know of an item. */
export interface Searchable {
	/** Key of its name in the game's texts, such as `unit.centurion`; also its place in the address. */
	readonly key: string;
	readonly kind: string;
	readonly name: string;
	/** Folded text that a search looks into. */
	readonly haystack: string;
}

/** Items of a kind (null: all) with every word of the search; those whose name has them come first. */
export function searchItems<T extends Searchable>(items: readonly T[], query: string, kind: T['kind'] | null): T[] {
	const words = fold(query)
		.split(' ')
		.filter((word) => word !== '');
	const found = items.filter(
		(item) => (kind === null || item.kind === kind) && words.every((word) => item.haystack.includes(word))
	);
	if (words.length === 0) return found;
	const inName = (item: T) => words.every((word) => fold(item.name).includes(word));
	return [...found.filter(inName), ...found.filter((item) => !inName(item))];
}
