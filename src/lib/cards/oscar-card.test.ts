import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { bare, halfEm, HOSTILE, outside, overlaps, textOf } from './contents.fixture.ts';
import { cleanLine } from './clean.ts';
import { planOscarCards } from './oscar-card.ts';
import type { OscarCard } from './oscar-content.ts';
import { OSCAR_WORDS, oscarCard, plainGroup, stepsOf } from './oscar-contents.fixture.ts';
import type { FacesOptions } from './pages.ts';
import { CARD_SIZES, MARGIN, PAPERS } from './paper.ts';
import { boundsOf, type Box, INKS, type Page, type Plan } from './plan.ts';

vi.setConfig({ testTimeout: 60_000 }); // real layouts, on slow machines too

const A4: FacesOptions = { paper: 'a4', size: 'poker', ink: 'full', backs: false };
const plan = (contents: readonly OscarCard[], options: Partial<FacesOptions> = {}): Plan =>
	planOscarCards(contents, { ...A4, ...options }, OSCAR_WORDS, halfEm);
const anyOptions = fc.record({
	paper: fc.constantFrom(...PAPERS),
	size: fc.constantFrom(...CARD_SIZES),
	ink: fc.constantFrom(...INKS),
	backs: fc.boolean()
});

/** Men's boxes that lie on each other, or on a text other than the number inside. */
function crowded(page: Page): string[] {
	const men = page.boxes.filter(({ part }) => part === 'man-box');
	const others = page.boxes.filter(({ kind, part }) => kind === 'text' && part !== 'man');
	const meet = (a: Box, b: Box): boolean => {
		const [p, q] = [boundsOf(a), boundsOf(b)];
		const wide = Math.min(p.x + p.width, q.x + q.width) - Math.max(p.x, q.x);
		const high = Math.min(p.y + p.height, q.y + q.height) - Math.max(p.y, q.y);
		return wide > 0.06 && high > 0.06;
	};
	return men.flatMap((man, at) =>
		[...men.slice(at + 1), ...others].filter((other) => meet(man, other)).map(({ part }) => `man-box on ${part}`)
	);
}

function faults(page: Page): string[] {
	const { width, height } = page;
	const found = outside(page.boxes, MARGIN, MARGIN, width - 2 * MARGIN, height - 2 * MARGIN);
	for (const [at, card] of page.cards.entries()) {
		const own = page.boxes.filter((box) => box.card === at);
		found.push(...outside(own, card.x, card.y, card.width, card.height));
	}
	return [...found, ...overlaps(page), ...crowded(page)];
}

function lost(content: OscarCard, made: Plan): string[] {
	const fronts = made.pages.flatMap((page) =>
		page.boxes.filter((box) => {
			const card = box.card === null ? null : page.cards[box.card];
			return card?.entry === content.id && card.side === 'front';
		})
	);
	const body = textOf(fronts, 'body');
	const own = content.name !== '' && content.name !== content.unit;
	const wanted: [string, string][] = [
		[content.name === '' ? content.unit : content.name, textOf(fronts, 'title')],
		[content.unit, textOf(fronts, own ? 'unit' : 'title')],
		[content.kind, textOf(fronts, 'meta')],
		[content.house, textOf(fronts, 'house')],
		[content.notes, body],
		...content.stats.map(({ value }): [string, string] => [value, textOf(fronts, 'stat')]),
		...content.weapons.flatMap(({ name, detail, contact, cells }): [string, string][] => [
			[name, body],
			[detail, body],
			[contact ?? '', body],
			...(cells ?? []).flatMap((cell): [string, string][] =>
				cell === null
					? []
					: [
							[cell.attack, body],
							[cell.range, body]
						]
			)
		]),
		...content.rules.flatMap(({ name, rule }): [string, string][] => [
			[name, body],
			[rule ?? '', body]
		]),
		...content.damage.map(({ rule }): [string, string] => [rule ?? '', textOf(fronts, 'damage')])
	];
	const missing = wanted.filter(([text, where]) => !where.includes(bare(text))).map(([text]) => text);
	const men = content.steps.reduce((sum, { men: each }) => sum + each.length, 0);
	const boxes = fronts.filter(({ part }) => part === 'man-box').length;
	return boxes === men + content.damage.length ? missing : [...missing, `${boxes} boxes for ${men} men`];
}

test('whatever is typed, every box is inside margins and card, none overlaps, no text and no man is lost', () => {
	fc.assert(
		fc.property(fc.array(oscarCard, { minLength: 1, maxLength: 3 }), anyOptions, (contents, options) => {
			const made = plan(contents, options);
			for (const page of made.pages) expect(faults(page)).toEqual([]);
			for (const content of contents) expect(lost(content, made)).toEqual([]);
		}),
		{ numRuns: 60 }
	);
});

test.each(HOSTILE)('a name like %j', (text) => {
	const content = { ...plainGroup('a'), name: cleanLine(text), notes: cleanLine(text) };
	const made = plan([content]);
	for (const page of made.pages) expect(faults(page)).toEqual([]);
	expect(lost(content, made)).toEqual([]);
});

test('an ordinary group has one card of any size, in type of 7 points or more', () => {
	for (const size of CARD_SIZES) {
		const made = plan([plainGroup('a')], { size });
		const [page] = made.pages;
		expect(page?.cards).toHaveLength(1);
		const sizes = page?.boxes.flatMap((box) => (box.kind === 'text' && box.part === 'body' ? [box.sizePt] : [])) ?? [];
		expect(Math.min(...sizes)).toBeGreaterThanOrEqual(7);
	}
});

test.each(INKS)('the boxes where a malus begins differ from the others in %s ink', (ink) => {
	const boxes = plan([plainGroup('a')], { ink }).pages.flatMap((page) => page.boxes);
	const men = boxes.filter((box) => box.part === 'man-box' && box.kind === 'rect');
	expect(men).toHaveLength(8);
	const weights = men.map((box) => (box.kind === 'rect' ? box.weight : 0));
	expect(new Set(weights).size).toBe(4); // a frame for each step: told apart without any colour
	expect(weights).toEqual([...weights].sort((a, b) => a - b));
	expect(textOf(boxes, 'malus')).toBe('0−1−2−3');
	const bold = boxes.flatMap((box) =>
		box.kind === 'text' && box.part === 'man' && box.font === 'bold' ? [box.text] : []
	);
	expect(bold).toEqual(['8', '6', '4', '2']);
});

test('the men of a usual group stand in one row', () => {
	for (const men of [4, 6, 8, 10]) {
		const boxes = plan([{ ...plainGroup('a'), steps: stepsOf(men) }]).pages[0]?.boxes ?? [];
		const rows = new Set(boxes.flatMap((box) => (box.part === 'man-box' && box.kind === 'rect' ? [box.y] : [])));
		expect(rows.size).toBe(1);
	}
});

test('short, normal, long: the columns stand in this order', () => {
	const boxes = plan([plainGroup('a')]).pages[0]?.boxes ?? [];
	const at = (text: string): number => {
		const box = boxes.find((each) => each.kind === 'text' && each.part !== 'stat' && each.text === text);
		return box?.kind === 'text' ? box.x : Number.NaN;
	};
	expect(at('4k2')).toBeLessThan(at('3k2'));
	expect(at('3k2')).toBeLessThan(at('2k2'));
	expect(at('Courte (cm)')).toBeLessThan(at('Normale (cm)'));
});

test('the edge that comes on top when the card is turned says so, upright then', () => {
	const [page] = plan([plainGroup('a')]).pages;
	const edge = page?.boxes.find((box) => box.kind === 'text' && box.part === 'edge');
	if (edge?.kind !== 'text') throw new Error('no edge');
	expect(edge.turned).toBe(true);
	expect(boundsOf(edge).height).toBeCloseTo(edge.width);
	expect(boundsOf(edge).x).toBeLessThan((page?.cards[0]?.x ?? 0) + 7);
});

test('a vehicle has a box for each damage and none for men', () => {
	const tank: OscarCard = {
		...plainGroup('a'),
		role: 'vehicle',
		steps: [],
		damage: [{ name: '5–6', rule: 'Détruit' }]
	};
	const boxes = plan([tank]).pages[0]?.boxes ?? [];
	expect(textOf(boxes, 'damage')).toBe('5–6Détruit');
	expect(boxes.filter(({ part }) => part === 'man-box')).toHaveLength(1);
});
