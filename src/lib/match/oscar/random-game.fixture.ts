import { oscarCatalogue } from '../../catalogue/oscar-lists.ts';
import type { OscarRoster } from '../../roster/oscar-document.ts';
import { assert } from '../../util/assert.ts';
import { type MatchDocument, type MatchEvent, newMatch } from '../document.ts';
import type { Ask, Offer } from '../engine.ts';
import { type Fold, advance, begin, withEvent } from '../fold.ts';
import { makeOscarEngine } from './engine.ts';
import type { OscarState } from './state.ts';

/* A player who takes any offer and answers its questions at random: for tests that play whole games. */

export const engine = makeOscarEngine(oscarCatalogue);

/** A number from 0 to below `n`. */
export type Chooser = (n: number) => number;

function answer(ask: Ask, pick: Chooser): unknown {
	if (!ask.required && pick(3) > 0) return undefined;
	switch (ask.kind) {
		case 'flag':
			return pick(2) === 0;
		case 'number':
			return ask.min + pick(ask.max - ask.min + 1);
		case 'choice':
			return ask.choices[pick(ask.choices.length)];
		case 'some': {
			const some = ask.choices.filter(() => pick(3) === 0).slice(0, ask.max);
			return some.length < ask.min ? ask.choices.slice(0, ask.min) : some;
		}
		case 'each':
			return Object.fromEntries(
				ask.keys.flatMap((key) => (pick(4) === 0 ? [[key, ask.choices[pick(ask.choices.length)]]] : []))
			);
	}
}

export function answered(offer: Offer, pick: Chooser): MatchEvent {
	const answers = offer.asks.flatMap((ask) => {
		const value = answer(ask, pick);
		return value === undefined ? [] : [[ask.field, value] as const];
	});
	return { ...offer.event, ...Object.fromEntries(answers) };
}

export function matchOf(sides: readonly [OscarRoster, OscarRoster], seed: string, rulings = {}): MatchDocument {
	const match = newMatch({ sides, seed, rulings });
	assert(match.ok, 'a match of a test');
	return match.value;
}

export interface Played {
	readonly match: MatchDocument;
	readonly folds: readonly Fold<OscarState>[];
}

/** A game of random offers, to its end or to `most` events. Every offer must be accepted. */
export function playRandom(start: MatchDocument, pick: Chooser, most: number): Played {
	let match = start;
	let fold = begin(match, engine);
	const folds = [fold];
	while (!engine.isOver(fold.state) && match.events.length < most) {
		const offers = engine.offers(fold.state);
		const offer = offers[pick(offers.length)];
		assert(offer, `no offer in phase ${fold.state.phase}, due ${fold.state.pending[0]?.kind}`);
		const event = answered(offer, pick);
		const next = advance(fold, event, match.seed, engine);
		assert(next.ok, `an offer is refused: ${JSON.stringify([event, next])}`);
		fold = next.value;
		match = withEvent(match, event);
		folds.push(fold);
	}
	return { match, folds };
}
