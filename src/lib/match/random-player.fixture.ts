import type { Dice } from '../dice/random.ts';
import type { MatchDocument, MatchEvent } from './document.ts';
import type { Ask, MatchEngine, Offer } from './engine.ts';
import { type Fold, advance, begin, withEvent } from './fold.ts';

/* A player who takes any offer and answers as he likes, for the properties of every game. */

const chance = (dice: Dice, percent: number): boolean => dice.die(100) <= percent;
const pick = <T>(items: readonly T[], dice: Dice): T | undefined => items[dice.die(items.length) - 1];

function some(choices: readonly string[], min: number, max: number, dice: Dice): string[] {
	const wanted = min + (max > min ? dice.die(max - min + 1) - 1 : 0);
	const left = [...choices];
	const taken: string[] = [];
	while (taken.length < wanted) {
		const at = dice.die(left.length) - 1;
		taken.push(...left.splice(at, 1));
	}
	return taken;
}

function answer(ask: Ask, dice: Dice): unknown {
	switch (ask.kind) {
		case 'flag':
			return chance(dice, 30);
		case 'number':
			return chance(dice, 10) ? ask.max : ask.min + dice.die(Math.max(1, Math.floor(ask.max - ask.min) + 1)) - 1;
		case 'choice':
			return pick(ask.choices, dice);
		case 'some':
			return some(ask.choices, ask.min, Math.min(ask.max, Math.max(ask.min, 2)), dice);
		case 'each': {
			const used = new Set<string>();
			const said = Object.entries(ask.choices).flatMap(([key, choices]): [string, string][] => {
				const free = ask.distinct ? choices.filter((choice) => !used.has(choice)) : choices;
				const choice = chance(dice, 50) ? pick(free, dice) : undefined;
				if (choice === undefined) return [];
				used.add(choice);
				return [[key, choice]];
			});
			return Object.fromEntries(said);
		}
	}
}

/** The event of an offer with random answers to what it asks. */
function answered(offer: Offer, dice: Dice): MatchEvent {
	const said = offer.asks.flatMap((ask): [string, unknown][] =>
		ask.required || chance(dice, 60) ? [[ask.field, answer(ask, dice)]] : []
	);
	return { ...offer.event, ...Object.fromEntries(said) };
}

function randomEvent(offers: readonly Offer[], like: (offer: Offer) => number, dice: Dice): MatchEvent {
	const offer = pick(
		offers.flatMap((each) => Array<Offer>(like(each)).fill(each)),
		dice
	);
	if (!offer) throw new Error('bug: nothing is offered, but the match is not over');
	return answered(offer, dice);
}

/**
 * Plays offers until the match is over, or the table ends it, at `most` events at the latest (`{"kind": "end"}`, in every game). `like` weighs an offer (1 is usual, 0 never);
 * `watch` sees every step. A refused offer is a bug, and says which.
 */
export function playRandomly<State>(
	start: MatchDocument,
	engine: MatchEngine<State>,
	dice: Dice,
	{
		most,
		like = () => 1,
		enough = () => false,
		watch = () => undefined
	}: {
		readonly most: number;
		readonly like?: (offer: Offer) => number;
		/** True when the table has seen enough: it ends the match. */
		readonly enough?: (state: State) => boolean;
		readonly watch?: (before: Fold<State>, event: MatchEvent, after: Fold<State>) => void;
	}
): { readonly document: MatchDocument; readonly fold: Fold<State> } {
	let document = start;
	let fold = begin(start, engine);
	for (let count = 0; count < most && !engine.isOver(fold.state); count++) {
		const event =
			count === most - 1 || enough(fold.state) ? { kind: 'end' } : randomEvent(engine.offers(fold.state), like, dice);
		const next = advance(fold, event, document.seed, engine);
		if (!next.ok) throw new Error(`bug: an offer is refused: ${JSON.stringify({ event, error: next.error })}`);
		watch(fold, event, next.value);
		document = withEvent(document, event);
		fold = next.value;
	}
	return { document, fold };
}
