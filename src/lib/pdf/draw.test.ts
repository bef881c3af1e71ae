import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PrintScaling } from '@cantoo/pdf-lib';
import { expect, test, vi } from 'vitest';
import { cleanLine } from '../cards/clean.ts';
import { bare, CARD_WORDS, HOSTILE, plainContent } from '../cards/contents.fixture.ts';
import { type CardOptions, planCards } from '../cards/pages.ts';
import { PAPER_SIZES, PAPERS } from '../cards/paper.ts';
import type { Plan } from '../cards/plan.ts';
import { drawPdf, type PdfMeta } from './draw.ts';
import { FontSet, loadFonts } from './fonts.ts';
import { nodeFonts } from './fonts-node.ts';
import { readBack } from './read-back.fixture.ts';

vi.setConfig({ testTimeout: 60_000 }); // real layouts, on slow machines too

const META: PdfMeta = { title: 'Vexillatio secunda', language: 'fr', created: new Date(0), backs: false };
const OPTIONS: CardOptions = { paper: 'a4', size: 'poker', ink: 'full', per: 'entry', backs: false };
const EVERYTHING = 'ąăŁἈΩЖѣ₴';

const fonts: Promise<FontSet> = loadFonts(nodeFonts, EVERYTHING);

async function drawn(plan: Plan, meta: Partial<PdfMeta> = {}) {
	const result = await drawPdf(plan, await fonts, { ...META, ...meta });
	if (!result.ok) throw new Error(result.error.code);
	return result.value;
}
const cardsWith = async (text: string, options: Partial<CardOptions> = {}): Promise<Plan> => {
	const content = { ...plainContent('a'), name: cleanLine(text), notes: cleanLine(text) };
	return planCards([content], { ...OPTIONS, ...options }, CARD_WORDS, (await fonts).measure);
};

test.each(PAPERS)('on %s the PDF says what the plan says, on pages of that size', async (paper) => {
	const contents = Array.from({ length: 10 }, (_, at) => ({ ...plainContent(`e${at}`), name: `Œnomaüs n° ${at}` }));
	const plan = planCards(contents, { ...OPTIONS, paper }, CARD_WORDS, (await fonts).measure);
	const { pages } = await readBack((await drawn(plan)).bytes);
	expect(pages).toHaveLength(plan.pages.length);
	for (const [at, page] of pages.entries()) {
		const { width, height } = plan.pages[at] ?? PAPER_SIZES[paper];
		expect(page.width).toBeCloseTo(width, 2);
		expect(page.height).toBeCloseTo(height, 2);
		const planned = plan.pages[at]?.boxes.flatMap((box) => (box.kind === 'text' ? [box.text] : [])) ?? [];
		expect(bare(page.texts.join(''))).toBe(bare(planned.join('')));
	}
});

test.each(HOSTILE)('%j prints, letter for letter', async (text) => {
	const plan = await cardsWith(text);
	const { bytes, missing } = await drawn(plan);
	const planned = plan.pages.flatMap((page) => page.boxes.flatMap((box) => (box.kind === 'text' ? [box.text] : [])));
	const { pages } = await readBack(bytes);
	expect(bare(pages.flatMap((page) => page.texts).join(''))).toBe(bare(planned.join('')));
	const lacking = [...new Set(cleanLine(text))].filter((c) =>
		/[\p{Script=Hebrew}\p{Script=Arabic}\p{Emoji_Presentation}\uFFFD]/u.test(c)
	);
	expect([...missing].sort()).toEqual(lacking.sort());
});

test.each([
	['accents and ligatures of French', 'Éàçœ ŒŸ ’ « » … – — €', []],
	['narrow no-break space, thin spaces, no-break hyphen', 'ici\u202F: 10\u2009cm porte\u2011enseigne', []],
	['Latin Extended', 'Łódź Ğăţo Şősī', []],
	['Greek, also with breathings', 'Ἀχιλλεύς Ωμέγα', []],
	['Cyrillic', 'Верцингеториг Ѣ', []],
	['signs the fonts lack', 'a≥b → ■ ✓ ★ ⚔', ['≥', '→', '■', '✓', '★', '⚔']],
	['Chinese', '羅馬', ['羅', '馬']]
])('%s', async (_, text, lacking) => {
	const set = await fonts;
	for (const font of ['title', 'text', 'bold'] as const) {
		expect(set.missing(cleanLine(text), font)).toEqual(lacking);
	}
});

test('digits beside right-to-left letters keep their order', async () => {
	const { pages } = await readBack((await drawn(await cardsWith('סייר 12345'))).bytes);
	expect(pages[0]?.texts.join('')).toContain('12345');
});

test('every character that a font claims can be set', async () => {
	const set = await fonts;
	const faulty: string[] = [];
	for (let code = 0x20; code < 0x2e80; code += 1) {
		const character = String.fromCodePoint(code);
		for (const font of ['title', 'text'] as const) {
			if (!(set.measure(`a${character}b`, font, 10) > 0)) faulty.push(code.toString(16));
		}
	}
	expect(faulty).toEqual([]);
});

test('figures are lining and tabular, so that columns of points align', async () => {
	const set = await fonts;
	const widths = new Set([...'0123456789'].map((digit) => set.measure(digit, 'text', 10)));
	expect(widths.size).toBe(1);
});

test('the file names itself, its language and its date, prints at real size, and hides no author', async () => {
	const created = new Date(Date.UTC(2026, 10, 30, 12));
	const { doc } = await readBack(
		(await drawn(await cardsWith('Marcus'), { created, title: 'Ma\nliste \u202Eœ' })).bytes
	);
	expect(doc.getTitle()).toBe('Ma liste œ');
	expect(doc.getLanguage()).toBe('fr');
	expect(doc.getCreationDate()).toEqual(created);
	expect(doc.getAuthor()).toBeUndefined();
	expect(doc.catalog.getViewerPreferences()?.getPrintScaling()).toBe(PrintScaling.None);
});

test('the same plan and date give the same bytes', async () => {
	const plan = await cardsWith('Marcus');
	expect(Buffer.from((await drawn(plan)).bytes).equals((await drawn(plan)).bytes)).toBe(true);
	const { bytes } = await drawn(plan, { created: new Date(Date.UTC(2026, 0, 1)) });
	expect(Buffer.from(bytes).equals((await drawn(plan)).bytes)).toBe(false);
});

test('37 cards stay a small file', async () => {
	const contents = Array.from({ length: 37 }, (_, at) => ({ ...plainContent(`e${at}`), name: `Miles ${at}` }));
	const plan = planCards(contents, OPTIONS, CARD_WORDS, (await fonts).measure);
	const { bytes } = await drawn(plan);
	expect(bytes.length).toBeLessThan(250_000);
});

test('progress is told page by page, and the work can be stopped', async () => {
	const contents = Array.from({ length: 37 }, (_, at) => plainContent(`e${at}`));
	const plan = planCards(contents, OPTIONS, CARD_WORDS, (await fonts).measure);
	const told: [number, number][] = [];
	const stop = new AbortController();
	const result = await drawPdf(plan, await fonts, META, {
		signal: stop.signal,
		onProgress: (done, total) => {
			told.push([done, total]);
			if (done === 2) stop.abort();
		}
	});
	expect(told).toEqual([
		[1, 5],
		[2, 5]
	]);
	expect(result).toEqual({ ok: false, error: { code: 'stopped', facts: {} } });
});

const poppler = spawnSync('pdftotext', ['-v']).error === undefined;
test.skipIf(!poppler)(
	poppler ? 'another reader reads the same text' : 'another reader reads the same text (needs poppler-utils)',
	async () => {
		const folder = mkdtempSync(join(tmpdir(), 'signifer-pdf-'));
		try {
			const file = join(folder, 'cards.pdf');
			writeFileSync(file, (await drawn(await cardsWith('Œnomaüs Ἀχιλλεύς Верцингеториг 🏺 12 345'))).bytes);
			const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
			for (const word of ['Œnomaüs', 'Ἀχιλλεύς', 'Верцингеториг', '🏺', '12 345', 'Légionnaire', 'Hors de combat']) {
				expect(text).toContain(word);
			}
			const info = execFileSync('pdfinfo', [file], { encoding: 'utf8' });
			expect(info).toMatch(/Page size:\s+595\.\d+ x 841\.\d+ pts \(A4\)/);
			const embedded = execFileSync('pdffonts', [file], { encoding: 'utf8' }).trim().split('\n').slice(2);
			for (const font of embedded) expect(font).toMatch(/CID TrueType\s+Identity-H\s+yes/);
		} finally {
			rmSync(folder, { recursive: true });
		}
	}
);
