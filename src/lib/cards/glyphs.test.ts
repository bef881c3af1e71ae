import { expect, test } from 'vitest';
import { GLYPH_BOX } from './glyph.ts';
import { ARMY_GLYPHS } from './glyphs-army.ts';
import { ALL_GLYPHS } from './glyphs.ts';
import { CATEGORY_GLYPHS } from './glyphs-category.ts';
import { dbgCatalogue } from '../catalogue/dbg-lists.ts';
import { CATEGORIES } from '../catalogue/dbg.ts';
import { ROLES } from '../catalogue/oscar.ts';
import { ROLE_GLYPHS } from './glyphs-role.ts';

test('every category, role and army has its own glyph', () => {
	expect(Object.keys(ROLE_GLYPHS).sort()).toEqual([...ROLES].sort());
	expect(Object.keys(CATEGORY_GLYPHS).sort()).toEqual([...CATEGORIES].sort());
	for (const army of dbgCatalogue.armies.keys()) expect(ARMY_GLYPHS[army]).toBeDefined();
	expect(new Set(ALL_GLYPHS.map((glyph) => glyph.path)).size).toBe(ALL_GLYPHS.length);
});

test.each(ALL_GLYPHS.map((glyph) => [glyph.name, glyph] as const))(
	'%s is drawn inside its box and has an author',
	(_, glyph) => {
		expect(glyph.author).not.toBe('');
		expect(glyph.path).toMatch(/^[mM][\d\s.,a-zA-Z-]+$/);
		const start = glyph.path.match(/^m\s*([\d.]+)[ ,]([\d.]+)/i);
		expect(Number(start?.[1])).toBeLessThanOrEqual(GLYPH_BOX);
		expect(Number(start?.[2])).toBeLessThanOrEqual(GLYPH_BOX);
	}
);
