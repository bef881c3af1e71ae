import fc from 'fast-check';
import { expect, test } from 'vitest';
import { err, failure, ok } from '../util/result.ts';
import { type MatchDocument, type MatchEvent, parseMatch } from './document.ts';
import { type DiceWant, type MatchEngine, logLine } from './engine.ts';
import { advance, begin, replay, withEvent, withoutLast } from './fold.ts';

/* A toy game: every event rolls what it says and adds the faces up; at 100 it is over. */

const WANTS: Readonly<Record<string, readonly DiceWant[]>> = {
	endless: [{ kind: 'd10', who: 'a' }],
	pool: [{ kind: 'pool', count: 3, who: 'a' }],
	both: [
		{ kind: 'die', faces: 3, who: null },
		{ kind: 'pool', count: 1, who: null }
	],
	plain: []
};
const toy: MatchEngine<{ readonly sum: number }> = {
	game: 'dbg',
	start: () => ({ sum: 0 }),
	plan: (state, event) => {
		const wants = WANTS[event.kind];
		if (!wants) return err(failure('unknown-event', { kind: event.kind }));
		return ok({
			wants,
			attack: null,
			resolve: (dice) => {
				const sum = dice.flat().reduce((all, face) => all + face, state.sum);
				return { state: { sum }, log: [logLine('sum', { sum }, { dice })] };
			}
		});
	},
	offers: () => [],
	isOver: ({ sum }) => sum >= 100
};

function match(events: readonly MatchEvent[], seed = 'mt19937:7'): MatchDocument {
	const roster = { format: 'signifer.roster', version: 1, game: 'dbg', army: 'romans', entries: [] };
	const parsed = parseMatch({
		format: 'signifer.match',
		version: 1,
		game: 'dbg',
		sides: [roster, roster],
		seed,
		events
	});
	if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
	return parsed.value;
}
function played(document: MatchDocument) {
	const fold = replay(document, toy);
	if (!fold.ok) throw new Error(JSON.stringify(fold.error));
	return fold.value;
}

test('typed dice are taken as they are and leave the seed alone', () => {
	const fold = played(
		match([
			{ kind: 'both', dice: [[3], [6]] },
			{ kind: 'pool', dice: [[1, 2, 3]] }
		])
	);
	expect([fold.state.sum, fold.position]).toEqual([15, 0]);
	expect(fold.log.map((entry) => entry.typed)).toEqual([true, true]);
});

test.each([
	['pool', [[1, 2]], 'dice-count', { expected: 3, given: 2, who: 'a' }],
	['pool', [], 'dice-count', { expected: 1, given: 0 }],
	['pool', [[1, 2, 3], [4]], 'dice-count', { expected: 1, given: 2 }],
	['plain', [[4]], 'dice-count', { expected: 0, given: 1 }],
	['pool', [[1, 2, 7]], 'bad-face', { face: 7, max: 6 }],
	['pool', [[1, 2, 0]], 'bad-face', { face: 0, max: 6 }],
	['both', [[4], [1]], 'bad-face', { face: 4, max: 3 }],
	['endless', [[10]], 'bad-face', { face: 10, max: 9 }],
	['endless', [[0]], 'die-unfinished', {}],
	['endless', [[3, 4]], 'die-too-long', {}]
])('%s with dice %j is refused: %s', (kind, dice, code, facts) => {
	const result = replay(match([{ kind: 'plain' }, { kind, dice }]), toy);
	expect(result).toMatchObject({ ok: false, error: { event: 1, failure: { code, facts } } });
});

test('an event that the game does not know stops the replay there, with what came before', () => {
	const result = replay(match([{ kind: 'pool' }, { kind: 'dance' }]), toy);
	expect(result).toMatchObject({
		ok: false,
		error: { event: 1, failure: { code: 'unknown-event' }, before: { log: [{ event: 0 }] } }
	});
});

test('after the end only words are added', () => {
	const over = match(Array.from({ length: 30 }, () => ({ kind: 'endless', dice: [[9]] })).slice(0, 12));
	expect(played(withEvent(over, { kind: 'note', text: 'What a day' })).log.at(-1)?.lines).toEqual([
		logLine('note', { text: 'What a day' })
	]);
	expect(replay(withEvent(over, { kind: 'plain' }), toy)).toMatchObject({
		ok: false,
		error: { failure: { code: 'match-over' } }
	});
	expect(replay(withEvent(over, { kind: 'note' }), toy)).toMatchObject({
		ok: false,
		error: { failure: { code: 'wrong-shape' } }
	});
});

const events = fc.array(
	fc.constantFrom<MatchEvent>(
		{ kind: 'endless' },
		{ kind: 'pool' },
		{ kind: 'both' },
		{ kind: 'plain' },
		{ kind: 'note', text: 'x' },
		{ kind: 'pool', dice: [[1, 1, 1]] }
	),
	{ minLength: 1, maxLength: 8 }
);
const seeds = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }).map((seed) => `mt19937:${seed}`);

test('the same document gives the same log, step by step or at once, and from a state that went through JSON', () => {
	fc.assert(
		fc.property(events, seeds, (list, seed) => {
			const document = match(list, seed);
			const once = played(document);
			expect(played(document)).toEqual(once);
			let fold = begin(document, toy);
			for (const event of list) {
				const next = advance(JSON.parse(JSON.stringify(fold)), event, seed, toy);
				if (!next.ok) throw new Error('bug');
				fold = next.value;
			}
			expect(fold).toEqual(once);
		}),
		{ numRuns: 100 }
	);
});

test('undo is exact, and doing the same again rolls the same: no fishing for better dice', () => {
	fc.assert(
		fc.property(events, seeds, (list, seed) => {
			const document = match(list, seed);
			const before = played(document);
			const after = withEvent(document, { kind: 'endless' });
			expect(played(withoutLast(after))).toEqual(before);
			expect(played(withEvent(withoutLast(after), { kind: 'endless' }))).toEqual(played(after));
		}),
		{ numRuns: 100 }
	);
});

test('dice of one seed are one sequence, however many events they are dealt to', () => {
	const faces = (kind: string, times: number) =>
		played(match(Array.from({ length: times }, () => ({ kind })))).log.flatMap(({ lines }) =>
			lines.flatMap(({ dice }) => dice.flat())
		);
	expect(faces('pool', 2)).toHaveLength(6);
	expect(new Set(faces('pool', 8)).size).toBeGreaterThan(3);
	expect(faces('pool', 3).slice(0, 3)).toEqual(faces('pool', 1));
	expect(faces('pool', 3).slice(3, 6)).not.toEqual(faces('pool', 1));
});
