import { expect, test } from 'vitest';
import { distanceText, rangeText, textsInUnit } from './distance.ts';

test.each([
	[9, 'in', 'fr', '9″'],
	[9, 'in', 'en', '9″'],
	[9, 'cm', 'fr', '22,86\u202Fcm'],
	[9, 'cm', 'en', '22.86\u00A0cm'],
	[50, 'cm', 'en', '127\u00A0cm'],
	[0, 'cm', 'fr', '0\u202Fcm'],
	[84, 'cm', 'fr', '213,36\u202Fcm'],
	[1000, 'cm', 'fr', '2540\u202Fcm'],
	[4.5, 'in', 'fr', '4,5″']
] as const)('%d inches in %s (%s): %s', (inches, unit, locale, words) => {
	expect(distanceText(inches, unit, locale)).toBe(words);
});

test.each([
	[0, 3, 'in', 'fr', '0–3″'],
	[3, 12, 'cm', 'fr', '7,62–30,48\u202Fcm'],
	[3, 12, 'cm', 'en', '7.62–30.48\u00A0cm'],
	[18, null, 'in', 'en', '>\u00A018″'],
	[18, null, 'cm', 'fr', '>\u00A045,72\u202Fcm']
] as const)('the band from %s to %s in %s (%s): %s', (from, to, unit, locale, words) => {
	expect(rangeText(from, to, unit, locale)).toBe(words);
});

test('distances inside a rule are shown in the unit', () => {
	expect(textsInUnit({ lane: 'A lane {6} wide and {18} long.' }, 'cm', 'en')).toEqual({
		lane: 'A lane 15.24\u00A0cm wide and 45.72\u00A0cm long.'
	});
});
