import { type Box, CAP, MM_PER_PT, type Measure, moved, REACH } from './plan.ts';
import { type Line, type Run, type TextStyle, wrap } from './wrap.ts';

/*
 * A column of text and small tables, cut into as many columns as it needs. Everything is in mm; a block that can be
 * cut is a list of rows, each with its height and what it draws.
 */

export interface Row {
	readonly height: number;
	/** Boxes with their origin at the row's top left. */
	readonly boxes: readonly Box[];
	/** Never the last of a column while rows follow: a heading, a table's head. */
	readonly keep: boolean;
	/** Room above that is dropped at the top of a column. */
	readonly gap: number;
}

export interface Column {
	readonly boxes: readonly Box[];
	readonly height: number;
	/** How many rows it took. */
	readonly rows: number;
}

const LEADING = 1.2;
/** Height of one line of text, mm. */
export const lineHeight = (sizePt: number): number => sizePt * MM_PER_PT * LEADING;
/** Baseline of a line under its top: capitals and descenders share the leading evenly. */
export const baselineIn = (sizePt: number): number => {
	const { up, down } = REACH.text;
	return sizePt * MM_PER_PT * (up + (LEADING - up - down) / 2);
};

/** Height of capitals, mm. */
export const capHeight = (font: keyof typeof CAP, sizePt: number): number => CAP[font] * sizePt * MM_PER_PT;

/** Draws the segments of a line at a baseline. */
export function lineBoxes(line: Line, x: number, baseline: number, style: TextStyle, part: string): Box[] {
	return line.segments.map((segment) => ({
		kind: 'text',
		part,
		card: null,
		x: x + segment.x,
		y: baseline,
		width: segment.width,
		text: segment.text,
		font: segment.font,
		sizePt: style.sizePt,
		tone: segment.tone,
		tracking: style.tracking ?? 0
	}));
}

/** A paragraph, one row a line; its first line does not stay alone. `keep` holds all its lines with what follows. */
export function paragraph(
	runs: readonly Run[],
	width: number,
	sizePt: number,
	measure: Measure,
	{ part = 'body', gap = 0, indent = 0, keep = false } = {}
): Row[] {
	const lines = wrap(runs, width - indent, { sizePt }, measure);
	return lines.map((line, at) => ({
		height: lineHeight(sizePt),
		boxes: lineBoxes(line, indent, baselineIn(sizePt), { sizePt }, part),
		keep: keep || (at === 0 && lines.length > 1),
		gap: at === 0 ? gap : 0
	}));
}

/**
 * Puts rows into columns. `room(n)` is the height of column n (0, 1, ...). A column too low for a row is left empty
 * when the next is higher; else the row is put there all the same, so that nothing is lost and the loop ends.
 */
export function fill(rows: readonly Row[], room: (column: number) => number): Column[] {
	const columns: Column[] = [];
	let from = 0;
	while (from < rows.length) {
		const height = room(columns.length);
		const first = rows[from] as Row;
		if (first.height > height + 1e-6 && room(columns.length + 1) > height) {
			columns.push(columnOf([]));
			continue;
		}
		let used = 0;
		let to = from;
		while (to < rows.length) {
			const row = rows[to] as Row;
			const next = used + (to === from ? 0 : row.gap) + row.height;
			if (next > height + 1e-6 && to > from) break;
			used = next;
			to += 1;
		}
		// a heading does not stay behind
		if (to < rows.length) {
			let back = to;
			while (back > from + 1 && rows[back - 1]?.keep) back -= 1;
			if (back > from && !rows[back - 1]?.keep) to = back;
		}
		columns.push(columnOf(rows.slice(from, to)));
		from = to;
	}
	return columns;
}

function columnOf(rows: readonly Row[]): Column {
	const boxes: Box[] = [];
	let y = 0;
	for (const [at, row] of rows.entries()) {
		if (at > 0) y += row.gap;
		for (const box of row.boxes) boxes.push(moved(box, 0, y));
		y += row.height;
	}
	return { boxes, height: y, rows: rows.length };
}
