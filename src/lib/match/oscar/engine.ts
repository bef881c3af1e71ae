import type { OscarCatalogue } from '../../catalogue/oscar-index.ts';
import { type Result, err, failure, ok } from '../../util/result.ts';
import type { MatchEvent } from '../document.ts';
import type { MatchEngine, MatchFailure } from '../engine.ts';
import { endMatch, playOn, setByHand, waive } from './by-hand.ts';
import { settle } from './consequences.ts';
import { Course, type OscarPlan, type Planned, no } from './course.ts';
import { type OscarEvent, parseEvent } from './events.ts';
import { type Ref, makeField } from './field.ts';
import { disengage, fight } from './melee.ts';
import { commandRange, flee, morale } from './morale.ts';
import { charge, endActing, goProne, move, overwatch, run, standUp } from './moves.ts';
import { offersOf } from './offers.ts';
import { rerolls } from './reroll.ts';
import type { Roll } from './rolls.ts';
import { aim, blast, holdFire, shoot } from './shooting.ts';
import { type OscarState, type Phase, firstState, withGroup } from './state.ts';
import { activate, endTest, hand, initiative, nextTurn } from './turn.ts';
import { damage, setCharge } from './vehicles.ts';

/* OSCAR as a game that can be played (oscar 1.9 to 1.20). */

type Kind = OscarEvent['kind'];

/** Phases in which an event may come; none: whenever its own conditions hold. */
const PHASES_OF: Partial<Record<Kind, readonly Phase[]>> = {
	initiative: ['initiative'],
	hand: ['hand'],
	activate: ['activation'],
	'end-test': ['turn-end'],
	'next-turn': ['turn-end']
};

/** Decisions of the table, which nothing has to wait for. */
const BY_HAND: ReadonlySet<Kind> = new Set(['set', 'end', 'play-on', 'waive']);
/** Events that settle what is due. */
const SETTLES: Partial<Record<OscarState['pending'][number]['kind'], Kind>> = {
	morale: 'morale',
	flee: 'flee',
	'command-range': 'command-range',
	damage: 'damage',
	fight: 'fight',
	blast: 'blast'
};

/** A shot from overwatch, or its refusal. */
const isReaction = (event: OscarEvent): boolean =>
	event.kind === 'hold-fire' ||
	((event.kind === 'shoot' || event.kind === 'aim' || event.kind === 'blast') && event.watcher !== undefined);

function refsIn(event: OscarEvent): Ref[] {
	const refs: Ref[] = [];
	for (const [name, value] of Object.entries(event)) {
		if (['group', 'target', 'contact', 'watcher', 'enemy', 'by', 'imposed'].includes(name)) {
			if (typeof value === 'string') refs.push(value);
		} else if (['supports', 'enemySupports', 'groups'].includes(name)) {
			if (Array.isArray(value)) refs.push(...value.map(String));
		} else if (name === 'under' || name === 'cover') {
			if (typeof value === 'object') refs.push(...Object.keys(value));
		}
	}
	return refs;
}

/** What has to be settled before this event, if anything. */
function dueFirst(state: OscarState, event: OscarEvent): MatchFailure | null {
	if (BY_HAND.has(event.kind) || event.kind === 'reroll') return null;
	const [first] = state.pending;
	const mustFire = state.field.rulings['overwatch'] === 'must' && state.reaction !== null && !isReaction(event);
	if (mustFire && (first === undefined || first.kind === 'fight')) {
		return failure('due-first', { kind: 'overwatch', who: state.reaction?.watchers[0] ?? null });
	}
	if (first !== undefined) {
		if (SETTLES[first.kind] === event.kind && !isReaction(event)) return null;
		if (first.kind === 'fight' && isReaction(event)) return null;
		const who = 'group' in first ? first.group : 'vehicle' in first ? first.vehicle : first.officer;
		return failure('due-first', { kind: first.kind, who });
	}
	return null;
}

function dispatch(state: OscarState, event: OscarEvent): Planned {
	switch (event.kind) {
		case 'initiative':
			return initiative(state);
		case 'hand':
			return hand(state, event);
		case 'activate':
			return activate(state, event);
		case 'move':
			return move(state, event);
		case 'run':
			return run(state);
		case 'charge':
			return charge(state, event);
		case 'go-prone':
			return goProne(state, event);
		case 'stand-up':
			return standUp(state);
		case 'shoot':
			return shoot(state, event);
		case 'aim':
			return aim(state, event);
		case 'blast':
			return blast(state, event);
		case 'fight':
			return fight(state, event);
		case 'disengage':
			return disengage(state, event);
		case 'overwatch':
			return overwatch(state);
		case 'hold-fire':
			return holdFire(state, event);
		case 'set-charge':
			return setCharge(state, event);
		case 'end-activation':
			return endActing(state);
		case 'morale':
			return morale(state, event);
		case 'flee':
			return flee(state, event);
		case 'command-range':
			return commandRange(state, event);
		case 'damage':
			return damage(state);
		case 'reroll':
			return reroll(state, event);
		case 'end-test':
			return endTest(state, event);
		case 'next-turn':
			return nextTurn(state);
		case 'end':
			return endMatch(state, event);
		case 'play-on':
			return playOn(state);
		case 'waive':
			return waive(state);
		case 'set':
			return setByHand(state, event);
	}
}

/** The failed test again, from the state before it; its first outcome is undone. */
function reroll(state: OscarState, event: Extract<OscarEvent, { kind: 'reroll' }>): Planned {
	const { retry } = state;
	if (retry === null) return no('nothing-failed', null);
	const { by, rule } = event;
	const allowed = rerolls(retry.before, retry.group, retry.morale, retry.used);
	if (!allowed.some((each) => each.by === by && each.rule === rule)) return no('no-reroll', by);
	const before = rule === 'lucky' ? withGroup(retry.before, by, { lucky: state.turn }) : retry.before;
	const plan = planParsed(before, retry.event);
	if (!plan.ok) return plan;
	return ok({
		...plan.value,
		resolve: (dice) => {
			const course = new Course(before);
			course.say('reroll', { by, rule, group: retry.group });
			const again = plan.value.resolve(dice);
			const used = [...retry.used, rule];
			const more = again.state.retry !== null && rerolls(before, retry.group, retry.morale, used).length > 0;
			return {
				state: { ...again.state, retry: more ? { ...retry, before, used } : null },
				log: [...course.log, ...again.log]
			};
		}
	});
}

function planParsed(given: OscarState, event: OscarEvent): Planned {
	const unknown = refsIn(event).find((ref) => !Object.hasOwn(given.groups, ref));
	if (unknown !== undefined) return err(failure('unknown-figure', { figure: unknown }));
	const first = dueFirst(given, event);
	if (first) return err(first);
	const phases = PHASES_OF[event.kind];
	if (phases && !phases.includes(given.phase)) return err(failure('not-now', { kind: event.kind, phase: given.phase }));
	// Whoever has not answered by the next action has let it pass.
	const settles = given.pending.length > 0 && event.kind !== 'fight';
	const answers = settles || isReaction(event) || BY_HAND.has(event.kind);
	const state = event.kind === 'reroll' ? given : { ...given, retry: null, ...(answers ? {} : { reaction: null }) };
	const plan = dispatch(state, event);
	if (!plan.ok || event.kind === 'reroll') return plan;
	return ok({
		...plan.value,
		resolve: (dice) => {
			const applied = plan.value.resolve(dice);
			const course = new Course(applied.state);
			settle(course, state.phase);
			return { state: course.state, log: [...applied.log, ...course.log] };
		}
	});
}

/** Checks an event against the state; the plan tells its rolls as attacks, with the items of their modifiers. */
export function planOscar(state: OscarState, event: MatchEvent): Result<OscarPlan, MatchFailure> {
	const parsed = parseEvent(event);
	return parsed.ok ? planParsed(state, parsed.value) : parsed;
}

/** The rolls of an event as attacks (docs/attacks.md), for odds before the dice; none when it rolls nothing of the kind. */
export function attackFor(state: OscarState, event: MatchEvent): Result<readonly Roll[], MatchFailure> {
	const plan = planOscar(state, event);
	return plan.ok ? ok(plan.value.rolls) : plan;
}

/** The engine over a catalogue: the one that ships, or a test's own. */
export const oscarEngineOf = (catalogue: OscarCatalogue): MatchEngine<OscarState> => ({
	game: 'oscar',
	start: (setup) => firstState(makeField(setup, catalogue)),
	plan: planOscar,
	offers: offersOf,
	isOver: ({ phase }) => phase === 'ended'
});
