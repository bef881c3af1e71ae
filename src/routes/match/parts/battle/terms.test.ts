import { expect, test } from 'vitest';
import { force } from '#lib/match/battle/table.fixture.ts';
import { newMatch } from '#lib/match/document.ts';
import { onTerms, usualTerms } from './terms.ts';

const forces = [
	force('a', { strategicPoints: 6, strategic: { plan: 6, fortification: null } }),
	force('b', { strategicPoints: -2 })
] as const;
const match = newMatch({ sides: forces, seed: 'mt19937:1' });

test('the forces say what they start with, never less than nothing', () => {
	expect(usualTerms(forces)).toEqual({ balance: 'balanced', stronger: 0, strategic: [6, 0] });
});

test('a match on these terms begins with its forces mustered', () => {
	if (!match.ok) throw new Error(match.error.code);
	const balanced = onTerms(match.value, usualTerms(forces));
	expect(balanced.events).toEqual([{ kind: 'muster', balance: 'balanced' }]);
	const other = onTerms(match.value, { balance: 'advantaged', stronger: 1, strategic: [6, 4] });
	expect(other.events).toEqual([{ kind: 'muster', balance: 'advantaged', stronger: 1 }]);
});

test('forces without soldiers wait for a threshold of the players’ own', () => {
	const made = newMatch({ sides: [force('a', { soldiers: 0 }), force('b', { soldiers: 0 })], seed: 'mt19937:1' });
	if (!made.ok) throw new Error(made.error.code);
	expect(onTerms(made.value, usualTerms(forces)).events).toEqual([]);
});

test('other strategic points are those of this match alone, and no longer of a plan', () => {
	if (!match.ok) throw new Error(match.error.code);
	const { sides } = onTerms(match.value, { balance: 'balanced', stronger: 0, strategic: [3, 0] });
	expect(sides[0]).toMatchObject({ strategicPoints: 3, strategic: { plan: null, fortification: null } });
	expect(match.value.sides[0]).toMatchObject({ strategicPoints: 6, strategic: { plan: 6 } });
});
