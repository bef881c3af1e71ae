import { legioText } from '#lib/catalogue/legio-text.ts';
import { replay } from '#lib/match/fold.ts';
import { legioView } from '#lib/match/legio/view.ts';
import { loadMatchEngine } from '#lib/match/registry.ts';
import { m } from '#lib/paraglide/messages.js';
import { legioFailure } from '#lib/wording/legio-log.ts';
import { tableRows } from '#lib/wording/legio-table.ts';
import { legioPlayWords } from '#lib/wording/play-legio.ts';
import { table } from '../words.ts';
import { type Teller, toldOr } from './battle-told.ts';

/** A set-up of DBA Legio: its log, then the table. */
export const tellLegio: Teller = async (match, locale, unit) => {
	const text = legioText[locale];
	return toldOr(
		replay(match, await loadMatchEngine('dba-legio')),
		({ state, log }) => {
			const words = legioPlayWords({ match, view: legioView.view(state), text, locale, unit });
			const { step, attacker, tested, pieces, edges, generals, noted, plans, ready } = state;
			return {
				sides: [words.side(0), words.side(1)],
				log: log.flatMap(({ lines, typed }) =>
					lines.flatMap((line, index) => {
						const said = words.line(line);
						return [
							typed && index === 0 ? m.match_log_typed({ line: said }, { locale }) : said,
							...words.sums(line).map((sum) => `  ${sum}`)
						];
					})
				),
				now: table(tableRows(pieces, text, locale)),
				state: { step, attacker, tested, pieces, edges, generals, noted, plans, ready },
				entries: log,
				sentence: words.line
			};
		},
		(failure) => legioFailure(failure, text, locale)
	);
};
