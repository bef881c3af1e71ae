import { expect, test } from 'vitest';
import { dbgText } from '#lib/catalogue/dbg-text.ts';
import { loadDbgText } from '#lib/catalogue/dbg-text-load.ts';
import { loadDbgWhy } from '#lib/catalogue/dbg-why.ts';
import { LOCALES, nameOf, wordsOf } from '#lib/catalogue/text.ts';
import {
	armies,
	compositions,
	equipment,
	game,
	listFile,
	provenances,
	rulings,
	skills,
	units,
	variants
} from './files.ts';

const why = { fr: await loadDbgWhy('fr'), en: await loadDbgWhy('en') };
const both = { fr: { ...dbgText.fr, ...why.fr }, en: { ...dbgText.en, ...why.en } };

const named = (kind: string, ids: Iterable<string>, rule: boolean) =>
	[...ids].flatMap((id) => [`${kind}.${id}`, ...(rule ? [`${kind}.${id}.rule`] : [])]);
const variantIds = variants.map((variant) => variant.id);
const traits = [...armies.values()].filter((army) => army.trait).map((army) => army.id);

/** Every key that `text.*.json` must hold, and those it may hold. */
const needed = new Set([
	...named('army', armies.keys(), false),
	...traits.map((id) => `army.${id}.rule`),
	...named('variant', variantIds, true),
	...named('category', game.categories, false),
	...named('composition', compositions.keys(), true),
	...named('unit', units.keys(), false),
	...named('equipment', equipment.keys(), true),
	...[...equipment.keys()].map((id) => `equipment.${id}.the`),
	...named('skill', skills.keys(), true),
	...named(
		'rule',
		game.rules.map((rule) => rule.id),
		true
	),
	...[...rulings.values()].flatMap((ruling) => [
		`ruling.${ruling.id}`,
		...ruling.choices.map((value) => `ruling.${ruling.id}.${String(value)}`)
	])
]);
const allowed = new Set([...units.keys()].map((id) => `unit.${id}.note`));

const reasons = new Set([
	...provenances({ game, armies: [...armies.values()], units: [...units.values()] }).flatMap(({ provenance }) =>
		provenance.why === undefined ? [] : [`why.${provenance.why}`]
	),
	...[...rulings.keys()].map((id) => `ruling.${id}.why`)
]);

test.each(LOCALES)('%s: names and rule words are complete, and none is left over', (locale) => {
	const keys = new Set(Object.keys(dbgText[locale]));
	expect([...needed].filter((key) => !keys.has(key))).toEqual([]);
	expect([...keys].filter((key) => !needed.has(key) && !allowed.has(key))).toEqual([]);
});

test.each(LOCALES)('%s: every reason is there, and none is left over', (locale) => {
	expect(new Set(Object.keys(why[locale]))).toEqual(reasons);
});

test('both languages hold the same keys, in the same order', () => {
	expect(Object.keys(both.en)).toEqual(Object.keys(both.fr));
	expect(Object.keys(listFile('text.fr.json') ?? {})).toContain('$schema');
	expect(Object.keys(dbgText.fr)).not.toContain('$schema');
});

test.each(LOCALES)('%s: the browser loads the same words, one language at a time', async (locale) => {
	expect(await loadDbgText(locale)).toEqual(dbgText[locale]);
});

const entries = LOCALES.flatMap((locale) => Object.entries(both[locale]).map(([key, text]) => ({ locale, key, text })));
const having = (locale: string, fault: RegExp) =>
	entries
		.filter((entry) => entry.locale === locale && fault.test(entry.text))
		.map(({ key, text }) => `${key}: ${text}`);

test.each([
	['straight apostrophe or quote', /['"]/],
	['ordinary or missing space before ; : ! ? or inside « »', /[^\u202f][;:!?»]|«[^\u202f]/],
	['ordinary space before a unit', /\d (cm|points?|%)/],
	['hyphen for a minus', /(^|[^\p{L}\d])-\d/u],
	['three dots', /\.\.\./],
	['oe without its ligature', /\boe|[cs]oe/i],
	['capital without its accent', /\b(Elite|Ecuyer|Eburons?|Enorme|Epee|Etendard)/],
	['double, leading or trailing space', /\s\s|^\s|\s$/]
])('French typography: no %s', (_, fault) => {
	expect(having('fr', fault)).toEqual([]);
});

test.each([
	['straight apostrophe or quote', /['"]/],
	['French spacing', /\u202f| [;:!?]/],
	['ordinary space before a unit', /\d (cm|points?)\b/],
	['hyphen for a minus', /(^|[^\p{L}\d])-\d/u],
	['double, leading or trailing space', /\s\s|^\s|\s$/]
])('English typography: no %s', (_, fault) => {
	expect(having('en', fault)).toEqual([]);
});

const SENTENCE = /\.(rule|note|why)$|^why\./;
const QUESTION = /^ruling\.[a-z-]+$/;

test('sentences end with a point, questions with a mark, names and answers with neither', () => {
	const faults = entries.filter(({ key, text }) => {
		if (QUESTION.test(key)) return !text.endsWith('?');
		return SENTENCE.test(key) ? !/[.%]$/.test(text) : /[.?!;:,]$/.test(text);
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

test('an effect that the source lost is said to be lost, and no other', () => {
	const lost = [
		...[...skills.values()].map((skill) => ({ key: `skill.${skill.id}`, effectLost: skill.effectLost })),
		...[...equipment.values()].map((item) => ({ key: `equipment.${item.id}`, effectLost: item.effectLost === true })),
		...game.rules.map((rule) => ({ key: `rule.${rule.id}`, effectLost: rule.effectLost }))
	];
	const known = ['equipment.battle-shield', 'equipment.aquila', 'equipment.war-chariot']; // what is lost is beside the point
	for (const { key, effectLost } of lost.filter((item) => !known.includes(item.key))) {
		expect([key, dbgText.fr[`${key}.rule`]?.includes('voir votre livre')]).toEqual([key, effectLost]);
		expect([key, dbgText.en[`${key}.rule`]?.includes('see your book')]).toEqual([key, effectLost]);
	}
});

test('the ranges told for a missile weapon are those of its tables', () => {
	for (const item of equipment.values()) {
		if (item.missileTable === undefined) continue;
		for (const table of Object.values(game.missileTables)) {
			const [, medium, long] = table[item.missileTable] ?? [];
			for (const locale of LOCALES) {
				const numbers = [...(wordsOf(dbgText[locale], `equipment.${item.id}.rule`) ?? '').matchAll(/\d+/g)].map(Number);
				const told = numbers.filter((number) => number > 2);
				expect([item.id, told]).toEqual([item.id, [medium?.[0], medium?.[1], long?.[0], long?.[1]]]);
			}
		}
	}
});

test('the price of the second woman and of the pairs, told in notes, are those of the lists', () => {
	for (const unit of units.values()) {
		const points = unit.pair?.cost ?? (unit.wagon ? unit.profile.cost : null);
		if (points === null) continue;
		for (const locale of LOCALES)
			expect(dbgText[locale][`unit.${unit.id}.note`]).toMatch(new RegExp(`\\b${points}\\D`));
	}
});

test('a text that is missing is shown by its id', () => {
	expect(nameOf(dbgText.fr, 'unit.elephant')).toBe('elephant');
	expect(wordsOf(dbgText.fr, 'unit.elephant.note')).toBeNull();
	expect(nameOf(dbgText.fr, 'unit.optio')).toBe('Optio');
});
