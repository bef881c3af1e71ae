import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import {
	bare,
	CARD_WORDS,
	cardContent,
	halfEm,
	HOSTILE,
	outside,
	overlaps,
	plainContent,
	textOf
} from './contents.fixture.ts';
import { cleanLine } from './clean.ts';
import type { CardContent } from './content.ts';
import { type CardOptions, MOST_FIGURES, planCards } from './pages.ts';
import { CARD_DIMENSIONS, CARD_SIZES, gridOf, MARGIN, PAPER_SIZES, PAPERS } from './paper.ts';
import { boundsOf, INKS, type Page, type Plan } from './plan.ts';

vi.setConfig({ testTimeout: 60_000 }); // real layouts, on slow machines too

const A4: CardOptions = { paper: 'a4', size: 'poker', ink: 'full', per: 'entry', backs: false };
const plan = (contents: readonly CardContent[], options: Partial<CardOptions> = {}): Plan =>
	planCards(contents, { ...A4, ...options }, CARD_WORDS, halfEm);
const anyOptions = fc.record({
	paper: fc.constantFrom(...PAPERS),
	size: fc.constantFrom(...CARD_SIZES),
	ink: fc.constantFrom(...INKS),
	per: fc.constantFrom<CardOptions['per'][]>('figure', 'entry'),
	backs: fc.boolean()
});

function faults(page: Page): string[] {
	const { width, height } = page;
	const found = outside(page.boxes, MARGIN, MARGIN, width - 2 * MARGIN, height - 2 * MARGIN);
	for (const [at, card] of page.cards.entries()) {
		const own = page.boxes.filter((box) => box.card === at);
		found.push(...outside(own, card.x, card.y, card.width, card.height));
		for (const other of page.cards.slice(at + 1)) {
			const apart = Math.abs(other.x - card.x) > card.width - 0.01 || Math.abs(other.y - card.y) > card.height - 0.01;
			if (!apart) found.push(`card on card at ${card.x}, ${card.y}`);
		}
	}
	return [...found, ...overlaps(page)];
}

/** What a content must say on the fronts of its cards, and is missing there. */
function lost(content: CardContent, made: Plan): string[] {
	const fronts = made.pages.flatMap((page) =>
		page.boxes.filter((box) => {
			const card = box.card === null ? null : page.cards[box.card];
			return card?.entry === content.id && card.side === 'front';
		})
	);
	const body = textOf(fronts, 'body');
	const wanted: [string, string][] = [
		[content.name === '' ? content.unit : content.name, textOf(fronts, 'title')],
		[content.unit, textOf(fronts, content.name === '' || content.name === content.unit ? 'title' : 'unit')],
		[content.armyName, textOf(fronts, 'meta')],
		[String(content.points), textOf(fronts, 'points')],
		[content.notes, body],
		...content.stats.map(({ value }): [string, string] => [String(value), textOf(fronts, 'stat')]),
		...content.weapons.map(({ name }): [string, string] => [name, body]),
		...content.weapons.flatMap(({ bands }) =>
			bands.map(([from, to]): [string, string] => [CARD_WORDS.range(from, to), body])
		),
		...[...content.equipment, ...content.skills, ...content.rules].flatMap(({ name, rule }): [string, string][] => [
			[name, body],
			[rule ?? '', body]
		])
	];
	return wanted.filter(([text, where]) => !where.includes(bare(text))).map(([text]) => text);
}

test('whatever is typed, every box is inside margins and card, none overlaps, no text is lost', () => {
	fc.assert(
		fc.property(fc.array(cardContent, { minLength: 1, maxLength: 3 }), anyOptions, (contents, options) => {
			const few = contents.map((content) =>
				options.per === 'figure' ? { ...content, figures: Math.min(content.figures, 3) } : content
			);
			const made = plan(few, options);
			for (const page of made.pages) expect(faults(page)).toEqual([]);
			for (const content of few) expect(lost(content, made)).toEqual([]);
		}),
		{ numRuns: 100 }
	);
});

test.each(HOSTILE)('a name like %j', (text) => {
	const content = { ...plainContent('a'), name: cleanLine(text), notes: cleanLine(text) };
	const made = plan([content]);
	expect(made.pages.flatMap(faults)).toEqual([]);
	expect(lost(content, made)).toEqual([]);
});

const paperSizes = PAPERS.flatMap((paper) => CARD_SIZES.map((size) => [paper, size] as const));

test.each(paperSizes)('on %s, %s cards keep their real size', (paper, size) => {
	const grid = gridOf(paper, size);
	const made = plan([plainContent('a')], { paper, size });
	const [page] = made.pages;
	const upright = PAPER_SIZES[paper];
	expect([page?.width, page?.height].toSorted()).toEqual([upright.width, upright.height].toSorted());
	expect(page?.cards[0]).toMatchObject(CARD_DIMENSIONS[size]);
	expect(grid.x).toBeGreaterThanOrEqual(MARGIN);
	expect(grid.y).toBeGreaterThanOrEqual(MARGIN);
	expect(grid.x * 2 + grid.columns * grid.card.width).toBeCloseTo(grid.page.width, 6);
	expect(grid.y * 2 + grid.rows * grid.card.height).toBeCloseTo(grid.page.height, 6);
});

test.each([
	['a4', 'poker', 9],
	['letter', 'poker', 8],
	['a4', 'tarot', 4],
	['letter', 'tarot', 4],
	['a4', 'a6', 2],
	['letter', 'a6', 2],
	['a4', 'index', 4],
	['letter', 'index', 4]
] as const)('on %s, %s cards: %i a page', (paper, size, count) => {
	const { columns, rows } = gridOf(paper, size);
	expect(columns * rows).toBe(count);
});

test.each(PAPERS.flatMap((paper) => [1, 8, 9, 10, 37].map((count) => [count, paper] as const)))(
	'%i cards on %s: all of them, on the same grid',
	(count, paper) => {
		const made = plan([plainContent('a', count)], { paper, per: 'figure' });
		const cards = made.pages.flatMap((page) => page.cards);
		expect(cards).toHaveLength(count);
		const { columns, rows } = gridOf(paper, 'poker');
		expect(made.pages).toHaveLength(Math.ceil(count / (columns * rows)));
		for (const page of made.pages) {
			expect(faults(page)).toEqual([]);
			expect(page.cards[0]).toMatchObject({ x: made.pages[0]?.cards[0]?.x, y: made.pages[0]?.cards[0]?.y });
		}
	}
);

test('each page has a bar of exactly 50 mm and says to print at 100 %', () => {
	for (const [paper, size] of paperSizes) {
		for (const page of plan([plainContent('a', 20)], { paper, size, per: 'figure' }).pages) {
			const bars = page.boxes.filter((box) => box.part === 'scale' && box.kind === 'line').map(boundsOf);
			expect(Math.max(...bars.map(({ width, height }) => Math.max(width, height)))).toBeCloseTo(50, 6);
			expect(textOf(page.boxes, 'scale')).toContain('100%');
			expect(textOf(page.boxes, 'list')).not.toBe('');
			expect(textOf(page.boxes, 'page')).toContain(String(plan([], {}).pages.length === 0 ? 'Page' : ''));
		}
	}
});

test('an entry has a column of wound boxes for each figure, a dog has no wounded state', () => {
	const boxes = (content: CardContent): number =>
		plan([content])
			.pages.flatMap((page) => page.boxes)
			.filter((box) => box.part === 'wound-box').length;
	expect(boxes(plainContent('a', 1))).toBe(2);
	expect(boxes(plainContent('a', 7))).toBe(14);
	expect(boxes(plainContent('a', 30))).toBe(60);
	expect(boxes({ ...plainContent('a', 3), states: ['out'] })).toBe(3);
	expect(boxes(plainContent('a', 1e9))).toBe(2 * MOST_FIGURES);
});

test('a crowd without a word to say goes on to more cards', () => {
	const silent = { ...plainContent('a', 60), equipment: [], weapons: [], skills: [] };
	const made = plan([silent]);
	expect(made.pages.flatMap(faults)).toEqual([]);
	expect(made.pages.flatMap((page) => page.cards).length).toBeGreaterThan(1);
});

test('a crowd under a very long name goes on to more cards', () => {
	const crowd = { ...plainContent('a', 40), name: 'a'.repeat(300), armyName: 'x'.repeat(100) };
	for (const size of CARD_SIZES) {
		const made = plan([crowd], { size });
		expect(made.pages.flatMap(faults)).toEqual([]);
		expect(lost(crowd, made)).toEqual([]);
		const boxes = made.pages.flatMap((page) => page.boxes).filter((box) => box.part === 'wound-box');
		expect(boxes).toHaveLength(80);
	}
});

test('wound boxes are at the same edge of every card', () => {
	const made = plan([plainContent('a'), { ...plainContent('b'), name: 'Marcus', notes: 'Un mot.' }]);
	const [page] = made.pages;
	const bottoms = page?.cards.map((card, at) => {
		const own = page.boxes.filter((box) => box.card === at && box.part === 'wound-box').map(boundsOf);
		return Math.max(...own.map((b) => b.y + b.height)) - card.y;
	});
	expect(bottoms?.[0]).toBeCloseTo(bottoms?.[1] ?? 0, 6);
});

test('a value that equipment changes shows the printed one, struck out', () => {
	const content = plainContent('a');
	const stats = content.stats.map((stat) => (stat.key === 'defence' ? { ...stat, value: 13, printed: 10 } : stat));
	const [page] = plan([{ ...content, stats }]).pages;
	expect(textOf(page?.boxes ?? [], 'printed')).toBe('10');
	expect(page?.boxes.filter((box) => box.part === 'printed-strike')).toHaveLength(1);
});

test('short texts print at 9 pt or more, long ones at 7 pt or more, and then go on to another card', () => {
	const sizes = (content: CardContent): number[] => {
		const made = plan([content]);
		return made.pages.flatMap((page) =>
			page.boxes.flatMap((box) =>
				box.kind === 'text' && box.part === 'body' && box.font === 'text' ? [box.sizePt] : []
			)
		);
	};
	expect(Math.max(...sizes(plainContent('a')))).toBeGreaterThanOrEqual(9);
	const long = { ...plainContent('a'), notes: 'mot '.repeat(600) };
	expect(Math.min(...sizes(long).filter((size) => size > 6))).toBeGreaterThanOrEqual(7);
	const cards = plan([long]).pages.flatMap((page) => page.cards);
	expect(cards.length).toBeGreaterThan(1);
	expect(
		textOf(
			plan([long]).pages.flatMap((page) => page.boxes),
			'continued'
		)
	).toContain(`suite2/${cards.length}`);
});

test('saving ink fills no surface', () => {
	const boxes = plan([plainContent('a')], { ink: 'saver', backs: true }).pages.flatMap((page) => page.boxes);
	expect(boxes.filter((box) => box.kind === 'rect' && box.fill !== null)).toEqual([]);
	expect(boxes.filter((box) => 'tone' in box && box.tone === 'wash')).toEqual([]);
});

test('backs come out behind their fronts when the sheet is turned over its long edge', () => {
	for (const [paper, size] of paperSizes) {
		const [front, back] = plan([plainContent('a'), plainContent('b')], { paper, size, backs: true }).pages;
		const { landscape } = gridOf(paper, size);
		expect(front?.cards.map((card) => card.entry)).toEqual(back?.cards.map((card) => card.entry));
		front?.cards.forEach((card, at) => {
			const behind = back?.cards[at];
			const mirrored = landscape
				? { x: card.x, y: front.height - card.y - card.height }
				: { x: front.width - card.x - card.width, y: card.y };
			expect(behind?.x).toBeCloseTo(mirrored.x, 6);
			expect(behind?.y).toBeCloseTo(mirrored.y, 6);
		});
	}
});

test('no roster, no page', () => {
	expect(plan([]).pages).toEqual([]);
});
