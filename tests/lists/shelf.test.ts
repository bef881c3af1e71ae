import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { armyOf } from '#lib/roster/members.ts';
import { loadSample, loadShelf } from '#lib/roster/shelf.ts';
import { loadGame } from '#lib/rules/registry.ts';
import { SHELF_FILE, makeShelf, shelfText } from '../../.config/shelf.ts';

test('lists/shelf.json says what lists and rules say today (npm run shelf writes it)', async () => {
	expect(readFileSync(SHELF_FILE, 'utf8')).toBe(await shelfText(await makeShelf()));
});

test('what a card says is true of the roster that a tap gives', async () => {
	const shelf = await loadShelf();
	expect(shelf.length).toBeGreaterThan(12);
	for (const sample of shelf) {
		const roster = await loadSample(sample);
		const report = (await loadGame(roster.game)).validate(roster);
		expect([sample.id, report.legal, report.figures]).toEqual([sample.id, true, sample.figures]);
		expect([roster.game, armyOf(roster)]).toEqual([sample.game, sample.army]);
		if (sample.points !== null) expect([report.points, report.limit]).toEqual([sample.points, sample.limit]);
	}
});

test('a sample that is not there is a fault, not another sample', async () => {
	await expect(loadSample({ game: 'dbg', id: 'persians' })).rejects.toThrow('persians');
});
