import type { Ask, Side } from '../engine.ts';
import type { ByHand, GameView, PieceView, SideView, TableView } from '../view.ts';
import { type Piece, isVehicle } from './field.ts';
import { MARKERS, type OscarState, PHASES, PLACES, POSTURES, groupOf, pieceOf } from './state.ts';

/* An OSCAR match as a screen shows it. Names of groups are in the rosters: the state has none. */

function marksOf(state: OscarState, { ref }: Piece): string[] {
	const group = groupOf(state, ref);
	const all: readonly (readonly [string, boolean])[] = [
		[group.place, group.place !== 'table'],
		['prone', group.posture === 'prone'],
		['prone-in-cover', group.posture === 'prone-in-cover'],
		['overwatch', group.overwatch],
		['contact', group.contacts.length > 0],
		['immobilised', group.immobilised],
		['stunned', group.stunned === state.turn],
		['imposed', state.imposed === ref]
	];
	return all.flatMap(([mark, holds]) => (holds ? [mark] : []));
}

function viewOf(state: OscarState, piece: Piece): PieceView {
	const group = groupOf(state, piece.ref);
	const { headcount, role, unit } = piece.profile;
	const inPlay = group.place === 'table';
	return {
		id: piece.ref,
		side: piece.side,
		entry: piece.entry,
		unit: unit?.id ?? null,
		profileName: '',
		ownName: '',
		number: 0,
		glyph: role,
		boxes: headcount,
		crossed: inPlay ? headcount - group.men : headcount,
		inPlay,
		status: inPlay ? group.posture : group.place,
		acted: group.marker === 'done',
		active: group.marker === 'active',
		marks: marksOf(state, piece),
		contacts: group.contacts,
		traits: [
			...piece.profile.rules.map((rule) => `rule.${rule}`),
			...piece.profile.weapons.map(({ weapon }) => `weapon.${weapon.id}`)
		]
	};
}

function sideOf(pieces: readonly PieceView[], side: Side): SideView {
	const own = pieces.filter((piece) => piece.side === side);
	return {
		pieces: own.length,
		lost: own.filter(({ inPlay }) => !inPlay).length,
		men: own.reduce((sum, { boxes }) => sum + boxes, 0),
		menLost: own.reduce((sum, { crossed }) => sum + crossed, 0),
		marks: []
	};
}

const flag = (field: string): Ask => ({ field, required: false, kind: 'flag' });
const choice = (field: string, choices: readonly (string | number)[]): Ask => ({
	...{ field, required: false, kind: 'choice', choices }
});
const number = (field: string, min: number, max: number): Ask => ({
	...{ field, required: false, kind: 'number', min, max, unit: null }
});

function groupByHand(state: OscarState, piece: Piece): ByHand {
	const { men, place, posture, marker, overwatch, immobilised, contacts } = groupOf(state, piece.ref);
	const places = PLACES.filter((each) => (each !== 'destroyed') === !isVehicle(piece) || each === 'table');
	return {
		event: { kind: 'set', group: piece.ref },
		asks: [
			number('men', 0, piece.profile.headcount),
			choice('place', places),
			choice('posture', POSTURES),
			choice('marker', marker === 'active' ? MARKERS : MARKERS.filter((each) => each !== 'active')),
			flag('overwatch'),
			...(isVehicle(piece) ? [flag('immobilised')] : []),
			...(contacts.length > 0 ? [flag('apart')] : [])
		],
		now: { men, place, posture, marker, overwatch, immobilised, apart: false }
	};
}

const tableByHand = ({ turn, phase, hand }: OscarState): ByHand => ({
	event: { kind: 'set' },
	asks: [number('turn', 1, 999), choice('phase', ['initiative', 'activation', 'turn-end']), choice('hand', [0, 1])],
	now: { turn, phase, hand }
});

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** What the acting group does, or what is done about it. */
const ACTS: ReadonlySet<string> = new Set([
	...['move', 'run', 'charge', 'go-prone', 'stand-up', 'shoot', 'aim', 'blast', 'fight', 'disengage', 'overwatch'],
	...['set-charge', 'end-activation']
]);

export const oscarView: GameView<OscarState> = {
	view: (state): TableView => {
		const pieces = Object.values(state.field.pieces).map((piece) => viewOf(state, piece));
		return {
			turn: state.turn,
			phase: state.phase,
			phases: PHASES.filter((phase) => phase !== 'ended'),
			hand: state.hand,
			points: state.active?.points ?? null,
			weather: null,
			pieces,
			sides: [sideOf(pieces, 0), sideOf(pieces, 1)],
			over: state.outcome
		};
	},
	byHand: (state, ref) =>
		ref !== null && Object.hasOwn(state.groups, ref) ? groupByHand(state, pieceOf(state, ref)) : tableByHand(state),
	waive: () => ({ kind: 'waive' }),
	end: (winner) => ({ kind: 'end', winner }),
	subject: (state, event) => {
		const named = text(event['watcher']) ?? text(event['group']) ?? text(event['by']);
		if (named !== null || !ACTS.has(event.kind)) return named;
		return state.active?.group ?? null;
	}
};
