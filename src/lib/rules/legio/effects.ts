import type { Terrain } from '../../catalogue/legio.ts';
import type { LegioCatalogue } from '../../catalogue/legio-index.ts';
import type { Provenance } from '../../catalogue/provenance.ts';

/** An element as terrain sees it: its code, and whether light horse rides camels. */
export interface Kind {
	readonly element: string;
	readonly camels: boolean;
}

/** Everything that a piece of terrain does to an element, as soon as a part of its base is in it (dba-legio 3). */
export interface Effect {
	readonly piece: Terrain;
	/** Neither movement nor deployment. */
	readonly forbidden: boolean;
	/** Movement dice lost; 0 where forbidden. */
	readonly diceLost: number;
	/** It takes a disorder marker, which stays until it leaves. */
	readonly disorder: boolean;
	readonly sight: 'clear' | 'blocked' | 'to-crest';
	/** No shooting in it, out of it or at it. */
	readonly noShooting: boolean;
	/** It may shoot over a friend from here. */
	readonly overFriends: boolean;
	/** Bonus in melee against a lower enemy. */
	readonly uphill: number;
	/** Where the cost comes from: stated, or worked out. */
	readonly provenance: Provenance;
}

/** The effect of one piece on one element; null when the catalogue knows no such element. */
export function effectOf({ element, camels }: Kind, piece: Terrain, catalogue: LegioCatalogue): Effect | null {
	const known = catalogue.elements.get(element);
	const terrain = catalogue.terrains.get(piece);
	if (!known || !terrain) return null;
	const cost = known.costs[piece];
	const onCamels = camels && known.camels;
	const forbidden = cost?.forbidden ?? false;
	const { uphill } = terrain;
	const higher =
		uphill !== null &&
		!forbidden &&
		(uphill.only?.includes(element) ?? true) !== (uphill.except?.includes(element) ?? false);
	return {
		piece,
		forbidden,
		diceLost: (onCamels ? cost?.diceLostOnCamels : undefined) ?? cost?.diceLost ?? 0,
		disorder: cost?.disorder ?? false,
		sight: terrain.sight,
		noShooting: terrain.noShooting,
		overFriends: !forbidden && terrain.overFriends.includes(element),
		uphill: uphill && (higher || (onCamels && uphill.camels === true)) ? uphill.bonus : 0,
		provenance: cost ? (cost.provenance ?? { kind: 'stated' }) : catalogue.game.silence
	};
}

/** The effects of every piece on one element, in the order of the catalogue; empty for an unknown element. */
export const effectsOf = (kind: Kind, catalogue: LegioCatalogue): readonly Effect[] =>
	catalogue.game.terrains.flatMap(({ id }) => effectOf(kind, id, catalogue) ?? []);

/** The different elements of an army, in the order of its entries: what its card of effects lists. */
export function kindsOf(entries: readonly Kind[]): readonly Kind[] {
	const seen = new Set<string>();
	return entries.flatMap(({ element, camels }) => {
		const key = `${element} ${camels}`;
		if (seen.has(key)) return [];
		seen.add(key);
		return [{ element, camels }];
	});
}
