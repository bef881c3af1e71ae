import type { Roster } from '#lib/roster/document.ts';

/** Army, variant and composition of a roster in words. */
export function aboutRoster(roster: Roster, words: { name(key: string): string }): string {
	const parts = [words.name(`army.${roster.army}`)];
	if (roster.variant !== null) parts.push(words.name(`variant.${roster.variant}`));
	parts.push(words.name(`composition.${roster.composition}`));
	return parts.join(' · ');
}
