import { type FontId, MM_PER_PT, type Measure, type Tone } from './plan.ts';

/** Text of one font and tone; a paragraph is a list of them. */
export interface Run {
	readonly text: string;
	readonly font: FontId;
	readonly tone: Tone;
}

export interface Segment extends Run {
	/** From the start of the line, mm. */
	readonly x: number;
	readonly width: number;
}

export interface Line {
	readonly segments: readonly Segment[];
	readonly width: number;
}

export interface TextStyle {
	readonly sizePt: number;
	/** Extra space after each character, in em. */
	readonly tracking?: number;
}

/** A measure that remembers: widths are proportional to size, so each text is measured once. */
export function remembering(measure: Measure): Measure {
	const known = new Map<string, number>();
	return (text, font, sizePt) => {
		const key = `${font} ${text}`;
		let width = known.get(key);
		if (width === undefined) known.set(key, (width = measure(text, font, 100)));
		return (width * sizePt) / 100;
	};
}

/** Width of one line in mm, tracking included. */
export function widthOf(text: string, font: FontId, style: TextStyle, measure: Measure): number {
	const tracking = (style.tracking ?? 0) * style.sizePt * MM_PER_PT * [...text].length;
	return measure(text, font, style.sizePt) + tracking;
}

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });
/** Blanks where a line may end: not the no-break ones. */
const BLANKS = ' \\u2002-\\u2006\\u2008-\\u200A\\u3000';
/** A word with the blanks after it; a hyphen, dash or slash between letters ends a word too. */
const WORDS = new RegExp(
	`(?:(?!(?<=\\p{L})[/–—-]\\p{L})[^${BLANKS}\\n])*(?:(?<=\\p{L})[/–—-](?=\\p{L})|[${BLANKS}]+|\\n|$)`,
	'gu'
);
const WORD_END = new RegExp(`[${BLANKS}/–—-]$`, 'u');
const BLANK_END = new RegExp(`[${BLANKS}]+$`, 'u');

interface Piece {
	readonly text: string;
	readonly run: number;
}

/** Pieces that stay together on a line: a word may cross runs (bold name, then a comma). */
function wordsOf(runs: readonly Run[]): readonly (readonly Piece[] | 'break')[] {
	const words: (Piece[] | 'break')[] = [];
	let open: Piece[] | null = null;
	for (const [run, { text }] of runs.entries()) {
		for (const [match] of text.matchAll(WORDS)) {
			if (match === '') continue;
			const hard = match.endsWith('\n');
			const piece = hard ? match.slice(0, -1) : match;
			if (piece !== '') {
				if (open) open.push({ text: piece, run });
				else words.push((open = [{ text: piece, run }]));
			}
			if (hard) words.push('break');
			if (hard || WORD_END.test(match)) open = null;
		}
	}
	return words;
}

/**
 * Breaks a paragraph into lines no wider than `width` mm: at blanks and after hyphens, and anywhere in a word that is
 * wider than a line. Loses no character but the blanks at line ends. A width below one character still gives one
 * character a line.
 */
export function wrap(runs: readonly Run[], width: number, style: TextStyle, measure: Measure): Line[] {
	const lines: Line[] = [];
	let line: Piece[] = [];
	const runOf = (piece: Piece): Run => runs[piece.run] as Run;
	const measured = (piece: Piece, text = piece.text): number => widthOf(text, runOf(piece).font, style, measure);
	const total = (pieces: readonly Piece[]): number => pieces.reduce((sum, piece) => sum + measured(piece), 0);
	let used = 0;

	const flush = (): void => {
		const segments: Segment[] = [];
		let x = 0;
		for (const [at, piece] of line.entries()) {
			const text = at === line.length - 1 ? piece.text.replace(BLANK_END, '') : piece.text;
			if (text === '') continue;
			// the sum of its words: measuring each new line anew would be most of the work
			const pieceWidth = measured(piece, text);
			const last = segments.at(-1);
			if (last && line[at - 1]?.run === piece.run) {
				segments[segments.length - 1] = { ...last, text: last.text + text, width: last.width + pieceWidth };
			} else segments.push({ ...runOf(piece), text, x, width: pieceWidth });
			x += pieceWidth;
		}
		lines.push({ segments, width: x });
		line = [];
		used = 0;
	};

	const fit = (pieces: readonly Piece[]): boolean => {
		const last = pieces.at(-1);
		if (!last) return true;
		const bare = [...pieces.slice(0, -1), { ...last, text: last.text.replace(BLANK_END, '') }];
		return used + total(bare) <= width + 1e-6;
	};

	const breakAnywhere = (piece: Piece): void => {
		for (const { segment } of graphemes.segment(piece.text)) {
			const part = { text: segment, run: piece.run };
			if (line.length > 0 && !fit([part])) flush();
			line.push(part);
			used += measured(part);
		}
	};

	for (const word of wordsOf(runs)) {
		if (word === 'break') {
			flush();
			continue;
		}
		if (!fit(word)) {
			if (line.length > 0) flush();
			if (!fit(word)) {
				word.forEach(breakAnywhere);
				continue;
			}
		}
		line.push(...word);
		used += total(word);
	}
	if (line.length > 0 || lines.length === 0) flush();
	return lines;
}
