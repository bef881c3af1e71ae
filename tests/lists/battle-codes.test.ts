import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CODE_KINDS, CodesFile } from '#lib/catalogue/battle.ts';
import { repeated } from './files.ts';
import { codes, game, rulings } from './battle-files.ts';

/* As for the other games: share numbers are append-only. The fixture is frozen with revision 1 and is never edited. */

const released = CodesFile.parse(
	JSON.parse(readFileSync(new URL('../fixtures/battle-codes-1.json', import.meta.url), 'utf8'))
);

const ids: Readonly<Record<(typeof CODE_KINDS)[number], Iterable<string>>> = {
	talent: game.talents.map(({ id }) => id),
	ruling: rulings.keys()
};

test.each(CODE_KINDS)('%s: numbers of released links still mean the same id', (kind) => {
	expect(codes[kind]).toMatchObject(released[kind]);
});

test.each(CODE_KINDS)('%s: every id has a number, no number is used twice', (kind) => {
	expect([...ids[kind]].filter((id) => codes[kind][id] === undefined)).toEqual([]);
	expect(repeated(Object.values(codes[kind]))).toEqual([]);
});

test.each(CODE_KINDS)('%s: a new id takes a number after those released', (kind) => {
	const last = Math.max(...Object.values(released[kind]));
	const added = Object.entries(codes[kind]).filter(([id]) => released[kind][id] === undefined);
	expect(added.filter(([, number]) => number <= last)).toEqual([]);
});

test('the released numbers count 1, 2, 3 without a hole', () => {
	for (const kind of CODE_KINDS) {
		const numbers = Object.values(released[kind]);
		expect(numbers).toEqual(numbers.map((_, at) => at + 1));
	}
});
