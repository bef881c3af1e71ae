import { type Fraction, toNumber } from '../dice/fraction.ts';
import { type Result, ok } from '../util/result.ts';
import { unreachable } from '../util/assert.ts';
import type { Attack, AttackFailure } from './attack.ts';
import { dbgMeleeOdds } from './dbg-melee-odds.ts';
import { type MissileTables, dbgShotOdds, dbgTestOdds } from './dbg-shot.ts';
import { type Casualties, oscarMeleeOdds, oscarShotOdds, oscarTestOdds } from './oscar-attack.ts';

/** A probability as the command line and the interface get it; the quotient only where the dice are finite. */
export interface Chance {
	readonly value: number;
	readonly numerator?: string;
	readonly denominator?: string;
}

export type Odds = { readonly [key: string]: Chance | Odds | readonly Odds[] };

/** The d10 of De Bello Gallico never ends, so its chances are given as numbers only. */
const endless = (p: Fraction): Chance => ({ value: toNumber(p) });
const finite = (p: Fraction): Chance => ({
	value: toNumber(p),
	numerator: String(p.numerator),
	denominator: String(p.denominator)
});

const fate = (f: { nothing: Fraction; wounded: Fraction; out: Fraction }): Odds => ({
	nothing: endless(f.nothing),
	wounded: endless(f.wounded),
	out: endless(f.out)
});
const byCount = (c: Casualties): Odds => Object.fromEntries(c.map((p, count) => [String(count), finite(p)]));

/** Exact odds of one attack or test. Fails when a shot is out of range or a ruling is unknown. */
export function attackOdds(attack: Attack, tables: MissileTables): Result<Odds, AttackFailure> {
	if (attack.game === 'dbg') {
		switch (attack.kind) {
			case 'melee': {
				const { win, draw, loss, struck, strikers } = dbgMeleeOdds(attack);
				return ok({
					win: endless(win),
					draw: endless(draw),
					loss: endless(loss),
					struck: fate(struck),
					strikers: strikers.map(fate)
				});
			}
			case 'shot': {
				const odds = dbgShotOdds(attack, tables);
				if (!odds.ok) return odds;
				const { miss, wounded, out } = odds.value;
				return ok({ miss: endless(miss), wounded: endless(wounded), out: endless(out) });
			}
			case 'test':
				return ok({ pass: endless(dbgTestOdds(attack)) });
			default:
				return unreachable(attack);
		}
	}
	switch (attack.kind) {
		case 'melee': {
			const odds = oscarMeleeOdds(attack);
			return ok({
				win: finite(odds.win),
				draw: finite(odds.draw),
				loss: finite(odds.loss),
				losses: byCount(odds.losses),
				suffered: byCount(odds.suffered)
			});
		}
		case 'shot': {
			const odds = oscarShotOdds(attack);
			return ok({ casualties: byCount(odds.casualties), prone: finite(odds.prone) });
		}
		case 'test':
			return ok({ pass: finite(oscarTestOdds(attack)) });
		default:
			return unreachable(attack);
	}
}
