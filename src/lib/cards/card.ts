import { bodyRows } from './card-body.ts';
import { woundRoom, woundStrip } from './card-wounds.ts';
import type { CardContent, CardWords, StatCell } from './content.ts';
import { type FaceSettings, layFaces } from './face.ts';
import { ARMY_GLYPHS } from './glyphs-army.ts';
import { CATEGORY_GLYPHS } from './glyphs-category.ts';
import type { Box, Measure } from './plan.ts';

export interface CardSettings extends FaceSettings {
	readonly words: CardWords;
}

/** Category or rank, then army. */
function kindOf({ rank, category, categoryName, armyName }: CardContent): string {
	const kind = rank === null ? categoryName : category === 'officers' ? rank : `${categoryName} · ${rank}`;
	return [kind, armyName].filter((part) => part !== '').join(' · ');
}

const statCells = ({ stats }: CardContent, words: CardWords): StatCell[] =>
	stats.map(({ key, value, printed }) => ({
		value: String(value),
		printed: printed === null ? null : String(printed),
		...words.stats[key]
	}));

/**
 * The faces of one entry of De Bello Gallico, or of one of its figures. `figures` are the wound columns on these faces;
 * `figure` is what tells one figure's card from another's.
 */
export function cardFaces(
	content: CardContent,
	figures: number,
	figure: string | null,
	settings: CardSettings,
	measure: Measure
): Box[][] {
	const { style, words } = settings;
	const army = ARMY_GLYPHS[content.army] ?? null;
	return layFaces(
		{
			headed: { ...content, picture: content.category ? CATEGORY_GLYPHS[content.category] : army },
			meta: { said: kindOf(content), end: words.points(content.points), figure },
			stats: statCells(content, words),
			emblem: army,
			rows: (rest, width, sizePt) => bodyRows(content, rest, width, sizePt, style.gap, words, measure),
			units: figures,
			unitsIn: (width, height) => woundRoom(content, style, width, height, words, measure),
			foot: (from, to, width) => woundStrip(content, from, to, style, width, words, measure)
		},
		settings,
		measure
	);
}
