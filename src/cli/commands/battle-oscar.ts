import { oscarText } from '#lib/catalogue/oscar-text.ts';
import type { Locale } from '#lib/catalogue/text.ts';
import type { MatchDocument } from '#lib/match/document.ts';
import { SIDES } from '#lib/match/engine.ts';
import { type Fold, replay } from '#lib/match/fold.ts';
import type { OscarState } from '#lib/match/oscar/state.ts';
import { loadMatchEngine } from '#lib/match/registry.ts';
import { type DistanceUnit, textsInUnit } from '#lib/wording/distance.ts';
import { oscarSideSummary, oscarSummaryLines } from '#lib/wording/match-oscar-summary.ts';
import {
	type OscarMatchNames,
	oscarFailureSentence,
	oscarLogSentence,
	oscarMatchNames,
	oscarTermName
} from '#lib/wording/match-oscar.ts';
import { logLines } from '#lib/wording/match-report.ts';
import { type Teller, type Told, toldOr } from './battle-told.ts';

const namesOf = (match: MatchDocument, locale: Locale, unit: DistanceUnit): OscarMatchNames =>
	oscarMatchNames(match, textsInUnit(oscarText[locale], unit, locale), locale, unit);

function told({ state, log }: Fold<OscarState>, names: OscarMatchNames): Told {
	return {
		sides: names.sides,
		log: logLines(log, oscarLogSentence, names, oscarTermName),
		now: oscarSummaryLines(state, names),
		state: {
			...{ turn: state.turn, phase: state.phase, hand: state.hand, over: state.phase === 'ended' },
			outcome: state.outcome,
			sides: SIDES.map((side) => oscarSideSummary(state, side, names)),
			groups: Object.values(state.field.pieces).map(({ ref, side, entry, profile }) => ({
				...{ id: ref, name: names.figures.get(ref), side, entry, unit: profile.unit?.id ?? null },
				...{ role: profile.role, headcount: profile.headcount, ...state.groups[ref] }
			})),
			due: state.pending
		},
		entries: log,
		sentence: (line) => oscarLogSentence(line, names)
	};
}

/** A match of OSCAR, distances in the unit that was asked for. */
export const tellOscar: Teller = async (match, locale, unit) => {
	const names = namesOf(match, locale, unit);
	return toldOr(
		replay(match, await loadMatchEngine('oscar')),
		(fold) => told(fold, names),
		(failure) => oscarFailureSentence(failure, names)
	);
};
