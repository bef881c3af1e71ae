import type { Component } from 'svelte';
import type { GameId } from '#lib/roster/document.ts';
import type { Place, ShellParts } from './shell.svelte.ts';

/** The builder of one game, as the route opens it. */
export type GameScreen = Component<{ parts: ShellParts; back: Place | null }, { place(): Place | null }>;

const screens: Record<GameId, () => Promise<{ default: GameScreen }>> = {
	dbg: () => import('./Warband.svelte'),
	oscar: () => import('./oscar/Company.svelte'),
	'dba-legio': () => import('./legio/Army.svelte'),
	'bataille-rangee': () => import('./battle/Force.svelte')
};

/** The builder of a game, fetched when a roster of it is opened; the code of one game never comes with another's. */
export const loadGameScreen = async (game: GameId): Promise<GameScreen> => (await screens[game]()).default;
