import type { RulingValue } from '../roster/fields.ts';

/* Rulings of any game: the roster's own answers to the open questions of a source. */

interface AnyRuling {
	readonly id: string;
	readonly default: RulingValue;
	readonly choices: readonly RulingValue[];
}
interface WithAnswers {
	readonly rulings: Readonly<Record<string, RulingValue>>;
}
interface WithRulings {
	readonly rulings: ReadonlyMap<string, AnyRuling>;
}

/** The roster's own value of a ruling, if it is one of the ruling's choices. */
function chosenValue(roster: WithAnswers, ruling: AnyRuling): RulingValue | null {
	// A roster comes from outside: `constructor` and the like are no rulings of it.
	if (!Object.hasOwn(roster.rulings, ruling.id)) return null;
	return ruling.choices.find((choice) => choice === roster.rulings[ruling.id]) ?? null;
}

/**
 * The value of a ruling for this roster: its own choice, or the default when it has none or one outside the choices
 * (which is the problem `unknown-ruling`). Null only when the catalogue knows no such ruling.
 */
export function rulingValue(roster: WithAnswers, id: string, catalogue: WithRulings): RulingValue | null {
	const ruling = catalogue.rulings.get(id);
	return ruling ? (chosenValue(roster, ruling) ?? ruling.default) : null;
}

/** True when the roster has changed the ruling to a valid choice other than the default. */
export function rulingChanged(roster: WithAnswers, id: string, catalogue: WithRulings): boolean {
	const ruling = catalogue.rulings.get(id);
	return ruling !== undefined && rulingValue(roster, id, catalogue) !== ruling.default;
}
