import { expect, test } from 'vitest';
import { dbgCatalogue } from '../catalogue/dbg-lists.ts';
import { randomDbgMatch } from './dbg/games.fixture.ts';
import { Table, celts, romans } from './dbg/play.fixture.ts';
import type { LogLine, Side } from './engine.ts';
import { luckOf } from './luck.ts';

const tables = dbgCatalogue.game.missileTables;
const sideOf = (who: string): Side => (who.startsWith('1.') ? 0 : 1);

test('a combat won against the odds is luck for one side and as much bad luck for the other', () => {
	const table = new Table(romans({ id: 'r', unit: 'immunis' }), celts({ id: 'c', unit: 'cingeto' })).melee([
		'1.r.1',
		'2.c.1'
	]);
	table.do({ kind: 'fight', lone: '2.c.1', others: ['1.r.1'], dice: [[9], [1]] });
	const [first, second] = luckOf(table.lines, sideOf, tables);
	expect([first.rolls, second.rolls, first.came, second.came]).toEqual([1, 1, 0, 1]);
	expect(second.expected).toBeLessThan(0.5); // Combat 5 against 6
	expect(first.expected + second.expected).toBeCloseTo(1, 12);
});

test('shots and tests are the luck of those who roll', () => {
	const table = new Table(romans({ id: 's', unit: 'auxiliary-archer' }), celts({ id: 'c', unit: 'cingeto' })).move();
	table.do({ kind: 'activate', figure: '1.s.1' });
	table.do({ kind: 'shoot', shooter: '1.s.1', target: '2.c.1', distance: 20, dice: [[6]] });
	expect(luckOf(table.lines, sideOf, tables)).toEqual([
		{ rolls: 1, expected: 0.5, came: 1 }, // 6 or more on the die
		{ rolls: 0, expected: 0, came: 0 }
	]);
	table.do({ kind: 'roll', figure: '2.c.1', value: 'combat', difficulty: 9, dice: [[3]] });
	expect(luckOf(table.lines, sideOf, tables)[1]).toMatchObject({ rolls: 1, came: 0 });
});

test('over many matches luck evens out', () => {
	const lines: LogLine[] = [];
	for (let seed = 500; seed < 512; seed++) {
		for (const entry of randomDbgMatch(seed).fold.log) lines.push(...entry.lines);
	}
	const [first, second] = luckOf(lines, sideOf, tables);
	const rolls = first.rolls + second.rolls;
	expect(rolls).toBeGreaterThan(200);
	for (const { rolls: n, expected, came } of [first, second]) {
		expect(Math.abs(came - expected)).toBeLessThan(4 * Math.sqrt(n * 0.25)); // four standard deviations at most
	}
});
