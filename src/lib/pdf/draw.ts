import { Duplex, PDFDocument, type PDFFont, type PDFPage, PrintScaling } from '@cantoo/pdf-lib';
import * as fontkit from 'fontkit';
import { cleanLine } from '../cards/clean.ts';
import { MM_PER_PT, type Plan } from '../cards/plan.ts';
import { err, type Failure, failure, ok, type Result } from '../util/result.ts';
import { type Canvas, drawBox } from './draw-box.ts';
import type { FontFile } from './font-files.ts';
import { FEATURES, type FontSet } from './fonts.ts';

export interface PdfMeta {
	readonly title: string;
	/** `fr` or `en`. */
	readonly language: string;
	/** The same plan, fonts and date give the same bytes. */
	readonly created: Date;
	/** Pages come in pairs, front and back, to be turned over the long edge. */
	readonly backs: boolean;
}

export interface Drawn {
	readonly bytes: Uint8Array;
	/** Characters that no font has, each once: they are drawn as empty boxes. */
	readonly missing: readonly string[];
}

export interface Progress {
	/** Called after each page: how many of how many are done. */
	readonly onProgress?: (done: number, total: number) => void;
	readonly signal?: AbortSignal;
}

const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * Draws a plan as a PDF: embedded fonts (only the letters used), text that can be searched and copied, real size by
 * default in readers that honour it. Gives the event loop a turn between pages. Fails with `stopped` when the signal
 * is aborted.
 */
export async function drawPdf(
	plan: Plan,
	fonts: FontSet,
	meta: PdfMeta,
	{ onProgress, signal }: Progress = {}
): Promise<Result<Drawn, Failure<'stopped'>>> {
	const doc = await PDFDocument.create({ updateMetadata: false });
	doc.registerFontkit(fontkit);
	describe(doc, meta);
	const embedded = await embedAll(doc, plan, fonts);
	const total = plan.pages.length;
	for (const [at, page] of plan.pages.entries()) {
		if (signal?.aborted) return err(failure('stopped'));
		const drawn = doc.addPage([page.width / MM_PER_PT, page.height / MM_PER_PT]);
		const canvas: Canvas = { page: drawn, height: page.height, ink: plan.ink, fonts: onPage(drawn, embedded, fonts) };
		for (const box of page.boxes) drawBox(canvas, box);
		onProgress?.(at + 1, total);
		await breathe();
	}
	if (signal?.aborted) return err(failure('stopped'));
	const bytes = await doc.save();
	if (signal?.aborted) return err(failure('stopped'));
	return ok({ bytes, missing: missingIn(plan, fonts) });
}

/** Characters of a plan that no font has. */
export const missingIn = (plan: Plan, fonts: FontSet): string[] => [
	...new Set(
		plan.pages.flatMap((page) =>
			page.boxes.flatMap((box) => (box.kind === 'text' ? fonts.missing(box.text, box.font) : []))
		)
	)
];

function describe(doc: PDFDocument, { title, language, created, backs }: PdfMeta): void {
	doc.setTitle(cleanLine(title), { showInWindowTitleBar: true });
	doc.setLanguage(language);
	doc.setCreator('Signifer');
	doc.setProducer('Signifer');
	doc.setCreationDate(created);
	doc.setModificationDate(created);
	const preferences = doc.catalog.getOrCreateViewerPreferences();
	preferences.setPrintScaling(PrintScaling.None);
	if (backs) preferences.setDuplex(Duplex.DuplexFlipLongEdge);
}

/** Fonts a plan really uses, embedded in the order of first use. */
async function embedAll(doc: PDFDocument, plan: Plan, fonts: FontSet): Promise<ReadonlyMap<FontFile, PDFFont>> {
	const files = new Set<FontFile>(['source-sans-3-latin-400-normal']);
	for (const page of plan.pages) {
		for (const box of page.boxes) {
			if (box.kind !== 'text') continue;
			for (const shape of fonts.shape(box.text, box.font)) if (shape.kind === 'glyphs') files.add(shape.file);
		}
	}
	const embedded = new Map<FontFile, PDFFont>();
	for (const file of files) {
		embedded.set(file, await doc.embedFont(fonts.bytesOf(file), { subset: true, features: FEATURES }));
	}
	return embedded;
}

function onPage(page: PDFPage, embedded: ReadonlyMap<FontFile, PDFFont>, set: FontSet): Canvas['fonts'] {
	const keys = new Map<FontFile, ReturnType<PDFPage['node']['newFontDictionary']>>();
	return {
		set,
		use(file) {
			const font = embedded.get(file);
			if (!font) throw new Error(`bug: font ${file} is not embedded`);
			let key = keys.get(file);
			if (!key) keys.set(file, (key = page.node.newFontDictionary(font.name, font.ref)));
			return { font, key };
		}
	};
}
