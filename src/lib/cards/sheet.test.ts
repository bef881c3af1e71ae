import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import {
	bare,
	CARD_WORDS,
	halfEm,
	outside,
	overlaps,
	plainContent,
	SHEET_WORDS,
	sheetContent,
	textOf
} from './contents.fixture.ts';
import { MARGIN, PAPER_SIZES, PAPERS } from './paper.ts';
import { boundsOf, INKS, type Plan } from './plan.ts';
import { planSheet } from './sheet.ts';
import type { SheetOptions } from './sides.ts';
import type { SheetContent } from './sheet-content.ts';

vi.setConfig({ testTimeout: 60_000 }); // real layouts, on slow machines too

const A4: SheetOptions = { paper: 'a4', ink: 'full', reference: true };
const plan = (content: SheetContent, options: Partial<SheetOptions> = {}): Plan =>
	planSheet(content, { ...A4, ...options }, SHEET_WORDS, CARD_WORDS, halfEm);

const ordinary: SheetContent = {
	name: 'Vexillatio secunda',
	army: 'romans',
	subtitle: 'Romains · Groupe d’élite',
	fields: [
		{ label: 'Joueur', value: '' },
		{ label: 'Date', value: '2026-11-30' }
	],
	facts: [{ label: 'Points', value: '198', of: '/ 200' }],
	problems: [],
	categories: [
		{
			category: 'warriors',
			name: 'Guerriers',
			summary: '6 figurines',
			entries: Array.from({ length: 6 }, (_, at) => ({
				...plainContent(`e${at}`, 6),
				total: 102,
				details: ['Protection lourde', 'Pilum']
			}))
		}
	],
	adjustments: [],
	total: '36 figurines · 612 pts',
	breakPoint: 'dès 18 figurines',
	rulings: [],
	notes: '',
	qr: [[true]],
	weapons: plainContent('a').weapons,
	reference: [
		{ name: 'Compétences', items: Array.from({ length: 12 }, () => ({ name: 'Coriace', rule: 'Tient bon.' })) }
	]
};

test('whatever is typed, every box is inside the margins, none overlaps, no text is lost', () => {
	const options = fc.record({
		paper: fc.constantFrom(...PAPERS),
		ink: fc.constantFrom(...INKS),
		reference: fc.constant(true)
	});
	fc.assert(
		fc.property(sheetContent, options, (content, chosen) => {
			const made = plan(content, chosen);
			for (const page of made.pages) {
				expect(page).toMatchObject(PAPER_SIZES[chosen.paper]);
				expect(outside(page.boxes, MARGIN, MARGIN, page.width - 2 * MARGIN, page.height - 2 * MARGIN)).toEqual([]);
				expect(overlaps(page)).toEqual([]);
			}
			const boxes = made.pages.flatMap((page) => page.boxes);
			const wanted: [string, string][] = [
				[content.name, textOf(boxes, 'title')],
				[content.notes, textOf(boxes, 'closing')],
				...content.fields.map(({ value }): [string, string] => [value, textOf(boxes, 'field')]),
				...content.problems.map((problem): [string, string] => [problem, textOf(boxes, 'problem')]),
				...content.categories.flatMap(({ entries }) =>
					entries.flatMap((entry): [string, string][] => [
						[entry.name === '' ? entry.unit : entry.name, textOf(boxes, 'entry')],
						[entry.unit, textOf(boxes, 'entry')],
						[entry.notes, textOf(boxes, 'detail')],
						...entry.details.map((detail): [string, string] => [detail, textOf(boxes, 'detail')])
					])
				),
				...content.reference.flatMap(({ items }) =>
					items.flatMap(({ name, rule }): [string, string][] => [
						[name, textOf(boxes, 'reference')],
						[rule ?? '', textOf(boxes, 'reference')]
					])
				)
			];
			expect(wanted.filter(([text, where]) => !where.includes(bare(text)))).toEqual([]);
		}),
		{ numRuns: 40 }
	);
});

test('an ordinary roster and its rules take one side, in comfortable type', () => {
	for (const paper of PAPERS) {
		const made = plan(ordinary, { paper });
		expect(made.pages).toHaveLength(1);
		const sizes = made.pages.flatMap((page) =>
			page.boxes.flatMap((box) =>
				box.kind === 'text' && ['entry', 'reference'].includes(box.part) ? [box.sizePt] : []
			)
		);
		expect(Math.min(...sizes)).toBeGreaterThanOrEqual(8.5);
	}
});

test('a long one takes two sides: the roster, then the rules', () => {
	const item = {
		name: 'Frère d’épaule',
		rule: 'N’ayant pas encore combattu, cède des points à un camarade. '.repeat(3)
	};
	const long = { ...ordinary, reference: [{ name: 'Compétences', items: Array.from({ length: 24 }, () => item) }] };
	const made = plan(long);
	expect(made.pages).toHaveLength(2);
	expect(textOf(made.pages[0]?.boxes ?? [], 'reference')).toBe('');
	expect(textOf(made.pages[1]?.boxes ?? [], 'reference')).not.toBe('');
});

test('an illegal list says so, in words and with a bar', () => {
	const boxes = plan({ ...ordinary, problems: ['Le total dépasse la limite'] }).pages[0]?.boxes ?? [];
	expect(textOf(boxes, 'illegal')).toBe('Listenonconforme');
	expect(textOf(boxes, 'problem')).toBe('Letotaldépasselalimite');
	expect(boxes.some((box) => box.part === 'illegal-bar')).toBe(true);
	expect(textOf(plan(ordinary).pages[0]?.boxes ?? [], 'illegal')).toBe('');
});

test('an empty field leaves a line to write on', () => {
	const boxes = plan(ordinary).pages[0]?.boxes ?? [];
	expect(boxes.filter((box) => box.part === 'field-line')).toHaveLength(1);
});

test('a QR keeps its quiet zone and modules that a phone can read', () => {
	const modules = Array.from({ length: 57 }, () => Array.from({ length: 57 }, () => true));
	const page = plan({ ...ordinary, qr: modules }).pages[0];
	const qr = page?.boxes.find((box) => box.kind === 'qr');
	if (qr?.kind !== 'qr' || !page) throw new Error('no QR');
	const module = qr.size / 57;
	expect(module).toBeGreaterThanOrEqual(0.33);
	const quiet = 4 * module - 0.01;
	const near = page.boxes.filter((box) => {
		const b = boundsOf(box);
		return (
			box !== qr &&
			b.x < qr.x + qr.size + quiet &&
			b.x + b.width > qr.x - quiet &&
			b.y < qr.y + qr.size + quiet &&
			b.y + b.height > qr.y - quiet
		);
	});
	expect(near).toEqual([]);
});

test('without the rules, no reference', () => {
	const boxes = plan(ordinary, { reference: false }).pages.flatMap((page) => page.boxes);
	expect(textOf(boxes, 'reference')).toBe('');
});
