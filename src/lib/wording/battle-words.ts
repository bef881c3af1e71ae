import type { BattleCatalogue } from '#lib/catalogue/battle-index.ts';
import type { TextFile } from '#lib/catalogue/dbg.ts';
import type { Locale } from '#lib/catalogue/text.ts';
import { m } from '#lib/paraglide/messages.js';
import type { BattleGeneral, BattleRoster } from '#lib/roster/battle-document.ts';
import { oneLine } from '#lib/util/one-line.ts';
import { quoted } from './words.ts';

/** What a sentence about a force needs: the roster, its catalogue, and the texts in the sentence's language. */
export interface BattleContext {
	readonly roster: BattleRoster;
	readonly catalogue: BattleCatalogue;
	readonly text: TextFile;
}

/** How a sentence calls a hero: by his name. */
export const heroName = ({ name }: { readonly name: string }, locale: Locale): string =>
	oneLine(name) || m.force_unnamed_hero({}, { locale });

export const creatureName = ({ name }: { readonly name: string }, locale: Locale): string =>
	oneLine(name) || m.force_unnamed_creature({}, { locale });

/** The same by the id of a hero or creature; null is the force itself. */
export function whoBattle(id: string | null, { roster }: BattleContext, locale: Locale): string {
	if (id === null) return m.force_force({}, { locale });
	const hero = roster.heroes.find((each) => each.id === id);
	if (hero) return heroName(hero, locale);
	const creature = roster.creatures.find((each) => each.id === id);
	return creature ? creatureName(creature, locale) : quoted(oneLine(id), locale);
}

/** The name of a number by its place in the document, such as `characteristics.ws` or `wounds`. */
export const fieldName = (field: string, locale: Locale): string =>
	m.force_field({ field: field.replace('.', '_') }, { locale });

const percent = (field: string, value: number, locale: Locale): string =>
	m.force_text_percent({ field: fieldName(field, locale), value }, { locale });

/** What the general rolls with, in words. */
export function generalValuesWords({ strategy, command }: BattleGeneral, locale: Locale): string {
	const values = [
		...(strategy === null ? [] : [percent('strategy', strategy, locale)]),
		...(command === null ? [] : [percent('command', command, locale)])
	];
	return values.join(', ') || m.force_untested({}, { locale });
}

/** `Anselm (Strategy 45%, Command 50%)` in two parts. */
export const generalWords = (general: BattleGeneral, locale: Locale): { name: string; values: string } => ({
	name: oneLine(general.name) || m.force_text_nobody({}, { locale }),
	values: generalValuesWords(general, locale)
});
