import { type Block, line, text } from './draw.ts';
import { baselineIn, capHeight, type Column, fill, lineBoxes, lineHeight, paragraph, type Row } from './flow.ts';
import { fitTitle } from './card-head.ts';
import { bar, BAR } from './furniture.ts';
import { MARGIN, type Paper, PAPER_SIZES } from './paper.ts';
import { type Box, type Ink, type Measure, MM_PER_PT, moved, type Page, type Plan, REACH } from './plan.ts';
import type { Drawing } from './table/drawing.ts';
import { type NumberedBase, tableOnPaper } from './table/on-paper.ts';
import { remembering, type Run, wrap } from './wrap.ts';

/** One element in the legend; texts as they are printed. */
export interface PlanLine {
	readonly number: string;
	readonly name: string;
	/** From the left, from the own edge, where it looks. */
	readonly cells: readonly [string, string, string];
}

/** One page of plans: a table and who stands where. */
export interface PlanPage {
	readonly title: string;
	readonly facts: string;
	/** At the upper and the lower edge of the table. */
	readonly edges: readonly [string, string];
	readonly drawing: Drawing;
	readonly bases: readonly NumberedBase[];
	readonly pieces: readonly { readonly name: string; readonly rule: string }[];
	readonly lines: readonly PlanLine[];
	/** Sentences of what is wrong with the plan. */
	readonly problems: readonly string[];
}

export interface PlanWords {
	readonly scale: string;
	/** Beside the bar of 50 mm. */
	readonly bar: string;
	readonly pieces: string;
	readonly noPieces: string;
	readonly elements: string;
	readonly noElements: string;
	/** Heads of the columns of the legend. */
	readonly columns: readonly [string, string, string, string];
	/** How distances are measured. */
	readonly measured: string;
	readonly problems: string;
	readonly page: (page: number, pages: number) => string;
}

export interface PlanOptions {
	readonly paper: Paper;
	readonly ink: Ink;
}

const EDGE = 12;
const FOOT = 6;
const PT = 9;
const SMALL_PT = 8;
const GUTTER = 8;
const NUMBER = 7;
/** Widths of the three columns of distances, mm. */
const CELLS = [12, 12, 14] as const;
const TITLE_SIZES = [16, 15, 14, 13, 12, 11, 10];
const MOST_TITLE_LINES = 3;

const stacked = (blocks: readonly Block[], gap: number): Block => {
	const boxes: Box[] = [];
	let y = 0;
	for (const { boxes: own, height } of blocks) {
		if (height === 0) continue;
		if (y > 0) y += gap;
		boxes.push(...own.map((box) => moved(box, 0, y)));
		y += height;
	}
	return { boxes, height: y };
};

const blockOf = (rows: readonly Row[]): Block =>
	stacked(
		rows.map(({ boxes, height }) => ({ boxes, height })),
		0
	);

const said = (runs: readonly Run[], width: number, sizePt: number, part: string, measure: Measure): Block =>
	blockOf(paragraph(runs, width, sizePt, measure, { part }));

const plain = (content: string): Run => ({ text: content, font: 'text', tone: 'ink' });
const bold = (content: string): Run => ({ text: content, font: 'bold', tone: 'ink' });

function titleBlock(title: string, width: number, measure: Measure): Block {
	const fitted = fitTitle(title, 'title', width, TITLE_SIZES, 2, measure);
	const em = fitted.sizePt * MM_PER_PT;
	const step = (REACH.title.up + REACH.title.down) * em;
	const lines = fitted.lines.slice(0, MOST_TITLE_LINES);
	return {
		boxes: lines.flatMap((each, at) =>
			lineBoxes(each, 0, REACH.title.up * em + at * step, { sizePt: fitted.sizePt }, 'title')
		),
		height: lines.length * step
	};
}

const centred = (content: string, width: number, measure: Measure): Block => {
	const lines = wrap([bold(content)], width, { sizePt: SMALL_PT }, measure).slice(0, 2);
	return {
		boxes: lines.flatMap((each, at) =>
			lineBoxes(
				each,
				(width - each.width) / 2,
				baselineIn(SMALL_PT) + at * lineHeight(SMALL_PT),
				{ sizePt: SMALL_PT },
				'edge'
			)
		),
		height: lines.length * lineHeight(SMALL_PT)
	};
};

/** 50 mm on paper, to check that the printer left the scale alone. */
function scaleBlock(words: PlanWords, width: number, measure: Measure): Block {
	const cap = capHeight('text', SMALL_PT);
	const advice = wrap([plain(words.bar)], width - BAR - 3, { sizePt: SMALL_PT }, measure);
	const boxes = advice.flatMap((each, at) =>
		lineBoxes(each, BAR + 3, baselineIn(SMALL_PT) + at * lineHeight(SMALL_PT), { sizePt: SMALL_PT }, 'scale')
	);
	return {
		boxes: [...bar(0, baselineIn(SMALL_PT) - cap / 2, false), ...boxes],
		height: Math.max(1, advice.length) * lineHeight(SMALL_PT)
	};
}

const heading = (content: string, width: number, measure: Measure): Block => {
	const height = lineHeight(10.5) + 0.8;
	const look = { font: 'title', sizePt: 10.5, tone: 'accent' } as const;
	return {
		boxes: [
			text(content, 0, baselineIn(10.5), look, measure, 'section'),
			line(0, height - 0.3, width, height - 0.3, 0.2, 'accent', 'rule')
		],
		height
	};
};

/** Right ends of the three columns of distances. */
const ends = (width: number): number[] => {
	const first = width - CELLS[1] - CELLS[2];
	return [first, first + CELLS[1], width];
};

function columnHead(words: PlanWords, width: number, measure: Measure): Block {
	const look = { font: 'text', sizePt: SMALL_PT, tone: 'soft' } as const;
	const y = baselineIn(SMALL_PT);
	const [name, ...cells] = words.columns;
	const height = lineHeight(SMALL_PT) + 0.4;
	return {
		boxes: [
			text(name, NUMBER, y, look, measure, 'heading'),
			...cells.map((cell, at) => text(cell, ends(width)[at] ?? 0, y, { ...look, align: 'right' }, measure, 'heading')),
			line(0, height, width, height, 0.12, 'soft', 'rule')
		],
		height
	};
}

function lineRow(each: PlanLine, width: number, measure: Measure): Row {
	const room = width - NUMBER - CELLS.reduce((sum, cell) => sum + cell, 0) - 1;
	const lines = wrap([plain(each.name)], room, { sizePt: PT }, measure);
	const y = baselineIn(PT);
	const number = { font: 'bold', sizePt: PT, tone: 'ink', align: 'right' } as const;
	const cell = { font: 'text', sizePt: PT, tone: 'ink', align: 'right' } as const;
	return {
		height: Math.max(1, lines.length) * lineHeight(PT) + 0.3,
		boxes: [
			text(each.number, NUMBER - 2, y, number, measure, 'number'),
			...lines.flatMap((own, at) => lineBoxes(own, NUMBER, y + at * lineHeight(PT), { sizePt: PT }, 'name')),
			...each.cells.map((content, at) => text(content, ends(width)[at] ?? 0, y, cell, measure, 'place'))
		],
		keep: false,
		gap: 0
	};
}

/** Everything above the legend of elements. */
function upper(page: PlanPage, words: PlanWords, width: number, measure: Measure): Block {
	const table = tableOnPaper(page.drawing, page.bases, measure);
	const left = (width - page.drawing.width) / 2;
	const [top, bottom] = page.edges;
	const drawn = stacked(
		[
			centred(top, width, measure),
			{ boxes: table.map((box) => moved(box, left, 0)), height: page.drawing.height },
			centred(bottom, width, measure)
		],
		1
	);
	const pieces = page.pieces.map(({ name, rule }) =>
		said([bold(`${name} `), plain(rule)], width, PT, 'piece-line', measure)
	);
	const list = (title: string, items: readonly Block[], none: string): Block =>
		stacked(
			[
				heading(title, width, measure),
				...(items.length > 0 ? items : [said([plain(none)], width, PT, 'none', measure)])
			],
			0.4
		);
	return stacked(
		[
			stacked([titleBlock(page.title, width, measure), said([plain(page.facts)], width, PT, 'facts', measure)], 0.5),
			drawn,
			stacked([said([bold(words.scale)], width, SMALL_PT, 'scale', measure), scaleBlock(words, width, measure)], 0.4),
			list(words.pieces, pieces, words.noPieces)
		],
		3
	);
}

/** What is wrong with the plan, after its elements. */
function problemRows({ problems }: PlanPage, words: PlanWords, width: number, measure: Measure): Row[] {
	if (problems.length === 0) return [];
	const title = heading(words.problems, width, measure);
	return [
		{ ...title, keep: true, gap: 2 },
		...problems.flatMap((problem) => paragraph([plain(problem)], width, PT, measure, { part: 'problem', gap: 0.6 }))
	];
}

/** Two columns of one height where both fit on the first sheet; else as many sheets as they need. */
function balanced(rows: readonly Row[], roomOf: (column: number) => number): Column[] {
	const half = rows.reduce((sum, { height, gap }) => sum + height + gap, 0) / 2;
	for (let high = half; high <= roomOf(0); high += 1) {
		const tried = fill(rows, () => high);
		if (tried.length <= 2) return tried;
	}
	return fill(rows, roomOf);
}

/** A page of a plan; its legend goes on to further sheets where it is long. */
function sheets(page: PlanPage, words: PlanWords, paper: Paper, measure: Measure): Box[][] {
	const { width: sheet, height } = PAPER_SIZES[paper];
	const width = sheet - 2 * EDGE;
	const room = height - 2 * EDGE - FOOT;
	const column = (width - GUTTER) / 2;
	const head = upper(page, words, width, measure);
	const start = stacked(
		[heading(words.elements, width, measure), said([plain(words.measured)], width, SMALL_PT, 'measured', measure)],
		0.6
	);
	const names = columnHead(words, column, measure);
	const first = head.height + 3 + start.height + 1;
	const lines =
		page.lines.length > 0
			? page.lines.map((each) => lineRow(each, column, measure))
			: paragraph([plain(words.noElements)], column, PT, measure, { part: 'none' });
	const rows = [...lines, ...problemRows(page, words, column, measure)];
	const topOf = (sheetNumber: number): number => (sheetNumber > 0 ? 0 : first);
	const roomOf = (at: number): number => room - topOf(Math.floor(at / 2)) - names.height - 0.6;
	const columns = balanced(rows, roomOf);
	const all: Box[][] = [[...head.boxes, ...start.boxes.map((box) => moved(box, 0, head.height + 3))]];
	let before = 0;
	for (const [at, each] of columns.entries()) {
		const number = Math.floor(at / 2);
		const own = (all[number] ??= []);
		const x = (at % 2) * (column + GUTTER);
		const y = topOf(number);
		own.push(
			...(before < page.lines.length ? names.boxes.map((box) => moved(box, x, y)) : []),
			...each.boxes.map((box) => moved(box, x, y + names.height + 0.6))
		);
		before += each.rows;
	}
	return all;
}

/** Lays out plans of deployment at 1:10, a sheet or more for each page. */
export function planLegioPlans(
	pages: readonly PlanPage[],
	options: PlanOptions,
	words: PlanWords,
	measure: Measure
): Plan {
	const known = remembering(measure);
	const size = PAPER_SIZES[options.paper];
	const all = pages.flatMap((page) => sheets(page, words, options.paper, known));
	return {
		ink: options.ink,
		pages: all.map((boxes, at): Page => {
			const y = size.height - MARGIN - 0.8;
			const look = { font: 'text', sizePt: SMALL_PT, tone: 'soft' } as const;
			const number = words.page(at + 1, all.length);
			return {
				...size,
				cards: [],
				boxes: [
					...boxes.map((box) => moved(box, EDGE, EDGE)),
					line(EDGE, y - 3.8, size.width - EDGE, y - 3.8, 0.12, 'soft', 'rule'),
					text('Signifer', EDGE, y, look, known, 'page'),
					text(number, size.width - EDGE, y, { ...look, align: 'right' }, known, 'page')
				]
			};
		})
	};
}
