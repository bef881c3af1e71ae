import { expect, test } from 'vitest';
import { SHARE_FAILURES } from '../share/codec.ts';
import type { OpenFailure } from '../share/open-failures.ts';
import { failureSentence } from './failures.ts';
import { openFailureSentence } from './share-failures.ts';

const FACTS = {
	version: 7,
	known: 1,
	game: 9,
	length: 70123,
	max: 65536,
	error: 'NotReadableError',
	type: 'image/heic'
};
const OWN = ['is-backup', 'is-picture', 'is-empty', 'unreadable', 'no-qr', 'not-a-picture'] as const;
const failures: OpenFailure[] = [...SHARE_FAILURES, ...OWN].map((code) => ({ code, facts: FACTS }));

test.each(failures)('$code is said in both languages, each in its own words', (failure) => {
	const fr = openFailureSentence(failure, 'fr');
	const en = openFailureSentence(failure, 'en');
	expect(fr).not.toBe(en);
	expect(fr + en).not.toMatch(/undefined|NaN|share_|[{}?]/);
	expect(failures.filter((other) => openFailureSentence(other, 'fr') === fr)).toEqual([failure]);
	expect(fr, 'French signs stand after a narrow no-break space').not.toMatch(/[a-zé ][:;!?»]/);
});

test('what reading a document can say is said in the same words', () => {
	const failure = { code: 'not-json', facts: { line: 3, column: 7 } } as const;
	expect(openFailureSentence(failure, 'fr')).toBe(failureSentence(failure, 'fr'));
});
