import { mersenne } from 'pure-rand/generator/mersenne';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { type Failure, type Result, err, failure, ok } from '../util/result.ts';
import { MAX_ZEROS } from './d10.ts';

/*
 * Dice from a printable seed that names its algorithm: `mt19937:20251`. The same seed always gives the same
 * dice; `dice/random.test.ts` pins the sequence.
 */

export const ALGORITHM = 'mt19937';

export type SeedFailure = Failure<'bad-seed'>;

export interface Dice {
	/** One face of a die, 1 to `faces`. */
	die(faces: number): number;
	/** The faces of one endless d10, 0 to 9, ending in the first that is not 0. */
	d10(): number[];
	/** Numbers taken from the sequence of the seed so far: where another source may go on. */
	position(): number;
}

/** Reads `mt19937:<32-bit integer>`, or the integer alone. */
export function parseSeed(text: string): Result<number, SeedFailure> {
	const match = /^(?:mt19937:)?(-?\d{1,10})$/.exec(text.trim());
	const seed = Number(match?.[1]);
	if (!match || seed < -(2 ** 31) || seed >= 2 ** 32) return err(failure('bad-seed', { seed: text }));
	return ok(seed | 0);
}

export const makeSeed = (seed: number): string => `${ALGORITHM}:${seed | 0}`;

/**
 * A source of dice. The generator is changed by every roll, and belongs to this source alone. `from` is a position that
 * another source of the same seed has reached: this one goes on from there.
 */
export function seededDice(seed: number, from = 0): Dice {
	const sequence = mersenne(seed);
	let taken = 0;
	const generator: RandomGenerator = {
		next: () => {
			taken++;
			return sequence.next();
		},
		clone: () => sequence.clone(),
		getState: () => sequence.getState()
	};
	while (taken < from) generator.next();
	return {
		die: (faces) => uniformInt(generator, 1, faces),
		d10: () => {
			const faces: number[] = [];
			do faces.push(uniformInt(generator, 0, 9));
			while (faces.at(-1) === 0 && faces.length <= MAX_ZEROS);
			return faces;
		},
		position: () => taken
	};
}
