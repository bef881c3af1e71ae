import type { Component } from 'svelte';
import type { MatchDocument } from '#lib/match/document.ts';
import type { PlayedGame } from '#lib/match/position.ts';
import type { GameId } from '#lib/roster/document.ts';
import type { MatchPlay } from '#lib/state/match-play.svelte.ts';
import type { WordsOf } from '#lib/wording/play-load.ts';

export interface ScreenProps {
	readonly play: MatchPlay;
	readonly game: PlayedGame;
	readonly match: MatchDocument;
	readonly wordsOf: WordsOf;
}
export type MatchScreen = Component<ScreenProps>;

const loaders: Readonly<Record<GameId, () => Promise<{ readonly default: MatchScreen }>>> = {
	dbg: () => import('./Screen.svelte'),
	oscar: () => import('./Screen.svelte')
};

/** The screen of a game's matches, fetched when one of them is opened. */
export const loadScreen = async (game: GameId): Promise<MatchScreen> => (await loaders[game]()).default;
