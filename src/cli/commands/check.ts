import type { Locale } from '#lib/catalogue/text.ts';
import { m } from '#lib/paraglide/messages.js';
import type { Roster } from '#lib/roster/document.ts';
import type { Report } from '#lib/rules/problem.ts';
import { type GameModule, loadGame } from '#lib/rules/registry.ts';
import { gameWords } from '#lib/wording/game-words.ts';
import type { Arguments } from '../args.ts';
import { readRoster } from '../input.ts';
import { EXIT_FINE, EXIT_ILLEGAL, type Io } from '../io.ts';
import { jsonText, refuse } from '../words.ts';

/** The report as the interface fixes it: nothing more, nothing less. */
export const reportJson = (
	{ legal, points, limit, figures, problems }: Report,
	{ hasPoints }: Pick<GameModule, 'hasPoints'>
): Record<string, unknown> => ({
	legal,
	points: hasPoints ? points : null,
	limit,
	figures,
	problems: problems.map(({ code, severity, entry, facts }) => ({ code, severity, entry, facts }))
});

function reportText(roster: Roster, report: Report, game: GameModule, locale: Locale): string {
	const words = gameWords(roster, locale);
	const lines = report.problems.flatMap((problem) => {
		const said = { severity: problem.severity, problem: words.problem(problem), rule: words.rule(problem) };
		const sentence = m.cli_problem(said, { locale });
		const repair = problem.severity === 'error' ? game.repairs(roster, problem)[0] : undefined;
		return repair ? [sentence, m.cli_repair({ repair: words.repair(repair) }, { locale })] : [sentence];
	});
	const verdict = report.legal ? m.cli_verdict_legal({}, { locale }) : m.cli_verdict_illegal({}, { locale });
	return [...words.head(report), verdict, ...lines, ''].join('\n');
}

/** `check FILE`: every problem of a roster. */
export async function check({ arguments: [file = ''], options, locale }: Arguments, io: Io): Promise<number> {
	const roster = await readRoster(file, io);
	if (!roster.ok) return refuse(io, roster.error, file, locale);
	const game = await loadGame(roster.value.game);
	const report = game.validate(roster.value);
	io.out(options.has('json') ? jsonText(reportJson(report, game)) : reportText(roster.value, report, game, locale));
	return report.legal ? EXIT_FINE : EXIT_ILLEGAL;
}
