import { cardFaces } from './card.ts';
import { CARD_STYLES } from './card-style.ts';
import type { CardContent, CardWords, FaceWords } from './content.ts';
import { glyph, rect, text } from './draw.ts';
import { capHeight } from './flow.ts';
import { cutMarks, marginNotes } from './furniture.ts';
import type { Glyph } from './glyph.ts';
import { ARMY_GLYPHS } from './glyphs-army.ts';
import { type CardSize, type Grid, gridOf, type Paper } from './paper.ts';
import { type Box, type CardPlace, type Ink, type Measure, type Page, type Plan, moved } from './plan.ts';
import { fitTitle } from './card-head.ts';
import { remembering } from './wrap.ts';

export interface CardOptions {
	readonly paper: Paper;
	readonly size: CardSize;
	readonly ink: Ink;
	/** `figure`: one card a figure; `entry`: one card an entry, with a column of wound boxes for each figure. */
	readonly per: 'figure' | 'entry';
	/** A page of backs after each page of fronts, to be turned over the long edge. */
	readonly backs: boolean;
}

/** Options of games that have one card an entry. */
export type FacesOptions = Omit<CardOptions, 'per'>;

/** Most figures of one entry that are printed: an illegal count of a million must not hang the printer. */
export const MOST_FIGURES = 100;

/** One side of a card to print. */
export interface Face {
	/** Entry id. */
	readonly entry: string;
	readonly label: string;
	/** On the back. */
	readonly emblem: Glyph | null;
	readonly boxes: readonly Box[];
}

const labelOf = (content: CardContent): string => (content.name === '' ? content.unit : content.name);

/** Every face to print, in the order of the roster. */
function facesOf(contents: readonly CardContent[], options: CardOptions, words: CardWords, measure: Measure): Face[] {
	const { card } = gridOf(options.paper, options.size);
	const settings = { card, style: CARD_STYLES[options.size], ink: options.ink, words, edge: null };
	return contents.flatMap((content) => {
		const figures = Math.max(1, Math.min(MOST_FIGURES, Math.trunc(content.figures)));
		const label = labelOf(content);
		const emblem = ARMY_GLYPHS[content.army] ?? null;
		const made = (boxes: readonly Box[]): Face => ({ entry: content.id, label, emblem, boxes });
		if (options.per === 'entry') return cardFaces(content, figures, null, settings, measure).map(made);
		return Array.from({ length: figures }, (_, at) =>
			cardFaces(content, 1, figures === 1 ? null : words.figure(at + 1, figures), settings, measure).map(made)
		).flat();
	});
}

/** The card of cell `at` (0, 1, ...) by rows; `back` is where it comes out when the sheet is turned over its long edge. */
function cellOf(grid: Grid, at: number, back: boolean): { readonly x: number; readonly y: number } {
	const column = at % grid.columns;
	const row = Math.floor(at / grid.columns);
	const c = back && !grid.landscape ? grid.columns - 1 - column : column;
	const r = back && grid.landscape ? grid.rows - 1 - row : row;
	return { x: grid.x + c * grid.card.width, y: grid.y + r * grid.card.height };
}

/** Lays out unit cards of De Bello Gallico. */
export function planCards(
	contents: readonly CardContent[],
	options: CardOptions,
	words: CardWords,
	measure: Measure
): Plan {
	const known = remembering(measure);
	return planFaces(facesOf(contents, options, words, known), options, words, known);
}

/** Lays out cards on sheets: real size, one centred grid, cut marks, a bar of 50 mm to check the scale. */
export function planFaces(faces: readonly Face[], options: FacesOptions, words: FaceWords, known: Measure): Plan {
	const grid = gridOf(options.paper, options.size);
	const perPage = grid.columns * grid.rows;
	const sheets = Math.ceil(faces.length / perPage);
	const total = sheets * (options.backs ? 2 : 1);
	const pages: Page[] = [];
	for (let sheet = 0; sheet < sheets; sheet += 1) {
		const shown = faces.slice(sheet * perPage, (sheet + 1) * perPage);
		const page = (back: boolean): Page => {
			const cards: CardPlace[] = [];
			const boxes: Box[] = [...cutMarks(grid), ...marginNotes(grid, words, pages.length + 1, total, known)];
			for (const [at, face] of shown.entries()) {
				const { x, y } = cellOf(grid, at, back);
				const { width, height } = grid.card;
				const side = back ? 'back' : 'front';
				cards.push({ x, y, width, height, entry: face.entry, label: face.label, side });
				const drawn = back ? backBoxes(face.emblem, options, words, known) : face.boxes;
				for (const box of drawn) boxes.push({ ...moved(box, x, y), card: at });
			}
			return { ...grid.page, cards, boxes };
		};
		pages.push(page(false));
		if (options.backs) pages.push(page(true));
	}
	return { ink: options.ink, pages };
}

/** The back: an emblem in a double frame, and the name of the list. */
function backBoxes(
	emblem: Glyph | null,
	options: Pick<CardOptions, 'paper' | 'size' | 'ink'>,
	words: FaceWords,
	measure: Measure
): Box[] {
	const { card } = gridOf(options.paper, options.size);
	const style = CARD_STYLES[options.size];
	const edge = style.frame;
	const full = options.ink === 'full';
	const size = card.width * 0.56;
	const tone = full ? 'paper' : 'ink';
	const width = card.width - 2 * style.inset - 4;
	const title = fitTitle(words.list, 'title', width, style.titlePt.slice(2), 2, measure);
	const line = (title.sizePt * 25.4 * 1.15) / 72;
	const lines = title.lines.slice(0, 3);
	const top = (card.height - size - 4 - lines.length * line) / 2;
	const inner = edge + 1.2;
	return [
		full
			? rect(edge, edge, card.width - 2 * edge, card.height - 2 * edge, { fill: 'accent' }, 'back')
			: rect(edge, edge, card.width - 2 * edge, card.height - 2 * edge, { stroke: 'ink', weight: 0.45 }, 'back'),
		rect(inner, inner, card.width - 2 * inner, card.height - 2 * inner, { stroke: tone, weight: 0.2 }, 'back'),
		...(emblem ? [glyph(emblem, (card.width - size) / 2, top, size, tone, 'emblem')] : []),
		...lines.flatMap((each, at) => {
			const baseline = top + size + 4 + at * line + capHeight('title', title.sizePt);
			const said = each.segments.map((segment) => segment.text).join('');
			const look = { font: 'title', sizePt: title.sizePt, tone, align: 'center' } as const;
			return [moved(text(said, 0, baseline, look, measure, 'title'), card.width / 2, 0)];
		})
	];
}
