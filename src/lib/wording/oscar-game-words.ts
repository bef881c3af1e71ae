import { oscarCatalogue } from '#lib/catalogue/oscar-lists.ts';
import type { TextFile } from '#lib/catalogue/dbg.ts';
import { type Locale, nameOf } from '#lib/catalogue/text.ts';
import type { OscarRoster } from '#lib/roster/oscar-document.ts';
import { type DistanceUnit, textsInUnit } from './distance.ts';
import { oscarProblem, oscarRule } from './oscar-problems.ts';
import { oscarEdits } from './oscar-repairs.ts';
import { oscarHeadLines, oscarText } from './oscar-text.ts';
import type { GameWords } from './roster-words.ts';

/** The words of an OSCAR company; `raw` as the catalogue holds them, its distances in braces. */
export function oscarGameWords(roster: OscarRoster, raw: TextFile, locale: Locale, unit: DistanceUnit): GameWords {
	const texts = textsInUnit(raw, unit, locale);
	const context = { roster, catalogue: oscarCatalogue, text: texts };
	return {
		texts,
		army: nameOf(texts, `company.${roster.army}`),
		problem: (problem) => oscarProblem(problem, context, locale),
		rule: (problem) => oscarRule(problem.rule, context, locale),
		repair: (repair) => oscarEdits(repair.edits, context, locale),
		head: (report) => oscarHeadLines(context, report, locale),
		text: (report, options) => oscarText(context, report, locale, { ...options, unit })
	};
}
