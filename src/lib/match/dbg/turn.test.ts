import { expect, test } from 'vitest';
import { Table, celts, romans } from './play.fixture.ts';

/* Turns, activations, shooting, contacts, and what the table sets by hand (dbg III). */

const bands = (romanCount: number, celtCount: number): Table =>
	new Table(
		romans({ id: 'r', unit: 'immunis', count: romanCount }),
		celts({ id: 'c', unit: 'cingeto', count: celtCount })
	);

test('one figure of each side in turn until all have been played', () => {
	const table = bands(3, 1).move();
	expect(table.no({ kind: 'activate', figure: '2.c.1' })).toBe('other-hand');
	table.do({ kind: 'activate', figure: '1.r.1', moved: 10 });
	expect(table.state.hand).toBe(1);
	table.do({ kind: 'activate', figure: '2.c.1' });
	expect(table.state.hand).toBe(0);
	table.do({ kind: 'activate', figure: '1.r.2' });
	// the Celts have nobody left: it stays with the Romans
	expect(table.state.hand).toBe(0);
	expect(table.no({ kind: 'activate', figure: '1.r.2' })).toBe('acted');
	table.do({ kind: 'activate', figure: '1.r.3' });
	expect([table.state.hand, table.offers('activate')]).toEqual([null, []]);
	table.do({ kind: 'phase' });
	expect([table.state.phase, table.lines[0]?.facts['unplayed']]).toEqual(['combat', 0]);
});

test('a turn goes through its phases and forgets its marks', () => {
	const table = bands(1, 1).move().do({ kind: 'activate', figure: '1.r.1', moved: 4 });
	table.do({ kind: 'phase' }, { kind: 'phase' });
	expect(table.state.phase).toBe('morale');
	table.do({ kind: 'phase' });
	expect([table.state.turn, table.state.phase, table.state.initiative]).toEqual([2, 'initiative', null]);
	expect(table.figure('1.r.1').turn).toMatchObject({ acted: false, moved: 0 });
	expect(table.no({ kind: 'phase' })).toBe('not-now');
	expect(table.no({ kind: 'activate', figure: '1.r.1' })).toBe('not-now');
});

test('in contact with an enemy a figure is not activated, and cannot be left out of the combats', () => {
	const table = bands(2, 1)
		.move()
		.do({ kind: 'activate', figure: '1.r.1', contact: ['2.c.1'] });
	expect(table.no({ kind: 'activate', figure: '2.c.1' })).toBe('fixed');
	expect(table.state.hand).toBe(0);
	table.do({ kind: 'phase' });
	expect(table.no({ kind: 'phase' })).toBe('must-fight');
});

test('a wounded man on foot moves 2 cm less; what is beyond is told, not forbidden', () => {
	const table = bands(1, 1).do({ kind: 'set', figure: '2.c.1', condition: 'wounded' }).move();
	table.do({ kind: 'set', hand: 1 }, { kind: 'activate', figure: '2.c.1', moved: 11 });
	expect(table.codes).toEqual(['activated', 'beyond-movement']);
	expect(table.lines[1]?.facts).toMatchObject({ moved: 11, reach: 10 });
});

test('a man in retreat goes into no contact, and fights with -1', () => {
	const table = bands(1, 1).do({ kind: 'set', figure: '1.r.1', retreat: true }).move();
	expect(table.no({ kind: 'activate', figure: '1.r.1', contact: ['2.c.1'] })).toBe('retreat-no-contact');
	table.melee(['1.r.1', '2.c.1']).do({ kind: 'fight', lone: '1.r.1', others: ['2.c.1'], dice: [[5], [5]] });
	expect(table.term('1.r.1', 'retreat')).toBe(-1);
});

test('each combat is fought once, and both have fought', () => {
	const table = bands(1, 1).melee(['1.r.1', '2.c.1']);
	const fight = { kind: 'fight', lone: '1.r.1', others: ['2.c.1'], dice: [[4], [4]] }; // 10 against 9, Defence 10
	table.do(fight);
	expect(table.no(fight)).toBe('due-first');
	table.do({ kind: 'recoil', figure: '2.c.1', blocked: true });
	expect(table.figure('2.c.1').condition).toBe('out'); // wounded by the blow, then nowhere to go
	expect(table.state.over).toEqual({ winner: 0 });
});

test('of several winners each strikes with his own score, and two wounds are out', () => {
	const table = new Table(romans({ id: 'o', unit: 'evocatus' }), celts({ id: 'c', unit: 'cingeto', count: 2 })); // Defence 10
	table.melee(['1.o.1', '2.c.1'], ['1.o.1', '2.c.2']);
	table.do({ kind: 'fight', lone: '1.o.1', others: ['2.c.1', '2.c.2'], dice: [[1], [6], [5]] }); // 6, 11, 10
	expect(table.figure('1.o.1').condition).toBe('out');
	expect(table.lines[1]?.sums.map(({ total }) => total)).toEqual([11, 10]);
});

test.each([
	['one man more', 'cingeto', -2],
	['a dog more', 'mastiff', -1]
])('outnumbered by %s', (_, unit, malus) => {
	const table = new Table(
		romans({ id: 'o', unit: 'evocatus' }),
		celts({ id: 'c', unit: 'cingeto' }, { id: 'd', unit })
	).melee(['1.o.1', '2.c.1'], ['1.o.1', '2.d.1']);
	table.do({ kind: 'fight', lone: '1.o.1', others: ['2.c.1', '2.d.1'], dice: [[1], [6], [5]] });
	expect(table.term('1.o.1', 'outnumbered')).toBe(malus);
});

test('a lancer who is free supports a friend: +1; engaged himself he has -1', () => {
	const lances = { swaps: { 'contact-weapon': 'lance' } };
	const table = new Table(
		romans({ id: 'o', unit: 'immunis' }, { id: 'l', unit: 'caetratus', count: 2, ...lances }),
		celts({ id: 'c', unit: 'cingeto', count: 2 })
	).melee(['1.o.1', '2.c.1'], ['1.l.2', '2.c.2']);
	const fight = { kind: 'fight', lone: '1.o.1', others: ['2.c.1'] };
	expect(table.no({ ...fight, support: { '1.o.1': '1.l.2' } })).toBe('no-support'); // he is held himself
	expect(table.no({ ...fight, support: { '2.c.1': '1.l.1' } })).toBe('no-support'); // an enemy
	table.do({ ...fight, support: { '1.o.1': '1.l.1' }, dice: [[4], [4]] });
	expect(table.term('1.o.1', 'supported')).toBe(1);
	table.do({ kind: 'recoil', figure: '2.c.1' });
	table.do({ kind: 'fight', lone: '1.l.2', others: ['2.c.2'], dice: [[4], [4]] });
	expect(table.term('1.l.2', 'lance')).toBe(-1);
});

test('the bearer of a carnyx has his -1 once', () => {
	const table = new Table(
		celts({ id: 'c', unit: 'cingeto', options: ['carnyx'] }),
		romans({ id: 'r', unit: 'immunis' })
	);
	table.melee(['1.c.1', '2.r.1']).do({ kind: 'fight', lone: '1.c.1', others: ['2.r.1'], dice: [[5], [5]] });
	expect(table.total('1.c.1')).toBe(5 - 1 + 5);
});

test('bare hands cost 3, an improvised weapon 1 of the damage', () => {
	const table = new Table(
		{ army: 'germans', entries: [{ id: 'w', unit: 'proud-german-woman' }] }, // Combat 3
		romans({ id: 'r', unit: 'evocatus', count: 2 })
	).melee(['1.w.1', '2.r.1']);
	table.do({ kind: 'set', figure: '2.r.1', disarmed: true });
	table.do({ kind: 'fight', lone: '1.w.1', others: ['2.r.1'], dice: [[8], [4]] }); // 11 against 8
	expect(table.term('2.r.1', 'bare-hands')).toBe(-3);
	expect(table.sum('1.w.1', 'damage')).toMatchObject({ total: 10, terms: [{ value: 11 }, { value: -1 }] });
});

test('a furious charge that the table has set gives +1', () => {
	const table = bands(1, 1).do({ kind: 'set', figure: '2.c.1', furious: true }).melee(['1.r.1', '2.c.1']);
	table.do({ kind: 'fight', lone: '1.r.1', others: ['2.c.1'], dice: [[5], [5]] });
	expect(table.term('2.c.1', 'furious-charge')).toBe(1);
});

const SHOOT = { kind: 'shoot', shooter: '1.s.1', target: '2.c.1' };
const archers = (rulings = {}): Table =>
	new Table(
		romans({ id: 's', unit: 'auxiliary-archer' }, { id: 'r', unit: 'immunis' }),
		celts({ id: 'c', unit: 'cingeto' }, { id: 'a', unit: 'ruteni-archer' }),
		rulings
	).move();

test('shots are of one’s own activation, or of an enemy’s', () => {
	const table = archers();
	expect(table.no({ ...SHOOT, distance: 20 })).toBe('nobody-active');
	table.do({ kind: 'activate', figure: '1.r.1' });
	expect(table.no({ ...SHOOT, distance: 20 })).toBe('not-active');
	expect(table.offers('shoot').map((event) => event['shooter'])).toEqual(['1.r.1', '2.a.1']);
	table.do({ kind: 'shoot', shooter: '2.a.1', target: '1.r.1', distance: 20, dice: [[1]] });
	expect(table.lines[0]?.facts['offensive']).toBe(false);
	table.do({ kind: 'activate', figure: '2.c.1' });
	table.do({ ...SHOOT, distance: 20, dice: [[1]] });
});

test('everything that makes a shot harder is told one by one', () => {
	const table = archers().do({ kind: 'activate', figure: '1.s.1' });
	const hard = { ...SHOOT, distance: 60, terrain: 'awkward', weather: 'night', cloud: true, modifier: 1 };
	expect(table.plan(hard).attack).toMatchObject({ defence: 10, modifier: 5, terrain: 'awkward', weather: 'night' });
	table.do({ ...hard, dice: [[0, 0, 1]] });
	expect(table.sum('1.s.1').against).toEqual([
		{ code: 'defence', value: 10 },
		{ code: 'range', value: 2 },
		{ code: 'terrain-awkward', value: 1 },
		{ code: 'weather-night', value: 3 },
		{ code: 'cloud', value: 4 },
		{ code: 'table', value: 1 }
	]);
});

test.each([
	[71, 'out-of-range'],
	[70, 'fine']
])('a bow at %i cm: %s', (distance, says) => {
	expect(
		archers()
			.do({ kind: 'activate', figure: '1.s.1' })
			.no({ ...SHOOT, distance })
	).toBe(says);
});

test.each([
	[[5], 'fit', 'shot-missed'],
	[[6], 'wounded', 'shot-hit'],
	[[8], 'wounded', 'shot-hit'],
	[[9], 'out', 'shot-hit']
])('Shooting 4 with %j at Defence 10: %s', (die, condition, code) => {
	const table = archers().do({ kind: 'activate', figure: '1.s.1' });
	table.do({ ...SHOOT, distance: 20, dice: [die] });
	expect([table.figure('2.c.1').condition, table.codes[0]]).toEqual([condition, code]);
	expect(table.codes.includes('recoils-from-shot')).toBe(condition === 'wounded');
});

test('a wounded shooter has -2, the weather may be set for all', () => {
	const table = archers().do({ kind: 'set', figure: '1.s.1', condition: 'wounded' }, { kind: 'set', weather: 'fog' });
	table.do({ kind: 'activate', figure: '1.s.1' }).do({ ...SHOOT, distance: 20, dice: [[8]] });
	expect(table.total('1.s.1')).toBe(4 + 8 - 2);
	expect(table.sum('1.s.1').against).toContainEqual({ code: 'weather-fog', value: 2 });
});

test.each([
	[[], 'no-missile'],
	[['siegecraft'], 'fine']
])('a scorpio with skills %j: %s', (skills, says) => {
	const table = new Table(
		romans({ id: 'e', unit: 'engineer', options: ['scorpio'], skills }),
		celts({ id: 'c', unit: 'cingeto' })
	).move();
	table.do({ kind: 'activate', figure: '1.e.1' });
	expect(table.no({ kind: 'shoot', shooter: '1.e.1', target: '2.c.1', distance: 90 })).toBe(says);
});

test('without a missile weapon nobody shoots', () => {
	const table = archers().do({ kind: 'activate', figure: '1.r.1' });
	table.do({ kind: 'activate', figure: '2.c.1' });
	expect(table.no({ kind: 'shoot', shooter: '2.c.1', target: '1.r.1', distance: 3 })).toBe('no-missile');
});

test('a state set by hand is what the table says, and says so in the log', () => {
	const table = bands(2, 2).melee(['1.r.1', '2.c.1']);
	table.do({ kind: 'set', figure: '1.r.1', condition: 'out' });
	expect(table.state.contacts).toEqual([]);
	expect(table.lines).toMatchObject([{ code: 'set', facts: { figure: '1.r.1', condition: 'out' } }]);
	table.do({ kind: 'set', figure: '1.r.1', condition: 'wounded' });
	expect(table.figure('1.r.1').condition).toBe('wounded');
	table.do({ kind: 'set', figure: '1.r.1', condition: 'out' }, { kind: 'set', figure: '1.r.2', condition: 'fled' });
	expect([table.state.over, table.codes]).toEqual([{ winner: 1 }, ['set', 'wiped-out']]);
});

test('what is due may be waived by the table', () => {
	const table = bands(1, 1).melee(['1.r.1', '2.c.1']);
	table.do({ kind: 'fight', lone: '1.r.1', others: ['2.c.1'], dice: [[4], [4]] });
	table.do({ kind: 'waive', due: 'recoil', figure: '2.c.1' });
	expect([table.state.due, table.codes]).toEqual([[], ['waived']]);
	expect(table.no({ kind: 'waive', due: 'recoil' })).toBe('nothing-due');
});

test.each([
	[{ kind: 'waltz' }, 'unknown-event'],
	[{ kind: 'activate' }, 'wrong-shape'],
	[{ kind: 'activate', figure: '1.r.9' }, 'unknown-figure'],
	[{ kind: 'activate', figure: '__proto__' }, 'unknown-figure'],
	[{ kind: 'activate', figure: '1.r.1', moved: -1 }, 'wrong-shape'],
	[{ kind: 'activate', figure: '1.r.1', contact: ['1.r.2'] }, 'friend'],
	[{ kind: 'activate', figure: '1.r.1', charge: true, contact: ['2.c.1'] }, 'not-mounted'],
	[{ kind: 'shoot', shooter: '1.r.1', target: '2.c.1', distance: 'near' }, 'wrong-shape'],
	[{ kind: 'fight', lone: '1.r.1', others: [] }, 'wrong-shape'],
	[{ kind: 'fight', lone: '1.r.1', others: ['2.c.1'] }, 'not-now'],
	[{ kind: 'recoil', figure: '1.r.1' }, 'no-recoil-due'],
	[{ kind: 'strike', figure: '1.r.1', target: '2.c.1' }, 'no-strike-due'],
	[{ kind: 'test', figure: '1.r.1', why: 'break' }, 'no-test-due'],
	[{ kind: 'aquila' }, 'no-test-due'],
	[{ kind: 'steady', figure: '1.r.1' }, 'no-test-due'],
	[{ kind: 'form', figures: ['1.r.1', '1.r.2'], formation: 'line' }, 'too-few'],
	[{ kind: 'disband', formation: 'line:1' }, 'no-formation'],
	[{ kind: 'touch', a: '1.r.1', b: '1.r.2' }, 'friend'],
	[{ kind: 'dismount', figure: '1.r.1' }, 'not-mounted'],
	[{ kind: 'hide', figure: '1.r.1' }, 'not-active'],
	[{ kind: 'set', figure: 'x' }, 'unknown-figure'],
	[{ kind: 'set', turn: 0 }, 'wrong-shape']
])('%j is refused: %s', (event, why) => {
	expect(bands(2, 2).move().no(event)).toBe(why);
});

test('the match ends when the table says so; the document gives the same state again', () => {
	const table = bands(2, 2).move().do({ kind: 'activate', figure: '1.r.1', moved: 3 });
	table.do({ kind: 'end', winner: 1 });
	expect([table.state.over, table.offers('activate')]).toEqual([{ winner: 1 }, []]);
	expect(table.no({ kind: 'phase' })).toBe('match-over');
	expect(table.replayed()).toEqual(table.state);
});

test('figures that cannot be fielded are counted, not hidden', () => {
	const table = new Table(romans({ id: 'r', unit: 'immunis' }, { id: 'x', unit: 'war-elephant', count: 2 }), celts());
	expect(table.state.sides.map(({ figures, leftOut }) => [figures, leftOut])).toEqual([
		[1, 2],
		[0, 0]
	]);
});
