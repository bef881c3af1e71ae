import { battleCatalogue } from '#lib/catalogue/battle-lists.ts';
import type { TextFile } from '#lib/catalogue/dbg.ts';
import type { Locale } from '#lib/catalogue/text.ts';
import { m } from '#lib/paraglide/messages.js';
import type { BattleRoster } from '#lib/roster/battle-document.ts';
import { battleProblem, battleRule } from './battle-problems.ts';
import { battleEdits } from './battle-repairs.ts';
import { battleHeadLines, battleText } from './battle-text.ts';
import type { GameWords } from './roster-words.ts';

/** The words of a Bataille rangée force; `texts` in the language of `locale`. */
export function battleGameWords(roster: BattleRoster, texts: TextFile, locale: Locale): GameWords {
	const context = { roster, catalogue: battleCatalogue, text: texts };
	return {
		texts,
		army: m.force_game({}, { locale }),
		problem: (problem) => battleProblem(problem, context, locale),
		rule: (problem) => battleRule(problem.rule, context, locale),
		repair: (repair) => battleEdits(repair.edits, context, locale),
		head: (report) => battleHeadLines(context, report, locale),
		text: (report, options) => battleText(context, report, locale, options)
	};
}
