import { isBattleState } from '#lib/match/battle/state.ts';
import { m } from '#lib/paraglide/messages.js';
import { battleFailureSentence, battleLogSentence, battleMatchNames, battleTermName } from './match-battle.ts';
import { sumTexts } from './match-sums.ts';
import { type PlayContext, type PlayWords, playWords, text } from './play-words.ts';

/** What the screen of a Bataille rangée battle says. */
export function battlePlayWords(context: PlayContext): PlayWords {
	const { match, text: texts, locale } = context;
	const lang = { locale };
	const names = battleMatchNames(match, texts, locale);
	return playWords(context, {
		pieces: names.figures,
		standing: (side, state) => {
			const { pieces, lost } = context.view.sides[side];
			const [points, need] = isBattleState(state) ? [state.points[side], state.needed?.[side] ?? 0] : [0, 0];
			return m.battleplay_report_side({ side: names.sides[side], points, need, lost, pieces }, lang);
		},
		side: (side) => names.sides[side],
		line: (line) => battleLogSentence(line, names),
		sums: (line) => sumTexts(line, names, battleTermName),
		refusal: (failure) => battleFailureSentence(failure, names),
		offer: m.battleplay_offer,
		kind: (event) => {
			const how = text(event['result']) || (event.kind === 'flee' ? text(event['by']) : '');
			return how === '' ? event.kind : `${event.kind}-${how}`;
		},
		who: () => [],
		what: (event) => (event.kind === 'act' ? `action.${text(event['action'])}` : ''),
		phase: (phase) => m.battleplay_phase({ phase }, lang),
		mark: (mark) => m.battleplay_mark({ mark }, lang),
		ask: (field, { kind }) => {
			if (field !== 'first' && field !== 'second') return m.battleplay_ask({ field }, lang);
			const side = names.sides[field === 'first' ? 0 : 1];
			return kind === 'set' ? m.battleplay_ask_points({ side }, lang) : m.battleplay_ask_general({ side }, lang);
		},
		choice: (value) => m.battleplay_choice({ value }, lang),
		named: (field) => (field === 'by' ? 'characteristic' : field === 'balance' ? 'balance' : null)
	});
}
