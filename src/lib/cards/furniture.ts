import type { FaceWords } from './content.ts';
import { line, text } from './draw.ts';
import { capHeight, lineBoxes, lineHeight } from './flow.ts';
import { type Grid, MARGIN } from './paper.ts';
import type { Box, Measure } from './plan.ts';
import { wrap } from './wrap.ts';

/* What surrounds the cards on a sheet: cut marks, the bar that proves the scale, whose list it is. */

const SMALL_PT = 7;
/** Length of a cut mark outside and inside the grid, mm; outside it leaves a line of text its room. */
const OUTSIDE = 5;
const INSIDE = 1.2;
const TEXT_ROOM = 3.4;
const outside = (grid: Grid): number => Math.min(OUTSIDE, Math.max(2, grid.y - MARGIN - TEXT_ROOM));
export const BAR = 50;

/** A cross at each corner of each card, kept inside the margins of the sheet. */
export function cutMarks(grid: Grid): Box[] {
	const { page, card, columns, rows } = grid;
	const right = page.width - MARGIN;
	const bottom = page.height - MARGIN;
	const boxes: Box[] = [];
	for (let column = 0; column <= columns; column += 1) {
		const x = grid.x + column * card.width;
		for (let row = 0; row <= rows; row += 1) {
			const y = grid.y + row * card.height;
			const arm = (edge: boolean): number => (edge ? outside(grid) : INSIDE);
			const clip = (value: number, most: number): number => Math.min(most, Math.max(MARGIN, value));
			const x1 = clip(x - arm(column === 0), right);
			const x2 = clip(x + arm(column === columns), right);
			const y1 = clip(y - arm(row === 0), bottom);
			const y2 = clip(y + arm(row === rows), bottom);
			boxes.push(line(x1, y, x2, y, 0.1, 'ink', 'crop'), line(x, y1, x, y2, 0.1, 'ink', 'crop'));
		}
	}
	return boxes;
}

/** 50 mm with a tick at each centimetre, along x from (x, y) or, `down`, along y. */
export function bar(x: number, y: number, down: boolean): Box[] {
	const along = (from: number, to: number, a: number, b: number, weight: number): Box =>
		down
			? line(x + a, y + from, x + b, y + to, weight, 'ink', 'scale')
			: line(x + from, y + a, x + to, y + b, weight, 'ink', 'scale');
	const boxes = [along(0, BAR, 0, 0, 0.2)];
	for (let cm = 0; cm <= BAR; cm += 10) {
		const reach = cm === 0 || cm === BAR ? 1 : 0.5;
		boxes.push(along(cm, cm, -reach, reach, 0.2));
	}
	return boxes;
}

/** List, page, scale bar: under the grid where there is room, else beside it. */
export function marginNotes(grid: Grid, words: FaceWords, page: number, pages: number, measure: Measure): Box[] {
	const strip = grid.y - MARGIN;
	return strip >= 2 + TEXT_ROOM
		? notesBelow(grid, words, page, pages, measure)
		: notesBeside(grid, words, page, pages, measure);
}

function notesBelow(grid: Grid, words: FaceWords, page: number, pages: number, measure: Measure): Box[] {
	const right = grid.page.width - MARGIN;
	const cap = capHeight('text', SMALL_PT);
	const look = { font: 'text', sizePt: SMALL_PT, tone: 'soft' } as const;
	const baseline = grid.y + grid.rows * grid.card.height + outside(grid) + cap + 0.9;
	const number = text(words.page(page, pages), right, baseline, { ...look, align: 'right' }, measure, 'page');
	const middle = baseline - cap / 2;
	const scaleBar = bar(MARGIN, middle, false);
	const advice = text(words.scale, MARGIN + BAR + 2, baseline, look, measure, 'scale');
	const mark = text(
		words.mark,
		number.x - 3,
		baseline,
		{ ...look, font: 'bold', tone: 'accent', align: 'right' },
		measure,
		'mark'
	);
	const end = words.mark === '' ? number.x - 3 : mark.x - 2.5;
	const room = end - (advice.x + advice.width + 3);
	const list = wrap([{ text: words.list, font: 'bold', tone: 'soft' }], room, { sizePt: SMALL_PT }, measure)[0];
	const name = list ? lineBoxes(list, end - list.width, baseline, { sizePt: SMALL_PT }, 'list') : [];
	return [...scaleBar, advice, ...name, ...(words.mark === '' ? [] : [mark]), number];
}

function notesBeside(grid: Grid, words: FaceWords, page: number, pages: number, measure: Measure): Box[] {
	const x = MARGIN;
	const room = grid.x - outside(grid) - 1 - MARGIN;
	const top = grid.y + 4;
	const boxes = bar(x + 1, top, true);
	let y = top + BAR + 5;
	const say = (content: string, font: 'text' | 'bold', part: string, most: number): void => {
		const lines = wrap([{ text: content, font, tone: 'soft' }], room, { sizePt: SMALL_PT }, measure);
		for (const each of lines.slice(0, most)) {
			boxes.push(...lineBoxes(each, x, y, { sizePt: SMALL_PT }, part));
			y += lineHeight(SMALL_PT);
		}
		y += 1.5;
	};
	say(words.scale, 'text', 'scale', 12);
	say(words.list, 'bold', 'list', 6);
	if (words.mark !== '') say(words.mark, 'bold', 'mark', 6);
	say(words.page(page, pages), 'text', 'page', 3);
	return boxes;
}
