import type { Balance } from '../../catalogue/battle.ts';
import { diceTotal } from '../../rules/battle/dice.ts';
import { degreesOf } from '../../rules/battle/percent.ts';
import { rulingValue } from '../../rules/ruling.ts';
import { assert } from '../../util/assert.ts';
import { SIDES, type Side, type Sum } from '../engine.ts';
import { type Course, type Planned, type Scene, diceWants, faceAt, facesFrom, hundred, no, planned } from './course.ts';
import type { EventOf } from './events.ts';
import { type BattleState, type Outcome, type Phase, generalOf, isFit, strategicPointsOf } from './state.ts';

/* From the forces to the verdict, without the heroes (bataille-rangee 3.2, 3.3, 3.6). */

const sideName = (side: Side): string => `side-${side + 1}`;

/** Strategic points of the camp with the most of them raise what is needed (ruling strategic-threshold). */
export function neededPoints({ state, catalogue }: Scene, table: number): [number, number] {
	const [first, second] = state.sides.map(strategicPointsOf);
	const [a, b] = [first ?? 0, second ?? 0];
	const most = Math.max(a, b);
	if (rulingValue(state, 'strategic-threshold', catalogue) !== 'owner') return [table + most, table + most];
	return [table + (a >= b ? a : 0), table + (b >= a ? b : 0)];
}

/** The forces are weighed, and what is needed is known. */
export function planMuster(scene: Scene, { balance, stronger, threshold }: EventOf<'muster'>): Planned {
	const { state } = scene;
	if (balance !== 'balanced' && stronger === undefined) return no('stronger-unchosen');
	const table = threshold ?? state.table?.points;
	if (table === undefined) return no('threshold-unknown');
	return planned(scene, [], (course) => {
		const needed = neededPoints(scene, table);
		const who = balance === 'balanced' ? null : (stronger ?? null);
		course.set({ balance, stronger: who, needed, phase: 'moral' });
		course.say('muster', {
			balance,
			side: who,
			first: needed[0],
			second: needed[1],
			table,
			own: threshold !== undefined
		});
	});
}

/** What a lead brings at the start of a turn, and to whom; null when it is too small (bataille-rangee 3.3.1). */
export function moralGain(
	state: Pick<BattleState, 'points' | 'turn' | 'rulings'>,
	catalogue: Scene['catalogue']
): { readonly side: Side; readonly points: number } | null {
	const [first, second] = state.points;
	const { lead, points } = catalogue.game.moralAdvantage;
	const skipped = state.turn === 1 && rulingValue(state, 'moral-first-turn', catalogue) === false;
	return skipped || Math.abs(first - second) < lead ? null : { side: first > second ? 0 : 1, points };
}

export function planMoral(scene: Scene): Planned {
	return planned(scene, [], (course) => {
		const [first, second] = course.state.points;
		const lead = Math.abs(first - second);
		const gain = moralGain(course.state, course.catalogue);
		if (gain) course.say('moral', { side: gain.side, lead, points: course.score(gain.side, gain.points) });
		else course.say('no-moral', { lead, needed: course.catalogue.game.moralAdvantage.lead });
		course.set({ phase: 'military' });
	});
}

/** The dice of a side for the balance of forces (bataille-rangee 3.3.2). */
export function militaryDice({ state, catalogue }: Scene, side: Side) {
	const balance: Balance = state.balance ?? 'balanced';
	const row = catalogue.game.balances.find(({ id }) => id === balance);
	assert(row, `no balance ${balance}`);
	return state.stronger === side ? row.stronger : row.weaker;
}

export function planMilitary(scene: Scene): Planned {
	const dice = SIDES.map((side) => militaryDice(scene, side));
	const wants = SIDES.flatMap((side) => diceWants(militaryDice(scene, side), sideName(side)));
	return planned(scene, wants, (course, rolled) => {
		let from = 0;
		const gained = SIDES.map((side) => {
			const own = dice[side];
			assert(own, 'no dice');
			const total = diceTotal(own, facesFrom(rolled, from, own.count));
			from += own.count;
			return course.score(side, total);
		});
		course.set({ phase: 'tactical' });
		course.say('military', { first: gained[0] ?? 0, second: gained[1] ?? 0 }, { dice: rolled });
	});
}

/** What a general rolls against: his strategy, else his command and the malus; null: nobody leads, or he is out. */
export function tacticalTarget({ state, catalogue }: Scene, side: Side): { target: number; skill: boolean } | null {
	const { general } = state.sides[side];
	const leader = generalOf(state, side);
	if (!general || (leader && !isFit(state, leader.ref))) return null;
	if (general.strategy !== null) return { target: general.strategy, skill: true };
	if (general.command === null) return null;
	return { target: general.command + catalogue.game.tactical.withoutSkill, skill: false };
}

/** Who wins the opposed test by the degrees of each; null degrees: failed, or nobody rolled. Null: nobody wins. */
export function tacticalWinner([first, second]: readonly [number | null, number | null]): Side | null {
	if (first === null || second === null) return first !== null ? 0 : second !== null ? 1 : null;
	if (first !== second) return first > second ? 0 : 1;
	return null;
}

export function planTactical(scene: Scene, { first = 0, second = 0 }: EventOf<'tactical'>): Planned {
	const { state, catalogue } = scene;
	const targets = SIDES.map((side) => {
		const own = tacticalTarget(scene, side);
		return own && { ...own, modifier: side === 0 ? first : second };
	});
	const rolling = SIDES.filter((side) => targets[side]);
	const wants = rolling.map((side) => hundred(sideName(side)));
	return planned(scene, wants, (course, rolled) => {
		const rolls = SIDES.map((side) => (rolling.includes(side) ? faceAt(rolled, rolling.indexOf(side)) : null));
		const degrees = SIDES.map((side) => {
			const [own, roll] = [targets[side], rolls[side]];
			if (!own || roll === null || roll === undefined) return null;
			const target = own.target + own.modifier;
			return roll <= target ? degreesOf(target, roll, state, catalogue) : null;
		});
		const sums = rolling.map((side): Sum => {
			const own = targets[side];
			return {
				code: 'tactical',
				who: sideName(side),
				terms: [{ code: 'd100', value: rolls[side] ?? 0 }],
				total: rolls[side] ?? 0,
				against: [
					{ code: own?.skill === true ? 'strategy' : 'command-malus', value: own?.target ?? 0 },
					...(own && own.modifier !== 0 ? [{ code: 'modifier', value: own.modifier }] : [])
				]
			};
		});
		const winner = tacticalWinner([degrees[0] ?? null, degrees[1] ?? null]);
		const both = winner === null && rulingValue(state, 'tactical-tie', catalogue) === 'both';
		course.set({ phase: 'heroes' });
		course.say('tactical', { side: winner, both }, { sums, dice: rolled });
		if (winner !== null || both) course.owe({ kind: 'tactical-gain', sides: winner === null ? SIDES : [winner] });
		settleHeroes(course);
	});
}

export function planTacticalGain(scene: Scene, sides: readonly Side[]): Planned {
	const { gain } = scene.catalogue.game.tactical;
	return planned(
		scene,
		sides.flatMap((side) => diceWants(gain, sideName(side))),
		(course, rolled) => {
			course.settle();
			for (const [index, side] of sides.entries()) {
				const faces = facesFrom(rolled, index * gain.count, gain.count);
				const points = course.score(side, diceTotal(gain, faces));
				course.say('tactical-gain', { side, points }, { dice: faces.map((face) => [face]) });
			}
			settleHeroes(course);
		}
	);
}

/** Once nobody is left who may act and nothing is due, the verdict is next. */
export function settleHeroes(course: Course): void {
	const { state } = course;
	if (state.phase !== 'heroes' || state.due.length > 0) return;
	const free = Object.values(state.people).some(({ fate, acted }) => fate === 'fit' && !acted);
	if (!free) course.set({ phase: 'verdict' });
}

export const planHeroesDone = (scene: Scene): Planned =>
	planned(scene, [], (course) => {
		course.set({ phase: 'verdict' });
		course.say('heroes-done');
	});

/** Who has won with this score; null: the battle goes on (bataille-rangee 3.6). */
export function outcomeOf({ points, needed }: Pick<BattleState, 'points' | 'needed'>): Outcome | null {
	const reached = SIDES.filter((side) => points[side] >= (needed?.[side] ?? Infinity));
	const [only, another] = reached;
	if (only === undefined) return null;
	if (another === undefined) return { winner: only, reason: 'threshold' };
	if (points[0] === points[1]) return { winner: null, reason: 'equal' };
	return { winner: points[0] > points[1] ? 0 : 1, reason: 'higher' };
}

export function planVerdict(scene: Scene): Planned {
	return planned(scene, [], (course) => {
		const { state } = course;
		const outcome = outcomeOf(state);
		const [first, second] = state.points;
		if (outcome) {
			course.set({ outcome, phase: 'ended' });
			course.say('verdict', { side: outcome.winner, reason: outcome.reason, first, second });
			return;
		}
		const people = Object.fromEntries(
			Object.entries(state.people).map(([ref, one]) => [ref, { ...one, acted: false }])
		);
		const phase: Phase = 'moral';
		course.set({ turn: state.turn + 1, phase, people });
		course.say('turn', { first, second, turn: state.turn + 1 });
	});
}

export const planEnd = (scene: Scene, { winner }: EventOf<'end'>): Planned =>
	planned(scene, [], (course) => {
		course.set({ outcome: { winner, reason: 'agreed' }, phase: 'ended', due: [] });
		course.say('end', { side: winner });
	});
