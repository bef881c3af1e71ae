import { expect, test } from 'vitest';
import { TENDENCIES } from '../../catalogue/legio.ts';
import { legioCatalogue } from '../../catalogue/legio-lists.ts';
import { NEVER, toNumber } from '../../dice/fraction.ts';
import { rollChances, tableChances } from '../../rules/legio/chances.ts';
import { compulsoryFor } from '../../rules/legio/lookup.ts';
import { legioEngineOf } from './engine.ts';
import { replaySetUp } from './set-up.ts';
import { rollTerrain } from './terrain.ts';

test('a seed gives one table, which its set-up replays; the dice are those of the match', () => {
	const { setUp, fold } = rollTerrain({ tendency: 'littoral', seed: 2026 }, legioCatalogue);
	expect(rollTerrain({ tendency: 'littoral', seed: 2026 }, legioCatalogue).fold).toEqual(fold);
	expect(replaySetUp(setUp, legioEngineOf(legioCatalogue))).toEqual({ ok: true, value: fold });
	expect(setUp.seed).toBe('mt19937:2026');
	expect(rollTerrain({ tendency: 'littoral', seed: 2027 }, legioCatalogue).fold).not.toEqual(fold);
});

test('the defender’s choice is his; the rest of the dice do not change with it', () => {
	const rolls = (compulsory: 'wood' | 'gentle-hill') => {
		const { state } = rollTerrain({ tendency: 'arable', seed: 5, compulsory }, legioCatalogue).fold;
		return { first: state.pieces[0]?.piece, section: state.compulsory, tested: state.tested };
	};
	const [wood, hill] = [rolls('wood'), rolls('gentle-hill')];
	expect([wood.first, hill.first]).toEqual(['wood', 'gentle-hill']);
	expect({ ...wood, first: '' }).toEqual({ ...hill, first: '' });
});

test.each(TENDENCIES)('%s: a thousand tables come out as the exact chances say', (tendency) => {
	const [compulsory = 'wood'] = compulsoryFor(tendency, legioCatalogue);
	const exact = tableChances(tendency, compulsory, { rulings: {} }, legioCatalogue);
	const RUNS = 1000;
	const totals = new Map<number, number>();
	const firsts = new Map<string | null, number>();
	const sections = new Map<number, number>();
	const tables = new Map<string, number>();
	for (let seed = 1; seed <= RUNS; seed++) {
		const { state } = rollTerrain({ tendency, seed: seed * 7919, compulsory }, legioCatalogue).fold;
		const first = state.tested[0]?.piece ?? null;
		const kinds = state.pieces
			.map(({ piece }) => piece)
			.toSorted()
			.join(' ');
		totals.set(state.pieces.length, (totals.get(state.pieces.length) ?? 0) + 1);
		firsts.set(first, (firsts.get(first) ?? 0) + 1);
		tables.set(kinds, (tables.get(kinds) ?? 0) + 1);
		for (const { section } of state.pieces) sections.set(section, (sections.get(section) ?? 0) + 1);
	}
	const close = (count: number | undefined, chance: number): void => {
		const spread = 5 * Math.sqrt(RUNS * chance * (1 - chance)) + 1e-9;
		expect(Math.abs((count ?? 0) - RUNS * chance)).toBeLessThanOrEqual(spread);
	};
	for (let total = 1; total <= 4; total++) close(totals.get(total), toNumber(exact.totals.get(total) ?? NEVER));
	const roll = rollChances(tendency, { rulings: {} }, legioCatalogue);
	close(firsts.get(null), roll.none / 36);
	for (const [piece, count] of roll.pieces) close(firsts.get(piece), count / 36);
	for (const [section, { any }] of exact.sections) close(sections.get(section), toNumber(any));
	for (const { pieces, chance } of exact.tables) {
		const kinds = pieces
			.flatMap(({ piece, count }) => Array<string>(count).fill(piece))
			.toSorted()
			.join(' ');
		close(tables.get(kinds), toNumber(chance));
	}
});
