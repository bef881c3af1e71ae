import { assert } from '../util/assert.ts';
import type { Army, ArmyFile, CodesFile, Composition, Equipment, GameFile, Ruling, Skill, Unit } from './dbg.ts';

/** The De Bello Gallico catalogue, indexed once. The rules receive it as an argument, so a toy one can test them. */
export interface DbgCatalogue {
	readonly game: GameFile;
	readonly armies: ReadonlyMap<string, Army>;
	readonly units: ReadonlyMap<string, Unit>;
	readonly equipment: ReadonlyMap<string, Equipment>;
	readonly skills: ReadonlyMap<string, Skill>;
	readonly compositions: ReadonlyMap<string, Composition>;
	readonly rulings: ReadonlyMap<string, Ruling>;
	readonly codes: CodesFile;
}

const byId = <T extends { id: string }>(items: readonly T[]): Map<string, T> => {
	const map = new Map(items.map((item) => [item.id, item]));
	assert(map.size === items.length, 'an id is used twice in the catalogue');
	return map;
};

/** Joins parsed catalogue files. Units keep the order of the files. */
export function indexDbg(game: GameFile, armies: readonly ArmyFile[], codes: CodesFile): DbgCatalogue {
	return {
		game,
		armies: byId(armies.map((file) => file.army)),
		units: byId(armies.flatMap((file) => file.units)),
		equipment: byId(game.equipment),
		skills: byId(game.skills),
		compositions: byId(game.compositions),
		rulings: byId(game.rulings),
		codes
	};
}
