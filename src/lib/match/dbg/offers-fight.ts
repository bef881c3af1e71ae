import type { Ask, Offer } from '../engine.ts';
import { MAX_FIGHTERS } from '../attack.ts';
import { allFigures, foesToFight, hasItem, hasSkill, isFixed, onField, stillToFight } from './figures.ts';
import { leftOut } from './fight-setup.ts';
import type { DbgState, Figure } from './state.ts';

/* The combats that may be fought next (dbg III.C.1): one fighter against some of those he touches, nobody left out. */

/** Beyond this many enemies in contact not every choice among them is listed. */
const LISTED = 6;

function subsets(items: readonly string[]): string[][] {
	return items.reduce<string[][]>((all, item) => [...all, ...all.map((some) => [...some, item])], [[]]);
}

/** Choices of opponents worth looking at for one fighter. */
function choicesOf(state: DbgState, id: string): string[][] {
	const foes = foesToFight(state, id);
	if (foes.length <= LISTED) return subsets(foes).filter((some) => some.length > 0);
	const only = foes.filter((foe) => foesToFight(state, foe).length === 1);
	return [...foes.map((foe) => [foe]), only, [...foes]].filter(
		(some) => some.length > 0 && some.length <= MAX_FIGHTERS
	);
}

/** Others of the opponents' formations, not fixed, who may have the lone fighter in their zone of control. */
function fellows(state: DbgState, others: readonly Figure[]): string[] {
	const formations = new Set(others.flatMap(({ formation }) => formation ?? []));
	return allFigures(state)
		.filter(
			(each) =>
				each.formation !== null &&
				formations.has(each.formation) &&
				onField(each) &&
				!each.turn.fought &&
				!isFixed(state, each.id)
		)
		.map(({ id }) => id);
}

const lancersOf = (state: DbgState, figure: Figure): string[] =>
	allFigures(state)
		.filter(
			(each) =>
				each.card.side === figure.card.side &&
				each.id !== figure.id &&
				onField(each) &&
				hasItem(each, 'lance') &&
				!each.disarmed &&
				!isFixed(state, each.id)
		)
		.map(({ id }) => id);

function asksOf(state: DbgState, lone: Figure, others: readonly Figure[]): Ask[] {
	const fighters = [lone, ...others];
	const ids = fighters.map(({ id }) => id);
	const asks: Ask[] = [
		{ field: 'badGround', required: false, kind: 'some', choices: ids, min: 0, max: ids.length },
		{ field: 'obstacle', required: false, kind: 'choice', choices: ['lone', 'others'] }
	];
	const violent = fighters.filter(
		(each) => hasSkill(each, 'violent-blow') && !hasSkill(each, 'frenzy') && !each.turn.violent
	);
	if (violent.length > 0) {
		const choices = violent.map(({ id }) => id);
		asks.push({ field: 'violent', required: false, kind: 'some', choices, min: 0, max: choices.length });
	}
	const support = fighters.map((each) => [each.id, lancersOf(state, each)] as const);
	if (support.some(([, lancers]) => lancers.length > 0)) {
		asks.push({
			field: 'support',
			required: false,
			kind: 'each',
			choices: Object.fromEntries(support.filter(([, lancers]) => lancers.length > 0)),
			distinct: true
		});
	}
	const mounted = fighters.filter(({ mount }) => mount !== null);
	if (mounted.length > 0) {
		asks.push({
			field: 'aim',
			required: false,
			kind: 'each',
			choices: Object.fromEntries(mounted.map(({ id }) => [id, ['rider', 'mount']])),
			distinct: false
		});
	}
	if (others.length > 1) asks.push({ field: 'strike', required: false, kind: 'choice', choices: ids.slice(1) });
	const zone = fellows(state, others);
	const room = MAX_FIGHTERS - others.length;
	if (zone.length > 0 && room > 0) {
		asks.push({
			field: 'zone',
			required: false,
			kind: 'some',
			choices: zone,
			min: 0,
			max: Math.min(room, zone.length)
		});
	}
	return asks;
}

/** Every combat that leaves nobody out. Of two who fight each other, the one of the side with the initiative is the lone one. */
export function fightOffers(state: DbgState): Offer[] {
	const first = state.initiative ?? 0;
	return stillToFight(state).flatMap((lone) =>
		choicesOf(state, lone.id)
			.filter((others) => others.length > 1 || lone.card.side === first)
			.filter((others) => leftOut(state, [lone.id, ...others]).length === 0)
			.map((others): Offer => {
				const figures = others.flatMap((id) => state.figures[id] ?? []);
				return {
					event: { kind: 'fight', lone: lone.id, others },
					asks: asksOf(state, lone, figures),
					side: first,
					due: false
				};
			})
	);
}
