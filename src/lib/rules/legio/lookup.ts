import { type Edge, SECTIONS, type Section, type Tendency, type Terrain } from '../../catalogue/legio.ts';
import type { LegioCatalogue } from '../../catalogue/legio-index.ts';
import type { RulingValue } from '../../roster/fields.ts';
import { assert } from '../../util/assert.ts';
import { rulingValue } from '../ruling.ts';

/* What the terrain table and the figure of the table say, under the answers given to the open questions. */

/** Answers to open questions: a roster, or the set-up of a game. */
export interface WithAnswers {
	readonly rulings: Readonly<Record<string, RulingValue>>;
}

/** True when the answer to a ruling is this one. */
export const isRuled = (answers: WithAnswers, ruling: string, value: RulingValue, catalogue: LegioCatalogue): boolean =>
	rulingValue(answers, ruling, catalogue) === value;

/**
 * The piece that a total of two dice (2 to 12) brings in the column of a tendency, or null for none (dba-legio 2, terrain
 * table; ruling row-eleven).
 */
export function pieceFor(
	tendency: Tendency,
	roll: number,
	answers: WithAnswers,
	catalogue: LegioCatalogue
): Terrain | null {
	const row = catalogue.tendencies.get(tendency)?.table.find((each) => each.roll === roll);
	assert(row, `no row ${roll} for ${tendency}`);
	const { byRuling } = row;
	return byRuling && isRuled(answers, byRuling.ruling, byRuling.value, catalogue) ? byRuling.piece : row.piece;
}

/** The edge of a section that a die (1 to 6) shows (dba-legio 2, figure; ruling middle-edge). */
export function edgeFor(section: Section, face: number, answers: WithAnswers, catalogue: LegioCatalogue): Edge {
	const line = catalogue.game.sections.lines.find((each) => each.section === section);
	assert(line, `no section ${section}`);
	const { byRuling } = line;
	const edges = byRuling && isRuled(answers, byRuling.ruling, byRuling.value, catalogue) ? byRuling.edges : line.edges;
	const edge = edges[face - 1];
	assert(edge, `no face ${face}`);
	return edge;
}

/** The section that a die shows: its number. */
export function sectionFor(face: number): Section {
	const section = SECTIONS[face - 1];
	assert(section, `no face ${face}`);
	return section;
}

/** The value of a general for 1D3 (dba-legio 6). */
export function generalValue(face: number, catalogue: LegioCatalogue): number {
	const value = catalogue.game.generalValues.values[face - 1];
	assert(value !== undefined, `no face ${face}`);
	return value;
}

/** The pieces among which the defender chooses his compulsory one (dba-legio 2). */
export const compulsoryFor = (tendency: Tendency, catalogue: LegioCatalogue): readonly Terrain[] =>
	catalogue.tendencies.get(tendency)?.compulsory ?? [];
