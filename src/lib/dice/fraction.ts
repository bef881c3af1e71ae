import { assert } from '../util/assert.ts';

/*
 * Exact arithmetic for odds. `Decimal` is n x 10^-e: the endless d10 needs nothing else until its tail is summed.
 * `Fraction` is a quotient, reduced only by `lowestTerms`: reducing at each step costs more than the odds themselves.
 */

export interface Decimal {
	readonly n: bigint;
	readonly e: number;
}

const POWERS: bigint[] = [1n];

/** 10^exponent, exponent >= 0. */
export function power10(exponent: number): bigint {
	for (let e = POWERS.length; e <= exponent; e++) POWERS.push((POWERS[e - 1] ?? 1n) * 10n);
	const power = POWERS[exponent];
	assert(power !== undefined, `10^${exponent}`);
	return power;
}

export const ZERO: Decimal = { n: 0n, e: 0 };
export const ONE: Decimal = { n: 1n, e: 0 };

export const decimal = (n: number, e: number): Decimal => ({ n: BigInt(n), e });

export function addDecimal(a: Decimal, b: Decimal): Decimal {
	if (a.e === b.e) return { n: a.n + b.n, e: a.e };
	return a.e > b.e ? { n: a.n + b.n * power10(a.e - b.e), e: a.e } : { n: a.n * power10(b.e - a.e) + b.n, e: b.e };
}

export const mulDecimal = (a: Decimal, b: Decimal): Decimal => ({ n: a.n * b.n, e: a.e + b.e });
export const subDecimal = (a: Decimal, b: Decimal): Decimal => addDecimal(a, { n: -b.n, e: b.e });

export interface Fraction {
	readonly numerator: bigint;
	readonly denominator: bigint;
}

function gcd(a: bigint, b: bigint): bigint {
	let [x, y] = a < 0n ? [-a, b] : [a, b];
	while (y !== 0n) [x, y] = [y, x % y];
	return x;
}

export function fraction(numerator: bigint, denominator: bigint): Fraction {
	assert(denominator > 0n, 'denominator must be positive');
	return { numerator, denominator };
}

export function lowestTerms({ numerator, denominator }: Fraction): Fraction {
	const common = gcd(numerator, denominator);
	return fraction(numerator / common, denominator / common);
}

export const fromDecimal = (a: Decimal): Fraction => fraction(a.n, power10(a.e));
export const addFraction = (a: Fraction, b: Fraction): Fraction =>
	a.denominator === b.denominator
		? { numerator: a.numerator + b.numerator, denominator: a.denominator }
		: {
				numerator: a.numerator * b.denominator + b.numerator * a.denominator,
				denominator: a.denominator * b.denominator
			};
export const subFraction = (a: Fraction, b: Fraction): Fraction =>
	addFraction(a, { numerator: -b.numerator, denominator: b.denominator });
export const CERTAIN: Fraction = { numerator: 1n, denominator: 1n };
export const NEVER: Fraction = { numerator: 0n, denominator: 1n };

/** The nearest number, to the last bits, however long both parts are. */
export function toNumber({ numerator, denominator }: Fraction): number {
	const bits = (n: bigint): number => n.toString(16).length * 4;
	const shift = Math.max(0, bits(denominator) - bits(numerator) + 64);
	return Number((numerator << BigInt(shift)) / denominator) / 2 ** shift;
}
