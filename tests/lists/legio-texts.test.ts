import { expect, test } from 'vitest';
import { EDGES } from '#lib/catalogue/legio.ts';
import { loadLegioText } from '#lib/catalogue/legio-text-load.ts';
import { legioText } from '#lib/catalogue/legio-text.ts';
import { loadLegioWhy } from '#lib/catalogue/legio-why.ts';
import { LOCALES } from '#lib/catalogue/text.ts';
import { provenances } from './files.ts';
import { elements, game, listFile, rulings, tendencies, terrains } from './legio-files.ts';

const why = { fr: await loadLegioWhy('fr'), en: await loadLegioWhy('en') };
const both = { fr: { ...legioText.fr, ...why.fr }, en: { ...legioText.en, ...why.en } };

const named = (kind: string, ids: Iterable<string>, rule: boolean) =>
	[...ids].flatMap((id) => [`${kind}.${id}`, ...(rule ? [`${kind}.${id}.rule`] : [])]);

const needed = new Set([
	...named('tendency', tendencies.keys(), true),
	...named('terrain', terrains.keys(), true),
	...named('element', elements.keys(), false),
	...named('edge', EDGES, false),
	...named('reference', game.reference, true),
	...[...rulings.values()].flatMap((ruling) => [
		`ruling.${ruling.id}`,
		...ruling.choices.map((value) => `ruling.${ruling.id}.${String(value)}`)
	])
]);
const reasons = new Set([
	...provenances(game).flatMap(({ provenance }) => (provenance.why === undefined ? [] : [`why.${provenance.why}`])),
	...[...rulings.keys()].map((id) => `ruling.${id}.why`)
]);

test.each(LOCALES)('%s: names and rule words are complete, and none is left over', (locale) => {
	expect(new Set(Object.keys(legioText[locale]))).toEqual(needed);
});

test.each(LOCALES)('%s: every reason is there, and none is left over', (locale) => {
	expect(new Set(Object.keys(why[locale]))).toEqual(reasons);
});

test('both languages hold the same keys, in the same order', () => {
	expect(Object.keys(both.en)).toEqual(Object.keys(both.fr));
	expect(Object.keys(listFile('text.fr.json') ?? {})).toContain('$schema');
});

test.each(LOCALES)('%s: the browser loads the same words, one language at a time', async (locale) => {
	expect(await loadLegioText(locale)).toEqual(legioText[locale]);
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
	['capital without its accent', /\b(Elements?|Elephants?|Egal|Etat)/],
	['double, leading or trailing space', /\s\s|^\s|\s$/]
])('French typography: no %s', (_, fault) => {
	expect(having('fr', fault)).toEqual([]);
});

test.each([
	['straight apostrophe or quote', /['"]/],
	['French spacing', /\u202f| [;:!?]/],
	['ordinary space before a unit', /\d (cm|mm|m|points?)\b/],
	['hyphen for a minus', /(^|[^\p{L}\d])-\d/u],
	['double, leading or trailing space', /\s\s|^\s|\s$/]
])('English typography: no %s', (_, fault) => {
	expect(having('en', fault)).toEqual([]);
});

const SENTENCE = /\.(rule|why)$|^why\./;
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
