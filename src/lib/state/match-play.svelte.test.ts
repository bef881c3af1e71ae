import { expect, test } from 'vitest';
import { newMatch } from '../match/document.ts';
import { type MatchEngine, logLine } from '../match/engine.ts';
import { playedGame } from '../match/position.ts';
import type { GameView } from '../match/view.ts';
import type { Roster } from '../roster/document.ts';
import { type MatchStore, makeMatchStore } from '../store/matches.ts';
import { memoryBackend } from '../store/memory-backend.ts';
import { err, failure, ok } from '../util/result.ts';
import { MatchPlay } from './match-play.svelte.ts';

/* A toy game: `roll` adds a die, `spoil` is refused. */
interface Toy {
	readonly sum: number;
}
const engine: MatchEngine<Toy> = {
	game: 'dbg',
	start: () => ({ sum: 0 }),
	plan: ({ sum }, event) => {
		if (event.kind !== 'roll') return err(failure('unknown-event', { kind: event.kind }));
		return ok({
			wants: [{ kind: 'die', faces: 6, who: null }],
			attack: null,
			resolve: (dice) => {
				const next = sum + (dice[0]?.[0] ?? 0);
				return { state: { sum: next }, log: [logLine('sum', { sum: next }, { dice })] };
			}
		});
	},
	offers: () => [{ event: { kind: 'roll' }, asks: [], side: null, due: false }],
	isOver: ({ sum }) => sum > 30
};
const side = { pieces: 0, lost: 0, men: 0, menLost: 0, marks: [] };
const view: GameView<Toy> = {
	view: ({ sum }) => ({
		...{ turn: sum, phase: 'x', phases: ['x'], hand: null, points: null, weather: null },
		...{ pieces: [], sides: [side, side], over: null }
	}),
	byHand: () => ({ event: { kind: 'set' }, asks: [], now: {} }),
	waive: () => null,
	end: () => ({ kind: 'end' }),
	subject: () => null
};
const roster: Roster = {
	...{ format: 'signifer.roster', version: 1, game: 'dbg', army: 'romans', variant: null, name: 'A' },
	...{ pointsLimit: 150, composition: 'free', rulings: {}, notes: '', entries: [] }
};

async function open(change?: (store: MatchStore) => MatchStore) {
	const real = makeMatchStore({ backend: memoryBackend() });
	const match = newMatch({ sides: [roster, roster], seed: 'mt19937:7' });
	if (!match.ok) throw new Error(match.error.code);
	const stored = await real.create(match.value);
	if (!stored.ok) throw new Error(stored.error.code);
	const store = change?.(real) ?? real;
	const start = async () => {
		const play = new MatchPlay(store, stored.value.id, () => Promise.resolve(playedGame(engine, view)));
		play.open();
		await expect.poll(() => play.status).toBe('ready');
		return play;
	};
	return { play: await start(), start, real, id: stored.value.id };
}
const turn = (play: MatchPlay) => play.position?.view.turn ?? -1;
const eventsOf = async (store: MatchStore, id: string) => {
	const read = await store.get(id);
	return read.ok ? read.value.match.events.length : -1;
};

test('events show at once, are stored, and a reload goes on with the same dice', async () => {
	const { play, start } = await open();
	const entry = play.send({ kind: 'roll' });
	const first = turn(play);
	expect(entry).toMatchObject({ ok: true, value: { lines: [{ code: 'sum', facts: { sum: first } }] } });
	play.send({ kind: 'roll', dice: [[6]] });
	expect(turn(play)).toBe(first + 6);
	await play.settled();
	const again = await start();
	expect(turn(again)).toBe(first + 6);
	expect([again.canUndo, again.canRedo, again.saved]).toEqual([true, false, true]);
});

test('undo goes to the start, redo gives the same faces, and a new event ends redoing', async () => {
	const { play, start } = await open();
	for (let n = 0; n < 3; n++) play.send({ kind: 'roll' });
	const end = turn(play);
	for (let n = 0; n < 5; n++) play.undo();
	expect([turn(play), play.canUndo, play.canRedo]).toEqual([0, false, true]);
	await play.settled();
	const again = await start(); // what may be redone outlives a reload
	while (again.redo());
	expect([turn(again), again.canRedo]).toEqual([end, false]);
	again.undo();
	again.send({ kind: 'note', text: 'x' });
	expect(again.canRedo).toBe(false);
});

test('what cannot happen is refused with its reason and changes nothing', async () => {
	const { play } = await open();
	expect(play.send({ kind: 'spoil' })).toMatchObject({ ok: false, error: { code: 'unknown-event' } });
	expect(play.send({ kind: 'roll', dice: [[7]] })).toMatchObject({ ok: false, error: { code: 'bad-face' } });
	expect([turn(play), play.canUndo]).toEqual([0, false]);
});

test('two tabs: the later one is shown what the first did, and its own step is not mixed in', async () => {
	const { play, start, real, id } = await open();
	const other = await start();
	play.send({ kind: 'roll', dice: [[1]] });
	other.send({ kind: 'roll', dice: [[6]] });
	await Promise.all([play.settled(), other.settled()]);
	await expect.poll(() => [turn(play), turn(other)]).toEqual([1, 1]);
	expect(other.notice).toEqual({ kind: 'elsewhere' });
	expect(await eventsOf(real, id)).toBe(1);
});

test('what storage refuses stays on the screen and goes along with the next step', async () => {
	let refusing = true;
	const { play, real, id } = await open((store) => ({
		...store,
		change: (...step) => (refusing ? Promise.resolve(err(failure('quota'))) : store.change(...step))
	}));
	play.send({ kind: 'roll', dice: [[2]] });
	await play.settled();
	expect([turn(play), play.saved, play.notice?.kind]).toEqual([2, false, 'failed']);
	refusing = false;
	play.send({ kind: 'roll', dice: [[3]] });
	await play.settled();
	expect([turn(play), play.saved, play.notice]).toEqual([5, true, null]);
	expect(await eventsOf(real, id)).toBe(2);
});

test('a document that does not replay shows what came before, and undo frees it', async () => {
	const { play, start, real, id } = await open();
	play.send({ kind: 'roll', dice: [[2]] });
	await play.settled();
	const now = await real.get(id);
	if (!now.ok) throw new Error('lost');
	await real.change(id, now.value.revision, { kind: 'event', event: { kind: 'spoil' } });
	const again = await start();
	expect([turn(again), again.notice]).toMatchObject([2, { kind: 'stuck', at: 2 }]);
	again.undo();
	expect([turn(again), again.notice]).toEqual([2, null]);
});
