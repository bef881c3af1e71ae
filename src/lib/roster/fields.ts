import * as z from 'zod/mini';

/* Pieces shared by the roster documents of all games: bounded texts and fields that may be absent. */

/** Bounds of what is read at all, against hostile files; far above any real roster. */
export const MAX_ENTRIES = 500;
export const MAX_TEXT = 10_000;
const MAX_ITEMS = 100;
const MAX_KEY = 100;

export const Key = z.string().check(z.minLength(1), z.maxLength(MAX_KEY));
const Text = z.string().check(z.maxLength(MAX_TEXT));

/** A field that may be absent or null, and then has its default. */
export const orElse = <T extends z.ZodMiniType, D extends z.infer<T> | null>(schema: T, fallback: () => D) =>
	z.prefault(
		z.pipe(
			z.nullable(schema),
			z.transform((value): z.infer<T> | D => value ?? fallback())
		),
		() => null
	);

export const list = <T extends z.ZodMiniType>(item: T) =>
	orElse(z.array(item).check(z.maxLength(MAX_ITEMS)), (): z.infer<T>[] => []);

export const text = orElse(Text, () => '');

export const record = <T extends z.ZodMiniType>(value: T) =>
	orElse(z.record(Key, value), (): Record<string, z.infer<T>> => ({}));

export const RulingValue = z.union([z.number(), z.boolean(), z.string().check(z.maxLength(MAX_KEY))]);
export type RulingValue = z.infer<typeof RulingValue>;

export const ROSTER_FORMAT = 'signifer.roster';
export const ROSTER_VERSION = 1;

/** What every roster has, whatever its game. */
export const head = {
	format: z.literal(ROSTER_FORMAT),
	version: z.literal(ROSTER_VERSION),
	name: text,
	rulings: record(RulingValue),
	notes: text
};
