import { glyph, line, text } from './draw.ts';
import { baselineIn, lineBoxes, lineHeight, paragraph, type Row } from './flow.ts';
import type { Glyph } from './glyph.ts';
import { type Box, type Measure, moved } from './plan.ts';
import { type Run, widthOf, wrap } from './wrap.ts';

/* A table of entries by group, of any game: count, name, numbers, and what each carries under its name. */

/** A column of numbers, mm wide. */
export interface TableColumn {
	readonly label: string;
	readonly width: number;
	readonly align: 'center' | 'right';
	readonly bold: boolean;
}

export interface TableEntry {
	/** Before the name: "6 ×". */
	readonly count: string;
	readonly unit: string;
	/** The player's own name for it, or empty. */
	readonly name: string;
	/** One a column; an entry of an unknown unit may have fewer. */
	readonly cells: readonly string[];
	readonly details: readonly string[];
	readonly notes: string;
}

export interface TableGroup {
	readonly picture: Glyph | null;
	readonly name: string;
	readonly summary: string;
	readonly entries: readonly TableEntry[];
}

export interface Table {
	/** Over the names. */
	readonly heading: string;
	readonly columns: readonly TableColumn[];
	readonly groups: readonly TableGroup[];
	/** Lines under the entries, with a number in the last column. */
	readonly extra: readonly { readonly label: string; readonly value: string }[];
	readonly totalLabel: string;
	readonly total: string;
}

/** Places, mm from the left: names, and the middle or right end of each column. */
interface Places {
	readonly name: number;
	readonly nameEnd: number;
	readonly columns: readonly number[];
	readonly end: number;
}

const SMALL = 0.87;
const HEADING_PT = 7.5;

function placesOf({ groups, columns }: Table, width: number, sizePt: number, measure: Measure): Places {
	const counts = groups.flatMap(({ entries }) => entries.map(({ count }) => count));
	const name = Math.max(7, ...counts.map((said) => widthOf(said, 'bold', { sizePt }, measure))) + 1.5;
	let x = width - columns.reduce((sum, column) => sum + column.width, 0);
	const nameEnd = x - 2;
	const places = columns.map((column) => {
		x += column.width;
		return column.align === 'right' ? x : x - column.width / 2;
	});
	return { name, nameEnd, columns: places, end: width };
}

/** The largest size from `sizePt` down to 6 at which a number or its label fits its column. */
function fitting(said: string, font: 'text' | 'bold', room: number, sizePt: number, measure: Measure): number {
	let size = sizePt;
	while (size > 6 && widthOf(said, font, { sizePt: size }, measure) > room) size -= 0.25;
	return size;
}

function headingRow({ heading, columns }: Table, places: Places, width: number, measure: Measure): Row {
	const look = { font: 'text', sizePt: HEADING_PT, tone: 'soft' } as const;
	const y = baselineIn(HEADING_PT);
	const height = lineHeight(HEADING_PT) + 0.6;
	const boxes: Box[] = [
		text(heading, places.name, y, look, measure, 'heading'),
		...columns.map(({ label, align, width: room }, at) => {
			const sizePt = fitting(label, 'text', room - 0.6, HEADING_PT, measure);
			return text(label, places.columns[at] ?? 0, y, { ...look, sizePt, align }, measure, 'heading');
		}),
		line(0, height, width, height, 0.15, 'soft', 'rule')
	];
	return { height, boxes, keep: true, gap: 0 };
}

function groupRow({ picture, name, summary }: TableGroup, width: number, sizePt: number, measure: Measure): Row {
	const titlePt = sizePt + 1.5;
	const height = lineHeight(titlePt) + 1.6;
	const size = height - 1.6;
	const y = baselineIn(titlePt) + 0.4;
	const said = text(
		summary,
		width,
		y,
		{ font: 'text', sizePt: sizePt - 0.5, tone: 'soft', align: 'right' },
		measure,
		'summary'
	);
	return {
		height,
		boxes: [
			...(picture ? [glyph(picture, 0, 0.4, size, 'accent', 'glyph')] : []),
			text(name, size + 2, y, { font: 'title', sizePt: titlePt, tone: 'accent' }, measure, 'category'),
			said,
			line(0, height - 0.3, width, height - 0.3, 0.35, 'accent', 'rule')
		],
		keep: true,
		gap: sizePt * 0.22
	};
}

/** Name and unit on the first line, what it carries and knows under it in smaller type. */
function entryRows(
	entry: TableEntry,
	columns: readonly TableColumn[],
	places: Places,
	width: number,
	sizePt: number,
	measure: Measure
): Row[] {
	const room = places.nameEnd - places.name;
	const named = entry.name !== '' && entry.name !== entry.unit;
	const runs: Run[] = named
		? [
				{ text: entry.name, font: 'bold', tone: 'ink' },
				{ text: ` · ${entry.unit}`, font: 'text', tone: 'ink' }
			]
		: [{ text: entry.unit, font: 'bold', tone: 'ink' }];
	const baseline = baselineIn(sizePt);
	const figures: Box[] = [
		text(entry.count, 0, baseline, { font: 'bold', sizePt, tone: 'ink' }, measure, 'number'),
		...entry.cells.flatMap((said, at) => {
			const column = columns[at];
			if (!column) return [];
			const font = column.bold ? 'bold' : 'text';
			const look = { font, sizePt: fitting(said, font, column.width - 0.6, sizePt, measure), tone: 'ink' } as const;
			return [text(said, places.columns[at] ?? 0, baseline, { ...look, align: column.align }, measure, 'number')];
		})
	];
	const rows: Row[] = wrap(runs, room, { sizePt }, measure).map((each, at) => ({
		height: lineHeight(sizePt),
		boxes: [...lineBoxes(each, places.name, baseline, { sizePt }, 'entry'), ...(at === 0 ? figures : [])],
		keep: false,
		gap: at === 0 ? 0.5 : 0
	}));
	const small = Math.max(7, sizePt * SMALL);
	const detail =
		entry.details.length === 0 ? [] : [{ text: entry.details.join(' · '), font: 'text', tone: 'soft' } as const];
	const notes = entry.notes === '' ? [] : [{ text: entry.notes, font: 'text', tone: 'soft' } as const];
	for (const said of [detail, notes]) {
		if (said.length === 0) continue;
		for (const row of paragraph(said, room, small, measure, { part: 'detail' })) {
			rows.push({ ...row, boxes: row.boxes.map((box) => moved(box, places.name, 0)) });
		}
	}
	const last = rows.at(-1);
	if (last) {
		rows[rows.length - 1] = {
			...last,
			height: last.height + 0.7,
			boxes: [...last.boxes, line(places.name, last.height + 0.5, width, last.height + 0.5, 0.15, 'faint', 'rule')]
		};
	}
	return rows.map((row, at) => ({ ...row, keep: at < rows.length - 1 }));
}

/** The entries by group, then the total. */
export function tableRows(table: Table, width: number, sizePt: number, measure: Measure): Row[] {
	const places = placesOf(table, width, sizePt, measure);
	const rows = [headingRow(table, places, width, measure)];
	for (const group of table.groups) {
		rows.push(groupRow(group, width, sizePt, measure));
		for (const entry of group.entries) rows.push(...entryRows(entry, table.columns, places, width, sizePt, measure));
	}
	for (const { label, value } of table.extra) {
		const y = baselineIn(sizePt);
		const number = { font: 'bold', sizePt, tone: 'ink', align: 'right' } as const;
		const room = places.nameEnd - places.name;
		const said = wrap([{ text: label, font: 'text', tone: 'ink' }], room, { sizePt }, measure);
		for (const [at, each] of said.entries()) {
			const boxes: Box[] = lineBoxes(each, places.name, y, { sizePt }, 'entry');
			if (at === 0) boxes.push(text(value, places.end, y, number, measure, 'number'));
			rows.push({ height: lineHeight(sizePt), boxes, keep: false, gap: at === 0 ? 0.8 : 0 });
		}
	}
	const totalPt = sizePt + 1;
	const y = baselineIn(totalPt) + 1.3;
	const bold = { font: 'bold', sizePt: totalPt, tone: 'ink', align: 'right' } as const;
	rows.push({
		height: lineHeight(totalPt) + 1.8,
		boxes: [
			line(0, 0.3, width, 0.3, 0.35, 'accent', 'rule'),
			line(0, 0.9, width, 0.9, 0.12, 'accent', 'rule'),
			text(table.totalLabel, places.name, y, { font: 'title', sizePt: totalPt, tone: 'ink' }, measure, 'total'),
			text(table.total, places.end, y, bold, measure, 'total')
		],
		keep: false,
		gap: 1
	});
	return rows;
}
