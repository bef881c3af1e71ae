import { create, type Font } from 'fontkit';
import { type FontId, type Measure, MM_PER_PT } from '../cards/plan.ts';
import { FONT_CHAINS, type FontFile, type FontSource, filesFor } from './font-files.ts';

/** Ligatures would hide letters from search in some readers, and letter-spacing breaks them. */
export const FEATURES = { liga: false } as const;

/** Glyphs of one file; advances in thousandths of an em, kerning included. */
export interface Shaped {
	readonly kind: 'glyphs';
	readonly file: FontFile;
	readonly text: string;
	readonly advances: readonly number[];
	/** The advances the font itself gives, without kerning. */
	readonly plain: readonly number[];
	readonly width: number;
}
/** A character that no file has: drawn as an empty box. */
export interface Missing {
	readonly kind: 'missing';
	readonly text: string;
	readonly width: number;
}
/** A blank other than the ordinary and the no-break space, such as U+202F. */
export interface Blank {
	readonly kind: 'blank';
	readonly text: string;
	readonly width: number;
}
interface Found {
	readonly file: FontFile;
	readonly drawn: string;
}
export type Shape = Shaped | Missing | Blank;

const MISSING_WIDTH = 600;
/**
 * Widths of blanks in thousandths of an em (Unicode, "General Punctuation"). Never asked of a font: most lack some of
 * them, and fontkit fails on the empty glyph at the end of a file, where Source Sans has its thin space.
 */
const BLANKS: ReadonlyMap<string, number> = new Map([
	['\u202F', 200],
	['\u2000', 500],
	['\u2001', 1000],
	['\u2002', 500],
	['\u2003', 1000],
	['\u2004', 333],
	['\u2005', 250],
	['\u2006', 167],
	['\u2007', 497],
	['\u2008', 250],
	['\u2009', 200],
	['\u200A', 100],
	['\u205F', 222],
	['\u3000', 1000]
]);
/** Same sign to the eye, in case a font lacks one of them. */
const STAND_INS: ReadonlyMap<string, string> = new Map([
	['\u2010', '-'],
	['\u2011', '-']
]);
const MARK = /^\p{M}$/u;
const INVISIBLE = /^\p{Default_Ignorable_Code_Point}$/u;
const blankWidth = (character: string): number | null =>
	BLANKS.get(character) ?? (INVISIBLE.test(character) ? 0 : null);

/** Loaded fonts: what they have, how wide it is, and the bytes to embed. */
export class FontSet {
	readonly #fonts: ReadonlyMap<FontFile, Font>;
	readonly #bytes: ReadonlyMap<FontFile, Uint8Array>;
	readonly #shapes = new Map<string, readonly Shape[]>();

	constructor(bytes: ReadonlyMap<FontFile, Uint8Array>) {
		this.#bytes = bytes;
		this.#fonts = new Map([...bytes].map(([file, data]) => [file, openFont(data)]));
	}

	get files(): FontFile[] {
		return [...this.#bytes.keys()];
	}

	bytesOf(file: FontFile): Uint8Array {
		const bytes = this.#bytes.get(file);
		if (!bytes) throw new Error(`bug: font ${file} is not loaded`);
		return bytes;
	}

	/** Width in mm; the argument of the planners. */
	readonly measure: Measure = (text, font, sizePt) =>
		(this.shape(text, font).reduce((sum, each) => sum + each.width, 0) / 1000) * sizePt * MM_PER_PT;

	/** Cuts a line of text by the file that draws it, in reading order. */
	shape(text: string, font: FontId): readonly Shape[] {
		const key = `${font} ${text}`;
		let shapes = this.#shapes.get(key);
		if (!shapes) this.#shapes.set(key, (shapes = this.#cut(text, font)));
		return shapes;
	}

	/** Characters of a text that will be drawn as boxes, each once. */
	missing(text: string, font: FontId): string[] {
		return [...new Set(this.shape(text, font).flatMap((each) => (each.kind === 'missing' ? [each.text] : [])))];
	}

	#cut(text: string, font: FontId): Shape[] {
		const shapes: Shape[] = [];
		let file: FontFile | null = null;
		let letters = '';
		const close = (): void => {
			if (file) shapes.push(this.#glyphs(file, letters));
			file = null;
			letters = '';
		};
		for (const character of text) {
			const blank = blankWidth(character);
			const found: Found | null = blank === null ? this.#find(character, font, file) : null;
			if (found) {
				if (file !== found.file) close();
				file = found.file;
				letters += found.drawn;
				continue;
			}
			close();
			if (blank !== null) shapes.push({ kind: 'blank', text: character, width: blank });
			else shapes.push({ kind: 'missing', text: character, width: MISSING_WIDTH });
		}
		close();
		return shapes;
	}

	#find(character: string, font: FontId, current: FontFile | null): Found | null {
		const chain = FONT_CHAINS[font];
		// an accent stays with its letter where the letter's file has it
		const order = current && MARK.test(character) ? [current, ...chain] : chain;
		for (const drawn of [character, STAND_INS.get(character)]) {
			if (drawn === undefined) continue;
			const code = drawn.codePointAt(0) ?? 0;
			const file = order.find((each) => this.#fonts.get(each)?.hasGlyphForCodePoint(code));
			if (file) return { file, drawn };
		}
		return null;
	}

	#glyphs(file: FontFile, text: string): Shaped {
		const font = this.#fonts.get(file);
		if (!font) throw new Error(`bug: font ${file} is not loaded`);
		const scale = 1000 / font.unitsPerEm;
		const { glyphs, positions } = font.layout(text, FEATURES);
		const advances = positions.map((position) => position.xAdvance * scale);
		return {
			kind: 'glyphs',
			file,
			text,
			advances,
			plain: glyphs.map((glyph) => glyph.advanceWidth * scale),
			width: advances.reduce((sum, advance) => sum + advance, 0)
		};
	}
}

function openFont(bytes: Uint8Array): Font {
	const font = create(bytes);
	if (!('layout' in font)) throw new Error('bug: a font collection');
	return font;
}

/** Loads what the text needs; every font has Latin. Rejects when a file cannot be had. */
export const loadFonts = (source: FontSource, text: string): Promise<FontSet> => new FontShelf(source).fontsFor(text);

/** Fonts that stay loaded while texts change. */
export class FontShelf {
	readonly #source: FontSource;
	#bytes: ReadonlyMap<FontFile, Uint8Array> = new Map();
	#set: FontSet | null = null;

	constructor(source: FontSource) {
		this.#source = source;
	}

	/** The same set as before when it has all that the text needs. Rejects when a file cannot be had. */
	async fontsFor(text: string): Promise<FontSet> {
		const wanted = filesFor(text).filter((file) => !this.#bytes.has(file));
		if (this.#set && wanted.length === 0) return this.#set;
		const loaded = await Promise.all(wanted.map(async (file) => [file, await this.#source.load(file)] as const));
		this.#bytes = new Map([...this.#bytes, ...loaded]);
		return (this.#set = new FontSet(this.#bytes));
	}
}
