import { expect, test } from 'vitest';
import { company, ownEntry } from '../../rules/oscar/testing.ts';
import { Table, arithmetic, engine, line } from './table.fixture.ts';

const A = company('captain squad-1 veteran-squad medium-tank');
const SMG = 'sub-machine-gun';
const own = (rules: readonly string[], headcount = 8, more: Record<string, unknown>[] = []) =>
	company('', {
		entries: [
			ownEntry('t', { rules, weapons: ['bayonet', 'rifle'] }, headcount),
			ownEntry('u', { weapons: ['bayonet'] }),
			ownEntry('v', { weapons: ['bayonet'] }),
			...more
		]
	});
const officer = (rules: string[]): Record<string, unknown> =>
	ownEntry('o', { role: 'officer', discipline: '3k3', commandRange: 9, rules, weapons: ['pistol'] }, 1);

/** Shot at by the sub-machine guns of side 0, 8 against the given Defence. */
function shotAt(table: Table, target: string, defence: [number, number] = [3, 4]): void {
	table.acts('0:g2').do('shoot', { weapon: SMG, target, distance: 9 }, [[4, 4, 1], defence]);
}
const table = (rules: readonly string[] = [], rulings = {}, headcount = 8): Table =>
	new Table([A, own(rules, headcount, [officer([])])], rulings).begins();

test('the first loss calls for a test; seven holds', () => {
	const t = table();
	shotAt(t, '1:t');
	expect(t.refused('move')).toBe('due-first');
	const lines = t.do('morale', { group: '1:t', officer: true }, [[3, 3]]);
	expect(arithmetic(line(lines, 'morale'))).toEqual(['die 6', 'officer-in-range 1', 7]);
	expect([line(lines, 'morale').facts['pass'], t.state.pending]).toEqual([true, []]);
});

test.each([
	[{ cover: true }, 'standing', 'table'],
	[{}, 'prone', 'table'],
	[{ off: true }, 'standing', 'fled']
])('flight that ends %j: %s, %s', (fields, posture, place) => {
	const t = table();
	shotAt(t, '1:t');
	t.do('morale', { group: '1:t' }, [[3, 3]]);
	expect(t.state.pending).toEqual([{ kind: 'flee', group: '1:t' }]);
	const lines = t.do('flee', { group: '1:t', ...fields });
	expect(line(lines, 'flee').facts['inches']).toBe(9);
	expect([t.group('1:t').posture, t.group('1:t').place, t.group('1:t').marker]).toEqual([posture, place, 'ready']);
});

test('who flees in his own activation does no more in it', () => {
	const t = table();
	t.do('set', { group: '1:t', overwatch: true });
	t.acts('0:g2').do('move');
	t.do('shoot', { weapon: 'rifle', target: '0:g2', distance: 9, watcher: '1:t' }, [
		[6, 6],
		[3, 4]
	]);
	t.do('morale', { group: '0:g2' }, [[1, 1]]);
	t.do('flee', { group: '0:g2', cover: true });
	expect([t.state.active, t.group('0:g2').marker, t.state.hand]).toEqual([null, 'done', 1]);
});

test.each([
	['instead-of-flight', []],
	['and-flight', [{ kind: 'flee', group: '1:t' }]]
])('ruling prone-morale %s: prone under fire costs a man', (value, pending) => {
	const t = table([], { 'prone-morale': value });
	t.do('set', { group: '1:t', posture: 'prone' });
	t.acts('0:g2').do('shoot', { weapon: SMG, target: '1:t', distance: 9 }, [
		[5, 4, 1],
		[3, 4]
	]);
	const lines = t.do('morale', { group: '1:t' }, [[1, 2]]);
	expect(line(lines, 'losses').facts).toMatchObject({ count: 1, left: 6, cause: 'prone' });
	expect(t.state.pending).toEqual(pending);
});

test('well trained: the first test is passed without a roll, the second is not', () => {
	const t = table(['well-trained']);
	shotAt(t, '1:t');
	expect(t.refused('morale', { group: '1:t' }, [[1, 1]])).toBe('dice-count');
	expect(line(t.do('morale', { group: '1:t' }), 'morale').facts).toMatchObject({ pass: true, rule: 'well-trained' });
	shotAt(t, '1:t');
	expect(line(t.do('morale', { group: '1:t' }, [[1, 1]]), 'morale').facts['pass']).toBe(false);
});

test('poorly trained: flees without a roll', () => {
	const t = table(['poorly-trained']);
	shotAt(t, '1:t');
	expect(line(t.do('morale', { group: '1:t' }), 'morale').facts).toMatchObject({ pass: false, rule: 'poorly-trained' });
	expect(t.state.pending).toEqual([{ kind: 'flee', group: '1:t' }]);
});

test.each([
	[8, 3, false],
	[8, 2, true],
	[6, 2, false],
	[6, 1, true],
	[10, 3, false],
	[10, 2, true]
])('to the death: of %s men, %s left: test %s', (headcount, left, due) => {
	const t = table(['to-the-death'], {}, headcount);
	t.do('set', { group: '1:t', men: left + 1 });
	shotAt(t, '1:t');
	expect([t.group('1:t').men, t.state.pending.length]).toEqual([left, due ? 1 : 0]);
});

test.each([
	['fanatic', false, []],
	['commissar', false, []],
	['fanatic', true, [{ kind: 'morale', group: '1:t', cause: 'example' }]]
])('%s, ruling fanatic-retest %s: a man is shot, nobody flees', (rule, value, pending) => {
	const t = table([rule], { 'fanatic-retest': value });
	shotAt(t, '1:t');
	const lines = t.do('morale', { group: '1:t' }, [[1, 2]]);
	expect(line(lines, 'losses').facts).toMatchObject({ count: 1, left: 6, cause: 'example' });
	expect(t.state.pending).toEqual(pending);
});

test('the commissar adds one to activation and morale', () => {
	const t = table(['commissar']);
	shotAt(t, '1:t');
	const lines = t.do('morale', { group: '1:t', officer: true }, [[3, 3]]);
	expect(arithmetic(line(lines, 'morale'))).toEqual(['die 6', 'commissar 1', 7]);
});

test('a commander killed: the groups in his range test, his vehicle does not', () => {
	const t = new Table([
		company('captain squad-1 squad-2 veteran-squad medium-tank'),
		own([], 8, [officer([])])
	]).begins();
	t.acts('1:t').do('shoot', { weapon: 'rifle', target: '0:g1', distance: 9 }, [
		[5, 5],
		[3, 4]
	]);
	expect(t.state.pending).toEqual([{ kind: 'command-range', officer: '0:g1' }]);
	expect(engine.offers(t.state)[0]?.asks[0]).toMatchObject({ field: 'groups', choices: ['0:g2', '0:g3', '0:g4'] });
	expect(t.refused('command-range', { groups: ['0:g5'] })).toBe('out-of-play');
	t.do('command-range', { groups: ['0:g2', '0:g4'] });
	// the veterans fight to the death
	expect(t.state.pending).toEqual([{ kind: 'morale', group: '0:g2', cause: 'commander' }]);
	const lines = t.do('morale', { group: '0:g2', officer: true }, [[3, 3]]);
	expect(arithmetic(line(lines, 'morale'))).toEqual(['die 6', 6]);
});

test('a commander taken prisoner is not killed', () => {
	const t = table();
	t.do('set', { group: '1:o', place: 'prisoner' });
	expect(t.state.pending).toEqual([]);
});

test('the leader is the last man: a group dies with him', () => {
	const t = table();
	t.do('set', { group: '1:t', men: 1 });
	shotAt(t, '1:t', [1, 2]);
	expect([t.group('1:t').place, t.group('1:t').men, t.state.pending]).toEqual(['killed', 0, []]);
});

test('inspiring: a failed morale test may be rolled again, once, and the new roll stands', () => {
	const t = new Table([A, own([], 8, [officer(['inspiring'])])]).begins();
	shotAt(t, '1:t');
	t.do('morale', { group: '1:t' }, [[1, 1]]);
	expect(engine.offers(t.state).map(({ event }) => event.kind)).toEqual(['flee', 'reroll']);
	const lines = t.do('reroll', { by: '1:o', rule: 'inspiring' }, [[4, 4]]);
	expect(line(lines, 'morale').facts['pass']).toBe(true);
	expect(t.state.pending).toEqual([]);
	shotAt(t, '1:t');
	t.do('morale', { group: '1:t' }, [[1, 1]]);
	t.do('reroll', { by: '1:o', rule: 'inspiring' }, [[1, 2]]);
	expect(t.refused('reroll', { by: '1:o', rule: 'inspiring' }, [[6, 6]])).toBe('nothing-failed');
	expect(t.state.pending).toEqual([{ kind: 'flee', group: '1:t' }]);
});

test('lucky: once a turn, any failed Discipline roll of the group itself', () => {
	const t = new Table([own(['lucky']), A]).begins();
	t.do('activate', { group: '0:t' }, [[1, 1]]);
	expect(t.state.hand).toBe(1);
	expect(t.refused('reroll', { by: '0:u', rule: 'lucky' }, [[6, 6]])).toBe('no-reroll');
	t.do('reroll', { by: '0:t', rule: 'lucky' }, [[6, 6]]);
	expect([t.state.active?.group, t.group('0:t').lucky]).toEqual(['0:t', 1]);
	t.do('set', { group: '0:t', contact: '1:g2' });
	t.do('disengage', {}, [[1, 1]]);
	expect(t.refused('reroll', { by: '0:t', rule: 'lucky' }, [[6, 6]])).toBe('nothing-failed');
	t.do('set', { turn: 2 });
	t.do('set', { group: '0:t', apart: true });
	t.do('set', { hand: 0 });
	t.do('set', { group: '0:t', marker: 'ready' });
	t.do('activate', { group: '0:t' }, [[1, 1]]);
	expect(t.refused('reroll', { by: '0:t', rule: 'lucky' }, [[6, 6]])).toBe(null);
	t.do('activate', { group: '1:g1' });
	expect(t.refused('reroll', { by: '0:t', rule: 'lucky' }, [[6, 6]])).toBe('nothing-failed');
});
