import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dbgCatalogue } from '../catalogue/dbg-lists.ts';
import { makeEntry } from '../roster/dbg-document.ts';
import { ofGame, parseRoster } from '../roster/document.ts';
import { seededDice } from '../dice/random.ts';
import { d10Value } from '../dice/d10.ts';
import { toNumber } from '../dice/fraction.ts';
import { type DbgMelee, Fighter } from './attack.ts';
import { dbgMeleeOdds } from './dbg-melee-odds.ts';
import { resolveMelee } from './dbg-melee.ts';
import { duellistOf } from './dbg/duellist.ts';
import { DuelTable, type Duellist } from './duel.ts';
import { matchUps } from './matchup.ts';
import { worthOf } from './worth.ts';

const fighter = (more: Partial<Fighter>): Fighter => Fighter.parse({ combat: 5, defence: 10, ...more });
const duellist = (more: Partial<Fighter>): Duellist => ({
	fit: fighter(more),
	wounded: fighter({ ...more, state: more.dog ? 'fit' : 'wounded' })
});
const melee = (first: Fighter, second: Fighter): DbgMelee => ({
	...{ game: 'dbg', kind: 'melee', strike: 0, rulings: {} },
	sides: [[first], [second]]
});

const anyFighter = fc.record({
	combat: fc.integer({ min: 2, max: 9 }),
	defence: fc.integer({ min: 9, max: 15 }),
	state: fc.constantFrom('fit' as const, 'wounded' as const),
	modifier: fc.integer({ min: -4, max: 3 }),
	damage: fc.integer({ min: -1, max: 2 }),
	tough: fc.boolean(),
	dog: fc.boolean()
});

test('an exchange of the table is the exact odds of the same melee, both ways', () => {
	const table = new DuelTable();
	fc.assert(
		fc.property(anyFighter, anyFighter, (first, second) => {
			const { win, draw, loss, deals, takes } = table.exchange(first, second);
			const [there, back] = [dbgMeleeOdds(melee(first, second)), dbgMeleeOdds(melee(second, first))];
			expect(win).toBeCloseTo(toNumber(there.win), 12);
			expect(draw).toBeCloseTo(toNumber(there.draw), 12);
			expect(loss).toBeCloseTo(toNumber(there.loss), 12);
			expect(deals.out).toBeCloseTo(toNumber(there.struck.out), 12);
			expect(takes.out).toBeCloseTo(toNumber(back.struck.out), 12);
			const unhurt = second.state === 'fit' || second.dog;
			if (unhurt) expect(deals.wounded).toBeCloseTo(toNumber(there.struck.wounded), 12);
		}),
		{ numRuns: 150 }
	);
});

test('a duel to the end agrees with thousands of duels that are fought', () => {
	const dice = seededDice(99);
	const die = (): number => {
		const value = d10Value(dice.d10());
		return value.ok ? value.value : 0;
	};
	const fight = (first: Duellist, second: Duellist): boolean => {
		const at: ['fit' | 'wounded', 'fit' | 'wounded'] = ['fit', 'fit'];
		for (;;) {
			const { states } = resolveMelee(melee(first[at[0]], second[at[1]]), [die(), die()]);
			const [a = 'out', b = 'out'] = [states[0][0], states[1][0]];
			if (b === 'out') return true;
			if (a === 'out') return false;
			[at[0], at[1]] = [a, b];
		}
	};
	for (const [one, other] of [
		[duellist({ combat: 6, defence: 13 }), duellist({ combat: 5 })],
		[duellist({ combat: 7, tough: true }), duellist({ combat: 7, defence: 12 })],
		[duellist({ combat: 5, dog: true }), duellist({ combat: 4 })]
	] as const) {
		const exact = new DuelTable().duel(one, other) ?? -1;
		const rounds = 4000;
		let won = 0;
		for (let n = 0; n < rounds; n++) if (fight(one, other)) won++;
		const spread = Math.sqrt((exact * (1 - exact)) / rounds);
		expect(Math.abs(won / rounds - exact)).toBeLessThan(4 * spread);
	}
});

test('a duel of equals is even, and the two sides of any duel share it', () => {
	const table = new DuelTable();
	expect(table.duel(duellist({}), duellist({}))).toBeCloseTo(0.5, 12);
	fc.assert(
		fc.property(anyFighter, anyFighter, (a, b) => {
			const [first, second] = [duellist(a), duellist(b)];
			const sum = (table.duel(first, second) ?? 0) + (table.duel(second, first) ?? 0);
			expect(sum).toBeCloseTo(1, 9);
		}),
		{ numRuns: 60 }
	);
});

test('a matrix has the same chances, a row for each of the first', () => {
	const [strong, weak] = [duellist({ combat: 8 }), duellist({ combat: 3 })];
	const [[first, ...rest] = [], second] = matchUps([strong, weak], [strong, weak, duellist({})]);
	expect(rest).toHaveLength(2);
	expect(first?.duel).toBeCloseTo(0.5, 12);
	expect(second?.[0]?.win).toBeCloseTo(rest[0]?.loss ?? -1, 12);
	expect(rest[0]?.duel).toBeGreaterThan(0.8);
});

const parsed = parseRoster({
	...{ format: 'signifer.roster', version: 1, game: 'dbg', army: 'celts', entries: [] }
});
const roster = parsed.ok ? ofGame(parsed.value, 'dbg') : null;
if (!roster) throw new Error('bug: no roster');
const entryOf = (unit: string) => makeEntry('a', unit, 1);
const opponent = duellistOf(entryOf('immunis'), roster, dbgCatalogue);
if (!opponent) throw new Error('bug: no opponent');
const worth = (unit: string, id: string) =>
	worthOf(entryOf(unit), roster, opponent, dbgCatalogue).find((each) => each.id === id);

test.each([
	['celtic-noble', 'elite-warrior'],
	['celtic-noble', 'peerless-defender'],
	['celtic-noble', 'tough'],
	['cingeto', 'medium-armour'],
	['tigerno', 'two-handed-weapon']
])('%s: %s raises the chance to win the duel, and says by how much a point', (unit, id) => {
	const found = worth(unit, id);
	expect(found?.change).toBeGreaterThan(0);
	expect(found?.perPoint).toBeCloseTo((found?.change ?? 0) / (found?.points ?? 1), 12);
	expect(found?.reason).toBeNull();
});

test('a violent blow is used when it helps, so it never harms', () => {
	expect(worth('celtic-noble', 'violent-blow')?.change).toBeGreaterThanOrEqual(0);
});

test.each([
	['celtic-noble', 'deadly-blow', 'effect-lost'],
	['celtic-noble', 'blue-rooster-dance', 'not-in-a-duel'],
	['celtic-noble', 'lynx-eye', 'not-in-a-duel'],
	['tigerno', 'trophy', 'effect-lost'],
	['cingeto', 'heavy-javelins', 'not-in-a-duel']
])('%s: %s has no number, and says why', (unit, id, reason) => {
	expect(worth(unit, id)).toMatchObject({ without: null, with: null, change: null, perPoint: null, reason });
});

test('a carnyx costs its bearer something; what is free has no worth a point', () => {
	expect(worth('cingeto', 'carnyx')?.change).toBeLessThan(0);
	const lance = worthOf(entryOf('germanic-warrior'), roster, opponent, dbgCatalogue).find(({ id }) => id === 'lance');
	expect(lance).toMatchObject({ kind: 'swap', points: 0, perPoint: null });
	expect(lance?.change).toBeLessThan(0); // -1 when he is engaged himself
});

test('only what the unit may have is listed, and nothing for a unit that is none', () => {
	const ids = worthOf(entryOf('celtic-noble'), roster, opponent, dbgCatalogue).map(({ id }) => id);
	expect(ids).not.toContain('shoulder-brother'); // Romans only
	expect(ids).not.toContain('divination'); // not for sale
	expect(worthOf(entryOf('war-elephant'), roster, opponent, dbgCatalogue)).toEqual([]);
});

test('what the entry has is taken off to be compared', () => {
	const has = worthOf({ ...entryOf('celtic-noble'), skills: ['tough'] }, roster, opponent, dbgCatalogue);
	const tough = has.find(({ id }) => id === 'tough');
	const bare = worth('celtic-noble', 'tough');
	expect(tough?.has).toBe(true);
	expect([tough?.without, tough?.with]).toEqual([bare?.without, bare?.with]);
});
