import { expect, test } from 'vitest';
import { distancesOf } from '#lib/catalogue/distances.ts';
import { ERAS, COLUMNS, ROLES } from '#lib/catalogue/oscar.ts';
import { oscarText } from '#lib/catalogue/oscar-text.ts';
import { loadOscarText } from '#lib/catalogue/oscar-text-load.ts';
import { loadOscarWhy } from '#lib/catalogue/oscar-why.ts';
import { LOCALES } from '#lib/catalogue/text.ts';
import { provenances } from './files.ts';
import { companies, game, listFile, rules, rulings, units, weapons } from './oscar-files.ts';

const why = { fr: await loadOscarWhy('fr'), en: await loadOscarWhy('en') };
const both = { fr: { ...oscarText.fr, ...why.fr }, en: { ...oscarText.en, ...why.en } };

const named = (kind: string, ids: Iterable<string>, rule: boolean) =>
	[...ids].flatMap((id) => [`${kind}.${id}`, ...(rule ? [`${kind}.${id}.rule`] : [])]);
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

/** Every key that `text.*.json` must hold, and those it may hold. */
const needed = new Set([
	...named('company', companies, false),
	'company.own.rule',
	...named('role', ROLES, true),
	...named('era', ERAS, false),
	...named('column', COLUMNS, false),
	...named('weapon', weapons.keys(), true),
	...named('unit', units.keys(), false),
	...named('rule', rules.keys(), true),
	...named('action', ids(game.actions), true),
	...named('modifier', ids(game.modifiers), true),
	...named('damage', ids(game.vehicleDamage), false),
	...named('reference', game.reference, true),
	...[...rulings.values()].flatMap((ruling) => [
		`ruling.${ruling.id}`,
		...ruling.choices.map((value) => `ruling.${ruling.id}.${String(value)}`)
	])
]);
const allowed = new Set([...units.keys()].map((id) => `unit.${id}.note`));

const reasons = new Set([
	...provenances(game).flatMap(({ provenance }) => (provenance.why === undefined ? [] : [`why.${provenance.why}`])),
	...[...rulings.keys()].map((id) => `ruling.${id}.why`)
]);

test.each(LOCALES)('%s: names and rule words are complete, and none is left over', (locale) => {
	const keys = new Set(Object.keys(oscarText[locale]));
	expect([...needed].filter((key) => !keys.has(key))).toEqual([]);
	expect([...keys].filter((key) => !needed.has(key) && !allowed.has(key))).toEqual([]);
});

test.each(LOCALES)('%s: every reason is there, and none is left over', (locale) => {
	expect(new Set(Object.keys(why[locale]))).toEqual(reasons);
});

test('both languages hold the same keys, in the same order', () => {
	expect(Object.keys(both.en)).toEqual(Object.keys(both.fr));
	expect(Object.keys(listFile('text.fr.json') ?? {})).toContain('$schema');
	expect(Object.keys(oscarText.fr)).not.toContain('$schema');
});

test.each(LOCALES)('%s: the browser loads the same words, one language at a time', async (locale) => {
	expect(await loadOscarText(locale)).toEqual(oscarText[locale]);
});

const entries = LOCALES.flatMap((locale) => Object.entries(both[locale]).map(([key, text]) => ({ locale, key, text })));
const having = (locale: string, fault: RegExp) =>
	entries
		.filter((entry) => entry.locale === locale && fault.test(entry.text))
		.map(({ key, text }) => `${key}: ${text}`);

test.each([
	['straight apostrophe or quote', /['"]/],
	['ordinary or missing space before ; : ! ? or inside « »', /[^\u202f][;:!?»]|«[^\u202f]/],
	['ordinary space before a unit', /\d (cm|mm|m|points?|%)(?!\p{L})/u],
	['hyphen for a minus', /(^|[^\p{L}\d])-\d/u],
	['three dots', /\.\.\./],
	['oe without its ligature', /\boe|[cs]oe/i],
	['capital without its accent', /\b(Elite|Epee|Equipe|Egal|Egalite)/],
	['distance outside braces', /\d ?(″|''|ps|pas|pouces?)(?!\p{L})/u],
	['double, leading or trailing space', /\s\s|^\s|\s$/]
])('French typography: no %s', (_, fault) => {
	expect(having('fr', fault)).toEqual([]);
});

test.each([
	['straight apostrophe or quote', /['"]/],
	['French spacing', /\u202f| [;:!?]/],
	['ordinary space before a unit', /\d (cm|mm|m|points?)\b/],
	['hyphen for a minus', /(^|[^\p{L}\d])-\d/u],
	['distance outside braces', /\d ?(″|''|inch)/],
	['double, leading or trailing space', /\s\s|^\s|\s$/]
])('English typography: no %s', (_, fault) => {
	expect(having('en', fault)).toEqual([]);
});

const SENTENCE = /\.(rule|note|why)$|^why\./;
const QUESTION = /^ruling\.[a-z-]+$/;

test('sentences end with a point, questions with a mark, names and answers with neither', () => {
	const faults = entries.filter(({ key, text }) => {
		if (QUESTION.test(key)) return !text.endsWith('?');
		return SENTENCE.test(key) ? !text.endsWith('.') : /[.?!;:,]$/.test(text);
	});
	expect(faults).toEqual([]);
});

test('what is said in words is said in two languages', () => {
	const same = Object.keys(both.fr).filter(
		(key) => (SENTENCE.test(key) || QUESTION.test(key)) && both.fr[key] === both.en[key]
	);
	expect(same).toEqual([]);
});

test('names fit a row, rule words fit a card', () => {
	const long = entries.filter(({ key, text }) =>
		SENTENCE.test(key) ? text.length > 190 : text.length > (key.startsWith('ruling.') ? 90 : 36)
	);
	expect(long).toEqual([]);
});

test('both languages tell the same distances', () => {
	for (const key of Object.keys(both.fr)) {
		const sorted = LOCALES.map((locale) => distancesOf(both[locale][key] ?? '').toSorted((a, b) => a - b));
		expect([key, sorted[0]]).toEqual([key, sorted[1]]);
	}
	expect(entries.filter(({ text }) => /[{}]/.test(text.replaceAll(/\{\d+\}/g, '')))).toEqual([]);
});

test('the band line told for a weapon is its line in the armoury', () => {
	for (const { id, bands, range } of weapons.values()) {
		const told = bands ?? (range === null ? [] : [range]);
		for (const locale of LOCALES)
			expect([id, distancesOf(oscarText[locale][`weapon.${id}.rule`] ?? '')]).toEqual([id, told]);
	}
});
