import { MAX_ENTRIES, MAX_TEXT } from '../roster/fields.ts';
import type { ByteReader, ByteWriter, ReadFault } from './bytes.ts';
import {
	MAX_LIST,
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

/* The payload of an OSCAR company after its first byte, version 1, as docs/share-code.md lays it out. */

export interface PackedProfile {
	readonly name: string;
	readonly role: Token;
	readonly movement: number;
	readonly defence: string;
	readonly discipline: string;
	readonly commandRange: number | null;
	readonly armoured: boolean;
	/** In the profile's own order: the first weapon is the one shown first. */
	readonly weapons: readonly Token[];
	readonly rules: readonly Token[];
}

export interface PackedGroup {
	readonly unit: Token | null;
	readonly profile: PackedProfile | null;
	readonly headcount: number | null;
	readonly name: string;
}

export interface PackedCompany {
	readonly revision: number;
	readonly company: Token;
	readonly rulings: readonly (readonly [Token, PackedValue])[];
	readonly name: string;
	readonly entries: readonly PackedGroup[];
}

const MAX_POOL = 20; // characters of a pool, as roster/oscar-document.ts bounds them

const HAS_RULINGS = 1;
const HAS_NAME = 2;

const UNIT = 1;
const PROFILE = 2;
const HEADCOUNT = 4;
const NAME = 8;

const PROFILE_NAME = 1;
const COMMAND = 2;
const ARMOURED = 4;
const WEAPONS = 8;
const RULES = 16;

function writeProfile(out: ByteWriter, profile: PackedProfile): void {
	const { name, commandRange, armoured, weapons, rules } = profile;
	out.byte(
		(name === '' ? 0 : PROFILE_NAME) +
			(commandRange === null ? 0 : COMMAND) +
			(armoured ? ARMOURED : 0) +
			(weapons.length === 0 ? 0 : WEAPONS) +
			(rules.length === 0 ? 0 : RULES)
	);
	writeToken(out, profile.role);
	writeNumber(out, profile.movement, 0);
	out.text(profile.defence);
	out.text(profile.discipline);
	if (name !== '') out.text(name);
	if (commandRange !== null) writeNumber(out, commandRange, 0);
	if (weapons.length > 0) writeList(out, weapons, (weapon) => writeToken(out, weapon));
	if (rules.length > 0) writeList(out, rules, (rule) => writeToken(out, rule));
}

function readProfile(from: ByteReader): PackedProfile {
	const parts = from.byte();
	return {
		role: readToken(from),
		movement: readNumber(from, from.varint()),
		defence: from.text(MAX_POOL),
		discipline: from.text(MAX_POOL),
		name: parts & PROFILE_NAME ? from.text(MAX_TEXT) : '',
		commandRange: parts & COMMAND ? readNumber(from, from.varint()) : null,
		armoured: (parts & ARMOURED) > 0,
		weapons: parts & WEAPONS ? readList(from, MAX_LIST, () => readToken(from)) : [],
		rules: parts & RULES ? readList(from, MAX_LIST, () => readToken(from)) : []
	};
}

function writeGroup(out: ByteWriter, { unit, profile, headcount, name }: PackedGroup): void {
	out.byte(
		(unit === null ? 0 : UNIT) +
			(profile === null ? 0 : PROFILE) +
			(headcount === null ? 0 : HEADCOUNT) +
			(name === '' ? 0 : NAME)
	);
	if (unit !== null) writeToken(out, unit);
	if (profile !== null) writeProfile(out, profile);
	if (headcount !== null) writeNumber(out, headcount, 0);
	if (name !== '') out.text(name);
}

function readGroup(from: ByteReader): PackedGroup {
	const parts = from.byte();
	return {
		unit: parts & UNIT ? readToken(from) : null,
		profile: parts & PROFILE ? readProfile(from) : null,
		headcount: parts & HEADCOUNT ? readNumber(from, from.varint()) : null,
		name: parts & NAME ? from.text(MAX_TEXT) : ''
	};
}

/** The payload of a company after its first byte. */
export function writeCompany(out: ByteWriter, packed: PackedCompany): void {
	const rulings = sortPairs(packed.rulings);
	out.varint(packed.revision);
	out.byte((rulings.length === 0 ? 0 : HAS_RULINGS) + (packed.name === '' ? 0 : HAS_NAME));
	writeToken(out, packed.company);
	if (rulings.length > 0) {
		writeList(out, rulings, ([ruling, value]) => {
			writeToken(out, ruling);
			writeValue(out, value);
		});
	}
	if (packed.name !== '') out.text(packed.name);
	writeList(out, packed.entries, (entry) => writeGroup(out, entry));
}

/** Reads what `writeCompany` wrote, to the last byte. Whether it is canonical, the caller finds by writing it again. */
export function readCompany(from: ByteReader): PackedCompany | ReadFault {
	const revision = from.varint();
	const parts = from.byte();
	const packed = {
		revision,
		company: readToken(from),
		rulings: parts & HAS_RULINGS ? readList(from, MAX_RECORD, () => [readToken(from), readValue(from)] as const) : [],
		name: parts & HAS_NAME ? from.text(MAX_TEXT) : '',
		entries: readList(from, MAX_ENTRIES, () => readGroup(from))
	};
	if (from.left > 0) from.fail('bad');
	return from.fault ?? packed;
}
