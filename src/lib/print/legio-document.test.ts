import { expect, test, vi } from 'vitest';
import { HOSTILE, halfEm, outside, overlaps, textOf } from '#lib/cards/contents.fixture.ts';
import { CARD_SIZES, MARGIN, PAPERS } from '#lib/cards/paper.ts';
import { type Box, INKS, type Plan } from '#lib/cards/plan.ts';
import { LOCALES } from '#lib/catalogue/text.ts';
import { drawPdf } from '#lib/pdf/draw.ts';
import { nodeFonts } from '#lib/pdf/fonts-node.ts';
import { loadFonts } from '#lib/pdf/fonts.ts';
import { readBack } from '#lib/pdf/read-back.fixture.ts';
import { legioCard } from './legio-cards.ts';
import { prepareLegio } from './legio-document.ts';
import { everyElement, legioContext } from './legio-print.fixture.ts';
import { legioSheet } from './legio-sheet.ts';
import { NOTHING, type PrintOptions } from './prepared.ts';

vi.setConfig({ testTimeout: 60_000 }); // real layouts, on slow machines too

const OPTIONS: PrintOptions = {
	what: 'both',
	paper: 'a4',
	size: 'poker',
	ink: 'full',
	per: 'entry',
	backs: false,
	reference: true
};
const NOBODY = { player: '', date: '', link: null };
const planOf = (context: ReturnType<typeof legioContext>, options: Partial<PrintOptions> = {}): Plan => {
	const chosen = { ...OPTIONS, ...options };
	return prepareLegio(context, chosen.what, NOBODY).plan(chosen, halfEm);
};

const plain = (text: string | undefined): string | undefined => text?.replaceAll('\u202f', ' ');

/** The signs of an element, piece by piece: wood, gentle hill, steep hill, rough, marsh, dunes. */
test.each([
	['KN', '−2D – – −2D −2D −1'],
	['LH', '−2D – – −2D −2D 0'],
	['BD', '−1D – – −1D −1D −1'],
	['PK', '× −1 × −1D × −1'],
	['AX', '0 – – 0 0 −1'],
	['PS', '0 – – 0 0 0'],
	['SCH', '× −1 × −2D × ×'],
	['HCH', '×* −1* ×* −2D ×* ×*'],
	['ART', '× – × × × ×']
])('what terrain does to %s', (element, cells) => {
	const lines = legioCard(legioContext('fr', { entries: everyElement }), NOTHING)?.lines ?? [];
	const line = lines.find(({ code }) => code === element);
	expect(line?.cells.map(({ said }) => said).join(' ')).toBe(cells);
});

test('a card has the army’s own elements, each kind once, and tells of no sign that it does not use', () => {
	const card = legioCard(legioContext('fr'), NOTHING);
	expect(card?.lines.map(({ code }) => code)).toEqual(['LCH', 'CV', 'WB', 'PS']);
	expect(plain(card?.count)).toBe('12 éléments');
	const only = legioCard(legioContext('fr'), new Set(['e1', 'e2', 'e3']));
	expect(only?.lines.map(({ code }) => code)).toEqual(['PS']);
	expect(only?.signs.map(({ name }) => name)).toEqual(['0', '–']);
	expect(legioCard(legioContext('fr'), new Set(['e1', 'e2', 'e3', 'e4']))).toBeNull();
});

test('height and shooting name those of the army only', () => {
	const rule = (entries: readonly object[], piece: number) =>
		plain(legioCard(legioContext('en', { entries }), NOTHING)?.pieces[piece]?.rule ?? undefined);
	const psiloi = { id: 'a', element: 'PS' };
	const bows = { id: 'b', element: 'BW' };
	expect(rule([psiloi], 5)).toBe('Blocks sight up to the crest, +1 in melee for the higher.');
	expect(rule([psiloi, bows], 5)).toBe(
		'Blocks sight up to the crest, shoot over a friend: BW, +1 in melee when higher: PS.'
	);
	expect(rule([bows], 5)).toBe('Blocks sight up to the crest, shoot over a friend: BW.');
	expect(rule([psiloi], 3)).toBe('Does not block sight.');
});

test('the sheet has the exact chances of the tendency, under the army’s own rulings', () => {
	const chances = (fields: object) =>
		legioSheet(legioContext('en', fields), { ...NOBODY, problems: [] }).chances.rows.map(
			({ name, cells }) => `${name} ${cells[0]?.join(' ')}`
		);
	expect(chances({})).toEqual([
		'Gentle hill 11/36 30.6%',
		'Wood 3/36 8.3%',
		'Steep hill 1/36 2.8%',
		'Nothing 21/36 58.3%'
	]);
	expect(chances({ tendency: 'littoral' })).toContain('Steep hill 2/36 5.6%');
	expect(chances({ tendency: 'littoral', rulings: { 'row-eleven': 'swapped' } })).not.toContain('Steep hill 2/36 5.6%');
	expect(chances({ tendency: 'none' })).toEqual([]);
	const { rulings } = legioSheet(legioContext('en', { rulings: { 'army-size': 20 } }), { ...NOBODY, problems: [] });
	expect(rulings.map(({ rule }) => rule)).toEqual(['20 elements']);
});

const isText = (box: Box): box is Extract<Box, { kind: 'text' }> => box.kind === 'text';

test.each(CARD_SIZES)(
	'%s: no box leaves its card, no text is smaller than eight points, every kind is there',
	(size) => {
		for (const locale of LOCALES) {
			for (const entries of [legioContext(locale).roster.entries, everyElement]) {
				const { pages } = planOf(legioContext(locale, { entries }), { what: 'cards', size, backs: size === 'tarot' });
				const codes: string[] = [];
				for (const page of pages) {
					expect(overlaps(page)).toEqual([]);
					expect(outside(page.boxes, MARGIN, MARGIN, page.width - 2 * MARGIN, page.height - 2 * MARGIN)).toEqual([]);
					for (const [at, card] of page.cards.entries()) {
						const own = page.boxes.filter((box) => box.card === at);
						expect(outside(own, card.x, card.y, card.width, card.height)).toEqual([]);
						if (card.side === 'back') continue;
						const said = own.filter(isText);
						expect(Math.min(...said.map(({ sizePt }) => sizePt))).toBeGreaterThanOrEqual(8);
						codes.push(
							...said.filter(({ part, font }) => part === 'element' && font === 'bold').map(({ text }) => text)
						);
						// a table of signs is never without the names over its columns
						const cells = said.filter(({ part }) => part === 'cell').length;
						const heads = said.filter(({ part }) => part === 'terrain').length;
						expect(cells > 0).toBe(heads > 0);
					}
				}
				expect(codes).toEqual(entries.map(({ element }) => element));
			}
		}
	}
);

test('the sheet keeps its texts inside the margins and apart', () => {
	for (const paper of PAPERS) {
		for (const ink of INKS) {
			const { pages } = planOf(legioContext('fr', { entries: everyElement }), { what: 'sheet', paper, ink });
			for (const page of pages) {
				expect(overlaps(page)).toEqual([]);
				expect(outside(page.boxes, MARGIN, MARGIN, page.width - 2 * MARGIN, page.height - 2 * MARGIN)).toEqual([]);
			}
		}
	}
});

test('an army that breaks the rules prints, and says so', () => {
	const context = legioContext('fr', {
		aggression: -1.23456789e300,
		tendency: 'moon',
		entries: [
			{ id: 'a', element: 'XX', count: 1e300 },
			{ id: 'b', element: 'KN', count: -2 }
		]
	});
	const { problems } = prepareLegio(context, 'both', NOBODY);
	expect(problems).toHaveLength(5);
	const { pages } = planOf(context);
	const boxes = pages.flatMap((page) => page.boxes);
	for (const page of pages) {
		expect(outside(page.boxes, MARGIN, MARGIN, page.width - 2 * MARGIN, page.height - 2 * MARGIN)).toEqual([]);
	}
	expect(textOf(boxes, 'illegal')).toBe('Listenonconforme');
	expect(textOf(boxes, 'mark')).toBe('Listenonconforme');
	expect(textOf(boxes, 'unknown')).toContain('XX');
	expect(planOf(legioContext('fr', { entries: [] })).pages).toHaveLength(1);
});

test.each(HOSTILE)('names and notes like %j', (text) => {
	const entries = [{ id: 'a', element: 'KN', name: text, notes: text }];
	const { pages } = planOf(legioContext('fr', { name: text, army: text, notes: text, entries }));
	for (const page of pages) {
		expect(overlaps(page)).toEqual([]);
		expect(outside(page.boxes, MARGIN, MARGIN, page.width - 2 * MARGIN, page.height - 2 * MARGIN)).toEqual([]);
	}
});

test.each(LOCALES)('%s: the PDF says in text what the plan says', async (locale) => {
	const prepared = prepareLegio(legioContext(locale, { name: 'Ἀχιλλεύς Война 🐎' }), 'both', NOBODY);
	const fonts = await loadFonts(nodeFonts, prepared.text);
	const plan = prepared.plan(OPTIONS, fonts.measure);
	const drawn = await drawPdf(plan, fonts, {
		title: prepared.title,
		language: locale,
		created: new Date(),
		backs: false
	});
	if (!drawn.ok) throw new Error('not drawn');
	expect(drawn.value.missing).toEqual(['🐎']);
	const { pages } = await readBack(drawn.value.bytes);
	const said = pages.flatMap((page) => page.texts).join(' ');
	for (const text of ['χιλλεύς', 'Война', 'LCH', '×*', '11/36', locale === 'fr' ? 'Colline' : 'Gentle']) {
		expect(said).toContain(text);
	}
});
