import { expect, test } from 'vitest';
import { BALANCES, CHARACTERISTICS, NEEDS, SKILLS } from '#lib/catalogue/battle.ts';
import { loadBattleText } from '#lib/catalogue/battle-text-load.ts';
import { battleText } from '#lib/catalogue/battle-text.ts';
import { loadBattleWhy } from '#lib/catalogue/battle-why.ts';
import { LOCALES } from '#lib/catalogue/text.ts';
import { provenances } from './files.ts';
import { actions, game, listFile, rulings } from './battle-files.ts';

const why = { fr: await loadBattleWhy('fr'), en: await loadBattleWhy('en') };
const both = { fr: { ...battleText.fr, ...why.fr }, en: { ...battleText.en, ...why.en } };

const named = (kind: string, ids: Iterable<string>, rule: boolean) =>
	[...ids].flatMap((id) => [`${kind}.${id}`, ...(rule ? [`${kind}.${id}.rule`] : [])]);

const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

const needed = new Set([
	...named('characteristic', CHARACTERISTICS, false),
	...CHARACTERISTICS.map((id) => `characteristic.${id}.short`),
	...named('skill', SKILLS, false),
	...named('talent', ids(game.talents), true),
	...named('balance', BALANCES, true),
	...named('action', actions.keys(), true),
	...named('need', NEEDS, false),
	...named('archetype', ids(game.archetypes.heroes), false),
	...named('creature', ids(game.archetypes.creatures), false),
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
	expect(new Set(Object.keys(battleText[locale]))).toEqual(needed);
});

test.each(LOCALES)('%s: every reason is there, and none is left over', (locale) => {
	expect(new Set(Object.keys(why[locale]))).toEqual(reasons);
});

test('both languages hold the same keys, in the same order', () => {
	expect(Object.keys(both.en)).toEqual(Object.keys(both.fr));
	expect(Object.keys(listFile('text.fr.json') ?? {})).toContain('$schema');
});

test.each(LOCALES)('%s: the browser loads the same words, one language at a time', async (locale) => {
	expect(await loadBattleText(locale)).toEqual(battleText[locale]);
});

const entries = LOCALES.flatMap((locale) => Object.entries(both[locale]).map(([key, text]) => ({ locale, key, text })));
const having = (locale: string, fault: RegExp) =>
	entries
		.filter((entry) => entry.locale === locale && fault.test(entry.text))
		.map(({ key, text }) => `${key}: ${text}`);

test.each([
	['straight apostrophe or quote', /['"]/],
	['ordinary or missing space before ; : ! ? or inside « »', /[^\u202f][;:!?»]|«[^\u202f]/],
	['ordinary space before a unit', /\d (minutes|points?|%)(?!\p{L})/u],
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
	['ordinary space before a unit', /\d (minutes|points?)\b/],
	['hyphen for a minus', /(^|[^\p{L}\d])-\d/u],
	['double, leading or trailing space', /\s\s|^\s|\s$/]
])('English typography: no %s', (_, fault) => {
	expect(having('en', fault)).toEqual([]);
});

const SENTENCE = /\.(rule|why)$|^why\./;
const QUESTION = /^ruling\.[a-z0-9-]+$/;

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
