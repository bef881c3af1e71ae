import { dbgCatalogue } from '#lib/catalogue/dbg-lists.ts';
import { dbgText } from '#lib/catalogue/dbg-text.ts';
import { oscarCatalogue } from '#lib/catalogue/oscar-lists.ts';
import { oscarText as oscarTexts } from '#lib/catalogue/oscar-text.ts';
import { type Locale, nameOf } from '#lib/catalogue/text.ts';
import type { Roster } from '#lib/roster/document.ts';
import type { Problem, Repair, Report } from '#lib/rules/problem.ts';
import { type DistanceUnit, USUAL_UNIT, textsInUnit } from './distance.ts';
import { oscarProblem, oscarRule } from './oscar-problems.ts';
import { oscarEdits } from './oscar-repairs.ts';
import { oscarHeadLines, oscarText } from './oscar-text.ts';
import { problemSentence } from './problems.ts';
import { repairSentence } from './repairs.ts';
import { type TextOptions, headLines, rosterText } from './roster-text.ts';
import { ruleName } from './rules.ts';

/** The words of one roster's game, in one language: what every command says, whatever the game. */
export interface GameWords {
	/** The army, or the company. */
	readonly army: string;
	problem(problem: Problem): string;
	rule(problem: Problem): string;
	repair(repair: Repair): string;
	head(report: Report): string[];
	text(report: Report, options: TextOptions): string;
}

/** Both languages and both games at once: for the command line. The browser loads one of each. */
export function gameWords(roster: Roster, locale: Locale, unit: DistanceUnit = USUAL_UNIT): GameWords {
	if (roster.game === 'dbg') {
		const text = dbgText[locale];
		const context = { roster, catalogue: dbgCatalogue, text };
		return {
			army: nameOf(text, `army.${roster.army}`),
			problem: (problem) => problemSentence(problem, context, locale),
			rule: (problem) => ruleName(problem.rule, text, locale),
			repair: (repair) => repairSentence(repair, context, locale),
			head: (report) => headLines(roster, report, text, locale),
			text: (report, options) => rosterText(roster, report, dbgCatalogue, text, locale, options)
		};
	}
	const context = { roster, catalogue: oscarCatalogue, text: textsInUnit(oscarTexts[locale], unit, locale) };
	return {
		army: nameOf(context.text, `company.${roster.army}`),
		problem: (problem) => oscarProblem(problem, context, locale),
		rule: (problem) => oscarRule(problem.rule, context, locale),
		repair: (repair) => oscarEdits(repair.edits, context, locale),
		head: (report) => oscarHeadLines(context, report, locale),
		text: (report, options) => oscarText(context, report, locale, { ...options, unit })
	};
}
