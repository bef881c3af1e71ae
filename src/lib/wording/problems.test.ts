import { expect, test } from 'vitest';
import { dbgCatalogue } from '#lib/catalogue/dbg-lists.ts';
import { dbgText } from '#lib/catalogue/dbg-text.ts';
import { LOCALES } from '#lib/catalogue/text.ts';
import { ofGame, parseRoster } from '#lib/roster/document.ts';
import { DBG_PROBLEM_CODES, type DbgProblemCode, type Problem } from '#lib/rules/problem.ts';
import { assert } from '#lib/util/assert.ts';
import type { Facts } from '#lib/util/result.ts';
import { problemSentence } from './problems.ts';
import { ruleName } from './rules.ts';

const parsed = parseRoster({
	format: 'signifer.roster',
	version: 1,
	game: 'dbg',
	army: 'romans',
	name: 'Vexillatio',
	composition: 'elite-group',
	entries: [
		{ id: 'a1', unit: 'centurion', name: 'Marcus' },
		{ id: 'a2', unit: 'immunis', count: 4 }
	]
});
assert(parsed.ok, 'the fixture is readable');
const roster = ofGame(parsed.value, 'dbg');

const problem = (code: DbgProblemCode, facts: Facts, entry: string | null = 'a1'): Problem => ({
	code,
	severity: 'error',
	entry,
	facts,
	rule: 'dbg IV'
});
const fr = (p: Problem): string => problemSentence(p, { roster, catalogue: dbgCatalogue, text: dbgText.fr }, 'fr');
const en = (p: Problem): string => problemSentence(p, { roster, catalogue: dbgCatalogue, text: dbgText.en }, 'en');

/** One example per code: facts, and what a reader must find in the sentence besides the numbers. */
const EXAMPLES: Record<DbgProblemCode, { facts: Facts; fr: string[]; en: string[]; entry?: null }> = {
	'points-over-limit': {
		facts: { points: 212, limit: 200 },
		fr: ['212', '200', '12 points'],
		en: ['212', '200', '12 points'],
		entry: null
	},
	'unknown-army': { facts: { army: 'huns' }, fr: ['huns'], en: ['huns'], entry: null },
	'unknown-variant': { facts: { variant: 'nervii' }, fr: ['nervii'], en: ['nervii'], entry: null },
	'unknown-composition': { facts: { composition: 'horde' }, fr: ['horde'], en: ['horde'], entry: null },
	'unknown-unit': { facts: { unit: 'elephant' }, fr: ['elephant'], en: ['elephant'] },
	'unknown-option': { facts: { option: 'musket' }, fr: ['Marcus', 'musket'], en: ['Marcus', 'musket'] },
	'unknown-skill': { facts: { skill: 'flight' }, fr: ['Marcus', 'flight'], en: ['Marcus', 'flight'] },
	'unknown-ruling': {
		facts: { ruling: 'moon', value: 'green' },
		fr: ['moon', 'green'],
		en: ['moon', 'green'],
		entry: null
	},
	'unit-of-other-army': {
		facts: { unit: 'cingeto', army: 'celts' },
		fr: ['Cingeto', 'Celtes', 'Romains'],
		en: ['Cingeto', 'Celts', 'Romans']
	},
	'option-not-offered': { facts: { option: 'bow' }, fr: ['Marcus', 'Arc'], en: ['Marcus', 'Bow'] },
	'options-exclusive': {
		facts: { options: ['bow', 'sling'] },
		fr: ['Marcus', 'Arc', ' ou ', 'Fronde'],
		en: ['Marcus', 'Bow', ' or ', 'Sling']
	},
	'swap-not-offered': {
		facts: { replace: 'lance', by: 'bow' },
		fr: ['Marcus', 'Lance', 'Arc'],
		en: ['Marcus', 'Lance', 'Bow']
	},
	'skill-not-for-army': {
		facts: { skill: 'lightning-charge', army: 'romans' },
		fr: ['Charge éclair', 'Romains'],
		en: ['Lightning charge', 'Romans']
	},
	'skill-officers-only': { facts: { skill: 'rally' }, fr: ['Ralliement', 'officiers'], en: ['Rally', 'officers'] },
	'skill-not-offered': { facts: { skill: 'run' }, fr: ['Marcus', 'Course'], en: ['Marcus', 'Run'] },
	'skills-over-allowance': {
		facts: { count: 4, allowed: 3 },
		fr: ['Marcus', '4', '3 compétences'],
		en: ['Marcus', '4', '3 chosen skills']
	},
	'skill-repeated': { facts: { skill: 'tough' }, fr: ['Marcus', 'Coriace'], en: ['Marcus', 'Tough'] },
	'count-invalid': { facts: { count: -1.5 }, fr: ['Marcus', '-1.5'], en: ['Marcus', '-1.5'] },
	'composition-below': {
		facts: { category: 'elite', count: 0, min: 4 },
		fr: ['4 figurines d’élite', 'groupe d’élite', 'il n’y en a pas'],
		en: ['4 elite figures', 'elite group', 'none'],
		entry: null
	},
	'composition-above': {
		facts: { category: 'officers', count: 4, max: 3 },
		fr: ['3 officiers', 'groupe d’élite', 'il y en a 4'],
		en: ['3 officers', 'elite group', 'has 4'],
		entry: null
	},
	'unique-repeated': { facts: { unit: 'caesar', count: 2 }, fr: ['Jules César', '2'], en: ['Caesar', '2'] },
	'special-characters-above': {
		facts: { count: 2, max: 1 },
		fr: ['1 personnage spécial', '2'],
		en: ['1 special character', '2'],
		entry: null
	},
	'pair-uneven': {
		facts: { units: ['roman-germanic-rider', 'roman-germanic-footman'], counts: [3, 2] },
		fr: ['Cavalier germain', 'Fantassin germain', '3 et 2'],
		en: ['3 and 2'],
		entry: null
	},
	'requires-unit': {
		facts: { unit: 'dog-master', count: 0, needed: 2 },
		fr: ['Marcus', 'Maître', '2 figurines'],
		en: ['Marcus', '2 figures']
	},
	'forbidden-in-variant': {
		facts: { unit: 'ariovistus', variant: 'eburones' },
		fr: ['Arioviste', 'Éburons'],
		en: ['Ariovistus', 'Eburones']
	},
	'variant-only': {
		facts: { unit: 'ambiorix', variant: 'eburones' },
		fr: ['Ambiorix', 'Éburons'],
		en: ['Ambiorix', 'Eburones']
	},
	'crew-out-of-range': {
		facts: { count: 5, min: 1, max: 2 },
		fr: ['Marcus', '5', '1 à 2'],
		en: ['Marcus', '5', '1 to 2']
	},
	'figures-unusual': {
		facts: { figures: 6, min: 10, max: 40 },
		fr: ['6', '10', '40'],
		en: ['6', '10', '40'],
		entry: null
	},
	'house-value': { facts: { unit: 'immunis', field: 'cost' }, fr: ['immunis', 'prix'], en: ['mmunis', 'price'] }
};

test.each(DBG_PROBLEM_CODES)('%s has a sentence in both languages, with every fact', (code) => {
	const example = EXAMPLES[code];
	const subject = problem(code, example.facts, example.entry === null ? null : 'a1');
	for (const part of example.fr) expect(fr(subject)).toContain(part);
	for (const part of example.en) expect(en(subject)).toContain(part);
	expect(fr(subject)).not.toBe(en(subject));
	for (const locale of LOCALES) {
		const sentence = locale === 'fr' ? fr(subject) : en(subject);
		expect(sentence, 'a hole in the sentence').not.toMatch(/undefined|NaN|\?$|problems_/);
	}
});

test('a limit is said as a player says it', () => {
	expect(fr(problem('composition-above', { category: 'officers', count: 4, max: 3 }, null))).toBe(
		'3 officiers au plus dans un groupe d’élite\u202f: il y en a 4'
	);
	expect(en(problem('composition-above', { category: 'officers', count: 4, max: 3 }, null))).toBe(
		'At most 3 officers in an elite group: this roster has 4'
	);
	expect(fr(problem('skills-over-allowance', { count: 1, allowed: 0 }))).toContain('aucune compétence au choix');
	expect(fr(problem('points-over-limit', { points: 201, limit: 200 }, null))).toContain('1 point de trop');
});

test('when several entries need a unit, the sentence names their unit', () => {
	const masters = problem('requires-unit', { unit: 'dog-master', count: 1, needed: 2 }, null);
	expect(fr(masters)).toMatch(/^«\u202fMâtin\u202f» demande 2 figurines de «\u202f.*\u202f»\u202f: il y en a 1$/);
	const squires = problem('requires-unit', { unit: 'trimarcisia-squire', count: 1, needed: 2 }, null);
	expect(fr(squires)).toContain('cavalier noble');
});

test('a house value of an option or a skill names it', () => {
	expect(fr(problem('house-value', { unit: 'vergobret', field: 'war-chariot' }))).toContain('Char de guerre');
	expect(en(problem('house-value', { unit: 'vergobret', field: 'sustained-run' }))).toContain('Sustained run');
});

test('missing facts, unknown ids and hostile names give a sentence all the same', () => {
	for (const code of DBG_PROBLEM_CODES) {
		expect(fr(problem(code, {})).length).toBeGreaterThan(5);
		expect(en(problem(code, {}, 'gone')).length).toBeGreaterThan(5);
	}
	const entries = [{ ...roster.entries[0], id: 'a1', unit: 'no\u001b[31m\nsuch', name: 'a\r\n\tb\u202e' }];
	const hostile = parseRoster({ ...roster, entries });
	assert(hostile.ok, 'readable');
	const context = { roster: ofGame(hostile.value, 'dbg'), catalogue: dbgCatalogue, text: dbgText.fr };
	const sentence = problemSentence(problem('skill-repeated', { skill: 'tough' }), context, 'fr');
	expect(sentence).toContain('a b (no [31m such)');
});

test('a rule is named: a section of the book, or an open question', () => {
	expect(ruleName('dbg IV.C', dbgText.fr, 'fr')).toBe('De Bello Gallico, IV.C');
	expect(ruleName('format', dbgText.en, 'en')).toBe('Document format');
	const ruling = { ...dbgText.fr, 'ruling.skill-cap': 'Combien de compétences au plus ?' };
	expect(ruleName('ruling skill-cap', ruling, 'fr')).toBe('Arbitrage\u202f: Combien de compétences au plus ?');
	expect(ruleName('something else', dbgText.en, 'en')).toBe('something else');
});
