import type { Attack } from './attack.ts';
import type { MissileTables } from './dbg-shot.ts';
import { type Odds, attackOdds } from './odds.ts';
import { MAX_EVENTS, type MatchDocument, type MatchEvent } from './document.ts';
import type { MatchEngine, MatchFailure, Offer, Plan, Side } from './engine.ts';
import { type Fold, type LogEntry, advance, begin } from './fold.ts';
import type { ByHand, GameView, TableView } from './view.ts';
import { type Result, err, failure, ok } from '../util/result.ts';

/*
 * A match at one moment, without the type of its game's state: what a screen and a report work with, whatever the game.
 */

export interface Position {
	/** Of its game: a game's own screen knows its type (`isBattleState` and the like). */
	readonly state: unknown;
	readonly view: TableView;
	readonly offers: readonly Offer[];
	readonly log: readonly LogEntry[];
	readonly over: boolean;
	/** What an event wants rolled and the attack it is, or why it cannot happen now. */
	plan(event: MatchEvent): Result<Pick<Plan<unknown>, 'wants' | 'attack'>, MatchFailure>;
	/** The position after an event. */
	next(event: MatchEvent): Result<Position, MatchFailure>;
	byHand(piece: string | null): ByHand;
	waive(offer: Offer): MatchEvent | null;
	end(winner: Side | null): MatchEvent;
	subject(event: MatchEvent): string | null;
}

/** Computed when it is first asked for. */
function lazy<T>(make: () => T): () => T {
	let made: { readonly value: T } | null = null;
	return () => (made ??= { value: make() }).value;
}

function positionOf<State>(
	fold: Fold<State>,
	seed: string,
	engine: MatchEngine<State>,
	game: GameView<State>
): Position {
	const { state, log } = fold;
	const view = lazy(() => game.view(state));
	const offers = lazy(() => engine.offers(state));
	return {
		state,
		get view() {
			return view();
		},
		get offers() {
			return offers();
		},
		log,
		over: engine.isOver(state),
		plan: (event) => {
			const plan = engine.plan(state, event);
			return plan.ok ? ok({ wants: plan.value.wants, attack: plan.value.attack }) : plan;
		},
		next: (event) => {
			// the document would no longer be read
			if (log.length >= MAX_EVENTS) return err(failure('match-over'));
			const next = advance(fold, event, seed, engine);
			return next.ok ? ok(positionOf(next.value, seed, engine, game)) : next;
		},
		byHand: (piece) => game.byHand(state, piece),
		waive: game.waive,
		end: game.end,
		subject: (event) => game.subject(state, event)
	};
}

/** A game that can be played on a screen. */
export interface PlayedGame {
	begin(match: MatchDocument): Position;
	/** Exact odds of an attack or test, or null when it has none. */
	odds(attack: Attack): Odds | null;
}

export const playedGame = <State>(
	engine: MatchEngine<State>,
	game: GameView<State>,
	tables: MissileTables = {}
): PlayedGame => ({
	begin: (match) => positionOf(begin(match, engine), match.seed, engine, game),
	odds: (attack) => {
		const odds = attackOdds(attack, tables);
		return odds.ok ? odds.value : null;
	}
});

/**
 * Every position of a match, from before its first event to now. A document that does not replay gives those before the
 * event that fails.
 */
export function positions(
	match: MatchDocument,
	game: PlayedGame
): { readonly all: readonly [Position, ...Position[]]; readonly failed: MatchFailure | null } {
	const all: [Position, ...Position[]] = [game.begin(match)];
	for (const event of match.events) {
		const next = (all.at(-1) ?? all[0]).next(event);
		if (!next.ok) return { all, failed: next.error };
		all.push(next.value);
	}
	return { all, failed: null };
}
