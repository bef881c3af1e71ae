import { parseSeed, seededDice } from '../../dice/random.ts';
import { fraction, toNumber } from '../../dice/fraction.ts';
import { rulingValue } from '../../rules/ruling.ts';
import type { Side } from '../engine.ts';
import { type Chances, certain, diceChances, plus } from './chances.ts';
import type { Scene } from './course.ts';
import { type Meanings, heroChances, tacticalChances } from './odds.ts';
import { militaryDice, moralGain, outcomeOf } from './phases.ts';
import type { BattleState, Due, Phase } from './state.ts';

/*
 * Who wins this turn and the battle, given the score and what everybody means to do. Wounds, deaths and the fights of the
 * group's own are not foreseen: everybody who is fit goes on as meant.
 */

export interface Forecast {
	/** Chance of each side, 0 to 1. */
	readonly win: readonly [number, number];
	/** Nobody is beaten. */
	readonly draw: number;
	/** The battle goes on after this turn; 0 for the whole battle. */
	readonly goesOn: number;
	/** Standard error of the chances; null when nothing was sampled. */
	readonly error: number | null;
}

/** Both scores at once: `first` and `second` do not depend on each other inside a branch. */
interface Branch {
	readonly chance: number;
	readonly first: Chances;
	readonly second: Chances;
}

const BEFORE_TACTICAL: readonly Phase[] = ['moral', 'military', 'tactical'];

/** What is known to come of things that are due: the die of an act, the generals' gain. */
function dueChances(scene: Scene, side: Side): Chances {
	const { state, catalogue } = scene;
	const { leastOnSuccess, tactical } = catalogue.game;
	const of = (due: Due): Chances => {
		if (due.kind === 'tactical-gain' && due.sides.includes(side)) return diceChances(tactical.gain);
		if (due.kind !== 'gain' || state.actors[due.hero]?.side !== side) return certain(0);
		const dice = catalogue.actions.get(due.action)?.success?.dice;
		if (!dice) return certain(0);
		const { weights, total } = diceChances(dice);
		const points = (rolled: number): number => Math.max(leastOnSuccess.points, rolled + due.degrees);
		return { weights: new Map([...weights].map(([rolled, weight]) => [points(rolled), weight])), total };
	};
	return state.due.map(of).reduce(plus, certain(0));
}

/** What is still to come in a turn at this phase; whole turns have everybody who is fit. */
function branchesOf(scene: Scene, phase: Phase, meanings: Meanings, whole: boolean): readonly Branch[] {
	const { state, catalogue } = scene;
	const of = (side: Side): Chances => {
		const heroes = phase === 'verdict' ? certain(0) : heroChances(scene, side, meanings, !whole);
		const rolled = phase === 'moral' || phase === 'military' ? diceChances(militaryDice(scene, side)) : certain(0);
		return plus(plus(heroes, rolled), whole ? certain(0) : dueChances(scene, side));
	};
	const [first, second] = [of(0), of(1)];
	if (!BEFORE_TACTICAL.includes(phase)) return [{ chance: 1, first, second }];
	const gain = diceChances(catalogue.game.tactical.gain);
	const { wins, total } = tacticalChances(scene);
	const chance = (times: bigint): number => toNumber(fraction(times, total));
	const both = rulingValue(state, 'tactical-tie', catalogue) === 'both';
	return [
		{ chance: chance(wins[0]), first: plus(first, gain), second },
		{ chance: chance(wins[1]), first, second: plus(second, gain) },
		{
			chance: chance(total - wins[0] - wins[1]),
			first: both ? plus(first, gain) : first,
			second: both ? plus(second, gain) : second
		}
	].filter((branch) => branch.chance > 0);
}

/** Points and their chances. */
type Row = readonly (readonly [points: number, chance: number])[];
interface Rows {
	readonly chance: number;
	readonly first: Row;
	readonly second: Row;
}
const rowOf = ({ weights, total }: Chances): Row =>
	[...weights].map(([points, weight]) => [points, toNumber(fraction(weight, total))] as const);
const rowsOf = ({ chance, first, second }: Branch): Rows => ({ chance, first: rowOf(first), second: rowOf(second) });

type Tally = [first: number, second: number, draw: number];
const outcomeIndex = (winner: Side | null): 0 | 1 | 2 => (winner === null ? 2 : winner);

const scoreAtStart = ({ points }: BattleState, gain: ReturnType<typeof moralGain>): [number, number] => {
	const [first, second] = points;
	return gain ? (gain.side === 0 ? [first + gain.points, second] : [first, second + gain.points]) : [first, second];
};

/** The score before what is still to come in this turn. */
const scoreNow = ({ state, catalogue }: Scene): [number, number] =>
	scoreAtStart(state, state.phase === 'moral' ? moralGain(state, catalogue) : null);

/** Who wins at the verdict of this turn: exact. Null before the forces are weighed, and once it is over. */
export function turnForecast(scene: Scene, meanings: Meanings): Forecast | null {
	const { state } = scene;
	if (!state.needed || state.phase === 'ended' || state.phase === 'muster') return null;
	const tally: Tally = [0, 0, 0];
	const [a, b] = scoreNow(scene);
	for (const { chance, first, second } of branchesOf(scene, state.phase, meanings, false).map(rowsOf)) {
		for (const [x, p] of first) {
			for (const [y, q] of second) {
				const outcome = outcomeOf({ points: [a + x, b + y], needed: state.needed });
				if (outcome) tally[outcomeIndex(outcome.winner)] += chance * p * q;
			}
		}
	}
	const [win, lose, draw] = tally;
	return { win: [win, lose], draw, goesOn: Math.max(0, 1 - win - lose - draw), error: null };
}

/** Products that an exact forecast may take; a battle that needs more is sampled. */
const MOST_WORK = 12_000_000;
export const SAMPLES = 20_000;
const MOST_TURNS = 500;

interface Battle {
	readonly scene: Scene;
	readonly needed: readonly [number, number];
	/** What is left of this turn, then a whole one. */
	readonly now: readonly Rows[];
	readonly later: readonly Rows[];
}

const after = ({ scene }: Battle, points: readonly [number, number]): [number, number] => {
	const state = { ...scene.state, points, turn: scene.state.turn + 1 };
	return scoreAtStart(state, moralGain(state, scene.catalogue));
};

/** From each score that can come, once: a turn always adds points, so no score comes back. */
function exactly(battle: Battle, start: [number, number]): Tally {
	const known = new Map<string, Tally>();
	const from = (score: readonly [number, number], rows: readonly Rows[]): Tally => {
		const tally: Tally = [0, 0, 0];
		for (const { chance, first, second } of rows) {
			for (const [x, p] of first) {
				for (const [y, q] of second) {
					const points: [number, number] = [score[0] + x, score[1] + y];
					const outcome = outcomeOf({ points, needed: battle.needed });
					const weight = chance * p * q;
					if (outcome) tally[outcomeIndex(outcome.winner)] += weight;
					else for (const [index, each] of next(points).entries()) tally[index] = (tally[index] ?? 0) + weight * each;
				}
			}
		}
		return tally;
	};
	const next = (points: [number, number]): Tally => {
		const score = after(battle, points);
		const key = score.join();
		let tally = known.get(key);
		if (!tally) known.set(key, (tally = from(score, battle.later)));
		return tally;
	};
	return from(start, battle.now);
}

function drawRow(row: Row, chance: number): number {
	let left = chance;
	for (const [points, each] of row) if ((left -= each) <= 0) return points;
	return row.at(-1)?.[0] ?? 0;
}
function drawRows(rows: readonly Rows[], chance: number): Rows | undefined {
	let left = chance;
	return rows.find((each) => (left -= each.chance) <= 0) ?? rows.at(-1);
}

/** As many battles as `SAMPLES`, with the dice of a seed. */
function sampled(battle: Battle, start: [number, number], seed: string): Tally {
	const parsed = parseSeed(seed);
	const dice = seededDice(parsed.ok ? parsed.value : 1);
	const chance = (): number => (dice.die(2 ** 30) - 0.5) / 2 ** 30;
	const tally: Tally = [0, 0, 0];
	for (let sample = 0; sample < SAMPLES; sample++) {
		let score = start;
		let rows = battle.now;
		for (let turn = 0; turn < MOST_TURNS; turn++) {
			const branch = drawRows(rows, chance());
			if (!branch) break;
			const points: [number, number] = [
				score[0] + drawRow(branch.first, chance()),
				score[1] + drawRow(branch.second, chance())
			];
			const outcome = outcomeOf({ points, needed: battle.needed });
			if (outcome) {
				tally[outcomeIndex(outcome.winner)] += 1 / SAMPLES;
				break;
			}
			score = after(battle, points);
			rows = battle.later;
		}
	}
	return tally;
}

const products = (rows: readonly Rows[]): number =>
	rows.reduce((sum, { first, second }) => sum + first.length * second.length, 0);

/**
 * Who wins the battle when every turn goes as meant: exact where that is little work, else from a sample of `seed` with
 * its standard error. Null before the forces are weighed, and once it is over.
 */
export function battleForecast(scene: Scene, meanings: Meanings, seed: string, most = MOST_WORK): Forecast | null {
	const { state } = scene;
	const { needed } = state;
	if (!needed || state.phase === 'ended' || state.phase === 'muster') return null;
	const battle: Battle = {
		scene,
		needed,
		now: branchesOf(scene, state.phase, meanings, false).map(rowsOf),
		later: branchesOf(scene, 'moral', meanings, true).map(rowsOf)
	};
	const start = scoreNow(scene);
	const scores = Math.max(1, needed[0] - start[0]) * Math.max(1, needed[1] - start[1]);
	const isExact = products(battle.now) + scores * products(battle.later) <= most;
	const [first, second, draw] = isExact ? exactly(battle, start) : sampled(battle, start, seed);
	const widest = Math.max(...[first, second].map((p) => p * (1 - p)));
	return { win: [first, second], draw, goesOn: 0, error: isExact ? null : Math.sqrt(widest / SAMPLES) };
}
