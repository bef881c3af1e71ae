import { battleText } from '#lib/catalogue/battle-text.ts';
import type { Locale } from '#lib/catalogue/text.ts';
import type { BattleState } from '#lib/match/battle/state.ts';
import { actorsOfSide, isFit } from '#lib/match/battle/state.ts';
import { SIDES } from '#lib/match/engine.ts';
import { type Fold, replay } from '#lib/match/fold.ts';
import { loadMatchEngine } from '#lib/match/registry.ts';
import { m } from '#lib/paraglide/messages.js';
import {
	battleFailureSentence,
	battleLogSentence,
	battleMatchNames,
	battleTermName
} from '#lib/wording/match-battle.ts';
import type { MatchNames } from '#lib/wording/match-names.ts';
import { logLines } from '#lib/wording/match-report.ts';
import { type Teller, type Told, toldOr } from './battle-told.ts';

/** Where the battle stands: the score against what is needed, and who is fit. */
function nowLines(state: BattleState, names: MatchNames, locale: Locale): string[] {
	const lang = { locale };
	const phase = m.match_force_value({ value: state.phase }, lang);
	return [
		m.match_force_now({ turn: state.turn, phase }, lang),
		...SIDES.map((side) => {
			const own = actorsOfSide(state, side);
			const fit = own.filter(({ ref }) => isFit(state, ref)).length;
			const need = state.needed === null ? '?' : String(state.needed[side]);
			const facts = { side: names.sides[side], points: state.points[side], need, fit, all: own.length };
			return m.match_force_side_now(facts, lang);
		})
	];
}

function told({ state, log }: Fold<BattleState>, names: MatchNames, locale: Locale): Told {
	return {
		sides: names.sides,
		log: logLines(log, battleLogSentence, names, battleTermName),
		now: nowLines(state, names, locale),
		state: {
			...{ turn: state.turn, phase: state.phase, over: state.phase === 'ended', outcome: state.outcome },
			...{ balance: state.balance, stronger: state.stronger, points: state.points, needed: state.needed },
			course: state.course,
			heroes: Object.values(state.actors).map(({ ref, side, entry, kind, general, wounds }) => ({
				...{ id: ref, name: names.figures.get(ref), side, entry, kind, general, wounds },
				...state.people[ref]
			})),
			due: state.due
		},
		entries: log,
		sentence: (line) => battleLogSentence(line, names)
	};
}

/** A Bataille rangée battle. */
export const tellBattle: Teller = async (match, locale) => {
	const names = battleMatchNames(match, battleText[locale], locale);
	return toldOr(
		replay(match, await loadMatchEngine('bataille-rangee')),
		(fold) => told(fold, names, locale),
		(failure) => battleFailureSentence(failure, names)
	);
};
