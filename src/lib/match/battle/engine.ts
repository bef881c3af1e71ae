import type { BattleCatalogue } from '../../catalogue/battle-index.ts';
import { ofGame } from '../../roster/document.ts';
import { unreachable } from '../../util/assert.ts';
import { shapeFacts } from '../../util/expectation.ts';
import { err, failure } from '../../util/result.ts';
import type { MatchEngine } from '../engine.ts';
import { planAct, planGain, planNpc, planWaive, planWounds } from './acting.ts';
import { planSet } from './by-hand.ts';
import { type Planned, type Scene, no } from './course.ts';
import { type BattleEvent, EVENTS, type EventKind, isBattleEvent } from './events.ts';
import { planDuel, planFlee, planHunt } from './fights.ts';
import { battleOffers } from './offers.ts';
import {
	planEnd,
	planHeroesDone,
	planMilitary,
	planMoral,
	planMuster,
	planTactical,
	planTacticalGain,
	planVerdict
} from './phases.ts';
import { type BattleState, type Due, type Phase, startBattle } from './state.ts';

/*
 * A Bataille rangée battle as a fold of events: the forces are weighed; each turn has the moral, military and tactical
 * rolls, one action of each hero and creature, and the verdict (bataille-rangee 3.2).
 */

export type BattleEngine = Omit<MatchEngine<BattleState>, 'game' | 'start'> & {
	start(setup: Pick<BattleState, 'sides' | 'rulings'>): BattleState;
};

/** The phase in which an event happens; null: in any. What settles something due has none. */
const PHASE_OF: Readonly<Record<EventKind, Phase | null>> = {
	muster: 'muster',
	moral: 'moral',
	military: 'military',
	tactical: 'tactical',
	act: 'heroes',
	npc: 'heroes',
	'heroes-done': 'heroes',
	verdict: 'verdict',
	'tactical-gain': null,
	gain: null,
	wounds: null,
	duel: null,
	hunt: null,
	flee: null,
	waive: null,
	set: null,
	end: null
};
/** What is due, and the events that answer it. */
const ANSWERS: Readonly<Record<Due['kind'], readonly EventKind[]>> = {
	'tactical-gain': ['tactical-gain'],
	gain: ['gain'],
	wounds: ['wounds'],
	duel: ['duel', 'flee'],
	hunt: ['hunt', 'flee']
};
const ALWAYS: readonly EventKind[] = ['waive', 'set', 'end'];

function planKnown(scene: Scene, event: BattleEvent): Planned {
	const [due] = scene.state.due;
	switch (event.kind) {
		case 'muster':
			return planMuster(scene, event);
		case 'moral':
			return planMoral(scene);
		case 'military':
			return planMilitary(scene);
		case 'tactical':
			return planTactical(scene, event);
		case 'act':
			return planAct(scene, event);
		case 'npc':
			return planNpc(scene, event);
		case 'heroes-done':
			return planHeroesDone(scene);
		case 'verdict':
			return planVerdict(scene);
		case 'tactical-gain':
			return due?.kind === 'tactical-gain' ? planTacticalGain(scene, due.sides) : no('nothing-due');
		case 'gain':
			return due?.kind === 'gain' ? planGain(scene, due) : no('nothing-due');
		case 'wounds':
			return due?.kind === 'wounds' ? planWounds(scene, due, event) : no('nothing-due');
		case 'duel':
			return due?.kind === 'duel' ? planDuel(scene, due, event) : no('nothing-due');
		case 'hunt':
			return due?.kind === 'hunt' ? planHunt(scene, due, event) : no('nothing-due');
		case 'flee':
			return due?.kind === 'duel' || due?.kind === 'hunt' ? planFlee(scene, due, event) : no('nothing-due');
		case 'waive':
			return planWaive(scene);
		case 'set':
			return planSet(scene, event);
		case 'end':
			return planEnd(scene, event);
		default:
			return unreachable(event);
	}
}

/** The engine over a catalogue. */
export const battleEngineOf = (catalogue: BattleCatalogue): BattleEngine => ({
	start: (setup) => startBattle(setup, catalogue),
	plan: (state, event) => {
		if (!isBattleEvent(event.kind)) return err(failure('unknown-event', { kind: event.kind }));
		const parsed = EVENTS[event.kind].safeParse(event);
		if (!parsed.success) return err(failure('wrong-shape', shapeFacts(parsed.error.issues[0])));
		const { kind } = parsed.data;
		const [due] = state.due;
		if (due && !ANSWERS[due.kind].includes(kind) && !ALWAYS.includes(kind)) {
			return err(failure('due-first', { kind: due.kind, who: 'hero' in due ? due.hero : null }));
		}
		const phase = PHASE_OF[kind];
		if (phase !== null && phase !== state.phase) return err(failure('not-now', { kind, phase: state.phase }));
		return planKnown({ state, catalogue }, parsed.data);
	},
	offers: (state) => battleOffers({ state, catalogue }),
	isOver: ({ phase }) => phase === 'ended'
});

/** The same for matches of the program: both rosters are forces. */
export const matchEngine = (catalogue: BattleCatalogue): MatchEngine<BattleState> => {
	const engine = battleEngineOf(catalogue);
	return {
		...engine,
		game: 'bataille-rangee',
		start: ({ sides: [first, second], rulings }) =>
			engine.start({ sides: [ofGame(first, 'bataille-rangee'), ofGame(second, 'bataille-rangee')], rulings })
	};
};
