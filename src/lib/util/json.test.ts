import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_JSON_DEPTH, parseJson } from './json.ts';

const where = (text: string): string => {
	const read = parseJson(text);
	return read.ok ? 'fine' : `${read.error.facts['line']}:${read.error.facts['column']}`;
};

test.each([
	['', '1:1'],
	['  \n ', '2:2'],
	['{"a": 1', '1:8'],
	['{"a": 1,}', '1:9'],
	['{"a" 1}', '1:6'],
	['{a: 1}', '1:2'],
	['[1, 2,, 3]', '1:7'],
	['[1] x', '1:5'],
	['{\n\t"a": tru\n}', '2:7'],
	['{\r\n"a": 1\r\n"b": 2}', '3:1'],
	['["open]', '1:2'],
	["['a']", '1:2'],
	['[01]', '1:3'],
	['["\t"]', '1:2'],
	['["\\x"]', '1:2'],
	['NaN', '1:1'],
	['// no\n{}', '1:1'],
	['[}', '1:2']
])('%j stops being JSON at %s', (text, at) => expect(where(text)).toBe(at));

test('a byte-order mark and blanks around are no fault', () => {
	expect(parseJson('\uFEFF\r\n {"a": [1, "é", null]} \n')).toEqual({ ok: true, value: { a: [1, 'é', null] } });
});

test('nesting is bounded, and a million brackets are refused at once', () => {
	const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
	expect(where(nested(MAX_JSON_DEPTH))).toBe('fine');
	expect(where(nested(MAX_JSON_DEPTH + 1))).toBe(`1:${MAX_JSON_DEPTH + 1}`);
	expect(where('{"a":'.repeat(1_000_000))).toMatch(/^1:/);
});

test('it agrees with JSON.parse on every text, whole or damaged', () => {
	const damaged = fc
		.tuple(fc.json({ depthSize: 'small' }), fc.nat(), fc.constantFrom('', ',', '}', '"', '[', '1', ':'))
		.map(([text, at, sign]) => {
			const place = at % (text.length + 1);
			return text.slice(0, place) + sign + text.slice(place + 1);
		});
	fc.assert(
		fc.property(fc.oneof(fc.json({ depthSize: 'small' }), damaged, fc.string()), (text) => {
			let expected: unknown = 'refused';
			try {
				expected = { ok: true, value: JSON.parse(text) };
			} catch {
				// the platform refuses it too
			}
			const read = parseJson(text);
			expect(read.ok ? read : 'refused').toEqual(expected);
		}),
		{ numRuns: 2000 }
	);
});
