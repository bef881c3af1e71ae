import type { Attack } from './attack.ts';
import type { MissileTables } from './dbg-shot.ts';
import { type LogLine, type Side, otherSide } from './engine.ts';
import { type Chance, type Odds, attackOdds } from './odds.ts';
import { type Rolled, rollAttack } from './roll.ts';

/*
 * How the dice fell against their odds: for every attack and test of a log the exact chance that it succeeds beside
 * whether it did. A drawn combat is half a success; what one side wins in a combat the other loses.
 */

export interface Luck {
	/** Attacks and tests rolled. */
	readonly rolls: number;
	/** Successes that the odds promised, and those that came. */
	readonly expected: number;
	readonly came: number;
}

const HALF = 0.5;
type Part = Odds[string] | undefined;
const isChance = (part: Part): part is Chance =>
	part !== undefined && !Array.isArray(part) && 'value' in part && typeof part['value'] === 'number';
const chanceOf = (part: Part): number => (isChance(part) ? part.value : 0);

/** The chance that an attack succeeds: a test passed, harm done by a shot, a combat won by side 0. */
function promised(attack: Attack, odds: Odds): number {
	if (attack.kind === 'test') return chanceOf(odds['pass']);
	if (attack.kind === 'melee') return chanceOf(odds['win']) + HALF * chanceOf(odds['draw']);
	if (attack.game === 'dbg') return 1 - chanceOf(odds['miss']);
	const { casualties } = odds;
	return casualties !== undefined && !isChance(casualties) && !('length' in casualties) && '0' in casualties
		? 1 - chanceOf(casualties['0'])
		: 0;
}

function happened(rolled: Rolled): number {
	if (rolled.kind === 'test') return rolled.pass ? 1 : 0;
	if (rolled.kind === 'melee') return rolled.winner === null ? HALF : rolled.winner === 0 ? 1 : 0;
	if (rolled.game === 'dbg') return rolled.recoil ? 1 : 0;
	return rolled.casualties > 0 ? 1 : 0;
}

/**
 * The luck of both sides in these lines. `sideOf` says whose a figure or group is. Lines without an attack, and those
 * whose dice are not those of their attack, do not count.
 */
export function luckOf(
	lines: readonly LogLine[],
	sideOf: (who: string) => Side | null,
	tables: MissileTables
): readonly [Luck, Luck] {
	const sides: [Luck, Luck] = [
		{ rolls: 0, expected: 0, came: 0 },
		{ rolls: 0, expected: 0, came: 0 }
	];
	const add = (side: Side, expected: number, came: number): void => {
		const before = sides[side];
		sides[side] = { rolls: before.rolls + 1, expected: before.expected + expected, came: before.came + came };
	};
	for (const { attack, dice, sums } of lines) {
		const first = sums.findIndex(({ who }) => who !== null);
		const who = sums[first]?.who;
		const side = typeof who === 'string' ? sideOf(who) : null;
		if (!attack || side === null) continue;
		const odds = attackOdds(attack, tables);
		const rolled = rollAttack({ ...attack, dice: dice.map((faces) => [...faces]) }, tables);
		if (!odds.ok || !rolled.ok) continue;
		const [expected, came] = [promised(attack, odds.value), happened(rolled.value)];
		if (attack.kind !== 'melee') add(side, expected, came);
		else {
			// the first sum is that of side 0 of the attack, unless that is nobody's, such as a trap
			const attacker = first === 0 ? side : otherSide(side);
			add(attacker, expected, came);
			add(otherSide(attacker), 1 - expected, 1 - came);
		}
	}
	return sides;
}
