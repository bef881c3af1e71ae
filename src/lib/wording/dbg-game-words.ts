import { dbgCatalogue } from '#lib/catalogue/dbg-lists.ts';
import type { TextFile } from '#lib/catalogue/dbg.ts';
import { type Locale, nameOf } from '#lib/catalogue/text.ts';
import type { DbgRoster } from '#lib/roster/dbg-document.ts';
import { problemSentence } from './problems.ts';
import { repairSentence } from './repairs.ts';
import { headLines, rosterText } from './roster-text.ts';
import type { GameWords } from './roster-words.ts';
import { ruleName } from './rules.ts';

/** The words of a De Bello Gallico roster; `texts` in the language of `locale`. */
export function dbgGameWords(roster: DbgRoster, texts: TextFile, locale: Locale): GameWords {
	const context = { roster, catalogue: dbgCatalogue, text: texts };
	return {
		texts,
		army: nameOf(texts, `army.${roster.army}`),
		problem: (problem) => problemSentence(problem, context, locale),
		rule: (problem) => ruleName(problem.rule, texts, locale),
		repair: (repair) => repairSentence(repair, context, locale),
		head: (report) => headLines(roster, report, texts, locale),
		text: (report, options) => rosterText(roster, report, dbgCatalogue, texts, locale, options)
	};
}
