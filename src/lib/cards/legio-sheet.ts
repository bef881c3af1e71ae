import { LEGIO_GLYPH } from './legio-card.ts';
import type { LegioSheet, LegioSheetWords } from './legio-content.ts';
import type { Measure, Plan } from './plan.ts';
import { referenceRows } from './sheet-reference.ts';
import { type Table, tableRows } from './sheet-table.ts';
import { planSides, type SheetOptions } from './sides.ts';

const TERRAIN_CELL = 19;

function tableOf({ terrains, groups, total }: LegioSheet, words: LegioSheetWords): Table {
	return {
		heading: words.element,
		columns: terrains.map((label) => ({ label, width: TERRAIN_CELL, align: 'center', bold: true })),
		groups: groups.map((group) => ({ ...group, picture: LEGIO_GLYPH })),
		extra: [],
		totalLabel: words.total,
		total
	};
}

/** The sheet of an army of DBA Legio: its elements with what terrain does to them, the chances of its terrain, the rules. */
export function planLegioSheet(
	content: LegioSheet,
	options: SheetOptions,
	words: LegioSheetWords,
	measure: Measure
): Plan {
	const table = tableOf(content, words);
	const chances = { name: words.chances, table: content.chances };
	return planSides(
		{
			base: content,
			words,
			emblem: LEGIO_GLYPH,
			table: (width, sizePt, known) => tableRows(table, width, sizePt, known),
			closing: content.closing,
			reference: (width, sizePt, known) => referenceRows(chances, content.reference, width, sizePt, known),
			smallColumns: 2
		},
		options,
		measure
	);
}
