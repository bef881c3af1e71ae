import type { Locale } from '#lib/catalogue/text.ts';
import { m } from '#lib/paraglide/messages.js';
import type { ReadFailure } from '#lib/roster/document.ts';
import type { ShareFailure } from '#lib/share/codec.ts';
import type { StoreFailure } from '#lib/store/contract.ts';
import { unreachable } from '#lib/util/assert.ts';
import { numberOf, readFacts } from './words.ts';

export type WordedFailure = ReadFailure | ShareFailure | StoreFailure;

/** Why something could not be read, kept or opened, and what to do, as one sentence without its final stop. */
export function failureSentence(failure: WordedFailure, locale: Locale): string {
	const lang = { locale };
	const facts = readFacts(failure.facts);
	const sized = (fact: string): string => numberOf(facts.number(fact), locale);
	switch (failure.code) {
		case 'not-text':
			return m.problems_failure_not_text({}, lang);
		case 'not-json':
			return m.problems_failure_not_json({ line: facts.text('line'), column: facts.text('column') }, lang);
		case 'too-large':
			return m.problems_failure_too_large({ bytes: sized('bytes'), max: sized('max') }, lang);
		case 'not-a-roster':
			return typeof failure.facts['format'] === 'string'
				? m.problems_failure_other_format({ format: facts.text('format') }, lang)
				: m.problems_failure_not_a_roster({}, lang);
		case 'newer-version':
			return m.problems_failure_newer_version({ version: facts.text('version'), known: facts.text('known') }, lang);
		case 'unknown-game':
			return m.problems_failure_unknown_game({ game: facts.text('game') }, lang);
		case 'wrong-shape': {
			const expected = m.problems_failure_expected(
				{ expected: facts.text('expected'), bound: facts.text('bound') },
				lang
			);
			return m.problems_failure_wrong_shape({ path: facts.text('path'), expected }, lang);
		}
		case 'entry-id-repeated':
			return m.problems_failure_entry_id_repeated({ id: facts.text('id') }, lang);
		case 'not-a-code':
			return m.problems_failure_not_a_code({}, lang);
		case 'incomplete':
			return m.problems_failure_incomplete({}, lang);
		case 'damaged':
			return m.problems_failure_damaged({}, lang);
		case 'unknown-version':
			return m.problems_failure_unknown_version({ version: facts.text('version'), known: facts.text('known') }, lang);
		case 'newer-game':
			return m.problems_failure_newer_game({ game: facts.text('game') }, lang);
		case 'too-long':
			return m.problems_failure_too_long({ length: sized('length'), max: sized('max') }, lang);
		case 'cannot-share':
			return m.problems_failure_cannot_share({ length: sized('length'), max: sized('max') }, lang);
		case 'quota':
			return m.problems_failure_quota({}, lang);
		case 'refused':
			return m.problems_failure_refused({}, lang);
		case 'blocked':
			return m.problems_failure_blocked({}, lang);
		case 'gone':
			return m.problems_failure_gone({}, lang);
		case 'old-tab':
			return m.problems_failure_old_tab({}, lang);
		case 'unknown':
			return m.problems_failure_unknown({}, lang);
		default:
			return unreachable(failure);
	}
}
