import { expect, test } from 'vitest';
import { Table, celts, germans, romans } from './play.fixture.ts';

/* Cavalry, chariots, dogs, formations and morale (dbg III.D, VII). */

const IMMUNIS = romans({ id: 'r', unit: 'immunis', count: 2 });
/** A noble rider of Combat 7, Defence 10, against foot of Combat 6, Defence 13. */
const riders = (rulings = {}): Table => new Table(celts({ id: 'h', unit: 'trimarcisia-noble' }), IMMUNIS, rulings);

test('a cavalry charge strikes everybody it beats, with +1 of damage', () => {
	const table = riders().move();
	table.do({ kind: 'activate', figure: '1.h.1', moved: 20, charge: true, contact: ['2.r.1', '2.r.2'] });
	table.do({ kind: 'phase' });
	table.do({ kind: 'fight', lone: '1.h.1', others: ['2.r.1', '2.r.2'], dice: [[9], [1], [2]] }); // 14 against 7, 8
	expect(table.lines.filter(({ code }) => code === 'blow').map(({ sums }) => sums[0]?.total)).toEqual([15, 15]);
	expect(table.figure('2.r.1').condition).toBe('wounded');
	expect(table.figure('2.r.2').condition).toBe('wounded');
	expect(table.state.due.map(({ kind }) => kind)).toEqual(['recoil', 'recoil']);
});

test('more than 15 cm of movement raise the Defence of a rider by 1', () => {
	for (const [moved, bonus] of [
		[15, []],
		[16, [{ code: 'moved-fast', value: 1 }]]
	] as const) {
		const table = riders().do({ kind: 'set', figure: '1.h.1', moved }).melee(['1.h.1', '2.r.1']);
		table.do({ kind: 'fight', lone: '2.r.1', others: ['1.h.1'], dice: [[9], [1]] });
		expect(table.sum('2.r.1', 'damage').against).toEqual([{ code: 'defence', value: 10 }, ...bonus]);
	}
});

test('charged by cavalry one shoots only after a Discipline roll of 10', () => {
	const table = new Table(
		celts({ id: 'h', unit: 'trimarcisia-noble' }),
		romans({ id: 's', unit: 'auxiliary-archer', count: 2 }) // Discipline 6
	).move();
	table.do({ kind: 'activate', figure: '1.h.1', charge: true, contact: ['2.s.1', '2.s.2'] });
	const shoot = { kind: 'shoot', shooter: '2.s.1', target: '1.h.1', distance: 5 };
	expect(table.no(shoot)).toBe('due-first');
	table.do({ kind: 'steady', figure: '2.s.1', dice: [[4]] }, { kind: 'steady', figure: '2.s.2', dice: [[3]] });
	expect(table.no(shoot)).toBe('fine');
	expect(table.no({ ...shoot, shooter: '2.s.2' })).toBe('shaken');
	expect(table.no({ kind: 'steady', figure: '2.s.1' })).toBe('no-test-due');
});

test('aimed at, the mount meets blows with Defence 10; wounded, it bolts unless its rider passes Discipline 10', () => {
	const hit = (): Table =>
		riders()
			.melee(['1.h.1', '2.r.1'])
			.do({ kind: 'fight', lone: '2.r.1', others: ['1.h.1'], aim: { '1.h.1': 'mount' }, dice: [[5], [2]] }); // 11 against 9
	const table = hit();
	expect(table.sum('2.r.1', 'damage').against).toEqual([{ code: 'mount-defence', value: 10 }]);
	expect([table.figure('1.h.1').condition, table.figure('1.h.1').mount?.condition]).toEqual(['fit', 'wounded']);
	expect(table.state.due.map(({ kind }) => kind)).toEqual(['test', 'recoil']);
	const test = { kind: 'test', figure: '1.h.1', why: 'bolt' };
	// Discipline 6 and +1 in the first turn of an impetuous army
	expect(table.do({ ...test, dice: [[3]] }).figure('1.h.1')).toMatchObject({
		retreat: false,
		mount: { bolting: false }
	});
	expect(
		hit()
			.do({ ...test, dice: [[2]] })
			.figure('1.h.1')
	).toMatchObject({ retreat: true, mount: { bolting: true } });
});

test('a wounded rider fights with his malus, whatever is aimed at; a wounded mount costs him nothing', () => {
	const wounded = riders().do({ kind: 'set', figure: '1.h.1', condition: 'wounded' }).melee(['1.h.1', '2.r.1']);
	const fight = { kind: 'fight', lone: '2.r.1', others: ['1.h.1'], aim: { '1.h.1': 'mount' }, dice: [[5], [5]] };
	expect(wounded.do(fight).total('1.h.1')).toBe(7 + 5 - 2);
	const limping = riders().do({ kind: 'set', figure: '1.h.1', mount: 'wounded' }).melee(['1.h.1', '2.r.1']);
	expect(limping.do(fight).total('1.h.1')).toBe(7 + 5);
});

test('a mount hit twice is out, and the rider goes on on foot', () => {
	const table = riders().do({ kind: 'set', figure: '1.h.1', mount: 'wounded' }).melee(['1.h.1', '2.r.1']);
	table.do({ kind: 'fight', lone: '2.r.1', others: ['1.h.1'], aim: { '1.h.1': 'mount' }, dice: [[5], [2]] });
	expect(table.figure('1.h.1')).toMatchObject({ condition: 'fit', mount: null });
	expect(table.codes).toContain('mount-out');
});

test.each([
	[[4], 'fit'],
	[[3], 'wounded']
])('off a bolting mount: Combat 7 and %j against 11: %s', (die, condition) => {
	const table = riders().do({ kind: 'set', figure: '1.h.1', bolting: true, retreat: true }).move();
	table.do({ kind: 'dismount', figure: '1.h.1', dice: [die] });
	expect(table.figure('1.h.1')).toMatchObject({ condition, mount: null, retreat: false, turn: { acted: true } });
});

test('getting off a calm mount takes no roll', () => {
	expect(riders().move().do({ kind: 'dismount', figure: '1.h.1' }).figure('1.h.1').mount).toBeNull();
});

test('the team of a chariot fights with Combat 3 and drives back without hurting', () => {
	const table = new Table(celts({ id: 'b', unit: 'boudica', options: ['war-chariot'] }), IMMUNIS).melee([
		'1.b.1',
		'2.r.1'
	]);
	table.do({ kind: 'fight', lone: '2.r.1', others: ['1.b.1'], aim: { '1.b.1': 'mount' }, dice: [[1], [0, 9]] }); // 7 against 22
	expect(table.sum('1.b.1').terms[0]).toEqual({ code: 'team-combat', value: 3 });
	expect(table.total('1.b.1')).toBe(22);
	expect([table.codes[0], table.figure('2.r.1').condition]).toEqual(['fight-lost', 'fit']);
	expect(table.state.due).toEqual([{ kind: 'recoil', figure: '2.r.1', draw: false, won: false }]);
});

test.each([
	[[], ['activated', 'beyond-movement']],
	[['charioteer'], ['activated']]
])('a chariot whose driver has skills %j, over 6 cm: %j', (skills, codes) => {
	const table = new Table(celts({ id: 'b', unit: 'boudica', options: ['war-chariot'], skills }), IMMUNIS).move();
	expect(table.do({ kind: 'activate', figure: '1.b.1', moved: 6 }).codes).toEqual(codes);
});

const pack = (): Table =>
	new Table(
		celts({ id: 'm', unit: 'dog-master' }, { id: 'd', unit: 'mastiff', count: 2 }, { id: 'c', unit: 'cingeto' }),
		IMMUNIS
	);

test('any hit puts a dog out', () => {
	const table = pack().melee(['1.d.1', '2.r.1']);
	table.do({ kind: 'fight', lone: '2.r.1', others: ['1.d.1'], dice: [[4], [1]] }); // 10 against Defence 10
	expect(table.figure('1.d.1').condition).toBe('out');
});

test('without their master dogs are gone, but those at somebody’s throat fight on until he is out', () => {
	const table = pack().melee(['1.m.1', '2.r.1'], ['1.d.1', '2.r.2']);
	table.do({ kind: 'fight', lone: '2.r.1', others: ['1.m.1'], dice: [[9], [1]] });
	expect([table.figure('1.m.1'), table.figure('1.d.2')].map(({ condition }) => condition)).toEqual(['out', 'out']);
	expect(table.lines.at(-1)?.facts).toEqual({ figure: '1.d.2', cause: 'masterless' });
	expect(table.figure('1.d.1').condition).toBe('fit');
	table.do({ kind: 'fight', lone: '1.d.1', others: ['2.r.2'], dice: [[0, 9], [1]] });
	expect([table.figure('2.r.2'), table.figure('1.d.1')].map(({ condition }) => condition)).toEqual(['out', 'out']);
});

const line = (): Table =>
	new Table(romans({ id: 'l', unit: 'immunis', count: 4 }), celts({ id: 'c', unit: 'celtic-hero', count: 2 })).do({
		kind: 'form',
		figures: ['1.l.1', '1.l.2', '1.l.3'],
		formation: 'line'
	});

test('men in a line never give ground; the lone man does though he wins, unless he puts his enemy out', () => {
	const lost = line().melee(['1.l.1', '2.c.1']);
	lost.do({ kind: 'fight', lone: '2.c.1', others: ['1.l.1'], dice: [[5], [5]] }); // 12 against 11, Defence 13
	expect(lost.codes[0]).toBe('fight-won');
	expect(lost.state.due).toEqual([{ kind: 'recoil', figure: '2.c.1', draw: false, won: true }]);
	// nothing says that a winner without room is wounded
	expect(lost.do({ kind: 'recoil', figure: '2.c.1', blocked: true }).figure('2.c.1').condition).toBe('fit');
	const out = line().melee(['1.l.1', '2.c.1']);
	out.do({ kind: 'fight', lone: '2.c.1', others: ['1.l.1'], dice: [[9], [5]] }); // 16: margin 3
	expect(out.figure('1.l.1').condition).toBe('out');
	expect(out.state.due).toEqual([]);
});

test('after a draw the line stands, the lone man gives ground', () => {
	const table = new Table(romans({ id: 'l', unit: 'immunis', count: 3 }), celts({ id: 'c', unit: 'ambact' }))
		.do({ kind: 'form', figures: ['1.l.1', '1.l.2', '1.l.3'], formation: 'line' })
		.melee(['1.l.1', '2.c.1']);
	table.do({ kind: 'fight', lone: '2.c.1', others: ['1.l.1'], dice: [[5], [5]] });
	expect(table.state.due).toEqual([{ kind: 'recoil', figure: '2.c.1', draw: true, won: false }]);
});

test('choosing his man after beating a line, he gives ground only then', () => {
	const table = line().melee(['1.l.1', '2.c.1'], ['1.l.2', '2.c.1']);
	table.do({ kind: 'fight', lone: '2.c.1', others: ['1.l.1', '1.l.2'], dice: [[9], [2], [3]] }); // 14 against 8, 9
	expect(table.state.due.map(({ kind }) => kind)).toEqual(['strike']);
	table.do({ kind: 'strike', figure: '2.c.1', target: '1.l.2' });
	expect(table.figure('1.l.2').condition).toBe('wounded');
	expect(table.state.due).toEqual([{ kind: 'recoil', figure: '2.c.1', draw: false, won: true }]);
});

test('a line of fewer than three is none any more: by a loss, or by a man who goes his own way', () => {
	const loss = line().do({ kind: 'leave', figure: '1.l.1' });
	expect([loss.codes, loss.figure('1.l.2').formation]).toEqual([['fled', 'formation-broken'], null]);
	const walk = line().move().do({ kind: 'activate', figure: '1.l.1', moved: 3 });
	expect(walk.codes).toEqual(['activated', 'left-formation', 'formation-broken']);
	const march = line().move().do({ kind: 'activate', figure: '1.l.1', moved: 3, keeps: true });
	expect([march.codes, march.figure('1.l.1').formation]).toEqual([['activated'], 'line:1']);
});

test('a shot at a moving line breaks it only when its move is done', () => {
	const table = new Table(
		romans({ id: 'l', unit: 'evocatus', count: 3 }),
		celts({ id: 'a', unit: 'ruteni-archer', count: 2 })
	);
	table.do({ kind: 'form', figures: ['1.l.1', '1.l.2', '1.l.3'], formation: 'line' }).move();
	table.do({ kind: 'activate', figure: '1.l.1', moved: 5, keeps: true });
	table.do({ kind: 'shoot', shooter: '2.a.1', target: '1.l.2', distance: 10, dice: [[9]] }); // 14 against 10
	expect([table.figure('1.l.2').condition, table.figure('1.l.3').formation]).toEqual(['out', 'line:1']);
	table.do({ kind: 'activate', figure: '2.a.1' });
	expect(table.codes).toContain('formation-broken');
});

test('the attacker of an obstacle gives ground unless he puts the defender out', () => {
	const table = new Table(celts({ id: 'c', unit: 'celtic-hero' }), romans({ id: 'e', unit: 'evocatus', count: 2 }));
	table.melee(['1.c.1', '2.e.1']);
	table.do({ kind: 'fight', lone: '2.e.1', others: ['1.c.1'], obstacle: 'lone', dice: [[1], [0, 9]] });
	expect([table.figure('2.e.1').condition, table.state.due]).toEqual(['out', []]);
});

/** Two of four Romans fall; Discipline of an immunis is 6. */
const halved = (rulings = {}): Table =>
	new Table(romans({ id: 'r', unit: 'immunis', count: 4 }), celts({ id: 'c', unit: 'cingeto' }), rulings)
		.do({ kind: 'set', figure: '1.r.1', condition: 'out' }, { kind: 'set', figure: '1.r.2', condition: 'fled' })
		.melee()
		.do({ kind: 'phase' });

test('at the break point every fighter tests Discipline 10, and failing retreats', () => {
	const table = halved();
	expect(table.lines[1]).toMatchObject({ code: 'break-point', facts: { side: 0, losses: 2, figures: 4, percent: 50 } });
	expect(table.state.sides[0].broken).toBe(true);
	expect(table.no({ kind: 'phase' })).toBe('due-first');
	table.do({ kind: 'test', figure: '1.r.3', why: 'break', dice: [[4]] });
	table.do({ kind: 'test', figure: '1.r.4', why: 'break', dice: [[3]] });
	expect([table.figure('1.r.3').retreat, table.figure('1.r.4').retreat]).toEqual([false, true]);
});

test.each([
	[40, true],
	[50, true],
	[60, false],
	['never', false]
])('break-point %s: half of the figures lost, tested %s', (ruling, tested) => {
	expect(halved({ 'break-point': ruling }).codes.includes('break-point')).toBe(tested);
});

test('those who run already and those in frenzy do not test', () => {
	const table = new Table(
		romans({ id: 'r', unit: 'immunis', count: 3 }, { id: 'f', unit: 'immunis', skills: ['frenzy'] }),
		celts({ id: 'c', unit: 'cingeto' })
	).do(
		{ kind: 'set', figure: '1.r.1', condition: 'out' },
		{ kind: 'set', figure: '1.r.2', condition: 'out' },
		{ kind: 'set', figure: '1.r.3', retreat: true }
	);
	table.melee().do({ kind: 'phase' });
	expect([table.codes, table.state.due]).toEqual([['phase', 'break-point'], []]);
});

test('the aquila falls: those whom the table names test, and no others', () => {
	const table = new Table(
		romans({ id: 'q', unit: 'aquilifer' }, { id: 'r', unit: 'immunis', count: 2 }),
		celts({ id: 'c', unit: 'celtic-hero' })
	).melee(['1.q.1', '2.c.1']);
	table.do({ kind: 'fight', lone: '2.c.1', others: ['1.q.1'], dice: [[9], [1]] });
	expect(table.state.due).toEqual([{ kind: 'aquila', side: 0 }]);
	expect(table.no({ kind: 'aquila', near: ['2.c.1'] })).toBe('other-side');
	table.do({ kind: 'aquila', near: ['1.r.2'] });
	table.do({ kind: 'test', figure: '1.r.2', why: 'aquila', dice: [[1]] });
	expect([table.figure('1.r.1').retreat, table.figure('1.r.2').retreat]).toEqual([false, true]);
});

test.each([
	[1, {}, 1],
	[2, {}, 1],
	[3, {}, 0],
	[5, {}, -1],
	[1, { impetuous: 'none' }, 0]
])('impetuous Celts in turn %i with rulings %j: %i', (turn, rulings, value) => {
	const table = new Table(celts({ id: 'c', unit: 'cingeto' }), IMMUNIS, rulings).do({ kind: 'set', turn });
	table.do({ kind: 'roll', figure: '1.c.1', value: 'discipline', difficulty: 10, dice: [[5]] });
	expect(table.term('1.c.1', 'impetuous')).toBe(value);
	table.do({ kind: 'roll', figure: '2.r.1', value: 'discipline', difficulty: 10, dice: [[5]] });
	expect(table.term('2.r.1', 'impetuous')).toBe(0);
});

test('Vercingetorix and Boudica add 1 each while they are on the field', () => {
	const table = new Table(
		celts({ id: 'c', unit: 'cingeto' }, { id: 'v', unit: 'vercingetorix' }, { id: 'b', unit: 'boudica' }),
		IMMUNIS
	);
	const roll = { kind: 'roll', figure: '1.c.1', value: 'discipline', difficulty: 10, dice: [[5]] };
	expect(table.do(roll).term('1.c.1', 'impetuous-leader')).toBe(2);
	table.do({ kind: 'leave', figure: '1.v.1' });
	expect(table.do(roll).term('1.c.1', 'impetuous-leader')).toBe(1);
});

test.each([
	['ask', true, 1],
	['ask', false, 0],
	['always', false, 1],
	['never', true, 0]
])('discipline-aura %s, answered %s: %i', (ruling, aura, value) => {
	const table = new Table(
		romans({ id: 'r', unit: 'immunis' }, { id: 'g', unit: 'caesar' }),
		celts({ id: 'c', unit: 'cingeto' }),
		{ 'discipline-aura': ruling }
	);
	const roll = { kind: 'roll', value: 'discipline', difficulty: 10, aura, dice: [[5]] };
	expect(table.do({ ...roll, figure: '1.r.1' }).term('1.r.1', 'aura')).toBe(value);
	// his own aura is for those around him
	expect(table.do({ ...roll, figure: '1.g.1' }).term('1.g.1', 'aura')).toBe(0);
});

test('riders and footmen of the Germans are as the catalogue says', () => {
	const table = new Table(germans({ id: 'g', unit: 'germanic-rider' }), IMMUNIS);
	expect(table.figure('1.g.1')).toMatchObject({ card: { defence: 11, movement: 20 }, mount: { item: 'horse' } });
});
