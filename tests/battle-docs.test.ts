import { expect, test } from 'vitest';
import { battleCatalogue } from '#lib/catalogue/battle-lists.ts';
import { EVENTS } from '#lib/match/battle/events.ts';
import { BattleRoster } from '#lib/roster/battle-document.ts';
import { validateBattle } from '#lib/rules/battle/validate.ts';
import { textOf } from './architecture/sources.ts';

/* What docs/bataille-rangee.md and the other pages promise of Bataille rangée, compared with the program. */

const rowsUnder = (page: string, heading: string): string[][] => {
	const [, ...parts] = textOf(page).split(/^## /m);
	const part = parts.find((each) => each.startsWith(`${heading}\n`)) ?? '';
	return part
		.split('\n')
		.filter((line) => /^\| [`\d]/.test(line))
		.map((line) =>
			line
				.split('|')
				.slice(1, -1)
				.map((cell) => cell.trim().replace(/^`([^`]*)`$/, '$1'))
		);
};

test('every open question, its answers, the default in bold, and where it comes from', () => {
	const rows = rowsUnder('docs/bataille-rangee.md', 'Open questions');
	expect(rows.map(([id]) => id)).toEqual([...battleCatalogue.rulings.keys()]);
	for (const [id = '', , answers = '', basis] of rows) {
		const ruling = battleCatalogue.rulings.get(id);
		expect([id, basis]).toEqual([id, ruling?.provenance.kind]);
		expect(answers).toContain(`**\`${String(ruling?.default)}\`**`);
		for (const choice of ruling?.choices ?? []) expect(answers).toContain(`\`${String(choice)}\``);
	}
});

test('the table of thresholds is that of the lists', () => {
	const rows = rowsUnder('docs/bataille-rangee.md', 'The threshold');
	expect(rows.map(([soldiers, points, basis]) => [Number(soldiers), Number.parseInt(points ?? '', 10), basis])).toEqual(
		battleCatalogue.game.thresholds.map(({ soldiers, points, provenance }) => [
			soldiers,
			typeof points === 'number' ? points : battleCatalogue.rulings.get(points.ruling)?.default,
			provenance.kind
		])
	);
});

test('the force of the format’s description is one without fault', () => {
	const [, section = ''] = textOf('docs/file-format.md').split('### Bataille rangée');
	const roster = BattleRoster.parse(JSON.parse(/```json\n([^]*?)```/.exec(section)?.[1] ?? ''));
	const { problems } = validateBattle(roster, battleCatalogue);
	expect(problems.filter(({ severity }) => severity !== 'note')).toEqual([]);
	expect(roster).toMatchObject({ soldiers: 1000, heroes: [{ general: true }, { missile: true }], strategicPoints: 13 });
});

test('every event of a battle is described with its fields', () => {
	const rows = rowsUnder('docs/match-format.md', 'Events of Bataille rangée');
	expect(rows.map(([kind]) => kind)).toEqual(Object.keys(EVENTS));
	const fields = Object.values(EVENTS).map(({ def }) => Object.keys(def.shape));
	for (const [index, [kind, described]] of rows.entries()) {
		const words = new Set(described?.match(/[\w-]+/g));
		const silent = fields[index]?.filter((field) => field !== 'kind' && field !== 'dice' && !words.has(field));
		expect([kind, silent]).toEqual([kind, []]);
	}
});
