import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { bare, halfEm, outside, overlaps, textOf } from './contents.fixture.ts';
import { OSCAR_SHEET_WORDS, oscarSheet } from './oscar-contents.fixture.ts';
import { planOscarSheet } from './oscar-sheet.ts';
import { MARGIN, PAPERS } from './paper.ts';
import { boundsOf, INKS } from './plan.ts';

vi.setConfig({ testTimeout: 60_000 }); // real layouts, on slow machines too

test('whatever is typed, every box is inside the margins, none overlaps, no text is lost', () => {
	const options = fc.record({
		paper: fc.constantFrom(...PAPERS),
		ink: fc.constantFrom(...INKS),
		reference: fc.constant(true)
	});
	fc.assert(
		fc.property(oscarSheet, options, (content, chosen) => {
			const { pages } = planOscarSheet(content, chosen, OSCAR_SHEET_WORDS, halfEm);
			for (const page of pages) {
				expect(outside(page.boxes, MARGIN, MARGIN, page.width - 2 * MARGIN, page.height - 2 * MARGIN)).toEqual([]);
				expect(overlaps(page)).toEqual([]);
			}
			const boxes = pages.flatMap((page) => page.boxes);
			const entries = content.places.flatMap((place) => place.entries);
			const wanted: [string, string][] = [
				[content.name, textOf(boxes, 'title')],
				[content.notes, textOf(boxes, 'closing')],
				[content.ends, textOf(boxes, 'closing')],
				...content.problems.map((problem): [string, string] => [problem, textOf(boxes, 'problem')]),
				...entries.flatMap((entry): [string, string][] => [
					[entry.name === '' ? entry.unit : entry.name, textOf(boxes, 'entry')],
					[entry.unit, textOf(boxes, 'entry')],
					[entry.notes, textOf(boxes, 'detail')],
					...entry.details.map((detail): [string, string] => [detail, textOf(boxes, 'detail')])
				]),
				...content.weapons.rows.map(({ name }): [string, string] => [name, textOf(boxes, 'reference')]),
				...content.reference.flatMap(({ items }) =>
					items.flatMap(({ name, rule }): [string, string][] => [
						[name, textOf(boxes, 'reference')],
						[rule ?? '', textOf(boxes, 'reference')]
					])
				)
			];
			expect(wanted.filter(([text, where]) => !where.includes(bare(text)))).toEqual([]);
			const slots = content.diagram.flatMap((place) => place.slots).length;
			const drawn = boxes.filter((box) => box.kind === 'rect' && box.part === 'slot');
			expect(drawn).toHaveLength(slots);
			for (const box of drawn) expect(boundsOf(box).width).toBeGreaterThan(20);
		}),
		{ numRuns: 40 }
	);
});
