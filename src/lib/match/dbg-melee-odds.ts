import { atLeast, exactly } from '../dice/d10.ts';
import {
	type Decimal,
	type Fraction,
	CERTAIN,
	NEVER,
	ONE,
	ZERO,
	addDecimal,
	addFraction,
	fraction,
	fromDecimal,
	mulDecimal,
	power10,
	subDecimal,
	subFraction
} from '../dice/fraction.ts';
import { FATAL_MARGIN, meleeSetUp, type Combatant } from './dbg-melee.ts';
import type { DbgMelee } from './attack.ts';

/*
 * Exact odds of a melee (dbg III.C.2). One fighter, the lone one, meets one or more. Given his die v, the others are
 * independent, so every wanted chance is a sum over v of a product of single-die chances. Past all thresholds each
 * factor is A + B x 10^-j in the decade j of v, and the endless tail is a geometric series: nothing is cut off.
 */

/** One opponent's die w: lo <= w < hi (null: no top), and w < t, or w = t when `tie`, with t = v + shift. */
interface Factor {
	readonly shift: number;
	readonly lo: number;
	readonly hi: number | null;
	readonly tie: boolean;
}

function factorAt({ shift, lo, hi, tie }: Factor, v: number): Decimal {
	const t = v + shift;
	const top = hi === null ? t : Math.min(hi, t);
	const below = top > lo ? subDecimal(atLeast(lo), atLeast(top)) : ZERO;
	return tie && t >= lo && (hi === null || t < hi) ? addDecimal(below, exactly(t)) : below;
}

/** The factor as [A, B] in the decades from v0 on, where t is past lo and hi. */
function tailOf({ shift, lo, hi, tie }: Factor, v0: number): readonly [Decimal, Decimal] {
	if (hi !== null) return [hi > lo ? subDecimal(atLeast(lo), atLeast(hi)) : ZERO, ZERO];
	const t = v0 + shift;
	const above = tie ? subDecimal(atLeast(t), exactly(t)) : atLeast(t);
	return [atLeast(lo), subDecimal(ZERO, above)];
}

const times = (poly: readonly Decimal[], [a, b]: readonly [Decimal, Decimal]): Decimal[] =>
	Array.from({ length: poly.length + 1 }, (_, m) =>
		addDecimal(mulDecimal(poly[m] ?? ZERO, a), mulDecimal(poly[m - 1] ?? ZERO, b))
	);

/** Sum over the lone fighter's die v >= from of P(v) x product of the factors. */
function expectation(from: number, factors: readonly Factor[]): Fraction {
	const last = Math.max(from, ...factors.map(({ shift, lo, hi }) => Math.max(lo, hi ?? lo) - shift));
	const decades = Math.max(0, Math.ceil(last / 10));
	let explicit = ZERO;
	for (let v = Math.max(1, from); v < 10 * decades; v++) {
		const p = exactly(v);
		if (p.n === 0n) continue;
		explicit = addDecimal(
			explicit,
			factors.reduce((product, factor) => mulDecimal(product, factorAt(factor, v)), p)
		);
	}
	let sum = fromDecimal(explicit);
	const tail: Decimal[] = [];
	for (let face = 1; face <= 9; face++) {
		const v0 = 10 * decades + face;
		const start: Decimal[] = [exactly(v0)];
		const poly = factors.reduce((product, factor) => times(product, tailOf(factor, v0)), start);
		for (const [m, c] of poly.entries()) tail[m] = addDecimal(tail[m] ?? ZERO, c);
	}
	for (const [m, c] of tail.entries()) {
		if (c.n === 0n) continue;
		const ratio = power10(m + 1);
		sum = addFraction(sum, fraction(c.n * ratio, power10(c.e) * (ratio - 1n)));
	}
	return sum;
}

/**
 * One against one: the chance that he wins and that his die shows `from` or more. `lead` is his bonus less the other's,
 * `takesTies` whether equal scores are his.
 */
export const winningBlow = (lead: number, takesTies: boolean, from: number): Fraction =>
	expectation(Math.max(1, from), [{ shift: lead, lo: 1, hi: null, tie: takesTies }]);

const product = (factors: readonly Decimal[]): Fraction => fromDecimal(factors.reduce(mulDecimal, ONE));

export interface Fate {
	readonly nothing: Fraction;
	readonly wounded: Fraction;
	readonly out: Fraction;
}

export interface MeleeOdds {
	readonly win: Fraction;
	readonly draw: Fraction;
	readonly loss: Fraction;
	/** State afterwards of the enemy that side 0 strikes. */
	readonly struck: Fate;
	/** For each fighter of side 0, what his own blow does to an enemy in full health. */
	readonly strikers: readonly Fate[];
}

/** Turns chances of (a light hit, a heavy one) by a single blow into the fate of a man, whatever he is. */
function fateOfBlow(man: Combatant, hit: Fraction, heavy: Fraction): Fate {
	const spared = subFraction(CERTAIN, hit);
	if (man.dog) return { nothing: spared, wounded: NEVER, out: hit };
	if (man.state === 'wounded') return { nothing: NEVER, wounded: spared, out: hit };
	if (man.tough) return { nothing: spared, wounded: hit, out: NEVER };
	return { nothing: spared, wounded: subFraction(hit, heavy), out: heavy };
}

/** The die from which a blow of `striker` reaches `man`'s Defence. */
const threshold = (striker: Combatant, man: Combatant): number => man.defence - striker.bonus - striker.damage;

/** Exact odds for side 0 against side 1; the three results sum to 1, and so does each fate. */
export function dbgMeleeOdds(attack: DbgMelee): MeleeOdds {
	const { lone, others, loneSide } = meleeSetUp(attack);
	const against = (tie: (other: Combatant) => boolean): Factor[] =>
		others.map((other) => ({ shift: lone.bonus - other.bonus, lo: 1, hi: null, tie: tie(other) }));
	const winning = against((other) => lone.tieValue > other.tieValue);
	const notLosing = against((other) => lone.tieValue >= other.tieValue);

	const loneWins = expectation(1, winning);
	const loneHolds = expectation(1, notLosing);
	const loneLoses = subFraction(CERTAIN, loneHolds);
	const draw = subFraction(loneHolds, loneWins);

	if (loneSide === 0) {
		const man = others[attack.strike] ?? others[0];
		const from = man ? threshold(lone, man) : 1;
		const hit = expectation(Math.max(1, from), winning);
		const heavy = expectation(Math.max(1, from + FATAL_MARGIN), winning);
		const blow: Fate = { nothing: subFraction(CERTAIN, hit), wounded: subFraction(hit, heavy), out: heavy };
		return {
			win: loneWins,
			draw,
			loss: loneLoses,
			struck: man ? fateOfBlow(man, hit, heavy) : blow,
			strikers: [blow]
		};
	}

	const bands = others.map((other) => {
		const reach = Math.max(1, threshold(other, lone));
		const kill = Math.max(1, threshold(other, lone) + FATAL_MARGIN);
		return { miss: [1, reach], light: [reach, kill], heavy: [kill, null], hit: [reach, null] } as const;
	});
	type Band = keyof NonNullable<(typeof bands)[number]>;
	/** P(each opponent's die is in his band, and their side wins). */
	const together = (chosen: (index: number) => Band | 'any'): Fraction => {
		const factors = notLosing.map((factor, index): Factor => {
			const band = chosen(index);
			if (band === 'any') return factor;
			const [lo, hi] = bands[index]?.[band] ?? [1, null];
			return { ...factor, lo, hi };
		});
		const free = product(
			factors.map(({ lo, hi }) => (hi === null ? atLeast(lo) : hi > lo ? subDecimal(atLeast(lo), atLeast(hi)) : ZERO))
		);
		return subFraction(free, expectation(1, factors));
	};
	const sum = (parts: readonly Fraction[]): Fraction => parts.reduce(addFraction, NEVER);
	const allMiss = together(() => 'miss');
	const onlyOne = (band: Band): Fraction =>
		sum(others.map((_, striker) => together((index) => (index === striker ? band : 'miss'))));

	const spared = addFraction(allMiss, loneHolds);
	const rest = (...parts: Fraction[]): Fraction => parts.reduce(subFraction, CERTAIN);
	let struck: Fate;
	if (lone.dog) struck = { nothing: spared, wounded: NEVER, out: rest(spared) };
	else if (lone.state === 'wounded') struck = { nothing: NEVER, wounded: spared, out: rest(spared) };
	else {
		const wounded = onlyOne(lone.tough ? 'hit' : 'light');
		struck = { nothing: spared, wounded, out: rest(spared, wounded) };
	}
	const strikers = others.map((_, striker): Fate => {
		const by = (band: Band): Fraction => together((index) => (index === striker ? band : 'any'));
		const [wounded, out] = [by('light'), by('heavy')];
		return { nothing: rest(wounded, out), wounded, out };
	});
	return { win: loneLoses, draw, loss: loneWins, struck, strikers };
}
