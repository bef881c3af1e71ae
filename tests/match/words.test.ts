import { expect, test } from 'vitest';
import { dbgText } from '#lib/catalogue/dbg-text.ts';
import { LOCALES } from '#lib/catalogue/text.ts';
import { allFigures } from '#lib/match/dbg/figures.ts';
import { EVENTS } from '#lib/match/dbg/events.ts';
import { dbgEngine, randomDbgMatch } from '#lib/match/dbg/games.fixture.ts';
import { type MatchFailure, logLine } from '#lib/match/engine.ts';
import { parseMatchText } from '#lib/match/document.ts';
import { replay } from '#lib/match/fold.ts';
import { failure } from '#lib/util/result.ts';
import { DBG_LOG_CODES, dbgLogSentence } from '#lib/wording/match-dbg-log.ts';
import { matchFailureSentence } from '#lib/wording/match-failures.ts';
import { dbgMatchNames } from '#lib/wording/match-names.ts';
import { logLines } from '#lib/wording/match-report.ts';
import { dbgSummaryLines } from '#lib/wording/match-summary.ts';
import { termName } from '#lib/wording/match-sums.ts';
import { FILES, textOf } from '../architecture/sources.ts';

/* Every code that a match can bring forth has words in both languages. */

const SOURCE = FILES.filter(
	(path) => /^src\/lib\/match\/dbg\/[\w-]+\.ts$/.test(path) && !/\.(test|fixture)\./.test(path)
)
	.map(textOf)
	.join('\n');
const codesIn = (pattern: RegExp): string[] => [
	...new Set([...SOURCE.matchAll(pattern)].map((match) => match[1] ?? ''))
];

const { document, fold } = randomDbgMatch(7);
const namesIn = (locale: 'fr' | 'en') => dbgMatchNames(document, allFigures(fold.state), dbgText[locale], locale);

test.each(LOCALES)('%s: every line that the rules write has a sentence', (locale) => {
	const said = codesIn(/\bsay\(\s*'([a-z-]+)'/g);
	expect(said.length).toBeGreaterThan(25);
	expect(said.filter((code) => !DBG_LOG_CODES.includes(code))).toEqual([]);
	for (const code of DBG_LOG_CODES) {
		const sentence = dbgLogSentence(logLine(code), namesIn(locale));
		expect(sentence, code).not.toMatch(/undefined|NaN|match_|^$/);
		expect(sentence).not.toBe(code);
	}
});

test.each(LOCALES)('%s: every term of a sum has a name', (locale) => {
	const codes = [
		...codesIn(/\bgiven\('([a-z-]+)'/g),
		...codesIn(/\{ code: '([a-z-]+)', value/g),
		...['terrain-awkward', 'terrain-difficult', 'terrain-obstacle', 'weather-rain', 'weather-mist'],
		...['weather-full-moon', 'weather-fog', 'weather-night', 'lance', 'two-handed-weapon', 'heavy-javelin', 'bow']
	];
	expect(codes.length).toBeGreaterThan(35);
	expect(
		codes.filter(
			(code) => /[a-z]-[a-z]/.test(termName(code, namesIn(locale))) && termName(code, namesIn(locale)) === code
		)
	).toEqual([]);
});

test.each(LOCALES)('%s: every refusal has its reason', (locale) => {
	const names = namesIn(locale);
	const why = (code: string): string =>
		matchFailureSentence(failure<MatchFailure['code']>('not-allowed', { why: code, who: null }), names);
	const unknown = why('no such reason');
	const codes = [...codesIn(/\brefuse\(\s*'([a-z-]+)'/g), ...codesIn(/\bwhy\('([a-z-]+)'\)/g)];
	expect(codes.length).toBeGreaterThan(30);
	expect(codes.filter((code) => why(code) === unknown)).toEqual([]);
});

test.each(LOCALES)('%s: a whole match reads without holes, and no two figures are called the same', (locale) => {
	const names = namesIn(locale);
	const lines = [...logLines(fold.log, dbgLogSentence, names), ...dbgSummaryLines(fold.state, names)];
	expect(lines.length).toBeGreaterThan(50);
	for (const line of lines) expect(line).not.toMatch(/undefined|NaN|match_|\?|[12]\.e\d/);
	expect(new Set(names.figures.values()).size).toBe(names.figures.size);
});

test('the example of the format’s description is a match', () => {
	const [, example = ''] = /```json\n([\s\S]*?)```/.exec(textOf('docs/match-format.md')) ?? [];
	const read = parseMatchText(example);
	expect(read).toMatchObject({ ok: true, value: { game: 'dbg', looks: [{ name: 'Vexillatio' }, {}] } });
	if (read.ok) expect(replay(read.value, dbgEngine).ok).toBe(true);
});

test('every event of De Bello Gallico is described', () => {
	const page = textOf('docs/match-format.md');
	expect(Object.keys(EVENTS).filter((kind) => !page.includes(`\`${kind}\``))).toEqual([]);
});
