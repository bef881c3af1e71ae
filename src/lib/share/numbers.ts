import { wellFormed } from '../util/utf8.ts';
import type { Token } from './pieces.ts';

/** Share numbers of one catalogue, both ways; maps, so that an id such as `__proto__` is an id like any other. */
export interface ShareNumbers {
	/** Revision of the catalogue, carried by every code. */
	readonly revision: number;
	readonly numberOf: ReadonlyMap<string, ReadonlyMap<string, number>>;
	readonly idOf: ReadonlyMap<string, ReadonlyMap<number, string>>;
}

/** Indexes the kinds of `lists/<game>/codes.json`. */
export function shareNumbers(
	codes: Readonly<Record<string, Readonly<Record<string, number>>>>,
	revision: number
): ShareNumbers {
	const kinds = Object.entries(codes).map(([kind, ids]) => [kind, Object.entries(ids)] as const);
	return {
		revision,
		numberOf: new Map(kinds.map(([kind, ids]) => [kind, new Map(ids)])),
		idOf: new Map(kinds.map(([kind, ids]) => [kind, new Map(ids.map(([id, number]) => [number, id]))]))
	};
}

/*
 * A number that this catalogue does not know yet (the code comes from a newer one) reads as the id `#<number>`, and
 * that id is written as the number again: a link survives passing through an older program.
 */
const UNKNOWN_NUMBER = /^#([1-9][0-9]{0,8})$/;

export function tokenOf(numbers: ShareNumbers, kind: string, id: string): Token {
	const known = numbers.numberOf.get(kind)?.get(id);
	if (known !== undefined) return known;
	const unknown = Number(UNKNOWN_NUMBER.exec(id)?.[1] ?? 0);
	return unknown > 0 && !numbers.idOf.get(kind)?.has(unknown) ? unknown : wellFormed(id);
}

export const idOf = (numbers: ShareNumbers, kind: string, token: Token): string =>
	typeof token === 'string' ? token : (numbers.idOf.get(kind)?.get(token) ?? `#${token}`);

// the document's schema drops this key from its records, so a code must not carry it either
export const keysOf = <V>(record: Readonly<Record<string, V>>): [string, V][] =>
	Object.entries(record).filter(([key]) => key !== '__proto__');

export const isSame = (a: Uint8Array, b: Uint8Array): boolean =>
	a.length === b.length && a.every((byte, at) => byte === b[at]);
