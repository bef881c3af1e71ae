import { expect, test } from 'vitest';
import chances from '../../../../tests/fixtures/legio-chances.csv?raw';
import { SECTIONS, TENDENCIES, TERRAINS, type Tendency, type Terrain } from '../../catalogue/legio.ts';
import { legioCatalogue } from '../../catalogue/legio-lists.ts';
import { type Fraction, addFraction, lowestTerms, NEVER, toNumber } from '../../dice/fraction.ts';
import { chancesOfTendency, rollChances, tableChances } from './chances.ts';
import { pieceFor } from './lookup.ts';

const none = { rulings: {} };
const sum = (all: Iterable<Fraction>) => lowestTerms([...all].reduce(addFraction, NEVER));
const exact = (chance: Fraction | undefined) => {
	const { numerator, denominator } = lowestTerms(chance ?? NEVER);
	return `${numerator}/${denominator}`;
};
const CERTAIN = { numerator: 1n, denominator: 1n };

test.each(chances.trim().split('\n').slice(1))('out of 36: %s', (line) => {
	const [tendency, ...counts] = line.split(',');
	const id = TENDENCIES.find((each) => each === tendency) ?? 'arable';
	const { pieces, none: empty } = rollChances(id, none, legioCatalogue);
	expect([id, ...TERRAINS.map((piece) => pieces.get(piece)), empty]).toEqual([tendency, ...counts.map(Number)]);
});

test('ruling row-eleven moves two rolls of 36', () => {
	const of = (tendency: Tendency, value: string) => {
		const { pieces } = rollChances(tendency, { rulings: { 'row-eleven': value } }, legioCatalogue);
		return [pieces.get('gentle-hill'), pieces.get('steep-hill')];
	};
	expect([of('hilly', 'printed'), of('hilly', 'swapped')]).toEqual([
		[6, 11],
		[4, 13]
	]);
	expect([of('littoral', 'printed'), of('littoral', 'swapped')]).toEqual([
		[5, 2],
		[7, 0]
	]);
	expect(of('arable', 'swapped')).toEqual(of('arable', 'printed'));
});

/**
 * Counted another way: all five sections are rolled, total by total, and the pieces after the third are taken away again.
 * Ways out of 36^5, by the kinds on the table.
 */
function enumerated(tendency: Tendency, compulsory: Terrain): Map<string, number> {
	const totals = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(
		(roll) => [pieceFor(tendency, roll, none, legioCatalogue), 6 - Math.abs(7 - roll)] as const
	);
	const ways = new Map<string, number>();
	for (const [a, wa] of totals)
		for (const [b, wb] of totals)
			for (const [c, wc] of totals)
				for (const [d, wd] of totals)
					for (const [e, we] of totals) {
						const came = [a, b, c, d, e].filter((piece) => piece !== null).slice(0, 3);
						const key = [compulsory, ...came].toSorted().join(' ');
						ways.set(key, (ways.get(key) ?? 0) + wa * wb * wc * wd * we);
					}
	return ways;
}

test.each(TENDENCIES)('%s: every final table has the chance of an independent count', (tendency) => {
	for (const { compulsory, tables } of chancesOfTendency(tendency, none, legioCatalogue)) {
		const ours = new Map(
			tables.map(({ pieces, chance }) => [
				pieces
					.flatMap(({ piece, count }) => Array<string>(count).fill(piece))
					.toSorted()
					.join(' '),
				exact(chance)
			])
		);
		const theirs = enumerated(tendency, compulsory);
		expect(ours.size).toBe(tables.length);
		expect(ours).toEqual(
			new Map([...theirs].map(([key, ways]) => [key, exact({ numerator: BigInt(ways), denominator: 36n ** 5n })]))
		);
	}
});

test.each(TENDENCIES)('%s: tables, totals, rolls and sections add up to one, exactly', (tendency) => {
	for (const { tables, totals, rolled, sections } of chancesOfTendency(tendency, none, legioCatalogue)) {
		expect(sum(tables.map(({ chance }) => chance))).toEqual(CERTAIN);
		expect(sum(totals.values())).toEqual(CERTAIN);
		expect(sum(rolled.values())).toEqual(CERTAIN);
		// the mean number of pieces, counted by table and by section
		const mean = sum(
			[...totals].map(([count, { numerator, denominator }]) => ({
				numerator: numerator * BigInt(count),
				denominator
			}))
		);
		expect(sum([...sections.values()].map(({ any }) => any))).toEqual(mean);
		for (const { any, pieces } of sections.values()) expect(sum(pieces.values())).toEqual(lowestTerms(any));
	}
});

test('by hand: arable country; a section stays empty with 21 rolls of 36', () => {
	const { totals, rolled, sections } = tableChances('arable', 'wood', none, legioCatalogue);
	const [p, q] = [5n, 7n]; // of 12
	expect(exact(totals.get(1))).toBe(exact({ numerator: q ** 5n, denominator: 12n ** 5n }));
	expect(exact(totals.get(2))).toBe(exact({ numerator: 5n * p * q ** 4n, denominator: 12n ** 5n }));
	expect(exact(rolled.get(3))).toBe(exact({ numerator: p ** 3n, denominator: 12n ** 3n }));
	expect([...totals.keys()]).toEqual([1, 2, 3, 4]);
	expect([...rolled.keys()]).toEqual([3, 4, 5]);
	// section 1 holds the compulsory piece one time in six, else the first roll is its
	expect(exact(sections.get(1)?.any)).toBe('37/72');
	// the last sections are sometimes not rolled for
	const any = SECTIONS.map((section) => toNumber(sections.get(section)?.any ?? NEVER));
	expect(any).toEqual(any.toSorted((a, b) => b - a));
	expect(any[5]).toBeLessThan(any[0] ?? 0);
});

test('the likeliest table comes first', () => {
	for (const tendency of TENDENCIES) {
		for (const { tables } of chancesOfTendency(tendency, none, legioCatalogue)) {
			const numbers = tables.map(({ chance }) => toNumber(chance));
			expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
		}
	}
});
