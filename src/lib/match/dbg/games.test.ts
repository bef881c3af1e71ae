import { expect, test } from 'vitest';
import { dbgCatalogue } from '../../catalogue/dbg-lists.ts';
import type { LogLine } from '../engine.ts';
import { rollAttack } from '../roll.ts';
import { makeMatchDocument, parseMatchText } from '../document.ts';
import { replay, withoutLast } from '../fold.ts';
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

const SEEDS = Array.from({ length: 40 }, (_, index) => 1000 + index);

test('random matches reach their end; replayed from their file they are the same, and undo is exact', () => {
	const kinds = new Set<string>();
	const codes = new Set<string>();
	for (const seed of SEEDS) {
		const { document, fold } = randomDbgMatch(seed);
		expect(dbgEngine.isOver(fold.state), `seed ${seed}`).toBe(true);
		const again = parseMatchText(JSON.stringify(makeMatchDocument(document)));
		if (!again.ok) throw new Error(`seed ${seed}: ${JSON.stringify(again.error)}`);
		expect(replay(again.value, dbgEngine), `seed ${seed}`).toEqual({ ok: true, value: fold });
		const undone = replay(withoutLast(document), dbgEngine);
		expect(undone.ok && undone.value.log, `seed ${seed}`).toEqual(fold.log.slice(0, -1));
		for (const { kind } of document.events) kinds.add(kind);
		for (const line of fold.log.flatMap(({ lines }) => lines)) {
			codes.add(line.code);
			expect(agrees(line) && addsUp(line), `seed ${seed}: ${JSON.stringify(line)}`).toBe(true);
		}
	}
	// the sample is worth something: it went nearly everywhere
	expect([...kinds]).toEqual(
		expect.arrayContaining(['activate', 'fight', 'guard', 'phase', 'recoil', 'shoot', 'strike', 'test', 'form'])
	);
	expect([...codes]).toEqual(
		expect.arrayContaining([
			'out',
			'wounded',
			'recoil-blocked',
			'retreats',
			'break-point',
			'mount-wounded',
			'fight-drawn'
		])
	);
});
