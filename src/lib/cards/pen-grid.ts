import { line, rect, text } from './draw.ts';
import { baselineIn, capHeight, lineBoxes, lineHeight, type Row } from './flow.ts';
import type { Box, Measure } from './plan.ts';
import { widthOf, wrap } from './wrap.ts';

/* Frames to write in with a pen: a label above each, and in it what is known already. */

const LABEL_PT = 8;
const VALUE_PT = 11;
const PEN = 7;
const MOST_LABEL_LINES = 3;

/** The largest size from `sizePt` down to 6 at which a value fits. */
function fitting(said: string, room: number, sizePt: number, measure: Measure): number {
	let size = sizePt;
	while (size > 6 && widthOf(said, 'bold', { sizePt: size }, measure) > room) size -= 0.25;
	return size;
}

/** Cells side by side, of one width; labels that break take the room that they need. */
export function penRow(
	cells: readonly { readonly label: string; readonly value: string }[],
	width: number,
	measure: Measure,
	gap = 0
): Row {
	const cell = width / Math.max(1, cells.length);
	const labels = cells.map(({ label }) =>
		wrap([{ text: label, font: 'text', tone: 'soft' }], cell - 1.6, { sizePt: LABEL_PT }, measure).slice(
			0,
			MOST_LABEL_LINES
		)
	);
	const top = Math.max(1, ...labels.map((lines) => lines.length)) * lineHeight(LABEL_PT) + 0.4;
	const height = top + PEN;
	const boxes = cells.flatMap(({ value }, at): Box[] => {
		const x = at * cell;
		const sizePt = fitting(value, cell - 1.6, VALUE_PT, measure);
		const look = { font: 'bold', sizePt, tone: 'ink', align: 'center' } as const;
		const baseline = top + PEN / 2 + capHeight('bold', sizePt) / 2;
		return [
			rect(x, 0, cell, height, { stroke: 'soft', weight: 0.2 }, 'pen'),
			...(labels[at] ?? []).flatMap((each, row) =>
				lineBoxes(
					each,
					x + 0.8,
					baselineIn(LABEL_PT) + 0.2 + row * lineHeight(LABEL_PT),
					{ sizePt: LABEL_PT },
					'pen-label'
				)
			),
			...(value === '' ? [] : [text(value, x + cell / 2, baseline, look, measure, 'pen-value')])
		];
	});
	return { height, boxes, keep: false, gap };
}

const HEAD_PT = 8;
const TURN = 14;

/** What a score is made of, for both camps side by side. */
export interface ScoreWords {
	readonly us: string;
	readonly them: string;
	readonly turn: string;
	readonly startRow: string;
	readonly gains: readonly string[];
}

/** A table of scores, a line a turn, under the heads of both camps; `start` stands in our first total. */
export function scoreRows(turns: number, start: string, words: ScoreWords, width: number, measure: Measure): Row[] {
	const count = words.gains.length;
	const cell = (width - TURN) / (2 * count);
	const left = (camp: number, at: number): number => TURN + (camp * count + at) * cell;
	const look = { font: 'text', sizePt: HEAD_PT, tone: 'soft', align: 'center' } as const;
	const y = baselineIn(HEAD_PT);
	const high = lineHeight(HEAD_PT);
	const camps = [words.us, words.them];
	const head: Row = {
		height: 2 * high + 0.6,
		boxes: [
			...camps.map((camp, at) => {
				const middle = left(at, count / 2);
				return text(camp, middle, y, { ...look, font: 'bold', tone: 'ink' }, measure, 'heading');
			}),
			text(words.turn, 0, y + high, { ...look, align: 'left' }, measure, 'heading'),
			...camps.flatMap((_, camp) =>
				words.gains.map((gain, at) => {
					const room = cell - 0.8;
					let sizePt = HEAD_PT;
					while (sizePt > 6 && widthOf(gain, 'text', { sizePt }, measure) > room) sizePt -= 0.25;
					return text(gain, left(camp, at) + cell / 2, y + high, { ...look, sizePt }, measure, 'heading');
				})
			)
		],
		keep: true,
		gap: 0.6
	};
	const row = (label: string, own: string, last: boolean): Row => ({
		height: PEN,
		boxes: [
			text(label, 0, PEN / 2 + capHeight('bold', 9) / 2, { font: 'bold', sizePt: 9, tone: 'ink' }, measure, 'turn'),
			...camps.flatMap((_, camp) =>
				words.gains.map((_gain, at) => {
					return rect(left(camp, at), 0, cell, PEN, { stroke: 'ink', weight: 0.15 }, 'pen');
				})
			),
			// totals stand between strong lines, the camps apart
			...camps.flatMap((_, camp) =>
				[left(camp, count - 1), left(camp, count)].map((x) => line(x, 0, x, PEN, 0.5, 'ink', 'pen'))
			),
			...(own === ''
				? []
				: [
						text(
							own,
							left(0, count - 1) + cell / 2,
							PEN / 2 + capHeight('bold', VALUE_PT) / 2,
							{ font: 'bold', sizePt: fitting(own, cell - 1, VALUE_PT, measure), tone: 'ink', align: 'center' },
							measure,
							'pen-value'
						)
					]),
			...(last ? [line(0, PEN, width, PEN, 0.3, 'accent', 'rule')] : [])
		],
		keep: !last,
		gap: 0
	});
	const rows = Array.from({ length: turns }, (_, at) => row(String(at + 1), '', at === turns - 1));
	return [head, row(words.startRow, start, false), ...rows];
}
