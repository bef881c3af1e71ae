import { MAX_ENTRIES, MAX_TEXT } from '../roster/fields.ts';
import type { ByteReader, ByteWriter, ReadFault } from './bytes.ts';
import {
	MAX_LIST,
	MAX_RECORD,
	type PackedValue,
	type Token,
	compareTokens,
	readList,
	readNumber,
	readToken,
	readValue,
	sortPairs,
	writeList,
	writeNumber,
	writeToken,
	writeValue
} from './pieces.ts';

/*
 * The payload of version 1 after its first byte, as docs/share-code.md lays it out. Writing sorts, drops doubles and
 * takes the shortest form of everything, so "writes back the same bytes" is the whole of being canonical.
 */

export interface PackedEntry {
	readonly unit: Token;
	readonly count: number;
	readonly name: string;
	readonly options: readonly Token[];
	readonly skills: readonly Token[];
	readonly swaps: readonly (readonly [Token, Token])[];
}

export interface Packed {
	readonly revision: number;
	readonly army: Token;
	readonly variant: Token | null;
	readonly composition: Token;
	readonly limit: number | null;
	readonly rulings: readonly (readonly [Token, PackedValue])[];
	readonly name: string;
	readonly entries: readonly PackedEntry[];
}

const NAME = 1;
const OPTIONS = 2;
const SKILLS = 4;
const SWAPS = 8;
const COUNT_UNIT = 16;
const MAX_COUNT = 2 ** 32; // whole counts from here on take eight bytes

function writeEntry(out: ByteWriter, entry: PackedEntry): void {
	const options = entry.options.toSorted(compareTokens);
	const skills = entry.skills.toSorted(compareTokens);
	const swaps = sortPairs(entry.swaps);
	const parts =
		(entry.name === '' ? 0 : NAME) +
		(options.length === 0 ? 0 : OPTIONS) +
		(skills.length === 0 ? 0 : SKILLS) +
		(swaps.length === 0 ? 0 : SWAPS);
	const plain = Number.isInteger(entry.count) && entry.count > 0 && entry.count < MAX_COUNT;
	writeToken(out, entry.unit);
	out.varint(parts + COUNT_UNIT * (plain ? entry.count : 0));
	if (!plain) out.float64(entry.count + 0); // -0 is 0
	if (parts & NAME) out.text(entry.name);
	if (parts & OPTIONS) writeList(out, options, (item) => writeToken(out, item));
	if (parts & SKILLS) writeList(out, skills, (item) => writeToken(out, item));
	if (parts & SWAPS) {
		writeList(out, swaps, ([replace, by]) => {
			writeToken(out, replace);
			writeToken(out, by);
		});
	}
}

function readEntry(from: ByteReader): PackedEntry {
	const unit = readToken(from);
	const head = from.varint();
	const parts = head % COUNT_UNIT;
	const count = Math.floor(head / COUNT_UNIT);
	return {
		unit,
		count: count > 0 ? count : from.float64(),
		name: parts & NAME ? from.text(MAX_TEXT) : '',
		options: parts & OPTIONS ? readList(from, MAX_LIST, () => readToken(from)) : [],
		skills: parts & SKILLS ? readList(from, MAX_LIST, () => readToken(from)) : [],
		swaps: parts & SWAPS ? readList(from, MAX_RECORD, () => [readToken(from), readToken(from)] as const) : []
	};
}

const HAS_VARIANT = 1;
const HAS_LIMIT = 2;
const HAS_RULINGS = 4;
const HAS_NAME = 8;

/** The payload of a roster after its first byte. */
export function writePacked(out: ByteWriter, packed: Packed): void {
	const rulings = sortPairs(packed.rulings);
	out.varint(packed.revision);
	out.byte(
		(packed.variant === null ? 0 : HAS_VARIANT) +
			(packed.limit === null ? 0 : HAS_LIMIT) +
			(rulings.length === 0 ? 0 : HAS_RULINGS) +
			(packed.name === '' ? 0 : HAS_NAME)
	);
	writeToken(out, packed.army);
	if (packed.variant !== null) writeToken(out, packed.variant);
	writeToken(out, packed.composition);
	if (packed.limit !== null) writeNumber(out, packed.limit, 0);
	if (rulings.length > 0) {
		writeList(out, rulings, ([ruling, value]) => {
			writeToken(out, ruling);
			writeValue(out, value);
		});
	}
	if (packed.name !== '') out.text(packed.name);
	writeList(out, packed.entries, (entry) => writeEntry(out, entry));
}

/** Reads what `writePacked` wrote, to the last byte. Whether it is canonical, the caller finds by writing it again. */
export function readPacked(from: ByteReader): Packed | ReadFault {
	const revision = from.varint();
	const parts = from.byte();
	const packed = {
		revision,
		army: readToken(from),
		variant: parts & HAS_VARIANT ? readToken(from) : null,
		composition: readToken(from),
		limit: parts & HAS_LIMIT ? readNumber(from, from.varint()) : null,
		rulings: parts & HAS_RULINGS ? readList(from, MAX_RECORD, () => [readToken(from), readValue(from)] as const) : [],
		name: parts & HAS_NAME ? from.text(MAX_TEXT) : '',
		entries: readList(from, MAX_ENTRIES, () => readEntry(from))
	};
	if (from.left > 0) from.fail('bad');
	return from.fault ?? packed;
}
