import type { TextFile } from '#lib/catalogue/dbg.ts';
import { type Locale, nameOf } from '#lib/catalogue/text.ts';
import { m } from '#lib/paraglide/messages.js';
import type { Effect, Kind } from '#lib/rules/legio/effects.ts';
import { oneLine } from '#lib/util/one-line.ts';

/** The usual name of an element, on camels where it rides them. */
export function elementName({ element, camels }: Kind, text: TextFile, locale: Locale): string {
	const name = oneLine(nameOf(text, `element.${element}`));
	return camels ? m.legio_camels({ element: name }, { locale }) : name;
}

/** What a piece does to an element, as short parts: what it costs to be in it first, then sight, shooting and height. */
export function effectParts(effect: Effect, locale: Locale): string[] {
	const lang = { locale };
	if (effect.forbidden) return [m.legio_effect_forbidden({}, lang)];
	const costs = [
		...(effect.diceLost > 0 ? [m.legio_effect_dice({ count: effect.diceLost }, lang)] : []),
		...(effect.disorder ? [m.legio_effect_disorder({}, lang)] : [])
	];
	return [
		...(costs.length > 0 ? costs : [m.legio_effect_free({}, lang)]),
		...(effect.sight === 'blocked' ? [m.legio_effect_blocked({}, lang)] : []),
		...(effect.sight === 'to-crest' ? [m.legio_effect_to_crest({}, lang)] : []),
		...(effect.noShooting ? [m.legio_effect_no_shooting({}, lang)] : []),
		...(effect.overFriends ? [m.legio_effect_over_friends({}, lang)] : []),
		...(effect.uphill > 0 ? [m.legio_effect_uphill({ bonus: effect.uphill }, lang)] : [])
	];
}

/** The same as one line: `Forêt : −2 dés de mouvement, désordre, …`. */
export const effectLine = (effect: Effect, text: TextFile, locale: Locale): string =>
	m.legio_effect_line(
		{ piece: nameOf(text, `terrain.${effect.piece}`), effects: effectParts(effect, locale).join(', ') },
		{ locale }
	);
