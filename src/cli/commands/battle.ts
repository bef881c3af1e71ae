import { MAX_MATCH_BYTES, type MatchDocument, parseMatchText } from '#lib/match/document.ts';
import { m } from '#lib/paraglide/messages.js';
import type { MatchGame } from '#lib/match/registry.ts';
import { oneLine } from '#lib/util/one-line.ts';
import { matchReadSentence } from '#lib/wording/match-failures.ts';
import { type Arguments, unitOf } from '../args.ts';
import { readText } from '../input.ts';
import { EXIT_FINE, EXIT_UNREADABLE, type Io } from '../io.ts';
import { jsonText, refuse, sourceName } from '../words.ts';
import { tellBattle } from './battle-force.ts';
import { tellDbg } from './battle-dbg.ts';
import { tellLegio } from './battle-legio.ts';
import { tellOscar } from './battle-oscar.ts';
import type { Teller, Told } from './battle-told.ts';

const TELLERS: Record<MatchGame, Teller> = {
	dbg: tellDbg,
	oscar: tellOscar,
	'bataille-rangee': tellBattle,
	'dba-legio': tellLegio
};

function textOf(match: MatchDocument, { sides: [first, second], log, now }: Told, locale: Arguments['locale']): string {
	const lang = { locale };
	const lines = [
		m.match_battle_title({ first, second }, lang),
		m.match_battle_seed({ seed: match.seed }, lang),
		'',
		...(log.length === 0 ? [m.match_battle_none({}, lang)] : log),
		'',
		...now
	];
	return `${lines.join('\n')}\n`;
}

const dataOf = (match: MatchDocument, { state, entries, sentence }: Told): object => ({
	...{ game: match.game, seed: match.seed },
	...state,
	log: entries.map((entry) => ({ ...entry, lines: entry.lines.map((line) => ({ ...line, text: sentence(line) })) }))
});

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
	const { game, events } = match.value;
	const told = await TELLERS[game](match.value, locale, unitOf(options));
	if (!told.ok) {
		const { event, why } = told.error;
		const kind = oneLine(events[event]?.kind ?? '');
		return refused(m.match_fail_at_event({ number: event + 1, kind, what: why }, { locale }));
	}
	io.out(options.has('json') ? jsonText(dataOf(match.value, told.value)) : textOf(match.value, told.value, locale));
	return EXIT_FINE;
}
