import type { StoredRoster } from '../store/contract.ts';
import { fold } from '../util/fold.ts';

export const SORTS = ['changed', 'name', 'army', 'points'] as const;
export type Sort = (typeof SORTS)[number];

/** A roster with what the list shows and searches, in the language on screen. */
export interface HomeItem {
	readonly stored: StoredRoster;
	readonly title: string;
	/** Its line in the list. */
	readonly about: string;
	readonly army: string;
	/** Null while the rules are on their way. */
	readonly points: number | null;
	/** Everything that a search may find, in words. */
	readonly haystack: string;
}

export interface HomeFilter {
	readonly query: string;
	readonly tag: string | null;
	readonly sort: Sort;
	readonly locale: string;
}

/** The items that match every word of the search and the tag, in order; equal ones by name, then newest first. */
export function arrange(items: readonly HomeItem[], filter: HomeFilter): HomeItem[] {
	const words = fold(filter.query)
		.split(' ')
		.filter((word) => word !== '');
	const collator = new Intl.Collator(filter.locale, { numeric: true });
	const byName = (a: HomeItem, b: HomeItem) => collator.compare(a.title, b.title);
	const byChange = (a: HomeItem, b: HomeItem) => b.stored.updatedAt - a.stored.updatedAt;
	const orders: Record<Sort, (a: HomeItem, b: HomeItem) => number> = {
		changed: byChange,
		name: byName,
		army: (a, b) => collator.compare(a.army, b.army),
		points: (a, b) => (b.points ?? -1) - (a.points ?? -1)
	};
	return items
		.filter((item) => filter.tag === null || item.stored.tags.includes(filter.tag))
		.filter((item) => {
			const haystack = fold(item.haystack);
			return words.every((word) => haystack.includes(word));
		})
		.toSorted((a, b) => orders[filter.sort](a, b) || byName(a, b) || byChange(a, b));
}

/** Every tag in use, in alphabetical order. */
export function tagsOf(rosters: readonly StoredRoster[], locale: string): string[] {
	const tags = new Set(rosters.flatMap((stored) => stored.tags));
	return [...tags].toSorted(new Intl.Collator(locale, { numeric: true }).compare);
}

/** Tags as typed: separated by commas; blanks trimmed, doubles (but for case and accents) dropped, 20 at most of 40 signs. */
export function parseTags(text: string): string[] {
	const seen = new Set<string>();
	const tags: string[] = [];
	for (const part of text.split(/[,;\n]/)) {
		const tag = [...part.trim().replace(/\s+/g, ' ')].slice(0, 40).join('');
		const key = fold(tag) || tag;
		if (tag === '' || seen.has(key)) continue;
		seen.add(key);
		tags.push(tag);
	}
	return tags.slice(0, 20);
}
