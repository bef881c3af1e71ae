import * as z from 'zod/mini';
import { shapeFacts } from '../util/expectation.ts';
import { parseJson } from '../util/json.ts';
import { type Failure, type Result, err, failure, ok } from '../util/result.ts';

/*
 * The roster document of `docs/file-format.md`: what export writes, import reads and backups contain. A document is a
 * draft: readable, perhaps illegal. Fields that this version does not know are kept and written back.
 */

export const ROSTER_FORMAT = 'signifer.roster';
export const ROSTER_VERSION = 1;

/** Bounds of what is read at all, against hostile files; far above any real roster. */
export const MAX_DOCUMENT_BYTES = 1_000_000;
export const MAX_ENTRIES = 500;
export const MAX_TEXT = 10_000;
const MAX_ITEMS = 100;

const Text = z.string().check(z.maxLength(MAX_TEXT));
const Key = z.string().check(z.minLength(1), z.maxLength(100));
/** A field that may be absent or null, and then has its default. */
const orElse = <T extends z.ZodMiniType, D extends z.infer<T> | null>(schema: T, fallback: () => D) =>
	z.prefault(
		z.pipe(
			z.nullable(schema),
			z.transform((value): z.infer<T> | D => value ?? fallback())
		),
		() => null
	);

const list = <T extends z.ZodMiniType>(item: T) =>
	orElse(z.array(item).check(z.maxLength(MAX_ITEMS)), (): z.infer<T>[] => []);
const text = orElse(Text, () => '');

export const RulingValue = z.union([z.number(), z.boolean(), z.string().check(z.maxLength(100))]);
export type RulingValue = z.infer<typeof RulingValue>;

const record = <T extends z.ZodMiniType>(value: T) =>
	orElse(z.record(Key, value), (): Record<string, z.infer<T>> => ({}));

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
	format: z.literal(ROSTER_FORMAT),
	version: z.literal(ROSTER_VERSION),
	game: z.literal('dbg'),
	army: Key,
	variant: orElse(Key, () => null),
	name: text,
	/** Points; null is no limit. */
	pointsLimit: orElse(z.number().check(z.nonnegative()), () => null),
	composition: orElse(Key, () => 'free'),
	rulings: record(RulingValue),
	notes: text,
	entries: z.array(DbgEntry).check(z.maxLength(MAX_ENTRIES))
});
export type DbgRoster = z.infer<typeof DbgRoster>;

/** One roster of any game; the union grows with the games. */
export const Roster = DbgRoster;
export type Roster = DbgRoster;
export const GAMES = ['dbg'] as const;
export type GameId = Roster['game'];

export const READ_FAILURES = [
	'not-text', // bytes that are no UTF-8 (or UTF-16 with its mark)
	'not-json', // {line, column}
	'too-large', // {bytes, max}
	'not-a-roster', // another format {format}
	'newer-version', // {version, known}
	'unknown-game', // {game}
	'wrong-shape', // {path, expected, bound}
	'entry-id-repeated' // {id}
] as const;
export type ReadFailure = Failure<(typeof READ_FAILURES)[number]>;

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads a parsed JSON value as a roster document, with defaults filled in and unknown fields kept.
 * Fails with the path of the first fault; never throws.
 */
export function parseRoster(value: unknown): Result<Roster, ReadFailure> {
	if (!isObject(value) || value['format'] !== ROSTER_FORMAT) {
		const format = isObject(value) && typeof value['format'] === 'string' ? value['format'] : null;
		return err(failure('not-a-roster', { format }));
	}
	const version = value['version'];
	if (typeof version === 'number' && version > ROSTER_VERSION) {
		return err(failure('newer-version', { version, known: ROSTER_VERSION }));
	}
	const game = value['game'];
	if (typeof game === 'string' && !(GAMES as readonly string[]).includes(game)) {
		return err(failure('unknown-game', { game }));
	}
	const parsed = Roster.safeParse(value);
	if (!parsed.success) {
		return err(failure('wrong-shape', shapeFacts(parsed.error.issues[0])));
	}
	const seen = new Set<string>();
	for (const entry of parsed.data.entries) {
		if (seen.has(entry.id)) return err(failure('entry-id-repeated', { id: entry.id }));
		seen.add(entry.id);
	}
	return ok(parsed.data);
}

/** Reads the text of a roster file. A byte-order mark and blanks around the JSON are ignored. */
export function parseRosterText(source: string): Result<Roster, ReadFailure> {
	if (source.length > MAX_DOCUMENT_BYTES) {
		return err(failure('too-large', { bytes: source.length, max: MAX_DOCUMENT_BYTES }));
	}
	const json = parseJson(source);
	return json.ok ? parseRoster(json.value) : json;
}

/** The document as export writes it: defaults left out, fields in the order of the format's description. */
export function makeRosterDocument(roster: Roster): Record<string, unknown> {
	const { entries, ...head } = roster;
	return {
		...head,
		entries: entries.map((entry) => {
			const { id, unit, count, name, options, skills, swaps, notes, ...unknown } = entry;
			return {
				id,
				unit,
				count,
				...(name === '' ? {} : { name }),
				...(options.length === 0 ? {} : { options }),
				...(skills.length === 0 ? {} : { skills }),
				...(Object.keys(swaps).length === 0 ? {} : { swaps }),
				...(notes === '' ? {} : { notes }),
				...unknown
			};
		})
	};
}
