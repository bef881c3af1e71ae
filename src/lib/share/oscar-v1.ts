import { ofGame, parseRoster } from '../roster/document.ts';
import { ROSTER_FORMAT, ROSTER_VERSION } from '../roster/fields.ts';
import type { OscarRoster, OwnProfile } from '../roster/oscar-document.ts';
import { wellFormed } from '../util/utf8.ts';
import { ByteReader, ByteWriter, type ReadFault } from './bytes.ts';
import { type ShareNumbers, idOf, isSame, keysOf, tokenOf } from './numbers.ts';
import { type PackedCompany, type PackedProfile, readCompany, writeCompany } from './oscar-packed.ts';
import type { Token } from './pieces.ts';

/** Kinds of ids of an OSCAR code, as in `lists/oscar/codes.json`. */
type Kind = 'company' | 'unit' | 'weapon' | 'rule' | 'ruling' | 'role';

function packProfile(profile: OwnProfile, token: (kind: Kind, id: string) => Token): PackedProfile {
	return {
		name: wellFormed(profile.name),
		role: token('role', profile.role),
		movement: profile.movement,
		defence: wellFormed(profile.defence),
		discipline: wellFormed(profile.discipline),
		commandRange: profile.commandRange,
		armoured: profile.armoured,
		weapons: profile.weapons.map((id) => token('weapon', id)),
		rules: profile.rules.map((id) => token('rule', id))
	};
}

function pack(roster: OscarRoster, numbers: ShareNumbers): PackedCompany {
	const token = (kind: Kind, id: string): Token => tokenOf(numbers, kind, id);
	return {
		revision: numbers.revision,
		company: token('company', roster.army),
		rulings: keysOf(roster.rulings).map(([id, value]) => [
			token('ruling', id),
			typeof value === 'string' ? wellFormed(value) : value
		]),
		name: wellFormed(roster.name),
		entries: roster.entries.map(({ unit, profile, headcount, name }) => ({
			unit: unit === null ? null : token('unit', unit),
			profile: profile === null ? null : packProfile(profile, token),
			headcount,
			name: wellFormed(name)
		}))
	};
}

/** The document of a payload: entry ids `e1`, `e2`, ... and empty notes, which codes do not carry. */
function unpack(packed: PackedCompany, numbers: ShareNumbers): unknown {
	const id = (kind: Kind, token: Token): string => idOf(numbers, kind, token);
	return {
		format: ROSTER_FORMAT,
		version: ROSTER_VERSION,
		game: 'oscar',
		army: id('company', packed.company),
		name: packed.name,
		rulings: Object.fromEntries(packed.rulings.map(([ruling, value]) => [id('ruling', ruling), value])),
		notes: '',
		entries: packed.entries.map((entry, at) => ({
			id: `e${at + 1}`,
			unit: entry.unit === null ? null : id('unit', entry.unit),
			profile: entry.profile && {
				...entry.profile,
				role: id('role', entry.profile.role),
				weapons: entry.profile.weapons.map((token) => id('weapon', token)),
				rules: entry.profile.rules.map((token) => id('rule', token))
			},
			headcount: entry.headcount,
			name: entry.name,
			notes: ''
		}))
	};
}

/** The payload of an OSCAR company; `first` is the byte of version and game. */
export function encodeOscarV1(first: number, roster: OscarRoster, numbers: ShareNumbers): Uint8Array {
	const out = new ByteWriter();
	out.byte(first);
	writeCompany(out, pack(roster, numbers));
	return out.bytes();
}

/** Whether a payload ends before its structure does. */
export function isCutOscarV1(payload: Uint8Array): boolean {
	const from = new ByteReader(payload);
	from.byte();
	return readCompany(from) === 'short';
}

/** Reads a payload of version 1. Faults: `short` when it ends too early, `bad` when it is not one a program wrote. */
export function decodeOscarV1(
	payload: Uint8Array,
	numbers: ShareNumbers
): { readonly roster: OscarRoster; readonly revision: number } | ReadFault {
	const from = new ByteReader(payload);
	const first = from.byte();
	const packed = readCompany(from);
	if (typeof packed === 'string') return packed;
	const again = new ByteWriter();
	again.byte(first);
	writeCompany(again, packed);
	if (!isSame(again.bytes(), payload) || packed.rulings.some(([key]) => key === '__proto__')) return 'bad';
	const parsed = parseRoster(unpack(packed, numbers));
	return parsed.ok ? { roster: ofGame(parsed.value, 'oscar'), revision: packed.revision } : 'bad';
}
