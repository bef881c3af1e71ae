import { namedRuns, separator } from './card-body.ts';
import type { Rest } from './card-head.ts';
import { line, rect, text, turnedText } from './draw.ts';
import { baselineIn, capHeight, lineBoxes, lineHeight, paragraph, type Row } from './flow.ts';
import type { LegioCard, LegioCardWords, TerrainCell, TerrainLine } from './legio-content.ts';
import type { Box, Measure } from './plan.ts';
import { type Run, widthOf, wrap } from './wrap.ts';

/** Nothing on these cards is smaller, pt: they are read at arm's length, in bad light. */
export const LEAST_PT = 8;
/** Room that the turned name of a piece may take before it is broken, mm. */
const HEAD_ROOM = 13;
const HEAD_LINES = 2;
const HEAD_LEADING = 0.92;
const PAD = 0.7;
/** Part of the width that a column takes where there is room. */
const CELL_SHARE = 0.105;

/** Measures of the table: one width for all columns of terrain. */
interface Columns {
	readonly label: number;
	readonly cell: number;
	readonly sizePt: number;
	readonly headPt: number;
}

function columnsOf(card: LegioCard, width: number, sizePt: number, measure: Measure): Columns {
	const said = card.lines.flatMap(({ cells }) => cells.map((cell) => cell.said));
	const widest = Math.max(0, ...said.map((each) => widthOf(each, 'bold', { sizePt }, measure)));
	const headPt = Math.max(LEAST_PT, sizePt - 1.5);
	const cell = Math.max(widest + 1.1, lineHeight(headPt) * HEAD_LINES * HEAD_LEADING + 0.3, width * CELL_SHARE);
	return { label: width - cell * card.terrains.length, cell, sizePt, headPt };
}

/** Names of the pieces, turned so that narrow columns hold them in type that can be read. */
function headingRow(card: LegioCard, width: number, { label, cell, headPt }: Columns, measure: Measure): Row {
	const names = card.terrains.map((name) =>
		wrap([{ text: name, font: 'text', tone: 'ink' }], (HEAD_ROOM * headPt) / LEAST_PT, { sizePt: headPt }, measure)
			.slice(0, HEAD_LINES)
			.map(({ segments }) => segments.map((segment) => segment.text).join(''))
	);
	const height = Math.max(
		...names.flat().map((said) => widthOf(said, 'text', { sizePt: headPt }, measure)),
		lineHeight(headPt)
	);
	const step = lineHeight(headPt) * HEAD_LEADING;
	const boxes = names.flatMap((lines, at): Box[] => {
		const middle = label + (at + 0.5) * cell;
		const first = middle - ((lines.length - 1) / 2) * step + capHeight('text', headPt) / 2;
		return lines.map((said, index) => {
			const half = widthOf(said, 'text', { sizePt: headPt }, measure) / 2;
			const look = { font: 'text', sizePt: headPt, tone: 'ink' } as const;
			return turnedText(said, first + index * step, height - half, look, measure, 'terrain');
		});
	});
	const rule = line(0, height + PAD, width, height + PAD, 0.35, 'accent', 'rule');
	return { height: height + PAD, boxes: [...boxes, rule], keep: true, gap: 0 };
}

function cellBoxes(cell: TerrainCell, x: number, baseline: number, sizePt: number, measure: Measure): Box {
	const font = cell.weight === 'quiet' ? 'text' : 'bold';
	const tone = cell.weight === 'quiet' ? 'soft' : 'ink';
	return text(cell.said, x, baseline, { font, sizePt, tone, align: 'center' }, measure, 'cell');
}

/** One kind of element; a forbidden piece has a frame of its own, to be seen without reading. */
function lineRow(
	{ code, name, cells }: TerrainLine,
	width: number,
	{ label, cell, sizePt }: Columns,
	measure: Measure
): Row {
	const runs: Run[] = [
		{ text: code, font: 'bold', tone: 'ink' },
		{ text: name === '' ? '' : ` ${name}`, font: 'text', tone: 'ink' }
	];
	const said = wrap(runs, label - 1, { sizePt }, measure);
	const height = Math.max(1, said.length) * lineHeight(sizePt) + PAD;
	const top = PAD / 2;
	const middle = (height - lineHeight(sizePt)) / 2 + baselineIn(sizePt);
	const boxes: Box[] = said.flatMap((each, at) =>
		lineBoxes(each, 0, top + baselineIn(sizePt) + at * lineHeight(sizePt), { sizePt }, 'element')
	);
	for (const [at, each] of cells.entries()) {
		const x = label + at * cell;
		if (each.weight === 'strong') {
			const frame = { stroke: 'ink', weight: 0.35 } as const;
			boxes.push(rect(x + 0.4, 0.4, cell - 0.8, height - 0.8, frame, 'forbidden'));
		}
		boxes.push(cellBoxes(each, x + cell / 2, middle, sizePt, measure));
	}
	boxes.push(line(0, height, width, height, 0.12, 'faint', 'rule'));
	return { height, boxes, keep: false, gap: 0 };
}

/**
 * The table of effects, cut into blocks no higher than `most` mm, each under its own heads and kept together: a column of
 * signs means nothing without the name above it.
 */
export function effectRows(card: LegioCard, width: number, sizePt: number, most: number, measure: Measure): Row[] {
	if (card.lines.length === 0) return [];
	const columns = columnsOf(card, width, sizePt, measure);
	const heading = headingRow(card, width, columns, measure);
	const blocks: Row[][] = [];
	let room = 0;
	for (const each of card.lines) {
		const row = lineRow(each, width, columns, measure);
		if (blocks.length === 0 || row.height > room) {
			blocks.push([heading]);
			room = most - heading.height;
		}
		blocks.at(-1)?.push(row);
		room -= row.height;
	}
	return blocks.flatMap((rows) => rows.map((row, at) => ({ ...row, keep: at < rows.length - 1 })));
}

/** Signs with what they mean, one after the other: `× interdit · −1 dé perdu`. */
const signRuns = (signs: readonly { readonly name: string; readonly rule: string | null }[]): Run[] =>
	signs.flatMap(({ name, rule }, at): Run[] => [
		{ text: `${at === 0 ? '' : '· '}${name}\u00A0`, font: 'bold', tone: 'ink' },
		{ text: `${rule ?? ''} `, font: 'text', tone: 'ink' }
	]);

/** Everything under the head: the table, its signs, then sight and height piece by piece. */
export function legioBody(
	card: LegioCard,
	rest: readonly Rest[],
	width: number,
	sizePt: number,
	gap: number,
	most: number,
	words: LegioCardWords,
	measure: Measure
): Row[] {
	const size = Math.max(LEAST_PT, sizePt);
	const say = (runs: readonly Run[], before: number, part: string): Row[] =>
		paragraph(runs, width, size, measure, { gap: before, part });
	const named = (items: LegioCard['rules']): Row[] =>
		items.flatMap((item, at) => say(namedRuns(item), at === 0 ? 0 : gap * 0.4, 'body'));
	const unknown: Run[] = [
		{ text: `${words.unknown} `, font: 'bold', tone: 'soft' },
		{ text: card.unknown, font: 'text', tone: 'ink' }
	];
	const sections: Row[][] = [
		rest.flatMap(({ part, text: end }) => say([{ text: end, font: 'bold', tone: 'ink' }], 0, part)),
		effectRows(card, width, size, most, measure),
		card.signs.length === 0 ? [] : say(signRuns(card.signs), gap * 0.6, 'signs'),
		card.unknown === '' ? [] : say(unknown, gap * 0.6, 'unknown'),
		named(card.pieces),
		named(card.rules)
	].filter((rows) => rows.length > 0);
	return sections.flatMap((rows, at) => {
		const ruled = at > 0 && (rows[0]?.gap ?? 0) === 0;
		return ruled ? [separator(width, gap), ...rows] : rows;
	});
}
