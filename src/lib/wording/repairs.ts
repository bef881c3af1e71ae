import type { TextFile } from '#lib/catalogue/dbg.ts';
import { type Locale, nameOf } from '#lib/catalogue/text.ts';
import { m } from '#lib/paraglide/messages.js';
import type { Edit } from '#lib/roster/edits.ts';
import type { Repair } from '#lib/rules/problem.ts';
import { oneLine } from '#lib/util/one-line.ts';
import { type WordingContext, answerWords, entryWords, listOf, quoted, signedOf, whoWords } from './words.ts';

/** An edit in words; `who` is null when the words already say whom it concerns. */
interface Action {
	readonly who: string | null;
	readonly words: string;
}

/** With its article where the catalogue has one (`equipment.horse.the`), else in quotes. */
const equipment = (id: string, text: TextFile, locale: Locale): string =>
	text[`equipment.${id}.the`] ?? quoted(nameOf(text, `equipment.${id}`), locale);

function actionOf(edit: Edit, context: WordingContext, locale: Locale): Action {
	const { text } = context;
	const lang = { locale };
	const who = 'entry' in edit ? whoWords(edit.entry, context, locale) : null;
	const whole = (words: string): Action => ({ who: null, words });
	const here = 'entry' in edit && edit.entry === context.here;
	const part = (words: string): Action => ({ who: here ? null : who, words });
	const skill = (id: string): string => m.problems_field_skill({ name: nameOf(text, `skill.${id}`) }, lang);
	const ruling = (id: string): string => nameOf(text, `ruling.${id}`);

	switch (edit.kind) {
		case 'add-entry':
			return whole(m.problems_repair_add_entry({ unit: nameOf(text, `unit.${edit.unit}`), count: edit.count }, lang));
		case 'remove-entry':
			return whole(m.problems_repair_remove_entry({ who: who ?? '' }, lang));
		case 'restore-entry':
			return whole(m.problems_repair_restore_entry({ who: entryWords(edit.value, text, locale) }, lang));
		case 'duplicate-entry':
			return whole(m.problems_repair_duplicate_entry({ who: who ?? '' }, lang));
		case 'move-entry':
			return whole(m.problems_repair_move_entry({ who: who ?? '' }, lang));
		case 'set-count':
			return part(m.problems_repair_set_count({ count: edit.count }, lang));
		case 'set-entry-name':
			return part(m.problems_repair_set_entry_name({ name: oneLine(edit.name) }, lang));
		case 'set-entry-notes':
			return part(m.problems_repair_set_entry_notes({}, lang));
		case 'add-option':
			return part(m.problems_repair_add_item({ what: equipment(edit.option, text, locale) }, lang));
		case 'remove-option':
			return part(m.problems_repair_remove_item({ what: equipment(edit.option, text, locale) }, lang));
		case 'add-skill':
			return part(m.problems_repair_add_item({ what: skill(edit.skill) }, lang));
		case 'remove-skill':
			return part(m.problems_repair_remove_item({ what: skill(edit.skill) }, lang));
		case 'set-swap': {
			const items = { replace: equipment(edit.replace, text, locale), by: equipment(edit.by, text, locale) };
			return part(m.problems_repair_set_swap(items, lang));
		}
		case 'remove-swap':
			return part(m.problems_repair_remove_swap({ replace: equipment(edit.replace, text, locale) }, lang));
		case 'set-name':
			return whole(m.problems_repair_set_name({ name: oneLine(edit.name) }, lang));
		case 'set-notes':
			return whole(m.problems_repair_set_notes({}, lang));
		case 'set-army':
			return whole(m.problems_repair_set_army({ name: nameOf(text, `army.${edit.army}`) }, lang));
		case 'set-variant':
			return whole(
				edit.variant === null
					? m.problems_repair_no_variant({}, lang)
					: m.problems_repair_set_variant({ name: nameOf(text, `variant.${edit.variant}`) }, lang)
			);
		case 'set-composition':
			return whole(m.problems_repair_set_composition({ name: nameOf(text, `composition.${edit.composition}`) }, lang));
		case 'set-limit':
			return whole(
				edit.limit === null
					? m.problems_repair_no_limit({}, lang)
					: m.problems_repair_set_limit({ limit: edit.limit }, lang)
			);
		case 'set-ruling': {
			const value = answerWords(edit.ruling, edit.value, text, locale);
			return whole(m.problems_repair_set_ruling({ ruling: ruling(edit.ruling), value }, lang));
		}
		case 'reset-ruling':
			return whole(m.problems_repair_reset_ruling({ ruling: ruling(edit.ruling) }, lang));
		default:
			return whole(edit.kind); // of another game, which has its own words
	}
}

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** Edits in words, such as `Marcus (Centurion) : retirer le cheval`; edits of one entry share its name. */
export function editsSentence(edits: readonly Edit[], context: WordingContext, locale: Locale): string {
	const groups: { who: string | null; words: string[] }[] = [];
	for (const edit of edits) {
		const { who, words } = actionOf(edit, context, locale);
		const last = groups.at(-1);
		if (last && last.who === who) last.words.push(words);
		else groups.push({ who, words: [words] });
	}
	const clauses = groups.map(({ who, words }) => {
		const action = listOf(words, locale, 'conjunction');
		return who === null ? action : m.problems_repair_for({ who, action }, { locale });
	});
	return capital(clauses.join(locale === 'fr' ? '\u202f; ' : '; '));
}

/** A repair with what it costs or saves, such as `Marcus (Centurion) : retirer le cheval (−8 points)`. */
export function repairSentence(repair: Repair, context: WordingContext, locale: Locale): string {
	const action = editsSentence(repair.edits, context, locale);
	return m.problems_repair_sentence(
		{ action, points: repair.points, signed: signedOf(repair.points, locale) },
		{ locale }
	);
}
