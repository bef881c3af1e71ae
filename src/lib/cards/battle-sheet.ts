import type { BattleSheet, BattleSheetWords } from './battle-content.ts';
import { line, text } from './draw.ts';
import { baselineIn, lineHeight, paragraph, type Row } from './flow.ts';
import { CATEGORY_GLYPHS } from './glyphs-category.ts';
import { penRow, scoreRows } from './pen-grid.ts';
import type { Measure, Plan } from './plan.ts';
import { referenceRows } from './sheet-reference.ts';
import { type Table, tableRows } from './sheet-table.ts';
import { planSides, type SheetOptions } from './sides.ts';

const STAT_CELL = 9.5;
/** Turns that have a line to write on. */
const TURNS = 8;

function tableOf(content: BattleSheet, words: BattleSheetWords): Table {
	return {
		heading: words.hero,
		columns: words.columns.map((label) => ({ label, width: STAT_CELL, align: 'center', bold: false })),
		groups: content.groups.map(({ creatures, entries, ...group }) => ({
			...group,
			picture: creatures ? CATEGORY_GLYPHS.warriors : CATEGORY_GLYPHS.elite,
			entries: entries.map((entry) => ({ ...entry, count: '' }))
		})),
		extra: [],
		totalLabel: words.total,
		total: content.total
	};
}

function heading(said: string, width: number, measure: Measure): Row {
	const sizePt = 11;
	const height = lineHeight(sizePt) + 0.9;
	return {
		height,
		boxes: [
			text(said, 0, baselineIn(sizePt), { font: 'title', sizePt, tone: 'accent' }, measure, 'section'),
			line(0, height - 0.5, width, height - 0.5, 0.2, 'accent', 'rule')
		],
		keep: true,
		gap: 3
	};
}

const kept = (row: Row): Row => ({ ...row, keep: true });

/** What is filled in by pen: the threshold, the balance of forces, the score turn by turn. */
function penRows(
	content: BattleSheet,
	words: BattleSheetWords,
	width: number,
	sizePt: number,
	measure: Measure
): Row[] {
	const note = paragraph([{ text: content.thresholdNote, font: 'text', tone: 'ink' }], width, sizePt, measure, {
		part: 'threshold',
		gap: 0.8
	});
	return [
		heading(words.threshold, width, measure),
		kept(penRow(content.threshold, width, measure, 0.6)),
		kept(penRow(content.thresholds, width, measure, 1)),
		...note,
		heading(words.balance, width, measure),
		penRow(content.balances, width, measure, 0.6),
		heading(words.score, width, measure),
		...scoreRows(TURNS, content.start, words, width, measure)
	];
}

/** The battle sheet of a force: who fights, the threshold and the score to fill in, the turn step by step. */
export function planBattleSheet(
	content: BattleSheet,
	options: SheetOptions,
	words: BattleSheetWords,
	measure: Measure
): Plan {
	const table = tableOf(content, words);
	const none = { name: '', table: { heading: '', columns: [], nameShare: 1, rows: [] } };
	return planSides(
		{
			base: content,
			words,
			emblem: CATEGORY_GLYPHS.officers,
			table: (width, sizePt, known) => [
				...(content.groups.length === 0 ? [] : tableRows(table, width, sizePt, known)),
				...penRows(content, words, width, sizePt, known)
			],
			closing: [],
			reference: (width, sizePt, known) => referenceRows(none, content.reference, width, sizePt, known),
			smallColumns: 2,
			leastPt: 8
		},
		options,
		measure
	);
}
