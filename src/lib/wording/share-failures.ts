import type { Locale } from '#lib/catalogue/text.ts';
import { m } from '#lib/paraglide/messages.js';
import type { OpenFailure } from '#lib/share/open-failures.ts';
import { failureSentence } from './failures.ts';
import { numberOf, readFacts } from './words.ts';

/** Why a link, file or picture gave no roster, and what to do, as one sentence without its final stop. */
export function openFailureSentence(failure: OpenFailure, locale: Locale): string {
	const lang = { locale };
	const facts = readFacts(failure.facts);
	const sized = (fact: string): string => numberOf(facts.number(fact), locale);
	switch (failure.code) {
		case 'not-a-code':
			return m.share_failure_not_a_code({}, lang);
		case 'incomplete':
			return m.share_failure_incomplete({}, lang);
		case 'damaged':
			return m.share_failure_damaged({}, lang);
		case 'unknown-version':
			return m.share_failure_unknown_version({ version: facts.text('version'), known: facts.text('known') }, lang);
		case 'newer-game':
			return m.share_failure_newer_game({ game: facts.text('game') }, lang);
		case 'too-long':
			return m.share_failure_too_long({ length: sized('length'), max: sized('max') }, lang);
		case 'cannot-share':
			return m.share_failure_cannot_share({ length: sized('length'), max: sized('max') }, lang);
		case 'is-backup':
			return m.share_failure_is_backup({}, lang);
		case 'is-picture':
			return m.share_failure_is_picture({}, lang);
		case 'is-empty':
			return m.share_failure_is_empty({}, lang);
		case 'unreadable':
			return m.share_failure_unreadable({}, lang);
		case 'no-qr':
			return m.share_failure_no_qr({}, lang);
		case 'not-a-picture':
			return m.share_failure_not_a_picture({}, lang);
		default:
			return failureSentence({ code: failure.code, facts: failure.facts }, locale);
	}
}
