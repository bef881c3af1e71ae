import { expect, test } from 'vitest';
import { SECTIONS, TENDENCIES } from '../../catalogue/legio.ts';
import { legioCatalogue } from '../../catalogue/legio-lists.ts';
import { edgeFor, generalValue, pieceFor, sectionFor } from './lookup.ts';

const none = { rulings: {} };
const ruled = (rulings: Record<string, string>) => ({ rulings });
const edges = (section: (typeof SECTIONS)[number], answers = none) =>
	[1, 2, 3, 4, 5, 6].map((face) => edgeFor(section, face, answers, legioCatalogue)).join('');

test('L1: 3 in hilly country is a steep hill', () => {
	expect(pieceFor('hilly', 3, none, legioCatalogue)).toBe('steep-hill');
});

test('L2: 7 is nothing, whatever the tendency', () => {
	for (const tendency of TENDENCIES) expect(pieceFor(tendency, 7, none, legioCatalogue)).toBeNull();
});

test('L3: 5 is nothing in arable country, dunes in littoral', () => {
	expect(pieceFor('arable', 5, none, legioCatalogue)).toBeNull();
	expect(pieceFor('littoral', 5, none, legioCatalogue)).toBe('dunes');
});

test('L4: 12 on the steppe is dunes', () => {
	expect(pieceFor('steppe', 12, none, legioCatalogue)).toBe('dunes');
});

test('ruling row-eleven: as printed, or swapped', () => {
	const eleven = (value?: string) => {
		const answers = value === undefined ? none : ruled({ 'row-eleven': value });
		return [pieceFor('hilly', 11, answers, legioCatalogue), pieceFor('littoral', 11, answers, legioCatalogue)];
	};
	expect(eleven()).toEqual(['gentle-hill', 'steep-hill']);
	expect(eleven('printed')).toEqual(['gentle-hill', 'steep-hill']);
	expect(eleven('swapped')).toEqual(['steep-hill', 'gentle-hill']);
	// an answer that is none of the choices is no answer
	expect(eleven('reversed')).toEqual(['gentle-hill', 'steep-hill']);
	expect(pieceFor('forest', 11, ruled({ 'row-eleven': 'swapped' }), legioCatalogue)).toBe('gentle-hill');
});

test('L9: section 2, 4 is its left edge, 6 its right one', () => {
	expect(edgeFor(2, 4, none, legioCatalogue)).toBe('W');
	expect(edgeFor(2, 6, none, legioCatalogue)).toBe('E');
});

test('L10: section 1, 5 is its lower edge', () => {
	expect(edgeFor(1, 5, none, legioCatalogue)).toBe('S');
});

test('ruling middle-edge: a 5 is the right edge, or the inner one', () => {
	expect([edges(2), edges(5)]).toEqual(['NNWWEE', 'SSWWEE']);
	const inner = ruled({ 'middle-edge': 'inner' });
	expect([edges(2, inner), edges(5, inner)]).toEqual(['NNWWSE', 'SSWWNE']);
	for (const section of [1, 3, 4, 6] as const) expect(edges(section, inner)).toBe(edges(section));
});

test('the outer edge of a corner section is never its inner one: every edge can come up there', () => {
	for (const section of [1, 3, 4, 6] as const) expect(new Set(edges(section))).toEqual(new Set('NESW'));
});

test('L6: a general of 2 is worth 0; 1 and 3 are worth −1 and +1', () => {
	expect([1, 2, 3].map((face) => generalValue(face, legioCatalogue))).toEqual([-1, 0, 1]);
});

test('a die shows the section of its number', () => {
	expect([1, 2, 3, 4, 5, 6].map(sectionFor)).toEqual(SECTIONS);
});
