import { battleCatalogue } from '#lib/catalogue/battle-lists.ts';
import type { ActionId, Dice } from '#lib/catalogue/battle.ts';
import { actionOf, lacksOf, targetOf } from '#lib/match/battle/acting.ts';
import { actionOdds } from '#lib/match/battle/odds.ts';
import { type Actor, type BattleState, isFit, isFree } from '#lib/match/battle/state.ts';
import type { Offer } from '#lib/match/engine.ts';
import type { Lack } from '#lib/rules/battle/needs.ts';
import { FACES, winningFaces } from '#lib/rules/battle/percent.ts';

/** One of the twelve actions as an actor may take it now. */
export interface ActionRow {
	readonly id: ActionId;
	/** Null: not now. */
	readonly offer: Offer | null;
	/** What is missing; empty where the moment alone is wrong. */
	readonly lacks: readonly Lack[];
	/** Percent to roll under, and the chance of it; null when nothing is rolled here. */
	readonly target: number | null;
	readonly chance: number | null;
	/** Victory points on average; null where the dice alone do not decide. */
	readonly expected: number | null;
	readonly damage: Dice | null;
}

/** Why an actor takes no action at all now; null: he may. */
export function idleReason(state: BattleState, { ref }: Actor): 'out' | 'acted' | 'phase' | 'due' | null {
	if (!isFit(state, ref)) return 'out';
	if (state.phase !== 'heroes') return 'phase';
	if (!isFree(state, ref)) return 'acted';
	return state.due.length > 0 ? 'due' : null;
}

/** The twelve actions of an actor, in the order of the source (bataille-rangee 3.4). */
export function actionRows(state: BattleState, actor: Actor, offers: readonly Offer[]): readonly ActionRow[] {
	const scene = { state, catalogue: battleCatalogue };
	return [...battleCatalogue.actions.keys()].map((id) => {
		const action = actionOf(scene, id);
		const target = targetOf(scene, actor, action);
		return {
			id,
			offer: offers.find(({ event }) => event.kind === 'act' && event['action'] === id) ?? null,
			lacks: lacksOf(scene, actor, action),
			target: target?.total ?? null,
			chance: target ? winningFaces(target.total) / FACES : null,
			expected: actionOdds(scene, actor, id)?.expected ?? null,
			damage: action.damage
		};
	});
}
