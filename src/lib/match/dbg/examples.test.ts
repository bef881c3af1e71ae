import { expect, test } from 'vitest';
import { Table, celts, romans } from './play.fixture.ts';

/* The worked examples of the rules (dbg L4 to L35), and the contradictions of the source under both rulings. */

const CAIUS = romans({ id: 'caius', unit: 'immunis' }); // Combat 6, Defence 13
const CELT = celts({ id: 'c', unit: 'celtic-noble' }); // Combat 7, Defence 10

test.each([
	[[5], 11],
	[[0, 5], 21],
	[[0, 0, 4], 30]
])('X1 to X3: Combat 6 and faces %j make a score of %i', (faces, score) => {
	const table = new Table(CAIUS, CELT).melee(['1.caius.1', '2.c.1']);
	table.do({ kind: 'fight', lone: '1.caius.1', others: ['2.c.1'], dice: [faces, [1]] });
	expect(table.sum('1.caius.1').terms.slice(0, 2)).toEqual([
		{ code: 'combat', value: 6 },
		{ code: 'die', value: score - 6 }
	]);
	expect(table.total('1.caius.1')).toBe(score);
});

/** Matugenos, 15 in the end, beats 12 (Defence 10) and 11 (Defence 13). */
function matugenos(): Table {
	const table = new Table(
		celts({ id: 'm', unit: 'tigerno' }), // Combat 7
		romans({ id: 'a', unit: 'evocatus' }, { id: 'b', unit: 'immunis' }) // Combat 7, Defence 10; Combat 6, Defence 13
	).melee(['1.m.1', '2.a.1'], ['1.m.1', '2.b.1']);
	return table.do({
		kind: 'fight',
		lone: '1.m.1',
		others: ['2.a.1', '2.b.1'],
		dice: [[0, 1], [5], [5]],
		other: { '1.m.1': -1 }
	});
}

test('X4: both enemies of Matugenos give ground, then he chooses one of them', () => {
	const table = matugenos();
	expect(['1.m.1', '2.a.1', '2.b.1'].map((id) => table.total(id))).toEqual([15, 12, 11]);
	expect(table.codes).toEqual(['fight-won']);
	expect(table.state.due.map(({ kind }) => kind)).toEqual(['recoil', 'recoil', 'strike']);
	expect(table.no({ kind: 'strike', figure: '1.m.1', target: '2.a.1' })).toBe('recoil-first');
	table.do({ kind: 'recoil', figure: '2.a.1' }, { kind: 'recoil', figure: '2.b.1' });
	expect(table.state.contacts).toEqual([]);
	expect(table.offers('strike')).toHaveLength(2);
});

test.each([
	['2.a.1', 10, 'out'],
	['2.b.1', 13, 'wounded']
])('X4: struck by 15, %s of Defence %i is %s, and the other one is unhurt', (target, _, condition) => {
	const table = matugenos().do({ kind: 'recoil', figure: '2.a.1' }, { kind: 'recoil', figure: '2.b.1' });
	table.do({ kind: 'strike', figure: '1.m.1', target });
	expect(table.figure(target).condition).toBe(condition);
	expect(table.figure(target === '2.a.1' ? '2.b.1' : '2.a.1').condition).toBe('fit');
	expect(table.state.due).toEqual([]);
});

test('X5: who has a single opponent is his, and the one in the middle may not leave them out', () => {
	const table = new Table(
		romans({ id: 'A', unit: 'immunis' }, { id: 'B', unit: 'immunis' }, { id: 'C', unit: 'immunis' }),
		celts({ id: 'x', unit: 'cingeto', count: 2 })
	).melee(['1.A.1', '2.x.1'], ['1.B.1', '2.x.1'], ['1.B.1', '2.x.2'], ['1.C.1', '2.x.2']);
	expect(table.no({ kind: 'fight', lone: '1.B.1', others: ['2.x.1', '2.x.2'] })).toBe('left-out');
	expect(table.no({ kind: 'fight', lone: '1.B.1', others: ['2.x.1'] })).toBe('left-out');
	const legal = table.offers('fight').map((event) => [event['lone'], event['others']]);
	expect(legal).toEqual([
		['1.A.1', ['2.x.1']],
		['1.C.1', ['2.x.2']],
		['2.x.1', ['1.A.1', '1.B.1']],
		['2.x.2', ['1.B.1', '1.C.1']]
	]);
	// once A has his opponent, B is left with the other one, together with C
	table.do({ kind: 'fight', lone: '1.A.1', others: ['2.x.1'], dice: [[9], [1]] });
	expect(table.figure('2.x.1').condition).toBe('out');
	expect(table.offers('fight').map((event) => [event['lone'], event['others']])).toEqual([
		['2.x.2', ['1.B.1', '1.C.1']]
	]);
	expect(table.no({ kind: 'phase' })).toBe('must-fight');
});

test('X6: a lone man fights those of the line who have him in their zone of control, and nobody farther', () => {
	const table = new Table(
		romans({ id: 'blue', unit: 'immunis' }),
		celts({ id: 'red', unit: 'cingeto', count: 3 }, { id: 'other', unit: 'cingeto' })
	).melee(['1.blue.1', '2.red.1']);
	table.do({ kind: 'form', figures: ['2.red.1', '2.red.2', '2.red.3'], formation: 'line' });
	const fight = { kind: 'fight', lone: '1.blue.1', others: ['2.red.1'] };
	expect(table.no({ ...fight, zone: ['2.other.1'] })).toBe('no-contact');
	table.do({ ...fight, zone: ['2.red.2'], dice: [[5], [5], [5]] });
	expect(table.term('1.blue.1', 'outnumbered')).toBe(-2);
	expect(table.lines[0]?.facts['others']).toEqual(['2.red.1', '2.red.2']);
	expect(table.figure('2.red.3').turn.fought).toBe(false);
});

test('several against several is not fought', () => {
	const table = new Table(
		romans({ id: 'A', unit: 'immunis', count: 2 }),
		celts({ id: 'x', unit: 'cingeto', count: 2 })
	).melee(['1.A.1', '2.x.1'], ['1.A.2', '2.x.2']);
	expect(table.no({ kind: 'fight', lone: '1.A.1', others: ['2.x.1', '2.x.2'] })).toBe('no-contact');
	expect(table.no({ kind: 'fight', lone: '1.A.1', others: ['1.A.2'] })).toBe('friend');
});

// --- the contradictions (rulings.md), the default first ---

const woundedCaius = (value: -2 | -3): Table =>
	new Table(CAIUS, CELT, { 'wounded-malus': value })
		.do({ kind: 'set', figure: '1.caius.1', condition: 'wounded' })
		.melee(['1.caius.1', '2.c.1']);

test.each([-2, -3] as const)('C1: a wounded man fights with %i', (malus) => {
	const table = woundedCaius(malus).do({ kind: 'fight', lone: '1.caius.1', others: ['2.c.1'], dice: [[5], [5]] });
	expect(table.term('1.caius.1', 'wounded')).toBe(malus);
	expect(table.total('1.caius.1')).toBe(11 + malus);
});

test.each([-2, -3] as const)('C1: every other roll of a wounded man has -2, whatever melee says (%i)', (malus) => {
	const table = woundedCaius(malus).do({
		kind: 'roll',
		figure: '1.caius.1',
		value: 'discipline',
		difficulty: 10,
		dice: [[5]]
	});
	expect(table.total('1.caius.1')).toBe(6 + 5 - 2);
});

test.each([2, 3])('C2: behind an obstacle Defence is %i higher, and only there', (bonus) => {
	const table = new Table(CAIUS, CELT, { 'obstacle-defence': bonus }).melee(['1.caius.1', '2.c.1']);
	table.do({ kind: 'fight', lone: '1.caius.1', others: ['2.c.1'], obstacle: 'lone', dice: [[1], [9]] });
	const against = table.sum('2.c.1', 'damage').against;
	expect(against).toEqual([
		{ code: 'defence', value: 13 },
		{ code: 'obstacle', value: bonus }
	]);
	// the defender never gives ground, the attacker does though he won
	expect(table.figure('1.caius.1').condition).toBe('wounded');
	expect(table.state.due).toEqual([{ kind: 'recoil', figure: '2.c.1', draw: false, won: true }]);
});

const shot = (unit: string, distance: number, rulings: Record<string, string>) =>
	new Table(romans({ id: 's', unit }), celts({ id: 't', unit: 'celtic-noble' }), rulings)
		.move()
		.do({ kind: 'activate', figure: '1.s.1' })
		.do({ kind: 'shoot', shooter: '1.s.1', target: '2.t.1', distance, dice: [[9]] });

test.each([
	['C3 heavy javelin, medium', 'immunis', 8, 1, 0],
	['C3 heavy javelin, long', 'immunis', 11, 1, 0],
	['heavy javelin, short', 'immunis', 4, 1, 1],
	['C4 sling, short', 'balearic-slinger', 10, 0, 1],
	['C5 bow, short', 'auxiliary-archer', 10, 0, 1],
	['bow, medium', 'auxiliary-archer', 40, 0, 0]
])('%s: damage of %s at %i cm is %i, or %i in the quick reference', (_, unit, distance, body, quick) => {
	for (const [ruling, bonus] of [
		['body', body],
		['quick-reference', quick]
	] as const) {
		const table = shot(unit, distance, { 'missile-table': ruling });
		const score = table.total('1.s.1');
		expect(table.total('2.t.1', 'damage')).toBe(score + bonus);
	}
});

test('shot-margin: the margin counts over the raised Defence or over the bare one', () => {
	// shooting 4, die 9: 13 against 10 + 1 at medium range; margin 2 or 3
	expect(shot('auxiliary-archer', 40, { 'shot-margin': 'raised' }).figure('2.t.1').condition).toBe('wounded');
	expect(shot('auxiliary-archer', 40, { 'shot-margin': 'bare' }).figure('2.t.1').condition).toBe('out');
});

test.each([
	[11, [6], true],
	[12, [6], false],
	[12, [7], true]
])('C7: camouflage of difficulty %i with a roll of 5 + %j', (difficulty, die, hidden) => {
	const table = new Table(romans({ id: 'h', unit: 'miles-gregarius', skills: ['camouflage'] }), CELT, {
		'camouflage-difficulty': difficulty
	})
		.move()
		.do({ kind: 'activate', figure: '1.h.1' }, { kind: 'hide', figure: '1.h.1', dice: [die] });
	expect(table.figure('1.h.1').camouflaged).toBe(hidden);
	expect(table.offers('shoot')).toEqual([]);
});

test.each([
	['rider', 11, 'unhurt'],
	['mount', 10, 'wounded']
])('C12: a blow at a rider meets Defence of the %s: %i', (ruling, defence, _) => {
	const table = new Table(
		CAIUS,
		{ army: 'germans', entries: [{ id: 'r', unit: 'germanic-rider' }] },
		{
			'rider-defence': ruling
		}
	).melee(['1.caius.1', '2.r.1']);
	table.do({ kind: 'fight', lone: '1.caius.1', others: ['2.r.1'], dice: [[4], [3]] });
	expect(table.sum('1.caius.1', 'damage').against[0]?.value).toBe(defence);
	expect(table.figure('2.r.1').condition).toBe(defence === 10 ? 'wounded' : 'fit');
});

test('C19 melee-tie: equal scores go to the higher Combat value, bare or with modifiers', () => {
	const tie = (ruling: string) =>
		new Table(CAIUS, CELT, { 'melee-tie': ruling })
			.melee(['1.caius.1', '2.c.1'])
			.do({ kind: 'fight', lone: '1.caius.1', others: ['2.c.1'], other: { '1.caius.1': 2 }, dice: [[4], [5]] });
	expect(tie('bare').codes[0]).toBe('fight-lost'); // 6 against 7
	expect(tie('modified').codes[0]).toBe('fight-won'); // 8 against 7
});

test('drawn-recoil: who cannot give ground after a draw is unhurt, or wounded', () => {
	for (const [ruling, condition] of [
		['nothing', 'fit'],
		['wounded', 'wounded']
	] as const) {
		const table = new Table(CAIUS, celts({ id: 'c', unit: 'ambact' }), { 'drawn-recoil': ruling }); // both Combat 6
		table.melee(['1.caius.1', '2.c.1']);
		table.do({ kind: 'fight', lone: '1.caius.1', others: ['2.c.1'], dice: [[4], [4]] });
		expect(table.codes).toEqual(['fight-drawn']);
		expect(table.state.due).toHaveLength(2);
		table.do({ kind: 'recoil', figure: '1.caius.1', blocked: true });
		expect(table.figure('1.caius.1').condition).toBe(condition);
	}
});

test('two-handed-damage: -1 to hit, and for damage one above the value, or only the malus undone', () => {
	for (const [ruling, added] of [
		['plus-one', 2],
		['undo-malus', 1]
	] as const) {
		const table = new Table(celts({ id: 't', unit: 'tigerno', options: ['two-handed-weapon'] }), CAIUS, {
			'two-handed-damage': ruling
		}).melee(['1.t.1', '2.caius.1']);
		table.do({ kind: 'fight', lone: '1.t.1', others: ['2.caius.1'], dice: [[9], [1]] });
		expect(table.total('1.t.1', 'combat-roll')).toBe(7 + 9 - 1);
		expect(table.total('1.t.1', 'damage')).toBe(7 + 9 - 1 + added);
	}
});

test('fixed-test-equality: a roll equal to the difficulty passes, or fails', () => {
	for (const [ruling, pass] of [
		['success', true],
		['failure', false]
	] as const) {
		const table = new Table(CAIUS, CELT, { 'fixed-test-equality': ruling });
		table.do({ kind: 'roll', figure: '1.caius.1', value: 'discipline', difficulty: 10, dice: [[4]] });
		expect(table.lines[0]?.facts['pass']).toBe(pass);
	}
});

test('initiative: rolled with +1 for a tactician, ties again; or told', () => {
	const rolled = new Table(romans({ id: 'o', unit: 'centurion', skills: ['peerless-tactician'] }), CELT);
	expect(rolled.no({ kind: 'initiative', side: 1 })).toBe('initiative-is-rolled');
	rolled.do({ kind: 'initiative', dice: [[3], [4]] });
	expect([rolled.codes, rolled.state.phase]).toEqual([['initiative-tied'], 'initiative']);
	rolled.do({ kind: 'initiative', dice: [[4], [4]] });
	expect([rolled.state.initiative, rolled.state.phase, rolled.state.hand]).toEqual([0, 'movement', 0]);
	const told = new Table(CAIUS, CELT, { initiative: 'players' });
	expect(told.no({ kind: 'initiative' })).toBe('side-missing');
	expect(told.do({ kind: 'initiative', side: 1 }).state.hand).toBe(1);
});

test('shots-per-turn: one, or no limit', () => {
	const once = shot('auxiliary-archer', 60, {});
	const again = { kind: 'shoot', shooter: '1.s.1', target: '2.t.1', distance: 60, dice: [[1]] };
	expect(once.no(again)).toBe('has-shot');
	expect(shot('auxiliary-archer', 60, { 'shots-per-turn': 'no-limit' }).no(again)).toBe('fine');
});
