import { expect, test } from 'vitest';
import { atHeroes, force, play, refusal, startOf } from './table.fixture.ts';

const MUSTER = { kind: 'muster', balance: 'balanced' };
const A1 = '0:h1';
const line = (fold: ReturnType<typeof play>, code: string) =>
	fold.log.flatMap(({ lines }) => lines).findLast((each) => each.code === code);

test('B2: strategic points stand on the score, and the higher of them raises what both need', () => {
	const forces = [
		{ soldiers: 600, strategicPoints: 6 },
		{ soldiers: 400, strategicPoints: 3 }
	] as const;
	const { state } = play(startOf({}, forces), MUSTER);
	expect([state.points, state.needed]).toEqual([
		[6, 3],
		[61, 61]
	]);
	expect(play(startOf({ 'strategic-threshold': 'owner' }, forces), MUSTER).state.needed).toEqual([61, 55]);
	const own = play(startOf({}, forces), { ...MUSTER, threshold: 40 });
	expect(own.state.needed).toEqual([46, 46]);
});

test('the size counts both camps, or the larger one by ruling; without soldiers the table says the threshold', () => {
	expect(play(startOf(), MUSTER).state.needed).toEqual([55, 55]);
	expect(play(startOf({ 'size-counts': 'larger' }), MUSTER).state.needed).toEqual([45, 45]);
	const empty = startOf({}, [{ soldiers: 0 }, { soldiers: 0 }]);
	expect(refusal(empty, MUSTER)).toBe('threshold-unknown');
	expect(play(empty, { ...MUSTER, threshold: 30 }).state.needed).toEqual([30, 30]);
	expect(refusal(startOf(), { kind: 'muster', balance: 'advantaged' })).toBe('stronger-unchosen');
});

test.each([
	['B3: eight ahead gain two', 20, 12, {}, [22, 12]],
	['B4: seven ahead gain nothing', 20, 13, {}, [20, 13]],
	['the second side too', 3, 11, {}, [3, 13]],
	['not on the first turn, by ruling', 20, 12, { 'moral-first-turn': false }, [20, 12]]
])('%s', (_, first, second, rulings, expected) => {
	const set = { kind: 'set', first, second };
	const { state } = play(startOf(rulings), MUSTER, set, { kind: 'moral' });
	expect([state.points, state.phase]).toEqual([expected, 'military']);
});

test.each([
	['balanced', undefined, [[4], [2]], [4, 2]],
	['advantaged', 0, [[10], [2]], [10, 2]],
	['greatly-advantaged', 1, [[3], [6], [5]], [3, 11]],
	['overwhelming', 0, [[10], [9], [1]], [19, 1]]
])('military dice when the forces are %s', (balance, stronger, dice, expected) => {
	const muster = { kind: 'muster', balance, ...(stronger === undefined ? {} : { stronger }) };
	const { state } = play(startOf(), muster, { kind: 'moral' }, { kind: 'military', dice });
	expect([state.points, state.phase]).toEqual([expected, 'tactical']);
});

const tactical = (rulings: object, forces: readonly [object, object], dice: number[][]) =>
	play(startOf({ ...rulings }, forces), MUSTER, { kind: 'set', phase: 'tactical' }, { kind: 'tactical', dice });
const NO_SKILL = { general: { name: 'B', strategy: null, command: 60 } };

test.each([
	['the one who succeeds', [{}, {}], [[50], [51]], [0]],
	['more degrees', [{}, {}], [[41], [30]], [1]],
	['the same degrees: nobody', [{}, {}], [[41], [45]], []],
	['both fail: nobody', [{}, {}], [[51], [90]], []],
	['command at -20 without the skill', [{}, NO_SKILL], [[60], [40]], [1]],
	['command at -20 fails at 41', [{}, NO_SKILL], [[60], [41]], []],
	['a side without a general cannot win', [{ general: null }, {}], [[50]], [1]]
] as const)('tactical roll: %s', (_, forces, dice, winners) => {
	const fold = tactical(
		{},
		[...forces],
		dice.map((faces) => [...faces])
	);
	expect(fold.state.due).toEqual(winners.length === 0 ? [] : [{ kind: 'tactical-gain', sides: winners }]);
	if (winners.length > 0) {
		const { points } = play(fold, { kind: 'tactical-gain', dice: [[5]] }).state;
		expect(points).toEqual(winners[0] === 0 ? [5, 0] : [0, 5]);
	}
});

test('a tactical tie gives both a die, by ruling', () => {
	const fold = tactical({ 'tactical-tie': 'both' }, [{}, {}], [[99], [99]]);
	expect(play(fold, { kind: 'tactical-gain', dice: [[5], [2]] }).state.points).toEqual([5, 2]);
});

const act = (action: string, dice: number[][], more: object = {}) => ({ kind: 'act', hero: A1, action, dice, ...more });

test.each([
	['B5: a success without degrees is worth one', act('ranged-support', [[55], [4]]), 1, 5],
	['degrees are points', act('ranged-support', [[30], [4]]), 2, 5],
	['a failure is worth nothing', act('ranged-support', [[56], [4]]), 0, 5],
	['B6: among the troops, two degrees', act('among-troops', [[30], [1]]), 3, 5],
	['B6: among the troops, failed', act('among-troops', [[51], [1]]), 1, 5],
	['B7: the better of two dice, and three', act('front-line', [[51], [3], [8]]), 2, 11],
	['front line with degrees', act('front-line', [[20], [1], [1]]), 6, 4],
	['tending the wounded', act('tend-wounded', [[50], [9]]), 1, 9],
	['commanding', act('command-unit', [[40], [1]]), 3, 3],
	['the table adds to a test', act('tend-wounded', [[60], [9]], { modifier: 10 }), 1, 9],
	['a heroic act that fails', act('heroic-act', [[61], [2], [7]]), 2, 11]
])('%s', (_, event, points, damage) => {
	const fold = play(atHeroes(), event);
	expect(fold.state.points).toEqual([points, 0]);
	expect(fold.state.due).toEqual([{ kind: 'wounds', hero: A1, damage }]);
	expect(fold.state.people[A1]?.acted).toBe(true);
});

test.each([
	[9, 1],
	[10, 2],
	[19, 2],
	[25, 3],
	[99, 8]
])('B8: a spell of difficulty %i brings %i', (difficulty, points) => {
	expect(play(atHeroes(), act('magic-support', [[50], [3]], { difficulty })).state.points).toEqual([points, 0]);
});

test('a spell that fails brings nothing, or one by ruling; his usual difficulty holds', () => {
	expect(play(atHeroes(), act('magic-support', [[51], [3]])).state.points).toEqual([0, 0]);
	expect(play(atHeroes({ 'magic-split': 'failure-one' }), act('magic-support', [[51], [3]])).state.points).toEqual([
		1, 0
	]);
	expect(play(atHeroes(), act('magic-support', [[50], [3]])).state.points).toEqual([2, 0]);
});

test('degrees by the difference of the tens and one, by ruling', () => {
	const event = act('among-troops', [[31], [1]]);
	expect(play(atHeroes(), event).state.points).toEqual([2, 0]);
	expect(play(atHeroes({ degrees: 'tens-difference' }), event).state.points).toEqual([4, 0]);
});

test('hiding: nothing, or a little damage by ruling', () => {
	const nothing = play(atHeroes(), act('hide', []));
	expect([nothing.state.points, nothing.state.due]).toEqual([[0, 0], []]);
	const hurt = play(atHeroes({ 'hide-action': 'less-damage' }), act('hide', [[9]]));
	expect(hurt.state.due).toEqual([{ kind: 'wounds', hero: A1, damage: 4 }]);
	expect(play(atHeroes({ 'hide-action': 'less-damage' }), act('hide', [[3]])).state.due).toMatchObject([{ damage: 0 }]);
});

test('a heroic act rolls its die after the test; the best characteristic unless he says another', () => {
	const fold = play(atHeroes(), act('heroic-act', [[40], [2], [7]]));
	expect(fold.state.due).toEqual([
		{ kind: 'gain', hero: A1, action: 'heroic-act', degrees: 2 },
		{ kind: 'wounds', hero: A1, damage: 11 }
	]);
	expect(play(fold, { kind: 'gain', dice: [[4]] }).state.points).toEqual([6, 0]);
	const byAgility = play(atHeroes(), act('heroic-act', [[40], [2], [7]], { by: 'ag' }));
	expect(byAgility.state.due[0]).toMatchObject({ kind: 'gain', degrees: 0 });
	expect(play(byAgility, { kind: 'gain', dice: [[1]] }).state.points).toEqual([1, 0]);
	const strict = play(atHeroes({ 'act-bonus': 'intelligence' }), act('heroic-act', [[40], [2], [7]], { by: 'ag' }));
	expect(strict.state.points).toEqual([2, 0]); // without the bonus it fails
	expect(refusal(atHeroes(), act('heroic-act', [], { by: 'ws' }))).toBe('no-such-test');
});

test('a great creature: its die and its strength bonus, and what the leader adds; nothing else', () => {
	const creature = { kind: 'act', hero: '0:c1', action: 'great-creature', dice: [[4], [2], [9]] };
	const fold = play(atHeroes(), creature);
	expect([fold.state.points, fold.state.due]).toEqual([[10, 0], [{ kind: 'wounds', hero: '0:c1', damage: 16 }]]);
	expect(play(atHeroes(), { ...creature, extra: 3 }).state.points).toEqual([13, 0]);
	expect(refusal(atHeroes(), { kind: 'act', hero: '0:c1', action: 'front-line' })).toBe('lacks-creature');
	expect(refusal(atHeroes(), act('great-creature', []))).toBe('lacks-creature');
});

test('B9: a hero who is not played brings two and takes 1D10+2', () => {
	const fold = play(atHeroes(), { kind: 'npc', hero: '0:h2', dice: [[7]] });
	expect([fold.state.points, fold.state.due]).toEqual([[2, 0], [{ kind: 'wounds', hero: '0:h2', damage: 9 }]]);
	expect(play(fold, { kind: 'wounds', lost: 4 }).state.people['0:h2']).toMatchObject({
		lost: 4,
		fate: 'fit',
		acted: true
	});
});

test.each([
	[
		'war machines without any',
		[{ warMachines: false }, {}],
		{ hero: '0:h3', action: 'war-machines' },
		'lacks-war-machines'
	],
	['war machines without the talent', [{}, {}], { hero: A1, action: 'war-machines' }, 'lacks-master-gunner'],
	['no missile', [{}, {}], { hero: '0:h3', action: 'ranged-support' }, 'lacks-missile'],
	['no spell', [{}, {}], { hero: '0:h3', action: 'magic-support' }, 'lacks-spell'],
	['no strategy', [{}, {}], { hero: '0:h3', action: 'command-unit' }, 'lacks-strategy'],
	['no value to test', [{}, {}], { hero: '0:h3', action: 'tend-wounded' }, 'lacks-value'],
	['not agreed', [{}, {}], { hero: A1, action: 'challenge', opponent: '1:h1' }, 'not-agreed'],
	['nobody named', [{}, {}], { hero: A1, action: 'challenge', agreed: true }, 'no-opponent'],
	['no creature', [{}, { creatures: [] }], { hero: A1, action: 'group-attack', agreed: true }, 'lacks-enemy-creature'],
	['nobody', [{}, {}], { hero: '0:constructor', action: 'hide' }, 'unknown-hero'],
	[
		'an enemy along',
		[{}, {}],
		{ hero: A1, action: 'group-attack', agreed: true, opponent: '1:c1', others: ['1:h1'] },
		'no-friend'
	]
] as const)('refused: %s', (_, forces, event, why) => {
	expect(refusal(atHeroes({}, [...forces]), { kind: 'act', ...event })).toBe(why);
});

test('one action a turn; what is due comes first', () => {
	const fold = play(atHeroes(), act('hide', []));
	expect(refusal(fold, act('hide', []))).toBe('has-acted');
	const due = play(atHeroes(), act('among-troops', [[1], [1]]));
	expect(refusal(due, { kind: 'npc', hero: '0:h2' })).toBe('due-first');
	const waived = play(due, { kind: 'waive' });
	expect([waived.state.due, refusal(waived, { kind: 'waive' })]).toEqual([[], 'nothing-due']);
	const out = play(due, { kind: 'wounds', lost: 12, fate: 'out' });
	expect(refusal(out, { kind: 'npc', hero: A1 })).toBe('hero-out');
});

const challenge = { kind: 'act', hero: A1, action: 'challenge', agreed: true, opponent: '1:h1' };

test('a challenge: refused, won, lost, or fled from', () => {
	const fold = play(atHeroes(), challenge, { kind: 'set', second: 5 });
	const refused = play(fold, { kind: 'duel', result: 'refused', dice: [[6]] });
	expect([refused.state.points, refused.state.due]).toEqual([[2, 5], [{ kind: 'wounds', hero: A1, damage: 10 }]]);
	expect(play(fold, { kind: 'duel', result: 'won' }).state.points).toEqual([3, 5]);
	expect(play(fold, { kind: 'duel', result: 'lost' }).state.points).toEqual([0, 8]);
	expect(play(fold, { kind: 'duel', result: 'undecided' }).state.due).toHaveLength(2);
	const stays = play(fold, { kind: 'flee', hero: '1:h1', by: 'agility', dice: [[36]] });
	expect([stays.state.points, refusal(stays, { kind: 'duel', result: 'refused' })]).toEqual([[0, 5], 'duel-begun']);
	const gone = play(stays, { kind: 'flee', hero: '1:h1', by: 'agility', dice: [[35]] });
	expect([gone.state.points, gone.state.due.map(({ kind }) => kind)]).toEqual([
		[0, 3],
		['wounds', 'wounds']
	]);
	const byFate = play(fold, { kind: 'flee', hero: '1:h1', by: 'fate' });
	expect([byFate.state.points, byFate.state.people['1:h1']?.destiny]).toEqual([[0, 3], 0]);
	expect(refusal(fold, { kind: 'flee', hero: '0:h3', by: 'fate' })).toBe('not-in-fight');
});

test('a group attacks a creature: four points and the creature is dead, or each who flees costs one', () => {
	const hunt = { kind: 'act', hero: A1, action: 'group-attack', agreed: true, opponent: '1:c1', others: ['0:h3'] };
	const fold = play(atHeroes(), { kind: 'set', first: 6 }, hunt);
	expect([fold.state.people['0:h3']?.acted, fold.state.people['1:c1']?.acted]).toEqual([true, true]);
	const won = play(fold, { kind: 'hunt', result: 'won' });
	expect([won.state.points, won.state.people['1:c1']?.fate]).toEqual([[10, 0], 'dead']);
	const one = play(fold, { kind: 'flee', hero: '0:h3', by: 'agility', dice: [[1]] });
	expect([one.state.points, one.state.due]).toMatchObject([[5, 0], [{ kind: 'hunt', heroes: [A1] }]]);
	const both = play(one, { kind: 'flee', hero: A1, by: 'fate' });
	expect([both.state.points, both.state.due.map(({ kind }) => kind)]).toEqual([
		[4, 0],
		['wounds', 'wounds']
	]);
	const acted = play(
		atHeroes(),
		{ kind: 'act', hero: '1:c1', action: 'great-creature', dice: [[1], [1], [1]] },
		{ kind: 'waive' }
	);
	expect(refusal(acted, hunt)).toBe('lacks-enemy-creature');
});

test('a camp does not fall below nothing, or does by ruling', () => {
	const flee = { kind: 'flee', hero: A1, by: 'fate' };
	expect(play(atHeroes(), challenge, flee).state.points).toEqual([0, 0]);
	expect(play(atHeroes({ 'negative-points': true }), challenge, flee).state.points).toEqual([-2, 0]);
});

test('B11: the general dies, for any reason: four points for the enemy at once, once', () => {
	const general = '0:general';
	const fold = play(
		atHeroes(),
		{ kind: 'act', hero: general, action: 'hide' },
		{ kind: 'set', hero: general, fate: 'dead' }
	);
	expect(fold.state.points).toEqual([0, 4]);
	expect(line(fold, 'general-dead')?.facts).toEqual({ hero: general, side: 1, points: 4 });
	expect(play(fold, { kind: 'set', hero: general, fate: 'dead' }).state.points).toEqual([0, 4]);
	const hero = { heroes: [{ id: 'h1', general: true, wounds: 5, characteristics: { ws: 40 } }] };
	const wounded = play(atHeroes({}, [hero, {}]), act('among-troops', [[99], [9]]), {
		kind: 'wounds',
		lost: 9,
		fate: 'dead'
	});
	expect(wounded.state.points).toEqual([1, 4]);
});

test.each([
	['B10: the higher total wins', 30, 28, 25, { winner: 0, reason: 'higher' }],
	['B10: equal totals: nobody is beaten', 30, 30, 25, { winner: null, reason: 'equal' }],
	['one at the threshold', 24, 25, 25, { winner: 1, reason: 'threshold' }]
])('%s', (_, first, second, threshold, outcome) => {
	const set = { kind: 'set', first, second, phase: 'verdict' };
	const { state } = play(startOf(), { ...MUSTER, threshold }, set, { kind: 'verdict' });
	expect([state.outcome, state.phase]).toEqual([outcome, 'ended']);
});

test('B10: 24 and 20 of 25: the next turn begins, and everybody may act again', () => {
	const fold = play(startOf(), { ...MUSTER, threshold: 25 }, { kind: 'set', phase: 'heroes' }, act('hide', []));
	const set = { kind: 'set', first: 24, second: 20 };
	const { state } = play(fold, set, { kind: 'heroes-done' }, { kind: 'verdict' });
	expect([state.turn, state.phase, state.people[A1]?.acted]).toEqual([2, 'moral', false]);
});

test('when the last who may act has acted, the verdict is next', () => {
	const few = { heroes: [{ id: 'h1' }], creatures: [], general: null };
	const fold = play(atHeroes({}, [few, { ...few, heroes: [] }]), act('hide', []));
	expect(fold.state.phase).toBe('verdict');
});

test('the general who is no hero of the roster acts too, with his two skills', () => {
	const fold = play(atHeroes(), { kind: 'act', hero: '0:general', action: 'command-unit', dice: [[70], [1]] });
	expect(fold.state.points).toEqual([1, 0]);
});

test('the running score holds every change, with its turn', () => {
	const fold = play(atHeroes(), act('among-troops', [[30], [1]]), { kind: 'waive' });
	expect(fold.state.course).toEqual([
		{ turn: 0, phase: 'muster', points: [0, 0] },
		{ turn: 1, phase: 'heroes', points: [3, 0] }
	]);
});

test('a roster that repeats an id, or names a hero as an object does, is played all the same', () => {
	const twice = force('A', { heroes: [{ id: 'h1' }, { id: 'h1' }, { id: '__proto__' }, { id: 'constructor' }] });
	const { state } = startOf({}, [twice, {}]);
	expect(Object.values(state.actors).filter(({ side, kind }) => side === 0 && kind === 'hero')).toHaveLength(5);
	expect(refusal(play(startOf(), MUSTER), { kind: 'act', hero: A1, action: 'hide' })).toBe('not-now');
	expect(refusal(startOf(), { kind: 'charge' })).toBe('unknown-event');
	expect(refusal(startOf(), { kind: 'muster', balance: 'even' })).toBe('wrong-shape');
});
