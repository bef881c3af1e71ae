import type { Locale } from '#lib/catalogue/text.ts';
import type { MatchReadFailure } from '#lib/match/document.ts';
import type { MatchFailure } from '#lib/match/engine.ts';
import { m } from '#lib/paraglide/messages.js';
import { oneLine } from '#lib/util/one-line.ts';
import { unreachable } from '#lib/util/assert.ts';
import { attackFailureSentence } from './attacks.ts';
import { failureSentence } from './failures.ts';
import type { MatchNames } from './match-names.ts';
import { listOf, readFacts } from './words.ts';

/** Why a match document cannot be read, as one sentence without its final stop. */
export function matchReadSentence(failure: MatchReadFailure, locale: Locale): string {
	const lang = { locale };
	const facts = readFacts(failure.facts);
	switch (failure.code) {
		case 'not-a-match':
			return typeof failure.facts['format'] === 'string'
				? m.match_fail_other_format({ format: oneLine(facts.text('format')) }, lang)
				: m.match_fail_not_a_match({}, lang);
		case 'newer-match':
			return m.match_fail_newer_match({ version: facts.text('version'), known: facts.text('known') }, lang);
		case 'side-of-other-game':
			return m.match_fail_side_of_other_game(
				{ side: facts.text('side'), game: facts.text('game'), other: facts.text('other') },
				lang
			);
		case 'bad-seed':
			return m.match_fail_bad_seed({ seed: oneLine(facts.text('seed')) }, lang);
		case 'too-many-events':
			return m.match_fail_too_many_events({ count: facts.text('count'), max: facts.text('max') }, lang);
		default: {
			const what = failureSentence(failure, locale);
			return failure.facts['side'] === undefined
				? what
				: m.match_fail_in_side({ side: facts.text('side'), what }, lang);
		}
	}
}

/** Why an event cannot happen, as one sentence without its final stop. */
export function matchFailureSentence(failure: MatchFailure, names: MatchNames): string {
	const { locale } = names;
	const lang = { locale };
	const facts = readFacts(failure.facts);
	const nameOf = (id: string | number): string => names.figures.get(String(id)) ?? oneLine(String(id));
	const who = failure.facts['who'];
	switch (failure.code) {
		case 'unknown-event':
			return m.match_fail_unknown_event({ kind: oneLine(facts.text('kind')) }, lang);
		case 'not-now':
			return m.match_fail_not_now({ kind: facts.text('kind') }, lang);
		case 'due-first': {
			const due = m.match_dbg_due({ due: facts.text('kind') }, lang);
			return typeof who === 'string' ? m.match_fail_due_first({ due, who: nameOf(who) }, lang) : due;
		}
		case 'match-over':
			return m.match_fail_match_over({}, lang);
		case 'unknown-figure':
			return m.match_fail_unknown_figure({ figure: oneLine(facts.text('figure')) }, lang);
		case 'not-allowed': {
			const figures = failure.facts['figures'];
			const list = Array.isArray(figures) ? listOf(figures.map(nameOf), locale, 'conjunction') : '';
			const skill = names.text[`skill.${facts.text('skill')}`] ?? facts.text('skill');
			const why = m.match_dbg_why(
				{ why: facts.text('why'), list, skill, max: facts.text('max'), min: facts.text('min') },
				lang
			);
			return typeof who === 'string' ? m.match_fail_refused({ who: nameOf(who), why }, lang) : why;
		}
		case 'wrong-shape':
			return failureSentence({ code: 'wrong-shape', facts: failure.facts }, locale);
		case 'out-of-range':
		case 'unknown-ruling':
		case 'dice-count':
		case 'bad-face':
		case 'die-unfinished':
		case 'die-too-long':
			return attackFailureSentence({ code: failure.code, facts: failure.facts }, locale);
		default:
			return unreachable(failure.code);
	}
}
