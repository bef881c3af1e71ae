import { PDFOperator, PDFOperatorNames as Op, type PDFFont, type PDFPage, type PDFName, rgb } from '@cantoo/pdf-lib';
import {
	type Box,
	colourOf,
	type Ink,
	MM_PER_PT,
	type QrBox,
	type RectBox,
	type TextBox,
	type Tone
} from '../cards/plan.ts';
import type { FontFile } from './font-files.ts';
import type { FontSet } from './fonts.ts';
import { showGlyphs, standsFor } from './text-operators.ts';

/** The embedded fonts of one page, by file. */
export interface PageFonts {
	readonly set: FontSet;
	/** Embeds a file when it is first used, and names it on this page. */
	use(file: FontFile): { readonly font: PDFFont; readonly key: PDFName };
}

export interface Canvas {
	readonly page: PDFPage;
	/** Height of the page in mm: a plan counts down, a PDF counts up. */
	readonly height: number;
	readonly ink: Ink;
	readonly fonts: PageFonts;
}

const pt = (mm: number): number => mm / MM_PER_PT;
const say = (value: number): string => String(Math.round(value * 1000) / 1000);

function channels(tone: Tone, ink: Ink): [number, number, number] {
	const hex = colourOf(tone, ink);
	const channel = (at: number): number => Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 1000) / 1000;
	return [channel(1), channel(3), channel(5)];
}

const fillColour = (tone: Tone, ink: Ink): PDFOperator =>
	PDFOperator.of(Op.NonStrokingColorRgb, channels(tone, ink).map(String));
const strokeColour = (tone: Tone, ink: Ink): PDFOperator =>
	PDFOperator.of(Op.StrokingColorRgb, channels(tone, ink).map(String));
const kept = (operators: readonly PDFOperator[]): PDFOperator[] => [
	PDFOperator.of(Op.PushGraphicsState),
	...operators,
	PDFOperator.of(Op.PopGraphicsState)
];
const rectangle = (x: number, y: number, width: number, height: number): PDFOperator =>
	PDFOperator.of(Op.AppendRectangle, [x, y, width, height].map(say));
const lineWidth = (mm: number): PDFOperator => PDFOperator.of(Op.SetLineWidth, [say(pt(mm))]);

/** Draws one box of a plan. */
export function drawBox(canvas: Canvas, box: Box): void {
	const { page, height, ink } = canvas;
	switch (box.kind) {
		case 'text':
			return drawText(canvas, box);
		case 'rect':
			return drawRect(canvas, box);
		case 'qr':
			return drawQr(canvas, box);
		case 'line':
			page.pushOperators(
				...kept([
					strokeColour(box.tone, ink),
					lineWidth(box.weight),
					PDFOperator.of(Op.MoveTo, [pt(box.x1), pt(height - box.y1)].map(say)),
					PDFOperator.of(Op.LineTo, [pt(box.x2), pt(height - box.y2)].map(say)),
					PDFOperator.of(Op.StrokePath)
				])
			);
			return;
		case 'glyph': {
			const [red, green, blue] = channels(box.tone, ink);
			page.drawSvgPath(box.path, {
				x: pt(box.x),
				y: pt(height - box.y),
				scale: pt(box.size) / box.units,
				color: rgb(red, green, blue),
				borderWidth: 0
			});
		}
	}
}

function drawRect({ page, height, ink }: Canvas, box: RectBox): void {
	const shape = rectangle(pt(box.x), pt(height - box.y - box.height), pt(box.width), pt(box.height));
	if (box.fill) page.pushOperators(...kept([fillColour(box.fill, ink), shape, PDFOperator.of(Op.FillNonZero)]));
	if (box.stroke) {
		page.pushOperators(
			...kept([strokeColour(box.stroke, ink), lineWidth(box.weight), shape, PDFOperator.of(Op.StrokePath)])
		);
	}
}

/** Dark modules as one path, neighbours of a row joined so that no hairline shows between them. */
function drawQr({ page, height, ink }: Canvas, box: QrBox): void {
	const module = box.size / box.modules.length;
	const operators = [fillColour('ink', ink)];
	for (const [row, modules] of box.modules.entries()) {
		let from = 0;
		while (from < modules.length) {
			if (!modules[from]) {
				from += 1;
				continue;
			}
			let to = from;
			while (modules[to]) to += 1;
			const y = height - box.y - (row + 1) * module;
			operators.push(rectangle(pt(box.x + from * module), pt(y), pt((to - from) * module), pt(module)));
			from = to;
		}
	}
	page.pushOperators(...kept([...operators, PDFOperator.of(Op.FillNonZero)]));
}

/** From here on, x runs up the page from (x, y). */
const turnedAt = (x: number, y: number): PDFOperator =>
	PDFOperator.of(Op.ConcatTransformationMatrix, ['0', '1', '-1', '0', say(x), say(y)]);

function drawText(canvas: Canvas, box: TextBox): void {
	const { page, height, ink, fonts } = canvas;
	const turned = box.turned ? [turnedAt(pt(box.x), pt(height - box.y))] : [];
	const y = box.turned ? 0 : pt(height - box.y);
	const tracking = box.tracking * box.sizePt;
	const context = page.doc.context;
	const operators = [...turned, fillColour(box.tone, ink), strokeColour(box.tone, ink)];
	let x = box.turned ? 0 : pt(box.x);
	for (const shape of fonts.set.shape(box.text, box.font)) {
		const width = (shape.width / 1000) * box.sizePt;
		if (shape.kind === 'glyphs') {
			const { font, key } = fonts.use(shape.file);
			operators.push(...showGlyphs(context, font, key, shape, x, y, box.sizePt, tracking));
			x += width + tracking * shape.advances.length;
			continue;
		}
		// a blank glyph inside gives the reader a place for the text that it stands for
		const file = 'source-sans-3-latin-400-normal';
		const { font, key } = fonts.use(file);
		const [space] = fonts.set.shape(' ', 'text');
		const hidden = space?.kind === 'glyphs' ? showGlyphs(context, font, key, space, x, y, box.sizePt, 0) : [];
		const drawn = shape.kind === 'missing' ? emptyBox(x, y, width, box.sizePt) : [];
		operators.push(...standsFor(shape.text, [...drawn, ...hidden]));
		x += width + tracking;
	}
	page.pushOperators(...kept(operators));
}

/** The sign for "no font here has this character". */
const emptyBox = (x: number, y: number, width: number, sizePt: number): PDFOperator[] => [
	PDFOperator.of(Op.SetLineWidth, [say(sizePt * 0.05)]),
	rectangle(x + sizePt * 0.07, y, width - sizePt * 0.14, sizePt * 0.66),
	PDFOperator.of(Op.StrokePath)
];
