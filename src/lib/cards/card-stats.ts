import type { StatCell } from './content.ts';
import type { CardStyle } from './card-style.ts';
import { type Block, EMPTY, line, rect, text } from './draw.ts';
import { capHeight } from './flow.ts';
import { type Box, type Ink, type Measure, MM_PER_PT, REACH } from './plan.ts';
import { widthOf } from './wrap.ts';

const PRINTED_PT = 7.5;

/** The long names of the values where all of them fit under their numbers, else the short ones. */
function labels(stats: readonly StatCell[], style: CardStyle, cell: number, measure: Measure) {
	for (const kind of ['long', 'short'] as const) {
		for (const sizePt of style.labelPt) {
			const texts = stats.map((stat) => stat[kind]);
			if (texts.every((label) => widthOf(label, 'text', { sizePt }, measure) <= cell - 0.8)) return { texts, sizePt };
		}
	}
	const sizePt = style.labelPt.at(-1) ?? 7;
	return { texts: stats.map((stat) => stat.short), sizePt };
}

/**
 * The profile in large numbers; where a value differs from the printed profile, the printed one stands beside it, struck
 * out.
 */
export function statBand(
	stats: readonly StatCell[],
	style: CardStyle,
	width: number,
	ink: Ink,
	measure: Measure
): Block {
	if (stats.length === 0) return EMPTY;
	const cell = width / stats.length;
	const { texts, sizePt } = labels(stats, style, cell, measure);
	const pad = style.gap * 1.1;
	const numeralPt = numeralSize(stats, cell, style, measure);
	const numeral = capHeight('title', style.statPt);
	const labelHeight = sizePt * MM_PER_PT * (REACH.text.up + REACH.text.down);
	const height = pad + numeral + pad * 0.5 + labelHeight + pad * 0.3;
	const boxes: Box[] = [];
	if (ink === 'full') boxes.push(rect(0, 0, width, height, { fill: 'wash' }, 'band'));
	boxes.push(line(0, 0, width, 0, 0.5, 'accent', 'band'), line(0, height, width, height, 0.5, 'accent', 'band'));
	stats.forEach((stat, at) => {
		const middle = cell * (at + 0.5);
		if (at > 0) boxes.push(line(cell * at, pad * 0.8, cell * at, height - pad * 0.8, 0.12, 'soft', 'band'));
		boxes.push(...number(stat, middle, pad + (numeral + capHeight('title', numeralPt)) / 2, numeralPt, measure));
		const baseline = height - pad * 0.3 - sizePt * MM_PER_PT * REACH.text.down;
		boxes.push(
			text(texts[at] ?? '', middle, baseline, { font: 'text', sizePt, tone: 'soft', align: 'center' }, measure, 'label')
		);
	});
	return { boxes, height };
}

/** Room of the printed value beside the number, mm. */
const besides = ({ printed }: StatCell, measure: Measure): number =>
	printed === null ? 0 : widthOf(printed, 'text', { sizePt: PRINTED_PT }, measure) + 0.5;

/** One size for all numbers of a card: the largest at which each fits its cell. */
function numeralSize(stats: readonly StatCell[], cell: number, style: CardStyle, measure: Measure): number {
	let sizePt = style.statPt;
	const widest = (): number =>
		Math.max(...stats.map((stat) => widthOf(stat.value, 'title', { sizePt }, measure) + besides(stat, measure)));
	while (sizePt > 6 && widest() > cell - 1.6) sizePt -= 0.5;
	return sizePt;
}

function number(stat: StatCell, middle: number, baseline: number, sizePt: number, measure: Measure): Box[] {
	const wide = widthOf(stat.value, 'title', { sizePt }, measure);
	const left = middle - (wide + besides(stat, measure)) / 2;
	const boxes: Box[] = [text(stat.value, left, baseline, { font: 'title', sizePt, tone: 'ink' }, measure, 'stat')];
	if (stat.printed === null) return boxes;
	const top = baseline - capHeight('title', sizePt) + capHeight('text', PRINTED_PT);
	const old = { font: 'text', sizePt: PRINTED_PT, tone: 'soft' } as const;
	const box = text(stat.printed, left + wide + 0.5, top, old, measure, 'printed');
	const through = top - capHeight('text', PRINTED_PT) / 2;
	return [
		...boxes,
		box,
		line(box.x - 0.25, through, box.x + box.width + 0.25, through, 0.25, 'accent', 'printed-strike')
	];
}
