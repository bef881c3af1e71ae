import { expect, test } from 'vitest';
import { company } from '../../rules/oscar/testing.ts';
import { Table, line } from './table.fixture.ts';

const A = company('captain squad-1 squad-2 bazooka-man mortar-team medium-tank');
const B = company('hauptmann gruppe-1 gruppe-2 half-track jeep');
const table = (rulings = {}): Table => new Table([A, B], rulings).begins();

test.each([
	[2, 'not-activated', { stunned: 2, immobilised: false, place: 'table' }],
	[3, 'immobilised', { stunned: null, immobilised: true, place: 'table' }],
	[6, 'destroyed', { men: 0, place: 'destroyed' }]
])('D14: a vehicle is hit, die %s: %s', (face, effect, after) => {
	const t = table().acts('0:g4');
	t.do('aim', { weapon: 'bazooka' }, [[1], [1], [1]]);
	// no attack is rolled: the template is on it (ruling vehicle-hit)
	t.do('blast', { under: { '1:g4': 1 } });
	expect(t.state.pending).toEqual([{ kind: 'damage', vehicle: '1:g4' }]);
	expect(line(t.do('damage', {}, [[face]]), 'damage').facts).toEqual({ group: '1:g4', face, effect });
	expect(t.group('1:g4')).toMatchObject(after);
});

test('a damaged vehicle acts this turn, not in the next, and again in the one after', () => {
	const t = table().acts('0:g4');
	t.do('aim', { weapon: 'bazooka' }, [[1], [1], [1]]);
	t.do('blast', { under: { '1:g4': 1 } });
	t.do('damage', {}, [[1]]);
	t.acts('1:g4');
	for (const turn of [2, 3]) {
		t.do('set', { phase: 'turn-end' });
		t.do('next-turn');
		t.do('set', { phase: 'activation', hand: 1 });
		expect([t.state.turn, t.refused('activate', { group: '1:g4' })]).toEqual([turn, turn === 2 ? 'stunned' : null]);
	}
});

test('an immobilised vehicle shoots but does not move', () => {
	const t = table();
	t.do('set', { group: '1:g4', immobilised: true });
	t.acts('1:g4');
	expect(t.refused('move')).toBe('immobilised');
	const shot = { weapon: 'heavy-machine-gun', target: '0:g2', distance: 20 };
	expect(t.refused('shoot', shot)).toBe(null);
	expect([t.refused('go-prone'), t.refused('run'), t.refused('charge', { target: '0:g2' })]).toEqual([
		...['vehicle', 'vehicle', 'vehicle']
	]);
});

test.each([
	[[1, 1, 1, 1], [6, 6], false],
	[[6, 6, 6, 1], [1, 1], true]
])('ruling vehicle-hit beat-defence: %j against %j hits: %s', (attack, defence, hit) => {
	const t = table({ 'vehicle-hit': 'beat-defence' }).acts('0:g4');
	t.do('aim', { weapon: 'bazooka' }, [[1], [1], [1]]);
	const lines = t.do('blast', { under: { '1:g5': 1 } }, [attack, defence]);
	expect(line(lines, 'vehicle-hit').facts['hit']).toBe(hit);
	expect(t.state.pending.length).toBe(hit ? 1 : 0);
});

test.each([
	['soft-only', '1:g4', 'no-effect'],
	['soft-only', '1:g5', null],
	['normal', '1:g4', null]
])('ruling vehicle-small-arms %s: shooting at %s is refused with %s', (value, target, why) => {
	const t = table({ 'vehicle-small-arms': value }).acts('0:g2');
	expect(t.refused('shoot', { weapon: 'sub-machine-gun', target, distance: 9 })).toBe(why);
});

test('small arms destroy a soft vehicle; a tie does not throw it prone', () => {
	const t = table().acts('0:g2');
	t.do('shoot', { weapon: 'sub-machine-gun', target: '1:g5', distance: 9 }, [
		[3, 3, 1],
		[3, 3]
	]);
	expect(t.group('1:g5')).toMatchObject({ posture: 'standing', men: 1 });
	t.acts('0:g3').do('shoot', { weapon: 'sub-machine-gun', target: '1:g5', distance: 9 }, [
		[3, 4, 1],
		[3, 3]
	]);
	expect(t.group('1:g5').place).toBe('destroyed');
});

test.each([
	['all', 'damage'],
	['rockets-and-grenades', 'nothing']
])('ruling vehicle-explosions %s: a mortar on a half-track does %s', (value, effect) => {
	const t = table({ 'vehicle-explosions': value }).acts('0:g5');
	t.do('aim', { weapon: 'mortar-81mm' }, [[1], [1], [1]]);
	const lines = t.do('blast', { under: { '1:g4': 1 } });
	expect(lines.map(({ code }) => code)).toEqual([effect === 'damage' ? 'vehicle-hit' : 'no-effect']);
	expect(t.state.pending.length).toBe(effect === 'damage' ? 1 : 0);
});

test('an explosive charge: seven, and the vehicle moves no more but fires', () => {
	const t = table().acts('0:g2');
	t.do('set-charge', { target: '1:g4' }, [[3, 3]]);
	expect([t.group('1:g4').immobilised, t.state.active?.points]).toEqual([false, 1]);
	t.do('set-charge', { target: '1:g4', officer: true }, [[3, 3]]);
	expect(t.group('1:g4').immobilised).toBe(true);
	t.acts('0:g3');
	expect(t.refused('set-charge', { target: '1:g4' })).toBe('immobilised');
	expect(t.refused('set-charge', { target: '1:g2' })).toBe('no-vehicle');
});
