import { shapeFacts } from '../util/expectation.ts';
import { parseJson } from '../util/json.ts';
import { type Failure, type Result, err, failure, ok } from '../util/result.ts';
import { BattleRoster } from './battle-document.ts';
import { DbgRoster } from './dbg-document.ts';
import { ROSTER_FORMAT, ROSTER_VERSION } from './fields.ts';
import { LegioRoster } from './legio-document.ts';
import { membersOf } from './members.ts';
import { OscarRoster } from './oscar-document.ts';

/*
 * The roster document of `docs/file-format.md`: what export writes, import reads and backups contain. A document is a
 * draft: readable, perhaps illegal. Fields that this version does not know are kept and written back.
 */

export const MAX_DOCUMENT_BYTES = 1_000_000;

/** One roster of any game; the union grows with the games. */
export type Roster = DbgRoster | OscarRoster | LegioRoster | BattleRoster;
export type GameId = Roster['game'];
export const ROSTER_SCHEMAS = {
	dbg: DbgRoster,
	oscar: OscarRoster,
	'dba-legio': LegioRoster,
	'bataille-rangee': BattleRoster
} as const satisfies Record<GameId, unknown>;
export const GAMES = ['dbg', 'oscar', 'dba-legio', 'bataille-rangee'] as const satisfies readonly GameId[];
const isGame = (game: unknown): game is GameId => typeof game === 'string' && Object.hasOwn(ROSTER_SCHEMAS, game);

export type RosterOf<G extends GameId> = Extract<Roster, { game: G }>;

/** The roster as its game's own type; handing a game another game's roster is a bug. */
export function ofGame<G extends GameId>(roster: Roster, game: G): RosterOf<G> {
	const is = (each: Roster): each is RosterOf<G> => each.game === game;
	if (!is(roster)) throw new Error(`bug: a ${roster.game} roster where ${game} is meant`);
	return roster;
}

export const READ_FAILURES = [
	'not-text', // bytes that are no UTF-8 (or UTF-16 with its mark)
	'not-json', // {line, column}
	'too-large', // {bytes, max}
	'not-a-roster', // another format {format}
	'newer-version', // {version, known}
	'unknown-game', // {game}
	'wrong-shape', // {path, expected, bound}: `expected` as `expectation` below names it
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
	if (!isGame(game)) {
		return err(
			typeof game === 'string'
				? failure('unknown-game', { game })
				: failure('wrong-shape', { path: 'game', expected: 'one-of', bound: GAMES.join(', ') })
		);
	}
	const parsed = ROSTER_SCHEMAS[game].safeParse(value);
	if (!parsed.success) {
		return err(failure('wrong-shape', shapeFacts(parsed.error.issues[0])));
	}
	const seen = new Set<string>();
	for (const entry of membersOf(parsed.data)) {
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

const isDefault = (value: unknown): boolean =>
	value === '' ||
	value === null ||
	(Array.isArray(value) && value.length === 0) ||
	(isObject(value) && Object.keys(value).length === 0);

/** Fields of entries whose absence says the same; fields that this version does not know are written as they came. */
const WITH_DEFAULT: ReadonlySet<string> = new Set([
	...['unit', 'profile', 'headcount'], // of OSCAR, null by default
	...['name', 'options', 'skills', 'swaps', 'notes'],
	...['sb', 'wounds', 'talents', 'casts'] // of Bataille rangée
]);

const leaveDefaultsOut = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
	Object.fromEntries(Object.entries(fields).filter(([name, value]) => !WITH_DEFAULT.has(name) || !isDefault(value)));

/** The document as export writes it: entries without their defaults, fields in the order of the format's description. */
export function makeRosterDocument(roster: Roster): Record<string, unknown> {
	if (roster.game !== 'bataille-rangee') return { ...roster, entries: roster.entries.map(leaveDefaultsOut) };
	const { heroes, creatures } = roster;
	return { ...roster, heroes: heroes.map(leaveDefaultsOut), creatures: creatures.map(leaveDefaultsOut) };
}
