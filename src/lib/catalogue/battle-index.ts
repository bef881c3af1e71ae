import { assert } from '../util/assert.ts';
import type { Action, ActionId, CodesFile, GameFile, Ruling } from './battle.ts';

/** The Bataille rangée catalogue, indexed once. The rules receive it as an argument, so a toy one can test them. */
export interface BattleCatalogue {
	readonly game: GameFile;
	readonly actions: ReadonlyMap<ActionId, Action>;
	readonly rulings: ReadonlyMap<string, Ruling>;
	readonly codes: CodesFile;
}

const byId = <I extends string, T extends { id: I }>(items: readonly T[]): Map<T['id'], T> => {
	const map = new Map(items.map((item) => [item.id, item]));
	assert(map.size === items.length, 'an id is used twice in the catalogue');
	return map;
};

export const indexBattle = (game: GameFile, codes: CodesFile): BattleCatalogue => ({
	game,
	actions: byId(game.actions),
	rulings: byId(game.rulings),
	codes
});
