import { ROLE_GLYPHS } from './glyphs-role.ts';
import { diagramRows } from './oscar-diagram.ts';
import type { OscarSheet, OscarSheetWords } from './oscar-sheet-content.ts';
import type { Measure, Plan } from './plan.ts';
import { referenceRows } from './sheet-reference.ts';
import { type Table, tableRows } from './sheet-table.ts';
import { planSides, type SheetOptions } from './sides.ts';

const STAT_CELL = 17;

function tableOf(content: OscarSheet, words: OscarSheetWords): Table {
	return {
		heading: words.group,
		columns: words.stats.map((label) => ({ label, width: STAT_CELL, align: 'center', bold: false })),
		groups: content.places.map(({ role, ...place }) => ({
			...place,
			picture: role === null ? null : ROLE_GLYPHS[role]
		})),
		extra: [],
		totalLabel: words.total,
		total: content.total
	};
}

/** The sheet of an OSCAR company: its diagram, its groups, then the rules that it uses. */
export function planOscarSheet(
	content: OscarSheet,
	options: SheetOptions,
	words: OscarSheetWords,
	measure: Measure
): Plan {
	const table = tableOf(content, words);
	const weapons = { name: words.weapons, table: content.weapons };
	return planSides(
		{
			base: content,
			words,
			emblem: ROLE_GLYPHS.officer,
			table: (width, sizePt, known) => {
				const diagram = diagramRows(content.diagram, width, known);
				const [first, ...rest] = tableRows(table, width, sizePt, known);
				return [...diagram, ...(first ? [{ ...first, gap: diagram.length > 0 ? 3 : 0 }] : []), ...rest];
			},
			closing: [{ label: words.ends, said: content.ends }],
			reference: (width, sizePt, known) => referenceRows(weapons, content.reference, width, sizePt, known),
			// three columns are too narrow for distances in centimetres
			smallColumns: 2
		},
		options,
		measure
	);
}
