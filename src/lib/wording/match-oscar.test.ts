import { expect, test } from 'vitest';
import { oscarText } from '#lib/catalogue/oscar-text.ts';
import { LOCALES, type Locale } from '#lib/catalogue/text.ts';
import { seededDice } from '#lib/dice/random.ts';
import { newMatch } from '#lib/match/document.ts';
import type { LogLine } from '#lib/match/engine.ts';
import { Table, engine } from '#lib/match/oscar/table.fixture.ts';
import { playRandomly } from '#lib/match/random-player.fixture.ts';
import { company, ownEntry } from '#lib/rules/oscar/testing.ts';
import { textsInUnit } from './distance.ts';
import { type OscarMatchContext, oscarArithmetic, oscarLogSentence, oscarRefusal } from './match-oscar.ts';

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

const context = (locale: Locale, sides: OscarMatchContext['sides'] = [A, B]): OscarMatchContext => ({
	sides,
	names: ['', ''],
	text: textsInUnit(oscarText[locale], 'in', locale),
	unit: 'in',
	locale
});
const fr = (lines: readonly LogLine[], sides?: OscarMatchContext['sides']): string[] =>
	lines.map((line) => oscarLogSentence(line, context('fr', sides)));
const en = (lines: readonly LogLine[], sides?: OscarMatchContext['sides']): string[] =>
	lines.map((line) => oscarLogSentence(line, context('en', sides)));

test('a shot with its arithmetic, in both languages', () => {
	const t = new Table([A, B]).begins().acts('0:g3');
	const lines = t.do('shoot', { weapon: 'sub-machine-gun', target: '1:g4', distance: 9, cover: 'light' }, [
		[4, 6, 1],
		[2, 2]
	]);
	expect(fr(lines)).toEqual([
		'Veteran squad tire sur Groupsky 1 (Pistolet ou fusil mitrailleur, normale) : 2 pertes'.replace(' :', '\u202f:'),
		'Groupsky 1 perd 2 hommes, il en reste 8'
	]);
	expect(en(lines)).toEqual([
		'Veteran squad shoots at Groupsky 1 (Sub-machine gun or automatic rifle, normal): 2 casualties',
		'Groupsky 1 loses 2 men, 8 left'
	]);
	expect(lines.flatMap((line) => oscarArithmetic(line, context('en')))).toEqual([
		'Attack of Veteran squad: 10 (dice) +1 (+1 in combat) −1 (light cover) = 10',
		'Defence of Groupsky 1: 4 (dice) = 4'
	]);
});

test('an activation says what was needed; groups of one name on both sides are told apart', () => {
	const t = new Table([A, A]).begins();
	const lines = t.do('activate', { group: '0:g2', officer: true }, [[2, 3]]);
	expect(en(lines, [A, A])).toEqual(['Squad 1 (Able) fails to activate']);
	expect(lines.flatMap((line) => oscarArithmetic(line, context('en', [A, A])))).toEqual([
		'Discipline of Squad 1 (Able): 5 (dice) +1 (officer in range) = 6, 7 was needed'
	]);
});

test('a side without any name has its number; own names come first', () => {
	const nameless = company('captain squad-1');
	const t = new Table([nameless, B]).begins();
	t.do('set', { hand: 1 });
	const line = t.fold.log.at(-1)?.lines ?? [];
	expect(fr(t.do('end', { winner: 0 }), [nameless, B])[0]).toContain('le camp 1');
	expect(en(line, [nameless, B])).toEqual(['By hand: Bravo in hand']);
});

test('refusals name who and why', () => {
	const t = new Table([A, B]).begins();
	const plan = engine.plan(t.state, { kind: 'activate', group: '1:g2' });
	const refusal = plan.ok ? null : oscarRefusal(plan.error, context('en'));
	expect(refusal).toBe('it is not the turn of Groupsky veteransky');
});

test('every line of random games has words, in both languages, without a hole', () => {
	const codes = new Set<string>();
	for (let game = 0; game < 6; game++) {
		const sides = [
			[A, B],
			[B, C],
			[C, A]
		][game % 3] as [typeof A, typeof B];
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
				const words = [
					oscarLogSentence(line, context(locale, sides)),
					...oscarArithmetic(line, context(locale, sides))
				];
				for (const sentence of words) {
					if (/\?|undefined|NaN|null|match_|^[a-z-]+$|[01]:g\d/.test(sentence)) {
						throw new Error(`${JSON.stringify(line)}: ${sentence}`);
					}
				}
			}
		}
	}
	expect(codes.size).toBeGreaterThan(25);
});
