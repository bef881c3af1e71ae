import type { Attack } from './attack.ts';
import type { LogLine, Side } from './engine.ts';
import type { LogEntry } from './fold.ts';
import type { MissileTables } from './dbg-shot.ts';
import { type Chance, type Odds, attackOdds } from './odds.ts';
import { rollAttack } from './roll.ts';

/* How the dice fell against their odds: for each roll of a match its exact chances before, and what came of it. */

export const ROLLS = ['fights', 'shots', 'tests', 'losses'] as const;
/** `losses`: men put out of a group by shots and in melee, where a game counts them. */
export type RollKind = (typeof ROLLS)[number];

export interface Tally {
	readonly count: number;
	/** Sum of the exact chances (or of the expected losses). */
	readonly expected: number;
	readonly got: number;
}
export type Tallies = Readonly<Record<RollKind, Tally>>;

interface Outcome {
	readonly kind: RollKind;
	/** True: of the side that rolled; false: of its enemy. */
	readonly own: boolean;
	readonly expected: number;
	readonly got: number;
}

const isList = (value: Odds[string]): value is readonly Odds[] => Array.isArray(value);
const isChance = (value: Chance | Odds): value is Chance => typeof value['value'] === 'number';
const chance = (odds: Odds, name: string): number => {
	const value = odds[name];
	return value !== undefined && !isList(value) && isChance(value) ? value.value : 0;
};
/** A distribution by count. */
function byCount(odds: Odds, name: string): readonly (readonly [count: number, chance: number])[] {
	const group = odds[name];
	if (group === undefined || isList(group) || isChance(group)) return [];
	return Object.keys(group).map((count) => [Number(count), chance(group, count)]);
}
const mean = (odds: Odds, name: string): number => byCount(odds, name).reduce((sum, [count, p]) => sum + count * p, 0);

/** What a line's roll could be expected to do and what it did; nothing when the line has no attack or other dice. */
function outcomes({ attack, dice }: LogLine, tables: MissileTables): Outcome[] {
	if (attack === null) return [];
	const rolled: Attack = { ...attack, dice: dice.map((faces) => [...faces]) };
	const [odds, result] = [attackOdds(attack, tables), rollAttack(rolled, tables)];
	if (!odds.ok || !result.ok) return [];
	const { value: did } = result;
	if (did.kind === 'test') {
		return [{ kind: 'tests', own: true, expected: chance(odds.value, 'pass'), got: did.pass ? 1 : 0 }];
	}
	if (did.kind === 'melee') {
		const fights: Outcome[] = [
			{ kind: 'fights', own: true, expected: chance(odds.value, 'win'), got: did.winner === 0 ? 1 : 0 },
			{ kind: 'fights', own: false, expected: chance(odds.value, 'loss'), got: did.winner === 1 ? 1 : 0 }
		];
		if (did.game === 'dbg') return fights;
		return [
			...fights,
			{ kind: 'losses', own: true, expected: mean(odds.value, 'losses'), got: did.losses[1] },
			{ kind: 'losses', own: false, expected: mean(odds.value, 'suffered'), got: did.losses[0] }
		];
	}
	if (did.game === 'dbg') {
		return [{ kind: 'shots', own: true, expected: 1 - chance(odds.value, 'miss'), got: did.hit ? 1 : 0 }];
	}
	const none = byCount(odds.value, 'casualties').find(([count]) => count === 0)?.[1] ?? 0;
	return [
		{ kind: 'shots', own: true, expected: 1 - none, got: did.casualties > 0 ? 1 : 0 },
		{ kind: 'losses', own: true, expected: mean(odds.value, 'casualties'), got: did.casualties }
	];
}

const EMPTY: Tally = { count: 0, expected: 0, got: 0 };
const noLuck = (): Record<RollKind, Tally> => ({ fights: EMPTY, shots: EMPTY, tests: EMPTY, losses: EMPTY });

/** The luck of both sides. `sideOf` says whose figure or group an id is; a roll of nobody's is left out. */
export function tallyOf(
	log: readonly LogEntry[],
	sideOf: (id: string) => Side | null,
	tables: MissileTables = {}
): readonly [Tallies, Tallies] {
	const luck = [noLuck(), noLuck()] as const;
	for (const line of log.flatMap(({ lines }) => lines)) {
		const who = line.sums[0]?.who ?? null;
		const side = who === null ? null : sideOf(who);
		if (side === null) continue;
		for (const { kind, own, expected, got } of outcomes(line, tables)) {
			const of = luck[own ? side : side === 0 ? 1 : 0];
			const before = of[kind];
			of[kind] = { count: before.count + 1, expected: before.expected + expected, got: before.got + got };
		}
	}
	return luck;
}
