import type { TextFile } from '#lib/catalogue/dbg.ts';
import { SECTIONS, type Tendency, type Terrain } from '#lib/catalogue/legio.ts';
import { type Locale, nameOf } from '#lib/catalogue/text.ts';
import { type Fraction, lowestTerms, toNumber } from '#lib/dice/fraction.ts';
import type { LogLine } from '#lib/match/engine.ts';
import { m } from '#lib/paraglide/messages.js';
import type { FinalTable, RollChances, TableChances } from '#lib/rules/legio/chances.ts';
import type { PlacedPiece } from '#lib/rules/legio/pieces.ts';
import { percent } from './attacks.ts';
import { legioLine, lower } from './legio-log.ts';

/* A table of terrain and its chances as plain text. Rows are cells, to be aligned by whoever prints them. */

type Row = readonly string[];

const pieceName = (piece: Terrain, text: TextFile, locale: Locale): string =>
	lower(nameOf(text, `terrain.${piece}`), locale);

/** The six sections as they lie on the table, with what is in each. */
export function tableRows(pieces: readonly PlacedPiece[], text: TextFile, locale: Locale): Row[] {
	const cells = SECTIONS.map((section) => {
		const one = pieces.find((each) => each.section === section);
		if (!one) return m.legio_table_cell({ section, piece: '—' }, { locale });
		const [piece, edge] = [pieceName(one.piece, text, locale), nameOf(text, `edge.${one.edge}`)];
		return m.legio_table_cell_edge({ section, piece, edge }, { locale });
	});
	return [cells.slice(0, 3), cells.slice(3)];
}

/** How a table came about: heading, then every roll and decision. */
export const terrainLines = (
	tendency: Tendency,
	seed: string,
	log: readonly LogLine[],
	text: TextFile,
	locale: Locale
): string[] => [
	m.legio_table_head({ tendency: lower(nameOf(text, `tendency.${tendency}`), locale), seed }, { locale }),
	m.legio_table_drawn({}, { locale }),
	'',
	...log.filter(({ code }) => code !== 'roles').map((line) => `- ${legioLine(line, text, locale)}`)
];

const chanceCells = (chance: Fraction, locale: Locale): Row => {
	const { numerator, denominator } = lowestTerms(chance);
	return [percent(toNumber(chance), locale), `${numerator}/${denominator}`];
};

/** The pieces of a final table: `2 × forêt, colline douce`. */
export const finalTableName = ({ pieces }: FinalTable, text: TextFile, locale: Locale): string =>
	pieces
		.map(({ piece, count }) => {
			const name = pieceName(piece, text, locale);
			return count === 1 ? name : m.legio_chances_several({ count, piece: name }, { locale });
		})
		.join(', ');

export const chancesHead = (tendency: Tendency, text: TextFile, locale: Locale): string =>
	m.legio_chances_head({ tendency: lower(nameOf(text, `tendency.${tendency}`), locale) }, { locale });

/** Blocks of rows, each with its heading: the chances of one roll. */
export function rollBlock(chances: RollChances, text: TextFile, locale: Locale): readonly [string, readonly Row[]] {
	const row = (name: string, count: number): Row => [
		name,
		String(count),
		percent(count / 36, locale) // two dice
	];
	const pieces = [...chances.pieces].filter(([, count]) => count > 0);
	return [
		m.legio_chances_roll({}, { locale }),
		[
			...pieces.map(([piece, count]) => row(pieceName(piece, text, locale), count)),
			row(m.legio_chances_none({}, { locale }), chances.none)
		]
	];
}

/** The chances of a whole table for one compulsory piece, block by block. */
export function tableBlocks(
	{ compulsory, tables, totals, rolled, sections }: TableChances,
	text: TextFile,
	locale: Locale
): readonly (readonly [string, readonly Row[]])[] {
	const lang = { locale };
	const rows = (chances: Iterable<readonly [string | number, Fraction]>): Row[] =>
		[...chances].map(([name, chance]) => [String(name), ...chanceCells(chance, locale)]);
	const piece = pieceName(compulsory, text, locale);
	return [
		[m.legio_chances_compulsory({ piece }, lang), []],
		[m.legio_chances_totals({}, lang), rows(totals)],
		[m.legio_chances_rolled({}, lang), rows(rolled)],
		[m.legio_chances_sections({}, lang), rows([...sections].map(([section, { any }]) => [section, any] as const))],
		[
			m.legio_chances_tables({}, lang),
			rows(tables.map((table) => [finalTableName(table, text, locale), table.chance] as const))
		]
	];
}
