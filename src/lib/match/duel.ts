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

type Rulings = DbgMelee['rulings'];

/** Remembers the chances it was asked for. One for each reckoning; it grows with the profiles that it sees. */
export class DuelTable {
	readonly #chances = new Map<string, number>();
	readonly #rulings: Rulings;

	constructor(rulings: Rulings = {}) {
		this.#rulings = rulings;
	}

	#reach(lead: number, takesTies: boolean, from: number): number {
		const least = Math.max(1, from);
		const key = `${lead},${takesTies},${least}`;
		let chance = this.#chances.get(key);
		if (chance === undefined) {
			chance = toNumber(winningBlow(lead, takesTies, least));
			this.#chances.set(key, chance);
		}
		return chance;
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
		const { lone, others } = meleeSetUp({
			...{ game: 'dbg', kind: 'melee', strike: 0 },
			sides: [[first], [second]],
			rulings: this.#rulings
		});
		const other = others[0] ?? lone;
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
		const known = new Map<string, number | null>();
		const from = (a: keyof Duellist, b: keyof Duellist): number | null => {
			const key = `${a} ${b}`;
			const before = known.get(key);
			if (before !== undefined) return before;
			const { deals, takes } = this.exchange(first[a], second[b]);
			const ends = deals.wounded + deals.out + takes.wounded + takes.out;
			const chance =
				ends === 0
					? null
					: (deals.out +
							(deals.wounded > 0 ? deals.wounded * (from(a, 'wounded') ?? 0) : 0) +
							(takes.wounded > 0 ? takes.wounded * (from('wounded', b) ?? 0) : 0)) /
						ends;
			known.set(key, chance);
			return chance;
		};
		return from('fit', 'fit');
	}
}
