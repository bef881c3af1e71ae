import type { Locale } from '#lib/catalogue/text.ts';
import { dbgCatalogue } from '#lib/catalogue/dbg-lists.ts';
import { dbgText } from '#lib/catalogue/dbg-text.ts';
import { m } from '#lib/paraglide/messages.js';
import { type Roster, ofGame } from '#lib/roster/document.ts';
import type { Report } from '#lib/rules/problem.ts';
import { type GameModule, loadGame } from '#lib/rules/registry.ts';
import { problemSentence } from '#lib/wording/problems.ts';
import { repairSentence } from '#lib/wording/repairs.ts';
import { headLines } from '#lib/wording/roster-text.ts';
import { ruleName } from '#lib/wording/rules.ts';
import type { Arguments } from '../args.ts';
import { readRoster } from '../input.ts';
import { EXIT_FINE, EXIT_ILLEGAL, type Io } from '../io.ts';
import { jsonText, refuse } from '../words.ts';

/** The report as the interface fixes it: nothing more, nothing less. */
export const reportJson = ({ legal, points, limit, figures, problems }: Report): Record<string, unknown> => ({
	legal,
	points,
	limit,
	figures,
	problems: problems.map(({ code, severity, entry, facts }) => ({ code, severity, entry, facts }))
});

function reportText(roster: Roster, report: Report, game: GameModule, locale: Locale): string {
	const text = dbgText[locale];
	const context = { roster: ofGame(roster, 'dbg'), catalogue: dbgCatalogue, text };
	const lines = report.problems.flatMap((problem) => {
		const sentence = m.cli_problem(
			{
				severity: problem.severity,
				problem: problemSentence(problem, context, locale),
				rule: ruleName(problem.rule, text, locale)
			},
			{ locale }
		);
		const repair = problem.severity === 'error' ? game.repairs(roster, problem)[0] : undefined;
		return repair
			? [sentence, m.cli_repair({ repair: repairSentence(repair, context, locale) }, { locale })]
			: [sentence];
	});
	const verdict = report.legal ? m.cli_verdict_legal({}, { locale }) : m.cli_verdict_illegal({}, { locale });
	return [...headLines(ofGame(roster, 'dbg'), report, text, locale), verdict, ...lines, ''].join('\n');
}

/** `check FILE`: every problem of a roster. */
export async function check({ arguments: [file = ''], options, locale }: Arguments, io: Io): Promise<number> {
	const roster = await readRoster(file, io);
	if (!roster.ok) return refuse(io, roster.error, file, locale);
	const game = await loadGame(roster.value.game);
	const report = game.validate(roster.value);
	io.out(options.has('json') ? jsonText(reportJson(report)) : reportText(roster.value, report, game, locale));
	return report.legal ? EXIT_FINE : EXIT_ILLEGAL;
}
