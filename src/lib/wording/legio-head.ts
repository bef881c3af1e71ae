import type { Locale } from '#lib/catalogue/text.ts';
import { m } from '#lib/paraglide/messages.js';
import type { LegioRoster } from '#lib/roster/legio-document.ts';
import { oneLine } from '#lib/util/one-line.ts';

/** What tells armies apart at a glance: the army as the player calls it, its tendency, its aggression. */
export function legioHead(
	{ army, tendency, aggression }: LegioRoster,
	words: { name(key: string): string },
	locale: Locale
): string[] {
	const own = oneLine(army);
	return [
		...(own === '' ? [] : [own]),
		oneLine(words.name(`tendency.${tendency}`)),
		m.army_aggression_is({ value: aggression }, { locale })
	];
}
