import { type CardWords, STATS, type Weapon } from './content.ts';
import { ARMY_GLYPHS } from './glyphs-army.ts';
import { CATEGORY_GLYPHS } from './glyphs-category.ts';
import type { Measure, Plan } from './plan.ts';
import type { SheetContent, SheetWords, WeaponTable } from './sheet-content.ts';
import { referenceRows } from './sheet-reference.ts';
import { type Table, type TableColumn, tableRows } from './sheet-table.ts';
import { planSides, type SheetOptions } from './sides.ts';

const STAT_CELL = 10.5;
const PRICE_CELL = 15;

function tableOf(content: SheetContent, words: SheetWords, cardWords: CardWords): Table {
	const stat = (label: string): TableColumn => ({ label, width: STAT_CELL, align: 'center', bold: false });
	const army = ARMY_GLYPHS[content.army] ?? null;
	return {
		heading: words.unit,
		columns: [
			...STATS.map((key) => stat(cardWords.stats[key].short)),
			{ label: words.perFigure, width: PRICE_CELL, align: 'right', bold: false },
			{ label: words.total, width: PRICE_CELL, align: 'right', bold: true }
		],
		groups: content.categories.map(({ category, name, summary, entries }) => ({
			picture: category ? CATEGORY_GLYPHS[category] : army,
			name,
			summary,
			entries: entries.map((entry) => ({
				...entry,
				count: words.times(entry.figures),
				cells: [...STATS.map((key) => valueOf(entry.stats, key)), String(entry.points), String(entry.total)]
			}))
		})),
		extra: content.adjustments.map(({ label, points }) => ({ label, value: points })),
		totalLabel: words.total,
		total: content.total
	};
}

const valueOf = (stats: readonly { readonly key: string; readonly value: number }[], key: string): string =>
	String(stats.find((stat) => stat.key === key)?.value ?? '');

function weaponTable(weapons: readonly Weapon[], words: CardWords): WeaponTable {
	const most = Math.max(0, ...weapons.map(({ bands }) => bands.length));
	return {
		heading: words.damageLabel,
		columns: words.bands.slice(0, most),
		nameShare: 0.28,
		rows: weapons.map(({ name, bands }) => ({
			name,
			cells: bands.map(([from, to, bonus]) => [words.range(from, to), words.damage(bonus)] as const)
		}))
	};
}

/** The sheet of a De Bello Gallico warband. */
export function planSheet(
	content: SheetContent,
	options: SheetOptions,
	words: SheetWords,
	cardWords: CardWords,
	measure: Measure
): Plan {
	const table = tableOf(content, words, cardWords);
	const weapons = { name: words.weapons, table: weaponTable(content.weapons, cardWords) };
	return planSides(
		{
			base: content,
			words,
			emblem: ARMY_GLYPHS[content.army] ?? null,
			table: (width, sizePt, known) => tableRows(table, width, sizePt, known),
			closing: [{ label: words.breakPoint, said: content.breakPoint }],
			reference: (width, sizePt, known) => referenceRows(weapons, content.reference, width, sizePt, known),
			smallColumns: 3
		},
		options,
		measure
	);
}
