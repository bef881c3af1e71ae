import type { FaceWords } from './content.ts';
import type { CardStyle } from './card-style.ts';
import { type Block, glyph, rect, text } from './draw.ts';
import { baselineIn, lineBoxes, lineHeight } from './flow.ts';
import type { Glyph } from './glyph.ts';
import { type Box, CAP, type Ink, type Measure, MM_PER_PT, moved, REACH } from './plan.ts';
import { type Line, widthOf, wrap } from './wrap.ts';

const TITLE_LEADING = REACH.title.up + REACH.title.down;

/** What stands first on a card. */
export interface Headed {
	readonly unit: string;
	/** The player's own name for it, or empty. */
	readonly name: string;
	/** What kind it is. */
	readonly picture: Glyph | null;
}

/** The glyph in its tablet: light on the accent, or outlined to save ink. */
function tablet({ picture }: Headed, size: number, ink: Ink): Box[] {
	const pad = size * 0.13;
	return [
		ink === 'full'
			? rect(0, 0, size, size, { fill: 'accent' }, 'tablet')
			: rect(0, 0, size, size, { stroke: 'ink', weight: 0.3 }, 'tablet'),
		...(picture ? [glyph(picture, pad, pad, size - 2 * pad, ink === 'full' ? 'paper' : 'ink', 'glyph')] : [])
	];
}

interface Fitted {
	readonly lines: readonly Line[];
	readonly sizePt: number;
}

/** The largest size at which a title needs at most `most` lines and breaks no word; else the smallest size. */
export function fitTitle(
	title: string,
	font: 'title' | 'bold',
	width: number,
	sizes: readonly number[],
	most: number,
	measure: Measure
): Fitted {
	const words = title.split(/[ \n]+/);
	let last: Fitted = { lines: [], sizePt: sizes.at(-1) ?? 8 };
	const least = sizes.at(-1);
	for (const sizePt of sizes) {
		if (sizePt !== least && widthOf(title, font, { sizePt }, measure) > most * width) continue;
		const lines = wrap([{ text: title, font, tone: font === 'title' ? 'accent' : 'ink' }], width, { sizePt }, measure);
		last = { lines, sizePt };
		if (lines.length <= most && words.every((word) => widthOf(word, font, { sizePt }, measure) <= width)) return last;
	}
	return last;
}

/** What is left of a text after its first lines. */
export function restAfter(whole: string, lines: readonly Line[]): string {
	let at = 0;
	for (const line of lines) {
		for (const { text: part } of line.segments) {
			const found = whole.indexOf(part, at);
			if (found >= 0) at = found + part.length;
		}
	}
	return whole.slice(at).trim();
}

/** The end of a text, to be said elsewhere as the same part. */
export interface Rest {
	readonly part: 'title' | 'unit' | 'meta';
	readonly text: string;
}

export interface Head extends Block {
	/** Ends of names that the head had no room for, to be said in the body. */
	readonly rest: readonly Rest[];
}

/** Most of a card's height that its title may take. */
const TITLE_SHARE = 0.28;
const MOST_UNIT_LINES = 2;
const MOST_META_LINES = 2;

/** Glyph, name, unit. */
export function head(
	content: Headed,
	style: CardStyle,
	width: number,
	cardHeight: number,
	ink: Ink,
	measure: Measure
): Head {
	const left = style.glyph + 2.2;
	const room = width - left;
	const own = content.name !== '' && content.name !== content.unit;
	const name = own ? content.name : content.unit;
	const title = fitTitle(name, 'title', room, style.titlePt, 2, measure);
	const subtitle = own ? fitTitle(content.unit, 'bold', room, style.subtitlePt, 1, measure) : null;
	const titleLine = title.sizePt * MM_PER_PT * TITLE_LEADING;
	const most = Math.max(2, Math.floor((cardHeight * TITLE_SHARE) / titleLine));
	const shown = title.lines.slice(0, most);
	const subtitleLine = subtitle ? lineHeight(subtitle.sizePt) : 0;
	const units = subtitle?.lines.slice(0, MOST_UNIT_LINES) ?? [];
	const textHeight = shown.length * titleLine + units.length * subtitleLine;
	const height = Math.max(style.glyph, textHeight);
	let y = (height - textHeight) / 2;
	const boxes: Box[] = tablet(content, style.glyph, ink).map((box) => moved(box, 0, (height - style.glyph) / 2));
	for (const each of shown) {
		const baseline = y + REACH.title.up * title.sizePt * MM_PER_PT;
		boxes.push(...lineBoxes(each, left, baseline, { sizePt: title.sizePt }, 'title'));
		y += titleLine;
	}
	for (const each of units) {
		boxes.push(
			...lineBoxes(each, left, y + baselineIn(subtitle?.sizePt ?? 8), { sizePt: subtitle?.sizePt ?? 8 }, 'unit')
		);
		y += subtitleLine;
	}
	const rest: Rest[] = [];
	if (shown.length < title.lines.length) rest.push({ part: 'title', text: restAfter(name, shown) });
	if (subtitle && units.length < subtitle.lines.length) {
		rest.push({ part: 'unit', text: restAfter(content.unit, units) });
	}
	return { boxes, height, rest };
}

/** Height of the head of a continuation card, mm. */
export const continuedHeight = (style: CardStyle): number => style.glyph * 0.7;

/** Head of a continuation card: whose it is, and which of how many. */
export function continuedHead(
	content: Headed,
	style: CardStyle,
	width: number,
	card: number,
	cards: number,
	words: FaceWords,
	ink: Ink,
	measure: Measure
): Block {
	const size = continuedHeight(style);
	const label = text(
		words.continued(card, cards),
		width,
		size / 2 + (CAP.text * style.metaPt * MM_PER_PT) / 2,
		{ font: 'text', sizePt: style.metaPt, tone: 'soft', align: 'right' },
		measure,
		'continued'
	);
	const room = width - size - 1.8 - label.width - 1.5;
	// one line of it is shown, so its beginning is enough
	const name = (content.name === '' ? content.unit : content.name).slice(0, 100);
	const title = fitTitle(name, 'title', room, style.titlePt.slice(2), 1, measure);
	const [first] = title.lines;
	const baseline = size / 2 + (CAP.title * title.sizePt * MM_PER_PT) / 2;
	return {
		boxes: [
			...tablet(content, size, ink),
			...(first ? lineBoxes(first, size + 1.8, baseline, { sizePt: title.sizePt }, 'continued') : []),
			label
		],
		height: size
	};
}

/** The small line under the names. */
export interface MetaLine {
	/** On the left, such as category and army. */
	readonly said: string;
	/** On the right, such as the points. */
	readonly end: string;
	/** Before that: which of several figures, or null. */
	readonly figure: string | null;
}

/** What it is on the left, figure and points or men on the right. */
export function meta({ said, end, figure }: MetaLine, style: CardStyle, width: number, measure: Measure): Head {
	const points = text(
		end,
		width,
		baselineIn(style.metaPt),
		{ font: 'bold', sizePt: style.metaPt, tone: 'ink', align: 'right' },
		measure,
		'points'
	);
	const boxes: Box[] = [points];
	let room = width - points.width - 2;
	if (figure !== null) {
		const number = text(
			figure,
			points.x - 2,
			baselineIn(style.metaPt),
			{ font: 'text', sizePt: style.metaPt, tone: 'soft', align: 'right' },
			measure,
			'figure'
		);
		boxes.push(number);
		room -= number.width + 2;
	}
	const lines = wrap([{ text: said, font: 'text', tone: 'soft' }], room, { sizePt: style.metaPt }, measure);
	const shown = lines.slice(0, MOST_META_LINES);
	shown.forEach((each, at) => {
		const baseline = at * lineHeight(style.metaPt) + baselineIn(style.metaPt);
		boxes.push(...lineBoxes(each, 0, baseline, { sizePt: style.metaPt }, 'meta'));
	});
	const rest: Rest[] = shown.length < lines.length ? [{ part: 'meta', text: restAfter(said, shown) }] : [];
	return { boxes, height: shown.length * lineHeight(style.metaPt), rest };
}
