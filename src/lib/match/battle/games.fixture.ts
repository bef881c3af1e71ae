import fc from 'fast-check';
import { battleCatalogue } from '../../catalogue/battle-lists.ts';
import { seededDice } from '../../dice/random.ts';
import type { RulingValue } from '../../roster/fields.ts';
import { type MatchEvent, newMatch } from '../document.ts';
import type { Fold } from '../fold.ts';
import { playRandomly } from '../random-player.fixture.ts';
import { matchEngine } from './engine.ts';
import { type BattleState, FATES, PHASES } from './state.ts';
import { force } from './table.fixture.ts';

/* Random battles, and what must hold in every state of them. */

export const engine = matchEngine(battleCatalogue);

const FORCES = [
	force('A', {}),
	force('B', { general: null, creatures: [], warMachines: false, strategicPoints: 6 }),
	force('C', { heroes: [{ id: 'h1', general: true, wounds: 5, fate: 2, characteristics: { ag: 60 } }] }),
	force('D', { soldiers: 0, heroes: [], creatures: [{ id: 'c1' }, { id: 'c2', sb: 3, wounds: 9 }] }),
	force('E', { soldiers: 60000, general: { name: 'E', strategy: null, command: 55 } })
];
const answers = [...battleCatalogue.rulings.values()].map(({ id, choices }) =>
	fc.option(fc.constantFrom(...choices)).map((value): [string, RulingValue][] => (value === null ? [] : [[id, value]]))
);

/** A recipe for a battle, short enough to be read when it fails. */
export const arbGame = fc.record({
	forces: fc.tuple(fc.nat(FORCES.length - 1), fc.nat(FORCES.length - 1)),
	seed: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
	choices: fc.integer({ min: 1, max: 2 ** 30 }),
	rulings: fc.tuple(...answers).map((all) => Object.fromEntries(all.flat()))
});
type Game = typeof arbGame extends fc.Arbitrary<infer T> ? T : never;

interface Step {
	readonly before: Fold<BattleState>;
	readonly event: MatchEvent;
	readonly after: Fold<BattleState>;
}

export function playBattle({ forces: [a, b], seed, choices, rulings }: Game, most: number) {
	const [first, second] = [FORCES[a], FORCES[b]];
	if (!first || !second) throw new Error('no such force');
	const match = newMatch({ sides: [first, second], seed: `mt19937:${seed}`, rulings });
	if (!match.ok) throw new Error(JSON.stringify(match.error));
	const steps: Step[] = [];
	const played = playRandomly(match.value, engine, seededDice(choices), {
		most,
		// heroes would seldom act if closing the phase were as likely as each of their actions
		like: ({ event }) => (event.kind === 'heroes-done' ? 1 : 6),
		watch: (before, event, after) => steps.push({ before, event, after })
	});
	return { ...played, steps };
}

/** What is wrong with a state; nothing, if all is well. */
export function battleFaults(state: BattleState): string[] {
	const faults: string[] = [];
	const wrong = (is: boolean, what: string): void => void (is && faults.push(what));
	wrong(!PHASES.includes(state.phase), `phase ${state.phase}`);
	wrong((state.outcome !== null) !== (state.phase === 'ended'), 'an outcome, and it goes on');
	wrong(state.rulings['negative-points'] !== true && state.points.some((points) => points < 0), 'below nothing');
	wrong(!state.points.every(Number.isInteger), `points ${state.points.join()}`);
	wrong(state.phase !== 'heroes' && state.phase !== 'ended' && state.due.length > 0, 'due outside its phase');
	for (const [ref, { lost, fate, destiny }] of Object.entries(state.people)) {
		wrong(lost < 0 || !FATES.includes(fate) || destiny < 0, `${ref} ${lost} ${fate} ${destiny}`);
	}
	return faults;
}

/** One battle to its end. */
export const randomBattle = (seed: number) => {
	const forces: [number, number] = [seed % FORCES.length, (seed * 7) % FORCES.length];
	return playBattle({ forces, seed, choices: seed + 1, rulings: {} }, 3000);
};
