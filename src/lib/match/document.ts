import * as z from 'zod/mini';
import { parseSeed } from '../dice/random.ts';
import { type GameId, type ReadFailure, type Roster, makeRosterDocument, parseRoster } from '../roster/document.ts';
import { Key, RulingValue, orElse, record } from '../roster/fields.ts';
import { shapeFacts } from '../util/expectation.ts';
import { parseJson } from '../util/json.ts';
import { type Failure, type Result, err, failure, ok } from '../util/result.ts';

/*
 * The match document of `docs/match-format.md`: two rosters, the rulings agreed on, a seed, and every event of the match
 * in order. Nothing else is stored: the state is the fold of the events. Fields that this version does not know are kept
 * and written back.
 */

export const MATCH_FORMAT = 'signifer.match';
export const MATCH_VERSION = 1;
/** The games that have matches; one with rosters alone is no game of a match. */
export const MATCH_GAMES = ['dbg', 'oscar', 'bataille-rangee', 'dba-legio'] as const satisfies readonly GameId[];
export const isMatchGame = (game: string): game is (typeof MATCH_GAMES)[number] =>
	MATCH_GAMES.some((known) => known === game);
/** House bounds against hostile files, far above any real match. */
export const MAX_EVENTS = 5000;
export const MAX_MATCH_BYTES = 4_000_000;
const MAX_DICE = 40;
const MAX_FACES = 100;
const MAX_NAME = 100;

/** The faces of one die or one pool, as they fell. */
const Faces = z.array(z.int()).check(z.maxLength(MAX_FACES));

/**
 * One event. `kind` says what happened; the other fields are those of the game's own event of that kind. With `dice` the
 * table rolled (docs/attacks.md says how faces are written), without them the seed does.
 */
export const MatchEvent = z.looseObject({
	kind: Key,
	dice: z.optional(z.array(Faces).check(z.maxLength(MAX_DICE)))
});
export type MatchEvent = z.infer<typeof MatchEvent>;

const SideText = orElse(z.string().check(z.maxLength(MAX_NAME)), () => '');

/** A side's own name and colour; an empty text is the roster's name, or the side's usual colour. */
const SideLook = z.looseObject({ name: SideText, colour: SideText });
type SideLook = z.infer<typeof SideLook>;
const noLook = (): SideLook => ({ name: '', colour: '' });

const Head = z.looseObject({
	format: z.literal(MATCH_FORMAT),
	version: z.literal(MATCH_VERSION),
	game: z.enum(MATCH_GAMES),
	sides: z.tuple([z.unknown(), z.unknown()]),
	looks: orElse(z.tuple([SideLook, SideLook]), (): [SideLook, SideLook] => [noLook(), noLook()]),
	seed: z.union([z.string(), z.int()]),
	rulings: record(RulingValue),
	notes: orElse(z.string().check(z.maxLength(MAX_FACES * MAX_NAME)), () => ''),
	events: z.prefault(z.array(MatchEvent).check(z.maxLength(MAX_EVENTS)), [])
});

/** A match as read: both rosters parsed, the seed one that the generator knows. */
export interface MatchDocument {
	readonly format: typeof MATCH_FORMAT;
	readonly version: typeof MATCH_VERSION;
	readonly game: (typeof MATCH_GAMES)[number];
	readonly sides: readonly [Roster, Roster];
	readonly looks: readonly [SideLook, SideLook];
	readonly seed: string;
	readonly rulings: Readonly<Record<string, RulingValue>>;
	readonly notes: string;
	readonly events: readonly MatchEvent[];
	/** Fields of newer versions. */
	readonly [field: string]: unknown;
}

export type MatchReadFailure =
	| ReadFailure // of a side's roster: its facts say also {side}, 1 or 2
	| Failure<
			| 'not-a-match' // another format {format}
			| 'newer-match' // {version, known}
			| 'side-of-other-game' // {side, game, other}
			| 'bad-seed' // {seed}
			| 'too-many-events' // {count, max}
	  >;

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

function readSide(value: unknown, index: 0 | 1, game: Roster['game']): Result<Roster, MatchReadFailure> {
	const side = index + 1;
	const read = parseRoster(value);
	if (!read.ok) return err({ ...read.error, facts: { ...read.error.facts, side } });
	if (read.value.game !== game) {
		return err(failure('side-of-other-game', { side, game, other: read.value.game }));
	}
	return read;
}

/** Reads a parsed JSON value as a match, with defaults filled in and unknown fields kept. Never throws. */
export function parseMatch(value: unknown): Result<MatchDocument, MatchReadFailure> {
	if (!isObject(value) || value['format'] !== MATCH_FORMAT) {
		const format = isObject(value) && typeof value['format'] === 'string' ? value['format'] : null;
		return err(failure('not-a-match', { format }));
	}
	const { version, game, events } = value;
	if (typeof version === 'number' && version > MATCH_VERSION) {
		return err(failure('newer-match', { version, known: MATCH_VERSION }));
	}
	if (typeof game === 'string' && !isMatchGame(game)) return err(failure('unknown-game', { game }));
	if (Array.isArray(events) && events.length > MAX_EVENTS) {
		return err(failure('too-many-events', { count: events.length, max: MAX_EVENTS }));
	}
	const parsed = Head.safeParse(value);
	if (!parsed.success) return err(failure('wrong-shape', shapeFacts(parsed.error.issues[0])));
	const head = parsed.data;
	const seed = String(head.seed);
	if (!parseSeed(seed).ok) return err(failure('bad-seed', { seed }));
	const first = readSide(head.sides[0], 0, head.game);
	if (!first.ok) return first;
	const second = readSide(head.sides[1], 1, head.game);
	if (!second.ok) return second;
	return ok({ ...head, seed, sides: [first.value, second.value] });
}

/** Reads the text of a match file. A byte-order mark and blanks around the JSON are ignored. */
export function parseMatchText(source: string): Result<MatchDocument, MatchReadFailure> {
	if (source.length > MAX_MATCH_BYTES) {
		return err(failure('too-large', { bytes: source.length, max: MAX_MATCH_BYTES }));
	}
	const json = parseJson(source);
	return json.ok ? parseMatch(json.value) : json;
}

/** The document as export writes it; `parseMatch` of it is the same match. */
export const makeMatchDocument = (match: MatchDocument): Record<string, unknown> => ({
	...match,
	sides: match.sides.map(makeRosterDocument)
});

export interface NewMatch {
	readonly sides: readonly [Roster, Roster];
	readonly seed: string;
	readonly rulings?: MatchDocument['rulings'];
	readonly looks?: readonly [Partial<SideLook>, Partial<SideLook>];
}

/** A match that has not begun. Both rosters must be of one game; rulings are those of the first unless agreed otherwise. */
export function newMatch({ sides, seed, rulings, looks }: NewMatch): Result<MatchDocument, MatchReadFailure> {
	const [first, second] = sides;
	return parseMatch({
		format: MATCH_FORMAT,
		version: MATCH_VERSION,
		game: first.game,
		sides: [first, second],
		looks: looks ?? null,
		seed,
		rulings: rulings ?? first.rulings,
		events: []
	});
}
