import type { Side } from '../engine.ts';
import type { Ask } from '../engine.ts';
import type { ByHand, GameView, PieceView, SideView, TableView } from '../view.ts';
import { type Actor, type BattleState, FATES, PHASES, actorIn, isFit, personIn } from './state.ts';

/* A battle as a screen shows it. Names of heroes are in the rosters. */

function viewOf(state: BattleState, actor: Actor): PieceView {
	const { lost, fate, acted, destiny } = personIn(state, actor.ref);
	const boxes = Math.max(0, Math.trunc(actor.wounds ?? 0));
	const marks: readonly (readonly [string, boolean])[] = [
		[fate, fate !== 'fit'],
		['general', actor.general],
		['npc', actor.hero.npc],
		['fate', destiny > 0]
	];
	return {
		id: actor.ref,
		side: actor.side,
		entry: actor.entry,
		unit: null,
		profileName: '',
		ownName: actor.name,
		number: 0,
		glyph: actor.general ? 'general' : actor.kind,
		boxes,
		crossed: Math.min(boxes, lost),
		inPlay: fate === 'fit',
		status: fate,
		acted,
		active: state.due.some((due) => 'hero' in due && due.hero === actor.ref),
		marks: marks.flatMap(([mark, holds]) => (holds ? [mark] : [])),
		contacts: state.due.flatMap((due) => (due.kind === 'duel' && due.hero === actor.ref ? [due.opponent] : [])),
		traits: []
	};
}

function sideOf(state: BattleState, side: Side): SideView {
	const own = Object.values(state.actors).filter((actor) => actor.side === side);
	const lost = own.filter(({ ref }) => !isFit(state, ref)).length;
	return { pieces: own.length, lost, men: own.length, menLost: lost, marks: [] };
}

const choice = (field: string, choices: readonly (string | number)[]): Ask => ({
	...{ field, required: false, kind: 'choice', choices }
});
const number = (field: string, min: number, max: number): Ask => ({
	...{ field, required: false, kind: 'number', min, max, unit: null }
});
const SETTABLE = ['moral', 'military', 'tactical', 'heroes', 'verdict'];

export const battleView: GameView<BattleState> = {
	view: (state): TableView => ({
		turn: state.turn,
		phase: state.phase,
		phases: PHASES.filter((phase) => phase !== 'ended'),
		hand: null,
		points: null,
		weather: null,
		pieces: Object.values(state.actors).map((actor) => viewOf(state, actor)),
		sides: [sideOf(state, 0), sideOf(state, 1)],
		over: state.outcome
	}),
	byHand: (state, ref): ByHand => {
		if (ref !== null && Object.hasOwn(state.actors, ref)) {
			const { lost, fate, acted } = personIn(state, ref);
			return {
				event: { kind: 'set', hero: ref },
				asks: [number('lost', 0, 999), choice('fate', FATES), { field: 'acted', required: false, kind: 'flag' }],
				now: { lost, fate, acted }
			};
		}
		const [first, second] = state.points;
		return {
			event: { kind: 'set' },
			asks: [
				number('first', -999, 999),
				number('second', -999, 999),
				number('turn', 1, 999),
				...(state.needed ? [choice('phase', SETTABLE)] : [])
			],
			now: { first, second, turn: state.turn, phase: state.phase }
		};
	},
	waive: () => ({ kind: 'waive' }),
	end: (winner) => ({ kind: 'end', winner }),
	subject: (state, event) => {
		const { hero } = event;
		if (typeof hero === 'string' && Object.hasOwn(state.actors, hero)) return actorIn(state, hero).ref;
		const [due] = state.due;
		return due && 'hero' in due ? due.hero : null;
	}
};
