import { CARD_STYLES, type CardStyle } from './card-style.ts';
import { EMPTY } from './draw.ts';
import { layFaces } from './face.ts';
import { CATEGORY_GLYPHS } from './glyphs-category.ts';
import { LEAST_PT, legioBody } from './legio-body.ts';
import type { LegioCard, LegioCardWords } from './legio-content.ts';
import { type Face, type FacesOptions, planFaces } from './pages.ts';
import { gridOf } from './paper.ts';
import type { Measure, Plan } from './plan.ts';
import { remembering } from './wrap.ts';

const easy = (sizes: readonly number[]): number[] => sizes.filter((size) => size >= LEAST_PT);
const styleOf = (style: CardStyle): CardStyle => ({
	...style,
	titlePt: easy(style.titlePt),
	subtitlePt: easy(style.subtitlePt),
	bodyPt: easy(style.bodyPt)
});

/** Part of a card's height that a block of the table of effects may take. */
const TABLE_SHARE = 0.6;

/** The emblem of any army of this game: the list does not say whose it is. */
export const LEGIO_GLYPH = CATEGORY_GLYPHS.elite;

/** Lays out the card of an army, which goes on to further cards where it has many kinds of elements. */
export function planLegioCard(
	card: LegioCard | null,
	options: FacesOptions,
	words: LegioCardWords,
	measure: Measure
): Plan {
	const known = remembering(measure);
	if (card === null) return planFaces([], options, words, known);
	const { card: size } = gridOf(options.paper, options.size);
	const style = styleOf(CARD_STYLES[options.size]);
	const made = layFaces(
		{
			headed: { ...card, picture: LEGIO_GLYPH },
			meta: { said: card.kind, end: card.count, figure: null },
			stats: [],
			emblem: LEGIO_GLYPH,
			rows: (rest, width, sizePt) =>
				legioBody(card, rest, width, sizePt, style.gap, size.height * TABLE_SHARE, words, known),
			units: 1,
			unitsIn: () => 1,
			foot: () => EMPTY
		},
		{ card: size, style, ink: options.ink, words, edge: null },
		known
	);
	const label = card.name === '' ? card.unit : card.name;
	const faces = made.map((boxes): Face => ({ entry: card.id, label, emblem: LEGIO_GLYPH, boxes }));
	return planFaces(faces, options, words, known);
}
