import { expect, test } from 'vitest';
import { makeMatchDocument, parseMatchText } from '../document.ts';
import { replay, withoutLast } from '../fold.ts';
import { dbgEngine, randomDbgMatch } from './games.fixture.ts';

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
		for (const { lines } of fold.log) for (const { code } of lines) codes.add(code);
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
