import { d10Value } from '../dice/d10.ts';
import { FACES, parsePool } from '../dice/pool.ts';
import { makeSeed, parseSeed, seededDice } from '../dice/random.ts';
import { unreachable } from '../util/assert.ts';
import { type Failure, type Result, err, failure, ok } from '../util/result.ts';
import type { Attack, AttackFailure } from './attack.ts';
import { type MeleeResult, resolveMelee } from './dbg-melee.ts';
import { type MissileTables, type ShotResult, resolveShot, resolveTest } from './dbg-shot.ts';
import {
	type OscarMeleeResult,
	type OscarShotResult,
	resolveOscarMelee,
	resolveOscarShot,
	resolveOscarTest
} from './oscar-attack.ts';

export type RollFailure =
	| AttackFailure
	| Failure<
			| 'no-dice' // neither dice nor a seed
			| 'dice-count' // {expected, given}: how many dice, or faces of a pool
			| 'bad-face' // {face, max}
			| 'die-unfinished' // {faces}: a 0 wants its next face
			| 'die-too-long' // {max}
			| 'bad-seed' // {seed}
	  >;

/** What happened, with the faces that were rolled. */
export type Rolled = { readonly dice: readonly (readonly number[])[]; readonly seed: string | null } & (
	| ({ readonly game: 'dbg'; readonly kind: 'melee' } & MeleeResult)
	| ({ readonly game: 'dbg'; readonly kind: 'shot' } & ShotResult)
	| { readonly game: 'dbg' | 'oscar'; readonly kind: 'test'; readonly score: number; readonly pass: boolean }
	| ({ readonly game: 'oscar'; readonly kind: 'shot' } & OscarShotResult)
	| ({ readonly game: 'oscar'; readonly kind: 'melee' } & OscarMeleeResult)
);

/** What must be rolled: one endless d10 each (null), or pools of so many d6. */
function wanted(attack: Attack): (number | null)[] {
	if (attack.game === 'dbg') {
		if (attack.kind !== 'melee') return [null];
		return attack.sides.flat().map(() => null);
	}
	const pools =
		attack.kind === 'test'
			? [attack.discipline]
			: attack.kind === 'shot'
				? [attack.attack, attack.defence]
				: attack.sides.map((side) => side.attack);
	return pools.map((text) => {
		const pool = parsePool(text);
		return pool.ok ? pool.value.roll : 0;
	});
}

function rollAll(need: readonly (number | null)[], seed: number): number[][] {
	const dice = seededDice(seed);
	return need.map((count) => (count === null ? dice.d10() : Array.from({ length: count }, () => dice.die(FACES))));
}

function checkPool(faces: readonly number[], count: number): Result<null, RollFailure> {
	if (faces.length !== count) return err(failure('dice-count', { expected: count, given: faces.length }));
	const wrong = faces.find((face) => !Number.isInteger(face) || face < 1 || face > FACES);
	return wrong === undefined ? ok(null) : err(failure('bad-face', { face: wrong, max: FACES }));
}

/**
 * Resolves an attack with its `dice` (faces as they fell, one list per fighter or pool, side 0 first), else with its
 * `seed`. The same seed always rolls the same.
 */
export function rollAttack(attack: Attack, tables: MissileTables): Result<Rolled, RollFailure> {
	const need = wanted(attack);
	let faces: readonly (readonly number[])[];
	let seed: string | null = null;
	if (attack.dice !== undefined) faces = attack.dice;
	else if (attack.seed === undefined) return err(failure('no-dice'));
	else {
		const parsed = parseSeed(String(attack.seed));
		if (!parsed.ok) return parsed;
		seed = makeSeed(parsed.value);
		faces = rollAll(need, parsed.value);
	}
	if (faces.length !== need.length) {
		return err(failure('dice-count', { expected: need.length, given: faces.length }));
	}
	const values: number[] = [];
	for (const [index, count] of need.entries()) {
		const die = faces[index] ?? [];
		if (count === null) {
			const value = d10Value(die);
			if (!value.ok) return value;
			values.push(value.value);
		} else {
			const checked = checkPool(die, count);
			if (!checked.ok) return checked;
		}
	}
	const head = { dice: faces, seed };
	const [first = [], second = []] = faces;
	if (attack.game === 'dbg') {
		const value = values[0] ?? 0;
		switch (attack.kind) {
			case 'melee':
				return ok({ game: 'dbg', kind: 'melee', ...head, ...resolveMelee(attack, values) });
			case 'shot': {
				const shot = resolveShot(attack, tables, value);
				return shot.ok ? ok({ game: 'dbg', kind: 'shot', ...head, ...shot.value }) : shot;
			}
			case 'test':
				return ok({ game: 'dbg', kind: 'test', ...head, ...resolveTest(attack, value) });
			default:
				return unreachable(attack);
		}
	}
	switch (attack.kind) {
		case 'melee':
			return ok({ game: 'oscar', kind: 'melee', ...head, ...resolveOscarMelee(attack, first, second) });
		case 'shot':
			return ok({ game: 'oscar', kind: 'shot', ...head, ...resolveOscarShot(attack, first, second) });
		case 'test': {
			const { total, pass } = resolveOscarTest(attack, first);
			return ok({ game: 'oscar', kind: 'test', ...head, score: total, pass });
		}
		default:
			return unreachable(attack);
	}
}
