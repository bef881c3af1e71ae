import { expect, test } from 'vitest';
import { Table, celts, germans, romans } from './play.fixture.ts';

/* Skills with a stated effect, each doing it (dbg IV). Combat of an ambact and an immunis is 6, Defence 10 and 13. */

const duel = (skills: readonly string[], unit = 'ambact'): Table =>
	new Table(celts({ id: 'a', unit, skills }), romans({ id: 'b', unit: 'immunis' }));

const FIGHT = { kind: 'fight', lone: '1.a.1', others: ['2.b.1'] };
const fight = (table: Table, dice: number[][], more: object = {}): Table =>
	table.melee(['1.a.1', '2.b.1']).do({ ...FIGHT, ...more, dice });

test('violent blow: announced, Combat +1 and Defence -1 until the end of the turn', () => {
	const table = fight(duel(['violent-blow']), [[1], [9]], { violent: ['1.a.1'] });
	expect(table.term('1.a.1', 'violent-blow')).toBe(1);
	expect(table.sum('2.b.1', 'damage').against).toContainEqual({ code: 'violent-blow', value: -1 });
	expect(fight(duel(['violent-blow']), [[1], [9]]).term('1.a.1', 'violent-blow')).toBe(0);
	expect(
		duel([])
			.melee(['1.a.1', '2.b.1'])
			.no({ ...FIGHT, violent: ['1.a.1'] })
	).toBe('no-skill');
});

test('frenzy: always a violent blow; one wound is not felt, a second puts out; no morale tests, no camouflage', () => {
	const table = fight(duel(['frenzy', 'camouflage']).do({ kind: 'set', figure: '1.a.1', condition: 'wounded' }), [
		[5],
		[3]
	]);
	expect([table.term('1.a.1', 'violent-blow'), table.term('1.a.1', 'wounded')]).toEqual([1, 0]);
	expect(table.total('1.a.1')).toBe(12);
	const hit = fight(duel(['frenzy']).do({ kind: 'set', figure: '1.a.1', condition: 'wounded' }), [[1], [5]]);
	expect(hit.figure('1.a.1').condition).toBe('out');
	const hide = duel(['frenzy', 'camouflage']).move().do({ kind: 'activate', figure: '1.a.1' });
	expect(hide.no({ kind: 'hide', figure: '1.a.1' })).toBe('frenzy');
});

test('tough: out of full health he is only wounded, the next wound puts him out', () => {
	const table = fight(duel(['tough']), [[1], [9]]);
	expect(table.figure('1.a.1').condition).toBe('wounded');
	table.do({ kind: 'recoil', figure: '1.a.1', blocked: true });
	expect(table.figure('1.a.1').condition).toBe('out');
});

test('elite warrior and peerless defender are in the profile', () => {
	const { card } = duel(['elite-warrior', 'peerless-defender']).figure('1.a.1');
	expect([card.combat, card.defence]).toEqual([7, 11]);
});

test.each([
	[[], -1],
	[['veteran-skirmisher'], 0]
])('who shot this turn fights with -1, with skills %j: %i', (skills, malus) => {
	const table = new Table(
		celts({ id: 'a', unit: 'ruteni-archer', skills }),
		romans({ id: 'b', unit: 'immunis' })
	).move();
	table.do({ kind: 'activate', figure: '1.a.1' });
	table.do({ kind: 'shoot', shooter: '1.a.1', target: '2.b.1', distance: 10, dice: [[1]] });
	expect(fight(table, [[1], [9]]).term('1.a.1', 'shot-this-turn')).toBe(malus);
});

test('in a wall there is no malus for having shot', () => {
	const table = new Table(celts({ id: 'a', unit: 'ruteni-archer', count: 3 }), romans({ id: 'b', unit: 'immunis' }));
	table.do({ kind: 'form', figures: ['1.a.1', '1.a.2', '1.a.3'], formation: 'wall' });
	table.do({ kind: 'set', figure: '1.a.1', shots: 1 });
	expect(fight(table, [[5], [5]]).term('1.a.1', 'shot-this-turn')).toBe(0);
});

test.each([
	[[], -1],
	[['guide'], 0]
])('bad ground costs 1, with skills %j: %i', (skills, malus) => {
	const table = fight(duel(skills), [[5], [5]], { badGround: ['1.a.1'] });
	expect(table.term('1.a.1', 'bad-ground')).toBe(malus);
});

test('a guide on horseback knows no better ground than others', () => {
	const table = fight(duel(['guide'], 'trimarcisia-noble'), [[5], [5]], { badGround: ['1.a.1'] });
	expect(table.term('1.a.1', 'bad-ground')).toBe(-1);
});

test('lightning charge: 4 cm more into contact, -1 in melee that turn; not without contact, not mounted', () => {
	const go = { kind: 'activate', figure: '1.a.1', moved: 16, lightning: true };
	const table = duel(['lightning-charge'])
		.move()
		.do({ ...go, contact: ['2.b.1'] });
	expect(table.codes).toEqual(['activated']);
	expect(fight(table, [[5], [5]]).term('1.a.1', 'lightning-charge')).toBe(-1);
	const short = duel(['lightning-charge']).move().do(go);
	expect([short.codes, short.figure('1.a.1').turn.lightning]).toEqual([['activated', 'beyond-movement'], false]);
	expect(duel(['lightning-charge'], 'trimarcisia-noble').move().no(go)).toBe('no-skill');
	expect(duel([]).move().no(go)).toBe('no-skill');
});

test.each([
	['equal: he gets away', [4], [4], 'guard-away', 0, false],
	['better: he gets away', [5], [4], 'guard-away', 0, false],
	['worse: in contact, Defence -1', [3], [4], 'guard-failed', 1, true]
])('guard move, %s', (_, own, comer, code, contacts, worse) => {
	const table = duel(['guard-move']).do({ kind: 'set', initiative: 1, phase: 'movement', hand: 1 });
	table.do({ kind: 'activate', figure: '2.b.1', contact: ['1.a.1'] });
	expect(table.offers('guard')).toHaveLength(1);
	table.do({ kind: 'guard', figure: '1.a.1', against: '2.b.1', dice: [own, comer] });
	expect([table.codes, table.state.contacts.length]).toEqual([[code], contacts]);
	expect(table.no({ kind: 'guard', figure: '1.a.1', against: '2.b.1' })).toBe('no-guard');
	if (!worse) return;
	table.melee().do({ ...FIGHT, dice: [[1], [3]] });
	expect(table.sum('2.b.1', 'damage').against).toContainEqual({ code: 'guard-failed', value: -1 });
});

test('guard move is for those who are not held already', () => {
	const table = new Table(
		celts({ id: 'a', unit: 'ambact', skills: ['guard-move'] }),
		romans({ id: 'b', unit: 'immunis', count: 2 })
	).do({ kind: 'set', initiative: 1, phase: 'movement', hand: 1 }, { kind: 'touch', a: '1.a.1', b: '2.b.2' });
	table.do({ kind: 'activate', figure: '2.b.1', contact: ['1.a.1'] });
	expect(table.offers('guard')).toEqual([]);
});

test('dance of the blue rooster: the shot has his Combat roll as its difficulty, with the usual modifiers', () => {
	const table = new Table(
		romans({ id: 's', unit: 'auxiliary-archer' }),
		celts({ id: 'd', unit: 'ambact', skills: ['blue-rooster-dance'] })
	).move();
	table.do({ kind: 'activate', figure: '1.s.1' });
	expect(table.offers('dance')).toEqual([{ kind: 'dance', figure: '2.d.1', shooter: '1.s.1' }]);
	table.do({ kind: 'dance', figure: '2.d.1', shooter: '1.s.1', dice: [[5]] });
	const shoot = { kind: 'shoot', shooter: '1.s.1', target: '2.d.1', distance: 30 };
	expect(table.plan(shoot).attack).toMatchObject({ kind: 'shot', defence: 11, shooting: 4 });
	table.do({ ...shoot, dice: [[7]] }); // 11 against 11 + 1
	expect(table.codes).toEqual(['shot-missed']);
	expect(table.sum('1.s.1').against).toEqual([
		{ code: 'blue-rooster-dance', value: 11 },
		{ code: 'range', value: 1 }
	]);
	expect(table.state.moment.dance).toBeNull();
});

test('breakthrough: a winner who is free again moves 5 cm at once, and may meet somebody', () => {
	const table = new Table(
		celts({ id: 'a', unit: 'ambact', skills: ['breakthrough'] }),
		romans({ id: 'b', unit: 'immunis', count: 2 })
	);
	fight(table, [[5], [1]]);
	expect(table.offers('breakthrough')).toEqual([]);
	table.do({ kind: 'recoil', figure: '2.b.1' });
	expect(table.asks('breakthrough')).toEqual(['contact']);
	table.do({ kind: 'breakthrough', figure: '1.a.1', contact: ['2.b.2'] });
	expect(table.state.contacts).toEqual([['1.a.1', '2.b.2']]);
	expect(table.no({ kind: 'breakthrough', figure: '1.a.1' })).toBe('no-breakthrough-due');
	// he has fought already: the other one waits for the next turn
	expect(table.no({ ...FIGHT, others: ['2.b.2'] })).toBe('has-fought');
});

test.each([
	[[], [5], false],
	[[], [6], true],
	[['lynx-eye'], [3], false],
	[['lynx-eye'], [4], true]
])('detection with skills %j, Combat 6 and a die of %j', (skills, die, found) => {
	const table = new Table(celts({ id: 'a', unit: 'ambact', skills }), romans({ id: 'b', unit: 'immunis' }))
		.do({ kind: 'set', figure: '2.b.1', camouflaged: true })
		.move()
		.do({ kind: 'activate', figure: '1.a.1' });
	table.do({ kind: 'detect', figure: '1.a.1', target: '2.b.1', dice: [die] });
	expect(table.figure('2.b.1').camouflaged).toBe(!found);
	expect(table.sum('1.a.1').against).toEqual([{ code: 'difficulty', value: 12 }]);
});

test('a camouflaged counter is nobody to touch or shoot at; coming into contact it is no counter any more', () => {
	const table = duel([]).do({ kind: 'set', figure: '2.b.1', camouflaged: true }).move();
	expect(table.no({ kind: 'activate', figure: '1.a.1', contact: ['2.b.1'] })).toBe('hidden');
	table.do({ kind: 'set', hand: 1 }, { kind: 'activate', figure: '2.b.1', contact: ['1.a.1'] });
	expect(table.codes).toEqual(['activated', 'revealed']);
});

test.each([
	[[9], [2], 'out'], // 13 against Defence 10
	[[7], [4], 'wounded'],
	[[5], [2], 'fit'], // 9 wins, but does not reach Defence 10
	[[3], [1], 'fit'] // 7 each: the higher Combat value wins
])('a sylvan trap of Combat 4 with %j against Combat 6 with %j: %s', (trap, own, condition) => {
	const table = new Table(
		germans({ id: 'h', unit: 'hercynian-sentinel', skills: ['sylvan-trap'] }),
		celts({ id: 'a', unit: 'ambact', count: 2 })
	).do({ kind: 'set', initiative: 1, phase: 'movement', hand: 1 });
	table.do({ kind: 'activate', figure: '2.a.1' }, { kind: 'trap', figure: '2.a.1', dice: [trap, own] });
	expect(table.figure('2.a.1').condition).toBe(condition);
	expect(table.no({ kind: 'trap', figure: '2.a.2' })).toBe('no-trap');
});
