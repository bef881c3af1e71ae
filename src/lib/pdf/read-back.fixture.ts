import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';

/*
 * A small reader of our own PDFs for the tests: page sizes, and text through the embedded fonts' ToUnicode tables, in
 * drawing order. It knows the operators that `draw-box.ts` writes, and no others.
 */

export interface ReadPage {
	/** mm */
	readonly width: number;
	readonly height: number;
	/** Pieces of text in drawing order. */
	readonly texts: readonly string[];
}

const inflated = (stream: PDFRawStream): string => inflateSync(stream.contents).toString('latin1');

/** Glyph number (four hexadecimal digits) to text. */
function readCmap(source: string): Map<string, string> {
	const map = new Map<string, string>();
	for (const [, code, text] of source.matchAll(/<([0-9a-fA-F]{4})>\s*<([0-9a-fA-F]+)>/g)) {
		if (code === undefined || text === undefined) continue;
		map.set(code.toUpperCase(), Buffer.from(text, 'hex').swap16().toString('utf16le'));
	}
	return map;
}

function fontsOf(doc: PDFDocument, resources: PDFDict): Map<string, Map<string, string>> {
	const fonts = new Map<string, Map<string, string>>();
	const dict = resources.lookupMaybe(PDFName.of('Font'), PDFDict);
	for (const [key, value] of dict?.entries() ?? []) {
		const font = value instanceof PDFRef ? doc.context.lookup(value, PDFDict) : value;
		if (!(font instanceof PDFDict)) continue;
		const cmap = font.lookup(PDFName.of('ToUnicode'));
		if (cmap instanceof PDFRawStream) fonts.set(key.asString(), readCmap(inflated(cmap)));
	}
	return fonts;
}

function textsOf(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
	const texts: string[] = [];
	let cmap: ReadonlyMap<string, string> | undefined;
	let standIn: string | null = null;
	for (const line of content.split('\n')) {
		const font = /^(\/\S+) [\d.]+ Tf$/.exec(line);
		if (font?.[1] !== undefined) cmap = fonts.get(font[1]);
		const actual = /ActualText <FEFF([0-9a-fA-F]*)>/.exec(line);
		if (actual?.[1] !== undefined) standIn = Buffer.from(actual[1], 'hex').swap16().toString('utf16le');
		if (line.endsWith(' TJ') && standIn === null) {
			const digits = [...line.matchAll(/<([0-9a-fA-F]*)>/g)].map((match) => match[1] ?? '').join('');
			texts.push((digits.match(/.{4}/g) ?? []).map((code) => cmap?.get(code.toUpperCase()) ?? '\uFFFD').join(''));
		}
		if (line === 'EMC' && standIn !== null) {
			texts.push(standIn);
			standIn = null;
		}
	}
	return texts;
}

export async function readBack(bytes: Uint8Array): Promise<{ readonly doc: PDFDocument; readonly pages: ReadPage[] }> {
	const doc = await PDFDocument.load(bytes, { updateMetadata: false });
	const pages = doc.getPages().map((page): ReadPage => {
		const resources = page.node.Resources();
		const contents = page.node.Contents();
		const streams =
			contents instanceof PDFArray ? contents.asArray().map((ref) => doc.context.lookup(ref)) : [contents];
		const content = streams.map((stream) => (stream instanceof PDFRawStream ? inflated(stream) : '')).join('\n');
		return {
			width: (page.getWidth() * 25.4) / 72,
			height: (page.getHeight() * 25.4) / 72,
			texts: resources ? textsOf(content, fontsOf(doc, resources)) : []
		};
	});
	return { doc, pages };
}
