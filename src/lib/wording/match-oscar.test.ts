import { expect, test } from 'vitest';
import { oscarText } from '#lib/catalogue/oscar-text.ts';
import { LOCALES, type Locale } from '#lib/catalogue/text.ts';
import { seededDice } from '#lib/dice/random.ts';
import { type MatchDocument, newMatch } from '#lib/match/document.ts';
import type { LogLine } from '#lib/match/engine.ts';
import { Table, engine } from '#lib/match/oscar/table.fixture.ts';
import { playRandomly } from '#lib/match/random-player.fixture.ts';
import type { OscarRoster } from '#lib/roster/oscar-document.ts';
import { company, ownEntry } from '#lib/rules/oscar/testing.ts';
import { textsInUnit } from './distance.ts';
import {
	type OscarMatchNames,
	oscarFailureSentence,
	oscarLogSentence,
	oscarMatchNames,
	oscarTermName
} from './match-oscar.ts';
import { sumTexts } from './match-sums.ts';

const A = company('captain squad-1 veteran-squad bazooka-man medium-tank', { name: 'Able' });
const B = company('kapitan-soviet groupsky-veteransky komissar-groupsky groupsky-1 mortar-team jeep', {
	name: 'Bravo'
});
const C = company('captain squad-1 squad-2 flamethrower-man', {
	entries: [
		...company('captain squad-1 flamethrower-man').entries,
		ownEntry('o', { name: 'Zouaves', rules: ['lucky', 'frenzied', 'poorly-trained'], weapons: ['bow'] })
	]
});

type Sides = readonly [OscarRoster, OscarRoster];
function namesOf(locale: Locale, [a, b]: Sides = [A, B]): OscarMatchNames {
	const looks: MatchDocument['looks'] = [
		{ name: '', colour: '' },
		{ name: '', colour: '' }
	];
	return oscarMatchNames({ sides: [a, b], looks }, textsInUnit(oscarText[locale], 'in', locale), locale, 'in');
}
const said = (lines: readonly LogLine[], locale: Locale, sides?: Sides): string[] =>
	lines.map((line) => oscarLogSentence(line, namesOf(locale, sides)).replaceAll('\u202f', ' '));
const arithmetic = (lines: readonly LogLine[], sides?: Sides): string[] =>
	lines.flatMap((line) => sumTexts(line, namesOf('en', sides), oscarTermName));

test('a shot with its arithmetic, in both languages', () => {
	const t = new Table([A, B]).begins().acts('0:g3');
	const lines = t.do('shoot', { weapon: 'sub-machine-gun', target: '1:g4', distance: 9, cover: 'light' }, [
		[4, 6, 1],
		[2, 2]
	]);
	expect(said(lines, 'fr')).toEqual([
		'Veteran squad tire sur Groupsky 1 (Pistolet ou fusil mitrailleur, normale) : 2 pertes',
		'Groupsky 1 perd 2 hommes, il en reste 8'
	]);
	expect(said(lines, 'en')).toEqual([
		'Veteran squad shoots at Groupsky 1 (Sub-machine gun or automatic rifle, normal): 2 casualties',
		'Groupsky 1 loses 2 men, 8 left'
	]);
	expect(arithmetic(lines)).toEqual([
		'Veteran squad: die 10 [4 6 1] + +1 in combat 1 − light cover 1 = 10',
		'Groupsky 1: die 4 [2 2]'
	]);
});

test('an activation says what was needed; groups of one name on both sides are told apart', () => {
	const t = new Table([A, A]).begins();
	const lines = t.do('activate', { group: '0:g2', officer: true }, [[2, 3]]);
	expect(said(lines, 'en', [A, A])).toEqual(['Squad 1 (Able 1) fails to activate']);
	expect(arithmetic(lines, [A, A])).toEqual([
		'Squad 1 (Able 1): die 5 [2 3] + officer in range 1 = 6, against target 7'
	]);
});

test('a melee names the dice that a rule adds', () => {
	const t = new Table([C, B]).begins();
	t.do('set', { group: '0:o', contact: '1:g4' });
	const lines = t.acts('0:o').do('fight', { target: '1:g4' }, [[3, 2], [3]]);
	expect(arithmetic(lines, [C, B])[0]).toBe('Zouaves: die 3 [3 2] + frenzied (+1k0) = 3');
});

test('by hand, and the end', () => {
	const t = new Table([A, B]).begins();
	expect(said(t.do('set', { hand: 1 }), 'en')).toEqual(['By hand: Bravo in hand']);
	expect(said(t.do('set', { group: '0:g2', men: 3, posture: 'prone' }), 'fr')).toEqual([
		'À la main, Squad 1 : effectif 3 et posture : à terre'
	]);
	expect(said(t.do('end', { winner: 0 }), 'fr')).toEqual(['Fin de la partie (d’un commun accord) : Able l’emporte']);
});

test.each([
	['activate', { group: '1:g2' }, 'it is not the turn of Groupsky veteransky'],
	['activate', { group: '0:g9' }, 'no figure “0:g9”'],
	['shoot', { weapon: 'sub-machine-gun', target: '1:g2', distance: 40 }, 'out of range: 40″, 36″ at most']
])('a refusal of %s %j', (kind, fields, words) => {
	const t = new Table([A, B]).begins();
	if (kind === 'shoot') t.acts('0:g2');
	const plan = engine.plan(t.state, { kind, ...fields });
	expect(plan.ok ? null : oscarFailureSentence(plan.error, namesOf('en'))).toBe(words);
});

test('every line of random games has words, in both languages, without a hole', () => {
	const codes = new Set<string>();
	for (let game = 0; game < 4; game++) {
		const sides = [
			[A, B],
			[B, C],
			[C, A]
		][game % 3] as [OscarRoster, OscarRoster];
		const match = newMatch({
			sides,
			seed: `mt19937:${game}`,
			rulings: { 'vehicle-explosions': 'rockets-and-grenades' }
		});
		if (!match.ok) throw new Error();
		const { fold } = playRandomly(match.value, engine, seededDice(game), { most: 140 });
		for (const line of fold.log.flatMap(({ lines }) => lines)) {
			codes.add(line.code);
			for (const locale of LOCALES) {
				const names = namesOf(locale, sides);
				const words = [oscarLogSentence(line, names), ...sumTexts(line, names, oscarTermName)];
				for (const sentence of words) {
					if (/\?|undefined|NaN|null|match_|^[a-z-]+$|[01]:g\d/.test(sentence)) {
						throw new Error(`${JSON.stringify(line)}: ${sentence}`);
					}
				}
			}
		}
	}
	expect(codes.size).toBeGreaterThan(22);
});
