import fc from 'fast-check';
import { expect, test } from 'vitest';
import { legioCatalogue } from '../../catalogue/legio-lists.ts';
import type { RulingValue } from '../../roster/fields.ts';
import { emptyLegioRoster } from '../../roster/legio-document.ts';
import type { MatchEvent } from '../document.ts';
import { legioEngineOf } from './engine.ts';
import { sealOf } from './seal.ts';
import { type SetUp, replaySetUp } from './set-up.ts';
import { rolesOf } from './state.ts';

const engine = legioEngineOf(legioCatalogue);

interface Start {
	readonly tendencies?: readonly [string, string];
	readonly aggressions?: readonly [number, number];
	readonly rulings?: Record<string, RulingValue>;
	readonly seed?: string;
}
const setUp = (
	events: readonly MatchEvent[],
	{ tendencies = ['hilly', 'arable'], aggressions = [2, 2], rulings = {}, seed = 'mt19937:7' }: Start = {}
): SetUp => ({
	sides: [emptyLegioRoster(tendencies[0], aggressions[0]), emptyLegioRoster(tendencies[1], aggressions[1])],
	rulings,
	seed,
	events
});
function after(events: readonly MatchEvent[], start: Start = {}) {
	const fold = replaySetUp(setUp(events, start), engine);
	if (!fold.ok) throw new Error(`event ${fold.error.event}: ${JSON.stringify(fold.error.failure)}`);
	return fold.value;
}
function refused(events: readonly MatchEvent[], start: Start = {}) {
	const fold = replaySetUp(setUp(events, start), engine);
	if (fold.ok) throw new Error('it was not refused');
	return [fold.error.event, fold.error.failure.code, fold.error.failure.facts];
}

const roles = (first = 4, second = 3): MatchEvent => ({ kind: 'roles', dice: [[first], [second]] });
const compulsory = (piece: string, section: number, edge: number): MatchEvent => ({
	kind: 'compulsory',
	piece,
	dice: [[section], [edge]]
});
const place = (along = 0): MatchEvent => ({ kind: 'place', along });
const rolled = (a: number, b: number, section?: number): MatchEvent => ({
	kind: 'section',
	...(section === undefined ? {} : { section }),
	dice: [[a, b]]
});
const edge = (face: number): MatchEvent => ({ kind: 'edge', dice: [[face]] });
/** Arable defends: its hill in section 2, at its left edge. */
const START = [roles(), compulsory('gentle-hill', 2, 3), place(5)];
/** One wood in a section. */
const WOOD = [rolled(1, 1), edge(1), place(0)];
const EMPTY = rolled(3, 4);

test('L11: 4 + 2 against 3 + 2: the first attacks', () => {
	const { state, log } = after([roles(4, 3)]);
	expect([state.attacker, state.step]).toEqual([0, 'compulsory']);
	expect(log[0]?.lines[0]?.sums.map(({ total }) => total)).toEqual([6, 5]);
	expect(rolesOf(state, legioCatalogue)).toEqual({ attacker: 0, defender: 1, second: 1, first: 0 });
	expect(after([roles(2, 3)]).state.attacker).toBe(1);
	// aggression decides as much as the die
	expect(after([roles(2, 4)], { aggressions: [4, 1] }).state.attacker).toBe(0);
});

test('ruling attacker-tie: equal rolls are rolled again, or the less aggressive attacks', () => {
	const tied = after([roles(3, 4)], { aggressions: [3, 2] });
	expect([tied.state.attacker, tied.state.step]).toEqual([null, 'roles']);
	expect(tied.log[0]?.lines[0]?.facts).toEqual({ attacker: null, tie: true });
	expect(after([roles(3, 4), roles(1, 6)], { aggressions: [3, 2] }).state.attacker).toBe(1);
	const lower = { rulings: { 'attacker-tie': 'lower-aggression' } };
	expect(after([roles(3, 4)], { ...lower, aggressions: [3, 2] }).state.attacker).toBe(1);
	expect(after([roles(4, 3)], { ...lower, aggressions: [1, 2] }).state.attacker).toBe(0);
	// the same aggression: there is no lower one
	expect(after([roles(4, 4)], { ...lower, aggressions: [2, 2] }).state.attacker).toBeNull();
});

test('the compulsory piece is the defender’s: his choice of two, one die for its section, one for its edge', () => {
	const { state, log } = after([roles(), compulsory('wood', 4, 6), place(7)]);
	expect(state.pieces).toEqual([{ section: 4, piece: 'wood', edge: 'E', along: 7, size: { along: 24, across: 18 } }]);
	expect(log[1]?.lines[0]?.facts).toEqual({ side: 2, tendency: 'arable', piece: 'wood', section: 4, edge: 'E' });
	expect(state.step).toBe('sections');
	const one = after([roles(1, 6), { kind: 'compulsory', dice: [[1], [5]] }]);
	expect(one.state.pending).toEqual({ section: 1, piece: 'steep-hill', edge: 'S', compulsory: true });
	expect(refused([roles(), { kind: 'compulsory', dice: [[1], [1]] }])).toEqual([
		1,
		'not-allowed',
		{ why: 'piece-unchosen', who: null, choices: ['gentle-hill', 'wood'] }
	]);
	expect(refused([roles(), compulsory('steep-hill', 1, 1)])).toMatchObject([
		1,
		'not-allowed',
		{ why: 'piece-not-compulsory' }
	]);
});

test('sections are tested 1 to 6, the compulsory one left out; a piece gets its edge, then its place', () => {
	const { state } = after([...START, EMPTY, ...WOOD, EMPTY]);
	expect(state.tested).toEqual([
		{ section: 1, roll: 7, piece: null },
		{ section: 3, roll: 2, piece: 'wood' },
		{ section: 4, roll: 7, piece: null }
	]);
	expect(state.pieces.map(({ section, piece, edge: side }) => `${section} ${piece} ${side}`)).toEqual([
		'2 gentle-hill W',
		'3 wood N'
	]);
});

test('L5: with the compulsory piece and three more, nothing else is rolled for', () => {
	const four = [...START, ...WOOD, ...WOOD, ...WOOD];
	const { state, log } = after(four);
	expect(state.tested.map(({ section }) => section)).toEqual([1, 3, 4]);
	expect([state.pieces.length, state.step]).toEqual([4, 'side']);
	expect(log.at(-1)?.lines.at(-1)).toMatchObject({ code: 'stop', facts: { why: 'full', pieces: 4, rolled: 3 } });
	expect(refused([...four, EMPTY])).toEqual([12, 'not-now', { kind: 'section', phase: 'side' }]);
});

test('rolling stops when all sections are tested, perhaps with the one piece', () => {
	const { state, log } = after([...START, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY]);
	expect([state.pieces.length, state.step]).toEqual([1, 'side']);
	expect(log.at(-1)?.lines.at(-1)).toMatchObject({ code: 'stop', facts: { why: 'all-tested', pieces: 1, rolled: 5 } });
	// the last section may bring a piece, which is laid before the next step
	const last = [...START, EMPTY, EMPTY, EMPTY, EMPTY, rolled(1, 1)];
	expect(after(last).state.step).toBe('sections');
	expect(after([...last, edge(1), place()]).state.step).toBe('side');
});

test('a piece that is due comes before anything else', () => {
	expect(refused([roles(), compulsory('wood', 1, 1), EMPTY])).toEqual([2, 'due-first', { kind: 'place', who: null }]);
	expect(refused([...START, rolled(1, 1), EMPTY])).toEqual([4, 'due-first', { kind: 'edge', who: null }]);
	expect(refused([...START, rolled(1, 1), place()])).toEqual([4, 'due-first', { kind: 'edge', who: null }]);
	expect(refused([...START, place()])).toEqual([3, 'not-now', { kind: 'place', phase: 'sections' }]);
	expect(refused([...START, edge(1)])).toEqual([3, 'not-now', { kind: 'edge', phase: 'sections' }]);
});

test('along its edge a piece may begin anywhere that keeps it in its section', () => {
	const start = [roles(), compulsory('wood', 1, 1)];
	expect(after([...start, place(16)]).state.pieces[0]?.along).toBe(16);
	expect(after([...start, place(16)]).log[2]?.lines[0]?.facts['touches']).toEqual(['N', 'E']);
	expect(refused([...start, place(16.5)])).toEqual([
		2,
		'not-allowed',
		{ why: 'along-too-far', who: null, along: 16.5, max: 16 }
	]);
	expect(refused([...start, place(-1)])).toMatchObject([2, 'wrong-shape', { path: 'along' }]);
	const sized = { kind: 'place', along: 25, size: { along: 15, across: 10 } };
	expect(after([...start, sized]).state.pieces[0]?.size).toEqual({ along: 15, across: 10 });
	expect(refused([...start, { kind: 'place', along: 0, size: { along: 41, across: 10 } }])).toMatchObject([
		2,
		'not-allowed',
		{ why: 'piece-too-large', max: 40 }
	]);
});

test('ruling second-player: whose column is read, and who is first at the sides of the table', () => {
	// hilly attacks, arable defends: a 3 is a gentle hill for arable, a steep one for hilly
	const three = [...START, rolled(1, 2)];
	expect(after(three).state.pending?.piece).toBe('gentle-hill');
	const attacker = { rulings: { 'second-player': 'attacker' } };
	expect(after(three, attacker).state.pending?.piece).toBe('steep-hill');
	expect(after(three, attacker).state.pieces[0]?.piece).toBe('gentle-hill');
	const all = [...START, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, { kind: 'side', dice: [[1]] }];
	expect(after(all).state.edges).toEqual(['N', 'S']);
	expect(after(all, attacker).state.edges).toEqual(['S', 'N']);
});

test('ruling section-order: in order, or chosen by the defender', () => {
	const free = { rulings: { 'section-order': 'defender' } };
	expect(refused([...START, rolled(3, 4, 5)])).toMatchObject([3, 'not-allowed', { why: 'section-order', next: 1 }]);
	expect(after([...START, rolled(3, 4, 1)]).state.tested).toHaveLength(1);
	expect(after([...START, rolled(3, 4, 5), rolled(3, 4, 1)], free).state.tested.map(({ section }) => section)).toEqual([
		5, 1
	]);
	expect(refused([...START, EMPTY], free)).toMatchObject([3, 'not-allowed', { why: 'section-unchosen' }]);
	expect(refused([...START, rolled(3, 4, 2)], free)).toMatchObject([3, 'not-allowed', { why: 'section-tested' }]);
	expect(refused([...START, rolled(3, 4, 5), rolled(3, 4, 5)], free)).toMatchObject([
		4,
		'not-allowed',
		{ why: 'section-tested' }
	]);
	// the last one needs no choice
	const four = [1, 3, 4, 5].map((section) => rolled(3, 4, section));
	expect(after([...START, ...four, EMPTY], free).state.step).toBe('side');
});

test('rulings row-eleven and middle-edge reach the table', () => {
	const eleven = [roles(1, 6), { kind: 'compulsory', dice: [[2], [5]] }, place(), rolled(5, 6)];
	const plain = after(eleven).state;
	expect([plain.pieces[0]?.edge, plain.pending?.piece]).toEqual(['E', 'gentle-hill']);
	const other = after(eleven, { rulings: { 'row-eleven': 'swapped', 'middle-edge': 'inner' } }).state;
	expect([other.pieces[0]?.edge, other.pending?.piece]).toEqual(['S', 'steep-hill']);
});

test('ruling compulsory-placing: the attacker lays it, or the defender', () => {
	const pending = [roles(), compulsory('wood', 1, 1)];
	const by = (rulings: Record<string, string>, events: readonly MatchEvent[]) =>
		engine.offers(after(events, { rulings }).state).map(({ event, side }) => [event.kind, side]);
	expect(by({}, pending)).toEqual([['place', 0]]);
	expect(by({ 'compulsory-placing': 'defender' }, pending)).toEqual([['place', 1]]);
	const another = [...START, rolled(1, 1), edge(1)];
	expect(by({ 'compulsory-placing': 'defender' }, another)).toEqual([['place', 0]]);
});

const TABLE = [...START, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY];

test('odd or even gives the first player his edge, whichever edge the players call odd', () => {
	const edges = (face: number, odd?: string) =>
		after([...TABLE, { kind: 'side', dice: [[face]], ...(odd === undefined ? {} : { odd }) }]).state.edges;
	expect([edges(3), edges(4), edges(3, 'S'), edges(4, 'S')]).toEqual([
		['N', 'S'],
		['S', 'N'],
		['S', 'N'],
		['N', 'S']
	]);
});

test('L6: generals: 1D3 each, 2 is worth 0', () => {
	const { state, log } = after([...TABLE, { kind: 'side', dice: [[1]] }, { kind: 'generals', dice: [[2], [3]] }]);
	expect([state.generals, state.step]).toEqual([[0, 1], 'plans']);
	expect(log.at(-1)?.lines[0]).toMatchObject({ code: 'generals', facts: { first: 0, second: 1 }, dice: [[2], [3]] });
	expect(refused([...TABLE, { kind: 'side', dice: [[1]] }, { kind: 'generals', dice: [[4], [1]] }])).toMatchObject([
		9,
		'bad-face',
		{ face: 4, max: 3 }
	]);
});

const READY_TO_PLAN = [...TABLE, { kind: 'side', dice: [[1]] }, { kind: 'generals', dice: [[2], [3]] }];

test('optional tests are noted as they were told; plans stay out of the log until both are ready', () => {
	const placements = [{ entry: 'e1', number: 1, x: 60, y: 10, facing: 180 }];
	const noted = { kind: 'noted', side: 1, of: 'general', text: 'Bold' };
	const plan = { kind: 'plan', side: 0, placements };
	const { state, log } = after([...READY_TO_PLAN, noted, plan]);
	expect(state.noted).toEqual([{ side: 1, of: 'general', text: 'Bold' }]);
	expect(state.plans).toEqual([placements, []]);
	expect(log.at(-1)?.lines).toMatchObject([{ code: 'plan', facts: { side: 1, elements: 1 } }]);
	const both = after([...READY_TO_PLAN, plan, { kind: 'ready', side: 0 }, { kind: 'ready', side: 1 }]);
	expect(both.state.step).toBe('done');
	expect(both.log.at(-1)?.lines.map(({ code }) => code)).toEqual(['ready', 'revealed']);
	expect(engine.isOver(both.state)).toBe(true);
	expect(refused([...READY_TO_PLAN, { kind: 'ready', side: 0 }, plan])).toMatchObject([
		11,
		'not-allowed',
		{ why: 'plan-closed', side: 1 }
	]);
	expect(refused([...READY_TO_PLAN, { kind: 'ready', side: 0 }, { kind: 'ready', side: 0 }])).toMatchObject([
		11,
		'not-allowed',
		{ why: 'plan-closed' }
	]);
});

test('an army without a tendency of the catalogue can attack, but brings no terrain', () => {
	const strange = { tendencies: ['swampy', 'arable'] as const };
	expect(after([roles()], strange).state.attacker).toBe(0);
	expect(refused([roles(1, 6), { kind: 'compulsory', dice: [[1], [1]] }], strange)).toEqual([
		1,
		'not-allowed',
		{ why: 'no-tendency', who: null, side: 1 }
	]);
	expect(refused([...START, EMPTY], { ...strange, rulings: { 'second-player': 'attacker' } })).toMatchObject([
		3,
		'not-allowed',
		{ why: 'no-tendency' }
	]);
});

test.each([
	[[{ kind: 'charge' }], 0, 'unknown-event'],
	[[{ kind: 'constructor' }], 0, 'unknown-event'],
	[[{ kind: 'generals' }], 0, 'not-now'],
	[[{ kind: 'roles', dice: [[7], [1]] }], 0, 'bad-face'],
	[[{ kind: 'roles', dice: [[3]] }], 0, 'dice-count'],
	[[{ kind: 'compulsory', piece: 'river' }], 0, 'wrong-shape'],
	[[...START, { kind: 'section', dice: [[3]] }], 3, 'dice-count'],
	[[...START, { kind: 'section', section: 7 }], 3, 'wrong-shape'],
	[[{ kind: 'note', text: 7 }], 0, 'wrong-shape']
])('%j is refused at event %d: %s', (events, at, code) => {
	expect(refused(events).slice(0, 2)).toEqual([at, code]);
});

/** Plays on by the offers alone, taking the answers that `pick` gives. */
function played(start: Start, pick: (most: number) => number): SetUp {
	const events: MatchEvent[] = [];
	for (;;) {
		const { state } = after(events, start);
		const offers = engine.offers(state);
		const offer = offers[pick(offers.length - 1)];
		if (!offer) return setUp(events, start);
		const answers = offer.asks.map((ask) => {
			if (ask.kind === 'choice') return [ask.field, ask.choices[pick(ask.choices.length - 1)]];
			return [ask.field, ask.kind === 'number' ? pick(ask.max) : null];
		});
		events.push({ ...offer.event, ...Object.fromEntries(answers) });
	}
}

test('every offer can be taken, whatever the answers; the end is reached, and replays to the same log', () => {
	const start = fc.record({
		tendencies: fc.tuple(
			fc.constantFrom('arable', 'dry', 'forest', 'littoral'),
			fc.constantFrom('hilly', 'steppe', 'tropical')
		),
		aggressions: fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 })),
		rulings: fc.record({
			'section-order': fc.constantFrom('one-to-six', 'defender'),
			'second-player': fc.constantFrom('defender', 'attacker'),
			'attacker-tie': fc.constantFrom('roll-again', 'lower-aggression')
		}),
		seed: fc.integer({ min: 0, max: 2 ** 31 - 1 }).map((seed) => `mt19937:${seed}`)
	});
	fc.assert(
		fc.property(start, fc.infiniteStream(fc.nat({ max: 1000 })), (begun, numbers) => {
			const whole = played(begun, (most) => {
				const { value } = numbers.next();
				return most < 1 ? 0 : Number(value) % (Math.floor(most) + 1);
			});
			const { state, log, position } = after(whole.events, begun);
			expect(state.step).toBe('done');
			expect(state.pieces.length).toBeGreaterThanOrEqual(1);
			expect(state.pieces.length).toBeLessThanOrEqual(4);
			expect(new Set(state.pieces.map(({ section }) => section)).size).toBe(state.pieces.length);
			if (state.pieces.length < 4) expect(state.tested).toHaveLength(5);
			expect(after(JSON.parse(JSON.stringify(whole.events)), begun)).toEqual({ state, log, position });
			// undone and done again, the dice are the same
			const short = after(whole.events.slice(0, -3), begun);
			expect(log.slice(0, -3)).toEqual(short.log);
		}),
		{ numRuns: 60 }
	);
});

test('a state survives JSON', () => {
	const { state } = after(READY_TO_PLAN);
	expect(JSON.parse(JSON.stringify(state))).toEqual(state);
});

test('two devices: each binds itself before anything is shown, and no other plan fits a seal', () => {
	const first = [{ entry: 'a', number: 1, x: 10, y: 70, facing: 0 }];
	const seals: MatchEvent[] = [
		{ kind: 'seal', side: 0, hash: sealOf('salt', first) },
		{ kind: 'seal', side: 1, hash: sealOf('other', []) }
	];
	const sealed = after([...READY_TO_PLAN, ...seals]);
	expect([sealed.state.step, sealed.state.ready, sealed.state.plans]).toEqual(['plans', [true, true], [[], []]]);
	expect(JSON.stringify(sealed)).not.toContain('"x":10');
	const reveal = { kind: 'reveal', side: 0, salt: 'salt', placements: first };
	const last = { kind: 'reveal', side: 1, salt: 'other', placements: [] };
	const shown = after([...READY_TO_PLAN, ...seals, reveal, last]);
	expect([shown.state.step, shown.state.plans]).toEqual(['done', [first, []]]);
	expect(shown.log.at(-1)?.lines.map(({ code }) => code)).toEqual(['reveal', 'revealed']);

	const why = (...events: MatchEvent[]) => refused([...READY_TO_PLAN, ...events])[2];
	expect(why(...seals, { ...reveal, placements: [{ ...first[0], x: 11 }] })).toMatchObject({ why: 'seal-unlike' });
	expect(why(...seals, { ...reveal, salt: 'pepper' })).toMatchObject({ why: 'seal-unlike' });
	expect(why(...seals.slice(0, 1), reveal)).toMatchObject({ why: 'reveal-early', side: 2 });
	expect(why(reveal)).toMatchObject({ why: 'not-sealed' });
	expect(why(...seals, reveal, reveal)).toMatchObject({ why: 'not-sealed' });
	expect(why(...seals, ...seals)).toMatchObject({ why: 'plan-closed' });
});
