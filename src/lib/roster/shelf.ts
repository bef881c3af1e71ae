import type { Locale } from '../catalogue/text.ts';
import type { GameId, Roster } from './document.ts';

type Words = Readonly<Record<Locale, string>>;

/**
 * What a card says of a ready roster, worked out once by the rules (`npm run shelf`, lists/shelf.json) and held to them
 * by a test, so that a first visit shows them without a game's rules, lists and texts.
 */
export interface ShelfSample {
	readonly game: GameId;
	readonly id: string;
	/** `warband`, `scenario`, `company`, `pair` or `force`. */
	readonly kind: string;
	readonly army: string;
	readonly name: Words;
	readonly about: Words;
	/** Army, variant and composition, or the company, in words. */
	readonly line: Words;
	/** Null in games without points. */
	readonly points: number | null;
	readonly limit: number | null;
	readonly figures: number;
}

type Ready = readonly { readonly id: string; readonly roster: Roster }[];

const loaders: Record<GameId, () => Promise<Ready>> = {
	dbg: async () => (await import('./dbg-samples.ts')).loadDbgSamples(),
	oscar: async () => (await import('./oscar-samples.ts')).loadOscarSamples(),
	'dba-legio': async () => (await import('./legio-samples.ts')).loadLegioSamples(),
	'bataille-rangee': async () => (await import('./battle-samples.ts')).loadBattleSamples()
};

const isGame = (game: string): game is GameId => Object.hasOwn(loaders, game);

/** Every ready roster of every game. */
export async function loadShelf(): Promise<readonly ShelfSample[]> {
	const { samples } = (await import('#lists/shelf.json', { with: { type: 'json' } })).default;
	return samples.flatMap(({ game, ...sample }) => (isGame(game) ? [{ ...sample, game }] : []));
}

/** The roster of one of them; rejects where its game's code cannot be fetched. */
export async function loadSample({ game, id }: Pick<ShelfSample, 'game' | 'id'>): Promise<Roster> {
	const sample = (await loaders[game]()).find((one) => one.id === id);
	if (!sample) throw new Error(`no sample ${game} ${id}`);
	return sample.roster;
}
