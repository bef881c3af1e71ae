import type { DbgMelee, Fighter, State } from './attack.ts';

/** A blow that beats the Defence by this much or more puts out of action (dbg III.C.2). */
export const FATAL_MARGIN = 3;
/** Each opponent beyond the first costs this much on the roll, a dog half (dbg III.C.2). */
const OUTNUMBERED = -2;
const OUTNUMBERED_BY_DOG = -1;
const WOUNDED_MALUS = -2;

/** A fighter with everything that his side and state do to his roll already in `bonus`. */
export interface Combatant {
	/** Added to his d10. */
	readonly bonus: number;
	/** What settles equal scores: the bare Combat value, or the modified one (ruling melee-tie). */
	readonly tieValue: number;
	readonly defence: number;
	readonly damage: number;
	readonly state: State;
	readonly tough: boolean;
	readonly dog: boolean;
}

export interface MeleeSetUp {
	readonly lone: Combatant;
	readonly others: readonly Combatant[];
	/** Which of the two sides is the single fighter; 0 when both are. */
	readonly loneSide: 0 | 1;
}

/**
 * The malus of a man against several (dbg III.C.2). The opponent who counts as the first is the one who would cost most,
 * so that a man and a dog cost -1 in whatever order they stand.
 */
export function outnumberedMalus(opponents: readonly { readonly dog: boolean }[]): number {
	const costs = opponents.map(({ dog }) => (dog ? OUTNUMBERED_BY_DOG : OUTNUMBERED)).toSorted((a, b) => a - b);
	return costs.slice(1).reduce((sum, cost) => sum + cost, 0);
}

function combatant(fighter: Fighter, opponents: readonly Fighter[], attack: DbgMelee): Combatant {
	const wounded = attack.rulings['wounded-malus'];
	const state = fighter.dog ? 'fit' : fighter.state; // dogs know no wounded state: any hit puts them out
	const malus = state === 'wounded' ? (typeof wounded === 'number' ? wounded : WOUNDED_MALUS) : 0;
	const bonus = fighter.combat + fighter.modifier + malus + outnumberedMalus(opponents);
	return {
		bonus,
		tieValue: attack.rulings['melee-tie'] === 'modified' ? bonus : fighter.combat,
		defence: fighter.defence,
		damage: fighter.damage,
		state,
		tough: fighter.tough,
		dog: fighter.dog
	};
}

/** The lone fighter and those he meets. */
export function meleeSetUp(attack: DbgMelee): MeleeSetUp {
	const [ours, theirs] = attack.sides;
	const loneSide = ours.length === 1 ? 0 : 1;
	const [single, many] = loneSide === 0 ? [ours, theirs] : [theirs, ours];
	const man = single[0];
	if (!man) throw new Error('bug: a side without fighters passed the schema');
	return {
		lone: combatant(man, many, attack),
		others: many.map((fighter) => combatant(fighter, single, attack)),
		loneSide
	};
}

export type Condition = State | 'out';

/** What a blow does: `margin` is score + damage - Defence. */
export function afterBlow(man: Pick<Combatant, 'state' | 'tough' | 'dog'>, margin: number): Condition {
	if (margin < 0) return man.state;
	if (man.dog || man.state === 'wounded') return 'out';
	if (man.tough) return 'wounded';
	return margin >= FATAL_MARGIN ? 'out' : 'wounded';
}

export interface MeleeResult {
	/** Final scores, by side and fighter. */
	readonly scores: readonly [readonly number[], readonly number[]];
	readonly winner: 0 | 1 | null;
	/** Who gives ground (2 cm): every loser; in a draw everybody. */
	readonly recoil: readonly [readonly boolean[], readonly boolean[]];
	/** States afterwards. */
	readonly states: readonly [readonly Condition[], readonly Condition[]];
}

/** Resolves a melee from the values of the dice (d10 with their re-rolls added), one per fighter, side 0 first. */
export function resolveMelee(attack: DbgMelee, values: readonly number[]): MeleeResult {
	const { lone, others, loneSide } = meleeSetUp(attack);
	const [first] = attack.sides;
	const dice = (loneSide === 0 ? values.slice(1) : values.slice(0, first.length)).slice(0, others.length);
	const loneScore = lone.bonus + ((loneSide === 0 ? values[0] : values[first.length]) ?? 0);
	const scores = others.map((other, index) => other.bonus + (dice[index] ?? 0));

	const highest = Math.max(...scores);
	let loneWins: boolean | null = loneScore > highest ? true : loneScore < highest ? false : null;
	if (loneWins === null) {
		const tied = Math.max(...others.filter((_, index) => scores[index] === highest).map((other) => other.tieValue));
		loneWins = lone.tieValue > tied ? true : lone.tieValue < tied ? false : null;
	}

	let loneState: Condition = lone.state;
	const states: Condition[] = others.map((other) => other.state);
	if (loneWins === true) {
		const target = loneSide === 0 ? attack.strike : 0;
		const man = others[target];
		if (man) states[target] = afterBlow(man, loneScore + lone.damage - man.defence);
	} else if (loneWins === false) {
		for (const [index, other] of others.entries()) {
			if (loneState === 'out') break;
			loneState = afterBlow({ ...lone, state: loneState }, (scores[index] ?? 0) + other.damage - lone.defence);
		}
	}
	const pair = <T>(single: T, many: T[]): readonly [readonly T[], readonly T[]] =>
		loneSide === 0 ? [[single], many] : [many, [single]];
	const otherSide = loneSide === 0 ? 1 : 0;
	return {
		scores: pair(loneScore, scores),
		winner: loneWins === null ? null : loneWins ? loneSide : otherSide,
		recoil: pair(
			loneWins !== true,
			others.map(() => loneWins !== false)
		),
		states: pair(loneState, states)
	};
}
