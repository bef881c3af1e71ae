import type { LogLine, MatchFailure } from '#lib/match/engine.ts';
import type { PlayWords } from '#lib/wording/play.ts';

export const lineWords = (line: LogLine, words: PlayWords): string =>
	`${line.code} ${words.piece(String(line.facts['figure'] ?? line.facts['group'] ?? ''))}`;
export const sumWords = (line: LogLine, words: PlayWords): string[] =>
	line.sums.map(
		(sum) =>
			`${words.piece(sum.who ?? '')} ${sum.terms.map(({ code, value }) => `${code} ${value}`).join(' + ')} = ${sum.total}`
	);
export const failureWords = (failure: MatchFailure, _words: PlayWords): string => failure.code;
