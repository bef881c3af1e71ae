import type { CardWords } from './content.ts';
import { STATS } from './content.ts';
import { glyph, line, text } from './draw.ts';
import { baselineIn, lineBoxes, lineHeight, paragraph, type Row } from './flow.ts';
import { ARMY_GLYPHS } from './glyphs-army.ts';
import { CATEGORY_GLYPHS } from './glyphs-category.ts';
import { type Box, type Measure, moved } from './plan.ts';
import type { SheetCategory, SheetContent, SheetEntry, SheetWords } from './sheet-content.ts';
import { type Run, widthOf, wrap } from './wrap.ts';

/** Places of the columns, mm from the left: count, name, five values (middles), two prices (right ends). */
interface Columns {
	readonly name: number;
	readonly nameEnd: number;
	readonly stats: readonly number[];
	readonly perFigure: number;
	readonly total: number;
}

const STAT_CELL = 10.5;
const PRICE_CELL = 15;
const SMALL = 0.87;

function columnsOf(content: SheetContent, width: number, sizePt: number, words: SheetWords, measure: Measure): Columns {
	const counts = content.categories.flatMap(({ entries }) => entries.map((entry) => words.times(entry.figures)));
	const name = Math.max(7, ...counts.map((said) => widthOf(said, 'bold', { sizePt }, measure))) + 1.5;
	const statsStart = width - 2 * PRICE_CELL - STATS.length * STAT_CELL;
	return {
		name,
		nameEnd: statsStart - 2,
		stats: STATS.map((_, at) => statsStart + (at + 0.5) * STAT_CELL),
		perFigure: width - PRICE_CELL,
		total: width
	};
}

function headingRow(columns: Columns, words: SheetWords, cardWords: CardWords, width: number, measure: Measure): Row {
	const sizePt = 7.5;
	const look = { font: 'text', sizePt, tone: 'soft' } as const;
	const y = baselineIn(sizePt);
	const height = lineHeight(sizePt) + 0.6;
	const boxes: Box[] = [
		text(words.unit, columns.name, y, look, measure, 'heading'),
		...STATS.map((stat, at) => {
			const said = cardWords.stats[stat].short;
			let size: number = sizePt;
			while (size > 6 && widthOf(said, 'text', { sizePt: size }, measure) > STAT_CELL - 0.6) size -= 0.25;
			return text(said, columns.stats[at] ?? 0, y, { ...look, sizePt: size, align: 'center' }, measure, 'heading');
		}),
		text(words.perFigure, columns.perFigure, y, { ...look, align: 'right' }, measure, 'heading'),
		text(words.total, columns.total, y, { ...look, align: 'right' }, measure, 'heading'),
		line(0, height, width, height, 0.15, 'soft', 'rule')
	];
	return { height, boxes, keep: true, gap: 0 };
}

function categoryRows(category: SheetCategory, army: string, width: number, sizePt: number, measure: Measure): Row {
	const titlePt = sizePt + 1.5;
	const height = lineHeight(titlePt) + 1.6;
	const picture = category.category ? CATEGORY_GLYPHS[category.category] : ARMY_GLYPHS[army];
	const size = height - 1.6;
	const y = baselineIn(titlePt) + 0.4;
	const summary = text(
		category.summary,
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
			text(category.name, size + 2, y, { font: 'title', sizePt: titlePt, tone: 'accent' }, measure, 'category'),
			summary,
			line(0, height - 0.3, width, height - 0.3, 0.35, 'accent', 'rule')
		],
		keep: true,
		gap: sizePt * 0.22
	};
}

/** Name and unit on the first line, what it carries and knows under it in smaller type. */
function entryRows(
	entry: SheetEntry,
	columns: Columns,
	width: number,
	sizePt: number,
	words: SheetWords,
	measure: Measure
): Row[] {
	const room = columns.nameEnd - columns.name;
	const named = entry.name !== '' && entry.name !== entry.unit;
	const runs: Run[] = named
		? [
				{ text: entry.name, font: 'bold', tone: 'ink' },
				{ text: ` · ${entry.unit}`, font: 'text', tone: 'ink' }
			]
		: [{ text: entry.unit, font: 'bold', tone: 'ink' }];
	const baseline = baselineIn(sizePt);
	const number = (said: string, x: number, bold: boolean, align: 'center' | 'right'): Box =>
		text(said, x, baseline, { font: bold ? 'bold' : 'text', sizePt, tone: 'ink', align }, measure, 'number');
	const figures: Box[] = [
		text(words.times(entry.figures), 0, baseline, { font: 'bold', sizePt, tone: 'ink' }, measure, 'number'),
		...entry.stats.map((stat, at) => number(String(stat.value), columns.stats[at] ?? 0, false, 'center')),
		number(String(entry.points), columns.perFigure, false, 'right'),
		number(String(entry.total), columns.total, true, 'right')
	];
	const rows: Row[] = wrap(runs, room, { sizePt }, measure).map((each, at) => ({
		height: lineHeight(sizePt),
		boxes: [...lineBoxes(each, columns.name, baseline, { sizePt }, 'entry'), ...(at === 0 ? figures : [])],
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
			rows.push({ ...row, boxes: row.boxes.map((box) => moved(box, columns.name, 0)) });
		}
	}
	const last = rows.at(-1);
	if (last) {
		rows[rows.length - 1] = {
			...last,
			height: last.height + 0.7,
			boxes: [...last.boxes, line(columns.name, last.height + 0.5, width, last.height + 0.5, 0.15, 'faint', 'rule')]
		};
	}
	return rows.map((row, at) => ({ ...row, keep: at < rows.length - 1 }));
}

/** The entries by category, then the total. */
export function tableRows(
	content: SheetContent,
	words: SheetWords,
	cardWords: CardWords,
	width: number,
	sizePt: number,
	measure: Measure
): Row[] {
	const columns = columnsOf(content, width, sizePt, words, measure);
	const rows = [headingRow(columns, words, cardWords, width, measure)];
	for (const category of content.categories) {
		rows.push(categoryRows(category, content.army, width, sizePt, measure));
		for (const entry of category.entries) rows.push(...entryRows(entry, columns, width, sizePt, words, measure));
	}
	for (const { label, points } of content.adjustments) {
		const y = baselineIn(sizePt);
		const number = { font: 'bold', sizePt, tone: 'ink', align: 'right' } as const;
		const said = wrap(
			[{ text: label, font: 'text', tone: 'ink' }],
			columns.nameEnd - columns.name,
			{ sizePt },
			measure
		);
		for (const [at, each] of said.entries()) {
			const boxes: Box[] = lineBoxes(each, columns.name, y, { sizePt }, 'entry');
			if (at === 0) boxes.push(text(points, columns.total, y, number, measure, 'number'));
			rows.push({ height: lineHeight(sizePt), boxes, keep: false, gap: at === 0 ? 0.8 : 0 });
		}
	}
	const totalPt = sizePt + 1;
	const y = baselineIn(totalPt) + 1.3;
	rows.push({
		height: lineHeight(totalPt) + 1.8,
		boxes: [
			line(0, 0.3, width, 0.3, 0.35, 'accent', 'rule'),
			line(0, 0.9, width, 0.9, 0.12, 'accent', 'rule'),
			text(words.total, columns.name, y, { font: 'title', sizePt: totalPt, tone: 'ink' }, measure, 'total'),
			text(
				content.total,
				columns.total,
				y,
				{ font: 'bold', sizePt: totalPt, tone: 'ink', align: 'right' },
				measure,
				'total'
			)
		],
		keep: false,
		gap: 1
	});
	return rows;
}
