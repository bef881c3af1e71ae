import type { Tendency, Terrain } from '../../catalogue/legio.ts';
import type { LegioCatalogue } from '../../catalogue/legio-index.ts';
import { type Dice, makeSeed, seededDice } from '../../dice/random.ts';
import type { RulingValue } from '../../roster/fields.ts';
import { emptyLegioRoster } from '../../roster/legio-document.ts';
import { assert } from '../../util/assert.ts';
import type { MatchEvent } from '../document.ts';
import type { Ask } from '../engine.ts';
import { type Fold, advance } from '../fold.ts';
import { legioEngineOf } from './engine.ts';
import { type SetUp, beginSetUp } from './set-up.ts';
import type { LegioState } from './state.ts';

/** What a table is made from. `compulsory` is the defender's choice; without it the seed chooses. */
export interface TerrainWish {
	readonly tendency: Tendency;
	/** A 32-bit integer, as `parseSeed` reads it. */
	readonly seed: number;
	readonly compulsory?: Terrain;
	readonly rulings?: Readonly<Record<string, RulingValue>>;
}

/** Another sequence for what players decide: the dice stay those that the seed gives any set-up with these events. */
const DECISIONS = 0x5e77;

function decide(ask: Ask, dice: Dice): unknown {
	if (ask.kind === 'number') return dice.die(Math.floor(ask.max - ask.min) + 1) - 1 + ask.min;
	assert(ask.kind === 'choice', `nothing decides a ${ask.kind}`);
	return ask.choices[dice.die(ask.choices.length) - 1];
}

/**
 * A table of terrain from a seed alone, by the rules of the set-up: the first of two armies of this tendency attacks, every
 * decision left to players is drawn, whole centimetres along the edges (dba-legio 2 to 4). The set-up replays to the same table.
 */
export function rollTerrain(
	{ tendency, seed, compulsory, rulings = {} }: TerrainWish,
	catalogue: LegioCatalogue
): { readonly setUp: SetUp; readonly fold: Fold<LegioState> } {
	const engine = legioEngineOf(catalogue);
	const army = emptyLegioRoster(tendency, 0);
	const decisions = seededDice(seed ^ DECISIONS);
	const events: MatchEvent[] = [];
	const setUp = { sides: [army, army] as const, rulings, seed: makeSeed(seed), events };
	let fold = beginSetUp(setUp, engine);
	const happen = (event: MatchEvent): void => {
		const next = advance(fold, event, setUp.seed, engine);
		assert(next.ok, `a table could not be rolled: ${next.ok ? '' : next.error.code}`);
		events.push(event);
		fold = next.value;
	};
	happen({ kind: 'roles', dice: [[6], [1]] });
	while (fold.state.step === 'compulsory' || fold.state.step === 'sections') {
		const [offer] = engine.offers(fold.state);
		assert(offer, 'nothing can be done');
		const answers = offer.asks.map((ask) => [ask.field, decide(ask, decisions)] as const);
		const choice = offer.event.kind === 'compulsory' && compulsory !== undefined ? { piece: compulsory } : {};
		happen({ ...offer.event, ...Object.fromEntries(answers), ...choice });
	}
	return { setUp, fold };
}
