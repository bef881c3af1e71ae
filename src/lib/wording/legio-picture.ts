import type { TextFile } from '#lib/catalogue/dbg.ts';
import type { LegioCatalogue } from '#lib/catalogue/legio-index.ts';
import { type Locale, nameOf } from '#lib/catalogue/text.ts';
import { type Drawing, drawTable } from '#lib/cards/table/drawing.ts';
import type { LegioRoster } from '#lib/roster/legio-document.ts';
import { type Placement, SIDE_EDGES, baseOf, elementKey, zoneOf } from '#lib/rules/legio/deployment.ts';
import { type PlacedPiece, pieceOutline } from '#lib/rules/legio/pieces.ts';

/** The plan of one army, to be drawn on the table. */
export interface DrawnPlan {
	readonly army: LegioRoster;
	readonly placements: readonly Placement[];
	/** Set before the element's own key, so that the two armies of a table differ. */
	readonly key: string;
}

/** A table with its terrain by name, both zones, and the elements of the plans by their codes. */
export function legioDrawing(
	pieces: readonly PlacedPiece[],
	plans: readonly DrawnPlan[],
	catalogue: LegioCatalogue,
	text: TextFile
): Drawing {
	const { width, depth, section } = catalogue.game.table;
	return drawTable({
		width,
		depth,
		section,
		pieces: pieces.map((piece) => ({
			section: piece.section,
			piece: piece.piece,
			outline: pieceOutline(piece, catalogue),
			label: nameOf(text, `terrain.${piece.piece}`)
		})),
		zones: SIDE_EDGES.map((edge) => zoneOf(edge, catalogue)),
		bases: plans.flatMap(({ army, placements, key }) =>
			placements.flatMap((placement) => {
				const entry = army.entries.find(({ id }) => id === placement.entry);
				const base = baseOf(placement, army, catalogue);
				if (!entry || !base) return [];
				const label = entry.count === 1 ? entry.element : `${entry.element} ${placement.number}`;
				return [{ key: `${key}${elementKey(placement)}`, base, label }];
			})
		)
	});
}

/** What the picture of a table is called: its pieces, section by section. */
export const pictureTitle = (pieces: readonly PlacedPiece[], text: TextFile, locale: Locale): string =>
	[...pieces]
		.sort((a, b) => a.section - b.section)
		.map(({ section, piece }) => `${section} ${nameOf(text, `terrain.${piece}`).toLocaleLowerCase(locale)}`)
		.join(', ');
