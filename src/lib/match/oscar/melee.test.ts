import { expect, test } from 'vitest';
import { company, ownEntry } from '../../rules/oscar/testing.ts';
import { rollAttack } from '../roll.ts';
import { attackFor } from './engine.ts';
import { Table, arithmetic, engine, line } from './table.fixture.ts';

const A = company('captain squad-1 veteran-squad medium-tank');
const B = company('hauptmann gruppe-1 gruppe-2');
const table = (rulings = {}): Table => new Table([A, B], rulings).begins();
/** The two are in contact and the first acts. */
function engagedTable(rulings = {}, a = '0:g2', b = '1:g2'): Table {
	const t = table(rulings);
	t.do('set', { group: a, contact: b });
	return t.acts(a);
}

test('D12: equal totals, nobody wins, both stay in contact', () => {
	const t = engagedTable();
	const lines = t.do('fight', { target: '1:g2' }, [[5], [5]]);
	expect(line(lines, 'fight').facts['winner']).toBe(null);
	expect([t.group('0:g2').contacts, t.group('0:g2').men, t.group('1:g2').men]).toEqual([['1:g2'], 8, 6]);
	expect(t.refused('fight', { target: '1:g2' })).toBe('fought-already');
	expect(t.refused('move')).toBe('engaged');
});

test('the higher wins, the loser loses by the table and tests; each side can lose', () => {
	const won = engagedTable();
	won.do('fight', { target: '1:g2' }, [[5], [2]]);
	expect([won.group('1:g2').men, won.state.pending]).toEqual([4, [{ kind: 'morale', group: '1:g2', cause: 'melee' }]]);
	const lost = engagedTable();
	lost.do('fight', { target: '1:g2' }, [[1], [6]]);
	expect(lost.group('0:g2').men).toBe(4);
});

test('every item of a melee: charge, men lost, +1, prone enemy, reinforcement, by the table', () => {
	const t = table();
	t.do('set', { group: '1:g2', posture: 'prone', men: 4 });
	t.acts('0:g3');
	expect(t.refused('fight', { target: '1:g2' })).toBe('not-engaged');
	t.do('charge', { target: '1:g2', contact: true });
	expect(t.state.active?.points).toBe(0);
	const lines = t.do('fight', { target: '1:g2', supports: ['0:g2', '0:g1'], enemyModifier: 2 }, [[3, 4, 2], [6]]);
	const fight = line(lines, 'fight');
	expect(arithmetic(fight)).toEqual([
		...['die 4', 'charge 1', 'prone-enemy 1', 'combat-plus-one 1', 'reinforcement 0', 'reinforcement 0', 7]
	]);
	expect(arithmetic(fight, 1)).toEqual(['die 6', 'headcount -1', 'by-table 2', 7]);
	expect(fight.attack).toMatchObject({
		sides: [
			{ attack: '3k1', modifier: 3 },
			{ attack: '1k1', modifier: 1 }
		]
	});
});

test('a charge that ends short has no effect', () => {
	const t = table().acts('0:g3');
	t.do('charge', { target: '1:g2' });
	expect([t.state.pending, t.state.active, t.group('0:g3').contacts]).toEqual([[], null, []]);
});

test('a move into contact leaves a point for the melee, without the +1', () => {
	const t = table().acts('0:g2');
	t.do('move', { contact: '1:g2' });
	const lines = t.do('fight', { target: '1:g2' }, [[4], [4]]);
	expect(arithmetic(line(lines, 'fight'))).toEqual(['die 4', 4]);
});

test.each([
	[['1:g2'], 'no-such-support'],
	[['0:g2'], 'no-such-support'],
	[['0:g4'], 'no-such-support'],
	[['0:g1', '0:g1'], 'no-such-support']
])('no reinforcement from %j', (supports, why) => {
	expect(engagedTable().refused('fight', { target: '1:g2', supports }, [[1], [1]])).toBe(why);
});

test.each([
	['six-or-more', 8, 4, 4, 'prisoner'],
	['six-or-more', 4, 3, 6, 'table'],
	['all', 4, 3, 6, 'prisoner'],
	['six-or-more', 8, 5, 6, 'table']
])('ruling prisoners-at-two %s: of %s men, %s left, rolling %s against 6: %s', (value, starting, men, face, place) => {
	const own = company('', {
		entries: [ownEntry('o', { weapons: ['bayonet'] }, starting), ownEntry('p'), ownEntry('q')]
	});
	const t = new Table([A, own], { 'prisoners-at-two': value }).begins();
	t.do('set', { group: '1:o', men, contact: '0:g2' });
	t.acts('0:g2').do('fight', { target: '1:o' }, [[6], [face]]);
	expect(t.group('1:o').place).toBe(place);
	expect(t.state.pending.length).toBe(place === 'table' ? 1 : 0);
});

test('a beaten group that fails its morale is taken prisoner', () => {
	const t = engagedTable({}, '1:g2', '0:g2');
	t.do('fight', { target: '0:g2' }, [[5], [4]]);
	const lines = t.do('morale', { group: '0:g2' }, [[2, 2]]);
	expect(line(lines, 'out').facts).toEqual({ group: '0:g2', how: 'prisoner' });
	expect([t.group('1:g2').contacts, t.group('0:g2').men]).toEqual([[], 7]);
});

test('frenzy is one die more; cohesion gives it, but not twice', () => {
	const own = company('', {
		entries: [
			ownEntry('f', { rules: ['frenzied'], weapons: ['bayonet'] }),
			ownEntry('o', { role: 'officer', commandRange: 9, rules: ['cohesion'], weapons: ['knife'] }, 1),
			ownEntry('c', { weapons: ['spear-pike'] })
		]
	});
	const t = new Table([own, B]).begins();
	t.do('set', { group: '0:f', contact: '1:g2' });
	t.acts('0:f');
	const frenzied = t.do('fight', { target: '1:g2', cohesion: true }, [[3, 2], [3]]);
	expect(arithmetic(line(frenzied, 'fight'))).toEqual(['die 3', 'frenzied 0', 3]);
	t.do('set', { group: '0:c', contact: '1:g3' });
	t.acts('0:c');
	expect(
		engine
			.offers(t.state)
			.find(({ event }) => event.kind === 'fight')
			?.asks.map(({ field }) => field)
	).toContain('cohesion');
	const given = t.do('fight', { target: '1:g3', cohesion: true }, [[3, 2, 1], [3]]);
	expect(line(given, 'fight').attack).toMatchObject({ sides: [{ attack: '3k1' }, { attack: '1k1' }] });
});

test('ruling fists: 1k1, or no attack at all', () => {
	const own = company('', { entries: [ownEntry('r', { weapons: ['rifle'] }), ownEntry('s')] });
	const fists = new Table([own, B]).begins();
	fists.do('set', { group: '0:r', contact: '1:g2' });
	expect(line(fists.acts('0:r').do('fight', { target: '1:g2' }, [[5], [5]]), 'fight').facts['weapon']).toBe('fists');
	const none = new Table([own, B], { fists: 'none' }).begins();
	none.do('set', { group: '0:r', contact: '1:g2' });
	expect(none.acts('0:r').refused('fight', { target: '1:g2' })).toBe('no-melee-weapon');
	none.acts('1:g3').do('charge', { target: '0:s', contact: true });
	expect(engine.offers(none.state).map(({ event }) => event.kind)).toEqual(['waive']);
});

test('disengaging: two points, Discipline with all items; failed, it stays', () => {
	const stays = engagedTable();
	stays.do('set', { group: '0:g2', men: 6 });
	const lines = stays.do('disengage', { officer: true }, [[3, 3]]);
	expect(arithmetic(line(lines, 'disengage'))).toEqual(['die 6', 'headcount -1', 'officer-in-range 1', 6]);
	expect([stays.group('0:g2').contacts, stays.state.active]).toEqual([['1:g2'], null]);
	const leaves = engagedTable();
	leaves.do('disengage', {}, [[3, 4]]);
	expect([leaves.group('0:g2').contacts, leaves.group('1:g2').contacts]).toEqual([[], []]);
});

test('what the match resolves is what roll makes of the same attack and dice', () => {
	const t = engagedTable();
	const fight = { kind: 'fight', target: '1:g2', modifier: 1 };
	const rolls = attackFor(t.state, fight);
	const attack = rolls.ok && rolls.value[0]?.attack;
	if (!attack) throw new Error();
	const rolled = rollAttack({ ...attack, dice: [[5], [2]] }, {} as never);
	if (!rolled.ok || rolled.value.kind !== 'melee' || rolled.value.game !== 'oscar') throw new Error();
	const lines = t.do('fight', fight, [[5], [2]]);
	expect(line(lines, 'fight').sums.map(({ total }) => total)).toEqual(rolled.value.totals);
	expect(line(lines, 'losses').facts['count']).toBe(rolled.value.losses[1]);
});
