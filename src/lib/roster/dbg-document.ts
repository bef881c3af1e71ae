import * as z from 'zod/mini';
import { Key, MAX_ENTRIES, head, list, orElse, record, text } from './fields.ts';

/** A De Bello Gallico entry: `count` figures, all with the same options, skills and swaps. */
export const DbgEntry = z.looseObject({
	id: Key,
	unit: Key,
	count: orElse(z.number(), () => 1),
	name: text,
	options: list(Key),
	skills: list(Key),
	swaps: record(Key),
	notes: text
});
export type DbgEntry = z.infer<typeof DbgEntry>;

export const DbgRoster = z.looseObject({
	...head,
	game: z.literal('dbg'),
	army: Key,
	variant: orElse(Key, () => null),
	/** Points; null is no limit. */
	pointsLimit: orElse(z.number().check(z.nonnegative()), () => null),
	composition: orElse(Key, () => 'free'),
	entries: z.array(DbgEntry).check(z.maxLength(MAX_ENTRIES))
});
export type DbgRoster = z.infer<typeof DbgRoster>;

/** A fresh entry with defaults. */
export function makeEntry(id: string, unit: string, count: number): DbgEntry {
	return { id, unit, count, name: '', options: [], skills: [], swaps: {}, notes: '' };
}
