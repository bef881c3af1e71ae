import type { RulingValue } from '../../roster/fields.ts';
import type { LegioRoster } from '../../roster/legio-document.ts';
import { type Result, err, ok } from '../../util/result.ts';
import type { MatchEvent } from '../document.ts';
import { type Fold, type ReplayFailure, advance } from '../fold.ts';
import type { LegioEngine } from './engine.ts';
import type { LegioState } from './state.ts';

/** A set-up as it is kept: nothing but what was decided and rolled. The state is the fold of the events. */
export interface SetUp {
	readonly sides: readonly [LegioRoster, LegioRoster];
	readonly rulings: Readonly<Record<string, RulingValue>>;
	/** Such as `mt19937:2026`: one that `parseSeed` reads. */
	readonly seed: string;
	readonly events: readonly MatchEvent[];
}

/** Before the first event. */
export const beginSetUp = ({ sides, rulings }: SetUp, engine: LegioEngine): Fold<LegioState> => ({
	state: engine.start({ sides, rulings }),
	position: 0,
	log: []
});

/**
 * The whole set-up. Fails at the first event that cannot happen, with what came before it. The same set-up always gives the
 * same log; to undo is to replay without the last event.
 */
export function replaySetUp(
	setUp: SetUp,
	engine: LegioEngine
): Result<Fold<LegioState>, ReplayFailure & { readonly before: Fold<LegioState> }> {
	let fold = beginSetUp(setUp, engine);
	for (const [index, event] of setUp.events.entries()) {
		const next = advance(fold, event, setUp.seed, engine);
		if (!next.ok) return err({ failure: next.error, event: index, before: fold });
		fold = next.value;
	}
	return ok(fold);
}
