import { nameOf } from '#lib/catalogue/text.ts';
import type { LogLine, Side } from '#lib/match/engine.ts';
import { type LegioState, legioStateOf } from '#lib/match/legio/state.ts';
import { m } from '#lib/paraglide/messages.js';
import { legioFailure, legioLine, lower, stepName } from './legio-log.ts';
import { sideNames } from './match-names.ts';
import { type PlayContext, type PlayWords, playWords } from './play-words.ts';
import { signedOf } from './words.ts';

/* What the screen of a DBA Legio set-up says. The words of the log are in legio-log.ts. */

const SIDE_KEYS = ['side-1', 'side-2'] as const;

/** How a side stands: its role, edge and general as far as they are rolled, and what is on its plan once it is shown. */
function standingOf(side: Side, state: LegioState, name: string, { text, locale }: PlayContext): string {
	const lang = { locale };
	const { attacker, edges, generals, plans, step } = state;
	const parts = [
		...(attacker === null ? [] : [attacker === side ? m.legioplay_attacker({}, lang) : m.legioplay_defender({}, lang)]),
		...(edges === null ? [] : [nameOf(text, `edge.${edges[side]}`)]),
		...(generals === null ? [] : [m.legioplay_chance_general({ value: signedOf(generals[side], locale) }, lang)]),
		...(step === 'done' ? [m.legioplay_elements({ count: plans[side].length }, lang)] : [])
	];
	return m.legioplay_standing({ side: name, parts: parts.join(', ') || '—' }, lang);
}

/** The words of a DBA Legio set-up. */
export function legioPlayWords(context: PlayContext): PlayWords {
	const { match, text, locale } = context;
	const lang = { locale };
	const sides = sideNames(match, (army) => army);
	const numbered = sides.map((name, side) => name || m.legioplay_side({ side: side + 1 }, lang));
	const name = (side: 0 | 1): string => numbered[side] ?? '';
	const dieOf = (line: LogLine): string[] =>
		line.sums.map(({ who, terms, total }) =>
			m.legioplay_role_sum(
				{
					who: who === 'side-1' ? name(0) : name(1),
					die: terms[0]?.value ?? 0,
					aggression: terms[1]?.value ?? 0,
					total
				},
				lang
			)
		);
	const words = playWords(context, {
		pieces: new Map(SIDE_KEYS.map((key, side) => [key, numbered[side] ?? key])),
		side: name,
		line: (line) => legioLine(line, text, locale),
		sums: dieOf,
		standing: (side, state) => standingOf(side, legioStateOf(state), name(side), context),
		refusal: (failure) => legioFailure(failure, text, locale),
		offer: m.legioplay_offer,
		kind: ({ kind }) => kind,
		who: () => [],
		what: () => '',
		phase: (phase) => stepName(phase, locale),
		mark: (mark) => mark,
		ask: (field) => m.legioplay_ask({ field }, lang),
		choice: (value) => value,
		named: (field) => (field === 'piece' ? 'terrain' : field === 'odd' ? 'edge' : null)
	});
	return {
		...words,
		// nameOf, so that a piece is called as on the map
		choice: (field, value) =>
			field === 'piece' ? lower(nameOf(text, `terrain.${value}`), locale) : words.choice(field, value)
	};
}
