import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLine, cleanText } from './clean.ts';

test.each([
	['decomposed accent', 'e\u0301pe\u0301e', 'épée'],
	['line break and tab in a name', 'Chef\nde guerre\t2', 'Chef de guerre 2'],
	['Windows line break', 'a\r\nb', 'a b'],
	['line separator', 'a\u2028b', 'a b'],
	['zero width space and BOM', '\uFEFFMar\u200Bcus', 'Marcus'],
	['right-to-left override', '\u202Eabc\u202C 12', 'abc 12'],
	['lone surrogate', 'a\uD83Db', 'a\uFFFDb'],
	['NUL', 'a\u0000b', 'ab'],
	['narrow no-break space stays', 'ici\u202F: là', 'ici\u202F: là'],
	['emoji stays', 'Marcus 🏺', 'Marcus 🏺'],
	['variation selector', '⚔\uFE0F', '⚔'],
	['only spaces', '   ', ''],
	['Hebrew stays in logical order', 'סייר 12345', 'סייר 12345']
])('%s', (_, given, expected) => {
	expect(cleanLine(given)).toBe(expected);
});

test('notes keep their paragraphs', () => {
	expect(cleanText(' un \r\n deux\n\n\n\ntrois ')).toBe('un\ndeux\n\ntrois');
});

test('cleaning is idempotent and leaves no control, half or invisible character', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (given) => {
			const once = cleanText(given);
			expect(cleanText(once)).toBe(once);
			expect(once.isWellFormed()).toBe(true);
			expect(once.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
		})
	);
});
