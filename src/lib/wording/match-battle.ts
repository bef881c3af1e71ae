import type { TextFile } from '#lib/catalogue/dbg.ts';
import { type Locale, nameOf } from '#lib/catalogue/text.ts';
import { battleCatalogue } from '#lib/catalogue/battle-lists.ts';
import { startBattle } from '#lib/match/battle/state.ts';
import type { MatchDocument } from '#lib/match/document.ts';
import { type LogLine, type MatchFailure, SIDES } from '#lib/match/engine.ts';
import { m } from '#lib/paraglide/messages.js';
import { ofGame } from '#lib/roster/document.ts';
import { oneLine } from '#lib/util/one-line.ts';
import { matchFailureSentence } from './match-failures.ts';
import { type MatchNames, sideNames, uniqueNames } from './match-names.ts';
import { listOf, numberOf, readFacts } from './words.ts';

/* The words of a Bataille rangée battle: its log, its sums, and why something cannot be. */

/** Names of both camps (`side-1`, `side-2`) and of everybody who acts. */
export function battleMatchNames(
	match: Pick<MatchDocument, 'sides' | 'looks' | 'rulings'>,
	text: TextFile,
	locale: Locale
): MatchNames {
	const sides = sideNames(match, () => m.match_force_camp({}, { locale }));
	const [first, second] = match.sides.map((roster) => ofGame(roster, 'bataille-rangee'));
	const actors =
		first && second
			? Object.values(startBattle({ sides: [first, second], rulings: match.rulings }, battleCatalogue).actors)
			: [];
	const named = actors.map(({ ref, side, kind, general, name }) => {
		const own = oneLine(name);
		return {
			id: ref,
			side,
			name: own !== '' ? own : m.match_force_unnamed({ kind: general ? 'general' : kind }, { locale })
		};
	});
	const camps = SIDES.map((side) => [`side-${side + 1}`, sides[side]] as const);
	return { locale, text, sides, figures: new Map([...uniqueNames(named, sides), ...camps]) };
}

/** Reads the facts of a line as words. */
class Reader {
	readonly facts;
	readonly lang;
	constructor(
		readonly line: LogLine,
		readonly names: MatchNames
	) {
		this.facts = readFacts(line.facts);
		this.lang = { locale: names.locale };
	}
	piece(id: string): string {
		return this.names.figures.get(id) ?? oneLine(id);
	}
	who(field = 'hero'): string {
		return this.piece(this.facts.text(field));
	}
	side(field = 'side'): string | null {
		const side = this.line.facts[field];
		return side === 0 || side === 1 ? this.names.sides[side] : null;
	}
	get action(): string {
		return oneLine(nameOf(this.names.text, `action.${this.facts.text('action')}`));
	}
	/** `+3 points`, `−2 points`, `no points`. */
	get points(): string {
		const count = this.facts.number('points');
		if (count === 0) return m.match_force_no_points({}, this.lang);
		return m.match_force_points({ sign: count < 0 ? '−' : '+', count: Math.abs(count) }, this.lang);
	}
	get degrees(): string {
		return m.match_force_degrees({ count: this.facts.number('degrees') }, this.lang);
	}
	/** Both camps with their numbers. */
	get both(): { a: string; b: string; first: string; second: string } {
		const [a, b] = this.names.sides;
		const number = (field: string): string => numberOf(this.facts.number(field), this.names.locale).replace('-', '−');
		return { a, b, first: number('first'), second: number('second') };
	}
	is(field: string): boolean {
		return this.line.facts[field] === true;
	}
	/** What was said, and the damage that comes with it. */
	withDamage(said: string): string {
		const count = this.line.facts['damage'];
		return typeof count === 'number' ? m.match_force_with_damage({ said, count }, this.lang) : said;
	}
}

function musterWords(read: Reader): string {
	const { a, b, first, second } = read.both;
	const need = first === second ? first : m.match_force_need_two({ a, b, first, second }, read.lang);
	const balance = oneLine(nameOf(read.names.text, `balance.${read.facts.text('balance')}`));
	const side = read.side();
	return side === null
		? m.match_force_muster({ balance, need }, read.lang)
		: m.match_force_muster_side({ balance, side, need }, read.lang);
}

function tacticalWords(read: Reader): string {
	const side = read.side();
	if (side !== null) return m.match_force_tactical_won({ side }, read.lang);
	return read.is('both') ? m.match_force_tactical_both({}, read.lang) : m.match_force_tactical_nobody({}, read.lang);
}

function actWords(read: Reader): string {
	const { action, points, degrees, lang } = read;
	const who = read.who();
	if (!read.is('tested')) return read.withDamage(m.match_force_act_done({ who, action, points }, lang));
	if (!read.is('success')) return read.withDamage(m.match_force_act_failure({ who, action, points }, lang));
	return read.withDamage(
		read.is('waits')
			? m.match_force_act_waits({ who, action, degrees }, lang)
			: m.match_force_act_success({ who, action, degrees, points }, lang)
	);
}

function fightWords(read: Reader): string {
	const enemy = read.who('enemy');
	if (read.facts.text('action') === 'challenge') return m.match_force_challenge({ who: read.who(), enemy }, read.lang);
	const { others } = read.line.facts;
	const along = Array.isArray(others) ? others.map((each) => read.piece(String(each))) : [];
	const who = listOf([read.who(), ...along], read.names.locale, 'conjunction');
	return m.match_force_hunt_begins({ who, enemy, count: along.length + 1 }, read.lang);
}

function duelWords(read: Reader): string {
	const [who, enemy] = [read.who(), read.who('enemy')];
	const winner = read.line.facts['winner'];
	if (typeof winner !== 'string') return m.match_force_duel_undecided({ who, enemy }, read.lang);
	const won = winner === read.line.facts['hero'];
	const facts = { who: won ? who : enemy, enemy: won ? enemy : who, points: read.points };
	return m.match_force_duel_won(facts, read.lang);
}

function fleeWords(read: Reader): string {
	const facts = { who: read.who(), points: read.points };
	if (!read.is('success')) return m.match_force_flee_failed(facts, read.lang);
	return read.facts.text('by') === 'fate'
		? m.match_force_flee_fate(facts, read.lang)
		: m.match_force_flee(facts, read.lang);
}

function woundsWords(read: Reader): string {
	const who = read.who();
	const count = read.facts.number('lost');
	const fate = read.facts.text('fate');
	if (count === 0) {
		return fate === 'fit' ? m.match_force_unhurt({ who }, read.lang) : m.match_force_fate({ who, fate }, read.lang);
	}
	const wounds = m.match_force_wounds({ who, count }, read.lang);
	return fate === 'fit' ? wounds : `${wounds}. ${m.match_force_fate({ who, fate }, read.lang)}`;
}

function byHandWords(read: Reader): string {
	const { locale, sides } = read.names;
	const changes = Object.entries(read.line.facts).map(([field, fact]) => {
		const value = field === 'hero' ? read.piece(String(fact)) : m.match_force_value({ value: String(fact) }, read.lang);
		const named = field === 'first' ? sides[0] : field === 'second' ? sides[1] : field;
		return m.match_force_change({ field: named, value }, read.lang);
	});
	return m.match_force_by_hand({ changes: listOf(changes, locale, 'conjunction') }, read.lang);
}

/** One line of the log as a sentence without its final stop. */
export function battleLogSentence(line: LogLine, names: MatchNames): string {
	const read = new Reader(line, names);
	const { lang, facts } = read;
	switch (line.code) {
		case 'note':
			return m.match_log_note({ text: oneLine(facts.text('text')) }, lang);
		case 'muster':
			return musterWords(read);
		case 'moral':
			return m.match_force_moral({ side: read.side() ?? '', lead: facts.text('lead'), points: read.points }, lang);
		case 'no-moral':
			return m.match_force_no_moral({ lead: facts.text('lead'), needed: facts.text('needed') }, lang);
		case 'military':
			return m.match_force_military(read.both, lang);
		case 'tactical':
			return tacticalWords(read);
		case 'tactical-gain':
			return m.match_force_tactical_gain({ side: read.side() ?? '', points: read.points }, lang);
		case 'act':
			return actWords(read);
		case 'gain': {
			const { action, points } = read;
			return m.match_force_gain({ who: read.who(), action, rolled: facts.text('rolled'), points }, lang);
		}
		case 'npc':
			return read.withDamage(m.match_force_npc({ who: read.who(), points: read.points }, lang));
		case 'fight':
			return fightWords(read);
		case 'duel-refused': {
			const said = { who: read.who(), enemy: read.who('enemy'), points: read.points };
			return read.withDamage(m.match_force_duel_refused(said, lang));
		}
		case 'duel':
			return duelWords(read);
		case 'hunt': {
			const enemy = read.who('enemy');
			return read.is('won')
				? m.match_force_hunt_won({ enemy, points: read.points }, lang)
				: m.match_force_hunt_undecided({ enemy }, lang);
		}
		case 'flee':
			return fleeWords(read);
		case 'wounded':
			return woundsWords(read);
		case 'general-dead':
			return m.match_force_general_dead({ who: read.who(), points: read.points, side: read.side() ?? '' }, lang);
		case 'heroes-done':
			return m.match_force_heroes_done({}, lang);
		case 'turn':
			return m.match_force_turn({ turn: facts.text('turn'), ...read.both }, lang);
		case 'verdict':
			return m.match_force_verdict({ side: read.side() ?? '', reason: facts.text('reason'), ...read.both }, lang);
		case 'end': {
			const side = read.side();
			return side === null ? m.match_force_end_nobody({}, lang) : m.match_force_end_side({ side }, lang);
		}
		case 'waived':
			return m.match_force_waived({ what: facts.text('what') }, lang);
		case 'by-hand':
			return byHandWords(read);
		default:
			return line.code;
	}
}

/** What a term of a sum is called. */
export function battleTermName(code: string, { text, locale }: MatchNames): string {
	const named = text[`characteristic.${code}`] ?? text[`skill.${code}`];
	return named ?? m.match_force_term({ code }, { locale });
}

/** Why an event cannot happen, as one sentence without its final stop. */
export function battleFailureSentence(failure: MatchFailure, names: MatchNames): string {
	const lang = { locale: names.locale };
	const facts = readFacts(failure.facts);
	const id = failure.facts['who'];
	const who = typeof id === 'string' ? (names.figures.get(id) ?? oneLine(id)) : '';
	switch (failure.code) {
		case 'not-allowed': {
			const why = facts.text('why');
			const need = /^lacks-(.+)$/.exec(why)?.[1];
			if (need === undefined) return m.match_force_why({ why, who }, lang);
			const what = need === 'value' ? m.match_force_lacks_value({}, lang) : oneLine(nameOf(names.text, `need.${need}`));
			return m.match_force_lacks({ who, what }, lang);
		}
		case 'due-first':
			return m.match_force_due({ kind: facts.text('kind'), who }, lang);
		case 'not-now':
			return m.match_force_not_now({ phase: m.match_force_value({ value: facts.text('phase') }, lang) }, lang);
		default:
			return matchFailureSentence(failure, names);
	}
}
