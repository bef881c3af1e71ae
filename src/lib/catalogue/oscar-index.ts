import { assert } from '../util/assert.ts';
import type { CodesFile, GameFile, Ruling, SpecialRule, Unit, Weapon } from './oscar.ts';

/** The OSCAR catalogue, indexed once. The rules receive it as an argument, so a toy one can test them. */
export interface OscarCatalogue {
	readonly game: GameFile;
	readonly companies: ReadonlySet<string>;
	readonly units: ReadonlyMap<string, Unit>;
	readonly weapons: ReadonlyMap<string, Weapon>;
	readonly rules: ReadonlyMap<string, SpecialRule>;
	readonly rulings: ReadonlyMap<string, Ruling>;
	readonly codes: CodesFile;
}

const byId = <T extends { id: string }>(items: readonly T[]): Map<string, T> => {
	const map = new Map(items.map((item) => [item.id, item]));
	assert(map.size === items.length, 'an id is used twice in the catalogue');
	return map;
};

export function indexOscar(game: GameFile, codes: CodesFile): OscarCatalogue {
	return {
		game,
		companies: new Set(game.companies.map(({ id }) => id)),
		units: byId(game.units),
		weapons: byId(game.weapons),
		rules: byId(game.rules),
		rulings: byId(game.rulings),
		codes
	};
}
