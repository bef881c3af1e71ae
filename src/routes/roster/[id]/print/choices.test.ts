import { expect, test } from 'vitest';
import { readChoices, usualPaper } from './choices.ts';

test.each([
	['nothing kept', undefined],
	['another kind of value', 'A4'],
	['a list', []],
	['values of another version', { what: 'poster', size: 3, ink: null, backs: 'yes', player: 'x'.repeat(500) }]
])('%s gives the defaults', (_, value) => {
	expect(readChoices(value)).toEqual({
		what: 'cards',
		paper: null,
		size: 'poker',
		ink: 'full',
		per: 'entry',
		backs: false,
		reference: true,
		locale: null,
		player: ''
	});
});

test('one wrong value does not lose the others', () => {
	expect(readChoices({ size: 'tarot', ink: 'blue', player: 'Émile' })).toMatchObject({
		size: 'tarot',
		ink: 'full',
		player: 'Émile'
	});
});

test.each([
	['fr-FR', 'a4'],
	['fr', 'a4'],
	['en-US', 'letter'],
	['fr-CA', 'letter'],
	['en-GB', 'a4'],
	['zh-Hant-TW', 'a4']
])('in %s paper is %s', (language, paper) => {
	expect(usualPaper([language])).toBe(paper);
});
