import { CARD_STYLES } from './card-style.ts';
import { EMPTY } from './draw.ts';
import { layFaces } from './face.ts';
import { ROLE_GLYPHS } from './glyphs-role.ts';
import { oscarBody } from './oscar-body.ts';
import type { OscarCard, OscarCardWords } from './oscar-content.ts';
import { damageStrip, menStrip } from './oscar-men.ts';
import { type Face, type FacesOptions, planFaces } from './pages.ts';
import { gridOf } from './paper.ts';
import type { Measure, Plan } from './plan.ts';
import { remembering } from './wrap.ts';

/** Lays out the cards of a company: one a group, officer or vehicle, and continuations of long texts. */
export function planOscarCards(
	contents: readonly OscarCard[],
	options: FacesOptions,
	words: OscarCardWords,
	measure: Measure
): Plan {
	const known = remembering(measure);
	const { card } = gridOf(options.paper, options.size);
	const style = CARD_STYLES[options.size];
	const settings = { card, style, ink: options.ink, words, edge: words.activated };
	const faces = contents.flatMap((content): Face[] => {
		const picture = content.role === null ? null : ROLE_GLYPHS[content.role];
		const foot = (width: number) =>
			content.damage.length > 0
				? damageStrip(content, style, width, known)
				: menStrip(content.steps, words.out, style, width, card.height, options.ink, known);
		const made = layFaces(
			{
				headed: { ...content, picture },
				meta: { said: content.kind, end: content.men, figure: null },
				stats: content.stats,
				emblem: picture,
				rows: (rest, width, sizePt) => oscarBody(content, rest, width, sizePt, style.gap, words, known),
				// the men of a group stay together, on its first card
				units: 1,
				unitsIn: () => 1,
				foot: (from, to, width) => (to < from ? EMPTY : foot(width))
			},
			settings,
			known
		);
		const label = content.name === '' ? content.unit : content.name;
		return made.map((boxes) => ({ entry: content.id, label, emblem: picture, boxes }));
	});
	return planFaces(faces, options, words, known);
}
