import { expect, test } from 'vitest';
import { company, ownEntry } from '../../rules/oscar/testing.ts';
import { oscarTestOdds } from '../oscar-attack.ts';
import { attackFor } from './engine.ts';
import { Table, arithmetic, engine, line } from './table.fixture.ts';

const A = company('captain squad-1 squad-2 medium-tank');
const B = company('hauptmann gruppe-1 gruppe-2');

test.each([
	[[4, 3], 0, false],
	[[2, 5], 1, true],
	[[6, 3], 0, true],
	[[6, 1], 0, true],
	[[1, 2], 1, true]
])('initiative %j: side %s wins, may name the first group: %s', ([a = 0, b = 0], winner, imposes) => {
	const table = new Table([A, B]);
	table.do('initiative', {}, [[a], [b]]);
	expect([table.state.hand, table.state.initiative]).toEqual([winner, { winner, imposes }]);
	expect(table.refused('activate', { group: '0:g1' })).toBe('not-now');
});

test('ruling impose-group: exactly double', () => {
	const dice = [
		[[6], [1]],
		[[6], [3]]
	];
	const imposes = dice.map((faces) => {
		const table = new Table([A, B], { 'impose-group': 'exactly-double' });
		table.do('initiative', {}, faces);
		return table.state.initiative?.imposes;
	});
	expect(imposes).toEqual([false, true]);
});

test('equal dice are rolled again, or go to the last winner (ruling initiative-tie)', () => {
	const again = new Table([A, B]);
	again.do('initiative', {}, [[3], [3]]);
	expect(again.state.phase).toBe('initiative');
	const last = new Table([A, B], { 'initiative-tie': 'last-winner' });
	last.do('initiative', {}, [[3], [3]]);
	expect(last.state.phase).toBe('initiative');
	last.do('initiative', {}, [[1], [5]]);
	last.do('set', { phase: 'initiative' });
	last.do('initiative', {}, [[3], [3]]);
	expect([last.state.phase, last.state.hand]).toEqual(['hand', 1]);
});

test('the group that was named is tried first, then the others', () => {
	const table = new Table([A, B]);
	table.do('initiative', {}, [[6], [2]]);
	expect(table.refused('hand', { first: 1, imposed: '0:g2' })).toBe('own-side');
	table.do('hand', { first: 1, imposed: '1:g2' });
	expect(table.refused('activate', { group: '1:g3' }, [[6, 6]])).toBe('imposed');
	expect(engine.offers(table.state).map(({ event }) => event['group'])).toEqual(['1:g2']);
	table.do('activate', { group: '1:g2' }, [[1, 1]]);
	table.do('activate', { group: '0:g2' }, [[1, 1]]);
	table.do('activate', { group: '1:g3' }, [[1, 1]]);
});

test('one who did not double his opponent names no group', () => {
	const table = new Table([A, B]);
	table.do('initiative', {}, [[4], [3]]);
	expect(table.refused('hand', { first: 1, imposed: '1:g2' })).toBe('may-not-impose');
});

test('EX1: 2k2, dice 5 and 4, three men of eight left: 9 - 2 = 7, activated', () => {
	const table = new Table([A, B]).begins();
	table.do('set', { group: '0:g2', men: 3 });
	const lines = table.do('activate', { group: '0:g2' }, [[5, 4]]);
	expect(arithmetic(line(lines, 'activation'))).toEqual(['die 9', 'headcount -2', 7]);
	expect([table.state.active?.group, table.state.active?.points]).toEqual(['0:g2', 2]);
});

test.each([
	[8, {}, '7/12'], // D3: 21/36
	[8, { officer: true }, '13/18'],
	[6, {}, '5/12'],
	[4, {}, '5/18'],
	[2, {}, '1/6']
])('D3: activation of 2k2 with %s men of 8, %j', (men, fields, chance) => {
	const table = new Table([A, B]).begins();
	table.do('set', { group: '0:g2', men });
	const rolls = attackFor(table.state, { kind: 'activate', group: '0:g2', ...fields });
	const attack = rolls.ok && rolls.value[0]?.attack;
	if (!attack || attack.kind !== 'test') throw new Error();
	const { numerator, denominator } = oscarTestOdds(attack);
	expect(`${numerator}/${denominator}`).toBe(chance);
});

test.each([
	['next-higher', 3, -2],
	['next-lower', 3, -3],
	['next-higher', 7, 0],
	['next-lower', 7, -1]
])('ruling between-rows %s: %s men of 8 have %s', (value, men, malus) => {
	const table = new Table([A, B], { 'between-rows': value }).begins();
	table.do('set', { group: '0:g2', men });
	const lines = table.do('activate', { group: '0:g2' }, [[6, 6]]);
	expect(line(lines, 'activation').sums[0]?.total).toBe(12 + malus);
});

test('a failed try turns the card: the other side tries, and the group is not tried again', () => {
	const table = new Table([A, B]).begins();
	table.do('activate', { group: '0:g2' }, [[3, 3]]);
	expect([table.group('0:g2').marker, table.state.hand]).toEqual(['done', 1]);
	expect(table.refused('activate', { group: '0:g3' }, [[6, 6]])).toBe('not-in-hand');
	table.do('activate', { group: '1:g2' }, [[1, 1]]);
	expect(table.refused('activate', { group: '0:g2' }, [[6, 6]])).toBe('tried-already');
});

test('an officer activates without a roll, and so does rule auto-activation', () => {
	const own = company('', { entries: [ownEntry('o', { rules: ['auto-activation'] }, 6), ownEntry('p')] });
	const table = new Table([A, own]).begins();
	expect(line(table.do('activate', { group: '0:g1' }), 'activation').facts['alone']).toBe(true);
	table.do('end-activation');
	expect(line(table.do('activate', { group: '1:o' }), 'activation').facts['alone']).toBe(true);
});

test('the presence of an officer counts once, in the ranks or in range', () => {
	const table = new Table([company('capitaine peloton-de-veterans peloton-de-combat-1'), B]).begins();
	const veterans = table.do('activate', { group: '0:g2', officer: true }, [[1, 2, 3]]);
	expect(arithmetic(line(veterans, 'activation'))).toEqual(['die 5', 'junior-officer 1', 6]);
	table.acts('0:g3');
	const table2 = new Table([company('capitaine peloton-de-veterans peloton-de-combat-1'), B]).begins();
	const line2 = table2.do('activate', { group: '0:g3', officer: true }, [[1, 2]]);
	expect(arithmetic(line(line2, 'activation'))).toEqual(['die 3', 'officer-in-range 1', 4]);
});

test('ruling officer-bonus: for morale only; and a dead officer helps nobody', () => {
	const morale = new Table([A, B], { 'officer-bonus': 'morale' }).begins();
	const lines = morale.do('activate', { group: '0:g2', officer: true }, [[1, 2]]);
	expect(arithmetic(line(lines, 'activation'))).toEqual(['die 3', 3]);
	const dead = new Table([A, B]).begins();
	dead.do('set', { group: '0:g1', place: 'killed' });
	dead.do('waive');
	const alone = dead.do('activate', { group: '0:g2', officer: true }, [[1, 2]]);
	expect(arithmetic(line(alone, 'activation'))).toEqual(['die 3', 3]);
});

test.each([
	['no-malus', 9],
	['malus', 6]
])('ruling last-officer %s: the junior officer who alone is left has %s of 8', (value, total) => {
	const table = new Table([company('capitaine peloton-de-veterans peloton-de-combat-1'), B], { 'last-officer': value });
	table.begins().do('set', { group: '0:g2', men: 1 });
	const lines = table.do('activate', { group: '0:g2' }, [[4, 4, 1]]);
	expect(line(lines, 'activation').sums[0]?.total).toBe(total);
});

test('two points: one move, one attack, then the other side; what is left may be given up', () => {
	const table = new Table([A, B]).begins();
	table.do('activate', { group: '0:g2' }, [[6, 6]]);
	table.do('move', { difficult: true });
	expect(table.refused('move')).toBe('moved-already');
	expect(table.refused('run')).toBe('no-points');
	table.do('shoot', { weapon: 'sub-machine-gun', target: '1:g2', distance: 9 }, [
		[1, 1, 1],
		[6, 6]
	]);
	expect([table.state.active, table.state.hand, table.group('0:g2').marker]).toEqual([null, 1, 'done']);
	table.do('activate', { group: '1:g2' }, [[6, 6]]);
	expect(line(table.do('end-activation'), 'activation-ends').facts['unspent']).toBe(2);
	expect(table.state.hand).toBe(0);
});

test('attack then move is as good, a second attack is not', () => {
	const table = new Table([A, B]).begins();
	table.do('activate', { group: '0:g2' }, [[6, 6]]);
	const shot = { weapon: 'sub-machine-gun', target: '1:g2', distance: 9 };
	table.do('shoot', shot, [
		[1, 1, 1],
		[6, 6]
	]);
	expect(table.refused('shoot', shot)).toBe('fought-already');
	expect(line(table.do('move'), 'move').facts['inches']).toBe(9);
});

test.each([
	['0:g2', [[3, 5]], 14], // D6
	['0:g1', [[1, 4, 6]], 18] // D7, a commander of Mvt 12 and Mn 3k3
])('run: the best die of %s %j gives %s inches', (group, dice, inches) => {
	const table = new Table([A, B]).begins().acts(group);
	expect(line(table.do('run', {}, dice), 'run').facts['inches']).toBe(inches);
	expect(table.state.active).toBe(null);
});

test('half the movement over difficult ground, but not for a vehicle, which may move with both points', () => {
	const table = new Table([A, B]).begins().acts('0:g2');
	expect(line(table.do('move', { difficult: true }), 'move').facts['inches']).toBe(4.5);
	table.acts('0:g4');
	expect(line(table.do('move', { difficult: true }), 'move').facts['inches']).toBe(12);
	table.do('move');
	expect(table.state.active).toBe(null);
});

test('the turn ends when every group was tried; the last ones of a side go on alone', () => {
	const table = new Table([company('captain squad-1'), company('hauptmann gruppe-1 gruppe-2')]).begins();
	for (const group of ['0:g1', '1:g1']) {
		table.do('activate', { group });
		table.do('end-activation');
	}
	table.do('activate', { group: '0:g2' }, [[1, 1]]);
	table.do('activate', { group: '1:g2' }, [[1, 1]]);
	expect(table.state.hand).toBe(1);
	const lines = table.do('activate', { group: '1:g3' }, [[1, 1]]);
	expect(line(lines, 'turn-ends').facts).toEqual({ turn: 1 });
	expect(table.state.phase).toBe('turn-end');
	table.do('next-turn');
	expect([table.state.turn, table.state.phase, table.group('1:g3').marker]).toEqual([2, 'initiative', 'ready']);
});

test('the end test: the lower surrenders, equal totals change nothing, two surrendered groups end the game', () => {
	const table = new Table([A, B]).begins();
	table.do('set', { phase: 'turn-end' });
	table.do('set', { group: '0:g2', men: 4 });
	const tie = table.do('end-test', { group: '0:g2', enemy: '1:g2' }, [
		[6, 5],
		[4, 5]
	]);
	expect([arithmetic(line(tie, 'end-test')), line(tie, 'end-test').facts['loser']]).toEqual([
		['die 11', 'headcount -2', 9],
		null
	]);
	expect(table.refused('end-test', { group: '0:g2', enemy: '1:g3' })).toBe('tested-already');
	table.do('next-turn');
	table.do('set', { phase: 'turn-end' });
	for (const [group, enemy] of [
		['0:g2', '1:g2'],
		['0:g3', '1:g3']
	]) {
		expect(table.state.outcome).toBe(null);
		table.do('end-test', { group, enemy }, [
			[1, 1],
			[6, 6]
		]);
	}
	expect(table.group('0:g3').place).toBe('surrendered');
	expect(table.state.outcome).toEqual({ reason: 'surrendered', winner: 1 });
});

test('pairs for the end test are those who fought, the fewest losses first', () => {
	const table = new Table([A, B]).begins();
	const shoot = (group: string, target: string): void => {
		table.acts(group).do('shoot', { weapon: 'sub-machine-gun', target, distance: 9 }, [
			[1, 1, 1],
			[6, 6]
		]);
	};
	table.do('set', { group: '1:g2', men: 5 });
	shoot('0:g2', '1:g2');
	shoot('0:g3', '1:g3');
	table.do('set', { phase: 'turn-end' });
	const tests = engine.offers(table.state).flatMap(({ event }) => (event.kind === 'end-test' ? [event['enemy']] : []));
	expect(tests).toEqual(['1:g3', '1:g2']);
});

test.each([
	['two-combat-groups', ['0:g1', '0:g4'], null],
	['two-combat-groups', ['0:g2', '0:g3'], 1],
	['two-units', ['0:g1', '0:g4'], 1],
	['two-units', ['0:g4'], null]
])('ruling lost-groups-end %s: without %j side %s has won', (value, lost, winner) => {
	const table = new Table([A, B], { 'lost-groups-end': value }).begins();
	for (const group of lost) table.do('set', { group, place: group === '0:g4' ? 'destroyed' : 'fled' });
	expect(table.state.outcome?.winner ?? null).toBe(winner);
	expect(engine.isOver(table.state)).toBe(winner !== null);
});

test('the table may play on, may end the match, and nothing comes after the end', () => {
	const table = new Table([A, B]).begins();
	table.do('play-on');
	for (const group of ['0:g2', '0:g3']) table.do('set', { group, place: 'fled' });
	expect(table.state.outcome).toBe(null);
	table.do('end', { reason: 'scenario', winner: 1 });
	expect(table.state.outcome).toEqual({ reason: 'scenario', winner: 1 });
	expect(table.refused('next-turn')).toBe('match-over');
	expect(engine.offers(table.state)).toEqual([]);
});

test.each([
	['unknown-event', 'dance', {}],
	['wrong-shape', 'activate', {}],
	['unknown-figure', 'activate', { group: '0:nobody' }],
	['unknown-figure', 'activate', { group: 'constructor' }],
	['not-now', 'next-turn', {}],
	['not-now', 'move', {}],
	['out-of-play', 'activate', { group: '0:g2' }],
	['no-such-men', 'set', { group: '0:g3', men: 9 }],
	['no-such-men', 'set', { group: '0:g2', place: 'table', men: 0 }],
	['not-in-hand', 'set', { group: '0:g3', marker: 'active' }],
	['own-side', 'set', { group: '0:g3', contact: '0:g1' }],
	['nothing-due', 'waive', {}],
	['nothing-due', 'morale', { group: '0:g3' }]
])('%s: %s %j', (code, kind, fields) => {
	const table = new Table([A, B]).begins();
	table.do('set', { group: '0:g2', place: 'prisoner' });
	expect(table.refused(kind, fields)).toBe(code);
});

test('dice that are typed are checked', () => {
	const table = new Table([A, B]).begins();
	expect(table.refused('activate', { group: '0:g2' }, [[6]])).toBe('dice-count');
	expect(table.refused('activate', { group: '0:g2' }, [[6, 7]])).toBe('bad-face');
	expect(table.refused('activate', { group: '0:g1' }, [[6]])).toBe('dice-count');
});

test('by hand: states, contact, the turn, logged as such', () => {
	const table = new Table([A, B]).begins();
	const lines = table.do('set', { group: '0:g2', posture: 'prone', overwatch: true, contact: '1:g2' });
	expect(line(lines, 'by-hand').facts).toEqual({ group: '0:g2', posture: 'prone', overwatch: true, contact: '1:g2' });
	expect(table.group('1:g2').contacts).toEqual(['0:g2']);
	table.do('set', { group: '1:g2', apart: true });
	expect(table.group('0:g2').contacts).toEqual([]);
	expect(line(table.do('set', { turn: 4, hand: 1 }), 'turn-by-hand').facts).toEqual({ turn: 4, hand: 1 });
	expect([table.state.turn, table.state.hand]).toEqual([4, 1]);
	table.do('set', { group: '0:g2', men: 0 });
	expect(table.group('0:g2').place).toBe('killed');
	table.do('set', { group: '0:g2', place: 'table', men: 2 });
	expect(table.group('0:g2')).toMatchObject({ place: 'table', men: 2 });
});

test('entries that the catalogue does not know stay off the table', () => {
	const odd = company('captain nobody squad-1*0 squad-2*7');
	expect(Object.keys(new Table([odd, B]).state.groups)).toEqual(['0:g1', '0:g4', '1:g1', '1:g2', '1:g3']);
});
