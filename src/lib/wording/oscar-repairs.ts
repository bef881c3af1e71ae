import { type Locale, nameOf } from '#lib/catalogue/text.ts';
import { m } from '#lib/paraglide/messages.js';
import type { Edit } from '#lib/roster/edits.ts';
import { oneLine } from '#lib/util/one-line.ts';
import { type OscarContext, whoOscar } from './oscar-words.ts';
import { answerWords } from './words.ts';

function actionOf(edit: Edit, context: OscarContext, locale: Locale): string {
	const { text, roster } = context;
	const lang = { locale };
	const who = 'entry' in edit ? whoOscar(edit.entry, context, locale) : '';
	const unit = (id: string): string => oneLine(nameOf(text, `unit.${id}`));
	switch (edit.kind) {
		case 'add-group':
			return m.oscar_repair_add_group({ unit: unit(edit.unit) }, lang);
		case 'add-own':
			return m.oscar_repair_add_own({ unit: oneLine(edit.profile.name) || m.oscar_own_unnamed({}, lang) }, lang);
		case 'remove-entry':
			return m.oscar_repair_remove({ who }, lang);
		case 'duplicate-entry':
			return m.oscar_repair_duplicate({ who }, lang);
		case 'move-entry':
			return m.oscar_repair_move({ who }, lang);
		case 'set-headcount':
			return edit.headcount === null
				? m.oscar_repair_headcount_usual({ who }, lang)
				: m.oscar_repair_headcount({ who, men: m.oscar_men({ count: edit.headcount }, lang) }, lang);
		case 'set-profile': {
			const before = roster.entries.find((entry) => entry.id === edit.entry)?.profile?.role;
			if (before === edit.profile.role) return m.oscar_repair_profile({ who }, lang);
			return m.oscar_repair_profile_role({ who, role: nameOf(text, `role.${edit.profile.role}`) }, lang);
		}
		case 'set-unit':
			return m.oscar_repair_unit({ who, unit: unit(edit.unit) }, lang);
		case 'set-company':
			return m.oscar_repair_company({ company: nameOf(text, `company.${edit.company}`) }, lang);
		case 'set-ruling': {
			const value = answerWords(edit.ruling, edit.value, text, locale);
			return m.oscar_repair_ruling({ ruling: nameOf(text, `ruling.${edit.ruling}`), value }, lang);
		}
		case 'reset-ruling':
			return m.oscar_repair_reset_ruling({ ruling: nameOf(text, `ruling.${edit.ruling}`) }, lang);
		case 'set-name':
		case 'set-entry-name':
			return m.oscar_repair_name({}, lang);
		case 'set-notes':
		case 'set-entry-notes':
			return m.oscar_repair_notes({}, lang);
		default:
			return m.oscar_repair_other({}, lang); // of another game, which has its own words
	}
}

/** What edits do to a company, as one sentence without its final stop. */
export function oscarEdits(edits: readonly Edit[], context: OscarContext, locale: Locale): string {
	const [first = '', ...rest] = edits.map((edit) => actionOf(edit, context, locale));
	if (rest.length === 0) return first;
	const small = rest.map((words) => words.charAt(0).toLocaleLowerCase(locale) + words.slice(1));
	return m.oscar_repair_and({ first, rest: small.join(', ') }, { locale });
}
