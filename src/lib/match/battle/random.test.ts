import fc from 'fast-check';
import { expect, test } from 'vitest';
import { replay, withoutLast } from '../fold.ts';
import { arbGame, battleFaults, engine, playBattle } from './games.fixture.ts';

test('random battles: nothing offered is refused, states stay in their sets, nobody acts twice in a turn', () => {
	fc.assert(
		fc.property(arbGame, (game) => {
			const acted = new Set<string>();
			for (const { before, event, after } of playBattle(game, 200).steps) {
				const wrong = battleFaults(after.state);
				if (wrong.length > 0) throw new Error(`${JSON.stringify(event)}: ${wrong.join('; ')}`);
				if (event.kind !== 'act' && event.kind !== 'npc') continue;
				const others: unknown[] = Array.isArray(event['others']) ? event['others'] : [];
				for (const hero of [event['hero'], ...others]) {
					const key = `${before.state.turn} ${String(hero)}`;
					if (acted.has(key)) throw new Error(`acted twice: ${key}`);
					acted.add(key);
				}
			}
		}),
		{ numRuns: 60 }
	);
});

test('random battles: the state is plain data, replay is identical, undo is exact', () => {
	fc.assert(
		fc.property(arbGame, (game) => {
			const { document, fold, steps } = playBattle(game, 150);
			const again = replay(document, engine);
			expect(again.ok && again.value).toEqual(fold);
			expect(JSON.parse(JSON.stringify(fold.state))).toEqual(fold.state);
			const undone = replay(withoutLast(document), engine);
			expect(undone.ok && undone.value).toEqual(steps.at(-1)?.before);
		}),
		{ numRuns: 15 }
	);
});

test('random battles come to an end by themselves', () => {
	const games = fc.sample(arbGame, { numRuns: 8, seed: 3 });
	const reasons = games.map((game) => playBattle(game, 3000).fold.state.outcome?.reason);
	expect(reasons.filter((reason) => reason !== 'agreed')).toHaveLength(8);
});
