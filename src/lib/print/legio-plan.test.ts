import { expect, test, vi } from 'vitest';
import { HOSTILE, halfEm, outside, overlaps } from '#lib/cards/contents.fixture.ts';
import { MARGIN, PAPERS } from '#lib/cards/paper.ts';
import { boundsOf, INKS, type Page } from '#lib/cards/plan.ts';
import { LOCALES } from '#lib/catalogue/text.ts';
import { nodeFonts } from '#lib/pdf/fonts-node.ts';
import { legioPlansPdf } from '#lib/pdf/legio-plan.ts';
import { readBack } from '#lib/pdf/read-back.fixture.ts';
import { prepareLegioPlans } from './legio-plan.ts';
import { everyElement, setUp } from './legio-print.fixture.ts';

vi.setConfig({ testTimeout: 60_000 }); // real layouts, on slow machines too

const pagesOf = (context: Parameters<typeof prepareLegioPlans>[0], sheets: 'first' | 'second' | 'both' = 'both') =>
	prepareLegioPlans(context, sheets).plan({ paper: 'a4', ink: 'saver' }, halfEm).pages;
const texts = (page: Page | undefined, part: string): string[] =>
	page?.boxes.flatMap((box) => (box.kind === 'text' && box.part === part ? [box.text] : [])) ?? [];
const NUMBERS = Array.from({ length: 24 }, (_, at) => String(at + 1));

test('a table of 120 by 80 cm is 120 by 80 mm on every page, beside a bar of 50 mm', () => {
	const pages = pagesOf(setUp('fr'));
	expect(pages).toHaveLength(3);
	for (const page of pages) {
		const edge = page.boxes.filter(({ part }) => part === 'table').map(boundsOf);
		expect(edge).toHaveLength(4);
		expect(Math.max(...edge.map(({ width }) => width))).toBeCloseTo(120);
		expect(Math.max(...edge.map(({ height }) => height))).toBeCloseTo(80);
		const bars = page.boxes.filter((box) => box.kind === 'line' && box.part === 'scale').map(boundsOf);
		expect(Math.max(...bars.map(({ width }) => width))).toBeCloseTo(50);
	}
});

test('every element has its number once on the map and once in the legend, the same on all pages', () => {
	const [first, second, both] = pagesOf(setUp('fr'));
	const sorted = (page: Page | undefined, part: string): string[] => texts(page, part).sort((a, b) => +a - +b);
	for (const part of ['element-number', 'number']) {
		expect(sorted(first, part)).toEqual(NUMBERS.slice(0, 12));
		expect(sorted(second, part)).toEqual(NUMBERS.slice(12));
		expect(sorted(both, part)).toEqual(NUMBERS);
	}
	expect(first?.boxes.filter(({ part }) => part === 'front')).toHaveLength(12);
});

test.each(LOCALES)(
	'%s: nothing is smaller than eight points, nothing lies on another text or over the margin',
	(locale) => {
		for (const fields of [{}, { entries: everyElement }]) {
			for (const paper of PAPERS) {
				for (const ink of INKS) {
					const { pages } = prepareLegioPlans(setUp(locale, fields), 'both').plan({ paper, ink }, halfEm);
					for (const page of pages) {
						const sizes = page.boxes.flatMap((box) => (box.kind === 'text' ? [box.sizePt] : []));
						expect(Math.min(...sizes)).toBeGreaterThanOrEqual(8);
						expect(overlaps(page)).toEqual([]);
						expect(outside(page.boxes, MARGIN, MARGIN, page.width - 2 * MARGIN, page.height - 2 * MARGIN)).toEqual([]);
					}
				}
			}
		}
	}
);

test('the sheet of one side says nothing of the other but where it sits', () => {
	const [only, ...more] = pagesOf(setUp('fr'), 'first');
	expect(more).toEqual([]);
	const all = only?.boxes.flatMap((box) => (box.kind === 'text' ? [box.text] : [])) ?? [];
	expect(all.join(' ')).toContain('Les Gaulois');
	expect(all.join(' ')).not.toContain('Romains');
	expect(all).toContain('Joueur 2');
});

test('distances count from the left and from the own edge; what is wrong is said', () => {
	const [, second] = pagesOf(setUp('fr'));
	const row = texts(second, 'place').slice(0, 3);
	expect(row).toEqual(['30', '16', 'haut']);
	const context = setUp('fr');
	const moved = { ...context.state.plans[0][0], entry: 'e1', number: 1, x: 500, y: -300, facing: 45 };
	const state = { ...context.state, plans: [[moved], []] as const };
	const [first] = pagesOf({ ...context, state }, 'first');
	expect(texts(first, 'place')).toEqual(['500', '−300', '45°']);
	expect(texts(first, 'element-number')).toEqual([]);
	expect(texts(first, 'problem').join(' ')).toContain('Chars légers');
});

test('a set-up before anything is placed prints an empty table', () => {
	const context = setUp('en');
	const state = { ...context.state, pieces: [], edges: null, generals: null, plans: [[], []] as const };
	const [first] = pagesOf({ ...context, state }, 'first');
	expect(texts(first, 'none')).toEqual(['No piece is placed.', 'No element is placed.']);
});

test.each(HOSTILE)('an army called %j prints', async (name) => {
	const entries = [{ id: 'a', element: 'KN', count: 2, name }];
	const context = setUp('fr', { name, army: name, entries });
	for (const page of pagesOf(context)) {
		expect(outside(page.boxes, MARGIN, MARGIN, page.width - 2 * MARGIN, page.height - 2 * MARGIN)).toEqual([]);
	}
	const bytes = await legioPlansPdf(context, 'both', { paper: 'a4', ink: 'full' }, nodeFonts);
	expect((await readBack(bytes)).pages).toHaveLength(3);
});

test('the PDF has names, numbers and the scale as text', async () => {
	const bytes = await legioPlansPdf(setUp('fr'), 'first', { paper: 'a4', ink: 'full' }, nodeFonts);
	const { pages } = await readBack(bytes);
	const all = pages.flatMap((page) => page.texts);
	expect(all).toContain('LCH Chars légers, général');
	expect(all).toContain('CV Les Éduens');
	expect(all.join(' ')).toContain('1:10');
});
