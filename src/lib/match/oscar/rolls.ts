import { makePool, parsePool, withExtraDice } from '../../dice/pool.ts';
import { assert } from '../../util/assert.ts';
import type { OscarMelee, OscarShot, OscarTest } from '../attack.ts';
import type { DiceWant, Sum, Term } from '../engine.ts';
import { keptTotal, resolveOscarTest } from '../oscar-attack.ts';
import type { Ref } from './field.ts';
import type { EventOf } from './events.ts';
import {
	type Modifier,
	type Purpose,
	item,
	meleeModifiers,
	shooterModifiers,
	sumDice,
	sumPoints,
	targetModifiers,
	testModifiers
} from './modifiers.ts';
import { type OscarState, groupOf, pieceOf } from './state.ts';
import { meleeAttack } from './weapons.ts';

/* Attacks and tests of a match as data (docs/attacks.md), with the items their modifiers are made of. */

/** One of the pools of a roll: whose it is and what was added to it. */
interface RollSide {
	readonly who: Ref;
	/** With the dice that the items add. */
	readonly pool: string;
	readonly modifiers: readonly Modifier[];
}

/** A roll as data, for `odds` before and `roll` after; `sides` in the order of its dice. */
export interface Roll {
	readonly attack: OscarTest | OscarShot | OscarMelee;
	readonly sides: readonly RollSide[];
}

function diceOf(pool: string): number {
	const parsed = parsePool(pool);
	assert(parsed.ok, `a pool of a profile: ${pool}`);
	return parsed.value.roll;
}

/** Most dice the interfaces read in one pool. */
const MAX_DICE = 20;

function withDice(pool: string, modifiers: readonly Modifier[]): string {
	const parsed = parsePool(pool);
	assert(parsed.ok, `a pool of a profile: ${pool}`);
	const more = Math.min(sumDice(modifiers), MAX_DICE - parsed.value.roll);
	return more === 0 ? pool : makePool(withExtraDice(parsed.value, more));
}

/** The dice of a pool, of a group. */
export const diceWanted = (pool: string, who: Ref): DiceWant => ({ kind: 'pool', count: diceOf(pool), who });

export const wantsOf = (roll: Roll): DiceWant[] => roll.sides.map(({ who, pool }) => diceWanted(pool, who));

const lossRulings = ({ field }: OscarState): Record<string, string | number | boolean> => {
	const value = field.rulings['loss-multiples'];
	return value === undefined ? {} : { 'loss-multiples': value };
};

/** A Discipline roll of the leader (oscar 1.9, 1.12, 1.18, 1.19). */
export function testRoll(
	state: OscarState,
	ref: Ref,
	purpose: Purpose,
	{ officer, modifier }: { readonly officer: boolean; readonly modifier: number }
): Roll {
	const modifiers = testModifiers(state, ref, purpose, officer, modifier);
	const pool = pieceOf(state, ref).profile.discipline;
	return {
		attack: {
			...{ game: 'oscar', kind: 'test', discipline: pool, modifier: sumPoints(modifiers) },
			...{ target: state.field.target, rulings: {} }
		},
		sides: [{ who: ref, pool, modifiers }]
	};
}

export interface ShotFacts {
	readonly attack: string;
	readonly able: number;
	readonly cover: 'none' | 'light' | 'heavy';
	readonly byTable: number;
	/** Most men it can cost. */
	readonly most: number;
}

/** Shooting, and a template for each group under it (oscar 1.13 to 1.15). */
export function shotRoll(state: OscarState, shooter: Ref, target: Ref, facts: ShotFacts): Roll {
	const modifiers = [
		...shooterModifiers(state, shooter, facts.able),
		...targetModifiers(state, target, facts.cover),
		...item('by-table', facts.byTable)
	];
	const defence = pieceOf(state, target).profile.defence;
	return {
		attack: {
			...{ game: 'oscar', kind: 'shot', attack: facts.attack, defence, attackModifier: sumPoints(modifiers) },
			...{ defenceModifier: 0, targets: Math.min(facts.most, groupOf(state, target).men), rulings: lossRulings(state) }
		},
		sides: [
			{ who: shooter, pool: facts.attack, modifiers },
			{ who: target, pool: defence, modifiers: [] }
		]
	};
}

/** Melee (oscar 1.12); null when one of them has nothing to fight with. */
export function meleeRoll(
	state: OscarState,
	group: Ref,
	event: EventOf<'fight'>,
	weapons: readonly [string, string],
	charged: boolean
): Roll | null {
	const of = (ref: Ref, enemy: Ref, weapon: string, facts: Omit<Parameters<typeof meleeModifiers>[3], 'never'>) => {
		const attack = meleeAttack(pieceOf(state, ref), weapon, state.field);
		if (attack === null) return null;
		const modifiers = meleeModifiers(state, ref, enemy, facts);
		return { who: ref, pool: withDice(attack, modifiers), modifiers };
	};
	const ours = of(group, event.target, weapons[0], {
		...{ charged, supports: event.supports.length, cohesion: event.cohesion, byTable: event.modifier }
	});
	const theirs = of(event.target, group, weapons[1], {
		...{ charged: false, supports: event.enemySupports.length },
		...{ cohesion: event.enemyCohesion, byTable: event.enemyModifier }
	});
	if (ours === null || theirs === null) return null;
	const side = ({ who, pool, modifiers }: RollSide) => ({
		attack: pool,
		modifier: sumPoints(modifiers),
		men: groupOf(state, who).men
	});
	return {
		attack: { game: 'oscar', kind: 'melee', sides: [side(ours), side(theirs)], rulings: lossRulings(state) },
		sides: [ours, theirs]
	};
}

/** The end test: both Discipline rolls are compared like a melee, the lower surrenders (oscar 1.20). */
export function endTestRoll(state: OscarState, event: EventOf<'end-test'>): Roll {
	const of = (ref: Ref, officer: boolean, byTable: number): RollSide => ({
		who: ref,
		pool: pieceOf(state, ref).profile.discipline,
		modifiers: testModifiers(state, ref, 'end-test', officer, byTable)
	});
	const ours = of(event.group, event.officer, event.modifier);
	const theirs = of(event.enemy, event.enemyOfficer, event.enemyModifier);
	const side = ({ pool, modifiers }: RollSide) => ({ attack: pool, modifier: sumPoints(modifiers), men: 0 });
	return {
		attack: { game: 'oscar', kind: 'melee', sides: [side(ours), side(theirs)], rulings: {} },
		sides: [ours, theirs]
	};
}

/** Dice that an item adds are terms of no points: they show in the pool. */
function termsOf({ pool, modifiers }: RollSide, faces: readonly number[]): Term[] {
	return [
		{ code: 'die', value: keptTotal(pool, faces) },
		...modifiers.flatMap(({ code, points, dice }) =>
			dice > 0 ? Array.from({ length: dice }, () => ({ code, value: 0 })) : [{ code, value: points }]
		)
	];
}

/** The arithmetic of a roll, for the log. `names` are the codes of its sums. */
export function sumsOf(roll: Roll, names: readonly string[], dice: readonly (readonly number[])[]): Sum[] {
	return roll.sides.map((side, index) => {
		const terms = termsOf(side, dice[index] ?? []);
		return {
			code: names[index] ?? '',
			who: side.who,
			terms,
			total: terms.reduce((sum, { value }) => sum + value, 0),
			against: roll.attack.kind === 'test' ? [{ code: 'target', value: roll.attack.target }] : []
		};
	});
}

/** Whether a Discipline roll succeeds. */
export function passes(roll: Roll, dice: readonly (readonly number[])[]): boolean {
	assert(roll.attack.kind === 'test', 'no Discipline roll');
	return resolveOscarTest(roll.attack, dice[0] ?? []).pass;
}
