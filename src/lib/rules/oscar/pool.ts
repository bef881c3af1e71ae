import { makePool, parsePool } from '../../dice/pool.ts';

/** Most dice of a pool in a profile of one's own; the book goes to 5k2. */
export const MAX_DICE = 6;

/** A pool XkY with 1 <= Y <= X <= 6, written `3k2` whether it was read as `3k2` or `3K2`; null for anything else. */
export function readPool(text: string): string | null {
	const pool = parsePool(text);
	return pool.ok && pool.value.roll <= MAX_DICE ? makePool(pool.value) : null;
}
