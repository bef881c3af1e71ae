import type { DiceWant } from '../engine.ts';
import { resolveOscarMelee } from '../oscar-attack.ts';
import { endOverwatch, out } from './consequences.ts';
import { type Course, type Planned, no, planned } from './course.ts';
import type { EventOf } from './events.ts';
import { type Ref, hasRule, sideOf } from './field.ts';
import { failedFor } from './reroll.ts';
import { endTestRoll, passes, sumsOf, testRoll, wantsOf } from './rolls.ts';
import { type OscarState, canBeTried, groupOf, onTable, passHand, pieceOf } from './state.ts';

/* Initiative, activation, end of turn and of the game (oscar 1.9, 1.20). */

/** Action points of an activation. */
const POINTS = 2;
const DIE: DiceWant = { kind: 'die', faces: 6, who: null };

/** Both sides roll; `double` is the right to name the other's first group (rulings initiative-tie, impose-group). */
export function initiative(state: OscarState): Planned {
	return planned(state, { wants: [DIE, DIE] }, (course, dice) => {
		const [a = 0, b = 0] = dice.map(([face = 0]) => face);
		const tie = state.field.rulings['initiative-tie'] === 'last-winner' ? state.lastWinner : null;
		const winner = a === b ? tie : a > b ? 0 : 1;
		const [high, low] = [Math.max(a, b), Math.min(a, b)];
		const exactly = state.field.rulings['impose-group'] === 'exactly-double';
		const imposes = a !== b && (exactly ? high === 2 * low : high >= 2 * low);
		course.say('initiative', { first: a, second: b, winner, imposes }, { dice });
		if (winner === null) return;
		course.set({ phase: 'hand', hand: winner, lastWinner: winner, initiative: { winner, imposes } });
	});
}

export function hand(state: OscarState, { first, imposed }: EventOf<'hand'>): Planned {
	const { initiative: won } = state;
	if (won === null) return no('no-hand', null);
	if (imposed !== undefined) {
		if (!won.imposes) return no('may-not-impose', imposed);
		if (sideOf(imposed) === won.winner) return no('own-side', imposed);
		if (!canBeTried(state, imposed)) return no('tried-already', imposed);
	}
	return planned(state, {}, (course) => {
		course.set({ phase: 'activation', hand: first, imposed: imposed ?? null });
		course.say('hand', { side: first, imposed: imposed ?? null });
	});
}

/** Activates without a roll: an officer who commands, or rule auto-activation (oscar 1.3, 1.6). */
export const activatesAlone = (state: OscarState, ref: Ref): boolean => {
	const piece = pieceOf(state, ref);
	return piece.profile.role === 'officer' || hasRule(piece, 'auto-activation');
};

function activated(course: Course, group: Ref): void {
	course.change(group, { marker: 'active' });
	course.set({
		...{ phase: 'action', initiative: null },
		active: { group, points: POINTS, moved: false, fought: false, used: {} }
	});
	if (course.state.field.rulings['overwatch-end'] === 'until-activation') endOverwatch(course, group);
}

export function activate(state: OscarState, event: EventOf<'activate'>): Planned {
	const { group } = event;
	if (sideOf(group) !== state.hand) return no('not-in-hand', group);
	if (!onTable(state, group)) return no('out-of-play', group);
	if (!canBeTried(state, group))
		return no(groupOf(state, group).marker === 'ready' ? 'stunned' : 'tried-already', group);
	const { imposed } = state;
	const bound = imposed !== null && sideOf(imposed) === state.hand && canBeTried(state, imposed);
	if (bound && imposed !== group) return no('imposed', imposed);
	const free = (course: Course): void => {
		if (bound) course.set({ imposed: null });
	};
	if (activatesAlone(state, group)) {
		return planned(state, {}, (course) => {
			free(course);
			course.say('activation', { group, pass: true, alone: true });
			activated(course, group);
		});
	}
	const roll = testRoll(state, group, 'activation', event);
	return planned(state, { wants: wantsOf(roll), rolls: [roll] }, (course, dice) => {
		const pass = passes(roll, dice);
		free(course);
		course.say(
			'activation',
			{ group, pass, alone: false },
			{ sums: sumsOf(roll, ['activation'], dice), dice, attack: roll.attack }
		);
		if (pass) return activated(course, group);
		course.change(group, { marker: 'done' });
		course.state = passHand(course.state, sideOf(group));
		course.set({ retry: failedFor(state, event, group, 'activation') });
	});
}

export function endTest(state: OscarState, event: EventOf<'end-test'>): Planned {
	const { group, enemy } = event;
	if (sideOf(group) === sideOf(enemy)) return no('own-side', enemy);
	for (const ref of [group, enemy]) {
		if (!onTable(state, ref)) return no('out-of-play', ref);
		if (groupOf(state, ref).endTest === state.turn) return no('tested-already', ref);
	}
	const roll = endTestRoll(state, event);
	return planned(state, { wants: wantsOf(roll), rolls: [roll] }, (course, dice) => {
		if (roll.attack.kind !== 'melee') return;
		const { winner } = resolveOscarMelee(roll.attack, dice[0] ?? [], dice[1] ?? []);
		course.change(group, { endTest: state.turn });
		course.change(enemy, { endTest: state.turn });
		const loser = winner === null ? null : winner === 0 ? enemy : group;
		course.say(
			'end-test',
			{ group, enemy, loser },
			{ sums: sumsOf(roll, ['end-test', 'end-test'], dice), dice, attack: roll.attack }
		);
		if (loser !== null) out(course, loser, 'surrendered');
	});
}

/** Pairs for the end test: who fought or shot at each other this turn, those with the fewest losses first. */
export function endTestPairs(state: OscarState): (readonly [Ref, Ref])[] {
	const touching = Object.keys(state.groups)
		.filter((ref) => sideOf(ref) === 0)
		.flatMap((ref) => groupOf(state, ref).contacts.map((enemy) => [ref, enemy] as const));
	const lost = (ref: Ref): number => pieceOf(state, ref).profile.headcount - groupOf(state, ref).men;
	const able = (ref: Ref): boolean => onTable(state, ref) && groupOf(state, ref).endTest !== state.turn;
	const pairs = [
		...state.fights.map(([a, b]) => (sideOf(a) === 0 ? ([a, b] as const) : ([b, a] as const))),
		...touching
	];
	const unique = new Map(pairs.map((pair) => [pair.join(' '), pair]));
	return [...unique.values()]
		.filter(([a, b]) => able(a) && able(b))
		.sort((x, y) => lost(x[0]) + lost(x[1]) - lost(y[0]) - lost(y[1]));
}

export function nextTurn(state: OscarState): Planned {
	return planned(state, {}, (course) => {
		const turn = state.turn + 1;
		for (const ref of Object.keys(state.groups)) course.change(ref, { marker: 'ready' });
		course.set({
			...{ turn, phase: 'initiative', hand: null, initiative: null, imposed: null },
			...{ active: null, fights: [], reaction: null }
		});
		course.say('turn', { turn });
	});
}
