import { type Locale } from '#lib/catalogue/text.ts';
import type { MatchDocument } from '#lib/match/document.ts';
import { SIDES } from '#lib/match/engine.ts';
import type { LogEntry } from '#lib/match/fold.ts';
import { type Tallies, ROLLS, type RollKind } from '#lib/match/tally.ts';
import type { TableView } from '#lib/match/view.ts';
import { m } from '#lib/paraglide/messages.js';
import type { PlayWords } from './play-words.ts';

/* The report of a match: what a screen shows in tables, and the same as plain text for a messenger. */

/** A number of luck: whole when it is, else with one decimal. */
export const luckNumber = (value: number, locale: Locale, sign = false): string =>
	new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: sign ? 'exceptZero' : 'auto' })
		.format(value)
		.replace('-', '−');

export interface LuckRow {
	readonly side: 0 | 1;
	readonly kind: RollKind;
	readonly count: number;
	readonly expected: number;
	readonly got: number;
}

/** Kinds of rolls that were made, by side. */
export const luckRows = (luck: readonly [Tallies, Tallies]): LuckRow[] =>
	SIDES.flatMap((side) =>
		ROLLS.flatMap((kind) => (luck[side][kind].count === 0 ? [] : [{ side, kind, ...luck[side][kind] }]))
	);

/** How it stands or ended, in a sentence without its final stop. */
export function resultWords(view: TableView, words: PlayWords): string {
	const lang = { locale: words.locale };
	if (!view.over) return m.play_report_running({}, lang);
	return view.over.winner === null
		? m.play_over_drawn({}, lang)
		: m.play_over_won({ side: words.side(view.over.winner) }, lang);
}

/** Losses of both sides, or whatever their game counts, a line each. */
export const lossLines = ({ match, view, state }: Omit<ReportParts, 'log' | 'luck'>, words: PlayWords): string[] =>
	SIDES.map((side) => {
		if (words.standing) return words.standing(side, state);
		const { pieces, lost, men, menLost } = view.sides[side];
		const facts = { side: words.side(side), lost, pieces };
		return match.game === 'dbg'
			? m.play_report_losses_of(facts, { locale: words.locale })
			: m.play_report_men_of({ ...facts, men, menLost }, { locale: words.locale });
	});

export interface ReportParts {
	readonly match: MatchDocument;
	readonly view: TableView;
	/** Of the match's game. */
	readonly state: unknown;
	readonly log: readonly LogEntry[];
	readonly luck: readonly [Tallies, Tallies];
}

/** The whole report as plain text. */
export function reportText({ match, view, state, log, luck }: ReportParts, words: PlayWords): string {
	const { locale } = words;
	const lang = { locale };
	const rows = luckRows(luck).map(({ side, kind, count, expected, got }) =>
		m.play_report_luck_line(
			{
				side: words.side(side),
				kind: m.play_report_kind({ kind }, lang),
				got: luckNumber(got, locale),
				expected: luckNumber(expected, locale),
				count
			},
			lang
		)
	);
	const course = log.flatMap(({ lines, typed }) =>
		lines.flatMap((line, index) => {
			const said = words.line(line);
			return [
				...(line.code === 'turn' ? [''] : []),
				typed && index === 0 ? m.match_log_typed({ line: said }, lang) : said,
				...words.sums(line).map((sum) => `  ${sum}`)
			];
		})
	);
	return [
		m.play_versus({ first: words.side(0), second: words.side(1) }, lang),
		// a set-up has neither pieces nor turns
		...(view.pieces.length === 0 ? [] : [`${resultWords(view, words)}. ${m.play_turn({ turn: view.turn }, lang)}.`]),
		...lossLines({ match, view, state }, words),
		...(rows.length === 0 ? [] : ['', m.play_report_luck({}, lang), ...rows]),
		'',
		m.play_report_log({}, lang),
		...course,
		'',
		m.play_report_seed({ seed: match.seed }, lang),
		''
	].join('\n');
}
