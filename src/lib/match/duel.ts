import { toNumber } from '../dice/fraction.ts';
import type { DbgMelee, Fighter } from './attack.ts';
import { type Combatant, FATAL_MARGIN, meleeSetUp } from './dbg-melee.ts';
import { winningBlow } from './dbg-melee-odds.ts';

/*
 * Duels one against one (dbg III.C.2): a single exchange, and the fight to the end, exchange after exchange until one of
 * them is out. Chances are exact until they are made numbers; the same few are asked for again and again, so a table
 * remembers them.
 */

/** A fighter in full health and wounded; a dog is never wounded. */
export interface Duellist {
	readonly fit: Fighter;
	readonly wounded: Fighter;
}

/** Chances of one exchange for the first fighter; the first three sum to 1, and so does each fate. */
export interface Exchange {
	readonly win: number;
	readonly draw: number;
	readonly loss: number;
	/** What becomes of the second fighter and of the first, by the blow that beat him. */
	readonly deals: BlowOdds;
	readonly takes: BlowOdds;
}
export interface BlowOdds {
	/** One wound on a man in full health; never on a dog or a man who has one. */
	readonly wounded: number;
	readonly out: number;
}

/** More than any die that is asked for: values of an attack are bounded (docs/attacks.md). */
const WIDE = 2 ** 16;

type Rulings = DbgMelee['rulings'];

/** Remembers the chances it was asked for. One for each reckoning; it grows with the profiles that it sees. */
export class DuelTable {
	readonly #chances = new Map<number, number>();
	readonly #combatants = new WeakMap<Fighter, Combatant>();
	readonly #rulings: Rulings;

	constructor(rulings: Rulings = {}) {
		this.#rulings = rulings;
	}

	#reach(lead: number, takesTies: boolean, from: number): number {
		const least = Math.max(1, from);
		const key = (lead * WIDE + least) * 2 + (takesTies ? 1 : 0);
		let chance = this.#chances.get(key);
		if (chance === undefined) {
			chance = toNumber(winningBlow(lead, takesTies, least));
			this.#chances.set(key, chance);
		}
		return chance;
	}

	/** A fighter with his own maluses, which are the same against anybody; worked out once. */
	#ready(fighter: Fighter): Combatant {
		let ready = this.#combatants.get(fighter);
		if (!ready) {
			ready = meleeSetUp({
				game: 'dbg',
				kind: 'melee',
				sides: [[fighter], [fighter]],
				strike: 0,
				rulings: this.#rulings
			}).lone;
			this.#combatants.set(fighter, ready);
		}
		return ready;
	}

	#blow(striker: Combatant, struck: Combatant): BlowOdds {
		const [lead, ties] = [striker.bonus - struck.bonus, striker.tieValue > struck.tieValue];
		const from = struck.defence - striker.bonus - striker.damage;
		const hit = this.#reach(lead, ties, from);
		if (struck.dog || struck.state === 'wounded') return { wounded: 0, out: hit };
		if (struck.tough) return { wounded: hit, out: 0 };
		const heavy = this.#reach(lead, ties, from + FATAL_MARGIN);
		return { wounded: hit - heavy, out: heavy };
	}

	/** One exchange of blows. */
	exchange(first: Fighter, second: Fighter): Exchange {
		const [lone, other] = [this.#ready(first), this.#ready(second)];
		const win = this.#reach(lone.bonus - other.bonus, lone.tieValue > other.tieValue, 1);
		const loss = this.#reach(other.bonus - lone.bonus, other.tieValue > lone.tieValue, 1);
		return {
			win,
			draw: Math.max(0, 1 - win - loss),
			loss,
			deals: this.#blow(lone, other),
			takes: this.#blow(other, lone)
		};
	}

	/**
	 * The chance that the first fighter puts the second out before he is put out himself, when both come to grips again
	 * and again with room to give ground. Null when neither can ever hurt the other.
	 */
	duel(first: Duellist, second: Duellist): number | null {
		const known: (number | null | undefined)[] = [];
		const from = (a: keyof Duellist, b: keyof Duellist): number | null => {
			const at = (a === 'fit' ? 0 : 1) + (b === 'fit' ? 0 : 2);
			const before = known[at];
			if (before !== undefined) return before;
			const { deals, takes } = this.exchange(first[a], second[b]);
			const ends = deals.wounded + deals.out + takes.wounded + takes.out;
			const later = (chance: number, wounded: () => number | null): number =>
				chance > 0 ? chance * (wounded() ?? 0) : 0;
			const won =
				deals.out + later(deals.wounded, () => from(a, 'wounded')) + later(takes.wounded, () => from('wounded', b));
			return (known[at] = ends === 0 ? null : won / ends);
		};
		return from('fit', 'fit');
	}
}
