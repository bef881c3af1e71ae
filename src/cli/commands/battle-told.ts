import type { Locale } from '#lib/catalogue/text.ts';
import type { MatchDocument } from '#lib/match/document.ts';
import type { LogLine, MatchFailure } from '#lib/match/engine.ts';
import type { LogEntry } from '#lib/match/fold.ts';
import { type Result, err, ok } from '#lib/util/result.ts';
import type { DistanceUnit } from '#lib/wording/distance.ts';

/** A replayed match in words and as data, whatever its game. */
export interface Told {
	readonly sides: readonly [string, string];
	/** The log and where the match stands, as lines of text. */
	readonly log: readonly string[];
	readonly now: readonly string[];
	/** The state for `--json`. */
	readonly state: Readonly<Record<string, unknown>>;
	readonly entries: readonly LogEntry[];
	readonly sentence: (line: LogLine) => string;
}

/** An event that cannot happen: which one, from 0, and why. */
export interface Stopped {
	readonly event: number;
	readonly why: string;
}

/** How a game replays a match and tells it. */
export type Teller = (match: MatchDocument, locale: Locale, unit: DistanceUnit) => Promise<Result<Told, Stopped>>;

/** A teller of replays: `tell` words a whole fold, `why` a refusal, with the names that hold where the replay stopped. */
export function toldOr<Fold>(
	replayed: Result<Fold, { readonly failure: MatchFailure; readonly event: number; readonly before: Fold }>,
	tell: (fold: Fold) => Told,
	why: (failure: MatchFailure, before: Fold) => string
): Result<Told, Stopped> {
	if (replayed.ok) return ok(tell(replayed.value));
	const { failure, event, before } = replayed.error;
	return err({ event, why: why(failure, before) });
}
