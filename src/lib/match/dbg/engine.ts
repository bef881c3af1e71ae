import type { DbgCatalogue } from '../../catalogue/dbg-index.ts';
import { shapeFacts } from '../../util/expectation.ts';
import { unreachable } from '../../util/assert.ts';
import { err, failure } from '../../util/result.ts';
import type { MatchEngine } from '../engine.ts';
import { EVENTS, type DbgEvents, type EventKind } from './events.ts';
import { planBreakthrough, planFight, planRecoil, planStrike } from './fight.ts';
import { planActivate, planDetect, planDismount, planGuard, planHide, planSteady, planTrap } from './movement.ts';
import { dbgOffers } from './offers.ts';
import { planInitiative, planPhase } from './phases.ts';
import type { Planned, Scene } from './plan.ts';
import { planDance, planShoot } from './shots.ts';
import { type DbgState, type Due, startDbg } from './state.ts';
import { planDisband, planEnd, planForm, planLeave, planSet, planTouch, planWaive } from './table.ts';
import { planAquila, planDueTest, planRoll } from './tests.ts';

/* De Bello Gallico as a match: which event is planned where, and what has to be settled before anything else. */

/** Events that may happen whatever is due. */
const ANY_TIME: ReadonlySet<EventKind> = new Set([
	...(['recoil', 'strike', 'test', 'aquila'] as const),
	...(['set', 'touch', 'waive', 'leave', 'roll', 'end'] as const)
]);

/** What is due, but for what a player may also leave. */
export const mustSettle = (state: DbgState): Due | null =>
	state.due.find(({ kind }) => kind !== 'guard' && kind !== 'breakthrough') ?? null;

const isKind = (kind: string): kind is EventKind => Object.hasOwn(EVENTS, kind);

function planKnown(scene: Scene, event: DbgEvents[EventKind]): Planned {
	switch (event.kind) {
		case 'initiative':
			return planInitiative(scene, event);
		case 'activate':
			return planActivate(scene, event);
		case 'shoot':
			return planShoot(scene, event);
		case 'dance':
			return planDance(scene, event);
		case 'steady':
			return planSteady(scene, event);
		case 'guard':
			return planGuard(scene, event);
		case 'hide':
			return planHide(scene, event);
		case 'detect':
			return planDetect(scene, event);
		case 'dismount':
			return planDismount(scene, event);
		case 'trap':
			return planTrap(scene, event);
		case 'form':
			return planForm(scene, event);
		case 'disband':
			return planDisband(scene, event);
		case 'phase':
			return planPhase(scene);
		case 'fight':
			return planFight(scene, event);
		case 'recoil':
			return planRecoil(scene, event);
		case 'strike':
			return planStrike(scene, event);
		case 'breakthrough':
			return planBreakthrough(scene, event);
		case 'test':
			return planDueTest(scene, event);
		case 'roll':
			return planRoll(scene, event);
		case 'aquila':
			return planAquila(scene, event);
		case 'leave':
			return planLeave(scene, event);
		case 'touch':
			return planTouch(scene, event);
		case 'waive':
			return planWaive(scene, event);
		case 'set':
			return planSet(scene, event);
		case 'end':
			return planEnd(scene, event);
		default:
			return unreachable(event);
	}
}

/** The engine over a catalogue. */
export const dbgEngineOf = (catalogue: DbgCatalogue): MatchEngine<DbgState> => ({
	game: 'dbg',
	start: (setup) => startDbg(setup, catalogue),
	plan: (state, event) => {
		if (!isKind(event.kind)) return err(failure('unknown-event', { kind: event.kind }));
		const parsed = EVENTS[event.kind].safeParse(event);
		if (!parsed.success) return err(failure('wrong-shape', shapeFacts(parsed.error.issues[0])));
		const due = ANY_TIME.has(event.kind) ? null : mustSettle(state);
		if (due) return err(failure('due-first', { kind: due.kind, who: 'figure' in due ? due.figure : null }));
		return planKnown({ state, catalogue }, parsed.data);
	},
	offers: (state) => dbgOffers({ state, catalogue }),
	isOver: ({ over }) => over !== null
});
