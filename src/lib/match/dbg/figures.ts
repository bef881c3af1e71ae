import { type Side, SIDES, otherSide } from '../engine.ts';
import type { DbgState, Figure } from './state.ts';

/* Questions to a state. */

export const onField = ({ condition }: Figure): boolean => condition === 'fit' || condition === 'wounded';

/** Every figure, in the order of the rosters. */
export const allFigures = (state: DbgState): readonly Figure[] => Object.values(state.figures);

export const figuresOfSide = (state: DbgState, side: Side): readonly Figure[] =>
	allFigures(state).filter((figure) => figure.card.side === side && onField(figure));

/** The figure with this id, or null: ids of events come from outside. */
export const figureOf = (state: DbgState, id: string): Figure | null =>
	Object.hasOwn(state.figures, id) ? (state.figures[id] ?? null) : null;

export const hasSkill = (figure: Figure, skill: string): boolean => figure.card.skills.includes(skill);
export const hasItem = (figure: Figure, item: string): boolean => figure.card.equipment.includes(item);
export const areEnemies = (a: Figure, b: Figure): boolean => a.card.side !== b.card.side;

/** Ids of the enemies base to base with a figure. */
export const enemiesInContact = (state: DbgState, id: string): readonly string[] =>
	state.contacts.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []));

/** In contact with an enemy: he cannot be activated and moves only to give ground (dbg III.B). */
export const isFixed = (state: DbgState, id: string): boolean => enemiesInContact(state, id).length > 0;

export const inContact = (state: DbgState, a: string, b: string): boolean =>
	state.contacts.some(([x, y]) => (x === a && y === b) || (x === b && y === a));

export const canActivate = (state: DbgState, figure: Figure): boolean =>
	onField(figure) && !figure.turn.acted && !isFixed(state, figure.id);

/** The side that activates next after `side` has (dbg III): the other, as long as it has somebody left. */
export function nextHand(state: DbgState, side: Side): Side | null {
	const has = (each: Side): boolean => figuresOfSide(state, each).some((figure) => canActivate(state, figure));
	const other = otherSide(side);
	return has(other) ? other : has(side) ? side : null;
}

/** Fighters who still have a combat to fight in this turn: not fought yet, in contact with an enemy who has not either. */
export const stillToFight = (state: DbgState): readonly Figure[] =>
	allFigures(state).filter(
		(figure) => onField(figure) && !figure.turn.fought && foesToFight(state, figure.id).length > 0
	);

/** Enemies in contact who have not fought yet. */
export const foesToFight = (state: DbgState, id: string): readonly string[] =>
	enemiesInContact(state, id).filter((enemy) => {
		const figure = figureOf(state, enemy);
		return figure !== null && onField(figure) && !figure.turn.fought;
	});

/** Out of action or fled: what the break point counts. */
export const lossesOf = (state: DbgState, side: Side): number =>
	allFigures(state).filter((figure) => figure.card.side === side && !onField(figure)).length;

/** The formation's kind, `line` of `line:2`. */
export const formationKind = (figure: Figure): string | null => figure.formation?.split(':')[0] ?? null;

export const wipedOut = (state: DbgState): readonly Side[] =>
	SIDES.filter((side) => figuresOfSide(state, side).length === 0);
