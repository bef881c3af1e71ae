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

/* The payload of a Bataille rangée force after its first byte, version 1, as docs/share-code.md lays it out. */

/** Numbers that may be missing, in the order in which a hero's are written. Append-only. */
export const HERO_VALUES = [
	...['ws', 'bs', 's', 't', 'ag', 'int', 'wp', 'fel'], // characteristics
	...['heal', 'command', 'strategy', 'casting'], // skills
	...['sb', 'wounds', 'fate', 'casts']
] as const;

type Values = readonly (number | null)[];

export interface PackedHero {
	readonly name: string;
	readonly npc: boolean;
	readonly general: boolean;
	readonly missile: boolean;
	/** As many as HERO_VALUES. */
	readonly values: Values;
	readonly talents: readonly Token[];
}

export interface PackedCreature {
	readonly name: string;
	/** Strength bonus and wounds. */
	readonly values: Values;
}

export interface PackedGeneral {
	readonly name: string;
	/** Strategy and command. */
	readonly values: Values;
}

export interface PackedForce {
	readonly revision: number;
	readonly soldiers: number;
	readonly points: number;
	/** Of a plan, of a fortification. */
	readonly strategic: Values;
	readonly rulings: readonly (readonly [Token, PackedValue])[];
	readonly name: string;
	readonly general: PackedGeneral | null;
	readonly warMachines: boolean;
	readonly heroes: readonly PackedHero[];
	readonly creatures: readonly PackedCreature[];
}

/** A bit for each number that is there, then those numbers. */
function writeValues(out: ByteWriter, values: Values): void {
	out.varint(values.reduce<number>((bits, value, at) => bits + (value === null ? 0 : 2 ** at), 0));
	for (const value of values) if (value !== null) writeNumber(out, value, 0);
}

function readValues(from: ByteReader, count: number): Values {
	const bits = from.varint();
	if (bits >= 2 ** count) from.fail('bad');
	return Array.from({ length: count }, (_, at) =>
		Math.floor(bits / 2 ** at) % 2 === 1 ? readNumber(from, from.varint()) : null
	);
}

const HAS_NAME = 1;
const NPC = 2;
const GENERAL = 4;
const MISSILE = 8;
const TALENTS = 16;

function writeHero(out: ByteWriter, { name, npc, general, missile, values, talents }: PackedHero): void {
	out.byte(
		(name === '' ? 0 : HAS_NAME) +
			(npc ? NPC : 0) +
			(general ? GENERAL : 0) +
			(missile ? MISSILE : 0) +
			(talents.length === 0 ? 0 : TALENTS)
	);
	if (name !== '') out.text(name);
	writeValues(out, values);
	if (talents.length > 0) writeList(out, talents, (talent) => writeToken(out, talent));
}

function readHero(from: ByteReader): PackedHero {
	const parts = from.byte();
	return {
		name: parts & HAS_NAME ? from.text(MAX_TEXT) : '',
		npc: (parts & NPC) > 0,
		general: (parts & GENERAL) > 0,
		missile: (parts & MISSILE) > 0,
		values: readValues(from, HERO_VALUES.length),
		talents: parts & TALENTS ? readList(from, MAX_LIST, () => readToken(from)) : []
	};
}

/** A general or a creature: its name, perhaps none, and two numbers. */
function writeNamed(out: ByteWriter, { name, values }: PackedCreature): void {
	out.text(name);
	writeValues(out, values);
}
const readNamed = (from: ByteReader): PackedCreature => ({ name: from.text(MAX_TEXT), values: readValues(from, 2) });

const FORCE_RULINGS = 1;
const FORCE_NAME = 2;
const FORCE_GENERAL = 4;
const WAR_MACHINES = 8;

/** The payload of a force after its first byte. */
export function writeForce(out: ByteWriter, packed: PackedForce): void {
	const rulings = sortPairs(packed.rulings);
	const { name, general, warMachines } = packed;
	out.varint(packed.revision);
	out.byte(
		(rulings.length === 0 ? 0 : FORCE_RULINGS) +
			(name === '' ? 0 : FORCE_NAME) +
			(general === null ? 0 : FORCE_GENERAL) +
			(warMachines ? WAR_MACHINES : 0)
	);
	writeNumber(out, packed.soldiers, 0);
	writeNumber(out, packed.points, 0);
	writeValues(out, packed.strategic);
	if (rulings.length > 0) {
		writeList(out, rulings, ([ruling, value]) => {
			writeToken(out, ruling);
			writeValue(out, value);
		});
	}
	if (name !== '') out.text(name);
	if (general !== null) writeNamed(out, general);
	writeList(out, packed.heroes, (hero) => writeHero(out, hero));
	writeList(out, packed.creatures, (creature) => writeNamed(out, creature));
}

/** Reads what `writeForce` wrote, to the last byte. Whether it is canonical, the caller finds by writing it again. */
export function readForce(from: ByteReader): PackedForce | ReadFault {
	const revision = from.varint();
	const parts = from.byte();
	const packed = {
		revision,
		soldiers: readNumber(from, from.varint()),
		points: readNumber(from, from.varint()),
		strategic: readValues(from, 2),
		rulings: parts & FORCE_RULINGS ? readList(from, MAX_RECORD, () => [readToken(from), readValue(from)] as const) : [],
		name: parts & FORCE_NAME ? from.text(MAX_TEXT) : '',
		general: parts & FORCE_GENERAL ? readNamed(from) : null,
		warMachines: (parts & WAR_MACHINES) > 0,
		heroes: readList(from, MAX_ENTRIES, () => readHero(from)),
		creatures: readList(from, MAX_ENTRIES, () => readNamed(from))
	};
	if (from.left > 0) from.fail('bad');
	return from.fault ?? packed;
}
