import { expect, test } from 'vitest';
import { dbgCatalogue } from '../../catalogue/dbg-lists.ts';
import type { LogLine } from '../engine.ts';
import { rollAttack } from '../roll.ts';
import { makeMatchDocument, parseMatchText } from '../document.ts';
import { advance, begin, replay, withoutLast } from '../fold.ts';
import { dbgEngine, randomDbgMatch } from './games.fixture.ts';

/** The same attack through `roll`, with the dice of the log, says what the match did. */
function agrees({ code, facts, attack, dice, sums }: LogLine): boolean {
	if (!attack) return true;
	const rolled = rollAttack({ ...attack, dice: dice.map((faces) => [...faces]) }, dbgCatalogue.game.missileTables);
	if (!rolled.ok) return false;
	const { value } = rolled;
	if (value.kind === 'test') return value.pass === facts['pass'] && value.score === sums[0]?.total;
	if (value.game === 'oscar') return false;
	if (value.kind === 'shot') return value.hit === (code === 'shot-hit') && value.score === sums[0]?.total;
	const won = code === 'trap' ? facts['caught'] === true : code === 'fight-won';
	const lost = code === 'trap' ? facts['caught'] === false : code === 'fight-lost';
	const totals = sums.map(({ total }) => total);
	const fits = value.winner === 0 ? won : value.winner === 1 ? lost : !won && (!lost || code === 'trap');
	return fits && JSON.stringify(value.scores.flat()) === JSON.stringify(totals);
}

/** Terms of every sum add up to its total. */
const addsUp = ({ sums }: LogLine): boolean =>
	sums.every(({ terms, total }) => terms.reduce((sum, { value }) => sum + value, 0) === total);

/* A sample of what `npm run soak` does a thousand times. */

const STARTS = [1000, 1010, 1020, 1030];
const EACH = 10;
const kinds = new Set<string>();
const codes = new Set<string>();

test.each(STARTS)(
	'random matches from seed %i reach their end; replayed they are the same, and undo is exact',
	(start) => {
		for (let seed = start; seed < start + EACH; seed++) {
			const { document, fold } = randomDbgMatch(seed);
			expect(dbgEngine.isOver(fold.state), `seed ${seed}`).toBe(true);
			const again = parseMatchText(JSON.stringify(makeMatchDocument(document)));
			if (!again.ok) throw new Error(`seed ${seed}: ${JSON.stringify(again.error)}`);
			const replayed = replay(again.value, dbgEngine);
			expect(JSON.stringify(replayed.ok && replayed.value) === JSON.stringify(fold), `seed ${seed}`).toBe(true);
			const undone = replay(withoutLast(document), dbgEngine);
			const log = JSON.stringify(undone.ok && undone.value.log);
			expect(log === JSON.stringify(fold.log.slice(0, -1)), `seed ${seed}`).toBe(true);
			for (const { kind } of document.events) kinds.add(kind);
			for (const line of fold.log.flatMap(({ lines }) => lines)) {
				codes.add(line.code);
				expect(agrees(line) && addsUp(line), `seed ${seed}: ${JSON.stringify(line)}`).toBe(true);
			}
		}
	}
);

test('the sample went nearly everywhere', () => {
	expect([...kinds]).toEqual(
		expect.arrayContaining(['activate', 'fight', 'guard', 'phase', 'recoil', 'shoot', 'strike', 'test', 'form'])
	);
	expect([...codes]).toEqual(
		expect.arrayContaining([
			...['out', 'wounded', 'recoil-blocked', 'retreats', 'break-point', 'mount-wounded', 'fight-drawn']
		])
	);
});

test('a match can be undone back to its start, event by event', () => {
	const { document } = randomDbgMatch(1001);
	let fold = begin(document, dbgEngine);
	for (const [index, event] of document.events.entries()) {
		const shorter = replay({ ...document, events: document.events.slice(0, index) }, dbgEngine);
		expect(shorter).toEqual({ ok: true, value: fold });
		const next = advance(fold, event, document.seed, dbgEngine);
		if (!next.ok) throw new Error(JSON.stringify(next.error));
		fold = next.value;
		if (index > 60) break; // each step replays all before it
	}
});
