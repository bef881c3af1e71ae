import { EDGES, type Edge, type Section, type Terrain } from '../../catalogue/legio.ts';
import type { LegioCatalogue } from '../../catalogue/legio-index.ts';
import { type Box, type Polygon, ovalIn } from './geometry.ts';

/** A piece of terrain on the table. All lengths in centimetres. */
export interface PlacedPiece {
	readonly section: Section;
	readonly piece: Terrain;
	/** The edge of its section that it touches. */
	readonly edge: Edge;
	/** Where it begins on that edge, from the left or the top end. */
	readonly along: number;
	/** Its size along the edge, and away from it. */
	readonly size: { readonly along: number; readonly across: number };
}

const COLUMNS = 3;

/** A section as a box on the table: 1 2 3 above, 4 5 6 below. */
export function sectionBox(section: Section, catalogue: LegioCatalogue): Box {
	const side = catalogue.game.table.section;
	const index = section - 1;
	return { x: (index % COLUMNS) * side, y: Math.floor(index / COLUMNS) * side, width: side, height: side };
}

/** The size that the app proposes for a piece (house). */
export function usualSize(piece: Terrain, catalogue: LegioCatalogue): PlacedPiece['size'] {
	const size = catalogue.terrains.get(piece)?.size;
	const half = catalogue.game.table.section / 2;
	return { along: size?.along ?? half, across: size?.across ?? half };
}

/** How far along its edge a piece of this size may begin: from 0 to here. */
export const mostAlong = (size: PlacedPiece['size'], catalogue: LegioCatalogue): number =>
	catalogue.game.table.section - size.along;

/** The box that a piece fills: on its edge, inside its section. */
export function pieceBox({ section, edge, along, size }: PlacedPiece, catalogue: LegioCatalogue): Box {
	const { x, y, width, height } = sectionBox(section, catalogue);
	switch (edge) {
		case 'N':
			return { x: x + along, y, width: size.along, height: size.across };
		case 'S':
			return { x: x + along, y: y + height - size.across, width: size.along, height: size.across };
		case 'W':
			return { x, y: y + along, width: size.across, height: size.along };
		case 'E':
			return { x: x + width - size.across, y: y + along, width: size.across, height: size.along };
	}
}

/** The ground that a piece covers: an oval, which the source leaves open. */
export const pieceOutline = (piece: PlacedPiece, catalogue: LegioCatalogue): Polygon =>
	ovalIn(pieceBox(piece, catalogue));

/** The edges of its section that a piece touches: its own, and a second one in a corner (dba-legio 2). */
export function touchedEdges(piece: PlacedPiece, catalogue: LegioCatalogue): readonly Edge[] {
	const box = pieceBox(piece, catalogue);
	const section = sectionBox(piece.section, catalogue);
	const touches: Record<Edge, boolean> = {
		N: box.y <= section.y,
		W: box.x <= section.x,
		S: box.y + box.height >= section.y + section.height,
		E: box.x + box.width >= section.x + section.width
	};
	return EDGES.filter((edge) => touches[edge]);
}
