import { type Side, SIDES } from '../engine.ts';
import type { GameView, SideView } from '../view.ts';
import { type LegioState, STEPS } from './state.ts';

/* A set-up as a match's screen shows it: steps for phases, and no pieces, since the table is drawn (routes/match/[id]/legio). */

const NONE: SideView = { pieces: 0, lost: 0, men: 0, menLost: 0, marks: [] };

/** Who is ready leaves the plan to the other side. */
function handOf({ step, ready }: LegioState): Side | null {
	const left = step === 'plans' ? SIDES.filter((side) => !ready[side]) : [];
	return left.length === 1 ? (left[0] ?? null) : null;
}

export const legioView: GameView<LegioState> = {
	view: (state) => ({
		turn: 0,
		phase: state.step,
		phases: STEPS.filter((step) => step !== 'done'),
		hand: handOf(state),
		points: null,
		weather: null,
		pieces: [],
		sides: [NONE, NONE],
		over: null
	}),
	byHand: () => ({ event: { kind: 'note' }, asks: [], now: {} }),
	waive: () => null,
	end: () => ({ kind: 'note', text: '' }),
	subject: (_, { kind, side }) => (kind === 'ready' ? `side-${Number(side) + 1}` : null)
};
