import type { MatchGame } from '#lib/match/registry.ts';

/** What the games are called; the same in every language. */
export const GAME_TITLES: Readonly<Record<MatchGame, string>> = {
	dbg: 'De Bello Gallico',
	oscar: 'OSCAR',
	'bataille-rangee': 'Bataille rangée',
	'dba-legio': 'DBA Legio'
};
