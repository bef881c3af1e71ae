import type { TextFile } from '#lib/catalogue/dbg.ts';
import type { Locale } from '#lib/catalogue/text.ts';
import { m } from '#lib/paraglide/messages.js';
import type { LegioRoster } from '#lib/roster/legio-document.ts';
import { oneLine } from '#lib/util/one-line.ts';
import { legioRule, legioSentence } from './legio-problems.ts';
import { legioEdits } from './legio-repairs.ts';
import { legioHeadLines, legioText } from './legio-roster-text.ts';
import type { GameWords } from './roster-words.ts';

/** The words of a DBA Legio army; `texts` in the language of `locale`. */
export function legioGameWords(army: LegioRoster, texts: TextFile, locale: Locale): GameWords {
	const context = { army, text: texts };
	return {
		texts,
		army: oneLine(army.army) || m.army_game({}, { locale }),
		problem: (problem) => legioSentence(problem, context, locale),
		rule: (problem) => legioRule(problem.rule, texts, locale),
		repair: (repair) => legioEdits(repair.edits, context, locale),
		head: (report) => legioHeadLines(context, report, locale),
		text: (report, options) => legioText(context, report, locale, options)
	};
}
