import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_DOCUMENT_BYTES, makeRosterDocument, ofGame, parseRoster, parseRosterText } from './document.ts';
import { MAX_TEXT } from './fields.ts';

const BASE = { format: 'signifer.roster', version: 1, game: 'dbg', army: 'romans', entries: [] };
const withEntry = (entry: object): object => ({ ...BASE, entries: [{ id: 'a', unit: 'optio', ...entry }] });

function failureOf(value: unknown): string {
	const read = parseRoster(value);
	if (read.ok) return 'read';
	const { path, expected, bound } = read.error.facts;
	return [read.error.code, path, expected, bound].filter((part) => part !== undefined && part !== null).join(' ');
}

test.each<[string, unknown, string]>([
	['no object', null, 'not-a-roster'],
	['an array', [BASE], 'not-a-roster'],
	['no format', { ...BASE, format: undefined }, 'not-a-roster'],
	['another format', { ...BASE, format: 'signifer.match' }, 'not-a-roster'],
	['a newer version', { ...BASE, version: 2 }, 'newer-version'],
	['a newer version of an unknown game', { ...BASE, version: 2, game: 'chess' }, 'newer-version'],
	['version as text', { ...BASE, version: '1' }, 'wrong-shape version one-of 1'],
	['version below 1', { ...BASE, version: 0 }, 'wrong-shape version one-of 1'],
	['an unknown game', { ...BASE, game: 'chess' }, 'unknown-game'],
	['no game', { ...BASE, game: undefined }, 'wrong-shape game one-of dbg, oscar, dba-legio, bataille-rangee'],
	['no army', { ...BASE, army: undefined }, 'wrong-shape army string'],
	['a name that is a number', { ...BASE, name: 3 }, 'wrong-shape name string'],
	['a limit below 0', { ...BASE, pointsLimit: -1 }, 'wrong-shape pointsLimit number-too-small 0'],
	['a limit as text', { ...BASE, pointsLimit: '200' }, 'wrong-shape pointsLimit number'],
	['a limit without end', { ...BASE, pointsLimit: Infinity }, 'wrong-shape pointsLimit number'],
	['entries as object', { ...BASE, entries: {} }, 'wrong-shape entries array'],
	['no entries', { ...BASE, entries: undefined }, 'wrong-shape entries array'],
	['an entry that is null', { ...BASE, entries: [null] }, 'wrong-shape entries.0 object'],
	['an empty id', withEntry({ id: '' }), 'wrong-shape entries.0.id string-too-small 1'],
	['a count as text', withEntry({ count: '3' }), 'wrong-shape entries.0.count number'],
	['options as object', withEntry({ options: {} }), 'wrong-shape entries.0.options array'],
	['an option that is a number', withEntry({ options: ['horse', 1] }), 'wrong-shape entries.0.options.1 string'],
	['too many options', withEntry({ options: Array(101).fill('a') }), 'wrong-shape entries.0.options array-too-big 100'],
	['swaps as array', withEntry({ swaps: [] }), 'wrong-shape entries.0.swaps record'],
	['a ruling that is an object', { ...BASE, rulings: { a: {} } }, 'wrong-shape rulings.a invalid_union'],
	['a text too long', { ...BASE, notes: 'x'.repeat(MAX_TEXT + 1) }, `wrong-shape notes string-too-big ${MAX_TEXT}`],
	[
		'an id twice',
		{
			...BASE,
			entries: [
				{ id: 'a', unit: 'optio' },
				{ id: 'a', unit: 'optio' }
			]
		},
		'entry-id-repeated'
	]
])('refused with the place of the fault: %s', (_, value, failure) => expect(failureOf(value)).toBe(failure));

test('absent and null fields take their defaults', () => {
	for (const fields of [{}, { count: null, options: null, skills: null, swaps: null, name: null, notes: null }]) {
		const read = parseRoster(withEntry(fields));
		expect(read.ok && read.value).toMatchObject({
			name: '',
			variant: null,
			pointsLimit: null,
			rulings: {},
			notes: '',
			entries: [{ id: 'a', unit: 'optio', count: 1, options: [], skills: [], swaps: {}, name: '', notes: '' }]
		});
	}
});

test('an illegal count is read: the validator tells it', () => {
	for (const count of [-1, 0, 1.5, 1e9]) {
		const read = parseRoster(withEntry({ count }));
		expect(read.ok && ofGame(read.value, 'dbg').entries[0]?.count).toBe(count);
	}
});

test('unknown fields are kept and written back, `__proto__` is nobody’s field', () => {
	const read = parseRoster({ ...BASE, weather: { moon: 'full' }, entries: [{ id: 'a', unit: 'optio', relic: [1] }] });
	expect(read.ok && makeRosterDocument(read.value)).toMatchObject({
		weather: { moon: 'full' },
		entries: [{ relic: [1] }]
	});
	const hostile = parseRosterText(JSON.stringify(BASE).replace('{', '{"__proto__": {"legal": true},'));
	expect(hostile.ok && 'legal' in hostile.value).toBe(false);
});

test.each([
	['', 'not-json'],
	['Ceci n’est pas du JSON', 'not-json'],
	[`${JSON.stringify(BASE)} and more`, 'not-json'],
	['['.repeat(200_000), 'not-json'],
	[' '.repeat(MAX_DOCUMENT_BYTES + 1), 'too-large']
])('a text that is no document: %#', (text, code) => {
	const read = parseRosterText(text);
	expect(!read.ok && read.error.code).toBe(code);
});

test('a byte-order mark, CRLF and blanks around the document do no harm', () => {
	const text = `\uFEFF  ${JSON.stringify(BASE, null, 2).replaceAll('\n', '\r\n')}\r\n \n`;
	expect(parseRosterText(text).ok).toBe(true);
});

const id = fc.stringMatching(/^[a-z]{1,8}$/);
const entries = fc.uniqueArray(
	fc.record(
		{
			id: fc.string({ minLength: 1, maxLength: 20 }),
			unit: id,
			count: fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => (Object.is(n, -0) ? 0 : n)),
			name: fc.string({ unit: 'grapheme' }),
			options: fc.array(id, { maxLength: 4 }),
			skills: fc.array(id, { maxLength: 4 }),
			swaps: fc.dictionary(id, id, { maxKeys: 3 }),
			notes: fc.string(),
			foreign: fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value)))
		},
		{ requiredKeys: ['id', 'unit'] }
	),
	{ selector: (entry) => entry.id, maxLength: 6 }
);

test('what is written is read back the same, through JSON too', () => {
	fc.assert(
		fc.property(entries, fc.string(), (list, name) => {
			const first = parseRoster({ ...BASE, name, entries: list });
			if (!first.ok) throw new Error(JSON.stringify(first.error));
			const again = parseRosterText(JSON.stringify(makeRosterDocument(first.value)));
			expect(again).toEqual(first);
		})
	);
});

test('reading never throws, whatever the value', () => {
	const almost = fc.record({
		format: fc.constant('signifer.roster'),
		version: fc.oneof(fc.constant(1), fc.anything()),
		game: fc.oneof(fc.constant('dbg'), fc.anything()),
		army: fc.oneof(fc.string(), fc.anything()),
		entries: fc.oneof(fc.array(fc.anything()), fc.anything())
	});
	fc.assert(
		fc.property(fc.oneof(fc.anything(), almost), (value) => {
			expect(typeof parseRoster(value).ok).toBe('boolean');
		})
	);
});
