import type { DbgMelee } from './attack.ts';
import { DuelTable, type Duellist } from './duel.ts';

/** Who beats whom, for one pair: a single exchange, and the duel to the end (null: neither can hurt the other). */
export interface MatchUp {
	readonly win: number;
	readonly draw: number;
	readonly loss: number;
	readonly duel: number | null;
}

/** Every fighter of the first list against every one of the second: one row for each of the first. */
export function matchUps(
	first: readonly Duellist[],
	second: readonly Duellist[],
	rulings: DbgMelee['rulings'] = {}
): MatchUp[][] {
	const table = new DuelTable(rulings);
	return first.map((one) =>
		second.map((other) => {
			const { win, draw, loss } = table.exchange(one.fit, other.fit);
			return { win, draw, loss, duel: table.duel(one, other) };
		})
	);
}
