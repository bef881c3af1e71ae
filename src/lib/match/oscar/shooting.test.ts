import { expect, test } from 'vitest';
import { company, ownEntry } from '../../rules/oscar/testing.ts';
import { Table, arithmetic, engine, line } from './table.fixture.ts';

const A = company('captain squad-1 veteran-squad bazooka-man mortar-team');
const B = company('hauptmann gruppe-1 gruppe-2 flamethrower-man');
const SMG = 'sub-machine-gun';
/** An attack that misses for sure. */
const MISS = [
	[1, 1, 1],
	[6, 6]
];
const table = (rulings = {}): Table => new Table([A, B], rulings).begins();

test('EX2 and D8: 3k2 keeps the two best; light cover -1, 9 against 4 is more than twice', () => {
	const t = table().acts('0:g2');
	const lines = t.do('shoot', { weapon: SMG, target: '1:g2', distance: 9, cover: 'light' }, [
		[4, 6, 1],
		[2, 2]
	]);
	const shot = line(lines, 'shot');
	expect([arithmetic(shot), arithmetic(shot, 1)]).toEqual([
		['die 10', 'light-cover -1', 9],
		['die 4', 4]
	]);
	expect(shot.facts).toMatchObject({ band: 'normal', casualties: 2, prone: false });
	expect(t.group('1:g2').men).toBe(4);
	expect(t.state.pending).toEqual([{ kind: 'morale', group: '1:g2', cause: 'shot' }]);
});

test.each([
	['strict', 1],
	['at-least', 2]
])('D9, ruling loss-multiples %s: 8 against 4 costs %s', (value, casualties) => {
	const t = table({ 'loss-multiples': value }).acts('0:g2');
	const lines = t.do('shoot', { weapon: SMG, target: '1:g2', distance: 9 }, [
		[4, 4, 1],
		[2, 2]
	]);
	expect(line(lines, 'shot').facts['casualties']).toBe(casualties);
});

test('D10: 13 against 3 costs four, and never more than there are', () => {
	const t = table().acts('0:g4');
	t.do('aim', { weapon: 'bazooka' }, [[3], [1], [12]]);
	const lines = t.do('blast', { under: { '1:g2': 5, '1:g4': 1 } }, [
		[6, 5, 2, 1],
		[1, 2],
		[1, 1]
	]);
	expect(lines.filter(({ code }) => code === 'shot').map(({ facts }) => facts['casualties'])).toEqual([4, 1]);
	expect([t.group('1:g2').men, t.group('1:g4').place]).toEqual([2, 'killed']);
});

test('D11: equal totals cost nobody, the target goes prone', () => {
	const t = table().acts('0:g2');
	const lines = t.do('shoot', { weapon: SMG, target: '1:g2', distance: 9 }, [
		[3, 4, 1],
		[3, 4]
	]);
	expect(line(lines, 'shot').facts).toMatchObject({ casualties: 0, prone: true });
	expect([t.group('1:g2').posture, t.group('1:g2').men]).toEqual(['prone', 6]);
});

test.each([
	[0, 'short', '4k2'],
	[6, 'short', '4k2'],
	[6.5, 'normal', '3k2'],
	[18, 'normal', '3k2'],
	[18.1, 'long', '2k2'],
	[36, 'long', '2k2']
])('sub-machine gun at %s inches: %s, %s', (distance, band, pool) => {
	const t = table().acts('0:g2');
	const lines = t.do('shoot', { weapon: SMG, target: '1:g2', distance });
	expect(line(lines, 'shot').facts['band']).toBe(band);
	expect(line(lines, 'shot').attack).toMatchObject({ attack: pool });
});

test.each([
	[{}, 36, 37],
	[{ 'maximum-range': 'range' }, 18, 19],
	[{ 'maximum-range': 'no-limit' }, 999, null]
])('maximum range under %j: %s inches, not %s', (rulings, most, beyond) => {
	const t = table(rulings).acts('0:g2');
	if (beyond !== null) {
		expect(t.refused('shoot', { weapon: SMG, target: '1:g2', distance: beyond })).toBe('out-of-range');
	}
	expect(
		t.refused(
			'shoot',
			{ weapon: SMG, target: '1:g2', distance: most },
			most > 18
				? [
						[1, 1],
						[6, 6]
					]
				: MISS
		)
	).toBe(null);
});

test.each([
	['weapon-line', 'normal'],
	['third', 'short']
])('D20, ruling short-range %s: a rifle at 3.5 inches shoots at %s range', (value, band) => {
	const rifles = company('', { entries: [ownEntry('r'), ownEntry('s')] });
	const t = new Table([rifles, B], { 'short-range': value }).begins().acts('0:r');
	expect(line(t.do('shoot', { weapon: 'rifle', target: '1:g2', distance: 3.5 }), 'shot').facts['band']).toBe(band);
});

test('every item of a shot: men lost, part in sight, +1 in combat, heavy cover, prone, by the table', () => {
	const t = table();
	t.do('set', { group: '0:g3', men: 4 });
	t.do('set', { group: '1:g2', posture: 'prone' });
	t.acts('0:g3');
	const shot = { weapon: SMG, target: '1:g2', distance: 9, cover: 'heavy' };
	const lines = t.do('shoot', { ...shot, modifier: -1 }, MISS);
	expect(arithmetic(line(lines, 'shot'))).toEqual([
		...['die 2', 'headcount -1', 'combat-plus-one 1', 'heavy-cover -2', 'prone-in-the-open -1', 'by-table -1', -2]
	]);
	t.acts('0:g3');
	const part = t.do('shoot', { ...shot, able: 2, cover: 'none' }, MISS);
	expect(arithmetic(line(part, 'shot'))).toEqual([
		...['die 2', 'part-in-sight -3', 'combat-plus-one 1', 'prone-in-the-open -1', -1]
	]);
	t.acts('0:g3');
	expect(t.refused('shoot', { ...shot, able: 5 }, MISS)).toBe('no-such-men');
});

test('prone against cover: neither target nor shooter; in the open it may shoot', () => {
	const t = table().acts('0:g2');
	t.do('go-prone', { cover: true });
	expect(t.refused('shoot', { weapon: SMG, target: '1:g2', distance: 9 })).toBe('prone-in-cover');
	expect(t.refused('move')).toBe('prone');
	t.do('stand-up');
	t.acts('0:g2').do('go-prone');
	expect(t.refused('shoot', { weapon: SMG, target: '1:g2', distance: 9 }, MISS)).toBe(null);
	t.do('set', { group: '1:g2', posture: 'prone-in-cover' });
	expect(t.refused('shoot', { weapon: SMG, target: '1:g2', distance: 9 }, MISS)).toBe('hidden');
	t.acts('0:g2').do('stand-up');
	expect(t.refused('stand-up')).toBe('not-prone');
});

test.each([
	[false, 'in-melee'],
	[true, null]
])('ruling melee-shooting %s: shooting into a melee is refused with %s', (value, refused) => {
	const t = table({ 'melee-shooting': value });
	t.do('set', { group: '0:g3', contact: '1:g2' });
	t.acts('0:g2');
	expect(t.refused('shoot', { weapon: SMG, target: '1:g2', distance: 9 }, MISS)).toBe(refused);
	t.acts('0:g3');
	expect(t.refused('shoot', { weapon: SMG, target: '1:g3', distance: 9 }, MISS)).toBe('engaged');
});

test.each([
	['own-side', { weapon: SMG, target: '0:g3', distance: 9 }],
	['unknown-weapon', { weapon: 'rifle', target: '1:g2', distance: 9 }],
	['not-for-shooting', { weapon: 'bayonet', target: '1:g2', distance: 0 }],
	['out-of-play', { weapon: SMG, target: '1:g4', distance: 9 }],
	['wrong-shape', { weapon: SMG, target: '1:g2', distance: -1 }]
])('%s: %j', (why, fields) => {
	const t = table();
	t.do('set', { group: '1:g4', place: 'fled' });
	t.acts('0:g2');
	expect(t.refused('shoot', fields)).toBe(why);
});

test('D13: an arrow moves the template by the die, the target symbol leaves it', () => {
	const t = table().acts('0:g5');
	expect(t.refused('blast', { weapon: 'mortar-81mm', under: {} })).toBe('needs-aim');
	expect(t.refused('aim', { weapon: 'mortar-81mm', distance: 43 })).toBe('out-of-range');
	const drift = t.do('aim', { weapon: 'mortar-81mm', distance: 30 }, [[4], [3], [7]]);
	expect(line(drift, 'aim').facts).toMatchObject({ direct: false, inches: 4, hour: 7 });
	expect(t.refused('move')).toBe('due-first');
	t.do('blast', {});
	t.acts('0:g5');
	const direct = t.do('aim', { weapon: 'mortar-81mm' }, [[4], [2], [7]]);
	expect(line(direct, 'aim').facts).toMatchObject({ direct: true, inches: 0, hour: null });
});

test('the template: one attack roll, a Defence roll each, no more losses than men under it, friends too', () => {
	const t = table().acts('0:g5');
	t.do('aim', { weapon: 'mortar-81mm' }, [[1], [1], [1]]);
	const lines = t.do('blast', { under: { '1:g2': '1', '0:g2': '2', '1:g3': 0 }, cover: { '1:g2': 'light' } }, [
		[6, 6, 5, 1],
		[1, 1],
		[1, 2]
	]);
	const shots = lines.filter(({ code }) => code === 'shot');
	expect(shots.map(({ facts, sums }) => [facts['target'], sums[0]?.total, facts['casualties']])).toEqual([
		['1:g2', 16, 1],
		['0:g2', 17, 2]
	]);
	expect([t.group('1:g2').men, t.group('0:g2').men]).toEqual([5, 6]);
	expect(t.state.pending.map((each) => 'group' in each && each.group)).toEqual(['1:g2', '0:g2']);
});

test('the flamethrower is laid at once; its tie throws prone', () => {
	const t = table().acts('1:g4');
	expect(t.refused('aim', { weapon: 'flamethrower' })).toBe('no-template');
	t.do('blast', { weapon: 'flamethrower', under: { '0:g2': 3 } }, [
		[2, 2, 1],
		[1, 3]
	]);
	expect([t.group('0:g2').posture, t.group('0:g2').men, t.state.active?.fought]).toEqual(['prone', 8, true]);
});

test.each([
	['3k2', 3],
	['3k3', 3]
])('ruling grenade-attack %s; one grenade an activation, three in all', (value) => {
	const russians = company('kapitan-soviet groupsky-1 komissar-groupsky');
	const t = new Table([russians, B], { 'grenade-attack': value }).begins();
	for (let count = 0; count < 3; count++) {
		t.acts('0:g1');
		const lines = t.do('blast', { weapon: 'hand-grenade', distance: 8, under: { '1:g2': 1 } }, [
			[1, 1, 1],
			[6, 6]
		]);
		expect(line(lines, 'shot').attack).toMatchObject({ attack: value });
	}
	t.acts('0:g1');
	expect(t.refused('blast', { weapon: 'hand-grenade', under: {} })).toBe('none-left');
	expect(t.refused('shoot', { weapon: 'pistol', target: '1:g2', distance: 9 }, [[1], [6, 6]])).toBe(null);
});

function watching(rulings = {}): Table {
	const t = table(rulings).acts('1:g2');
	t.do('overwatch');
	expect(t.group('1:g2').overwatch).toBe(true);
	return t.acts('0:g2');
}
const RIFLE = { weapon: 'semi-automatic-rifle', target: '0:g2', distance: 9, watcher: '1:g2' };

test('overwatch: a free shot at whoever moves or shoots, once each time', () => {
	const t = watching();
	expect(t.refused('shoot', RIFLE, MISS)).toBe('not-now');
	t.do('move');
	expect(t.refused('shoot', { ...RIFLE, target: '0:g3' }, MISS)).toBe('wrong-target');
	t.do('shoot', RIFLE, MISS);
	expect(t.refused('shoot', RIFLE, MISS)).toBe('not-now');
	t.do('shoot', { weapon: SMG, target: '1:g3', distance: 9 }, MISS);
	const lines = t.do('shoot', RIFLE, [
		[6, 6, 6],
		[1, 2]
	]);
	expect(line(lines, 'shot').facts['casualties']).toBe(3);
	t.do('morale', { group: '0:g2' }, [[6, 6]]);
	expect([t.group('1:g2').overwatch, t.group('1:g2').marker]).toEqual([true, 'done']);
});

test('ruling overwatch: may is passed over by going on, must has to be answered', () => {
	const may = watching();
	may.do('move');
	expect(may.refused('go-prone')).toBe(null);
	const must = watching({ overwatch: 'must' });
	must.do('move');
	expect(must.refused('go-prone')).toBe('due-first');
	expect(engine.offers(must.state).every(({ due }) => due)).toBe(true);
	must.do('hold-fire', { watcher: '1:g2' });
	expect(must.refused('go-prone')).toBe(null);
});

test('ruling overwatch-end: until the next activation, or until the end of the turn', () => {
	const next = watching();
	next.do('set', { phase: 'turn-end' });
	next.do('next-turn');
	expect(next.group('1:g2').overwatch).toBe(true);
	next.acts('1:g2');
	expect(next.group('1:g2').overwatch).toBe(false);
	const turn = watching({ 'overwatch-end': 'end-of-turn' });
	turn.do('set', { phase: 'turn-end' });
	expect(turn.group('1:g2').overwatch).toBe(false);
});

test('a watcher who goes prone or fails morale watches no more', () => {
	const prone = watching();
	prone.do('shoot', { weapon: SMG, target: '1:g2', distance: 9 }, [
		[4, 3, 1],
		[4, 3]
	]);
	expect([prone.group('1:g2').overwatch, prone.state.reaction]).toEqual([false, null]);
	const fails = watching();
	fails.do('set', { group: '1:g2', men: 6 });
	fails.do('shoot', { weapon: SMG, target: '1:g2', distance: 9 }, [
		[4, 4, 1],
		[2, 3]
	]);
	// well trained: the first test is passed
	fails.do('morale', { group: '1:g2' });
	expect(fails.group('1:g2').overwatch).toBe(true);
	fails.acts('0:g2').do('shoot', { weapon: SMG, target: '1:g2', distance: 9 }, [
		[4, 4, 1],
		[2, 3]
	]);
	fails.do('morale', { group: '1:g2' }, [[1, 1]]);
	expect(fails.group('1:g2').overwatch).toBe(false);
});

test('the shot from overwatch at a charge comes before the melee, and may end it', () => {
	const t = watching();
	t.do('charge', { target: '1:g3', contact: true });
	expect(t.state.pending).toEqual([{ kind: 'fight', group: '0:g2', target: '1:g3' }]);
	t.do('set', { group: '0:g2', men: 2 });
	const lines = t.do('shoot', { ...RIFLE, distance: 3 }, [
		[6, 6, 6, 6],
		[1, 1]
	]);
	expect(line(lines, 'out').facts).toEqual({ group: '0:g2', how: 'killed' });
	expect([t.state.pending, t.group('1:g3').contacts, t.state.active]).toEqual([[], [], null]);
});
