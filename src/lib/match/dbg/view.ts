import type { DbgCatalogue } from '../../catalogue/dbg-index.ts';
import { WEATHERS } from '../attack.ts';
import type { Ask, Side } from '../engine.ts';
import type { ByHand, GameView, PieceView, SideView, TableView } from '../view.ts';
import { allFigures, enemiesInContact, formationKind, lossesOf, onField } from './figures.ts';
import { CONDITIONS, type DbgState, type Figure, PHASES } from './state.ts';

/* A De Bello Gallico match as a screen shows it. */

/** A man falls at his second wound, a dog at his first. */
const boxesOf = ({ card }: Figure): number => (card.dog ? 1 : 2);

function crossedOf(figure: Figure): number {
	if (!onField(figure)) return boxesOf(figure);
	return figure.condition === 'wounded' ? 1 : 0;
}

function marksOf(state: DbgState, figure: Figure): string[] {
	const { mount, turn } = figure;
	const kind = formationKind(figure);
	const all: readonly (readonly [string, boolean])[] = [
		['wounded', figure.condition === 'wounded'],
		['out', figure.condition === 'out'],
		['fled', figure.condition === 'fled'],
		['retreat', figure.retreat],
		['contact', enemiesInContact(state, figure.id).length > 0],
		['hidden', figure.camouflaged],
		['disarmed', figure.disarmed],
		['mounted', mount !== null && mount.condition === 'fit' && !mount.bolting],
		['mount-wounded', mount?.condition === 'wounded'],
		['bolting', mount?.bolting === true],
		['shot', turn.shots > 0],
		['fought', turn.fought]
	];
	return [...all.flatMap(([mark, holds]) => (holds ? [mark] : [])), ...(kind === null ? [] : [`formation-${kind}`])];
}

function pieceOf(state: DbgState, figure: Figure, catalogue: DbgCatalogue): PieceView {
	const { id, card } = figure;
	return {
		id,
		side: card.side,
		entry: card.entry,
		unit: card.unit,
		profileName: '',
		ownName: card.name,
		number: card.of > 1 ? card.number : 0,
		glyph: catalogue.units.get(card.unit)?.category ?? '',
		boxes: boxesOf(figure),
		crossed: crossedOf(figure),
		inPlay: onField(figure),
		status: figure.condition,
		acted: figure.turn.acted,
		active: state.moment.active === id,
		marks: marksOf(state, figure),
		contacts: enemiesInContact(state, id),
		traits: [
			...card.skills.map((skill) => `skill.${skill}`),
			...card.equipment.map((item) => `equipment.${item}`),
			...card.rules.map((rule) => `rule.${rule}`)
		]
	};
}

function sideOf(state: DbgState, side: Side): SideView {
	const { figures, broken, leftOut } = state.sides[side];
	const lost = lossesOf(state, side);
	return {
		pieces: figures,
		lost,
		men: figures,
		menLost: lost,
		marks: [...(broken ? ['broken'] : []), ...(leftOut > 0 ? ['left-out'] : [])]
	};
}

const flag = (field: string): Ask => ({ field, required: false, kind: 'flag' });
const choice = (field: string, choices: readonly (string | number)[]): Ask => ({
	...{ field, required: false, kind: 'choice', choices }
});

function figureByHand(figure: Figure): ByHand {
	const { id, condition, retreat, camouflaged, disarmed, mount, turn } = figure;
	return {
		event: { kind: 'set', figure: id },
		asks: [
			choice('condition', CONDITIONS),
			flag('acted'),
			flag('fought'),
			flag('retreat'),
			flag('camouflaged'),
			flag('disarmed'),
			choice('mount', ['none', 'fit', 'wounded']),
			...(mount === null ? [] : [flag('bolting')])
		],
		now: {
			...{ condition, retreat, camouflaged, disarmed, acted: turn.acted, fought: turn.fought },
			mount: mount?.condition ?? 'none',
			bolting: mount?.bolting ?? false
		}
	};
}

function tableByHand({ turn, phase, initiative, hand, weather }: DbgState): ByHand {
	return {
		event: { kind: 'set' },
		asks: [
			{ field: 'turn', required: false, kind: 'number', min: 1, max: 99, unit: null },
			choice('phase', PHASES),
			choice('initiative', [0, 1]),
			choice('hand', [0, 1]),
			choice('weather', WEATHERS)
		],
		now: { turn, phase, initiative, hand, weather }
	};
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export const dbgView = (catalogue: DbgCatalogue): GameView<DbgState> => ({
	view: (state): TableView => ({
		turn: state.turn,
		phase: state.phase,
		phases: PHASES,
		hand: state.hand,
		points: null,
		weather: state.weather,
		pieces: allFigures(state).map((figure) => pieceOf(state, figure, catalogue)),
		sides: [sideOf(state, 0), sideOf(state, 1)],
		over: state.over ? { winner: state.over.winner, reason: null } : null
	}),
	byHand: (state, piece) => {
		const figure = piece === null ? undefined : state.figures[piece];
		return figure ? figureByHand(figure) : tableByHand(state);
	},
	waive: ({ event }) => {
		const figure = text(event['figure']);
		return { kind: 'waive', due: event.kind, ...(figure === null ? {} : { figure }) };
	},
	end: (winner) => ({ kind: 'end', winner }),
	subject: (_, event) => text(event['figure']) ?? text(event['shooter']) ?? text(event['lone'])
});
