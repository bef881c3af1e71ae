import { compareByCodePoint } from '../util/utf8.ts';
import type { ByteReader, ByteWriter } from './bytes.ts';

/* The pieces that the payloads of all games are made of, as docs/share-code.md lays them out. */

/** A catalogue id: its share number (1 or more), or its text when the catalogue has no number for it. */
export type Token = number | string;
export type PackedValue = number | boolean | string;

export const MAX_ID = 100; // as roster/document.ts bounds its keys
export const MAX_LIST = 100; // as roster/document.ts bounds options and skills
export const MAX_RECORD = 1000; // rulings or swaps

/** Numbers first, by size; then texts, by code point. */
export function compareTokens(a: Token, b: Token): number {
	if (typeof a === 'number') return typeof b === 'number' ? a - b : -1;
	return typeof b === 'number' ? 1 : compareByCodePoint(a, b);
}

export const sortPairs = <V>(pairs: readonly (readonly [Token, V])[]): (readonly [Token, V])[] =>
	[...new Map(pairs)].sort(([a], [b]) => compareTokens(a, b));

// 0 says that the text follows; share numbers start at 1
export function writeToken(out: ByteWriter, token: Token): void {
	out.varint(typeof token === 'number' ? token : 0);
	if (typeof token === 'string') out.text(token);
}

export function readToken(from: ByteReader): Token {
	const number = from.varint();
	if (number > 0) return number;
	const text = from.text(MAX_ID);
	if (text === '') from.fail('bad');
	return text;
}

const MAX_ZIGZAG = 2 ** 32;
const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
const isShort = (value: number): boolean => Number.isInteger(value) && Math.abs(value) < MAX_ZIGZAG / 2;

/** A number is 0 and its eight bytes, or, when it is whole and below 2^31, its zigzag plus 1. -0 is written as 0. */
export function writeNumber(out: ByteWriter, value: number, first: number): void {
	if (isShort(value)) out.varint(zigzag(value) + first + 1);
	else {
		out.varint(first);
		out.float64(value);
	}
}

export function readNumber(from: ByteReader, head: number): number {
	if (head === 0) return from.float64();
	const value = head - 1;
	return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
}

// a ruling's value: 0 text, 1 false, 2 true, from 3 on a number
const NUMBER_TAG = 3;
export function writeValue(out: ByteWriter, value: PackedValue): void {
	if (typeof value === 'string') {
		out.varint(0);
		out.text(value);
	} else if (typeof value === 'boolean') out.varint(value ? 2 : 1);
	else writeNumber(out, value, NUMBER_TAG);
}

export function readValue(from: ByteReader): PackedValue {
	const tag = from.varint();
	if (tag === 0) return from.text(MAX_ID);
	return tag < NUMBER_TAG ? tag === 2 : readNumber(from, tag - NUMBER_TAG);
}

export function writeList<T>(out: ByteWriter, items: readonly T[], write: (item: T) => void): void {
	out.varint(items.length);
	items.forEach(write);
}

export const readList = <T>(from: ByteReader, max: number, read: () => T): T[] =>
	Array.from({ length: from.count(max) }, () => read());
