import { type Block, line, text } from './draw.ts';
import { baselineIn, type Column, fill, lineHeight, paragraph, type Row } from './flow.ts';
import type { Glyph } from './glyph.ts';
import { MARGIN, type Paper, PAPER_SIZES, type Size } from './paper.ts';
import { type Box, type Ink, type Measure, moved, type Page, type Plan } from './plan.ts';
import type { SheetBase, SheetBaseWords } from './sheet-content.ts';
import { factBand, problemRows, sheetHead } from './sheet-head.ts';
import { remembering } from './wrap.ts';

export interface SheetOptions {
	readonly paper: Paper;
	readonly ink: Ink;
	/** Adds the rules this roster uses. */
	readonly reference: boolean;
}

/** Text stays this far from the edge of the sheet, mm: a little more than printers need. */
const EDGE = 12;
const FOOT = 5;
const GUTTER = 7;
/** Room between the roster and the rules under it, mm. */
const ABOVE_REFERENCE = 5;
/** Sizes tried in turn, pt; the rules go to a second side before type gets smaller than `COMFORT`. */
const SIZES = [10, 9.5, 9, 8.5, 8, 7.5, 7];
const REFERENCE_SIZES = [11, 10.5, ...SIZES];
const COMFORT = 8.5;
const LEAST = 7;
/** A strip under the roster lower than this is left empty, mm. */
const LEAST_REFERENCE = 25;

/** What one game puts on its sheet. Rows are as wide as they are asked to be. */
export interface SheetParts {
	readonly base: SheetBase;
	readonly words: SheetBaseWords;
	readonly emblem: Glyph | null;
	/** The entries; what is said after them, label and text. */
	readonly table: (width: number, sizePt: number, measure: Measure) => Row[];
	readonly closing: readonly { readonly label: string; readonly said: string }[];
	readonly reference: (width: number, sizePt: number, measure: Measure) => Row[];
	/** Columns of the reference in the smallest type: tables may need two. */
	readonly smallColumns: number;
	/** Type of a roster that takes several sides in any case, pt; 7 when absent. */
	readonly leastPt?: number;
}

interface Frame {
	readonly page: Size;
	readonly width: number;
	readonly height: number;
}

/** Boxes of one page with their origin at the frame's top left. */
type Content = readonly Box[];

/**
 * The roster on one sheet of paper: who, what, how many, what breaks a rule, then the rules it uses. One side where the
 * type stays comfortable; else the rules have the second side. A very long roster takes more sides, and loses nothing.
 */
export function planSides(parts: SheetParts, options: SheetOptions, measure: Measure): Plan {
	const known = remembering(measure);
	const page = PAPER_SIZES[options.paper];
	const frame: Frame = { page, width: page.width - 2 * EDGE, height: page.height - 2 * EDGE - FOOT };
	const pages = oneSide(parts, options, frame, known) ?? sides(parts, options, frame, known);
	return {
		ink: options.ink,
		pages: pages.map((boxes, number): Page => {
			const inside = boxes.map((box) => moved(box, EDGE, EDGE));
			return { ...page, cards: [], boxes: [...inside, ...footer(page, parts.words, number + 1, pages.length, known)] };
		})
	};
}

/** Roster and rules on one side at a comfortable size, or null. */
function oneSide(parts: SheetParts, options: SheetOptions, frame: Frame, measure: Measure): Content[] | null {
	for (const sizePt of SIZES.filter((size) => size >= COMFORT)) {
		const [only, second] = rosterColumns(parts, options, frame, sizePt, measure);
		if (!only || second) continue;
		if (!options.reference) return [only.boxes];
		const top = only.height + ABOVE_REFERENCE;
		if (frame.height - top < LEAST_REFERENCE) continue;
		const rules = referenceBlocks(parts, frame, sizePt, frame.height - top, measure);
		if (rules.length === 0) return [only.boxes];
		if (rules.length === 1) return [[...only.boxes, ...(rules[0] ?? []).map((box) => moved(box, 0, top))]];
	}
	return null;
}

/** Roster on one side and rules on the next, each at the largest size that fits; more sides when none does. */
function sides(parts: SheetParts, options: SheetOptions, frame: Frame, measure: Measure): Content[] {
	const smallest = <T>(sizes: readonly number[], make: (sizePt: number) => readonly T[]): readonly T[] => {
		for (const sizePt of sizes) {
			const made = make(sizePt);
			if (made.length <= 1 || sizePt === sizes.at(-1)) return made;
		}
		return [];
	};
	const sizes = SIZES.filter((size) => size >= (parts.leastPt ?? LEAST));
	const roster = smallest(sizes, (size) => rosterColumns(parts, options, frame, size, measure));
	const rules = options.reference
		? smallest(REFERENCE_SIZES, (size) => referenceBlocks(parts, frame, size, frame.height, measure))
		: [];
	return [...roster.map((column) => column.boxes), ...rules];
}

function footer(page: Size, words: SheetBaseWords, number: number, pages: number, measure: Measure): Box[] {
	const y = page.height - MARGIN - 0.8;
	const look = { font: 'text', sizePt: 7.5, tone: 'soft' } as const;
	const right = text(words.page(number, pages), page.width - EDGE, y, { ...look, align: 'right' }, measure, 'page');
	return [
		line(EDGE, y - 3.6, page.width - EDGE, y - 3.6, 0.12, 'soft', 'rule'),
		text('Signifer', EDGE, y, look, measure, 'page'),
		right
	];
}

function rosterColumns(
	parts: SheetParts,
	options: SheetOptions,
	{ width, height }: Frame,
	sizePt: number,
	measure: Measure
): Column[] {
	const { base: content, words } = parts;
	const head = sheetHead(content, parts.emblem, words, width, options.ink, measure);
	const rest = head.rest === '' ? [] : [{ text: head.rest, font: 'bold', tone: 'ink' } as const];
	const rows = [
		rowOf(head, 0),
		...(rest.length === 0 ? [] : paragraph(rest, width, sizePt, measure, { part: 'title', gap: 1 })),
		rowOf(factBand(content, width, options.ink, measure), 2.5),
		...withGap(problemRows(content, words, width, sizePt, measure), 3),
		...withGap(parts.table(width, sizePt, measure), 3),
		...closing(parts, width, sizePt, measure)
	];
	return fill(rows, () => height);
}

const withGap = (rows: readonly Row[], gap: number): Row[] => rows.map((row, at) => (at === 0 ? { ...row, gap } : row));

const rowOf = (block: Block, gap: number): Row => ({ height: block.height, boxes: block.boxes, keep: false, gap });

/** What the game adds, such as a break point; changed rulings, notes. */
function closing(parts: SheetParts, width: number, sizePt: number, measure: Measure): Row[] {
	const { base: content, words } = parts;
	const say = (label: string, said: string, gap: number): Row[] =>
		said === ''
			? []
			: paragraph(
					[
						{ text: `${label} `, font: 'bold', tone: 'ink' },
						{ text: said, font: 'text', tone: 'ink' }
					],
					width,
					sizePt,
					measure,
					{ part: 'closing', gap }
				);
	return [
		...parts.closing.flatMap(({ label, said }) => say(label, said, 2.5)),
		...content.rulings.flatMap(({ name, rule }, at) =>
			say(at === 0 ? words.rulings : '', `${name} ${rule ?? ''}`, 1.2)
		),
		...say(words.notes, content.notes, 1.2)
	];
}

/** The rules in columns, side by side and as low as they can be; one list of boxes for each side they need. */
function referenceBlocks(
	parts: SheetParts,
	frame: Frame,
	sizePt: number,
	firstRoom: number,
	measure: Measure
): Content[] {
	const columns = sizePt < 7.5 ? parts.smallColumns : 2;
	const width = (frame.width - (columns - 1) * GUTTER) / columns;
	let rest: readonly Row[] = parts.reference(width, sizePt, measure);
	if (rest.length === 0) return [];
	const title = titleRow(parts.words.reference, frame.width, measure);
	const blocks: Content[] = [];
	while (rest.length > 0) {
		const top = blocks.length === 0 ? title.height : 0;
		const room = (blocks.length === 0 ? firstRoom : frame.height) - top;
		const placed = columnsFor(rest, columns, room);
		blocks.push([
			...(blocks.length === 0 ? title.boxes : []),
			...placed.columns.flatMap((column, at) => column.boxes.map((box) => moved(box, at * (width + GUTTER), top)))
		]);
		rest = placed.rest;
	}
	return blocks;
}

const titleRow = (said: string, width: number, measure: Measure): Block => ({
	boxes: [
		line(0, 0.3, width, 0.3, 0.5, 'accent', 'rule'),
		text(said, 0, 1.4 + baselineIn(12), { font: 'title', sizePt: 12, tone: 'accent' }, measure, 'section')
	],
	height: 1.4 + lineHeight(12) + 2
});

/** Fills columns side by side; when all fits, as low as they can be. */
function columnsFor(rows: readonly Row[], count: number, room: number): { columns: Column[]; rest: readonly Row[] } {
	const all = fill(rows, () => room);
	if (all.length > count) {
		const columns = all.slice(0, count);
		const taken = columns.reduce((sum, column) => sum + column.rows, 0);
		return { columns, rest: rows.slice(taken) };
	}
	let low = 0;
	let high = room;
	for (let step = 0; step < 12; step += 1) {
		const middle = (low + high) / 2;
		const tried = fill(rows, () => middle);
		if (tried.length <= count && tried.every((column) => column.height <= middle + 1e-6)) high = middle;
		else low = middle;
	}
	return { columns: fill(rows, () => high), rest: [] };
}
