import type { LogEntry } from '#lib/match/fold.ts';
import type { LogLine } from '#lib/match/engine.ts';
import { m } from '#lib/paraglide/messages.js';
import type { MatchNames } from './match-names.ts';
import { type TermName, sumTexts } from './match-sums.ts';

/* A whole log as lines of text, whatever the game: a sentence a line, its arithmetic indented below. */

const INDENT = '  ';

/** How a game says one line of its log. */
export type LogSentence<Names extends MatchNames = MatchNames> = (line: LogLine, names: Names) => string;

/** One entry of the log, ready to be read. */
export function entryLines<Names extends MatchNames>(
	entry: LogEntry,
	sentence: LogSentence<Names>,
	names: Names,
	nameTerm?: TermName
): string[] {
	return entry.lines.flatMap((line, index) => {
		const said = sentence(line, names);
		const typed = entry.typed && index === 0;
		return [
			typed ? m.match_log_typed({ line: said }, { locale: names.locale }) : said,
			...sumTexts(line, names, nameTerm).map((text) => `${INDENT}${text}`)
		];
	});
}

/** The log with a blank line before every turn. */
export function logLines<Names extends MatchNames>(
	log: readonly LogEntry[],
	sentence: LogSentence<Names>,
	names: Names,
	nameTerm?: TermName
): string[] {
	return log.flatMap((entry) => {
		const lines = entryLines(entry, sentence, names, nameTerm);
		return entry.lines.some(({ code }) => code === 'turn') ? ['', ...lines] : lines;
	});
}
