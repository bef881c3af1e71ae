import { m } from '#lib/paraglide/messages.js';
import { settings } from '#lib/state/settings.svelte.ts';
import type { Roster } from '#lib/roster/document.ts';
import { oneLine } from '#lib/util/one-line.ts';
import { legioHead } from '#lib/wording/legio-head.ts';
import { membersWords } from '#lib/wording/battle-members.ts';
import { unreachable } from '#lib/util/assert.ts';

interface Names {
	name(key: string): string;
}

/** The army of a roster in words: the company, in OSCAR; the game, where it has none. */
export function armyName(roster: Roster, words: Names): string {
	if (roster.game === 'bataille-rangee') return m.force_game();
	if (roster.game === 'dba-legio') return oneLine(roster.army) || m.army_game();
	return words.name(`${roster.game === 'oscar' ? 'company' : 'army'}.${roster.army}`);
}

/**
 * A roster in one line, in the words of its game: army, variant and composition; in OSCAR the company and its combat
 * groups, null while the rules are on their way; in Bataille rangée heroes, creatures and machines.
 */
export function aboutRoster(roster: Roster, words: Names, groups: number | null = null): string {
	const army = armyName(roster, words);
	switch (roster.game) {
		case 'dbg': {
			const variant = roster.variant === null ? [] : [words.name(`variant.${roster.variant}`)];
			return [army, ...variant, words.name(`composition.${roster.composition}`)].join(' · ');
		}
		case 'oscar':
			return [m.oscar_game(), army, ...(groups === null ? [] : [m.oscar_groups({ count: groups })])].join(' · ');
		case 'dba-legio':
			return [m.army_game(), ...legioHead(roster, words, settings.locale)].join(' · ');
		case 'bataille-rangee':
			return [army, ...membersWords(roster, settings.locale)].join(' · ');
		default:
			return unreachable(roster);
	}
}
