import fc from 'fast-check';
import { expect, test } from 'vitest';
import { battleCatalogue } from '../../catalogue/battle-lists.ts';
import { MAX_EVENTS, type MatchEvent, parseMatch } from '../document.ts';
import { advance, replay } from '../fold.ts';
import { battleForecast, turnForecast } from './forecast.ts';
import { EVENTS } from './events.ts';
import { arbGame, engine, playBattle } from './games.fixture.ts';
import { atHeroes, force, play, scene, startOf } from './table.fixture.ts';

/* What comes from outside is refused with a code, or played; it never throws. */

const SEED = 'mt19937:7';
const code = (fold: Parameters<typeof advance>[0] & ReturnType<typeof startOf>, event: MatchEvent): string => {
	const next = advance(fold, event, SEED, engine);
	return next.ok ? 'ok' : next.error.code === 'not-allowed' ? String(next.error.facts['why']) : next.error.code;
};
const MUSTER: MatchEvent = { kind: 'muster', balance: 'balanced' };
const document = (more: object = {}): Record<string, unknown> => ({
	format: 'signifer.match',
	version: 1,
	game: 'bataille-rangee',
	sides: [force('A'), force('B')],
	seed: SEED,
	...more
});

test.each([
	['forces in a match of warbands', { game: 'dbg' }, 'side-of-other-game'],
	['one side', { sides: [force('A')] }, 'wrong-shape'],
	['sides by name', { sides: { first: force('A'), second: force('B') } }, 'wrong-shape'],
	['a side that is none', { sides: [force('A'), null] }, 'not-a-roster'],
	['an event that is a text', { events: ['muster'] }, 'wrong-shape'],
	['an event without a kind', { events: [{}] }, 'wrong-shape'],
	['dice that are no lists', { events: [{ kind: 'moral', dice: [1, 2] }] }, 'wrong-shape'],
	['half a face', { events: [{ kind: 'moral', dice: [[1.5]] }] }, 'wrong-shape'],
	['no seed', { seed: 'dice of the moon' }, 'bad-seed'],
	['a newer version', { version: 2 }, 'newer-match'],
	['too many events', { events: Array(MAX_EVENTS + 1).fill(MUSTER) }, 'too-many-events']
])('a document with %s is refused', (_, more, expected) => {
	const read = parseMatch(document(more));
	expect(read.ok ? 'ok' : read.error.code).toBe(expected);
});

test.each([
	[{ kind: '__proto__' }, 'unknown-event'],
	[{ kind: 'constructor' }, 'unknown-event'],
	[{ kind: 'muster' }, 'wrong-shape'],
	[{ kind: 'muster', balance: 'toString' }, 'wrong-shape'],
	[{ kind: 'muster', balance: 'overwhelming', stronger: 2 }, 'wrong-shape'],
	[{ kind: 'muster', balance: 'overwhelming' }, 'stronger-unchosen'],
	[{ ...MUSTER, threshold: 1e308 }, 'wrong-shape'],
	[{ ...MUSTER, threshold: 0 }, 'wrong-shape'],
	[{ ...MUSTER, threshold: 40.5 }, 'wrong-shape'],
	[{ ...MUSTER, dice: [[1]] }, 'dice-count'],
	[{ kind: 'military' }, 'not-now'],
	[{ kind: 'set', phase: 'verdict' }, 'not-mustered'],
	[{ kind: 'set', phase: 'ended' }, 'wrong-shape'],
	[{ kind: 'set', turn: 0 }, 'wrong-shape'],
	[{ kind: 'set', first: 1e9 }, 'wrong-shape'],
	[{ kind: 'set', hero: '__proto__', fate: 'dead' }, 'unknown-hero'],
	[{ kind: 'set', hero: '0:h1', lost: -1 }, 'wrong-shape'],
	[{ kind: 'waive' }, 'nothing-due'],
	[{ kind: 'gain' }, 'nothing-due'],
	[{ kind: 'flee', hero: '0:h1', by: 'fate' }, 'nothing-due'],
	[{ kind: 'end', winner: 2 }, 'wrong-shape'],
	[{ kind: 'note', text: 3000 }, 'wrong-shape']
])('before the battle %j is refused: %s', (event, expected) => {
	expect(code(startOf(), event)).toBe(expected);
});

test.each([
	[{ kind: 'act', hero: '__proto__', action: 'hide' }, 'unknown-hero'],
	[{ kind: 'act', hero: 'toString', action: 'hide' }, 'unknown-hero'],
	[{ kind: 'act', hero: '', action: 'hide' }, 'wrong-shape'],
	[{ kind: 'act', hero: '0:h1', action: 'constructor' }, 'wrong-shape'],
	[{ kind: 'act', hero: '0:h1', action: 'among-troops', modifier: 1e9 }, 'wrong-shape'],
	[{ kind: 'act', hero: '0:h1', action: 'heroic-act', by: 'courage' }, 'wrong-shape'],
	[{ kind: 'act', hero: '0:h1', action: 'heroic-act', by: 'ws' }, 'no-such-test'],
	[{ kind: 'act', hero: '0:h1', action: 'magic-support', difficulty: -1 }, 'wrong-shape'],
	[{ kind: 'act', hero: '0:c1', action: 'great-creature', extra: 21 }, 'wrong-shape'],
	[{ kind: 'act', hero: '0:c1', action: 'among-troops' }, 'lacks-creature'],
	[{ kind: 'act', hero: '0:h1', action: 'challenge', opponent: '__proto__', agreed: true }, 'no-opponent'],
	[{ kind: 'act', hero: '0:h1', action: 'challenge', opponent: '0:h2', agreed: true }, 'no-opponent'],
	[
		{ kind: 'act', hero: '0:h1', action: 'group-attack', opponent: '1:c1', others: ['__proto__'], agreed: true },
		'no-friend'
	],
	[
		{ kind: 'act', hero: '0:h1', action: 'group-attack', opponent: '1:c1', others: ['1:h1'], agreed: true },
		'no-friend'
	],
	[{ kind: 'act', hero: '0:h1', action: 'group-attack', opponent: '1:c1', others: 'all' }, 'wrong-shape'],
	[{ kind: 'act', hero: '0:h1', action: 'group-attack', opponent: '1:c1', others: [''] }, 'wrong-shape'],
	[{ kind: 'npc', hero: '__proto__' }, 'unknown-hero'],
	[{ kind: 'npc', hero: '0:c1' }, 'lacks-creature'],
	[{ kind: 'act', hero: '0:h1', action: 'among-troops', dice: [] }, 'dice-count'],
	[{ kind: 'act', hero: '0:h1', action: 'among-troops', dice: [[50], [1], [1], [1]] }, 'dice-count'],
	[{ kind: 'act', hero: '0:h1', action: 'among-troops', dice: [[0], [1]] }, 'bad-face'],
	[{ kind: 'act', hero: '0:h1', action: 'among-troops', dice: [[101], [1]] }, 'bad-face'],
	[{ kind: 'act', hero: '0:h1', action: 'among-troops', dice: [[50, 50], [1]] }, 'dice-count'],
	[{ kind: 'moral' }, 'not-now']
])('among the heroes %j is refused: %s', (event, expected) => {
	expect(code(atHeroes(), event)).toBe(expected);
});

test('wounds, flights and duels take nobody and nothing from outside the fight', () => {
	const duel = play(atHeroes(), {
		kind: 'act',
		hero: '0:h1',
		action: 'challenge',
		opponent: '1:h1',
		agreed: true
	});
	expect(code(duel, { kind: 'flee', hero: '__proto__', by: 'fate' })).toBe('not-in-fight');
	expect(code(duel, { kind: 'flee', hero: '0:h2', by: 'agility' })).toBe('not-in-fight');
	expect(code(duel, { kind: 'duel', result: 'valueOf' })).toBe('wrong-shape');
	expect(code(duel, { kind: 'wounds', lost: 1 })).toBe('due-first');
	const wounded = play(duel, { kind: 'duel', result: 'won' });
	expect(code(wounded, { kind: 'wounds', lost: 1e6 })).toBe('wrong-shape');
	expect(code(wounded, { kind: 'wounds', lost: 1, fate: 'risen' })).toBe('wrong-shape');
	expect(code(wounded, { kind: 'duel', result: 'won' })).toBe('due-first');
});

test('a thousand waives: the first with nothing due is refused and named', () => {
	const waives = Array<MatchEvent>(1000).fill({ kind: 'waive' });
	const before: MatchEvent[] = [
		MUSTER,
		{ kind: 'set', phase: 'heroes' },
		{ kind: 'act', hero: '0:h1', action: 'challenge', opponent: '1:h1', agreed: true },
		{ kind: 'duel', result: 'undecided' }
	];
	const read = parseMatch(document({ events: [...before, ...waives] }));
	if (!read.ok) throw new Error(read.error.code);
	const fold = replay(read.value, engine);
	// two fighters are owed their wounds; both are waived
	expect(fold.ok ? 'ok' : [fold.error.failure.facts['why'], fold.error.event]).toEqual(['nothing-due', 6]);
});

test('rulings that are none, or answers that are none, are the defaults', () => {
	const events: MatchEvent[] = [MUSTER, { kind: 'moral' }, { kind: 'military' }, { kind: 'tactical' }];
	const played = (rulings: object) => {
		const read = parseMatch(document({ events, rulings }));
		if (!read.ok) throw new Error(read.error.code);
		const fold = replay(read.value, engine);
		if (!fold.ok) throw new Error(fold.error.failure.code);
		const { rulings: _, ...state } = fold.value.state;
		return { ...fold.value, state };
	};
	const plain = played({});
	expect(played({ weather: 'rain', constructor: true, 'tactical-tie': 'everybody', 'negative-points': 1e308 })).toEqual(
		plain
	);
	expect(played(JSON.parse('{"__proto__": {"tactical-tie": "both"}}') as object)).toEqual(plain);
});

test.each([
	['more than a number holds exactly', 1e17],
	['the largest', Number.MAX_VALUE],
	['its opposite', -Number.MAX_VALUE],
	['parts of a point', 2.5]
])('a force with numbers that make no sense fights in whole points, and is foreseen: %s', (_, n) => {
	const characteristics = { ws: n, bs: n, s: n, ag: n, int: n };
	const skills = { heal: n, command: n, strategy: n, casting: n };
	const odd = {
		soldiers: n,
		strategicPoints: n,
		general: { name: 'N', strategy: n, command: n },
		heroes: [{ id: 'h1', characteristics, skills, casts: n, fate: n, wounds: n, sb: n, missile: true }],
		creatures: [
			{ id: 'c1', sb: n, wounds: n },
			{ id: 'c2', sb: -3, wounds: n }
		]
	};
	let fold = play(startOf({}, [odd, odd]), { ...MUSTER, threshold: 45 });
	const foreseen = battleForecast(scene(fold.state), { '0:c2': { action: 'great-creature' } }, SEED);
	const [first = NaN, second = NaN] = foreseen?.win ?? [];
	expect(first + second + (foreseen?.draw ?? NaN)).toBeCloseTo(1, 6);
	expect(turnForecast(scene(fold.state), {})?.error).toBeNull();
	fold = play(fold, { kind: 'moral' }, { kind: 'military' }, { kind: 'tactical' });
	for (const [hero, action] of [
		['0:c1', 'great-creature'],
		['0:h1', 'among-troops'],
		['1:h1', 'magic-support']
	]) {
		while (fold.state.due.length > 0) fold = play(fold, { kind: 'waive' });
		fold = play(fold, { kind: 'act', hero, action });
	}
	expect(fold.state.points.every(Number.isSafeInteger)).toBe(true);
	expect(JSON.parse(JSON.stringify(fold.state))).toEqual(fold.state);
});

const REFS = ['0:h1', '0:h2', '0:c1', '1:h1', '1:h2', '1:c1', '1:general', '__proto__', 'constructor', ''];
const PLAUSIBLE: Readonly<Record<string, readonly unknown[]>> = {
	hero: REFS,
	opponent: REFS,
	action: [...battleCatalogue.actions.keys()],
	others: [[], ['0:h2'], ['1:h2', '1:h2'], ['__proto__']],
	by: ['agility', 'fate', 'int', 's'],
	result: ['refused', 'won', 'lost', 'undecided'],
	fate: ['fit', 'out', 'dead'],
	balance: ['balanced', 'overwhelming'],
	stronger: [0, 1],
	winner: [0, 1, null],
	phase: ['moral', 'military', 'tactical', 'heroes', 'verdict'],
	lost: [0, 999],
	agreed: [true],
	acted: [false],
	first: [-999, 999],
	second: [-999, 999],
	threshold: [1, 999],
	turn: [1, 999],
	modifier: [-100, 100],
	difficulty: [0, 999],
	extra: [20]
};
const arbHostile = fc.oneof(
	fc.constantFrom<unknown>(-1, 0.5, 1e308, Number.MAX_SAFE_INTEGER, 'valueOf', null),
	fc.jsonValue({ maxDepth: 2 })
);
const models: Readonly<Record<string, fc.Arbitrary<unknown>>> = Object.fromEntries([
	...Object.entries(PLAUSIBLE).map(([field, values]): [string, fc.Arbitrary<unknown>] => [
		field,
		fc.oneof({ weight: 30, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: arbHostile })
	]),
	['constructor', arbHostile]
]);
const arbFields = fc.record(models, {
	requiredKeys: ['hero', 'action', 'result', 'by', 'balance', 'stronger', 'lost', 'agreed', 'opponent']
});
const arbDice = fc.array(fc.array(fc.integer({ min: -1, max: 101 }), { maxLength: 2 }), { maxLength: 4 });
/** Any event that a document can hold; its kind is mostly one of the game. */
const arbEvent = fc
	.record({
		kind: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...Object.keys(EVENTS)) }, fc.string({ minLength: 1 })),
		fields: arbFields,
		dice: fc.option(arbDice, { nil: undefined, freq: 1 })
	})
	.map(({ kind, fields, dice }): MatchEvent => ({ ...fields, kind, ...(dice ? { dice } : {}) }));

test('any event on any state of a battle gives a result, and what it plays is sound', () => {
	let played = 0;
	let refused = 0;
	const arbEvents = fc.array(arbEvent, { minLength: 30, maxLength: 60 });
	fc.assert(
		fc.property(arbGame, fc.nat(1000), arbEvents, (game, at, events) => {
			const { steps } = playBattle(game, 40);
			let fold = steps[at % steps.length]?.before;
			for (const event of events) {
				if (!fold || engine.isOver(fold.state)) break;
				const next = advance(fold, event, SEED, engine);
				if (!next.ok) {
					expect(next.error.code).toMatch(/^[a-z-]+$/);
					refused++;
					continue;
				}
				fold = next.value;
				played++;
				expect(fold.state.points.every(Number.isSafeInteger)).toBe(true);
				expect(JSON.parse(JSON.stringify(fold.state))).toEqual(fold.state);
				expect(engine.isOver(fold.state) || engine.offers(fold.state).length > 0).toBe(true);
			}
		}),
		{ numRuns: 100 }
	);
	expect(Math.min(played, refused)).toBeGreaterThan(100);
});
