import { expect, test } from 'vitest';
import { failureSentence, type WordedFailure } from './failures.ts';

const EXAMPLES: { [C in WordedFailure['code']]: { facts: WordedFailure['facts']; says: string[] } } = {
	'not-text': { facts: {}, says: ['UTF-8'] },
	'not-json': { facts: { line: 3, column: 7 }, says: ['3', '7'] },
	'too-large': { facts: { bytes: 2500, max: 999 }, says: ['999'] },
	'not-a-roster': { facts: { format: 'other.thing' }, says: ['other.thing', 'Signifer'] },
	'newer-version': { facts: { version: 9, known: 1 }, says: ['9', '1'] },
	'unknown-game': { facts: { game: 'chess' }, says: ['chess'] },
	'wrong-shape': { facts: { path: 'entries.2.count', expected: 'number' }, says: ['entries.2.count'] },
	'entry-id-repeated': { facts: { id: 'a1' }, says: ['a1'] },
	'not-a-code': { facts: {}, says: ['Signifer'] },
	incomplete: { facts: {}, says: [''] },
	damaged: { facts: {}, says: [''] },
	'unknown-version': { facts: { version: 7, known: 1 }, says: ['7', '1'] },
	'newer-game': { facts: { game: 3 }, says: ['3'] },
	'too-long': { facts: { length: 99, max: 50 }, says: ['99', '50'] },
	'cannot-share': { facts: { length: 99, max: 50 }, says: ['99', '50'] },
	quota: { facts: {}, says: ['export'] },
	refused: { facts: {}, says: [''] },
	blocked: { facts: {}, says: ['Signifer'] },
	gone: { facts: {}, says: [''] },
	'old-tab': { facts: {}, says: ['Signifer'] },
	unknown: { facts: {}, says: [''] }
};

test.each(Object.entries(EXAMPLES))('%s is said in both languages with its facts', (code, { facts, says }) => {
	const failure = { code, facts } as WordedFailure; // Object.entries forgets that the key is a code
	const fr = failureSentence(failure, 'fr');
	const en = failureSentence(failure, 'en');
	expect(fr).not.toBe(en);
	for (const part of says) {
		expect(fr).toContain(part);
		expect(en).toContain(part);
	}
	expect(fr + en).not.toMatch(/undefined|NaN|problems_/);
});

test('the shape that was expected is in the language of the reader', () => {
	const failure = { code: 'wrong-shape', facts: { path: 'name', expected: 'string' } } as const;
	expect(failureSentence(failure, 'fr')).toContain('un texte');
	expect(failureSentence(failure, 'en')).toContain('a text');
});
