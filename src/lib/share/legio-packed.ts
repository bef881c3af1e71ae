import { MAX_ENTRIES, MAX_TEXT } from '../roster/fields.ts';
import type { ByteReader, ByteWriter, ReadFault } from './bytes.ts';
import {
	MAX_RECORD,
	type PackedValue,
	type Token,
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

/* The payload of a DBA Legio army after its first byte, version 1, as docs/share-code.md lays it out. */

export interface PackedElement {
	readonly element: Token;
	readonly count: number;
	readonly camels: boolean;
	readonly general: boolean;
	readonly name: string;
}

export interface PackedLegio {
	readonly revision: number;
	readonly tendency: Token;
	readonly aggression: number;
	readonly rulings: readonly (readonly [Token, PackedValue])[];
	readonly name: string;
	/** Free text. */
	readonly army: string;
	readonly entries: readonly PackedElement[];
}

const HAS_RULINGS = 1;
const HAS_NAME = 2;
const HAS_ARMY = 4;

const COUNT = 1;
const CAMELS = 2;
const GENERAL = 4;
const NAME = 8;

function writeElement(out: ByteWriter, { element, count, camels, general, name }: PackedElement): void {
	out.byte((count === 1 ? 0 : COUNT) + (camels ? CAMELS : 0) + (general ? GENERAL : 0) + (name === '' ? 0 : NAME));
	writeToken(out, element);
	if (count !== 1) writeNumber(out, count, 0);
	if (name !== '') out.text(name);
}

function readElement(from: ByteReader): PackedElement {
	const parts = from.byte();
	return {
		element: readToken(from),
		count: parts & COUNT ? readNumber(from, from.varint()) : 1,
		camels: (parts & CAMELS) > 0,
		general: (parts & GENERAL) > 0,
		name: parts & NAME ? from.text(MAX_TEXT) : ''
	};
}

/** The payload of an army after its first byte. */
export function writeLegio(out: ByteWriter, packed: PackedLegio): void {
	const rulings = sortPairs(packed.rulings);
	out.varint(packed.revision);
	out.byte(
		(rulings.length === 0 ? 0 : HAS_RULINGS) + (packed.name === '' ? 0 : HAS_NAME) + (packed.army === '' ? 0 : HAS_ARMY)
	);
	writeToken(out, packed.tendency);
	writeNumber(out, packed.aggression, 0);
	if (rulings.length > 0) {
		writeList(out, rulings, ([ruling, value]) => {
			writeToken(out, ruling);
			writeValue(out, value);
		});
	}
	if (packed.name !== '') out.text(packed.name);
	if (packed.army !== '') out.text(packed.army);
	writeList(out, packed.entries, (entry) => writeElement(out, entry));
}

/** Reads what `writeLegio` wrote, to the last byte. Whether it is canonical, the caller finds by writing it again. */
export function readLegio(from: ByteReader): PackedLegio | ReadFault {
	const revision = from.varint();
	const parts = from.byte();
	const packed = {
		revision,
		tendency: readToken(from),
		aggression: readNumber(from, from.varint()),
		rulings: parts & HAS_RULINGS ? readList(from, MAX_RECORD, () => [readToken(from), readValue(from)] as const) : [],
		name: parts & HAS_NAME ? from.text(MAX_TEXT) : '',
		army: parts & HAS_ARMY ? from.text(MAX_TEXT) : '',
		entries: readList(from, MAX_ENTRIES, () => readElement(from))
	};
	if (from.left > 0) from.fail('bad');
	return from.fault ?? packed;
}
