import { assert } from '../util/assert.ts';
import type { CodesFile, Element, GameFile, Ruling, TendencyLine, TerrainPiece } from './legio.ts';

/** The DBA Legio catalogue, indexed once. The rules receive it as an argument, so a toy one can test them. */
export interface LegioCatalogue {
	readonly game: GameFile;
	readonly tendencies: ReadonlyMap<string, TendencyLine>;
	readonly terrains: ReadonlyMap<string, TerrainPiece>;
	readonly elements: ReadonlyMap<string, Element>;
	readonly rulings: ReadonlyMap<string, Ruling>;
	readonly codes: CodesFile;
}

const byId = <T extends { id: string }>(items: readonly T[]): Map<string, T> => {
	const map = new Map(items.map((item) => [item.id, item]));
	assert(map.size === items.length, 'an id is used twice in the catalogue');
	return map;
};

export const indexLegio = (game: GameFile, codes: CodesFile): LegioCatalogue => ({
	game,
	tendencies: byId(game.tendencies),
	terrains: byId(game.terrains),
	elements: byId(game.elements),
	rulings: byId(game.rulings),
	codes
});
