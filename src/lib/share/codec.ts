import battleCodes from '#lists/bataille-rangee/codes.json' with { type: 'json' };
import legioCodes from '#lists/dba-legio/codes.json' with { type: 'json' };
import oscarCodes from '#lists/oscar/codes.json' with { type: 'json' };
import { CodesFile as BattleCodes } from '../catalogue/battle.ts';
import { dbgCatalogue } from '../catalogue/dbg-lists.ts';
import { CodesFile as LegioCodes } from '../catalogue/legio.ts';
import { CodesFile as OscarCodes } from '../catalogue/oscar.ts';
import { GAMES as GAME_IDS, type GameId, type Roster, ofGame } from '../roster/document.ts';
import { decodeBase64url, encodeBase64url } from '../util/base64url.ts';
import { crc32 } from '../util/crc32.ts';
import { type Failure, type Result, err, failure, ok } from '../util/result.ts';
import { decodeBattleV1, encodeBattleV1, isCutBattleV1 } from './battle-v1.ts';
import type { ReadFault } from './bytes.ts';
import { decodeLegioV1, encodeLegioV1, isCutLegioV1 } from './legio-v1.ts';
import { type ShareNumbers, shareNumbers } from './numbers.ts';
import { decodeOscarV1, encodeOscarV1, isCutOscarV1 } from './oscar-v1.ts';
import { decodeV1, encodeV1, isCutV1 } from './v1.ts';

/*
 * The share code of docs/share-code.md: base64url of the payload, then six characters of checksum. Every version keeps
 * this outside, the first byte (version, game) and the checksum, so that an older program can tell "newer" from "damaged".
 */

/** The version that this program writes; it reads all from 1 on. */
export const SHARE_VERSION = 1;
/** Characters; about 500 entries with long names. Checked before anything is unpacked. */
export const MAX_CODE = 65_536;
export const CHECKSUM_LENGTH = 6;
/** No roster is shorter: one byte each for version, revision, parts, army (or company) and the number of entries. */
export const MIN_CODE = 7 + CHECKSUM_LENGTH;
// no i, l, o, u: digits and letters only, so that a messenger keeps the last character
const CHECKSUM_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Number of each game in the first byte; append-only. */
const GAME_NUMBER: Record<GameId, number> = { dbg: 1, oscar: 2, 'dba-legio': 3, 'bataille-rangee': 4 };
const firstByte = (game: GameId): number => 16 * SHARE_VERSION + GAME_NUMBER[game];

/** Revision of the OSCAR lists; a test holds it to `lists/oscar/game.json`, which a link need not load. */
export const OSCAR_REVISION = 1;
/** Likewise of DBA Legio and Bataille rangée. */
export const LEGIO_REVISION = 1;
export const BATTLE_REVISION = 1;

/** What version 1 does for one game. */
interface GameCodec {
	readonly numbers: ShareNumbers;
	encode(roster: Roster, numbers: ShareNumbers): Uint8Array;
	decode(payload: Uint8Array): { readonly roster: Roster; readonly revision: number } | ReadFault;
	isCut(payload: Uint8Array): boolean;
}

const dbgNumbers = shareNumbers(dbgCatalogue.codes, dbgCatalogue.game.revision);
const oscarNumbers = shareNumbers(OscarCodes.parse(oscarCodes), OSCAR_REVISION);
const legioNumbers = shareNumbers(LegioCodes.parse(legioCodes), LEGIO_REVISION);
const battleNumbers = shareNumbers(BattleCodes.parse(battleCodes), BATTLE_REVISION);

const GAMES: Readonly<Record<GameId, GameCodec>> = {
	dbg: {
		numbers: dbgNumbers,
		encode: (roster, numbers) => encodeV1(firstByte('dbg'), ofGame(roster, 'dbg'), numbers),
		decode: (payload) => decodeV1(payload, dbgNumbers),
		isCut: isCutV1
	},
	oscar: {
		numbers: oscarNumbers,
		encode: (roster, numbers) => encodeOscarV1(firstByte('oscar'), ofGame(roster, 'oscar'), numbers),
		decode: (payload) => decodeOscarV1(payload, oscarNumbers),
		isCut: isCutOscarV1
	},
	'dba-legio': {
		numbers: legioNumbers,
		encode: (roster, numbers) => encodeLegioV1(firstByte('dba-legio'), ofGame(roster, 'dba-legio'), numbers),
		decode: (payload) => decodeLegioV1(payload, legioNumbers),
		isCut: isCutLegioV1
	},
	'bataille-rangee': {
		numbers: battleNumbers,
		encode: (roster, numbers) =>
			encodeBattleV1(firstByte('bataille-rangee'), ofGame(roster, 'bataille-rangee'), numbers),
		decode: (payload) => decodeBattleV1(payload, battleNumbers),
		isCut: isCutBattleV1
	}
};
const gameOf = (number: number): GameCodec | null => {
	const game = GAME_IDS.find((id) => GAME_NUMBER[id] === number);
	return game ? GAMES[game] : null;
};

export const SHARE_FAILURES = [
	'not-a-code', // nothing in the text looks like a code
	'incomplete', // the end is missing
	'damaged', // characters changed, lost or added
	'unknown-version', // {version, known}: made by a newer program
	'newer-game', // {game}: number of a game that this program does not have
	'too-long', // {length, max}
	'cannot-share' // {length, max}: the roster makes a code longer than any program reads; the file carries it
] as const;
export type ShareFailure = Failure<(typeof SHARE_FAILURES)[number]>;

export interface Shared {
	readonly roster: Roster;
	/** Revision of the catalogue that the link was made with, and the one of this program. */
	readonly revision: number;
	readonly current: number;
}

/** 30 bits: CRC-32 over the payload and its length (four bytes, most significant first), without its two lowest bits. */
function checksum(payload: Uint8Array): string {
	const length = new DataView(new ArrayBuffer(4));
	length.setUint32(0, payload.length);
	const bits = crc32(new Uint8Array(length.buffer), crc32(payload)) >>> 2;
	return Array.from({ length: CHECKSUM_LENGTH }, (_, at) => CHECKSUM_ALPHABET[(bits >>> (25 - 5 * at)) & 31]).join('');
}

/**
 * The share code of a roster, legal or not: the same roster always gives the same code. It carries game, army, variant,
 * composition, limit, rulings, names, entries and the catalogue's revision; not the notes, entry ids and foreign fields.
 * Fails with `cannot-share` when the code would be longer than MAX_CODE. `revision` is the one of the catalogue.
 */
export function encodeRoster(roster: Roster, revision?: number): Result<string, ShareFailure> {
	const { numbers, encode } = GAMES[roster.game];
	const payload = encode(roster, { ...numbers, revision: revision ?? numbers.revision });
	const code = encodeBase64url(payload) + checksum(payload);
	return code.length > MAX_CODE ? err(failure('cannot-share', { length: code.length, max: MAX_CODE })) : ok(code);
}

/** A cut code ends before its structure does; anything else that fails its checksum was changed. */
function cutOrDamaged(body: string): ShareFailure {
	const whole = decodeBase64url(body) ?? decodeBase64url(body.slice(0, body.length - (body.length % 4)));
	if (!whole?.length) return failure('incomplete');
	const [first = 0] = whole;
	const cut = Math.floor(first / 16) === SHARE_VERSION && gameOf(first % 16)?.isCut(whole) === true;
	return failure(cut ? 'incomplete' : 'damaged');
}

/**
 * Reads a share code, exactly: nothing before, after or in between. Never throws, never gives another roster than the one
 * encoded. Use `readShared` (find-code.ts) for what people paste.
 */
export function decodeCode(code: string): Result<Shared, ShareFailure> {
	if (code.length > MAX_CODE) return err(failure('too-long', { length: code.length, max: MAX_CODE }));
	if (!/^[A-Za-z0-9_-]+$/.test(code)) return err(failure(code === '' ? 'not-a-code' : 'damaged'));
	const body = code.slice(0, -CHECKSUM_LENGTH);
	const payload = decodeBase64url(body);
	const first = payload?.[0];
	if (!payload || first === undefined || checksum(payload) !== code.slice(-CHECKSUM_LENGTH)) {
		return err(cutOrDamaged(body));
	}
	const version = Math.floor(first / 16);
	const number = first % 16;
	if (version !== SHARE_VERSION) return err(failure('unknown-version', { version, known: SHARE_VERSION }));
	const game = gameOf(number);
	if (!game) return err(failure('newer-game', { game: number }));
	const decoded = game.decode(payload);
	if (typeof decoded === 'string') return err(failure('damaged'));
	return ok({ ...decoded, current: game.numbers.revision });
}
