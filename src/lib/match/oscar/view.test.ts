import { expect, test } from 'vitest';
import { playedGame, positions } from '../position.ts';
import { engine } from './table.fixture.ts';
import { randomOscarMatch } from './games.fixture.ts';
import { oscarView } from './view.ts';

const game = playedGame(engine, oscarView);

test.each([3, 12])('random match %i: every position can be shown, offered and set by hand', (seed) => {
	const { document } = randomOscarMatch(seed);
	const { all, failed } = positions(document, game);
	expect(failed).toBe(null);
	for (const position of all.filter((_, at) => at % 4 === 0)) {
		const { pieces, sides, phases, phase, over } = position.view;
		expect([...phases, 'ended']).toContain(phase);
		expect(over !== null).toBe(position.over);
		const ids = new Set(pieces.map(({ id }) => id));
		for (const side of [0, 1] as const) {
			const own = pieces.filter((piece) => piece.side === side);
			expect(sides[side].lost).toBe(own.filter(({ inPlay }) => !inPlay).length);
			expect(sides[side].menLost).toBeLessThanOrEqual(sides[side].men);
		}
		for (const { event, due } of position.offers) {
			const subject = position.subject(event);
			if (subject !== null) expect(ids).toContain(subject);
			// what a group does stands with it, or nobody would find it
			if (phase === 'action' && !due) expect(subject, event.kind).not.toBe(null);
		}
		if (position.over) continue;
		expect(position.plan(position.end(1)).ok).toBe(true);
		const table = position.byHand(null);
		expect(position.plan({ ...table.event, turn: 3, phase: 'activation', hand: 1 }).ok).toBe(true);
		for (const { id } of pieces) {
			const { event, asks, now } = position.byHand(id);
			for (const ask of asks) {
				if (ask.kind !== 'choice' || ask.field === 'place') continue;
				expect(ask.choices).toContain(now[ask.field]);
			}
			expect(position.plan({ ...event, overwatch: true }).ok).toBe(true);
		}
	}
});
