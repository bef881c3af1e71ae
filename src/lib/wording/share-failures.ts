import type { Locale } from '#lib/catalogue/text.ts';
import { m } from '#lib/paraglide/messages.js';
import type { OpenFailure } from '#lib/share/open-failures.ts';
import { failureSentence } from './failures.ts';

/** Why a link, file or picture gave no roster, and what to do, as one sentence without its final stop. */
export function openFailureSentence(failure: OpenFailure, locale: Locale): string {
	const lang = { locale };
	switch (failure.code) {
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
