import { SECTIONS, type Tendency } from '../../catalogue/legio.ts';
import type { LegioCatalogue } from '../../catalogue/legio-index.ts';
import { type SideEdge, oppositeEdge } from '../../rules/legio/deployment.ts';
import { compulsoryFor, edgeFor, generalValue, isRuled, pieceFor, sectionFor } from '../../rules/legio/lookup.ts';
import { mostAlong, touchedEdges, usualSize } from '../../rules/legio/pieces.ts';
import { ofGame } from '../../roster/document.ts';
import { assert, unreachable } from '../../util/assert.ts';
import { shapeFacts } from '../../util/expectation.ts';
import { type Facts, type Result, err, failure, ok } from '../../util/result.ts';
import {
	type DiceWant,
	type LogLine,
	type MatchEngine,
	type MatchFailure,
	type Plan,
	type Side,
	type Sum,
	logLine,
	otherSide
} from '../engine.ts';
import { EVENTS, type EventKind, type LegioEvents, isLegioEvent } from './events.ts';
import { legioOffers } from './offers.ts';
import { sealOf } from './seal.ts';
import { type LegioState, type Roles, type Step, rolesOf, sectionsLeft, startLegio } from './state.ts';

/* The set-up of DBA Legio as a fold of events: from the roles to both plans (dba-legio 1 to 8). */

export type LegioEngine = MatchEngine<LegioState>;

type Planned = Result<Plan<LegioState>, MatchFailure>;
type Faces = readonly (readonly number[])[];

interface Scene {
	readonly state: LegioState;
	readonly catalogue: LegioCatalogue;
}

const sideNumber = (side: Side): number => side + 1;
const d6 = (who: string | null): DiceWant => ({ kind: 'die', faces: 6, who });
const face = (dice: Faces, index: number): number => {
	const rolled = dice[index]?.[0];
	assert(rolled !== undefined, 'dice were not checked');
	return rolled;
};

const planOf = (
	wants: readonly DiceWant[],
	resolve: (dice: Faces) => { state: LegioState; log: readonly LogLine[] }
): Planned => ok({ wants, attack: null, resolve });

const refuse = (why: string, facts: Facts = {}): { ok: false; error: MatchFailure } =>
	err(failure('not-allowed', { why, who: null, ...facts }));

/** 1D6 and the aggression of the army: the higher attacks (dba-legio 1; ruling attacker-tie). */
function planRoles({ state, catalogue }: Scene): Planned {
	return planOf([d6('side-1'), d6('side-2')], (dice) => {
		const scores = state.sides.map(({ aggression }, side) => aggression + face(dice, side));
		const [first = 0, second = 0] = scores;
		const sums: Sum[] = state.sides.map(({ aggression }, side) => ({
			code: 'role',
			who: `side-${side + 1}`,
			terms: [
				{ code: 'die', value: face(dice, side) },
				{ code: 'aggression', value: aggression }
			],
			total: aggression + face(dice, side),
			against: []
		}));
		const attacker = first === second ? tieBreaker({ state, catalogue }) : first > second ? 0 : 1;
		const facts = { attacker: attacker === null ? null : sideNumber(attacker), tie: first === second };
		return {
			state: attacker === null ? state : { ...state, attacker, step: 'compulsory' },
			log: [logLine('roles', facts, { sums, dice })]
		};
	});
}

/** Who attacks when the rolls are equal; null is another roll. Armies of the same aggression always roll again. */
function tieBreaker({ state, catalogue }: Scene): Side | null {
	const [first, second] = state.sides.map(({ aggression }) => aggression);
	if (!isRuled(state, 'attacker-tie', 'lower-aggression', catalogue) || first === second) return null;
	return (first ?? 0) < (second ?? 0) ? 0 : 1;
}

const rolesIn = ({ state, catalogue }: Scene): Roles => {
	const roles = rolesOf(state, catalogue);
	assert(roles, 'nobody attacks');
	return roles;
};

function tendencyOf(state: LegioState, side: Side): Result<Tendency, MatchFailure> {
	const { tendency } = state.sides[side];
	return tendency === null ? refuse('no-tendency', { side: sideNumber(side) }) : ok(tendency);
}

/** The defender's piece, one die for its section and one for its edge (dba-legio 2). */
function planCompulsory(scene: Scene, event: LegioEvents['compulsory']): Planned {
	const { state, catalogue } = scene;
	const { defender } = rolesIn(scene);
	const tendency = tendencyOf(state, defender);
	if (!tendency.ok) return tendency;
	const choices = compulsoryFor(tendency.value, catalogue);
	const piece = event.piece ?? (choices.length === 1 ? choices[0] : undefined);
	if (piece === undefined) return refuse('piece-unchosen', { choices });
	if (!choices.includes(piece)) return refuse('piece-not-compulsory', { piece, choices });
	const who = `side-${sideNumber(defender)}`;
	return planOf([d6(who), d6(who)], (dice) => {
		const section = sectionFor(face(dice, 0));
		const edge = edgeFor(section, face(dice, 1), state, catalogue);
		const facts = { side: sideNumber(defender), tendency: tendency.value, piece, section, edge };
		return {
			state: { ...state, compulsory: section, pending: { section, piece, edge, compulsory: true } },
			log: [logLine('compulsory', facts, { dice })]
		};
	});
}

/** Nothing more is rolled once all pieces that may lie on the table lie there, or no section is left (dba-legio 4). */
function settleSections(state: LegioState, { game }: LegioCatalogue): { state: LegioState; log: readonly LogLine[] } {
	if (state.pending) return { state, log: [] };
	const full = state.pieces.length >= game.mostPieces.count;
	if (!full && sectionsLeft(state, SECTIONS).length > 0) return { state: { ...state, step: 'sections' }, log: [] };
	const facts = { why: full ? 'full' : 'all-tested', pieces: state.pieces.length, rolled: state.tested.length };
	return { state: { ...state, step: 'side' }, log: [logLine('stop', facts)] };
}

/** Two dice for one section, read in the column of the second player's tendency (dba-legio 2). */
function planSection(scene: Scene, event: LegioEvents['section']): Planned {
	const { state, catalogue } = scene;
	const { second } = rolesIn(scene);
	const tendency = tendencyOf(state, second);
	if (!tendency.ok) return tendency;
	const left = sectionsLeft(state, SECTIONS);
	const free = isRuled(state, 'section-order', 'defender', catalogue);
	const section = event.section ?? (free && left.length > 1 ? undefined : left[0]);
	if (section === undefined) return refuse('section-unchosen', { sections: left });
	if (!left.includes(section)) return refuse('section-tested', { section, sections: left });
	if (!free && section !== left[0]) return refuse('section-order', { section, next: left[0] ?? null });
	return planOf([{ kind: 'pool', count: 2, who: `side-${sideNumber(second)}` }], (dice) => {
		const roll = (dice[0] ?? []).reduce((sum, each) => sum + each, 0);
		const piece = pieceFor(tendency.value, roll, state, catalogue);
		const next: LegioState = {
			...state,
			tested: [...state.tested, { section, roll, piece }],
			pending: piece === null ? null : { section, piece, edge: null, compulsory: false }
		};
		const settled = settleSections(next, catalogue);
		const line = logLine('section', { section, tendency: tendency.value, roll, piece }, { dice });
		return { state: settled.state, log: [line, ...settled.log] };
	});
}

/** The second player's die: which edge of its section the piece touches (dba-legio 2). */
function planEdge(scene: Scene): Planned {
	const { state, catalogue } = scene;
	const { pending } = state;
	if (!pending || pending.edge !== null) return err(failure('not-now', { kind: 'edge', phase: state.step }));
	return planOf([d6(`side-${sideNumber(rolesIn(scene).second)}`)], (dice) => {
		const { section, piece } = pending;
		const edge = edgeFor(section, face(dice, 0), state, catalogue);
		return {
			state: { ...state, pending: { ...pending, edge } },
			log: [logLine('edge', { section, piece, edge }, { dice })]
		};
	});
}

/** The piece is laid along its edge by the attacker (dba-legio 2; ruling compulsory-placing). */
function planPlace({ state, catalogue }: Scene, event: LegioEvents['place']): Planned {
	const { pending } = state;
	if (!pending || pending.edge === null) return err(failure('not-now', { kind: 'place', phase: state.step }));
	const { section, piece, edge } = pending;
	const size = event.size ?? usualSize(piece, catalogue);
	const side = catalogue.game.table.section;
	if (size.along > side || size.across > side) return refuse('piece-too-large', { max: side });
	const most = mostAlong(size, catalogue);
	if (event.along > most) return refuse('along-too-far', { along: event.along, max: most });
	const placed = { section, piece, edge, along: event.along, size };
	return planOf([], () => {
		const next = { ...state, pending: null, pieces: [...state.pieces, placed] };
		const settled = settleSections(next, catalogue);
		const facts = { section, piece, edge, along: event.along, touches: touchedEdges(placed, catalogue) };
		return { state: settled.state, log: [logLine('place', facts), ...settled.log] };
	});
}

/** Odd or even: the first player's side of the table (dba-legio 5). */
function planSide(scene: Scene, { odd }: LegioEvents['side']): Planned {
	const { state } = scene;
	const { first } = rolesIn(scene);
	return planOf([d6(`side-${sideNumber(first)}`)], (dice) => {
		const parity = face(dice, 0) % 2 === 1 ? 'odd' : 'even';
		const edge = parity === 'odd' ? odd : oppositeEdge(odd);
		const edges: [SideEdge, SideEdge] = first === 0 ? [edge, oppositeEdge(edge)] : [oppositeEdge(edge), edge];
		return {
			state: { ...state, edges, step: 'generals' },
			log: [logLine('side', { side: sideNumber(first), parity, edge }, { dice })]
		};
	});
}

/** 1D3 for the value of each general (dba-legio 6). */
function planGenerals({ state, catalogue }: Scene): Planned {
	const d3 = (who: string): DiceWant => ({ kind: 'die', faces: 3, who });
	return planOf([d3('side-1'), d3('side-2')], (dice) => {
		const value = (side: Side): number => generalValue(face(dice, side), catalogue);
		return {
			state: { ...state, generals: [value(0), value(1)], step: 'plans' },
			log: [logLine('generals', { first: value(0), second: value(1) }, { dice })]
		};
	});
}

/** What an optional test gave: the rules for it are the players' own (dba-legio 6, 7). */
function planNoted({ state }: Scene, { side, of, text }: LegioEvents['noted']): Planned {
	return planOf([], () => ({
		state: { ...state, noted: [...state.noted, { side, of, text }] },
		log: [logLine('noted', { side: sideNumber(side), of, text })]
	}));
}

/** A side draws its plan (dba-legio 8). The log tells how many elements, not where. */
function planPlan({ state }: Scene, { side, placements }: LegioEvents['plan']): Planned {
	if (state.ready[side]) return refuse('plan-closed', { side: sideNumber(side) });
	return planOf([], () => ({
		state: { ...state, plans: withSide(state.plans, side, placements) },
		log: [logLine('plan', { side: sideNumber(side), elements: placements.length })]
	}));
}

/** The two values with that of a side in its place. */
const withSide = <T>([first, second]: readonly [T, T], side: Side, value: T): [T, T] =>
	side === 0 ? [value, second] : [first, value];

/** Both plans are shown once both sides are ready and no plan is under seal (dba-legio 8). */
function settlePlans(state: LegioState, line: LogLine): { state: LegioState; log: readonly LogLine[] } {
	const shown = state.ready.every(Boolean) && state.sealed.every((seal) => seal === null);
	return shown ? { state: { ...state, step: 'done' }, log: [line, logLine('revealed')] } : { state, log: [line] };
}

/** A side closes its plan; when both have, both are shown (dba-legio 8). */
function planReady({ state }: Scene, { side }: LegioEvents['ready']): Planned {
	if (state.ready[side]) return refuse('plan-closed', { side: sideNumber(side) });
	return planOf([], () =>
		settlePlans({ ...state, ready: withSide(state.ready, side, true) }, logLine('ready', { side: sideNumber(side) }))
	);
}

/** A side is ready, and bound to a plan that stays with it until both are (dba-legio 8). */
function planSeal({ state }: Scene, { side, hash }: LegioEvents['seal']): Planned {
	if (state.ready[side]) return refuse('plan-closed', { side: sideNumber(side) });
	return planOf([], () => ({
		state: {
			...state,
			ready: withSide(state.ready, side, true),
			sealed: withSide(state.sealed, side, hash)
		},
		log: [logLine('seal', { side: sideNumber(side), hash })]
	}));
}

/** The plan behind a seal: exactly that one, and only when the other side can no longer change its own. */
function planReveal({ state }: Scene, { side, salt, placements }: LegioEvents['reveal']): Planned {
	const facts = { side: sideNumber(side) };
	const seal = state.sealed[side];
	if (seal === null) return refuse('not-sealed', facts);
	if (!state.ready[otherSide(side)]) return refuse('reveal-early', { side: sideNumber(otherSide(side)) });
	if (sealOf(salt, placements) !== seal) return refuse('seal-unlike', facts);
	return planOf([], () =>
		settlePlans(
			{
				...state,
				plans: withSide(state.plans, side, placements),
				sealed: withSide<string | null>(state.sealed, side, null)
			},
			logLine('reveal', { ...facts, elements: placements.length })
		)
	);
}

/** The step in which each event happens. */
const STEP_OF: Readonly<Record<EventKind, Step>> = {
	roles: 'roles',
	compulsory: 'compulsory',
	section: 'sections',
	edge: 'sections',
	place: 'sections', // also the compulsory piece, which is pending before
	side: 'side',
	generals: 'generals',
	noted: 'plans',
	plan: 'plans',
	ready: 'plans',
	seal: 'plans',
	reveal: 'plans'
};

function planKnown(scene: Scene, event: LegioEvents[EventKind]): Planned {
	switch (event.kind) {
		case 'roles':
			return planRoles(scene);
		case 'compulsory':
			return planCompulsory(scene, event);
		case 'section':
			return planSection(scene, event);
		case 'edge':
			return planEdge(scene);
		case 'place':
			return planPlace(scene, event);
		case 'side':
			return planSide(scene, event);
		case 'generals':
			return planGenerals(scene);
		case 'noted':
			return planNoted(scene, event);
		case 'plan':
			return planPlan(scene, event);
		case 'ready':
			return planReady(scene, event);
		case 'seal':
			return planSeal(scene, event);
		case 'reveal':
			return planReveal(scene, event);
		default:
			return unreachable(event);
	}
}

/** What has to be done with a piece before anything else. */
const dueOf = ({ pending }: LegioState): 'edge' | 'place' | null =>
	pending === null ? null : pending.edge === null ? 'edge' : 'place';

/** The engine over a catalogue. */
export const legioEngineOf = (catalogue: LegioCatalogue): LegioEngine => ({
	game: 'dba-legio',
	start: ({ sides: [first, second], rulings }) =>
		startLegio({ sides: [ofGame(first, 'dba-legio'), ofGame(second, 'dba-legio')], rulings }, catalogue),
	plan: (state, event) => {
		if (!isLegioEvent(event.kind)) return err(failure('unknown-event', { kind: event.kind }));
		const parsed = EVENTS[event.kind].safeParse(event);
		if (!parsed.success) return err(failure('wrong-shape', shapeFacts(parsed.error.issues[0])));
		const due = dueOf(state);
		if (due !== null && event.kind !== due) return err(failure('due-first', { kind: due, who: null }));
		if (due === null && STEP_OF[event.kind] !== state.step) {
			return err(failure('not-now', { kind: event.kind, phase: state.step }));
		}
		return planKnown({ state, catalogue }, parsed.data);
	},
	offers: (state) => legioOffers(state, catalogue),
	isOver: ({ step }) => step === 'done'
});
