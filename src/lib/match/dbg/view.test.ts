import { expect, test } from 'vitest';
import texts from '#lists/dbg/text.en.json' with { type: 'json' };
import { dbgCatalogue } from '../../catalogue/dbg-lists.ts';
import { playedGame, positions } from '../position.ts';
import { dbgEngine, randomDbgMatch } from './games.fixture.ts';
import { Table, celts, romans } from './play.fixture.ts';
import { dbgView } from './view.ts';

const view = dbgView(dbgCatalogue);
const game = playedGame(dbgEngine, view);

test.each([3, 11])('random match %i: every position can be shown, offered and set by hand', (seed) => {
	const { document, fold } = randomDbgMatch(seed, 4);
	const { all, failed } = positions(document, game);
	expect(failed).toBe(null);
	expect(all).toHaveLength(document.events.length + 1);
	expect(all.at(-1)?.log).toEqual(fold.log);
	for (const position of all.filter((_, at) => at % 5 === 0)) {
		const { pieces, sides, phases, phase } = position.view;
		expect(phases).toContain(phase);
		for (const side of [0, 1] as const) {
			const own = pieces.filter((piece) => piece.side === side);
			expect(sides[side]).toMatchObject({ pieces: own.length, lost: own.filter(({ inPlay }) => !inPlay).length });
		}
		for (const piece of pieces) expect(piece.crossed === piece.boxes).toBe(!piece.inPlay);
		const ids = new Set(pieces.map(({ id }) => id));
		for (const offer of position.offers) {
			const subject = position.subject(offer.event);
			if (subject !== null) expect(ids).toContain(subject);
			const waive = offer.due ? position.waive(offer) : null;
			if (waive && !position.over) expect(position.plan(waive).ok, JSON.stringify(waive)).toBe(true);
		}
	}
});

test('what a figure is known for is told, also where its effect is lost', () => {
	const table = new Table(
		romans({ id: 'a', unit: 'optio', options: ['pilum'], skills: ['run'] }),
		celts({ id: 'b', unit: 'cingeto' })
	);
	const [optio] = positions(table.match, game).all[0].view.pieces;
	expect(optio?.traits).toEqual(expect.arrayContaining(['skill.run', 'equipment.pilum']));
	for (const key of optio?.traits ?? []) expect(Object.keys(texts), key).toContain(key);
});

test('whatever is now can be set by hand, and what is set is shown', () => {
	const table = new Table(romans({ id: 'a', unit: 'miles-gregarius', count: 2 }), celts({ id: 'b', unit: 'cingeto' }));
	const position = positions(table.match, game).all[0];
	const hand = position.byHand('1.a.1');
	const now = Object.fromEntries(
		Object.entries(hand.now).filter(([field]) => hand.asks.some((ask) => ask.field === field))
	);
	const same = position.next({ ...hand.event, ...now, mount: undefined });
	expect(same.ok && same.value.view.pieces).toEqual(position.view.pieces);
	const hurt = position.next({ ...hand.event, condition: 'wounded', retreat: true });
	expect(hurt.ok && hurt.value.view.pieces[0]).toMatchObject({ boxes: 2, crossed: 1, marks: ['wounded', 'retreat'] });
	const { event, now: table0 } = position.byHand(null);
	const night = position.next({ ...event, weather: 'night' });
	expect([table0['weather'], night.ok && night.value.view.weather]).toEqual(['clear', 'night']);
	const ended = position.next(position.end(1));
	expect(ended.ok && [ended.value.over, ended.value.view.over]).toEqual([true, { winner: 1, reason: null }]);
});
