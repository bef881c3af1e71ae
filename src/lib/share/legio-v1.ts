import { ofGame, parseRoster } from '../roster/document.ts';
import { ROSTER_FORMAT, ROSTER_VERSION } from '../roster/fields.ts';
import type { LegioRoster } from '../roster/legio-document.ts';
import { wellFormed } from '../util/utf8.ts';
import { ByteReader, ByteWriter, type ReadFault } from './bytes.ts';
import { type PackedLegio, readLegio, writeLegio } from './legio-packed.ts';
import { type ShareNumbers, idOf, isSame, keysOf, tokenOf } from './numbers.ts';

function pack(roster: LegioRoster, numbers: ShareNumbers): PackedLegio {
	return {
		revision: numbers.revision,
		tendency: tokenOf(numbers, 'tendency', roster.tendency),
		aggression: roster.aggression,
		rulings: keysOf(roster.rulings).map(([id, value]) => [
			tokenOf(numbers, 'ruling', id),
			typeof value === 'string' ? wellFormed(value) : value
		]),
		name: wellFormed(roster.name),
		army: wellFormed(roster.army),
		entries: roster.entries.map(({ element, count, camels, general, name }) => ({
			...{ element: tokenOf(numbers, 'element', element), count, camels, general },
			name: wellFormed(name)
		}))
	};
}

/** The document of a payload: entry ids `e1`, `e2`, ... and empty notes, which codes do not carry. */
function unpack(packed: PackedLegio, numbers: ShareNumbers): unknown {
	const { name, army, aggression } = packed;
	return {
		format: ROSTER_FORMAT,
		version: ROSTER_VERSION,
		game: 'dba-legio',
		...{ name, army, aggression },
		tendency: idOf(numbers, 'tendency', packed.tendency),
		rulings: Object.fromEntries(packed.rulings.map(([ruling, value]) => [idOf(numbers, 'ruling', ruling), value])),
		notes: '',
		entries: packed.entries.map((entry, at) => ({
			...entry,
			id: `e${at + 1}`,
			element: idOf(numbers, 'element', entry.element),
			notes: ''
		}))
	};
}

/** The payload of a DBA Legio army; `first` is the byte of version and game. */
export function encodeLegioV1(first: number, roster: LegioRoster, numbers: ShareNumbers): Uint8Array {
	const out = new ByteWriter();
	out.byte(first);
	writeLegio(out, pack(roster, numbers));
	return out.bytes();
}

/** Whether a payload ends before its structure does. */
export function isCutLegioV1(payload: Uint8Array): boolean {
	const from = new ByteReader(payload);
	from.byte();
	return readLegio(from) === 'short';
}

/** Reads a payload of version 1. Faults: `short` when it ends too early, `bad` when it is not one a program wrote. */
export function decodeLegioV1(
	payload: Uint8Array,
	numbers: ShareNumbers
): { readonly roster: LegioRoster; readonly revision: number } | ReadFault {
	const from = new ByteReader(payload);
	const first = from.byte();
	const packed = readLegio(from);
	if (typeof packed === 'string') return packed;
	const again = new ByteWriter();
	again.byte(first);
	writeLegio(again, packed);
	if (!isSame(again.bytes(), payload) || packed.rulings.some(([key]) => key === '__proto__')) return 'bad';
	const parsed = parseRoster(unpack(packed, numbers));
	return parsed.ok ? { roster: ofGame(parsed.value, 'dba-legio'), revision: packed.revision } : 'bad';
}
