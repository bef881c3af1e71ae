import { expect, test } from 'vitest';
import { engine, force } from '#lib/match/battle/table.fixture.ts';
import { battleOf, courseOf } from './state.ts';

const start = engine.start({ sides: [force('a'), force('b')], rulings: {} });
const at = (first: number, second: number, turn: number) => ({ state: { ...start, points: [first, second], turn } });

test('the state of another game is a bug', () => {
	expect(() => battleOf({ state: { game: 'dbg' } })).toThrow();
	expect(battleOf({ state: start })).toBe(start);
});

test('a step for each event that changed a score, in the turn in which it happened', () => {
	const course = courseOf([at(0, 6, 1), at(0, 6, 1), at(2, 6, 1), at(2, 6, 2), at(2, 9, 2)]);
	expect(course.steps).toEqual([
		{ turn: 0, scores: [0, 6] },
		{ turn: 1, scores: [2, 6] },
		{ turn: 2, scores: [2, 9] }
	]);
	expect(course.events).toEqual([null, 1, 3]);
});
