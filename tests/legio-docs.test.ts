import { expect, test } from 'vitest';
import { legioCatalogue } from '#lib/catalogue/legio-lists.ts';
import { EVENTS } from '#lib/match/legio/events.ts';
import { PLAN_PROBLEM_CODES } from '#lib/rules/legio/deployment.ts';
import { LEGIO_PROBLEM_CODES } from '#lib/rules/problem.ts';
import { textOf } from './architecture/sources.ts';

/* What docs/dba-legio.md promises, compared with the program. */

/** Rows of the table under a heading, without the back-ticks around a whole cell. */
function rowsUnder(heading: string): string[][] {
	const [, ...parts] = textOf('docs/dba-legio.md').split(/^## /m);
	const part = parts.find((each) => each.startsWith(`${heading}\n`)) ?? '';
	return part
		.split('\n')
		.filter((line) => line.startsWith('| `'))
		.map((line) =>
			line
				.split('|')
				.slice(1, -1)
				.map((cell) => cell.trim().replace(/^`([^`]*)`$/, '$1'))
		);
}
const first = (heading: string) => rowsUnder(heading).map(([cell]) => cell);

test('every event, problem and question is described, in the order of the program', () => {
	expect(first('The set-up')).toEqual(Object.keys(EVENTS));
	expect(first('Problems of an army')).toEqual([...LEGIO_PROBLEM_CODES]);
	expect(first('Problems of a plan')).toEqual([...PLAN_PROBLEM_CODES]);
	expect(first('Open questions')).toEqual([...legioCatalogue.rulings.keys()]);
});

test('questions name their answers, the default in bold, and where it comes from', () => {
	for (const [id = '', , answers = '', basis] of rowsUnder('Open questions')) {
		const ruling = legioCatalogue.rulings.get(id);
		expect([id, basis]).toEqual([id, ruling?.provenance.kind]);
		expect(answers).toContain(`**\`${String(ruling?.default)}\`**`);
		const choices = ruling?.choices ?? [];
		const named = choices.length > 6 ? [choices[0], choices.at(-1)] : choices;
		for (const choice of named) expect(answers).toContain(`\`${String(choice)}\``);
	}
});

test('facts are those that the program writes beside each code', () => {
	const [, ofArmies = ''] = textOf('src/lib/rules/problem.ts').split('const LEGIO_PROBLEM_CODES = [');
	const told = (source: string, codes: readonly string[]) =>
		codes.map((code) => {
			const facts = new RegExp(`'${code}',? // \\{([^}]*)\\}`).exec(source)?.[1] ?? '';
			return [code, facts];
		});
	const described = (heading: string) =>
		rowsUnder(heading).map(([code, facts = '']) => [code, facts.replaceAll('`', '')]);
	expect(described('Problems of an army')).toEqual(told(ofArmies, LEGIO_PROBLEM_CODES));
	expect(described('Problems of a plan')).toEqual(
		told(textOf('src/lib/rules/legio/deployment.ts'), PLAN_PROBLEM_CODES)
	);
});
