import { expect, test } from 'vitest';
import { engine, force } from '#lib/match/battle/table.fixture.ts';
import { type BattleState, actorIn } from '#lib/match/battle/state.ts';
import { actionRows, idleReason } from './actions.ts';

const fresh = engine.start({ sides: [force('a'), force('b', { warMachines: false, creatures: [] })], rulings: {} });
const heroes: BattleState = { ...fresh, phase: 'heroes', needed: [55, 55], balance: 'balanced' };
const rowsOf = (state: BattleState, ref: string) =>
	actionRows(
		state,
		actorIn(state, ref),
		engine.offers(state).filter(({ event }) => event['hero'] === ref)
	);
const rowOf = (ref: string, id: string) => rowsOf(heroes, ref).find((row) => row.id === id);

test('all twelve actions are told, in the order of the source', () => {
	expect(rowsOf(heroes, '0:h1')).toHaveLength(12);
	expect(rowsOf(heroes, '0:h1')[0]?.id).toBe('hide');
	expect(rowsOf(heroes, '0:h1').at(-1)?.id).toBe('great-creature');
});

test('an action that can be taken has its offer, its chance and what it brings', () => {
	const row = rowOf('0:h1', 'among-troops');
	expect(row).toMatchObject({ lacks: [], target: 50, chance: 0.5, damage: { count: 1, sides: 10, plus: 4 } });
	expect(row?.offer?.event).toMatchObject({ kind: 'act', hero: '0:h1', action: 'among-troops' });
	expect(row?.expected).toBeGreaterThan(1);
});

test.each([
	['0:h1', 'war-machines', ['master-gunner']],
	['0:h1', 'group-attack', ['enemy-creature']],
	['1:h3', 'war-machines', ['war-machines']],
	['0:h3', 'magic-support', ['spell', 'value']],
	['0:h1', 'great-creature', ['creature']]
])('%s cannot take %s: %j', (ref, id, lacks) => {
	const row = rowOf(ref, id);
	expect(row?.lacks).toEqual(expect.arrayContaining(lacks));
	expect(row?.offer).toBeNull();
});

test('a fight has no expected points: it is the group’s own', () => {
	expect(rowOf('0:h1', 'challenge')).toMatchObject({ expected: null, chance: null });
});

test.each([
	[{}, null],
	[{ phase: 'moral' }, 'phase'],
	[{ people: { ...heroes.people, '0:h1': { lost: 0, fate: 'fit', acted: true, destiny: 1 } } }, 'acted'],
	[{ people: { ...heroes.people, '0:h1': { lost: 9, fate: 'dead', acted: false, destiny: 0 } } }, 'out'],
	[{ due: [{ kind: 'wounds', hero: '0:h2', damage: 3 }] }, 'due']
] satisfies readonly (readonly [Partial<BattleState>, string | null])[])('%j: idle because %s', (change, why) => {
	const state: BattleState = { ...heroes, ...change };
	expect(idleReason(state, actorIn(state, '0:h1'))).toBe(why);
});
