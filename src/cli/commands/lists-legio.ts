import type { LegioCatalogue } from '#lib/catalogue/legio-index.ts';
import type { TextFile } from '#lib/catalogue/dbg.ts';
import { type Locale, nameOf } from '#lib/catalogue/text.ts';
import { m } from '#lib/paraglide/messages.js';
import { table } from '../words.ts';

/* DBA Legio in `lists`: tendencies with their compulsory pieces, terrain, elements. */

export const legioJson = ({ game, tendencies, terrains, elements }: LegioCatalogue, text: TextFile) => ({
	game: game.game,
	edition: game.edition,
	revision: game.revision,
	aggression: { min: game.aggression.min, max: game.aggression.max },
	tendencies: [...tendencies.values()].map(({ id, compulsory }) => ({
		id,
		name: nameOf(text, `tendency.${id}`),
		compulsory
	})),
	terrain: [...terrains.keys()].map((id) => ({ id, name: nameOf(text, `terrain.${id}`) })),
	elements: [...elements.keys()].map((id) => ({ id, name: nameOf(text, `element.${id}`) }))
});

export function legioLines({ game, ...catalogue }: LegioCatalogue, text: TextFile, locale: Locale): string[] {
	const lang = { locale };
	const rows = (kind: string, ids: Iterable<string>): string[] =>
		table([...ids].map((id) => [`- ${id}`, nameOf(text, `${kind}.${id}`)]));
	return [
		m.cli_lists_game({ game: game.edition, revision: game.revision }, lang),
		'',
		m.army_lists_tendencies({}, lang),
		...rows('tendency', catalogue.tendencies.keys()),
		'',
		m.army_lists_terrain({}, lang),
		...rows('terrain', catalogue.terrains.keys()),
		'',
		m.army_lists_elements({}, lang),
		...rows('element', catalogue.elements.keys())
	];
}
