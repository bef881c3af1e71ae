import { expect, test } from 'vitest';
import { parseAttack } from './attack.ts';
import { missile, read, rolled, melee, shot } from './odds.fixture.ts';
import { rollAttack } from './roll.ts';

test.each([
	[null, 'not-an-attack'],
	[[], 'not-an-attack'],
	[{ game: 'chess', kind: 'melee' }, 'not-an-attack'],
	[{ game: '__proto__', kind: 'melee' }, 'not-an-attack'],
	[{ game: 'dbg', kind: 'constructor' }, 'not-an-attack'],
	[{ game: 'dbg', kind: 'melee' }, 'wrong-shape'],
	[melee([], [{ combat: 1, defence: 1 }]), 'wrong-shape'],
	[melee([{ combat: 1.5, defence: 10 }], [{ combat: 1, defence: 1 }]), 'wrong-shape'],
	[melee([{ combat: 1e308, defence: 10 }], [{ combat: 1, defence: 1 }]), 'wrong-shape'],
	[melee([{ combat: 1, defence: 1, state: 'out' }], [{ combat: 1, defence: 1 }]), 'wrong-shape'],
	[melee(Array(2).fill({ combat: 1, defence: 1 }), Array(2).fill({ combat: 1, defence: 1 })), 'many-against-many'],
	[melee([{ combat: 1, defence: 1 }], [{ combat: 1, defence: 1 }], { strike: 1 }), 'strike-out-of-range'],
	[{ game: 'oscar', kind: 'test', discipline: '2k3' }, 'wrong-shape']
])('%j is refused: %s', (value, code) => {
	expect(parseAttack(value)).toMatchObject({ ok: false, error: { code } });
});

test.each([
	[melee([{ combat: 1, defence: 1 }], [{ combat: 1, defence: 1 }]), 'no-dice'],
	[melee([{ combat: 1, defence: 1 }], [{ combat: 1, defence: 1 }], { dice: [[1]] }), 'dice-count'],
	[melee([{ combat: 1, defence: 1 }], [{ combat: 1, defence: 1 }], { dice: [[1], [0]] }), 'die-unfinished'],
	[melee([{ combat: 1, defence: 1 }], [{ combat: 1, defence: 1 }], { seed: 'x' }), 'bad-seed'],
	[shot({ distance: 71, dice: [[1]] }), 'out-of-range'],
	[shot({ rulings: { 'missile-table': 'mine' }, dice: [[1]] }), 'unknown-ruling'],
	[{ game: 'oscar', kind: 'test', discipline: '2k2', dice: [[1, 7]] }, 'bad-face'],
	[{ game: 'oscar', kind: 'test', discipline: '2k2', dice: [[1]] }, 'dice-count']
])('rolling %j fails: %s', (value, code) => {
	expect(rollAttack(read(value), missile)).toMatchObject({ ok: false, error: { code } });
});

test('the same seed rolls the same, and its faces resolve to the same result', () => {
	const attack = melee([{ combat: 6, defence: 10 }], [{ combat: 5, defence: 13 }]);
	const first = rolled({ ...attack, seed: 'mt19937:99' });
	expect(rolled({ ...attack, seed: 99 })).toEqual(first);
	expect(first.seed).toBe('mt19937:99');
	expect(rolled({ ...attack, dice: first.dice })).toEqual({ ...first, seed: null });
});
