import { type Locale, nameOf } from '#lib/catalogue/text.ts';
import { m } from '#lib/paraglide/messages.js';
import type { Edit, ElementFields } from '#lib/roster/edits.ts';
import { oneLine } from '#lib/util/one-line.ts';
import { elementName } from './legio-effects.ts';
import { type LegioContext, entryName } from './legio-problems.ts';
import { answerWords, quoted } from './words.ts';

function fieldsOf(fields: ElementFields, who: string, { text }: LegioContext, locale: Locale): string {
	const lang = { locale };
	if (fields.count !== undefined) return m.army_repair_count({ who, count: fields.count }, lang);
	if (fields.general !== undefined) {
		return fields.general ? m.army_repair_general({ who }, lang) : m.army_repair_no_general({ who }, lang);
	}
	if (fields.camels !== undefined) {
		return fields.camels ? m.army_repair_camels({ who }, lang) : m.army_repair_no_camels({ who }, lang);
	}
	const element = fields.element ?? '';
	return m.army_repair_element({ who, element: oneLine(nameOf(text, `element.${element}`)) }, lang);
}

function actionOf(edit: Edit, context: LegioContext, locale: Locale): string {
	const { text, army } = context;
	const lang = { locale };
	const entry = 'entry' in edit ? army.entries.find(({ id }) => id === edit.entry) : undefined;
	const who = entry ? entryName(entry, text, locale) : 'entry' in edit ? quoted(oneLine(edit.entry), locale) : '';
	switch (edit.kind) {
		case 'put-element':
			return m.army_repair_add({ element: elementName(edit.value, text, locale) }, lang);
		case 'set-element':
			return fieldsOf(edit.fields, who, context, locale);
		case 'set-legio': {
			const { tendency, aggression } = edit.fields;
			if (tendency !== undefined) {
				return m.army_repair_tendency({ tendency: oneLine(nameOf(text, `tendency.${tendency}`)) }, lang);
			}
			return aggression === undefined
				? m.army_repair_army({}, lang)
				: m.army_repair_aggression({ value: aggression }, lang);
		}
		case 'remove-entry':
			return m.army_repair_remove({ who }, lang);
		case 'duplicate-entry':
			return m.army_repair_duplicate({ who }, lang);
		case 'move-entry':
			return m.army_repair_move({ who }, lang);
		case 'set-ruling': {
			const value = answerWords(edit.ruling, edit.value, text, locale);
			return m.army_repair_ruling({ ruling: oneLine(nameOf(text, `ruling.${edit.ruling}`)), value }, lang);
		}
		case 'reset-ruling':
			return m.army_repair_reset_ruling({ ruling: oneLine(nameOf(text, `ruling.${edit.ruling}`)) }, lang);
		case 'set-name':
		case 'set-entry-name':
			return m.army_repair_name({}, lang);
		case 'set-notes':
		case 'set-entry-notes':
			return m.army_repair_notes({}, lang);
		default:
			return m.army_repair_other({}, lang); // of another game, which has its own words
	}
}

/** What edits do to an army, as one sentence without its final stop. */
export function legioEdits(edits: readonly Edit[], context: LegioContext, locale: Locale): string {
	const [first = '', ...rest] = edits.map((edit) => actionOf(edit, context, locale));
	if (rest.length === 0) return first;
	const small = rest.map((words) => words.charAt(0).toLocaleLowerCase(locale) + words.slice(1));
	return m.army_repair_and({ first, rest: small.join(', ') }, { locale });
}
