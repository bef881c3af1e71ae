import { glyph, line, rect } from './draw.ts';
import { baselineIn, lineBoxes, lineHeight, type Row } from './flow.ts';
import { ROLE_GLYPHS } from './glyphs-role.ts';
import type { DiagramPlace, DiagramSlot } from './oscar-sheet-content.ts';
import type { Role } from '../catalogue/oscar.ts';
import { type Box, type Measure, moved } from './plan.ts';
import { wrap } from './wrap.ts';

/*
 * The company as the diagram that the book draws (oscar p. 10): command above, its groups, veterans, support and vehicle
 * below on one bus. What is free is pale, what is missing or too many has a bar.
 */

/** Six of them side by side: the usual company on one row. */
const BOX = { width: 28.2, height: 13 };
const GAP = 3.3;
/** From the first box of a row to the trunk that joins several rows. */
const TRUNK = 2.4;
const STEM = 4.5;
const GLYPH = 7;
const NAME_PT = 8.5;
const DETAIL_PT = 7.5;
const MOST_NAME_LINES = 2;

interface Placed extends DiagramSlot {
	readonly role: Role;
}

/** One box, its origin at its top left. The names are cut here: the table under the diagram has them whole. */
function slotBox({ role, state, name, detail }: Placed, measure: Measure): Box[] {
	const open = state === 'free';
	const wrong = state === 'missing' || state === 'surplus';
	const tone = open ? 'faint' : wrong ? 'accent' : 'ink';
	const left = GLYPH + 2.6;
	const room = BOX.width - left - 1;
	const names = wrap(
		[{ text: name, font: 'bold', tone: open ? 'soft' : 'ink' }],
		room,
		{ sizePt: NAME_PT },
		measure
	).slice(0, MOST_NAME_LINES);
	const details = wrap([{ text: detail, font: 'text', tone: 'soft' }], room, { sizePt: DETAIL_PT }, measure).slice(
		0,
		1
	);
	const height = names.length * lineHeight(NAME_PT) + details.length * lineHeight(DETAIL_PT);
	let y = (BOX.height - height) / 2;
	const boxes: Box[] = [
		rect(0, 0, BOX.width, BOX.height, { stroke: tone, weight: open ? 0.2 : 0.35 }, 'slot'),
		...(wrong ? [line(0.7, 0, 0.7, BOX.height, 1.4, 'accent', 'slot')] : []),
		glyph(ROLE_GLYPHS[role], 1.8, (BOX.height - GLYPH) / 2, GLYPH, open ? 'faint' : 'accent', 'slot')
	];
	for (const each of names) {
		boxes.push(...lineBoxes(each, left, y + baselineIn(NAME_PT), { sizePt: NAME_PT }, 'diagram'));
		y += lineHeight(NAME_PT);
	}
	for (const each of details) {
		boxes.push(...lineBoxes(each, left, y + baselineIn(DETAIL_PT), { sizePt: DETAIL_PT }, 'diagram'));
		y += lineHeight(DETAIL_PT);
	}
	return boxes;
}

interface BusPlace {
	/** Left end of the boxes, mm. */
	readonly left: number;
	readonly first: boolean;
	readonly last: boolean;
}

/** A row of boxes, each hanging from a bus; several rows hang from one trunk at their left. */
function busRow(slots: readonly Placed[], width: number, { left, first, last }: BusPlace, measure: Measure): Row {
	const middle = (at: number): number => left + at * (BOX.width + GAP) + BOX.width / 2;
	const centre = width / 2;
	const alone = first && last;
	const trunk = left - TRUNK;
	const bus = STEM / 2;
	const ends = [middle(0), middle(slots.length - 1), ...(first ? [centre] : []), ...(alone ? [] : [trunk])];
	const stem = (x1: number, y1: number, x2: number, y2: number): Box => line(x1, y1, x2, y2, 0.3, 'ink', 'bus');
	return {
		height: STEM + BOX.height,
		boxes: [
			...(first ? [stem(centre, 0, centre, bus)] : []),
			stem(Math.min(...ends), bus, Math.max(...ends), bus),
			...(alone ? [] : [stem(trunk, first ? bus : 0, trunk, last ? bus : STEM + BOX.height)]),
			...slots.flatMap((slot, at) => [
				stem(middle(at), bus, middle(at), STEM),
				...slotBox(slot, measure).map((box) => moved(box, middle(at) - BOX.width / 2, STEM))
			])
		],
		keep: first && !last,
		gap: 0
	};
}

/** The diagram as rows that a page may part between. */
export function diagramRows(places: readonly DiagramPlace[], width: number, measure: Measure): Row[] {
	const fit = (room: number): number => Math.max(1, Math.floor((room + GAP) / (BOX.width + GAP)));
	const placed = places.map(({ role, slots }) => slots.map((slot): Placed => ({ ...slot, role })));
	const [command = [], ...rest] = placed;
	const top = command.map((slot, at): Row => {
		const x = (width - BOX.width) / 2;
		return {
			height: BOX.height,
			boxes: slotBox(slot, measure).map((box) => moved(box, x, 0)),
			keep: true,
			gap: at === 0 ? 0 : 1
		};
	});
	const below = rest.flat();
	// several rows leave room for their trunk
	const perRow = below.length > fit(width) ? fit(width - 2 * TRUNK) : fit(width);
	const count = Math.ceil(below.length / perRow);
	const each = Math.ceil(below.length / Math.max(1, count));
	const left = (width - each * (BOX.width + GAP) + GAP) / 2;
	const rows = Array.from({ length: count }, (_, at) => {
		const slots = below.slice(at * each, (at + 1) * each);
		return busRow(slots, width, { left, first: at === 0, last: at === count - 1 }, measure);
	});
	// many officers of an illegal company: the last of them has the bus
	return [...top.map((row, at) => ({ ...row, keep: at === top.length - 1 && rows.length > 0 })), ...rows];
}
