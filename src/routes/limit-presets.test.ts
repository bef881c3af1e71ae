import { expect, test } from 'vitest';
import { dbgCatalogue } from '#lib/catalogue/dbg-lists.ts';
import { LIMIT_PRESETS } from './limit-presets.ts';

test('the limits offered are those of the catalogue', () => {
	expect(LIMIT_PRESETS).toEqual(dbgCatalogue.game.points.presets);
});
