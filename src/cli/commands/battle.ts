import { dbgText } from '#lib/catalogue/dbg-text.ts';
import type { Locale } from '#lib/catalogue/text.ts';
import { allFigures } from '#lib/match/dbg/figures.ts';
import type { DbgState } from '#lib/match/dbg/state.ts';
import { MAX_MATCH_BYTES, type MatchDocument, parseMatchText } from '#lib/match/document.ts';
import { SIDES } from '#lib/match/engine.ts';
import { type Fold, replay } from '#lib/match/fold.ts';
import { isMatchGame, loadMatchEngine } from '#lib/match/registry.ts';
import { m } from '#lib/paraglide/messages.js';
import { oneLine } from '#lib/util/one-line.ts';
import { dbgLogSentence } from '#lib/wording/match-dbg-log.ts';
import { matchFailureSentence, matchReadSentence } from '#lib/wording/match-failures.ts';
import { type MatchNames, dbgMatchNames } from '#lib/wording/match-names.ts';
import { logLines } from '#lib/wording/match-report.ts';
import { dbgSummaryLines, sideSummary } from '#lib/wording/match-summary.ts';
import type { Arguments } from '../args.ts';
import { readText } from '../input.ts';
import { EXIT_FINE, EXIT_UNREADABLE, type Io } from '../io.ts';
import { jsonText, refuse, sourceName } from '../words.ts';

function namesOf(match: MatchDocument, state: DbgState, locale: Locale): MatchNames {
	return dbgMatchNames(match, allFigures(state), dbgText[locale], locale);
}

function printText(match: MatchDocument, fold: Fold<DbgState>, names: MatchNames, io: Io): void {
	const lang = { locale: names.locale };
	const [first, second] = names.sides;
	const log = logLines(fold.log, dbgLogSentence, names);
	const lines = [
		m.match_battle_title({ first, second }, lang),
		m.match_battle_seed({ seed: match.seed }, lang),
		'',
		...(log.length === 0 ? [m.match_battle_none({}, lang)] : log),
		'',
		...dbgSummaryLines(fold.state, names)
	];
	io.out(`${lines.join('\n')}\n`);
}

function printJson(match: MatchDocument, fold: Fold<DbgState>, names: MatchNames, io: Io): void {
	const { state } = fold;
	io.out(
		jsonText({
			game: match.game,
			seed: match.seed,
			turn: state.turn,
			phase: state.phase,
			initiative: state.initiative,
			over: state.over,
			sides: SIDES.map((side) => sideSummary(state, side, names)),
			figures: allFigures(state).map(({ id, card, condition, retreat, camouflaged, mount, formation }) => ({
				...{ id, name: names.figures.get(id), side: card.side, entry: card.entry, unit: card.unit },
				...{ condition, retreat, camouflaged, mount, formation }
			})),
			due: state.due,
			log: fold.log.map((entry) => ({
				...entry,
				lines: entry.lines.map((line) => ({ ...line, text: dbgLogSentence(line, names) }))
			}))
		})
	);
}

/** `battle FILE`: replays a match from its document and prints its log (docs/match-format.md). */
export async function battle({ arguments: [file = ''], options, locale }: Arguments, io: Io): Promise<number> {
	const refused = (what: string): typeof EXIT_UNREADABLE => {
		io.err(`signifer: ${sourceName(file, locale)}: ${what}`);
		return EXIT_UNREADABLE;
	};
	const text = await readText(file, io, MAX_MATCH_BYTES);
	if (!text.ok) return refuse(io, text.error, file, locale);
	const match = parseMatchText(text.value);
	if (!match.ok) return refused(matchReadSentence(match.error, locale));
	const { game } = match.value;
	if (!isMatchGame(game)) return refused(m.match_fail_no_engine({ game }, { locale }));
	const replayed = replay(match.value, await loadMatchEngine(game));
	if (!replayed.ok) {
		const { failure, event, before } = replayed.error;
		const what = matchFailureSentence(failure, namesOf(match.value, before.state, locale));
		const kind = oneLine(match.value.events[event]?.kind ?? '');
		return refused(m.match_fail_at_event({ number: event + 1, kind, what }, { locale }));
	}
	const names = namesOf(match.value, replayed.value.state, locale);
	(options.has('json') ? printJson : printText)(match.value, replayed.value, names, io);
	return EXIT_FINE;
}
