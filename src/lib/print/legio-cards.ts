import { cleanLine } from '../cards/clean.ts';
import type { LegioCard, LegioCardWords } from '../cards/legio-content.ts';
import { m } from '../paraglide/messages.js';
import { kindsOf } from '../rules/legio/effects.ts';
import { elementsIn } from '../rules/legio/validate.ts';
import { faceWords, printName, printRule, printTitle } from './common.ts';
import { type LegioPrintContext, printTendency } from './legio-context.ts';
import { pieceRules, signsOf, terrainLine } from './legio-effects.ts';

/** Tendency and aggression, as the head of a card and of the sheet say them. */
export const legioKind = (context: LegioPrintContext): string =>
	m.print_legio_kind(
		{ tendency: printTendency(context), aggression: context.roster.aggression },
		{ locale: context.locale }
	);

/**
 * What the card of an army says, the entries of `without` left out. Null without any: an army with nothing in it
 * needs no card. Total on any parsed roster.
 */
export function legioCard(context: LegioPrintContext, without: ReadonlySet<string>): LegioCard | null {
	const { roster, catalogue, text, locale } = context;
	const entries = roster.entries.filter(({ id }) => !without.has(id));
	const [first] = entries;
	if (!first) return null;
	const kinds = kindsOf(entries);
	const known = kinds.filter(({ element }) => catalogue.elements.has(element));
	const unknown = [...new Set(kinds.map(({ element }) => element))].filter((id) => !catalogue.elements.has(id));
	const army = cleanLine(roster.army);
	const title = printTitle(roster.name, locale);
	return {
		id: first.id,
		unit: army === '' ? title : army,
		name: title,
		kind: legioKind(context),
		count: m.print_legio_elements({ count: elementsIn(entries) }, { locale }),
		terrains: catalogue.game.terrains.map(({ id }) => printName(`terrain.${id}`, { text })),
		lines: known.map((kind) => terrainLine(kind, context)),
		signs: signsOf(known, context),
		pieces: pieceRules(known, context),
		rules: ['partly-in', 'forbidden'].map((id) => printRule(`reference.${id}`, { text })),
		unknown: unknown.map(cleanLine).join(', ')
	};
}

export const legioCardWords = ({ roster, locale }: LegioPrintContext, legal: boolean): LegioCardWords => ({
	...faceWords(printTitle(roster.name, locale), legal, locale),
	unknown: m.print_legio_unknown({}, { locale })
});
