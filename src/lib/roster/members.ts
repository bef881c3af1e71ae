import type { Roster } from './document.ts';

/* Questions about a roster of any game. Apart from document.ts, whose schemas a first screen need not load. */

/** Who or what a roster lists by id: its entries, or the heroes and creatures of a Bataille rangée force. */
export const membersOf = (roster: Roster): readonly { id: string; name: string; notes: string }[] =>
	roster.game === 'bataille-rangee' ? [...roster.heroes, ...roster.creatures] : roster.entries;

/** Nothing is in it yet. */
export const isEmpty = (roster: Roster): boolean =>
	membersOf(roster).length === 0 && (roster.game !== 'bataille-rangee' || roster.general === null);

/** The army of a roster by its id, or as its player calls it; empty in games without armies. */
export const armyOf = (roster: Roster): string => (roster.game === 'bataille-rangee' ? '' : roster.army);
