import { type Block, glyph, line, rect, text } from './draw.ts';
import { baselineIn, capHeight, lineBoxes, lineHeight, paragraph, type Row } from './flow.ts';
import { fitTitle, restAfter } from './card-head.ts';
import type { Glyph } from './glyph.ts';
import { type Box, type Ink, type Measure, MM_PER_PT, REACH } from './plan.ts';
import type { SheetBase, SheetBaseWords } from './sheet-content.ts';
import { wrap } from './wrap.ts';

const TITLE_SIZES = Array.from({ length: 25 }, (_, at) => 22 - at * 0.5);
const EMBLEM = 15;
/** More lines of a name go under the head. */
const MOST_TITLE_LINES = 8;
/** Side of a printed module that a phone still reads, mm, and the room a QR may take. */
const MODULE = 0.4;
const LEAST_MODULE = 0.33;
const MOST_QR = 42;
/** Light modules around a QR (ISO/IEC 18004). */
const QUIET = 4;

/** Most modules a side of a QR that the sheet can print large enough. */
export const MOST_MODULES = Math.floor(MOST_QR / LEAST_MODULE) - 2 * QUIET;

/** The QR at the right edge, with its quiet zone and what it is for. Room is 0 when there is none. */
function qrBlock(content: SheetBase, words: SheetBaseWords, width: number, measure: Measure): Block & { room: number } {
	const { qr } = content;
	if (!qr || qr.length > MOST_MODULES) return { boxes: [], height: 0, room: 0 };
	const modules = qr.length + 2 * QUIET;
	const size = Math.min(MOST_QR, Math.max(24, modules * MODULE));
	const module = size / modules;
	const caption = text(
		words.link,
		width - size / 2,
		size + baselineIn(7) - 0.8,
		{ font: 'text', sizePt: 7, tone: 'soft', align: 'center' },
		measure,
		'link'
	);
	const inner = size - 2 * QUIET * module;
	return {
		boxes: [
			{
				kind: 'qr',
				part: 'qr',
				card: null,
				x: width - size + QUIET * module,
				y: QUIET * module - 1,
				size: inner,
				modules: qr
			},
			caption
		],
		height: size - 0.8 + lineHeight(7),
		room: Math.max(size, caption.width) + 4
	};
}

/** A label and its value, or a line to write on. */
function fieldBoxes(content: SheetBase, y: number, left: number, right: number, measure: Measure): Box[] {
	const width = (right - left) / Math.max(1, content.fields.length);
	return content.fields.flatMap((field, at) => {
		const x = left + at * width;
		const end = x + width - (at === content.fields.length - 1 ? 0 : 5);
		const baseline = y + baselineIn(9);
		const label = text(field.label, x, baseline, { font: 'text', sizePt: 9, tone: 'soft' }, measure, 'label');
		const from = label.x + label.width + 1.5;
		const value = wrap([{ text: field.value, font: 'bold', tone: 'ink' }], end - from, { sizePt: 9 }, measure);
		const said = value.flatMap((each, row) =>
			lineBoxes(each, from, baseline + row * lineHeight(9), { sizePt: 9 }, 'field')
		);
		const rule = line(from, baseline + 1, end, baseline + 1, 0.12, 'soft', 'field-line');
		return field.value === '' ? [label, rule] : [label, ...said];
	});
}

const fieldRows = (content: SheetBase, left: number, right: number, measure: Measure): number => {
	const width = (right - left) / Math.max(1, content.fields.length) - 20;
	return Math.max(
		1,
		...content.fields.map(
			({ value }) => wrap([{ text: value, font: 'bold', tone: 'ink' }], width, { sizePt: 9 }, measure).length
		)
	);
};

/** Points, figures, break point in large numbers, as on the cards. */
export function factBand(content: SheetBase, width: number, ink: Ink, measure: Measure): Block {
	const cell = width / Math.max(1, content.facts.length);
	const sizePt = 20;
	const numeral = capHeight('title', sizePt);
	const height = 1.8 + numeral + 1.2 + lineHeight(8.5) + 0.6;
	const boxes: Box[] = [
		...(ink === 'full' ? [rect(0, 0, width, height, { fill: 'wash' }, 'band')] : []),
		line(0, 0, width, 0, 0.5, 'accent', 'band'),
		line(0, height, width, height, 0.5, 'accent', 'band')
	];
	content.facts.forEach((fact, at) => {
		const middle = cell * (at + 0.5);
		if (at > 0) boxes.push(line(cell * at, 1.6, cell * at, height - 1.6, 0.12, 'soft', 'band'));
		const number = text(fact.value, 0, 0, { font: 'title', sizePt, tone: 'ink' }, measure, 'fact');
		const of = text(fact.of, 0, 0, { font: 'text', sizePt: 10, tone: 'soft' }, measure, 'fact');
		const gap = fact.of === '' ? 0 : 1;
		const left = middle - (number.width + gap + of.width) / 2;
		const baseline = 1.8 + numeral;
		boxes.push({ ...number, x: left, y: baseline });
		if (fact.of !== '') boxes.push({ ...of, x: left + number.width + gap, y: baseline });
		const label = { font: 'text', sizePt: 8.5, tone: 'soft', align: 'center' } as const;
		boxes.push(text(fact.label, middle, baseline + 1.2 + baselineIn(8.5), label, measure, 'label'));
	});
	return { boxes, height };
}

/** Emblem, name, what it is, player and date, QR; `rest` is the end of a name too long for the head. */
export function sheetHead(
	content: SheetBase,
	emblem: Glyph | null,
	words: SheetBaseWords,
	width: number,
	ink: Ink,
	measure: Measure
): Block & { readonly rest: string } {
	const qr = qrBlock(content, words, width, measure);
	const left = emblem ? EMBLEM + 4 : 0;
	const right = width - qr.room;
	const title = fitTitle(content.name, 'title', right - left, TITLE_SIZES, 2, measure);
	const boxes: Box[] = [...qr.boxes];
	if (emblem) {
		const full = ink === 'full';
		const edge = full ? ({ fill: 'accent' } as const) : ({ stroke: 'ink', weight: 0.4 } as const);
		boxes.push(
			rect(0, 0, EMBLEM, EMBLEM, edge, 'tablet'),
			glyph(emblem, 2, 2, EMBLEM - 4, full ? 'paper' : 'ink', 'emblem')
		);
	}
	const em = title.sizePt * MM_PER_PT;
	let y = 0;
	const shown = title.lines.slice(0, MOST_TITLE_LINES);
	for (const each of shown) {
		boxes.push(...lineBoxes(each, left, y + REACH.title.up * em, { sizePt: title.sizePt }, 'title'));
		y += (REACH.title.up + REACH.title.down) * em;
	}
	y += 0.6;
	for (const each of wrap(
		[{ text: content.subtitle, font: 'text', tone: 'ink' }],
		right - left,
		{ sizePt: 10.5 },
		measure
	)) {
		boxes.push(...lineBoxes(each, left, y + baselineIn(10.5), { sizePt: 10.5 }, 'subtitle'));
		y += lineHeight(10.5);
	}
	y = Math.max(y + 2, emblem ? EMBLEM + 2.5 : 0);
	boxes.push(...fieldBoxes(content, y, 0, right, measure));
	y += fieldRows(content, 0, right, measure) * lineHeight(9) + 1.5;
	const rest = shown.length < title.lines.length ? restAfter(content.name, shown) : '';
	return { boxes, height: Math.max(y, qr.height), rest };
}

/** `LISTE NON CONFORME` and why, beside a thick bar: an illegal list never looks like a legal one. */
export function problemRows(
	content: SheetBase,
	words: SheetBaseWords,
	width: number,
	sizePt: number,
	measure: Measure
): Row[] {
	if (content.problems.length === 0) return [];
	const indent = 4;
	const title = paragraph([{ text: words.illegal, font: 'title', tone: 'accent' }], width, 12, measure, {
		part: 'illegal',
		indent,
		keep: true
	});
	const said = content.problems.flatMap((problem) =>
		paragraph([{ text: problem, font: 'text', tone: 'ink' }], width, sizePt, measure, { part: 'problem', indent })
	);
	return [...title, ...said].map((row) => ({
		...row,
		boxes: [line(0.9, 0, 0.9, row.height, 1.8, 'accent', 'illegal-bar'), ...row.boxes]
	}));
}
