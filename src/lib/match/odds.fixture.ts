import game from '../../../lists/dbg/game.json' with { type: 'json' };
import { GameFile } from '../catalogue/dbg.ts';
import { type Attack, parseAttack } from './attack.ts';
import { type Chance, type Odds, attackOdds } from './odds.ts';
import { rollAttack } from './roll.ts';

/* Help for tests of odds and rolls: attacks as data in, answers out. */

export const missile = GameFile.parse(game).missileTables;

export function read(value: unknown): Attack {
	const parsed = parseAttack(value);
	if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
	return parsed.value;
}
export function oddsOf(value: unknown): Odds {
	const odds = attackOdds(read(value), missile);
	if (!odds.ok) throw new Error(JSON.stringify(odds.error));
	return odds.value;
}
export function rolled(value: unknown) {
	const result = rollAttack(read(value), missile);
	if (!result.ok) throw new Error(JSON.stringify(result.error));
	return result.value;
}
export const melee = (ours: unknown[], theirs: unknown[], more: object = {}) => ({
	game: 'dbg',
	kind: 'melee',
	sides: [ours, theirs],
	...more
});

/** The chance at a path such as `struck.out`. */
export function chance(odds: Odds, path: string): number {
	let at: Chance | Odds | readonly Odds[] | undefined = odds;
	for (const key of path.split('.')) at = (at as Record<string, Chance | Odds> | undefined)?.[key];
	return (at as Chance).value;
}

export const shot = (more: object) => ({
	game: 'dbg',
	kind: 'shot',
	shooting: 4,
	weapon: 'bow',
	distance: 35,
	defence: 11,
	...more
});
