import type { CardStyle } from './card-style.ts';
import { type Block, EMPTY, line, rect, text } from './draw.ts';
import { capHeight, lineBoxes, lineHeight } from './flow.ts';
import type { MenStep, OscarCard } from './oscar-content.ts';
import { type Box, type Ink, type Measure, MM_PER_PT } from './plan.ts';
import { widthOf, wrap } from './wrap.ts';

/*
 * One box a man along the lower edge, struck out from the left: the first box that is left tells how many men there
 * are, and the step it stands in tells the malus. Steps differ by their label, a bar before them and the frames of
 * their boxes, so also without colour.
 */

const GAP = 0.7;
/** Before the first box of a step: room for its bar. */
const STEP_GAP = 1.9;
const LEAST_BOX = 2.4;
/** Boxes of a usual group stay at least as large as this, mm. */
const LEAST_EASY = 3.6;
/** Most of a card's height that the boxes of a large group may take. */
const MOST_SHARE = 0.36;
const LEAST_NUMBER_PT = 5;

interface Place {
	readonly step: MenStep;
	readonly men: number;
	readonly first: boolean;
	readonly x: number;
	readonly row: number;
}

/** Where each box goes, row by row. */
function places(steps: readonly MenStep[], size: number, width: number): Place[] {
	const made: Place[] = [];
	let x = 0;
	let row = 0;
	for (const step of steps) {
		for (const [at, men] of step.men.entries()) {
			const lead = at === 0 && step.step > 0 ? STEP_GAP : 0;
			if (x > 0 && x + lead + size > width) {
				x = 0;
				row += 1;
			}
			x += lead;
			made.push({ step, men, first: at === 0, x, row });
			x += size + GAP;
		}
	}
	return made;
}

const labelHeight = (style: CardStyle): number => capHeight('bold', style.woundPt) + 1.3;

/** Top of each row of boxes under its labels, and the height of all. */
function rowTops(made: readonly Place[], size: number, style: CardStyle): { readonly tops: number[]; height: number } {
	const tops: number[] = [];
	let y = 0;
	for (let row = 0; row <= (made.at(-1)?.row ?? 0); row += 1) {
		if (row > 0) y += GAP;
		if (made.some((place) => place.row === row && place.first)) y += labelHeight(style);
		tops.push(y);
		y += size;
	}
	return { tops, height: y };
}

const rowsOf = (made: readonly Place[]): number => (made.at(-1)?.row ?? 0) + 1;

/** The boxes of a group, as large as the card has room for, in one row if that leaves them large enough for a pen. */
export function menStrip(
	steps: readonly MenStep[],
	out: string,
	style: CardStyle,
	width: number,
	cardHeight: number,
	ink: Ink,
	measure: Measure
): Block {
	if (steps.length === 0) return EMPTY;
	if (steps.length === 1 && steps[0]?.men.length === 1) return oneMan(out, style, measure);
	let size = style.woundBox + 0.8;
	let made = places(steps, size, width);
	const tooHigh = (): boolean => rowTops(made, size, style).height > cardHeight * MOST_SHARE;
	const onePossible = rowsOf(places(steps, LEAST_EASY, width)) === 1;
	while (size > LEAST_BOX && (tooHigh() || (onePossible && rowsOf(made) > 1))) {
		size -= 0.2;
		made = places(steps, size, width);
	}
	const { tops, height } = rowTops(made, size, style);
	const boxes = made.flatMap((place) => manBoxes(place, tops[place.row] ?? 0, size, style, ink, measure));
	return { boxes, height };
}

/** A man alone has no malus: one box, and what a cross in it means. */
function oneMan(out: string, style: CardStyle, measure: Measure): Block {
	const size = style.woundBox + 0.4;
	const baseline = size / 2 + capHeight('text', style.woundPt) / 2;
	const look = { font: 'text', sizePt: style.woundPt, tone: 'ink' } as const;
	return {
		boxes: [
			rect(0, 0, size, size, { stroke: 'ink', weight: 0.35 }, 'man-box'),
			text(out, size + 1.2, baseline, look, measure, 'out')
		],
		height: size
	};
}

const FRAME = [0.25, 0.4, 0.55, 0.7] as const;

function manBoxes(place: Place, top: number, size: number, style: CardStyle, ink: Ink, measure: Measure): Box[] {
	const { step, men, first, x } = place;
	const level = Math.min(step.step, FRAME.length - 1);
	const fill = ink === 'full' && level > 0 ? ({ fill: 'wash' } as const) : {};
	const boxes: Box[] = [rect(x, top, size, size, { ...fill, stroke: 'ink', weight: FRAME[level] ?? 0.25 }, 'man-box')];
	// one stroke in the corner for each step, to be told apart without colour
	for (let stroke = 1; stroke <= level; stroke += 1) {
		const reach = Math.min(0.8 * stroke, size);
		boxes.push(line(x + size - reach, top, x + size, top + reach, 0.25, 'ink', 'man-step'));
	}
	const sizePt = Math.min(style.woundPt, (size * 0.5) / MM_PER_PT);
	if (sizePt >= LEAST_NUMBER_PT) {
		const look = { font: first ? 'bold' : 'text', sizePt, tone: first ? 'ink' : 'soft', align: 'center' } as const;
		const baseline = top + size - 0.7;
		boxes.push(text(String(men), x + size / 2, baseline, look, measure, 'man'));
	}
	return first ? [...boxes, ...stepMark(place, top, size, style, ink, measure)] : boxes;
}

/** The malus above the first box of its step, with a bar before it. */
function stepMark({ step, x }: Place, top: number, size: number, style: CardStyle, ink: Ink, measure: Measure): Box[] {
	const cap = capHeight('bold', style.woundPt);
	const from = top - labelHeight(style);
	const baseline = from + cap + 0.45;
	if (step.step === 0) {
		return [text(step.malus, x, baseline, { font: 'bold', sizePt: style.woundPt, tone: 'soft' }, measure, 'malus')];
	}
	const wide = widthOf(step.malus, 'bold', { sizePt: style.woundPt }, measure);
	const full = ink === 'full';
	const tone = full ? 'paper' : 'ink';
	const chip = full ? ({ fill: 'ink' } as const) : ({ stroke: 'ink', weight: 0.25 } as const);
	return [
		line(x - STEP_GAP / 2 - GAP / 2, from, x - STEP_GAP / 2 - GAP / 2, top + size, 0.5, 'ink', 'man-step'),
		rect(x, from, wide + 1.2, cap + 0.9, chip, 'malus-chip'),
		text(step.malus, x + 0.6, baseline, { font: 'bold', sizePt: style.woundPt, tone }, measure, 'malus')
	];
}

/** A vehicle has no men to lose: a box for each damage, with the faces of the die that bring it. */
export function damageStrip(
	{ damage }: Pick<OscarCard, 'damage'>,
	style: CardStyle,
	width: number,
	measure: Measure
): Block {
	const size = style.woundBox;
	const boxes: Box[] = [];
	const indent = size + 1.4;
	let y = 0;
	for (const [at, { name, rule }] of damage.entries()) {
		if (at > 0) y += GAP;
		const lines = wrap(
			[
				{ text: `${name} `, font: 'bold', tone: 'soft' },
				{ text: rule ?? '', font: 'text', tone: 'ink' }
			],
			width - indent,
			{ sizePt: style.woundPt },
			measure
		);
		const high = Math.max(size, lines.length * lineHeight(style.woundPt));
		boxes.push(rect(0, y, size, size, { stroke: 'ink', weight: 0.35 }, 'man-box'));
		const cap = capHeight('text', style.woundPt);
		const start = lines.length === 1 ? y + size / 2 + cap / 2 : y + cap + 0.5;
		for (const [row, each] of lines.entries()) {
			const baseline = start + row * lineHeight(style.woundPt);
			boxes.push(...lineBoxes(each, indent, baseline, { sizePt: style.woundPt }, 'damage'));
		}
		y += high;
	}
	return { boxes, height: y };
}
