import { dbgText } from '#lib/catalogue/dbg-text.ts';
import type { Locale } from '#lib/catalogue/text.ts';
import { allFigures } from '#lib/match/dbg/figures.ts';
import type { DbgState } from '#lib/match/dbg/state.ts';
import type { MatchDocument } from '#lib/match/document.ts';
import { SIDES } from '#lib/match/engine.ts';
import { type Fold, replay } from '#lib/match/fold.ts';
import { loadMatchEngine } from '#lib/match/registry.ts';
import { dbgLogSentence } from '#lib/wording/match-dbg-log.ts';
import { matchFailureSentence } from '#lib/wording/match-failures.ts';
import { type MatchNames, dbgMatchNames } from '#lib/wording/match-names.ts';
import { logLines } from '#lib/wording/match-report.ts';
import { dbgSummaryLines, sideSummary } from '#lib/wording/match-summary.ts';
import { type Teller, type Told, toldOr } from './battle-told.ts';

const namesOf = (match: MatchDocument, { state }: Fold<DbgState>, locale: Locale): MatchNames =>
	dbgMatchNames(match, allFigures(state), dbgText[locale], locale);

function told({ state, log }: Fold<DbgState>, names: MatchNames): Told {
	return {
		sides: names.sides,
		log: logLines(log, dbgLogSentence, names),
		now: dbgSummaryLines(state, names),
		state: {
			...{ turn: state.turn, phase: state.phase, initiative: state.initiative, over: state.over },
			sides: SIDES.map((side) => sideSummary(state, side, names)),
			figures: allFigures(state).map(({ id, card, condition, retreat, camouflaged, mount, formation }) => ({
				...{ id, name: names.figures.get(id), side: card.side, entry: card.entry, unit: card.unit },
				...{ condition, retreat, camouflaged, mount, formation }
			})),
			due: state.due
		},
		entries: log,
		sentence: (line) => dbgLogSentence(line, names)
	};
}

/** A match of De Bello Gallico. */
export const tellDbg: Teller = async (match, locale) =>
	toldOr(
		replay(match, await loadMatchEngine('dbg')),
		(fold) => told(fold, namesOf(match, fold, locale)),
		(failure, before) => matchFailureSentence(failure, namesOf(match, before, locale))
	);
