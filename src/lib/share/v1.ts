import type { CodeKind } from '../catalogue/dbg.ts';
import { type DbgRoster } from '../roster/dbg-document.ts';
import { ROSTER_FORMAT, ROSTER_VERSION } from '../roster/fields.ts';
import { ofGame, parseRoster } from '../roster/document.ts';
import { wellFormed } from '../util/utf8.ts';
import { ByteReader, ByteWriter, type ReadFault } from './bytes.ts';
import { type ShareNumbers, idOf, isSame, keysOf, tokenOf } from './numbers.ts';
import { type Packed, type PackedEntry, readPacked, writePacked } from './packed.ts';
import type { Token } from './pieces.ts';

function pack(roster: DbgRoster, numbers: ShareNumbers): Packed {
	const token = (kind: CodeKind, id: string): Token => tokenOf(numbers, kind, id);
	return {
		revision: numbers.revision,
		army: token('army', roster.army),
		variant: roster.variant === null ? null : token('variant', roster.variant),
		composition: token('composition', roster.composition),
		limit: roster.pointsLimit,
		rulings: keysOf(roster.rulings).map(([id, value]) => [
			token('ruling', id),
			typeof value === 'string' ? wellFormed(value) : value
		]),
		name: wellFormed(roster.name),
		entries: roster.entries.map((entry): PackedEntry => ({
			unit: token('unit', entry.unit),
			count: entry.count,
			name: wellFormed(entry.name),
			options: entry.options.map((id) => token('equipment', id)),
			skills: entry.skills.map((id) => token('skill', id)),
			swaps: keysOf(entry.swaps).map(([replace, by]) => [token('equipment', replace), token('equipment', by)])
		}))
	};
}

/** The document of a payload: entry ids `e1`, `e2`, ... and empty notes, which codes do not carry. */
function unpack(packed: Packed, numbers: ShareNumbers): unknown {
	const id = (kind: CodeKind, token: Token): string => idOf(numbers, kind, token);
	return {
		format: ROSTER_FORMAT,
		version: ROSTER_VERSION,
		game: 'dbg',
		army: id('army', packed.army),
		variant: packed.variant === null ? null : id('variant', packed.variant),
		name: packed.name,
		pointsLimit: packed.limit,
		composition: id('composition', packed.composition),
		rulings: Object.fromEntries(packed.rulings.map(([ruling, value]) => [id('ruling', ruling), value])),
		notes: '',
		entries: packed.entries.map((entry, at) => ({
			id: `e${at + 1}`,
			unit: id('unit', entry.unit),
			count: entry.count,
			name: entry.name,
			options: entry.options.map((token) => id('equipment', token)),
			skills: entry.skills.map((token) => id('skill', token)),
			swaps: Object.fromEntries(entry.swaps.map(([replace, by]) => [id('equipment', replace), id('equipment', by)])),
			notes: ''
		}))
	};
}

/** The payload of a De Bello Gallico roster; `first` is the byte of version and game. */
export function encodeV1(first: number, roster: DbgRoster, numbers: ShareNumbers): Uint8Array {
	const out = new ByteWriter();
	out.byte(first);
	writePacked(out, pack(roster, numbers));
	return out.bytes();
}

/** Whether a payload ends before its structure does. */
export function isCutV1(payload: Uint8Array): boolean {
	const from = new ByteReader(payload);
	from.byte();
	return readPacked(from) === 'short';
}

/** Reads a payload of version 1. Faults: `short` when it ends too early, `bad` when it is not one a program wrote. */
export function decodeV1(
	payload: Uint8Array,
	numbers: ShareNumbers
): { readonly roster: DbgRoster; readonly revision: number } | ReadFault {
	const from = new ByteReader(payload);
	const first = from.byte();
	const packed = readPacked(from);
	if (typeof packed === 'string') return packed;
	const again = new ByteWriter();
	again.byte(first);
	writePacked(again, packed);
	if (!isSame(again.bytes(), payload)) return 'bad';
	const hasForbiddenKey = [packed.rulings, ...packed.entries.map((entry) => entry.swaps)].some((pairs) =>
		pairs.some(([key]) => key === '__proto__')
	);
	const parsed = parseRoster(unpack(packed, numbers));
	return parsed.ok && !hasForbiddenKey ? { roster: ofGame(parsed.value, 'dbg'), revision: packed.revision } : 'bad';
}
