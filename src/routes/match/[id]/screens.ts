import type { Component } from 'svelte';
import type { MatchDocument } from '#lib/match/document.ts';
import type { PlayedGame } from '#lib/match/position.ts';
import type { MatchGame } from '#lib/match/registry.ts';
import type { MatchPlay } from '#lib/state/match-play.svelte.ts';
import type { WordsOf } from '#lib/wording/play-load.ts';

export interface ScreenProps {
	readonly play: MatchPlay;
	readonly game: PlayedGame;
	readonly match: MatchDocument;
	readonly wordsOf: WordsOf;
}
export type MatchScreen = Component<ScreenProps>;

const loaders: Readonly<Record<MatchGame, () => Promise<{ readonly default: MatchScreen }>>> = {
	dbg: () => import('./Screen.svelte'),
	oscar: () => import('./Screen.svelte'),
	'bataille-rangee': () => import('./battle/BattleScreen.svelte'),
	'dba-legio': () => import('./legio/LegioScreen.svelte')
};

/** The screen of a game's matches, fetched when one of them is opened. */
export const loadScreen = async (game: MatchGame): Promise<MatchScreen> => (await loaders[game]()).default;
