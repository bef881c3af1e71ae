import { battleCatalogue } from '../../catalogue/battle-lists.ts';
import { BattleRoster } from '../../roster/battle-document.ts';
import type { RulingValue } from '../../roster/fields.ts';
import type { MatchEvent } from '../document.ts';
import { type Fold, advance } from '../fold.ts';
import { battleEngineOf } from './engine.ts';
import type { BattleState } from './state.ts';

/* A table for tests: two small forces, and events played on it with the dice given. */

export const engine = battleEngineOf(battleCatalogue);
export const scene = (state: BattleState) => ({ state, catalogue: battleCatalogue });

const HEAD = { format: 'signifer.roster', version: 1, game: 'bataille-rangee' };
const hero = (id: string, more: object = {}) => ({
	id,
	name: id,
	wounds: 10,
	characteristics: { ws: 40, bs: 45, s: 42, ag: 35, int: 50 },
	...more
});

export const force = (name: string, more: object = {}): BattleRoster =>
	BattleRoster.parse({
		...HEAD,
		name,
		soldiers: 500,
		general: { name: `General ${name}`, strategy: 50, command: 60 },
		heroes: [
			hero('h1', { fate: 1, skills: { heal: 40, command: 50, strategy: 30, casting: 50 }, casts: 14, missile: true }),
			hero('h2', { npc: true }),
			hero('h3', { talents: ['master-gunner'] })
		],
		warMachines: true,
		creatures: [{ id: 'c1', name: 'Giant', sb: 6, wounds: 30 }],
		...more
	});

type Rulings = Readonly<Record<string, RulingValue>>;
type Forces = readonly [object, object];

export const startOf = (rulings: Rulings = {}, [first, second]: Forces = [{}, {}]): Fold<BattleState> => ({
	state: engine.start({ sides: [force('A', first), force('B', second)], rulings }),
	position: 0,
	log: []
});

/** Plays events; what is refused is a failure of the test. Dice are those of the events, else of a seed. */
export function play(fold: Fold<BattleState>, ...events: readonly MatchEvent[]): Fold<BattleState> {
	return events.reduce((now, event) => {
		const next = advance(now, event, 'mt19937:7', engine);
		if (!next.ok) throw new Error(`${JSON.stringify(event)}: ${JSON.stringify(next.error)}`);
		return next.value;
	}, fold);
}
/** Why an event is refused; null when it is not. */
export function refusal({ state }: Fold<BattleState>, event: MatchEvent): string | null {
	const plan = engine.plan(state, event);
	return plan.ok ? null : plan.error.code === 'not-allowed' ? String(plan.error.facts['why']) : plan.error.code;
}

const MUSTER: MatchEvent = { kind: 'muster', balance: 'balanced' };
/** At the heroes' part of the first turn, with nothing due, and the score of the strategic points as it stands then. */
export const atHeroes = (rulings: Rulings = {}, forces: Forces = [{}, {}]): Fold<BattleState> =>
	play(startOf(rulings, forces), MUSTER, { kind: 'set', phase: 'heroes' });
