import { type Decimal, ONE, ZERO, decimal } from './fraction.ts';
import { type Failure, type Result, err, failure, ok } from '../util/result.ts';

/*
 * The d10 of De Bello Gallico (dbg, II): faces 0 to 9; a 0 counts ten and is rolled again and added, without end.
 * So the value is 10k + f with f from 1 to 9, and no multiple of ten ever comes up.
 */

/** House stop for written dice: fifty zeros in a row are a fault, not luck. */
export const MAX_ZEROS = 50;

export type D10Failure = Failure<'bad-face' | 'die-unfinished' | 'die-too-long'>;

/** The value of the faces rolled for one die, such as `[0, 3]` = 13. A 0 must be followed by its next face. */
export function d10Value(faces: readonly number[]): Result<number, D10Failure> {
	let value = 0;
	for (const [index, face] of faces.entries()) {
		if (!Number.isInteger(face) || face < 0 || face > 9) return err(failure('bad-face', { face, max: 9 }));
		const last = index === faces.length - 1;
		if (face === 0) {
			if (last) return err(failure('die-unfinished', { faces: [...faces] }));
			if (index >= MAX_ZEROS) return err(failure('die-too-long', { max: MAX_ZEROS }));
			value += 10;
		} else {
			if (!last) return err(failure('die-too-long', { max: index + 1 }));
			value += face;
		}
	}
	return faces.length === 0 ? err(failure('die-unfinished', { faces: [] })) : ok(value);
}

/** Splits an integer as 10a + r with r from 1 to 10: the decade and the place in it. */
export function decade(value: number): { readonly a: number; readonly r: number } {
	const a = Math.floor((value - 1) / 10);
	return { a, r: value - 10 * a };
}

// One object per value: the odds engine asks for the same few over and over.
const tails: Decimal[] = [];
const points: Decimal[] = [];

/** P(d10 >= target), exact. */
export function atLeast(target: number): Decimal {
	if (target < 1) return ONE;
	const { a, r } = decade(target);
	return (tails[target] ??= decimal(11 - r, a + 1));
}

/** P(d10 = value), exact. */
export function exactly(value: number): Decimal {
	if (value < 1) return ZERO;
	const { a, r } = decade(value);
	return r === 10 ? ZERO : (points[value] ??= decimal(1, a + 1));
}
