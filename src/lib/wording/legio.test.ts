import { expect, test } from 'vitest';
import { legioCatalogue } from '#lib/catalogue/legio-lists.ts';
import { legioText } from '#lib/catalogue/legio-text.ts';
import { LOCALES, type Locale } from '#lib/catalogue/text.ts';
import { type MatchFailure, logLine } from '#lib/match/engine.ts';
import { LegioRoster } from '#lib/roster/legio-document.ts';
import { PLAN_PROBLEM_CODES, type PlanProblem } from '#lib/rules/legio/deployment.ts';
import { effectOf, effectsOf } from '#lib/rules/legio/effects.ts';
import type { LegioProblem } from '#lib/rules/legio/problem.ts';
import { LEGIO_PROBLEM_CODES } from '#lib/rules/problem.ts';
import { failure } from '#lib/util/result.ts';
import { effectLine, effectParts, elementName } from './legio-effects.ts';
import { legioFailure, legioLine, stepName } from './legio-log.ts';
import { legioProblem, legioRule, planSentence } from './legio-problems.ts';

const army = LegioRoster.parse({
	format: 'signifer.roster',
	version: 1,
	game: 'dba-legio',
	tendency: 'forest',
	entries: [
		{ id: 'e1', element: 'PK', count: 4 },
		{ id: 'e2', element: 'LH', camels: true },
		{ id: 'e3', element: 'AX', name: 'Les Nerviens' }
	]
});
const context = (locale: Locale) => ({ army, text: legioText[locale] });
const line = (code: string, facts = {}, dice: number[][] = []) => logLine(code, facts, { dice });
const say = (locale: Locale, ...args: Parameters<typeof line>) => legioLine(line(...args), legioText[locale], locale);

test.each<[string, string, object, number[][]]>([
	['Section 3 : 1 + 1 = 2, forêt', 'section', { section: 3, roll: 2, piece: 'wood' }, [[1, 1]]],
	['Section 3 : 3 + 4 = 7, rien', 'section', { section: 3, roll: 7, piece: null }, [[3, 4]]],
	['Section 1, dunes : 5, bord bas', 'edge', { section: 1, piece: 'dunes', edge: 'S' }, [[5]]],
	[
		'Section 1, dunes : bord bas, à 2,5 cm de son bout gauche',
		'place',
		{ section: 1, piece: 'dunes', edge: 'S', along: 2.5, touches: ['S'] },
		[]
	],
	[
		'Section 1, dunes : bord gauche, à 0 cm de son bout haut ; dans le coin, elle touche aussi l’autre bord',
		'place',
		{ section: 1, piece: 'dunes', edge: 'W', along: 0, touches: ['N', 'W'] },
		[]
	],
	['4 pièces : on ne lance plus', 'stop', { why: 'full', pieces: 4 }, []],
	['Toutes les sections sont testées : 1 pièce', 'stop', { why: 'all-tested', pieces: 1 }, []],
	['3, impair : le joueur 1 prend le bord haut', 'side', { side: 1, parity: 'odd', edge: 'N' }, [[3]]],
	['Généraux : −1 pour le joueur 1, 0 pour le joueur 2 (dés : 1, 2)', 'generals', { first: -1, second: 0 }, [[1], [2]]],
	['Général du joueur 2 : Prudent', 'noted', { side: 2, of: 'general', text: 'Prudent' }, []],
	['Armée du joueur 1 : Aguerrie', 'noted', { side: 1, of: 'army', text: 'Aguerrie' }, []],
	['Plan du joueur 1 : 12 éléments placés', 'plan', { side: 1, elements: 12 }, []],
	['Le joueur 2 a fini son plan', 'ready', { side: 2 }, []],
	['Les deux plans sont dévoilés', 'revealed', {}, []],
	['Il pleut', 'note', { text: 'Il pleut' }, []],
	['later', 'later', {}, []]
])('%s', (sentence, code, facts, dice) => {
	expect(say('fr', code, facts, dice).replaceAll('\u202f', ' ')).toBe(sentence);
});

test('the roles, a tie, and a tie that aggression settles', () => {
	const roles = (facts: { attacker: number | null; tie: boolean }, scores: readonly [number, number]) => {
		const sums = scores.map((total) => ({ code: 'role', who: null, terms: [], total, against: [] }));
		return legioLine(logLine('roles', facts, { sums }), legioText.en, 'en');
	};
	expect(roles({ attacker: 1, tie: false }, [6, 5])).toBe('6 against 5: player 1 attacks');
	expect(roles({ attacker: null, tie: true }, [6, 6])).toBe('6 against 6: a tie, roll again');
	expect(roles({ attacker: 2, tie: true }, [6, 6])).toBe('6 against 6: a tie; player 2, the less aggressive, attacks');
});

test.each(LOCALES)('%s: every problem of an army has its sentence', (locale) => {
	const facts = {
		tendency: 'hilly',
		element: 'PK',
		ruling: 'army-size',
		value: 3,
		count: 2,
		aggression: 9,
		min: 0,
		max: 4,
		elements: 11,
		usual: 12,
		pieces: ['wood', 'marsh']
	};
	const sentences = LEGIO_PROBLEM_CODES.map((code) => {
		const problem: LegioProblem = { code, severity: 'warning', entry: 'e1', facts, rule: 'dba-legio 3' };
		return legioProblem(problem, context(locale), locale);
	});
	expect(new Set(sentences).size).toBe(LEGIO_PROBLEM_CODES.length);
	for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}|^\d/u);
	for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|NaN|(^|[^\p{L}\u202f])\?/u);
	const note: LegioProblem = { code: 'forbidden-terrain', severity: 'note', entry: 'e1', facts, rule: '' };
	expect(sentences).not.toContain(legioProblem(note, context(locale), locale));
});

test.each(LOCALES)('%s: every problem of a plan has its sentence', (locale) => {
	const facts = { cm: 1.5, piece: 'wood', section: 2, others: ['e1.2', 'e3.1'], sections: [2], numbers: [1, 3] };
	const sentences = PLAN_PROBLEM_CODES.map((code) => {
		const number = code === 'not-placed' ? null : 1;
		const problem: PlanProblem = { code, severity: 'error', entry: 'e1', number, facts, rule: 'dba-legio 8' };
		return planSentence(problem, context(locale), locale);
	});
	expect(new Set(sentences).size).toBe(PLAN_PROBLEM_CODES.length);
	for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|NaN|\?/);
	expect(sentences.at(-1)).toContain('Les Nerviens');
});

test('an element of a plan is numbered where its entry has several', () => {
	const hidden = (entry: string): string =>
		planSentence(
			{ code: 'unknown-placement', severity: 'error', entry, number: 2, facts: {}, rule: 'format' },
			context('en'),
			'en'
		);
	expect(hidden('e1')).toBe('Pikes 2: not in this army');
	expect(hidden('e2')).toBe('Light horse (camels): not in this army');
	expect(hidden('gone')).toBe('“gone” 2: not in this army');
});

test('effects of terrain, as on a card', () => {
	const parts = (element: string, piece: 'wood' | 'gentle-hill' | 'steep-hill' | 'dunes') => {
		const effect = effectOf({ element, camels: false }, piece, legioCatalogue);
		return effect ? effectParts(effect, 'en') : [];
	};
	expect(parts('KN', 'wood')).toEqual(['−2 movement dice', 'disorder', 'blocks sight', 'no shooting']);
	expect(parts('PK', 'wood')).toEqual(['forbidden']);
	expect(parts('BW', 'gentle-hill')).toEqual([
		'no cost',
		'blocks sight up to the crest',
		'shoots over a friend',
		'+1 in melee when higher'
	]);
	const [first] = effectsOf({ element: 'AX', camels: false }, legioCatalogue);
	expect(first && effectLine(first, legioText.fr, 'fr')).toBe('Forêt\u202f: sans malus, coupe la vue, aucun tir');
	expect(elementName({ element: 'LH', camels: true }, legioText.fr, 'fr')).toBe('Cavalerie légère (chameaux)');
});

const WHY = {
	'no-tendency': { side: 1 },
	'piece-unchosen': { choices: ['wood', 'marsh'] },
	'piece-not-compulsory': { piece: 'dunes', choices: ['wood', 'marsh'] },
	'section-unchosen': { sections: [1, 2] },
	'section-tested': { section: 3, sections: [1, 2] },
	'section-order': { section: 3, next: 1 },
	'piece-too-large': { max: 40 },
	'along-too-far': { along: 20, max: 16 },
	'plan-closed': { side: 2 }
};

test.each(LOCALES)('%s: why an event cannot happen', (locale) => {
	const failures: MatchFailure[] = [
		...Object.entries(WHY).map(([why, facts]) => failure('not-allowed', { why, who: null, ...facts })),
		failure('unknown-event', { kind: 'charge' }),
		failure('not-now', { kind: 'edge', phase: 'sections' }),
		failure('due-first', { kind: 'edge', who: null }),
		failure('due-first', { kind: 'place', who: null }),
		failure('match-over'),
		failure('wrong-shape', { path: 'along', expected: 'number', bound: null }),
		failure('dice-count', { expected: 2, given: 1 }),
		failure('bad-face', { face: 7, max: 6 })
	];
	const sentences = failures.map((each) => legioFailure(each, legioText[locale], locale));
	expect(new Set(sentences).size).toBe(failures.length);
	for (const sentence of sentences) expect(sentence).toMatch(/ /);
	for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|NaN|\?|terrain\./);
});

test('steps and rules have names; what is unknown is shown as it is', () => {
	expect(stepName('sections', 'fr')).toBe('autres sections');
	expect(stepName('later', 'fr')).toBe('later');
	expect(legioRule('dba-legio 8', legioText.en, 'en')).toBe('set-up, step 8');
	expect(legioRule('ruling army-size', legioText.en, 'en')).toContain('How many elements');
	expect(legioRule('later', legioText.en, 'en')).toBe('later');
});
