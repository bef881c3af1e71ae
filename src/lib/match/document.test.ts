import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_EVENTS, makeMatchDocument, newMatch, parseMatch, parseMatchText } from './document.ts';

const roster = (army: string, more: object = {}): object => ({
	format: 'signifer.roster',
	version: 1,
	game: 'dbg',
	army,
	entries: [{ id: 'a1', unit: 'centurion', count: 1 }],
	...more
});
const OSCAR = { format: 'signifer.roster', version: 1, game: 'oscar', army: 'own', entries: [] };
const match = (more: object = {}): object => ({
	format: 'signifer.match',
	version: 1,
	game: 'dbg',
	sides: [roster('romans'), roster('celts')],
	seed: 'mt19937:7',
	rulings: { 'wounded-malus': -3 },
	events: [{ kind: 'initiative', dice: [[3], [0, 4]] }, { kind: 'phase' }],
	...more
});

function read(value: unknown) {
	const parsed = parseMatch(value);
	if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
	return parsed.value;
}

test('a document with only what it must have gets its defaults', () => {
	const { looks, rulings, events, notes } = read({
		...match(),
		rulings: undefined,
		events: undefined
	});
	expect([looks, rulings, events, notes]).toEqual([
		[
			{ name: '', colour: '' },
			{ name: '', colour: '' }
		],
		{},
		[],
		''
	]);
});

test('a seed may be the bare number', () => expect(read(match({ seed: 12 })).seed).toBe('12'));

test('what a newer program added is kept and written back', () => {
	const added = {
		weatherReport: { wind: 3 },
		looks: [
			{ name: 'A', colour: 'red', flag: 'x' },
			{ name: '', colour: '' }
		],
		events: [{ kind: 'from-the-future', who: ['1'], deep: { more: true } }],
		sides: [roster('romans', { mood: 'grim' }), roster('celts')]
	};
	expect(makeMatchDocument(read(match(added)))).toMatchObject(added);
});

test('writing and reading again is the same match', () => {
	const event = fc.record(
		{
			kind: fc.string({ minLength: 1, maxLength: 20 }),
			dice: fc.array(fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 4 }), { maxLength: 5 }),
			figure: fc.string({ maxLength: 9 }),
			moved: fc.integer()
		},
		{ requiredKeys: ['kind'] }
	);
	fc.assert(
		fc.property(fc.array(event, { maxLength: 6 }), fc.integer({ min: 0, max: 2 ** 31 }), (events, seed) => {
			const first = read(match({ events, seed: `mt19937:${seed}` }));
			const text = JSON.stringify(makeMatchDocument(first));
			expect(parseMatchText(text)).toEqual({ ok: true, value: first });
		}),
		{ numRuns: 60 }
	);
});

test.each([
	[null, 'not-a-match', { format: null }],
	[[], 'not-a-match', {}],
	[roster('romans'), 'not-a-match', { format: 'signifer.roster' }],
	[match({ version: 2 }), 'newer-match', { version: 2, known: 1 }],
	[match({ version: '1' }), 'wrong-shape', { path: 'version' }],
	[match({ game: 'chess' }), 'unknown-game', { game: 'chess' }],
	[match({ game: undefined }), 'wrong-shape', { path: 'game' }],
	[match({ sides: [roster('romans')] }), 'wrong-shape', { path: 'sides' }],
	[match({ sides: [roster('romans'), null] }), 'not-a-roster', { side: 2 }],
	[match({ sides: [roster('romans', { version: 9 }), roster('celts')] }), 'newer-version', { side: 1, version: 9 }],
	[match({ sides: [roster('romans'), OSCAR] }), 'side-of-other-game', { side: 2, game: 'dbg', other: 'oscar' }],
	[match({ seed: 'dice' }), 'bad-seed', { seed: 'dice' }],
	[match({ seed: undefined }), 'wrong-shape', { path: 'seed' }],
	[match({ rulings: { a: [] } }), 'wrong-shape', {}],
	[match({ events: [{}] }), 'wrong-shape', { path: 'events.0.kind' }],
	[match({ events: [{ kind: 'a', dice: [3] }] }), 'wrong-shape', { path: 'events.0.dice.0' }],
	[match({ events: [{ kind: 'a', dice: [[1.5]] }] }), 'wrong-shape', { path: 'events.0.dice.0.0' }],
	[match({ events: Array(MAX_EVENTS + 1).fill({ kind: 'a' }) }), 'too-many-events', { max: MAX_EVENTS }]
])('refused: %#', (value, code, facts) => {
	const parsed = parseMatch(value);
	expect(parsed).toMatchObject({ ok: false, error: { code, facts } });
});

test('text that is no JSON is refused with its place', () => {
	expect(parseMatchText('{"format": oops')).toMatchObject({
		ok: false,
		error: { code: 'not-json', facts: { line: 1 } }
	});
});

test('a new match takes the rulings of the first roster unless others are agreed on', () => {
	const [one, two] = read(
		match({ sides: [roster('romans', { rulings: { 'break-point': 40 } }), roster('celts')] })
	).sides;
	const made = newMatch({ sides: [one, two], seed: 'mt19937:3' });
	expect(made).toMatchObject({ ok: true, value: { game: 'dbg', rulings: { 'break-point': 40 }, events: [] } });
	expect(newMatch({ sides: [one, two], seed: '3', rulings: {} })).toMatchObject({ ok: true, value: { rulings: {} } });
});
