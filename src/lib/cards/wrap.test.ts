import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText } from './clean.ts';
import type { Measure } from './plan.ts';
import { type Run, wrap } from './wrap.ts';

/** Every character half an em wide: 10 pt is 1.764 mm a character. */
const half: Measure = (text, _font, sizePt) => [...text].length * sizePt * 0.5 * (25.4 / 72);
const TEN = { sizePt: 10 };
const CHAR = half('x', 'text', 10);
const run = (text: string, font: Run['font'] = 'text'): Run => ({ text, font, tone: 'ink' });
const lines = (runs: readonly Run[], characters: number): string[] =>
	wrap(runs, characters * CHAR + 0.001, TEN, half).map((line) => line.segments.map((s) => s.text).join('|'));

test.each([
	['breaks at blanks', 'un deux trois', 8, ['un deux', 'trois']],
	['a blank at a line end takes no room', 'abcd efgh', 4, ['abcd', 'efgh']],
	['breaks after a hyphen between letters', 'fer-de-lance', 7, ['fer-de-', 'lance']],
	['not inside a range of numbers', 'à 10–12 cm', 6, ['à', '10–12', 'cm']],
	['no-break blanks hold', 'ici\u202F: oui', 5, ['ici\u202F:', 'oui']],
	['breaks anywhere in a word wider than a line', 'anticonstitutionnel', 8, ['anticons', 'titution', 'nel']],
	['keeps line breaks', 'a\n\nb', 8, ['a', '', 'b']],
	['an empty text is one empty line', '', 8, ['']],
	['narrower than a character', 'abc', 0.5, ['a', 'b', 'c']],
	['keeps a flag together', '🇫🇷🇫🇷', 2, ['🇫🇷', '🇫🇷']]
])('%s', (_, text, width, expected) => {
	expect(lines([run(text)], width)).toEqual(expected);
});

test('a word may cross fonts', () => {
	expect(lines([run('Coriace', 'bold'), run('. Le premier coup')], 10)).toEqual(
		['Coriace|. ', 'Le premier', 'coup'].map((l, i) => (i === 0 ? 'Coriace|.' : l))
	);
});

test('segments follow one another and say their width', () => {
	const [line] = wrap([run('Pilum ', 'bold'), run('lourd')], 100, TEN, half);
	const [bold, text] = line?.segments ?? [];
	expect([bold?.text, text?.text]).toEqual(['Pilum ', 'lourd']);
	expect(bold?.width).toBeCloseTo(6 * CHAR, 9);
	expect(text?.x).toBeCloseTo(6 * CHAR, 9);
	expect(line?.width).toBeCloseTo(11 * CHAR, 9);
});

test('loses no character, and no line is too wide unless it is one character', () => {
	const text = fc.string({ unit: fc.constantFrom(...'abcé -–/\n\u202F🏺Жב'), maxLength: 120 }).map(cleanText);
	fc.assert(
		fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), fc.integer({ min: 1, max: 40 }), (texts, width) => {
			const broken = wrap(
				texts.map((t) => run(t)),
				width * CHAR + 0.001,
				TEN,
				half
			);
			const bare = (s: string): string => s.replace(/[ \n]/g, '');
			expect(bare(broken.flatMap((l) => l.segments.map((s) => s.text)).join(''))).toBe(bare(texts.join('')));
			for (const line of broken) {
				const characters = line.segments.map((s) => s.text).join('');
				expect(line.width <= width * CHAR + 0.01 || [...characters].length === 1).toBe(true);
			}
		})
	);
});
