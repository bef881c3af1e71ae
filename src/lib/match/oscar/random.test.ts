import fc from 'fast-check';
import { expect, test } from 'vitest';
import { replay, withoutLast } from '../fold.ts';
import { arbGame, oscarFaults, playOscar } from './games.fixture.ts';
import { engine } from './table.fixture.ts';

test('random games: nothing is refused, states stay in their sets, no group is tried twice in a turn', () => {
	fc.assert(
		fc.property(arbGame, (game) => {
			const tried = new Set<string>();
			for (const { before, event, after } of playOscar(game, 150).steps) {
				const wrong = oscarFaults(after.state);
				if (wrong.length > 0) throw new Error(`${JSON.stringify(event)}: ${wrong.join('; ')}`);
				if (event.kind !== 'activate') continue;
				const key = `${before.state.turn} ${String(event['group'])}`;
				if (tried.has(key)) throw new Error(`tried twice: ${key}`);
				tried.add(key);
			}
		}),
		{ numRuns: 40 }
	);
});

test('random games: the state is plain data, replay is identical, undo is exact', () => {
	fc.assert(
		fc.property(arbGame, (game) => {
			const { document, fold, steps } = playOscar(game, 120);
			const again = replay(document, engine);
			expect(again.ok && again.value).toEqual(fold);
			expect(JSON.parse(JSON.stringify(fold.state))).toEqual(fold.state);
			const undone = replay(withoutLast(document), engine);
			expect(undone.ok && undone.value).toEqual(steps.at(-1)?.before);
		}),
		{ numRuns: 10 }
	);
});

test('random games come to an end by themselves', () => {
	const games = fc.sample(arbGame, { numRuns: 6, seed: 1 });
	const reasons = games.map((game) => playOscar(game, 1000).fold.state.outcome?.reason);
	expect(reasons.filter((reason) => reason === 'groups-lost' || reason === 'surrendered').length).toBeGreaterThan(4);
});
