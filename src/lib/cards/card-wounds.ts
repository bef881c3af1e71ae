import type { CardContent, CardWords } from './content.ts';
import type { CardStyle } from './card-style.ts';
import { type Block, EMPTY, line, rect, text } from './draw.ts';
import { capHeight } from './flow.ts';
import { type Box, type Measure } from './plan.ts';
import { widthOf } from './wrap.ts';

/*
 * Wound boxes along the lower edge, always at the same place, where a pen reaches a sleeved card: one column a figure,
 * one box a state. A figure without a mark is fit.
 */

const GAP = 0.7;

const wordOf = (state: 'wounded' | 'out', words: CardWords): string =>
	state === 'wounded' ? words.wounded : words.out;

/** How many figures fit side by side. */
function perBlock(content: CardContent, style: CardStyle, width: number, words: CardWords, measure: Measure): number {
	const label = labelWidth(content, style, words, measure);
	return Math.max(1, Math.floor((width - label + GAP) / (style.woundBox + GAP)));
}

const labelWidth = (content: CardContent, style: CardStyle, words: CardWords, measure: Measure): number =>
	Math.max(
		...[words.fit, ...content.states.map((state) => wordOf(state, words))].map((word) =>
			widthOf(word, 'text', { sizePt: style.woundPt }, measure)
		)
	) + 1.5;

const blockHeight = (content: CardContent, style: CardStyle): number =>
	capHeight('text', style.woundPt) + 0.9 + content.states.length * (style.woundBox + GAP) - GAP;

/** How many figures the strip of one card holds in at most `height` mm; at least one row of columns. */
export function woundRoom(
	content: CardContent,
	style: CardStyle,
	width: number,
	height: number,
	words: CardWords,
	measure: Measure
): number {
	const blocks = Math.max(1, Math.floor((height + style.gap) / (blockHeight(content, style) + style.gap)));
	return blocks * perBlock(content, style, width, words, measure);
}

/** Boxes for figures `from` to `to` (1, 2, ...), as a strip of its own height. */
export function woundStrip(
	content: CardContent,
	from: number,
	to: number,
	style: CardStyle,
	width: number,
	words: CardWords,
	measure: Measure
): Block {
	if (content.states.length === 0 || to < from) return EMPTY;
	if (from === 1 && to === 1) return single(content, style, width, words, measure);
	const count = perBlock(content, style, width, words, measure);
	const label = labelWidth(content, style, words, measure);
	const each = blockHeight(content, style);
	const boxes: Box[] = [];
	let top = 0;
	for (let first = from; first <= to; first += count) {
		if (first > from) top += style.gap;
		const last = Math.min(to, first + count - 1);
		boxes.push(...block(content, first, last, top, label, style, words, measure));
		top += each;
	}
	return { boxes, height: top };
}

function block(
	content: CardContent,
	first: number,
	last: number,
	top: number,
	label: number,
	style: CardStyle,
	words: CardWords,
	measure: Measure
): Box[] {
	const size = style.woundBox;
	const cap = capHeight('text', style.woundPt);
	const look = { font: 'text', sizePt: style.woundPt, tone: 'soft' } as const;
	const boxes: Box[] = [text(words.fit, 0, top + cap, look, measure, 'wounds')];
	const rowTop = (row: number): number => top + cap + 0.9 + row * (size + GAP);
	content.states.forEach((state, row) => {
		const baseline = rowTop(row) + size / 2 + cap / 2;
		boxes.push(text(wordOf(state, words), 0, baseline, look, measure, 'wounds'));
	});
	for (let figure = first; figure <= last; figure += 1) {
		const x = label + (figure - first) * (size + GAP);
		const number = { font: 'bold', sizePt: style.woundPt, tone: 'soft', align: 'center' } as const;
		boxes.push(text(String(figure), x + size / 2, top + cap, number, measure, 'wounds'));
		content.states.forEach((_, row) => {
			boxes.push(rect(x, rowTop(row), size, size, { stroke: 'ink', weight: 0.3 }, 'wound-box'));
		});
	}
	return boxes;
}

/** One figure: fit, then a box a state, in reading order. */
function single(content: CardContent, style: CardStyle, width: number, words: CardWords, measure: Measure): Block {
	const size = style.woundBox + 0.4;
	const said = [words.fit, ...content.states.map((state) => wordOf(state, words))];
	const room = width - content.states.length * (size + 1);
	let sizePt = style.woundPt;
	const wide = (): number => said.reduce((sum, word) => sum + widthOf(word, 'text', { sizePt }, measure), 0);
	while (sizePt > 6.5 && wide() + 3 * content.states.length > room) sizePt -= 0.25;
	const gap = Math.max(0.8, Math.min(6, (room - wide()) / content.states.length));
	const cap = capHeight('text', sizePt);
	const look = { font: 'text', sizePt, tone: 'ink' } as const;
	const boxes: Box[] = [];
	const fit = text(words.fit, 0, size / 2 + cap / 2, { ...look, tone: 'soft' }, measure, 'wounds');
	boxes.push(fit);
	let x = fit.width;
	for (const state of content.states) {
		const middle = x + gap / 2;
		if (gap > 2.6) {
			const reach = Math.min(0.9, gap / 4);
			boxes.push(
				line(middle - reach / 2, size / 2 - reach, middle + reach / 2, size / 2, 0.25, 'soft', 'arrow'),
				line(middle + reach / 2, size / 2, middle - reach / 2, size / 2 + reach, 0.25, 'soft', 'arrow')
			);
		}
		x += gap;
		boxes.push(rect(x, 0, size, size, { stroke: 'ink', weight: 0.35 }, 'wound-box'));
		x += size + 1;
		const word = text(wordOf(state, words), x, size / 2 + cap / 2, look, measure, 'wounds');
		boxes.push(word);
		x += word.width;
	}
	return { boxes, height: size };
}
