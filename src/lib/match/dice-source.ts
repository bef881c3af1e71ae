import { d10Value } from '../dice/d10.ts';
import { FACES } from '../dice/pool.ts';
import { type Dice, parseSeed, seededDice } from '../dice/random.ts';
import { unreachable } from '../util/assert.ts';
import { type Result, err, failure, ok } from '../util/result.ts';
import type { DiceWant, MatchFailure } from './engine.ts';

/*
 * Where the dice of an event come from: typed in by the table, or the sequence of the match's seed. How far the sequence
 * has been used is part of the fold, so that undoing an event and doing it again gives the same faces: there is no
 * fishing for better ones.
 */

export interface Rolled {
	readonly faces: readonly (readonly number[])[];
	/** Where the sequence of the seed stands afterwards; typed dice leave it. */
	readonly position: number;
	/** True when the table rolled. */
	readonly typed: boolean;
}

function checkTyped(want: DiceWant, faces: readonly number[]): Result<null, MatchFailure> {
	if (want.kind === 'd10') {
		const value = d10Value(faces);
		return value.ok ? ok(null) : value;
	}
	const count = want.kind === 'pool' ? want.count : 1;
	if (faces.length !== count) {
		return err(failure('dice-count', { expected: count, given: faces.length, who: want.who }));
	}
	const max = want.kind === 'pool' ? FACES : want.faces;
	const wrong = faces.find((face) => !Number.isInteger(face) || face < 1 || face > max);
	return wrong === undefined ? ok(null) : err(failure('bad-face', { face: wrong, max }));
}

function draw(want: DiceWant, dice: Dice): number[] {
	switch (want.kind) {
		case 'd10':
			return dice.d10();
		case 'pool':
			return Array.from({ length: want.count }, () => dice.die(FACES));
		case 'die':
			return [dice.die(want.faces)];
		default:
			return unreachable(want);
	}
}

/**
 * The faces for an event: its own `dice` when it has any, each checked against what was wanted, else from the sequence
 * of `seed` at `position`. A seed that is none is a bug: the document was checked.
 */
export function diceFor(
	wants: readonly DiceWant[],
	typed: readonly (readonly number[])[] | undefined,
	seed: string,
	position: number
): Result<Rolled, MatchFailure> {
	if (typed !== undefined) {
		if (typed.length !== wants.length) {
			return err(failure('dice-count', { expected: wants.length, given: typed.length, who: null }));
		}
		for (const [index, want] of wants.entries()) {
			const checked = checkTyped(want, typed[index] ?? []);
			if (!checked.ok) return checked;
		}
		return ok({ faces: typed, position, typed: true });
	}
	if (wants.length === 0) return ok({ faces: [], position, typed: false });
	const start = parseSeed(seed);
	if (!start.ok) throw new Error('bug: a match with a seed that is none');
	const dice = seededDice(start.value, position);
	return ok({ faces: wants.map((want) => draw(want, dice)), position: dice.position(), typed: false });
}
