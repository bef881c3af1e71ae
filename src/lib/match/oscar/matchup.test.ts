import { expect, test } from 'vitest';
import { company } from '../../rules/oscar/testing.ts';
import { shotMatrix } from './matchup.ts';
import { Table } from './table.fixture.ts';

const table = (): Table =>
	new Table([company('captain squad-1 veteran-squad bazooka-man'), company('hauptmann gruppe-1 half-track')]).begins();

/** Every roll of 3k2 against 2k2, counted one by one; the attacker adds `more`. */
function counted(more: number, most: number): { casualties: number; hurts: number } {
	const faces = [1, 2, 3, 4, 5, 6];
	let [sum, hurt, rolls] = [0, 0, 0];
	for (const a of faces)
		for (const b of faces)
			for (const c of faces)
				for (const d of faces)
					for (const e of faces) {
						const attack = a + b + c - Math.min(a, b, c) + more;
						const lost = Math.min(most, [1, 2, 3, 4].filter((times) => attack > times * (d + e)).length);
						sum += lost;
						hurt += lost > 0 ? 1 : 0;
						rolls++;
					}
	return { casualties: sum / rolls, hurts: hurt / rolls };
}

test('the matrix holds the counted chances, for the men and bonuses of each group', () => {
	const { shooters, targets, cells } = shotMatrix(table().state, 0, 9);
	expect([shooters, targets]).toEqual([
		['0:g1', '0:g2', '0:g3', '0:g4'],
		['1:g1', '1:g2', '1:g3']
	]);
	for (const [row, more] of [
		[1, 0],
		[2, 1]
	] as const) {
		for (const [column, most] of [
			[0, 1],
			[1, 6]
		] as const) {
			const cell = cells[row]?.[column];
			const expected = counted(more, most);
			expect(cell?.casualties).toBeCloseTo(expected.casualties, 12);
			expect(cell?.hurts).toBeCloseTo(expected.hurts, 12);
		}
	}
});

test('no cell where nothing reaches or harms: a rocket is no shot, small arms do nothing to armour', () => {
	const { cells } = shotMatrix(table().state, 0, 9);
	expect(cells[3]).toEqual([null, null, null]);
	expect(cells.map((row) => row[2])).toEqual([null, null, null, null]);
	expect(
		shotMatrix(table().state, 0, 40)
			.cells.flat()
			.every((cell) => cell === null)
	).toBe(true);
});

test('men lost count', () => {
	const whole = table();
	const thinned = table();
	thinned.do('set', { group: '0:g2', men: 2 });
	const worth = ({ state }: Table): number => shotMatrix(state, 0, 9).cells[1]?.[1]?.casualties ?? 0;
	expect(worth(thinned)).toBeLessThan(worth(whole));
});
